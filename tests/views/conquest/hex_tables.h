#pragma once

#include "model/conquest/table.h"
#include "views/conquest/board/hex_scene.h"

namespace dossier::test
{

/// The public table of so many players in the first round, with every location of a board without cards.
conquest::Table conquestTable(int players, conquest::Mode mode = conquest::Mode::Cooperative);

/// A board in the middle of a game, with something of everything on it.
HexScene busyScene(int players);

/// A busy scene with as much on every space as there can be: the longest names, aliens of all players, three tokens, a
/// note.
HexScene fullestScene(int players);

} // namespace dossier::test
