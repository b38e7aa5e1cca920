"""User interfaces as commands see them: what they are told (`news`) and asked (`forms`), and their `contract`."""
