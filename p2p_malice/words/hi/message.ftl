message-invitation = { $game } की एक बाज़ी हो जाए?
message-again = { $game } की एक और बाज़ी हो जाए?
message-tap = खेलने के लिए टैप करें: { $link }
message-return = { $game } की हमारी बाज़ी आगे खेलें?
message-tap-return = लौटने के लिए टैप करें: { $link }
message-command =
    टर्मिनल में खेलना हो, तो यह चलाएँ और पूरा मैसेज पेस्ट करें:
    p2p-malice join
message-install = यहाँ से इंस्टॉल करें: { $address }
message-ask = प्रोग्राम नहीं है? मुझसे पूछें कि कहाँ मिलेगा।
message-page = या ब्राउज़र में: गेम का पेज खोलें, “कोड से शामिल हों” चुनें और पूरा मैसेज वहीं पेस्ट करें।
deal-here =
    इसे खेलने के लिए p2p-malice प्रोग्राम चाहिए। टर्मिनल में यह चलाएँ:
    p2p-malice play --deal { $code }
shared-game-here =
    इसे देखने के लिए p2p-malice प्रोग्राम चाहिए। टर्मिनल में यह चलाएँ:
    p2p-malice replay { $code }

## The message with a turn. Whoever has played it sends it, so it is in the first person.

message-turn = { $stage ->
    [first] मैंने { $game } का एक गेम शुरू करके अपनी पहली बारी खेल ली है।
    [over] हमारा { $game } का गेम खत्म हो गया। देखिए कैसे।
   *[next] मैंने हमारे { $game } के गेम में अपनी बारी खेल ली है।
}{ $name ->
    [none] { $stage ->
        [over] { "" }
       *[next] { " " }अब आपकी बारी है।
    }
   *[other] { " " }{ $name }, आपकी बारी है।
}
message-turn-tap = आगे खेलने के लिए टैप करें: { $link }
