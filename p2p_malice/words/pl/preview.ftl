preview-about = Gra karciana ze znajomymi, prosto z urządzenia na urządzenie.
preview-picture = Wachlarz kart na zielonym suknie
