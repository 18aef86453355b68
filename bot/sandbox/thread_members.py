"""Who belongs to each thread; a private one is seen by them alone, and by who manages threads.

https://discord.com/developers/docs/topics/threads#private-threads
"""

from __future__ import annotations


class ThreadMembers:
    """The users of every thread by its id, who began it included."""

    def __init__(self) -> None:
        self._by_thread: dict[int, frozenset[int]] = {}

    def of(self, thread_id: int) -> frozenset[int]:
        """Everybody in the thread; nobody in one that there is not."""
        return self._by_thread.get(thread_id, frozenset())

    def add(self, thread_id: int, *user_ids: int) -> bool:
        """Let them belong to the thread; whether somebody had not yet."""
        before = self.of(thread_id)
        self._by_thread[thread_id] = before | set(user_ids)
        return before != self._by_thread[thread_id]

    def remove(self, thread_id: int, user_id: int) -> None:
        """Let somebody belong to it no longer."""
        self._by_thread[thread_id] = self.of(thread_id) - {user_id}

    def forget(self, thread_id: int) -> None:
        """The thread is gone."""
        self._by_thread.pop(thread_id, None)
