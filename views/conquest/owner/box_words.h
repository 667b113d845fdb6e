#pragma once

#include "views/conquest/owner/box_state.h"

namespace dossier::wording
{

/// "Races", "Objectives", "Sheets of the resistance".
QString name(conquest::BoxPart part);

/// Says what the owner copies into that part, and how many of its cards are entered when the book gives their number.
QString advice(const conquest::Pack &pack, conquest::BoxPart part);

/// Returns the caption for a new entry: "Name of another event"; empty when nothing can be added.
QString anotherOf(conquest::BoxPart part);

/// Returns the name of the shown entry.
QString name(const conquest::Pack &pack, const BoxEntry &entry);

/// "all known", "3 of 12 unknown".
QString unsaid(const conquest::Unsaid &unsaid);

/// Says why a card cannot be kept that way, and what to do.
QString reason(conquest::BoxFault fault);

} // namespace dossier::wording
