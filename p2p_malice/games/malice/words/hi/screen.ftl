screen-malice-help =
    1-9             हाथ का कार्ड
    P               आपका टारगेट कार्ड
    Q W E R         आपकी डिस्कार्ड गड्डियाँ
    A S D F         बीच की गड्डियाँ
    Shift, P, Q…   पार्टनर की गड्डियाँ, अगर जोड़ी में खेल हो
    ← ↑ ↓ →, Enter  चुनने का दूसरा तरीका; माउस भी चलता है
    Esc             कार्ड वापस रखें
    Tab             सारे डिस्कार्ड देखें

    टेबल पर:
    ★               वाइल्ड कार्ड
    •               कार्ड अभी यहाँ से गया या यहाँ आया
    ×4              इस बारी में 4 कार्ड खेले गए
    9♥ 8 7          डिस्कार्ड गड्डी: 9 के नीचे 8 और 7 हैं
screen-title-two = { $title } · टारगेट: { $counts }
screen-picked-play = { $card } चुना। { $plays } पर रखें।
screen-picked-discard = { $card } चुना। { $discards } पर डिस्कार्ड करें (बारी खत्म)।
screen-picked-both = { $card } चुना। { $plays } पर रखें, या { $discards } पर डिस्कार्ड करें।
screen-choose = कार्ड चुनें (1-9, P, Q W E R), फिर चुनें कि कहाँ रखना है।
screen-choose-partners = Shift के साथ P, Q W E R: पार्टनर की गड्डियाँ।
screen-discards = { $name }, डिस्कार्ड गड्डी { $pile }: { $cards }
screen-open-hand = { $name }, हाथ: { $cards }
screen-discards-title = डिस्कार्ड गड्डियाँ (आखिरी कार्ड सबसे ऊपर)
screen-no-discards = अभी तक कुछ डिस्कार्ड नहीं हुआ।
screen-pile-key = { $role ->
    [discard] डिस्कार्ड गड्डी { $target }
   *[centre] गड्डी { $target }
}
