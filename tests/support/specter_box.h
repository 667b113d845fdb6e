#pragma once

#include "specter_setup.h"

namespace dossier::test
{

/// The bytes of the pack that the program ships.
std::string boxText();

/// The pack that the program ships.
const specter::Pack &box();

/// Its board by some options.
specter::Board printedBoard(const specter::TableOptions &options = {});

} // namespace dossier::test
