preview-about = Een kaartspel met vrienden, rechtstreeks van apparaat naar apparaat.
preview-picture = Een waaier van speelkaarten op groen laken

preview-nothing = Op dit adres staat niets. Open je uitnodiging nog eens, of vraag om een nieuwe.
