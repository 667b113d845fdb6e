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

/// The session of Specter Ops that is open, or null. The pages of that game do not offer it.
SpecterSession *specterSession(Desk &desk);

/// The session of Conquest of Planet Earth that is open, or null.
ConquestSession *conquestSession(Desk &desk);

/// Whichever is open.
GameSession *openSession(Desk &desk);

/// The number of lines of the journal and the position of the table. It changes when anything is played or undone.
QString placeOf(Desk &desk);

/// Which game is open: its file, and its session there; empty when none is.
QString gameOf(Desk &desk);

/// The contents and the position of the open game as a short word; empty when none is open.
QByteArray sumOf(Desk &desk);

/// True if the open game has ended.
bool isOver(Desk &desk);

/// Holds the session that is open against its file, as a program that opens a copy of it would read it: the same views
/// for every seat, the same journal; and the board that is shown against the board of the table that was read. What is
/// not the same, in words; empty when all is.
QString differenceFromDisk(Desk &desk, const QString &folder);

} // namespace dossier::test
