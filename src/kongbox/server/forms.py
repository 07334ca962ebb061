"""Bodies of the REST interface, and the one form of every no."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Pace = Literal["untimed", "relaxed", "club", "event"]
LONG = 400
"""Characters of a field that is cut or refused later with a better sentence."""


class Form(BaseModel):
    """What is not named in a form is refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewTable(Form):
    """A table to be opened, with the first person at it."""

    game: str = Field(max_length=LONG)
    person: str = Field(max_length=LONG, description="What the person is called, 1 to 24 characters.")
    name: str = Field("", max_length=LONG, description="What the table is called; otherwise like the person.")
    pace: Pace = "relaxed"
    options: dict[str, Any] = Field({}, description="Options that differ from the standard ones.")
    listed: bool = Field(True, description="Whether the lobby shows it to everybody.")
    bots: int = Field(0, ge=0, le=3)
    start: bool = Field(False, description="Begin at once; bots take the seats that are free.")
    spectators: Literal["delayed", "live"] = "delayed"


class Sit(Form):
    """A person who wants a seat."""

    person: str = Field(max_length=LONG)
    player: int | None = Field(None, ge=0, le=3, description="Which place; any if it is missing.")


class Bots(Form):
    """How many bots shall sit down."""

    count: int = Field(1, ge=1, le=3)


class Opened(BaseModel):
    """The table where one has a seat now."""

    id: str
    player: int | None = None


class Address(BaseModel):
    """An address on this server."""

    address: str


class Done(BaseModel):
    """It is done."""

    done: bool = True


class Sentence(BaseModel):
    """One sentence in both languages."""

    es: str
    en: str


class No(BaseModel):
    """Why it was not done."""

    code: str
    text: Sentence


NOES: dict[int | str, dict[str, Any]] = {
    status: {"model": No, "description": description}
    for status, description in (
        (400, "The body cannot be read."),
        (403, "Only for those who sit here."),
        (404, "There is no such thing."),
        (405, "Not with this method."),
        (409, "Not now."),
        (413, "The body is too long."),
        (422, "Something in it cannot be used; the sentence says what."),
        (429, "Too fast."),
        (500, "Trouble in the server."),
        (503, "Too many tables wait already."),
    )
}
"""Every way in which the interface says no."""
