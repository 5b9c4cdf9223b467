"""
Discord's own description of its API, if ``HEXHOST_OPENAPI`` names the file.

The sandbox works without it; with it, a payload must satisfy both. One thing is amended: a
snowflake may be a number, because discord.py numbers its files with integers.
"""

import json
import os
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from sandbox.payload import Payload
from sandbox.refusals import Refused

UNIONS = {
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}
"""By kind of first answer, the schema that fits, so that an error names the right field."""

ID = re.compile(r'(?<="custom_id": )"[^"\\]*"')
MOST = 20_000
"""Maximum number of accepted parts that are remembered."""
HOME = "urn:discord"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"


def check(method: str, path: str, body: Any) -> None:
    """Refuses *body* if Discord's description of this route does."""
    description = _description(os.environ.get("HEXHOST_OPENAPI"))
    if description is None or body is None:
        return
    schema = _schema(description, method, path, body)
    if schema is None:
        return
    errors: Payload = {}
    for error in _validator(description, json.dumps(schema)).iter_errors(body):
        node = errors
        for step in error.absolute_path:
            node = node.setdefault(str(step), {})
        found = {"code": "OPENAPI", "message": error.message[:300]}
        node.setdefault("_errors", []).append(found)
    if errors:
        raise Refused(50035, errors)


def _schema(description: "Description", method: str, path: str, body: Any) -> Payload | None:
    if path == CALLBACK:
        name = UNIONS.get(body["type"]) if isinstance(body, dict) and "type" in body else None
        return {"$ref": f"#/components/schemas/{name}"} if name else None
    operation = description.document["paths"].get(path, {}).get(method.lower(), {})
    content = operation.get("requestBody", {}).get("content", {})
    found: Payload | None = content.get("application/json", {}).get("schema")
    return found


class Description:
    """The parsed document; compared by identity, so that validators can be cached."""

    def __init__(self, path: Path) -> None:
        self.document: Payload = json.loads(path.read_text(encoding="utf-8"))
        schemas = self.document["components"]["schemas"]
        schemas["SnowflakeType"] = {
            "anyOf": [schemas["SnowflakeType"], {"type": "integer", "minimum": 0}]
        }


@lru_cache
def _description(path: str | None) -> Description | None:
    return Description(Path(path)) if path else None


@lru_cache
def _validator(description: Description, schema: str) -> Any:
    from jsonschema import Draft202012Validator  # noqa: PLC0415  needed with the file alone
    from jsonschema.validators import extend  # noqa: PLC0415
    from referencing import Registry  # noqa: PLC0415
    from referencing.jsonschema import DRAFT202012  # noqa: PLC0415

    resource = DRAFT202012.create_resource(description.document)
    registry: Registry[Any] = Registry().with_resource(HOME, resource)
    schemas = description.document["components"]["schemas"]
    one_of = Draft202012Validator.VALIDATORS["oneOf"]

    accepted: set[tuple[int, str]] = set()

    def quick(validator: Any, branches: list[Payload], body: Any, schema: Any) -> Iterator[Any]:
        """
        ``oneOf``, where most of the time goes.

        It looks at no branches of another type, and only once at parts that differ in their ids.
        """
        seen = id(branches), ID.sub(lambda found: f'"{len(found[0])}"', json.dumps(body))
        if seen in accepted:
            return
        fit = [branch for branch in branches if _may_fit(schemas, branch, body)]
        errors = [*one_of(validator, fit or branches, body, schema)]
        if not errors and len(accepted) < MOST:
            accepted.add(seen)
        yield from errors

    found = extend(Draft202012Validator, {"oneOf": quick})  # type: ignore[no-untyped-call]  # its stubs
    return found(json.loads(schema.replace('"#/', f'"{HOME}#/')), registry=registry)


def _may_fit(schemas: Payload, branch: Payload, body: Any) -> bool:
    """Whether *body* has the value or the type of object that a *branch* of a schema requires."""
    named: Payload = schemas.get(str(branch.get("$ref")).rpartition("/")[2], branch)
    if "const" in named or named.get("type") == "null":
        return bool(body == named.get("const"))
    kinds = named.get("properties", {}).get("type", {}).get("enum")
    return kinds is None or not isinstance(body, dict) or body.get("type") in kinds
