#!/usr/bin/env python3
"""Checks the seals of a campaign file. Written from docs/seals.md alone; shares no code with Dossier.

verify.py FILE [WORDS]: prints one line a session, "ID sealed opened good", and exits with 1 when something does not fit.
WORDS are twelve numbers of words, joined by commas.
"""
import hashlib
import sqlite3
import struct
import sys


def n8(number):
    return struct.pack("<Q", number)


def h(*parts):
    digest = hashlib.blake2b(digest_size=32)
    for part in parts:
        part = part.encode() if isinstance(part, str) else part
        digest.update(n8(len(part)) + part)
    return digest.digest()


def parts_of(data):
    while data:
        (size,) = struct.unpack("<Q", data[:8])
        if len(data) < 8 + size:
            raise ValueError("openings are cut")
        yield data[8:8 + size]
        data = data[8 + size:]


def openings_of(data):
    parts = list(parts_of(data))
    if len(parts) % 6:
        raise ValueError("an opening is not whole")
    for i in range(0, len(parts), 6):
        yield parts[i:i + 6]


def root_of(campaign, session, step, name, content, salt, place, beside):
    now = h("Dossier seal 1 slot", campaign, session, step, name, content, salt)
    (place,) = struct.unpack("<Q", place)
    for i in range(0, len(beside), 32):
        other = beside[i:i + 32]
        now = h("Dossier seal 1 pair", *((now, other) if place % 2 == 0 else (other, now)))
        place //= 2
    return now


def words_of(link):
    bits = int.from_bytes(link, "big") >> (256 - 132)
    return [bits >> (11 * (11 - i)) & 2047 for i in range(12)]


def check(db, session, campaign, uid, words):
    good, opened, roots, is_fine, knows_words = 0, 0, {}, True, not words
    link = h("Dossier seal 1 session", campaign, uid)
    rows = db.execute(
        "SELECT s.number, s.commitment, s.chain, s.revealed, p.body FROM slots s LEFT JOIN public_records p "
        "ON p.session = s.session AND p.number = s.number WHERE s.session = ? ORDER BY s.number", (session,)).fetchall()
    for number, root, chain, revealed, body in rows:
        link = h("Dossier seal 1 step", link, n8(number), body, root)
        is_fine = is_fine and link == chain
        knows_words = knows_words or words_of(link) == words
        for step, name, content, salt, place, beside in openings_of(revealed or b""):
            opened += 1
            earlier = struct.unpack("<Q", step)[0]
            fits = earlier < number and roots.get(earlier) == root_of(
                campaign, uid, step, name, content, salt, place, beside)
            good += fits
            is_fine = is_fine and fits
        roots[number] = root
    print(session, len(rows), opened, good)
    return is_fine and knows_words


def main():
    db = sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True)
    db.text_factory = bytes
    words = [int(word) for word in sys.argv[2].split(",")] if len(sys.argv) > 2 else []
    sessions = db.execute("SELECT id, began_in, uid FROM sessions ORDER BY id").fetchall()
    return 0 if all([check(db, *row, words) for row in sessions]) else 1


if __name__ == "__main__":
    sys.exit(main())
