#pragma once

#include "app/omega/overseer_session.h"

#include <QString>

#include <memory>

namespace dossier::test
{

/// The sample mission up to the first commando's turn, in that file or in none. Games with different secrets differ in
/// nothing that everybody may know: doors, stacks, plan and notes are each game's own.
std::unique_ptr<OverseerSession> gameWithSecrets(int secrets, const QString &file = {});

/// Writes a plan and notes: what everybody may know stays as it is.
void writeSecrets(OverseerSession &session, const std::string &text);

} // namespace dossier::test
