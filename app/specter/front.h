#pragma once

#include "app/specter/game_session.h"
#include "app/specter/machine.h"

namespace dossier
{

class SeatsPage;

/// Puts the page of whoever has the machine in front, or the one that covers it until he who is to take it has it. The
/// table is being played.
void showFront(SeatsPage &seats, SpecterSession &session, const Machine &machine);

/// Shows whoever has the machine what he may know of the table as it stands.
void renderSeat(SeatsPage &seats, const SpecterSession &session, const Machine &machine);

/// The same of its journal; a hunter alone with his role card reads none.
void renderJournal(SeatsPage &seats, SpecterSession &session, const Machine &machine);

/// The table as it stood there.
void renderPast(SeatsPage &seats, SpecterSession &session, const Machine &machine, journal::Position at);

} // namespace dossier
