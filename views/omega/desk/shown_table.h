#pragma once

#include "views/omega/desk/stage.h"

#include <QList>

class QAction;

namespace dossier
{

/// Shadings of the board, beside the picks.
struct Shadings
{
    bool reach = true;
    bool sight = false;
    bool danger = false;
    bool operator==(const Shadings &) const = default;
};

/// State of a desk beside the table itself.
struct ShownState
{
    Picked picked{};
    Shadings shadings{};
    /// An explosion that the user considers.
    std::optional<omega::Explode> blast{};
    /// True while its dice are awaited.
    bool rolls = false;
    /// True for a past state of the table, which cannot be changed.
    bool past = false;
    /// The space that a form is filled with.
    std::optional<Space> filled{};
    /// True while that form is open: presses on the board go into it.
    bool fills = false;
    /// True when the form has a field for them.
    bool byClicks = false;
};

/// A table as the desk shows it: the board with all its layers, and the bar's content.
struct ShownTable
{
    FloorScene scene;
    Stage stage;
    /// The command that the picks make up for the step that is due: the order of turns, or placing on the picked
    /// spaces.
    std::optional<OmegaCommand> chosen{};
};

/// Judges the picks, and shows the result. The grid of stances replaces its offers.
ShownTable shownTable(const omega::View &view, const SessionBoard &board, const ShownState &shownState);

/// Returns the enemy in view: the target before the active one.
std::optional<omega::Combatant> enemyPicked(const omega::PublicTable &table, const Picked &picked);

/// Returns the shadings that the switches set, in their order; the initial ones where there are no switches.
Shadings shadingsBy(const QList<QAction *> &switches);

} // namespace dossier
