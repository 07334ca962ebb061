"""`kongbox serve` before the first visitor: what it prints, and what it cannot use."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request

import pytest

from kongbox.cli import serve as command
from kongbox.cli.main import main
from tests.serving import free_port


def refused(capsys, *words):
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--no-browser", *words])
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_a_taken_port_is_one_sentence_that_names_another(capsys, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refused(capsys, "--port", str(port), "--database", str(tmp_path / "a.db"))
    assert f"Port {port} of 127.0.0.1 is taken" in said
    assert str(port + 1) in said
    assert not (tmp_path / "a.db").exists()


@pytest.mark.parametrize("port", ["0", "-1", "65536", "99999"])
def test_a_number_that_is_no_port_is_one_sentence(capsys, port):
    assert "1 to 65535" in refused(capsys, "--port", port)


def test_an_address_that_is_none_of_this_machine_is_one_sentence(capsys):
    assert "203.0.113.7" in refused(capsys, "--host", "203.0.113.7", "--port", str(free_port()))


def test_a_database_that_cannot_be_used_is_one_sentence_in_the_chosen_language(capsys, tmp_path):
    said = refused(capsys, "--port", str(free_port()), "--database", str(tmp_path), "--lang", "es")
    assert "es una carpeta" in said


def test_for_friends_the_addresses_to_type_are_printed(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(command, "own_addresses", lambda: ["192.0.2.44", "198.51.100.3"])
    monkeypatch.setattr(command, "_run", lambda _, listening: listening.close())
    port = free_port()
    with pytest.raises(SystemExit):
        main(["serve", "--host", "0.0.0.0", "--port", str(port), "--no-browser", "--database", str(tmp_path / "a.db")])
    printed = capsys.readouterr().out
    assert f"Open http://127.0.0.1:{port}/" in printed
    assert f"http://192.0.2.44:{port}/" in printed
    assert f"http://198.51.100.3:{port}/" in printed
    assert str(tmp_path / "a.db") in printed


@pytest.mark.parametrize(("host", "lasting"), [("127.0.0.1", False), ("localhost", False), ("0.0.0.0", True)])
def test_a_table_for_friends_is_stored_so_that_a_loss_of_power_takes_nothing(monkeypatch, tmp_path, host, lasting):
    kept = []
    monkeypatch.setattr(command, "_run", lambda _, listening: listening.close())
    opened = command.open_store
    monkeypatch.setattr(command, "open_store", lambda url, *, lasting: kept.append(lasting) or opened(url))
    with pytest.raises(SystemExit):
        main(
            ["serve", "--host", host, "--port", str(free_port()), "--no-browser", "--database", str(tmp_path / "a.db")]
        )
    assert kept == [lasting]


def test_the_browser_is_opened_where_there_is_one_and_nothing_is_said_where_there_is_none(monkeypatch):
    shown = []
    monkeypatch.setattr(command.webbrowser, "open", shown.append)
    command._open_browser("http://127.0.0.1:1/")
    assert shown == ["http://127.0.0.1:1/"]

    def none(_address):
        raise command.webbrowser.Error("no browser")

    monkeypatch.setattr(command.webbrowser, "open", none)
    command._open_browser("http://127.0.0.1:1/")


def test_own_addresses_are_not_those_of_this_machine_alone():
    assert all(not address.startswith("127.") for address in command.own_addresses())


def test_bare_kongbox_serves_from_the_users_data_folder_and_ends_with_ctrl_c(tmp_path):
    port = free_port()
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1", "LANG": "es_ES.UTF-8"}
    command_line = [sys.executable, "-m", "kongbox.cli.main", "--no-browser", "--port", str(port)]
    with subprocess.Popen(command_line, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment) as process:
        lines = [process.stdout.readline().decode() for _ in range(3)]
        while not answers(port):
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=30)
    assert process.returncode == 130
    assert lines[0] == f"Las mesas se guardan en {tmp_path}/kongbox/kongbox.db\n"
    assert lines[1] == f"Abre http://127.0.0.1:{port}/\n"
    assert rest.decode().strip() in ("", "^C")


def answers(port):
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=5) as answer:
            return answer.status == 200
    except OSError:
        time.sleep(0.05)
        return False
