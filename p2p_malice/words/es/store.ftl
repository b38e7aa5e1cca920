### Lo que ha fallado con los archivos de este programa: `error-CODE`.

error-store = Un archivo del programa no se ha podido leer o escribir.
error-file-too-large = El archivo { $path } es demasiado grande. Muévelo a otra carpeta y vuelve a probar.
error-file-no-text = El archivo { $path } no es de texto. Muévelo a otra carpeta y vuelve a probar.
error-no-such-file = No existe el archivo { $path }.
error-no-games-in-file = En { $path } no hay partidas guardadas por este programa.
error-replay-of-results = { $path } tiene los resultados de las partidas, pero no sus jugadas. Las que se pueden volver a ver están aquí: { -command } stats
error-file-unreadable = El archivo { $path } no se puede leer: { $reason }.
error-file-unwritable = { $path } no se puede guardar: { $reason }. Comprueba que tienes permiso para escribir ahí y que el disco no está lleno.
error-no-node = Para construir la página hace falta Node.js, que aquí no está instalado.
error-no-pyodide = Pyodide no está en { $path }. Ejecuta npm install pyodide e indica la carpeta node_modules/pyodide.
error-no-esbuild = esbuild no está en { $path }. Ejecuta npm install esbuild e indica la carpeta node_modules/esbuild.
error-file-undeletable = El archivo { $path } no se puede borrar: { $reason }.

## Partidas guardadas.

error-saved-game = La partida guardada no se puede leer.
error-game-in-use = Esta partida está abierta en otra ventana. Sigue allí, o ciérrala primero.
error-saves-unlisted = No se puede ver la lista de tus partidas guardadas: { $reason }.
error-save-unopened = La partida guardada { $path } no se puede abrir: { $reason }.
error-save-unreadable = La partida guardada { $game } no se puede leer: { $reason }.
error-save-unwritten = La partida no se puede guardar: { $reason }. Libera espacio, o revisa { $path }.
error-save-changed = La partida guardada { $game } ha cambiado en otra ventana desde que la abriste aquí. Retómala y verás cómo está ahora.
error-days-damaged = { $of ->
    [puzzle] Tus resultados de los problemas del día no se pueden leer, porque { $path } está dañado. Empiezan otra vez desde hoy.
   *[daily] Tus resultados de los repartos del día no se pueden leer, porque { $path } está dañado. Empiezan otra vez desde hoy.
} El archivo dañado se llama ahora { $aside }: si puedes arreglarlo, devuélvele su nombre.
error-save-unlocked = Tus partidas están guardadas, pero este disco no puede impedir que otra ventana juegue la misma. Juega cada una en una sola ventana.
error-save-full = El archivo { $path } está lleno: no caben más de { $most } MB. Puedes seguir jugando, pero ya no se guarda nada. Termina aquí y empieza otra partida.
error-save-too-large = La partida guardada { $game } es demasiado grande: ocupa { $size } MB, y ninguna necesita más de { $most } MB. Muévela a otra carpeta; tus otras partidas están bien.
error-save-of-another-version = La partida guardada { $game } la hizo otra versión. Actualiza el programa.
error-save-unusable = La partida guardada { $game } está dañada y no sirve. Bórrala, o empieza otra: tus otras partidas están bien.

## Ajustes.

error-settings = Los ajustes no se pueden usar.
error-settings-unreadable = Los ajustes de { $path } no se pueden leer: { $reason }. Corrige el archivo, o bórralo.
error-no-such-setting = En { $path } hay algo que no es un ajuste: { $settings }. Puedes usar: { $known }.
error-setting-twice = El ajuste de { $path } está dos veces. Quita uno.
error-setting-wrong = { $why } Es el ajuste { $setting } de { $path }.
error-no-page-address = «{ $text }» no es la dirección de una página, como https://example.org/malice.
error-setting-of-wrong-kind = { $needed ->
    [text] El ajuste { $setting } de { $path } tiene que ser un texto entre comillas.
    [number] El ajuste { $setting } de { $path } tiene que ser un número sin comillas.
    [switch] El ajuste { $setting } de { $path } tiene que ser true o false.
    [list] El ajuste { $setting } de { $path } tiene que ser una lista de textos entre comillas, como ["uno", "dos"].
    [table] El ajuste { $setting } de { $path } tiene que ser una tabla de opciones.
   *[value] El ajuste { $setting } de { $path } tiene que ser un número, un texto entre comillas, true o false.
}
error-setting-not-listed = El ajuste { $setting } de { $path } tiene que ser uno de estos: { $known }.
error-unknown-language = No hay palabras en el idioma { $language }. Elige entre: { $known }.
error-setting-seconds = El ajuste { $setting } de { $path } tiene que ser un número de segundos de 0 a { $most }.
error-setting-name = El nombre de { $path } tiene letras que no se pueden mostrar, o es demasiado largo. Elige otro.
error-setting-project-url = El ajuste project_url de { $path } tiene que ser una dirección como https://example.org/malice.
