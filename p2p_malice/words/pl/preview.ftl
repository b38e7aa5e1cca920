preview-about = Gra karciana ze znajomymi, prosto z urządzenia na urządzenie.
preview-picture = Wachlarz kart na zielonym suknie

preview-nothing = Pod tym adresem nic nie ma. Otwórz zaproszenie jeszcze raz albo poproś o nowe.
