### The connection, in two words: at most 14 columns.

link-connecting = ○ جارٍ الاتصال
link-good = { $way ->
    [relayed] ● عبر وسيط
   *[direct] ● متصل
}
link-shaky = ◐ متقطّع
link-away = ○ غائب
link-ended = ○ انتهى
link-back = ● عاد
