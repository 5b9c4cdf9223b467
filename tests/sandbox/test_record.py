"""The record drops old requests, but never faults."""

from __future__ import annotations

from sandbox.record import KEPT, Entry, Record


def test_a_fault_outlives_the_requests_around_it() -> None:
    """With more requests than are kept the oldest are dropped, but never a fault."""
    record = Record()
    record.add(Entry(0.0, "POST", "/first"))
    wrong = Entry(1.0, "POST", "/wrong")
    record.add(wrong)
    wrong.kind = "refused"

    for number in range(KEPT):
        record.add(Entry(2.0, "GET", f"/{number}"))

    assert [entry["path"] for entry in record.errors()] == ["/wrong"]
    assert len(record.requests()) == KEPT
    assert record.requests()[0]["path"] == "/0"
