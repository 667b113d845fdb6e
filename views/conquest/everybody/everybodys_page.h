#pragma once

#include "model/conquest/seen/state.h"
#include "views/conquest/words/people.h"
#include "views/session/public_screen.h"

#include <memory>

namespace dossier
{

/// Contents of the public window of Conquest of Planet Earth: the public table, and the last lines of the public
/// journal.
PublicPage everybodysPage(const std::shared_ptr<const conquest::PublicTable> &table, const PublicSentences &lines,
    const ConquestPeople &people = {});

} // namespace dossier
