#pragma once

#include "model/specter/seen/setup.h"

namespace dossier::test
{

/// The bytes of the pack that the program ships.
std::string boxText();

/// The pack that the program ships.
const specter::Pack &box();

/// Returns the pack with a board that is small enough for an exhaustive search, and enough copies of the cards that
/// their number does not matter.
specter::Pack smallBox(int copies = 2);

/// Its board by some options.
specter::Board printedBoard(const specter::TableOptions &options = {});

} // namespace dossier::test
