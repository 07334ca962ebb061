"""What is written can be read again, all of it or none."""

import sqlite3
from concurrent.futures import wait

import pytest

from kongbox.engine.shuffle import Seed
from kongbox.store import HandRecord, LogRecord, PersonRecord, TableRecord, open_store
from kongbox.store import writes as write
from kongbox.store.packing import pack, unpack
from kongbox.store.seeds import forget_seed, keep_seed
from kongbox.store.writer import Write

TABLE = TableRecord("ABCDEF", "wsom", "Mesa de Iñaki", {"payoff_base": 30}, {"pace": "club"}, "waiting", None, 5, 6)
ANA, BOT = PersonRecord(0, "person", "Ana"), PersonRecord(2, "bot", "Jade", "plain")


@pytest.fixture
def store(tmp_path):
    opened = open_store(str(tmp_path / "tables.db"), lasting=False)
    yield opened
    opened.close()


def test_a_table_comes_back_with_its_people(store):
    store.write([write.new_table(TABLE), write.seat_person("ABCDEF", ANA), write.seat_person("ABCDEF", BOT)]).result()
    assert store.table("ABCDEF") == TABLE._replace(people=(ANA, BOT))
    assert store.tables("waiting") == [TABLE._replace(people=(ANA, BOT))]
    assert store.tables("playing") == []
    store.write([write.free_place("ABCDEF", 2), write.seat_person("ABCDEF", ANA._replace(name="Eva"))]).result()
    assert store.table("ABCDEF").people == (ANA._replace(name="Eva"),)
    store.write([write.change_table("ABCDEF", status="playing", header={"players": ["Eva"]}, touched=9)]).result()
    assert store.table("ABCDEF")[5:9] == ("playing", {"players": ["Eva"]}, 5, 9)


def test_places_belong_to_browsers(store):
    store.write([write.new_table(TABLE), write.give_place("ABCDEF", 0, "one"), write.give_place("ABCDEF", 0, "two")])
    store.write([write.give_place("ABCDEF", 3, "three"), write.give_place("ABCDEF", 1, "two")]).result()
    assert store.owners("ABCDEF") == {"one": 0, "two": 1, "three": 3}
    assert [table.id for table in store.tables_of("three", "waiting")] == ["ABCDEF"]
    store.write([write.take_place_from_all("ABCDEF", 3)]).result()
    assert store.tables_of("three", "waiting") == []


def test_a_log_is_read_in_order_and_a_finished_hand_is_one_small_parcel(store):
    lines = [f'{{"event":"TileDrawn","seat":{number % 4},"tile":"1m"}}' for number in range(1, 9)]
    store.write(write.append("T", LogRecord(seq, 100 + seq, line)) for seq, line in enumerate(lines, 1)).result()
    assert [record.line for record in store.loose_log("T")] == lines
    store.write(write.pack_hand("T", HandRecord(1, 1, 6, 777, lines[:6]))).result()
    assert [record.seq for record in store.loose_log("T")] == [7, 8]
    assert store.hands("T") == [HandRecord(1, 1, 6, 777, lines[:6])]
    assert (store.hands_finished("T"), store.hands_finished("U")) == (1, 0)


def test_the_seed_in_play_is_kept_until_the_log_tells_it(store):
    assert store.seed_in_play("T") is None
    store.write([keep_seed("T", 1, Seed("aa", "bb"))]).result()
    assert store.seed_in_play("T") == Seed("aa", "bb")
    store.write([forget_seed("T", 1), keep_seed("T", 2, Seed("cc", "dd"))]).result()
    assert store.seed_in_play("T") == Seed("cc", "dd")


def test_links_and_acts_are_remembered_until_they_are_used_up(store):
    store.write([write.keep_link("T", 2, "link", 5), write.remember_act("T", 2, "a-1", 3)]).result()
    assert store.link("link") == ("T", 2)
    assert store.acts("T") == {(2, "a-1")}
    store.write([write.use_link("link"), write.forget_acts("T", 3)]).result()
    assert store.link("link") is None
    assert store.acts("T") == {(2, "a-1")}
    store.write([write.forget_acts("T", 4)]).result()
    assert store.acts("T") == set()


def test_tables_nobody_comes_to_are_found_by_how_long_they_lay(store):
    ages = (("OLD", "waiting", 10), ("NEW", "waiting", 90), ("PLAY", "playing", 10), ("DONE", "over", 1))
    store.write(
        write.new_table(TABLE._replace(id=id, status=status, touched=touched)) for id, status, touched in ages
    ).result()
    assert sorted(store.dormant(waiting_since=50, playing_since=5)) == ["OLD"]
    assert sorted(store.dormant(waiting_since=50, playing_since=50)) == ["OLD", "PLAY"]


def test_all_of_what_belongs_together_is_written_or_none_of_it(store):
    good, bad = write.append("T", LogRecord(1, 0, "{}")), Write("insert into nowhere values (1)", ())
    failed = store.write([good, bad])
    kept = store.write([write.append("U", LogRecord(1, 0, "{}"))])
    assert isinstance(failed.exception(), sqlite3.OperationalError)
    assert kept.result() is None
    assert store.loose_log("T") == []
    assert len(store.loose_log("U")) == 1


def test_many_tables_write_at_once_and_each_keeps_its_order(store):
    done = [
        store.write([write.append(f"T{table}", LogRecord(seq, 0, str(seq)))])
        for seq in range(1, 60)
        for table in range(20)
    ]
    wait(done)
    for table in range(20):
        assert [record.line for record in store.loose_log(f"T{table}")] == [str(seq) for seq in range(1, 60)]


def test_closing_writes_what_waits(tmp_path):
    store = open_store(str(tmp_path / "tables.db"))
    for seq in range(1, 200):
        store.write([write.append("T", LogRecord(seq, 0, "{}"))])
    store.close()
    store = open_store(str(tmp_path / "tables.db"))
    assert len(store.loose_log("T")) == 199
    store.close()


def test_a_parcel_gives_back_what_was_put_in():
    lines = ['{"event":"SeatsDrawn","seating":[0,1,2,3]}', '{"name":"Begoña 東"}']
    assert unpack(pack(lines)) == lines
