"""A round of Tichu in plain integers, for bot players that try many of them in their heads.

It knows the standard rules from the exchange on and nothing of actions, events
or views; `tests/property/test_fast_model.py` holds it against the engine.
"""
