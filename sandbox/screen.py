"""Applies events to a person's screen on the client's side."""

from sandbox.payload import Payload


def apply(screen: Payload, event: Payload) -> None:
    """Changes *screen* by *event*. The page does the same in its own language."""
    kind = event["type"]
    if kind == "screen":
        screen.clear()
        screen.update(event["screen"])
        return
    screen["seq"] = event["seq"]
    match kind:
        case "message":
            screen["messages"].setdefault(event["message"]["channel"], []).append(event["message"])
        case "edit":
            _put(screen["messages"].setdefault(event["message"]["channel"], []), event["message"])
        case "delete":
            _take(screen["messages"].get(event["channel"], []), event["message"])
        case "ephemeral":
            screen["ephemerals"].append(event["message"])
        case "ephemeral_edit":
            _put(screen["ephemerals"], event["message"])
        case "ephemeral_delete":
            _take(screen["ephemerals"], event["message"])
        case "form":
            screen["forms"][:] = [event["form"]]
        case "form_closed":
            _take(screen["forms"], event["form"])
        case "notification":
            screen["notifications"].append(event["notification"])
        case "bot":
            screen["bot"] |= event["bot"]
        case "commands":
            screen["commands"] = event["commands"]
        case "roles":
            screen["roles"] = event["roles"]
        case "user":
            _put(screen["users"], event["user"])
        case "channel":
            _put(screen["channels"], event["channel"])
            screen["messages"].setdefault(event["channel"]["id"], [])
        case "channel_delete":
            _take(screen["channels"], event["channel"]["id"])
            screen["messages"].pop(event["channel"]["id"], None)
        case "reset":
            for name in ("ephemerals", "forms", "notifications"):
                screen[name].clear()
            for messages in screen["messages"].values():
                messages.clear()


def _put(rows: list[Payload], row: Payload) -> None:
    for index, old in enumerate(rows):
        if old["id"] == row["id"]:
            rows[index] = row
            return
    rows.append(row)


def _take(rows: list[Payload], row_id: str) -> None:
    rows[:] = [row for row in rows if row["id"] != row_id]
