"""Milliseconds and kilobytes of every kind of picture on one core: ``python -m tests.bench.bench_render``.

*Cold* is a picture after everything painted was forgotten, *warm* the same picture again; *in play* are the pictures
of a match in the order in which a table shows them, most of whose pieces were seen before. The claim: a warm picture
takes under 20 ms and no picture over 60 KB.
"""

import statistics
import time

from render import atlas
from render.paint import png
from render.scene import Scene
from tests.golden.played_scenes import played
from tests.golden.sample_scenes import SCENES

REPEATS = 15


def measured(scene: Scene) -> tuple[float, int]:
    """Milliseconds of this thread's processor time for a picture, and its bytes."""
    start = time.thread_time()
    size = len(png(scene))
    return (time.thread_time() - start) * 1000, size


def main() -> None:
    """Print a line for every kind of picture, then a line for a match."""
    print(f"{'':18} {'cold':>8} {'warm':>8} {'size':>8}")
    warmest: list[float] = []
    for name, scene in SCENES.items():
        atlas.forget()
        cold, size = measured(scene)
        warm = statistics.median(measured(scene)[0] for _ in range(REPEATS))
        warmest.append(warm)
        print(f"{name:18} {cold:5.1f} ms {warm:5.2f} ms {size / 1024:5.1f} KB")
    print(f"slowest warm picture: {max(warmest):.2f} ms")
    atlas.forget()
    times, sizes = zip(*(measured(scene) for scene in played(1, rounds=6)), strict=True)
    parts = statistics.quantiles(times, n=100)
    print(
        f"{len(times)} pictures in play: median {parts[49]:.2f} ms, 95 % under {parts[94]:.2f} ms, "
        f"99 % under {parts[98]:.2f} ms, slowest {max(times):.1f} ms; largest {max(sizes) / 1024:.1f} KB"
    )


if __name__ == "__main__":
    main()
