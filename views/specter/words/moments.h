#pragma once

#include "model/specter/seen/state.h"

#include <QString>

#include <vector>

namespace dossier
{

/// News that everybody at the table has to read before the game goes on: a hit, an objective, a traitor, the end.
struct Moment
{
    QString headline;
    QString sentence;
    bool operator==(const Moment &) const = default;
};

namespace wording
{

/// True when the journal has dice of an attack between the two tables; the hit that ends the game ends the turn, too.
bool isRolled(const specter::PublicTable &before, const specter::PublicTable &now);

/// Returns the moments between two tables of the same game, in the order of telling; empty when the second is not
/// later than the first. The journal's text about the dice goes with the attack.
std::vector<Moment> moments(
    const specter::PublicTable &before, const specter::PublicTable &now, const QString &rolled = {});

} // namespace wording

} // namespace dossier
