#pragma once

#include "model/specter/seen/view.h"
#include "views/kit/part.h"

namespace dossier
{

/// What the agent said last, or both agents, in large type, and to whom; after the game, how it ended.
Part saidCard(const specter::PublicTable &table, specter::Agent agent);

/// What an agent said last, in as few words as possible: “Clear”; empty before he said anything.
QString lastWords(const specter::PublicTable &table, specter::Agent agent);

} // namespace dossier
