### The manual page, and what a desktop shows of the program.

## Headings of the manual page.

man-name = NOMBRE
man-synopsis = SINOPSIS
man-description = DESCRIPCIÓN
man-commands = ÓRDENES
man-options = OPCIONES
man-environment = ENTORNO
man-files = ARCHIVOS
man-status = ESTADO DE SALIDA
man-see = VÉASE TAMBIÉN
man-bugs = ERRORES

## Environment variables.

man-any-option = Equivale a una opción: esta, a --variant de host. Los nombres de las demás se forman igual.
man-languages = El idioma, si ni --lang ni los ajustes indican uno.
man-folders = Carpetas que se usan en lugar de ~/.config y ~/.local/share.

## Files.

man-settings = Tus ajustes.
man-games = Partidas guardadas.
man-history = Lo que se conserva de cada partida terminada.
man-replays = Las últimas, para verlas de nuevo.

## Exit statuses.

man-status-0 = Hecho.
man-status-1 = Algo inesperado.
man-status-2 = Una opción incorrecta, ajustes que no sirven o un puerto ocupado.
man-status-3 = Un código que no sirve.
man-status-4 = No hay camino entre las redes.
man-status-5 = Se perdió la conexión, o no había sitio para ti.
man-status-6 = Una partida guardada no sirve, o está abierta en otro lugar.
man-status-7 = Las versiones no coinciden.
man-status-129 = El terminal se ha cerrado.
man-status-130 = Ctrl-C.
man-status-143 = Otro programa lo ha terminado.

## What stands beside the name in menus and in shops. Keywords end with a semicolon each.

desktop-kind = Juego de cartas
desktop-keywords = cartas;amigos;multijugador;terminal;
desktop-games = { -title } es una carrera de dos a nueve personas: gana quien antes vacíe su pila. También está Spite, un juego de bazas de tres a nueve personas.
desktop-way = Envía una invitación por el medio que quieras. Desde entonces los dispositivos hablan directamente entre sí, con cifrado de extremo a extremo: sin servidor de juego, sin cuenta. O juega contra la máquina, o con más gente en una misma pantalla, y resuelve el problema del día.
