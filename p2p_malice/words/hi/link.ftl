link-connecting = ○ जुड़ रहा है
link-good = { $way ->
    [relayed] ● रिले से
   *[direct] ● जुड़ा है
}
link-shaky = ◐ कमज़ोर
link-away = ○ ऑफ़लाइन
link-ended = ○ खत्म
link-back = ● फिर जुड़ा
