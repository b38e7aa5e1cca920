### El menú, los formularios y lo que se lee desde allí.

menu-hello = { $name ->
    [none] { -title }
   *[other] { -title }. ¡Hola, { $name }!
}
menu-again = Volver a invitar
menu-again-line = La mesa se cerró antes de que llegaran, y sus invitaciones ya no sirven
friends-again = Otra vez con { $names }
menu-learn-new = ¿Primera vez? Aprende en 3 minutos
menu-play = Contra la máquina
menu-host = Invitar a alguien
menu-message = Jugar por mensaje
menu-daily = Reparto del día
menu-puzzle = Problema del día
menu-two = Dos en este dispositivo
menu-group = Invitar a varias personas
menu-change = Preparar partida
menu-change-one = Cambiar…
menu-join = Entrar con un código
menu-watch = Ver jugar a la máquina
menu-resume = Retomar una partida
resume-others = Otras partidas guardadas: { $count }
menu-learn = Cómo se juega
menu-rules = Leer las reglas
menu-name = Cambiar mi nombre
menu-doctor = Revisar mi red
menu-browser = Abrir en un navegador
menu-settings = Ajustes
menu-quit = Salir
menu-house-rules = Reglas de la casa
ask-which-rules = ¿Qué variante?
ask-which-game = ¿Cuál?

## El reparto del día: las mismas cartas para todo el mundo, una vez al día.

daily-goes-on = Ya has empezado: sigue jugando
daily-new = { $run ->
    [0] Las mismas cartas para todo el mundo
    [one] Las mismas cartas para todo el mundo · ayer, victoria
    [many] Las mismas cartas para todo el mundo · { $run } días seguidos ganando
   *[other] Las mismas cartas para todo el mundo · { $run } días seguidos ganando
}
daily-played = { $how ->
    [won] Victoria por { $count ->
        [one] 1 carta
        [many] { $count } cartas
       *[other] { $count } cartas
    } · { $run ->
        [one] mañana, cartas nuevas
        [many] { $run } días seguidos
       *[other] { $run } días seguidos
    }
    [lost] Derrota por { $count ->
        [one] 1 carta
        [many] { $count } cartas
       *[other] { $count } cartas
    } · mañana, cartas nuevas
   *[tied] Empate · mañana, cartas nuevas
}
news-daily-begun = { $counts ->
    [no] El reparto del día, para practicar: tu primera partida de hoy ya ha contado.
   *[yes] El reparto del día: todo el mundo recibe estas cartas. Cuenta tu primera partida. La máquina juega con nivel normal. Se permiten pistas; al compartir se dice cuántas.
}
news-daily-over = { $counts ->
    [no] El reparto del día, para practicar: solo cuenta la primera partida del día.
   *[yes] { $how ->
        [won] ¡Ganas el reparto del día por { $count ->
            [one] 1 carta
            [many] { $count } cartas
           *[other] { $count } cartas
        }! { $run ->
            [one] { $best ->
                [one] Gana también el de mañana y serán 2 días seguidos.
                [many] Empieza una nueva racha: tu récord es de { $best } días seguidos.
               *[other] Empieza una nueva racha: tu récord es de { $best } días seguidos.
            }
            [many] Ya van { $run } días seguidos; tu récord es de { $best }.
           *[other] Ya van { $run } días seguidos; tu récord es de { $best }.
        }
        [lost] Pierdes el reparto del día por { $count ->
            [one] 1 carta
            [many] { $count } cartas
           *[other] { $count } cartas
        }. Mañana habrá cartas nuevas.
       *[tied] El reparto del día acaba en empate. Mañana habrá cartas nuevas.
    }
}
daily-share-hints = { $share } · { $hints ->
    [0] sin pistas
    [one] 1 pista
    [many] { $hints } pistas
   *[other] { $hints } pistas
}
daily-drawn =
    { $told }
    Cada cuadro es un turno; 🟩 y ⭐ acercaron la victoria: { $good } de { $turns }
    { $picture }
daily-beside = { $told } · { $others }
daily-results = Reparto del día, { $date }
puzzle-share-helped = { -title }, problema del { $date }: resuelto
daily-share = { -title }, { $date }: { $how ->
    [won] he ganado por { $count ->
        [one] 1 carta
        [many] { $count } cartas
       *[other] { $count } cartas
    }
    [lost] he perdido por { $count ->
        [one] 1 carta
        [many] { $count } cartas
       *[other] { $count } cartas
    }
   *[tied] empate
}
daily-run = { $told } · días seguidos: { $run }

## El problema del día: ganar en este turno, del único modo posible.

puzzle-new = { $run ->
    [0] Gana en este turno
    [one] Gana en este turno · ayer, resuelto
    [many] Gana en este turno · { $run } días seguidos
   *[other] Gana en este turno · { $run } días seguidos
}
puzzle-solved = { $tries ->
    [one] Resuelto a la primera
    [many] Resuelto en { $tries } intentos
   *[other] Resuelto en { $tries } intentos
} · { $run ->
    [one] mañana, otro
    [many] { $run } días seguidos
   *[other] { $run } días seguidos
}
ask-puzzle = { $hints ->
    [0] { $tries ->
        [one] ¡Resuelto a la primera y sin pistas!
        [many] ¡Resuelto en { $tries } intentos y sin pistas!
       *[other] ¡Resuelto en { $tries } intentos y sin pistas!
    }
    [one] { $tries ->
        [one] Resuelto a la primera, con una pista.
        [many] Resuelto en { $tries } intentos, con una pista.
       *[other] Resuelto en { $tries } intentos, con una pista.
    }
    [many] { $tries ->
        [one] Resuelto a la primera, con { $hints } pistas.
        [many] Resuelto en { $tries } intentos, con { $hints } pistas.
       *[other] Resuelto en { $tries } intentos, con { $hints } pistas.
    }
   *[other] { $tries ->
        [one] Resuelto a la primera, con { $hints } pistas.
        [many] Resuelto en { $tries } intentos, con { $hints } pistas.
       *[other] Resuelto en { $tries } intentos, con { $hints } pistas.
    }
} { $counts ->
    [no] Era para practicar: solo cuenta el problema del día, y una sola vez.
   *[yes] { $run ->
        [one] Mañana habrá otro.
        [many] Ya van { $run } días seguidos.
       *[other] Ya van { $run } días seguidos.
    }
}
ask-puzzle-share = Contárselo a alguien
ask-puzzle-quit = Basta por hoy
puzzle-share = { -title }, problema del { $date }: { $tries ->
    [one] resuelto a la primera
    [many] resuelto en { $tries } intentos
   *[other] resuelto en { $tries } intentos
}{ $run ->
    [one] { "" }
    [many] { " " }· { $run } días seguidos
   *[other] { " " }· { $run } días seguidos
}

## Un reparto que ha jugado otra persona.

deal-friend = Quien te reta
news-deal-begun = { $how ->
    [won] { $count ->
        [one] { $by } ganó este reparto por 1 carta. ¿Lo harás mejor?
        [many] { $by } ganó este reparto por { $count } cartas. ¿Lo harás mejor?
       *[other] { $by } ganó este reparto por { $count } cartas. ¿Lo harás mejor?
    }
    [lost] { $count ->
        [one] { $by } perdió este reparto por 1 carta. ¿Lo harás mejor?
        [many] { $by } perdió este reparto por { $count } cartas. ¿Lo harás mejor?
       *[other] { $by } perdió este reparto por { $count } cartas. ¿Lo harás mejor?
    }
    [tied] { $by } empató con este reparto. ¿Lo harás mejor?
   *[none] { $by } ha jugado este reparto. ¡Suerte!
}
news-deal-over = { $than ->
    [better] { $by ->
        [none] ¡Lo has hecho mejor que quien te retó!
       *[other] ¡Lo has hecho mejor que { $by }!
    }
    [worse] { $by ->
        [none] Con estas cartas, quien te retó lo hizo mejor.
       *[other] Con estas cartas, { $by } lo hizo mejor.
    }
    [same] { $by ->
        [none] Lo has hecho exactamente igual que quien te retó.
       *[other] Lo has hecho exactamente igual que { $by }.
    }
   *[none] Otras personas también pueden jugar este reparto.
}
deal-share = { $how ->
    [won] { $count ->
        [one] { -title }: he ganado este reparto por 1 carta
        [many] { -title }: he ganado este reparto por { $count } cartas
       *[other] { -title }: he ganado este reparto por { $count } cartas
    }
    [lost] { $count ->
        [one] { -title }: he perdido este reparto por 1 carta
        [many] { -title }: he perdido este reparto por { $count } cartas
       *[other] { -title }: he perdido este reparto por { $count } cartas
    }
   *[tied] { -title }: he empatado con este reparto
}
deal-ask = { $told } · ¿Me superas?
deal-told =
    { $share }
    { $link }

## Formularios.

form-default = habitual
form-yes = sí
form-no = no
form-back = Cancelar
form-more = { $changed ->
    [0] Más reglas
    [one] Más reglas (1 cambiada)
    [many] Más reglas ({ $changed } cambiadas)
   *[other] Más reglas ({ $changed } cambiadas)
}

form-play = Contra la máquina
form-play-done = Empezar
form-host = Invitar a alguien
form-host-done = Empezar
form-message = Jugar por mensaje
form-message-done = Empezar
form-two = Dos en este dispositivo
form-two-done = Empezar
form-group = Invitar a varias personas
form-group-done = Empezar
form-watch = Ver jugar a la máquina
form-watch-done = Empezar
form-naming = ¿Cómo te llamas?
form-naming-done = Guardar
form-naming-why = Quienes juegan contigo ven este nombre en la invitación y en la mesa.
form-name-needed = Para que sepan quién invita, escribe tu nombre.
form-name = Tu nombre
form-variant = Variante
form-variant-line = { $least ->
    [2] { $most ->
        [2] Para 2
        [many] De 2 a { $most } participantes
       *[other] De 2 a { $most } participantes
    }
    [many] De { $least } a { $most } participantes
   *[other] De { $least } a { $most } participantes
}. { $what }
form-variant-small = { $most ->
    [2] Para 2.
    [many] Para { $most } como mucho.
   *[other] Para { $most } como mucho.
}
form-seats = Asientos
form-seats-hint = Para cada asiento: me, me=NOMBRE, friend, friend=NOMBRE, bot, o:
form-players = Participantes
form-seat-me = Aquí
form-seat-friend = Invitar
form-seat-message = Por mensaje
form-seat-computer = Máquina
form-seat-beginner = { $name } (principiante)
form-seat-easy = { $name } (fácil)
form-seat-normal = { $name } (normal)
form-seat-strong = { $name } (fuerte)
form-seat-hard = { $name } (difícil)
form-seat-expert = { $name } (experto)
temper-beginner = Juega lo que viene y se le escapan muchas cosas.
temper-easy = Va con cuidado, pero solo ve lo más directo.
temper-normal = Ve casi todo y falla de vez en cuando.
temper-strong = Lo ve casi todo y rara vez falla.
temper-hard = Mira todos los caminos de un turno.
temper-expert = Piensa varios turnos por delante y en lo que no se ve.
form-seat-name = Asiento { $number }
form-size-quick = Rápida { $number }
form-size-standard = Normal { $number }
form-size-long = Larga { $number }
form-matched = { $what } → { $value }
form-matched-more = { $first } · { $next }
form-note = Cambiado para que cuadre: { $what }
form-favourite = Guardar estas reglas
form-favourite-means = Ponles un nombre y la próxima vez las tendrás entre las variantes.
form-favourite-hint = por ejemplo, Domingo
error-favourite-like-variant = Ya hay una variante que se llama { $name }. Elige otro nombre.
form-setup-good = { $friends ->
    [0] { "" }
    [one] Después invitas a la otra persona.
    [many] Después invitas a las { $friends } personas.
   *[other] Después invitas a las { $friends } personas.
}
form-setup-by-message = Jugáis por turnos, cada uno en un mensaje. Lleva todas las cartas: juega con gente de confianza.
form-setup-watched = La máquina juega por todos los asientos, y tú miras.
who-watches-next = { $play ->
    [none] Mirará: { $watch }.
   *[other] Quiere jugar: { $play }. Mirará: { $watch }.
}

form-settings = Ajustes
form-settings-done = Guardar
form-settings-more = Avanzado
form-settings-next = Los ajustes de conexión se aplican a partir de tu próxima partida.
form-language = Idioma
form-language-next = El idioma cambia la próxima vez que abras el juego.
form-language-device = el del dispositivo
form-language-name = { $name }
form-theme = Tema
form-theme-dark = oscuro
form-theme-light = claro
form-theme-contrast = alto contraste
form-cards = Cartas
form-cards-auto = automático
form-cards-suits = con palos
form-cards-ascii = solo letras
form-pause = Pausa entre jugadas (s)
form-autoplay = Juego directo
form-explain = Explicar lo nuevo
form-stun = Servidores STUN
form-stun-hint = vacío: los incluidos
form-turn = Repetidor (TURN)
form-turn-hint = turn:user:password@host:port
form-game_url = Tu página web
form-game_url-hint = https://… para los enlaces de tus invitaciones
form-courier = Tu mensajero
form-courier-hint = https://… te trae las respuestas
error-pause-wrong = La pausa tras cada jugada rival puede ser de 0 a { $most } segundos.

## La red.

news-looking-around = Revisando tu red…
sheet-doctor = Tu red

## La mesa en un navegador.

news-page-at =
    Tu mesa: { $address }
    Solo este equipo puede abrirla. Pulsa { $ends } para cerrarla.
news-no-browser = No hemos podido abrir un navegador. Copia la dirección y ábrela a mano.
error-page-port = El puerto { $port } no se puede usar: { $why }. Elige otro con --page-port.

## El nombre de cada cual.

welcome = ¡Te damos la bienvenida a { -title }! Juega con tu gente, directo de tu dispositivo al suyo, o contra la máquina.
ask-day = { $told }. Te tocan las mismas cartas y el mismo rival. ¿Puedes hacerlo mejor?
ask-day-play = Jugar estas cartas
ask-name = ¿Cómo te llamas?
name-first = Eso es una invitación. Primero dinos quién eres.
name-too-long = Un nombre puede tener { $most } letras como mucho.

## La página en archivos.

web-site-written = Se han escrito { $count } archivos en { $folder }. Súbelos a cualquier servidor web estático y pon su dirección en game_url.
web-site-plain = { $left ->
    [play] Falta play.html, el juego entero en la página.
    [plain] Los scripts están tal como se escribieron: quien la visita carga un tercio más.
   *[both] Falta play.html, el juego entero en la página. Los scripts están tal como se escribieron: quien la visita carga un tercio más.
} En una copia del repositorio, esto lo hace todo: { $run }
web-site-preview = Los chats mostrarán sus enlaces sin imagen. Para que la haya, escribe el sitio otra vez con --url y su dirección en la web.
web-size = { $part ->
    [guest] La página para entrar: { $size }, { $sent } con gzip
    [play] La página para jugar, además: { $size }, { $sent } con gzip
    [pyodide] Pyodide: { $size }, { $sent } con gzip
   *[program] El programa: { $size }, { $sent } con gzip
}
web-kilobytes = { $count } kB
web-megabytes = { $count } MB
web-page-written = La página está escrita en { $file }.

## En cualquier pantalla.

game = { -title }
form-range = de { $least } a { $most }; vacío: lo habitual

## Aprender.

ask-try = ¿No conoces { $game }?
ask-try-learn = Primero, aprender
ask-try-first = Jugar a { $rules }
ask-try-play = Preparar partida
ask-learned = Con eso ya sabes todo lo necesario. ¿Juegas tu primera partida?
ask-learned-first = Para una primera partida, basta. ¿La juegas?
ask-learned-skipped = ¿Prefieres una partida con pistas?
ask-learned-back = Volver a la lección
ask-learned-play = Una partida corta y fácil contra { $opponents }
ask-learned-light = Una partida fácil de { $rules } contra { $opponents }
ask-learned-quit = Por ahora, basta
form-value = { $word }

## Opciones que no van juntas.

usage-deal-alone = --deal ya trae su juego, sus reglas y sus participantes: quita las demás opciones.
usage-two-or-seats = --two NOMBRE es la forma corta de --seat me --seat me=NOMBRE: usa una de las dos.
usage-no-friends = Para invitar, usa: { -command } host
usage-pyodide = --pyodide añade una página a un sitio: añade --site CARPETA para decir dónde va.
usage-esbuild = --esbuild une los scripts de la página: añade --site CARPETA o --save ARCHIVO para decir dónde van.
usage-courier = --courier indica el mensajero que la página puede usar: añade --site CARPETA para decir dónde va la página.
usage-url = --url indica dónde estará el sitio: añade --site CARPETA para decir dónde se escribe.
usage-save = Para hacer de la página un solo archivo hace falta esbuild: añade --esbuild CARPETA. Se consigue con npm install esbuild.
usage-did-you-mean = ¿Querías decir { $name }?
usage-variant = Añade: --variant { $name }
usage-output-closed = No se puede mostrar nada: la salida del programa está cerrada. Inícialo sin >&-.
usage-output-full = No se puede escribir lo que dice el programa: { $reason }.
usage-one-seat = Un programa solo puede jugar en un asiento: con --json, exactamente un asiento tiene que ser me.

## Lo que el servidor de la página dice a quienes no son la página.

refused-place = En esta dirección no hay nada. Tiene que empezar por { $url }
refused-site = Esta mesa solo responde a su propia página. Ábrela en la dirección que mostró { -command } web.
refused-frame = Esta mesa no se puede mostrar dentro de otra página. Ábrela en su propia pestaña.

## Listas de reglas.

variants = Variantes
variant-own = Estas son tus propias reglas.
house-rules = Reglas de la casa
house-rule-set = { $rule } ({ $value })
