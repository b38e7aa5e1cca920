move-play = { $source ->
    [hand] हाथ से { $card } गड्डी { $target_number } पर
    [payoff] { $whose ->
        [own] आपकी टारगेट गड्डी से { $card } गड्डी { $target_number } पर
       *[other] आपके पार्टनर की टारगेट गड्डी से { $card } गड्डी { $target_number } पर
    }
   *[discard] { $whose ->
        [own] डिस्कार्ड गड्डी { $source_number } से { $card } गड्डी { $target_number } पर
       *[other] आपके पार्टनर की डिस्कार्ड गड्डी { $source_number } से { $card } गड्डी { $target_number } पर
    }
}
move-discard = { $card } को डिस्कार्ड गड्डी { $target_number } पर डालें
moves-play = खेलें
moves-discard = डिस्कार्ड करें (बारी खत्म)
moves-pile = गड्डी { $number }
