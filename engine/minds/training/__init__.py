"""How the nets are made: self-play on a compiled twin of the model, and learners in numpy.

A tool of development; nothing at run time imports it. It needs a C compiler
named `cc` and no package beside numpy.
"""
