#pragma once

#include "views/conquest/owner/box_state.h"
#include "views/kit/part.h"

namespace dossier
{

/// Narrows the list of a box: to cards with these words, or to those of which something is unknown.
struct BoxSearch
{
    QString words{};
    bool onlyUnknown = false;
    /// Entries shown since the list was narrowed: they stay listed while their last value is entered.
    std::vector<BoxEntry> looked{};
};

struct BoxListActions
{
    Action<BoxSearch> search{};
    Action<BoxEntry> choose{};
    /// Moves the focus to the values of the shown entry, or of the first card found.
    Action<> open{};
    Action<> openFound{};
};

/// Returns the shown card or sheet if it is listed, or else the first that is.
std::optional<BoxEntry> firstFound(const conquest::Pack &pack, const BoxEntry &entry, const BoxSearch &search);

/// Returns the entry that is listed that many rows below the shown one.
std::optional<BoxEntry> listedBeside(
    const conquest::Pack &pack, const BoxEntry &entry, const BoxSearch &search, int rows);

/// The list of a box, with the number of unknown values of each card, below the search. Its keys are "search" and
/// "box".
Part boxList(const conquest::Pack &pack, const BoxEntry &entry, const BoxSearch &search, const BoxListActions &actions);

/// Number of values of a card, a side of the sheet or a part, and how many of them are unknown.
conquest::Unsaid unsaidAt(const conquest::Pack &pack, const BoxEntry &entry);

/// Returns the next card or sheet in the whole box with an unknown value; nothing when all values are known.
std::optional<BoxEntry> nextUnknown(const conquest::Pack &pack, const BoxEntry &entry);

} // namespace dossier
