#pragma once

#include "model/conquest/seen/state.h"
#include "views/session/moment_words.h"

#include <QString>

#include <vector>

namespace dossier
{

/// News that everybody at the table has to read before the game goes on: a conquest, a technology, the end.
struct ConquestMoment
{
    QString headline;
    QString sentence;
    /// True when the player has just done it: the player knows of it, and it is announced only to the others.
    bool ownAct = false;
    bool operator==(const ConquestMoment &) const = default;
};

namespace wording
{

/// Returns the events between two tables of the same game, in the order of telling; empty when the second is not
/// later than the first.
std::vector<ConquestMoment> moments(const conquest::PublicTable &before, const conquest::PublicTable &now);

/// Returns the same events without the viewers' own actions, each in the language of the moment in which it is shown.
std::vector<MomentWords> othersMoments(const conquest::PublicTable &before, const conquest::PublicTable &now);

} // namespace wording

} // namespace dossier
