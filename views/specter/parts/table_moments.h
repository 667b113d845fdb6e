#pragma once

#include "model/specter/seen/view.h"
#include "views/session/journal_row.h"

#include <QStringList>

#include <functional>
#include <memory>

namespace dossier
{

class MomentPanel;

/// Journal text of an attack with its dice; it becomes available after the tables.
using RollWords = std::shared_ptr<std::function<QStringList()>>;

/// Shows the moments between two tables in that panel. The moments shown before count as read; moments that nobody
/// could see yet, because the panel's page is not in front, wait.
void showMoments(MomentPanel &panel, const specter::PublicTable &before, const specter::PublicTable &now,
    const RollWords &rolled = {});

/// Shows all of them; returns the slot for the journal's text about the dice of an attack, or null when there was no
/// attack.
[[nodiscard]] RollWords showAllMoments(
    MomentPanel &panel, const specter::PublicTable &before, const specter::PublicTable &now);

/// The journal has come: its last line has the dice.
void sayRoll(MomentPanel &panel, const RollWords &rolled, const JournalSteps &steps);

/// Shows the moments of a seat's view; a secret action of that seat counts as going on, too.
void showMoments(MomentPanel &panel, const specter::View &before, const specter::View &now);

} // namespace dossier
