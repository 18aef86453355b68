"""Bot players: pure functions from what a seat may see to what it does."""

import os

# A decision is too small to be shared out: threads of BLAS wait for each other for 7 ms where one of them needs 0.1.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
