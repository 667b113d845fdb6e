#pragma once

#include "model/conquest/seen/state.h"
#include "views/conquest/words/people.h"
#include "views/session/public_screen.h"

#include <memory>

namespace dossier
{

/// What Conquest of Planet Earth's window for everybody shows: what everybody knows, and the last lines of the public
/// journal.
PublicPage everybodysPage(const std::shared_ptr<const conquest::PublicTable> &table, const PublicSentences &lines,
    const ConquestPeople &people = {});

} // namespace dossier
