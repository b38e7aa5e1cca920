### The help of the command line. A text of a command begins with a line for the list of commands, at most 60 letters.
### Paragraphs that begin with the command are shown line by line, others are wrapped.

help = Spite & Malice con tu gente, directamente de un dispositivo a otro.

    { -command } host      invitar a alguien: envía el mensaje que aparece
    { -command } join      pegar el mensaje que te han enviado

    Sin ninguna orden, se abre el menú.

## Commands.

help-host = Invitar a tu gente y jugar.

    { -command } host
    { -command } host --variant official --seat me --seat friend --seat friend

    Muestra una invitación para cada persona, que puedes enviar por WhatsApp o como quieras,
    y espera las respuestas que te manden, en cualquier orden.
help-message = Jugar una partida por mensaje, turno a turno.

    { -command } message           tú y otra persona; empiezas tú
    { -command } message --seat me --seat message=Asha --seat message=Ben

    Cada turno es un mensaje para cualquier chat. Quien lo recibe lo pega con: { -command } join

help-join = Entrar en la partida de otra persona.

    { -command } join              pide la invitación
    { -command } join MDW1-…       o la toma de aquí; - la lee de una tubería

    Vale cualquier texto que contenga el código, como el mensaje entero de WhatsApp.
    Muestra una respuesta para enviársela a quien te invita.
help-resume = Retomar una partida.

    { -command } resume            la partida, o una lista para elegir
    { -command } resume GAME       la partida de ese nombre; --list da los nombres

    Esta orden es para quien cerró la partida. Los programas se vuelven a encontrar mientras
    las redes aún recuerden el camino; si no, quien invita envía otra invitación.
help-play = Jugar en este dispositivo.

    { -command } play
    { -command } play --payoff 11 --two Asha
    { -command } play --variant official --seat me --seat bot --seat bot
    { -command } play --seat bot --seat bot     solo mirar
    { -command } play --deal DAY-2026-11-27     el reparto de ese día, o un enlace

    Juegas contra la máquina, o con más gente en una misma pantalla.
help-puzzle = Resolver el problema del día.

    { -command } puzzle
    { -command } puzzle --day 2026-11-27

    Puedes ganar en este turno, y solo hay una manera. Es igual para todo el mundo,
    y cada vez más difícil de lunes a domingo.
help-stats = Ver tus partidas, tus rivales y tus trofeos.

    { -command } stats
    { -command } stats --csv > games.csv
    { -command } stats --import from-my-phone.jsonl

    Cada partida que se juega hasta el final se guarda en este dispositivo, y en ningún otro sitio.
help-replay = Volver a ver una partida terminada.

    { -command } replay            la última que se jugó en una mesa de aquí
    { -command } replay GAME       la partida con ese nombre, o la de ese archivo
    { -command } replay GAME1-…    la partida terminada de ese código

    La pantalla de tus partidas ({ -command } stats) lleva a todas ellas.
help-verify = Comprobar que el reparto fue limpio.

    { -command } verify            la última partida en la mesa de otra persona
    { -command } verify GAME       la partida con ese nombre o la de ese archivo

    Entre amigos nadie elige las cartas: el programa de cada uno aporta algo al reparto y lo comprueba al
    terminar. Esto comprueba otra vez una partida, también una que te envíen. Termina con 1 si no fue limpia.
help-arena = Poner a jugar a las máquinas, unas contra otras.

    { -command } arena normal greedy --pairs 200
    { -command } arena easy "run:python my_bot.py" --variant official --seats 4

    Muestra la puntuación de la primera con su margen de error, en Elo, y el tiempo por
    decisión. Además de las del menú están random, naive y greedy, que no cambian nunca.
    Tras run: va la orden que inicia un programa tuyo.
help-doctor = Revisar tu red y tu equipo.

    { -command } doctor
    { -command } doctor --stun stun.example.org:3478

    Tarda unos segundos. Solo consulta los servidores STUN y el repetidor de tus ajustes.
help-learn = Aprender a jugar en unos minutos.

    { -command } learn
    { -command } learn --game spite --name Asha

    Una lección corta, y después una primera partida con pistas.
help-web = Abrir la mesa en un navegador.

    { -command } web
    { -command } web --site public     la página para entrar, en un sitio estático

    Solo este equipo puede abrir la página, y solo con la dirección que se muestra.
help-courier = Poner en marcha un mensajero: se entra con un toque.

    { -command } courier --port 8090
    { -command } courier --port 8090 --site public --behind-proxy

    Lleva respuestas selladas a quien invita, y no puede leer ninguna. Para los navegadores tiene
    que estar detrás de un servidor web con HTTPS.
help-rules = Leer las reglas.

    { -command } rules
    { -command } rules official --rule payoff=13

## Options.

option-help = Mostrar esta ayuda y salir.
option-version = Mostrar la versión y salir.
option-lang = El idioma del programa, por ejemplo es.
option-variant = mdw (la habitual), official, classic…; rules --list las muestra todas.
option-game = El juego: malice o spite.
option-rule = Una regla de la casa, como hand=6; --hand 6 es lo mismo. Repítela para poner varias.
option-seat-host = me, me=NOMBRE, friend, friend=NOMBRE, bot o bot=beginner|easy|strong|hard|expert (Spite: también late); repite la opción para cada asiento.
option-seat-message = me, message, message=NOMBRE, bot o bot=beginner|easy|strong|hard|expert; para cada asiento.
option-seat-play = me, me=NOMBRE, bot o bot=beginner|easy|strong|hard|expert; repite la opción para cada asiento.
option-name = Tu nombre en la mesa; se guarda para la próxima vez.
option-plain = Línea por línea, sin pantalla completa.
option-json = Un objeto JSON por línea, de entrada y de salida, para programas.
option-turn = Un repetidor: turn:user:password@host:port?transport=udp
option-stun = Un servidor STUN, o none; repite la opción para poner varios.
option-port = El puerto UDP que se usa aquí.
option-open-port = Pedir al router que abra el puerto (UPnP).
option-no-copy = No tocar el portapapeles.
option-list-games = Mostrar las partidas que puedes retomar, y salir.
option-two = Jugar con NOMBRE en esta pantalla, y no contra la máquina.
option-deal = Jugar las cartas que te han enviado, o las de un día.
option-day = El problema de ese día, para practicar.
option-stats-json = Un solo objeto JSON con todas las cifras y partidas.
option-csv = Una línea por partida, para una hoja de cálculo.
option-import = Añadir antes las partidas de un archivo de otro dispositivo.
option-export = Guardar todas las partidas en un archivo, para otro dispositivo.
option-share = En su lugar, escribir un mensaje que muestra la partida a otros.
option-pairs = Cuántos repartos; cada uno se juega desde todos los asientos.
option-seats = Cuántos asientos: uno para la primera, los demás para la segunda.
option-seed = Con el mismo texto salen los mismos repartos.
option-sprt = Parar en cuanto se sepa si la primera es 20 Elo más fuerte.
option-ask-stun = Un servidor STUN que consultar; repite la opción para consultar varios.
option-doctor-json = Un solo objeto JSON, para programas.
option-no-open = Mostrar solo la dirección, sin abrir un navegador.
option-page-port = El puerto TCP de la página en este equipo.
option-site = Escribir en esa carpeta la página para entrar, y salir.
option-pyodide = Con --site, añadir play.html, que no necesita el programa: la carpeta de Pyodide. Una versión publicada ya lo trae.
option-esbuild = Con --site o --save, unir los scripts de la página para que cargue antes: la carpeta de esbuild. Una versión publicada ya lo trae.
option-page-courier = Con --site, el mensajero que la página puede usar; . si también sirve la página.
option-page-url = Con --site, dónde estará la página, para que los chats muestren sus enlaces con una imagen. Si falta, tu game_url.
option-save = Escribir la página para entrar en un solo archivo, y salir.
option-courier-port = El puerto TCP; si no se indica, 8090.
option-listen = Dónde escuchar; 0.0.0.0 para todas las redes.
option-serve-site = Servir también la página para entrar que hay en esa carpeta.
option-behind-proxy = Contar las visitas por X-Forwarded-For, que añade tu servidor web.
option-metrics = Informar a Prometheus en /metrics de cuánto trabajo hay.
option-list-rules = Mostrar la lista de variantes y de reglas de la casa.

## What is said about a command line. Names of options, and what was typed, come in quotes.

typing-usage = Uso:
typing-options = Opciones
typing-commands = Órdenes
typing-error = Error: { $message }
typing-try = Para ver la ayuda, usa { $command } { $option }.
typing-did-you-mean = ¿Querías decir { $possibility }?
typing-did-you-mean-one = (¿Querías decir una de estas: { $possibilities }?)
typing-invalid = Valor no válido: { $message }
typing-invalid-for = Valor no válido para { $param_hint }: { $message }
# Followed by what is missing.
typing-missing = Falta:
typing-no-such-option = No hay ninguna opción { $name }.
typing-no-such-command = No hay ninguna orden { $name }.
typing-too-much = Esto sobra: { $args }
typing-needs-values = { $name } necesita { $nargs } valores.
typing-takes-values = Hacen falta { $nargs } valores; aquí hay { $len }.
typing-no-value = La opción { $name } no lleva ningún valor.
typing-needs-value = La opción { $name } necesita un valor.
typing-no-number = { $value } no es un número entero.
typing-out-of-range = { $value } está fuera del intervalo { $range }.
typing-no-date = { $value } no es una fecha como 2026-11-27.
typing-is-file = { $filename } es un archivo, no una carpeta.
typing-is-folder = { $filename } es una carpeta, no un archivo.

## What the value of an option is called.

value-name = NOMBRE
value-person = NOMBRE
value-rule = NOMBRE=VALOR
value-who = QUIÉN
value-url = URL
value-server = SERVIDOR:PUERTO
value-n = N
value-code = CÓDIGO
value-link = ENLACE
value-date = FECHA
value-file = ARCHIVO
value-dir = CARPETA
value-text = TEXTO
value-address = DIRECCIÓN
