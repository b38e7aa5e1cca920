message-invitation = { $host } ने आपको { $game } खेलने बुलाया है।
message-tap = खेलने के लिए दबाएँ: { $link }
message-return = { $host } ने आपको { $game } के अपने गेम में वापस बुलाया है।
message-tap-return = लौटने के लिए दबाएँ: { $link }
message-command =
    टर्मिनल में खेलना हो, तो यह चलाएँ और पूरा मैसेज पेस्ट करें:
    p2p-malice join
message-install = यहाँ से इंस्टॉल करें: { $address }
message-ask = प्रोग्राम नहीं है? { $host } से पूछें कि कहाँ मिलेगा।
message-page = या इसे गेम के पेज पर पेस्ट करें: “कोड से शामिल हों”।
deal-here =
    इसे खेलने के लिए p2p-malice प्रोग्राम चाहिए। टर्मिनल में यह चलाएँ:
    p2p-malice play --deal { $code }
