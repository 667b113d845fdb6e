#pragma once

#include "app/conquest/desk.h"
#include "app/conquest/game.h"
#include "app/omega/game.h"
#include "app/omega/overseer_session.h"
#include "app/omega/session_desk.h"
#include "app/specter/desk.h"
#include "app/specter/game.h"
#include "app/window/desk.h"

namespace dossier::test
{

/// The session of LEVEL 7 that is open, or null.
OverseerSession *omegaSession(Desk &desk);

/// The same of Specter Ops, whose pages are not made for the question.
SpecterSession *specterSession(Desk &desk);

/// The same of Conquest of Planet Earth.
ConquestSession *conquestSession(Desk &desk);

/// Whichever is open.
GameSession *openSession(Desk &desk);

/// How many lines the journal has and where the table stands: another one when anything was played or undone.
QString placeOf(Desk &desk);

/// Which game is open: its file, and its session there; empty when none is.
QString gameOf(Desk &desk);

/// What was written into the game that is open, and where it stands, as a short word; empty when none is.
QByteArray sumOf(Desk &desk);

/// Whether the game that is open has ended.
bool isOver(Desk &desk);

/// Holds the session that is open against its file, as a program that opens a copy of it would read it: the same views
/// for every seat, the same journal; and the board that is shown against the board of the table that was read. What is
/// not the same, in words; empty when all is.
QString differenceFromDisk(Desk &desk, const QString &folder);

} // namespace dossier::test
