#pragma once

#include "views/specter/selection/hunters_pick.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// The hunter who is done and the next one, when the next press belongs to another hunter: no button is needed for
/// it.
struct TurnPassing
{
    /// The turn under way has nothing left but its end.
    bool canEnd = false;
    /// The hunter who begins then; nothing when all had their turn.
    std::optional<specter::HunterKind> next{};
    bool operator==(const TurnPassing &) const = default;
};

/// Returns the change of turn on that table, with that hunter picked to be next.
TurnPassing passingOn(const specter::View &view, const HuntersPick &pick);

/// True when only the end is left of the turn of the hunter on turn, and nobody else can act before it: then it ends
/// automatically. False while a find or a fight is still to be read, and while players who answer from paper can
/// correct their answers.
bool endsByItself(const specter::View &view);

/// Returns the table with the next hunter's turn begun, when a press on a space would begin it; otherwise the table
/// itself.
SpecterViewPtr supposed(const SpecterViewPtr &view, const HuntersPick &pick);

} // namespace dossier
