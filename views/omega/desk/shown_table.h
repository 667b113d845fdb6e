#pragma once

#include "views/omega/desk/stage.h"

#include <QList>

class QAction;

namespace dossier
{

/// By what a board is shaded, beside what is picked.
struct Shadings
{
    bool reach = true;
    bool sight = false;
    bool danger = false;
    bool operator==(const Shadings &) const = default;
};

/// What a desk shows beside the table itself.
struct ShownState
{
    Picked picked{};
    Shadings shadings{};
    /// An explosion that somebody thinks of.
    std::optional<omega::Explode> blast{};
    /// Its dice are waited for.
    bool rolls = false;
    /// The table is looked at as it stood: nothing can be done to it.
    bool past = false;
    /// The space that a form is filled with.
    std::optional<Space> filled{};
    /// That form is open: what is pressed on the board goes into it.
    bool fills = false;
    /// It has a field for that.
    bool byClicks = false;
};

/// A table as the desk shows it: the board with everything that lies on it, and what lies before people.
struct ShownTable
{
    FloorScene scene;
    Stage stage;
    /// What people have put together for what is due: the order of turns, or what is placed on the spaces that are
    /// picked.
    std::optional<OmegaCommand> chosen{};
};

/// Judges what is picked, and says what is seen of it. The grid of stances takes the place of its offers.
ShownTable shownTable(const omega::View &view, const SessionBoard &board, const ShownState &shownState);

/// The enemy whom people look at: the target before the one who acts.
std::optional<omega::Combatant> enemyPicked(const omega::PublicTable &table, const Picked &picked);

/// As the switches of the desk say, in their order; where there are none, as at first.
Shadings shadingsBy(const QList<QAction *> &switches);

} // namespace dossier
