### Spite & Malice: why a move is refused. `{ $pile }` is what the screen calls it: “pile 1”, “discard pile 2”.

error-discards-on-own = لا يكون الرمي إلا على كوماتك.
error-plays-from-own = لا يكون اللعب إلا من كوماتك.
error-plays-from-team = لا يكون اللعب إلا من كوماتك وكومات شريكك.
error-not-in-hand = ليست لديك { $card }.
error-discard-pile-empty = { $whose ->
    [partner] { $pile } لدى شريكك فارغة.
   *[own] { $pile } لديك فارغة.
}
error-payoff-pile-empty = { $whose ->
    [partner] كومة هدف شريكك فارغة.
   *[own] كومة هدفك فارغة.
}
error-payoff-to-centre-only = ورقة الهدف لا تُلعب إلا في الوسط.
error-discard-to-centre-only = الورقة المرمية لا تُلعب إلا في الوسط.
error-does-not-fit = { $needs ->
    [A] { $card } لا تناسب { $pile }، والمطلوب آس.
    [8] { $card } لا تناسب { $pile }، والمطلوب 8.
    [J] { $card } لا تناسب { $pile }، والمطلوب ولد.
    [Q] { $card } لا تناسب { $pile }، والمطلوب بنت.
    [K] { $card } لا تناسب { $pile }، والمطلوب ملك.
   *[other] { $card } لا تناسب { $pile }، والمطلوب { $needs }.
}
error-wild-may-not-begin = { $needs ->
    [A] لا تحل ورقة بديلة محل الآس هنا، وهو المطلوب على { $pile }.
   *[other] لا تحل ورقة بديلة محل { $needs } هنا، وهي المطلوبة على { $pile }.
}
error-ace-first = ما دام في الوسط مكان فارغ، العب الآس من يدك قبل الرمي.
