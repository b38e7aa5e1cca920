preview-about = Een kaartspel met vrienden, rechtstreeks van apparaat naar apparaat.
preview-picture = Een waaier van speelkaarten op groen laken
