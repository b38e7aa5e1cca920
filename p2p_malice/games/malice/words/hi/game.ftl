##

pile = { $role ->
    [centre] गड्डी { $number }
    [discard] डिस्कार्ड गड्डी { $number }
    [payoff] टारगेट गड्डी
    [draw] उठाने की गड्डी
    [waste] अलग रखे कार्ड
    [hand] हाथ
   *[other] गड्डी
}
pile-of = { $who ->
    [you] { $role ->
        [hand] आपका हाथ
        [payoff] आपकी टारगेट गड्डी
        [discard] आपकी डिस्कार्ड गड्डी { $number }
       *[other] आपकी { $pile }
    }
   *[other] { $role ->
        [hand] { $name } का हाथ
        [payoff] { $name } की टारगेट गड्डी
        [discard] { $name } की डिस्कार्ड गड्डी { $number }
       *[other] { $name } की { $pile }
    }
}

##

event-start = { $who ->
    [you] पहली बारी आपकी।
   *[other] पहली बारी { $name } की।
}
event-equal = { $who ->
    [you] सबसे ऊँचे कार्ड में बराबरी रही (आपका टारगेट कार्ड { $card })। आपकी टारगेट गड्डी फेंटी गई, और नया कार्ड खुला।
   *[other] सबसे ऊँचे कार्ड में बराबरी रही ({ $name } का टारगेट कार्ड { $card })। गड्डी फेंटी गई, और नया कार्ड खुला।
}
event-redeal = सबसे ऊँचे टारगेट कार्ड बराबर हैं ({ $card })। सब कार्ड फिर से बाँटे गए।
event-draw = { $who ->
    [you] { $count ->
        [one] आपने { $count } कार्ड उठाया।
       *[other] आपने { $count } कार्ड उठाए।
    }
   *[other] { $count ->
        [one] { $name } ने { $count } कार्ड उठाया।
       *[other] { $name } ने { $count } कार्ड उठाए।
    }
}
event-play = { $who ->
    [you] { $source ->
        [hand] आपने हाथ से { $card } को गड्डी { $target_number } पर रखा।
        [payoff] { $whose ->
            [own] आपने टारगेट गड्डी से { $card } को गड्डी { $target_number } पर रखा।
            [you] आपने अपनी टारगेट गड्डी से { $card } को गड्डी { $target_number } पर रखा।
           *[other] आपने { $owner } की टारगेट गड्डी से { $card } को गड्डी { $target_number } पर रखा।
        }
        [discard] { $whose ->
            [own] आपने डिस्कार्ड गड्डी { $source_number } से { $card } को गड्डी { $target_number } पर रखा।
            [you] आपने अपनी डिस्कार्ड गड्डी { $source_number } से { $card } को गड्डी { $target_number } पर रखा।
           *[other] आपने { $owner } की डिस्कार्ड गड्डी { $source_number } से { $card } को गड्डी { $target_number } पर रखा।
        }
       *[other] आपने एक गड्डी से { $card } को गड्डी { $target_number } पर रखा।
    }
   *[other] { $source ->
        [hand] { $name } ने हाथ से { $card } को गड्डी { $target_number } पर रखा।
        [payoff] { $whose ->
            [own] { $name } ने टारगेट गड्डी से { $card } को गड्डी { $target_number } पर रखा।
            [you] { $name } ने आपकी टारगेट गड्डी से { $card } को गड्डी { $target_number } पर रखा।
           *[other] { $name } ने { $owner } की टारगेट गड्डी से { $card } को गड्डी { $target_number } पर रखा।
        }
        [discard] { $whose ->
            [own] { $name } ने डिस्कार्ड गड्डी { $source_number } से { $card } को गड्डी { $target_number } पर रखा।
            [you] { $name } ने आपकी डिस्कार्ड गड्डी { $source_number } से { $card } को गड्डी { $target_number } पर रखा।
           *[other] { $name } ने { $owner } की डिस्कार्ड गड्डी { $source_number } से { $card } को गड्डी { $target_number } पर रखा।
        }
       *[other] { $name } ने एक गड्डी से { $card } को गड्डी { $target_number } पर रखा।
    }
}
event-turn-up = { $who ->
    [you] आपका अगला टारगेट कार्ड: { $card }
   *[other] { $name } का अगला टारगेट कार्ड: { $card }
}
event-complete = गड्डी { $target_number } पूरी हुई। उसके { $count } कार्ड फेंटकर उठाने की गड्डी में मिला दिए गए।
event-clear = गड्डी { $target_number } पूरी हुई। उसके { $count } कार्ड अलग रख दिए गए।
event-reshuffle = { $count ->
    [one] उठाने की गड्डी खाली है। अलग रखा { $count } कार्ड अब उठाने की नई गड्डी है।
   *[other] उठाने की गड्डी खाली है। अलग रखे { $count } कार्ड फेंटकर उठाने की नई गड्डी बनी।
}
event-discard = { $who ->
    [you] आपने { $card } को डिस्कार्ड गड्डी { $target_number } पर डाला।
   *[other] { $name } ने { $card } को डिस्कार्ड गड्डी { $target_number } पर डाला।
}
event-undo = { $who ->
    [you] आपने { $card } को गड्डी { $target_number } से वापस लिया।
   *[other] { $name } ने { $card } को गड्डी { $target_number } से वापस लिया।
}
event-pass = { $who ->
    [you] आपका हाथ खाली है और कोई चाल नहीं है, इसलिए आपकी बारी छूट गई।
   *[other] { $name } का हाथ खाली है और कोई चाल नहीं है, इसलिए उनकी बारी छूट गई।
}
event-out = { $who ->
    [you] आपकी टारगेट गड्डी खाली हो गई। अब अपने पार्टनर के लिए खेलें।
   *[other] { $name } की टारगेट गड्डी खाली हो गई। अब उनका खेल अपने पार्टनर के लिए है।
}
##

event-win = { $whose ->
    [own] { $who ->
        [you] गेम आपका: आपकी टारगेट गड्डी खाली है।
        [nobody] गेम खत्म।
       *[other] गेम { $name } का: उनकी टारगेट गड्डी खाली है।
    }
    [you] गेम आपका और { $name } का: आप दोनों की टारगेट गड्डियाँ खाली हैं।
   *[other] { $who ->
        [you] गेम आपका और { $owner } का: आप दोनों की टारगेट गड्डियाँ खाली हैं।
       *[other] गेम { $name } और { $owner } का: उनकी टारगेट गड्डियाँ खाली हैं।
    }
}
event-stalemate = अब किसी के पास कोई चाल नहीं है।
event-idle = बहुत देर से किसी ने टारगेट कार्ड नहीं खेला।
event-long = गेम बहुत लंबा हो गया।
event-fewest = { $whose ->
    [own] { $who ->
        [you] गेम आपका: आपके सबसे कम टारगेट कार्ड बचे हैं।
        [nobody] टारगेट गड्डियाँ बराबर हैं, इसलिए गेम बराबर रहा।
       *[other] गेम { $name } का: उनके सबसे कम टारगेट कार्ड बचे हैं।
    }
    [you] गेम आपका और { $name } का: आप दोनों के सबसे कम टारगेट कार्ड बचे हैं।
   *[other] { $who ->
        [you] गेम आपका और { $owner } का: आप दोनों के सबसे कम टारगेट कार्ड बचे हैं।
       *[other] गेम { $name } और { $owner } का: उनके सबसे कम टारगेट कार्ड बचे हैं।
    }
}
event-tie = गेम बराबर रहा: हाथ भरने के लिए कार्ड कम पड़ गए।

##

result-win = { $who ->
    [you] जीत आपकी! आपकी टारगेट गड्डी खाली है।
    [team] जीत आपकी जोड़ी की! { $names }: दोनों की टारगेट गड्डियाँ खाली हैं।
    [others] { $names } की जीत: उनकी टारगेट गड्डियाँ खाली हैं।
   *[other] { $names } की जीत: टारगेट गड्डी खाली है।
} बचे टारगेट कार्ड: { $left }
result-tie = गेम बराबर रहा: हाथ भरने के लिए कार्ड कम पड़ गए। बचे टारगेट कार्ड: { $left }
result-stalemate = { $who ->
    [nobody] अब किसी के पास कोई चाल नहीं है। टारगेट गड्डियाँ बराबर हैं, इसलिए गेम बराबर रहा ({ $left })।
   *[other] अब किसी के पास कोई चाल नहीं है। सबसे कम टारगेट कार्ड के साथ जीत: { $names } ({ $left })।
}
result-idle = { $who ->
    [nobody] बहुत देर से किसी ने टारगेट कार्ड नहीं खेला। टारगेट गड्डियाँ बराबर हैं, इसलिए गेम बराबर रहा ({ $left })।
   *[other] बहुत देर से किसी ने टारगेट कार्ड नहीं खेला। सबसे कम टारगेट कार्ड के साथ जीत: { $names } ({ $left })।
}
result-long = { $who ->
    [nobody] गेम बहुत लंबा हो गया। टारगेट गड्डियाँ बराबर हैं, इसलिए गेम बराबर रहा ({ $left })।
   *[other] गेम बहुत लंबा हो गया। सबसे कम टारगेट कार्ड के साथ जीत: { $names } ({ $left })।
}

##

ear-empty = { $needs ->
    [none] { $pile }: खाली
   *[other] { $pile }: खाली, { $needs } चाहिए
}
ear-hidden = { $count ->
    [one] { $pile }: { $count } कार्ड, उल्टा
   *[other] { $pile }: { $count } कार्ड, उल्टे
}
ear-cards = { $needs ->
    [none] { $pile }: { $card }, { $count } कार्ड
   *[other] { $pile }: { $card }, { $count } कार्ड, { $needs } चाहिए
}
ear-hand-card = { $card }, हाथ में
ear-hand-wild = { $card }, वाइल्ड, हाथ में

##

replay-race = टारगेट: { $cards }
replay-discarded = डिस्कार्ड: { $card }
