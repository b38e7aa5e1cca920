preview-about = Un juego de cartas con tu gente, directo de un dispositivo a otro.
preview-picture = Una mano de cartas sobre un tapete verde

preview-nothing = No hay nada en esta dirección. Abre otra vez tu invitación, o pide otra a quien te invitó.
