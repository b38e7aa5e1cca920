import p2p_malice.link.aiortc  # noqa: F401  (before any test imports aiortc: it puts the stand-ins for PyAV in place)
