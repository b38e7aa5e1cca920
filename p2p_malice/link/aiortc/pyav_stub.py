"""Stand-ins for PyAV, which aiortc imports for audio and video. A data channel has neither, and PyAV is 100 MB."""

import sys
from types import ModuleType

NAMES = {
    "av": ("AudioFrame", "AudioResampler", "CodecContext", "FFmpegError", "Packet", "VideoFrame"),
    "av.frame": ("Frame",),
    "av.packet": ("Packet",),
    "av.video": (),
    "av.video.codeccontext": ("VideoCodecContext",),
}
"""The modules and what aiortc imports from them. Anything else is an AttributeError, as it would be in PyAV."""


def stand_in() -> None:
    """Install the stand-ins, unless PyAV has been imported already."""
    if "av" in sys.modules:
        return
    for name, classes in NAMES.items():
        module = ModuleType(name)
        module.__path__ = []
        for each in classes:
            setattr(module, each, type(each, (_Absent,), {"__module__": name}))
        sys.modules[name] = module


class _Absent(Exception):  # noqa: N818  (one of them is caught)
    """What aiortc must never instantiate, since it would need PyAV."""

    def __init__(self, *_: object, **__: object) -> None:
        raise NotImplementedError("this program has no sound and no pictures")
