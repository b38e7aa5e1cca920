"""The game that somebody has chosen to play here, whoever is to come."""

from attrs import frozen

from p2p_malice.engine.game import Game


@frozen
class ChosenGame:
    """What a host decides before inviting: the game and its rules as text, and the name on the invitation."""

    game: Game
    rules: str
    name: str
