preview-about = Un jeu de cartes entre amis, directement d’un appareil à l’autre.
preview-picture = Un éventail de cartes sur un tapis vert

preview-nothing = Il n’y a rien à cette adresse. Ouvre de nouveau ton invitation, ou demandes-en une autre.
