"""The proof of having a seat's token."""

from p2p_malice.protocol.seat_proof import PLAYER, TABLE, is_proof, proof_of

FACTS = ("b" * 32, TABLE, "1" * 32, "2" * 32, "host guest")


def test_the_proof_stays_the_same() -> None:
    """A page works out the same one (tests/web/seat-proof.test.mjs)."""
    assert proof_of(*FACTS) == "d9b08b7600967ed176e034cc7ba881898e8c31f4b6f17ee792d6f9bfa6c6b56b"


def test_a_proof_is_good_for_one_token_prover_visit_and_channel() -> None:
    """Whoever hears it can use it nowhere else."""
    proof = proof_of(*FACTS)
    others = ("c" * 32, PLAYER, "3" * 32, "3" * 32, "mallory guest")

    assert is_proof(proof, *FACTS)
    for place, other in enumerate(others):
        changed = [*FACTS]
        changed[place] = other
        assert not is_proof(proof, *changed)
    assert not is_proof("", *FACTS)
    assert not is_proof(proof_of("", *FACTS[1:]), "", *FACTS[1:])
