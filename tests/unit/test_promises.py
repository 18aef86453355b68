"""Every promise to those who have been let down by other programs is kept by tests that are still there."""

import ast
from functools import cache
from pathlib import Path
from typing import Final

import pytest

TESTS: Final = Path(__file__).resolve().parents[1]
PROMISES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    # --- the table and the rules ---
    "Whatever is played last, bomb, Dog or Dragon, who is out and whether the round is over is looked at": {
        "wire/test_lessons.py": (
            "test_partners_out_by_the_dog_and_by_a_bomb_out_of_turn_are_first_and_second",
            "test_the_last_card_ends_the_round_the_last_trick_is_seen_and_a_tie_is_another_round",
        ),
        "wire/test_match.py": ("test_four_people_play_a_match_to_the_target",),
    },
    "What is offered is what is legal; the Phoenix does not beat the Dragon": {
        "wire/test_lessons.py": ("test_the_phoenix_does_not_beat_the_dragon",),
        "property/test_legality.py": ("test_article_7_what_is_listed_is_what_is_allowed",),
        "property/test_tichu_panels.py": ("test_whatever_is_offered_works",),
    },
    "A wish stays over tricks, binds who leads, and asks for the Phoenix's help and for bombs": {
        "wire/test_match.py": ("test_four_people_play_a_match_to_the_target",),
        "wire/test_lessons.py": ("test_a_wish_asks_for_the_help_of_the_phoenix",),
        "property/test_legality.py": ("test_articles_6_to_8_what_is_not_refused_is_what_is_allowed",),
    },
    "The Mah Jong and its wish are one act": {
        "wire/test_lessons.py": ("test_the_mah_jong_and_its_wish_are_one_act",),
    },
    "After a bomb out of turn the turn has moved and so have all controls": {
        "wire/test_lessons.py": ("test_a_bomb_out_of_turn_makes_every_control_of_before_void",),
        "wire/test_match.py": ("test_four_people_play_a_match_to_the_target",),
    },
    "Neither times nor buttons tell what somebody holds": {
        "wire/test_lessons.py": ("test_the_time_for_bombs_and_their_buttons_are_there_when_nobody_holds_one",),
        "property/test_tichu_panels.py": ("test_out_of_turn_the_controls_tell_nothing_of_the_hand",),
    },
    "Whatever somebody has to choose is chosen when the time runs out, and the log says that nobody clicked": {
        "wire/test_lessons.py": ("test_who_does_not_give_the_dragon_away_has_it_given_and_the_log_says_so",),
        "wire/test_time.py": (
            "test_time_that_runs_out_acts_and_two_times_in_a_row_seat_a_bot_until_the_next_click",
            "test_a_match_that_nobody_tends_goes_on_to_its_end",
        ),
        "games/test_conformance.py": ("test_a_table_that_everybody_has_left_plays_on_by_the_clock",),
    },
    "A deadline is a time of day that outlives the process": {
        "wire/test_lessons.py": ("test_a_deadline_stays_where_it_was_while_the_bot_is_away",),
    },
    "An old click means what its owner saw, or nothing": {
        "wire/test_clicks.py": ("test_a_click_on_a_stale_hand_is_no_move_that_its_owner_did_not_see",),
        "wire/test_old_panels.py": (
            "test_hands_of_the_phases_before",
            "test_boards_and_hands_of_the_round_before",
        ),
    },
    "A double click acts once": {
        "wire/test_clicks.py": (
            "test_a_double_click_acts_once_and_both_are_answered",
            "test_twenty_ticks_at_once_are_all_answered_and_all_count",
        ),
    },
    "Every click is answered in time, on a dead panel as well": {
        "wire/test_old_panels.py": (
            "test_a_lobby_after_its_match_has_begun",
            "test_everything_of_a_table_that_was_ended",
            "test_everything_of_a_match_that_is_over",
        ),
        "wire/test_sandbox_interactions.py": ("test_an_answer_after_three_seconds_is_unknown",),
    },
    "A tie at the target is another round": {
        "wire/test_lessons.py": (
            "test_the_last_card_ends_the_round_the_last_trick_is_seen_and_a_tie_is_another_round",
        ),
    },
    "People are called by their names, and the right one is": {
        "wire/test_complaints.py": ("test_everybody_is_told_the_right_name_after_every_act",),
        "wire/test_pings.py": (
            "test_a_ping_comes_late_names_one_person_in_their_language_and_goes_with_the_act",
            "test_one_message_names_everybody_who_is_awaited_and_has_pressed_nothing",
        ),
        "wire/test_match.py": ("test_four_people_play_a_match_to_the_target",),
    },
    "Nobody is shown a card that they may not know": {
        "wire/test_match.py": ("test_four_people_play_a_match_to_the_target",),
        "wire/test_direct.py": ("test_a_hand_comes_by_direct_message_follows_the_table_and_can_be_played",),
        "property/test_noninterference.py": ("test_a_view_is_blind_to_what_is_hidden",),
    },
    "All that is stored can be read again, and leads to the same": {
        "e2e/test_match.py": ("test_four_people_play_a_match_to_the_target",),
        "property/test_codec.py": ("test_every_action_round_trips", "test_every_event_round_trips"),
    },
    "Either a person or a bot has a seat, and everybody is told which": {
        "wire/test_leaving.py": (
            "test_a_substitute_takes_the_seat_that_somebody_left_and_plays_its_cards",
            "test_a_bot_plays_for_who_is_away_says_so_and_steps_aside_at_the_next_click",
        ),
    },
    "The last trick is seen beside the result": {
        "wire/test_lessons.py": (
            "test_the_last_card_ends_the_round_the_last_trick_is_seen_and_a_tie_is_another_round",
        ),
    },
    # --- the bot and the platform ---
    "A match is not lost at a restart, however sudden, and people are told that it goes on": {
        "wire/test_killed.py": ("test_a_match_survives_two_kills_in_the_middle_of_tricks",),
        "e2e/test_match.py": ("test_four_people_play_a_match_to_the_target",),
        "wire/test_rooms_store.py": ("test_a_match_that_was_stored_and_never_dealt_is_dealt_after_the_restart",),
    },
    "Who presses is told when something fails": {
        "wire/test_complaints.py": ("test_who_presses_when_something_fails_is_told_and_so_is_the_log",),
        "wire/test_rooms_store.py": (
            "test_a_first_deal_that_cannot_be_stored_is_made_by_the_clock",
            "test_a_table_that_cannot_be_closed_goes_on",
        ),
    },
    "Buttons live for longer than a quarter of an hour, and over a restart": {
        "e2e/test_table.py": ("test_a_hand_whose_token_has_ended_is_left_alone_until_its_owner_uses_it",),
        "wire/test_budget.py": ("test_a_token_that_has_ended_is_never_used",),
        "wire/test_old_panels.py": ("test_everything_of_before_a_restart",),
        "wire/test_hands.py": ("test_a_hand_of_before_the_restart_lives_again_with_a_click",),
    },
    "Closed direct messages stop no match": {
        "wire/test_direct.py": ("test_who_takes_no_direct_messages_is_told_when_asking_and_loses_nothing_later",),
    },
    "Somebody who has gone blocks no table": {
        "wire/test_leaving.py": (
            "test_who_is_away_is_voted_out_by_all_others_and_a_substitute_takes_the_seat",
            "test_a_table_whose_people_are_all_away_closes_after_half_an_hour",
            "test_a_table_without_a_clock_closes_a_week_after_the_last_click",
        ),
        "wire/test_lobby.py": ("test_a_lobby_that_nobody_acts_on_closes",),
    },
    "One can leave at any time": {
        "wire/test_clicks.py": ("test_who_leaves_a_match_is_replaced_by_a_bot_that_plays_on",),
        "wire/test_rooms.py": ("test_leaving_a_lobby_is_standing_up",),
    },
    "Of plays that are pressed together one is made": {
        "wire/test_complaints.py": ("test_of_plays_that_are_pressed_at_once_one_is_made",),
    },
    "However often Start is pressed, one match begins": {
        "wire/test_lobby.py": ("test_of_twenty_starts_at_once_one_begins_the_match",),
    },
    "Cards can be read where no emoji is shown": {
        "wire/test_complaints.py": ("test_a_card_is_read_whether_its_emoji_is_there_or_not",),
    },
    "A ping goes when it has done its work": {
        "wire/test_pings.py": (
            "test_a_ping_comes_late_names_one_person_in_their_language_and_goes_with_the_act",
            "test_the_time_that_runs_out_takes_the_ping_away_and_the_next_one_comes",
            "test_a_ping_of_before_a_restart_does_not_stay",
            "test_a_table_that_is_over_leaves_no_ping",
        ),
    },
    "Who sees no colours can tell cards and teams apart": {
        "unit/test_colour_blind.py": (
            "test_cards_of_a_rank_differ_in_shape",
            "test_emojis_of_a_rank_differ_in_shape_at_the_size_of_a_button",
        ),
        "unit/test_render_tichu.py": ("test_teams_differ_by_shape",),
    },
    "Korean is drawn as Korean, and no name as boxes": {
        "unit/test_render_names.py": (
            "test_a_strange_name_is_drawn_without_an_empty_box",
            "test_a_font_has_the_glyphs_that_it_is_listed_with",
            "test_every_letter_of_our_own_texts_is_in_the_fonts_they_are_set_in",
        ),
    },
    "A missing permission is named and not swallowed": {
        "wire/test_lobby.py": ("test_a_missing_permission_is_named_before_a_table_opens",),
        "wire/test_rooms.py": ("test_a_rematch_asks_for_the_permissions_that_a_table_needs",),
        "wire/test_many_tables.py": ("test_what_a_thread_does_not_allow_is_named",),
    },
    "A button means its card and not its place": {
        "wire/test_complaints.py": ("test_a_button_means_its_card_and_not_its_place",),
    },
    "Slow work comes after the answer": {
        "wire/test_rooms_store.py": ("test_a_start_that_takes_too_long_for_its_click_begins_all_the_same",),
        "wire/test_hands.py": ("test_a_picture_that_came_too_late_for_its_token_is_shown_with_the_next_click",),
    },
}
"""By promise, the tests that would fail if it were broken, by file."""


@cache
def claims_of(file: str) -> frozenset[str]:
    """The names of a file's tests."""
    tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
    functions = (node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return frozenset(function.name for function in functions if function.name.startswith("test_"))


@pytest.mark.parametrize("promise", PROMISES)
def test_a_promise_is_tested(promise: str) -> None:
    files = PROMISES[promise]
    assert files
    for file, names in files.items():
        assert names
        assert set(names) <= claims_of(file), file
