watched-goal = { $partners ->
    [yes] जो जोड़ी अपनी दोनों टारगेट गड्डियाँ पहले खाली करे, जीत उसी की।
   *[no] जो अपनी टारगेट गड्डी पहले खाली करे, जीत उसी की।
}
watched-in-front = आगे: { $names } ({ $left })
watched-needs = { $name } का टारगेट कार्ड: { $card } · बीच में चलेगा: { $ranks }
