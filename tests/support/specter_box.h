#pragma once

#include "model/specter/seen/setup.h"

namespace dossier::test
{

/// The bytes of the pack that the program ships.
std::string boxText();

/// The pack that the program ships.
const specter::Pack &box();

/// The same with a board that is small enough to try everything out on, and so many copies of the cards that nobody
/// notices.
specter::Pack smallBox(int copies = 2);

/// Its board by some options.
specter::Board printedBoard(const specter::TableOptions &options = {});

} // namespace dossier::test
