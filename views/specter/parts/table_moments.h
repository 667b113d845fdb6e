#pragma once

#include "model/specter/seen/view.h"
#include "views/session/journal_row.h"

#include <QStringList>

#include <functional>
#include <memory>

namespace dossier
{

class MomentPanel;

/// What the journal says of an attack, with its dice; it comes after the tables.
using RollWords = std::shared_ptr<std::function<QStringList()>>;

/// Tells in that panel what happened between two tables. Whoever goes on has read what stood there; what nobody could
/// see yet, since the panel's page is not in front, waits.
void showMoments(MomentPanel &panel, const specter::PublicTable &before, const specter::PublicTable &now,
    const RollWords &rolled = {});

/// The same; what it returns waits for the journal, which has the dice of an attack, and is null where there was none.
[[nodiscard]] RollWords showAllMoments(
    MomentPanel &panel, const specter::PublicTable &before, const specter::PublicTable &now);

/// The journal has come: its last line has the dice.
void sayRoll(MomentPanel &panel, const RollWords &rolled, const JournalSteps &steps);

/// The same of what a seat knows: what it does in secret goes on, too.
void showMoments(MomentPanel &panel, const specter::View &before, const specter::View &now);

} // namespace dossier
