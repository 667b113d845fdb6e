#pragma once

#include "model/specter/seen/state.h"

#include <QString>

#include <vector>

namespace dossier
{

/// Something that everybody at the table has to take in before the game goes on: a hit, an objective, a traitor, the
/// end.
struct Moment
{
    QString headline;
    QString sentence;
    bool operator==(const Moment &) const = default;
};

namespace wording
{

/// What happened between two tables of the same game, in the order in which it is told; nothing where the second is not
/// later than the first.
std::vector<Moment> moments(const specter::PublicTable &before, const specter::PublicTable &now);

} // namespace wording

} // namespace dossier
