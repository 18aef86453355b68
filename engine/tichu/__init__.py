"""Tichu: four seats, two teams, fifty-six cards, played to a target."""
