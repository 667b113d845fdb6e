#pragma once

#include "model/specter/seen/state.h"

#include <QStringList>

namespace dossier::wording
{

/// Everything that became public of an agent since his last turn began, a sentence each, in the order in which it was
/// said: objectives, a card, what was shown, what hunters were told, who is stunned or blinded, who he is. It stays
/// until his next turn.
QStringList announced(const specter::PublicTable &table, specter::Agent agent);

} // namespace dossier::wording
