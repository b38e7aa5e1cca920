### The manual page, and what a desktop shows of the program.

## Headings of the manual page.

man-name = NOM
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-commands = COMMANDES
man-options = OPTIONS
man-environment = ENVIRONNEMENT
man-files = FICHIERS
man-status = CODE DE RETOUR
man-see = VOIR AUSSI
man-bugs = BOGUES

## Environment variables.

man-any-option = Tient lieu d’une option : celle-ci, de --variant après host. Les noms des autres se forment de la même façon.
man-languages = La langue, si ni --lang ni les réglages n’en indiquent une.
man-folders = Dossiers à utiliser à la place de ~/.config et ~/.local/share.

## Files.

man-settings = Tes réglages.
man-games = Parties enregistrées.
man-history = Ce qui est gardé de chaque partie terminée.
man-replays = Les dernières, pour les revoir.

## Exit statuses.

man-status-0 = Terminé.
man-status-1 = Quelque chose d’inattendu.
man-status-2 = Une mauvaise option, des réglages inutilisables ou un port occupé.
man-status-3 = Un mauvais code.
man-status-4 = Aucun chemin à travers les réseaux.
man-status-5 = La connexion est perdue, ou il n’y avait pas de place pour toi.
man-status-6 = Une partie enregistrée est inutilisable, ou ouverte ailleurs.
man-status-7 = Les versions ne correspondent pas.
man-status-129 = Le terminal a été fermé.
man-status-130 = Ctrl-C.
man-status-143 = Un autre programme l’a arrêté.

## What stands beside the name in menus and in shops. Keywords end with a semicolon each.

desktop-kind = Jeu de cartes
desktop-keywords = cartes;amis;multijoueur;terminal;
desktop-games = { -title } est une course pour deux à neuf joueurs : le premier qui vide son tas gagne. Il y a aussi Spite, un jeu de plis pour trois à neuf.
desktop-way = Envoie une invitation par n’importe quelle messagerie. Dès lors, vos appareils se parlent directement, avec un chiffrement de bout en bout : pas de serveur de jeu, pas de compte. Ou joue contre l’ordinateur, ou avec d’autres sur un même écran, et résous le casse-tête du jour.
