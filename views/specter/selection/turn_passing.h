#pragma once

#include "views/specter/selection/hunters_pick.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// Who is done and who comes next when the next thing that people pick belongs to another hunter: no button is needed
/// for it.
struct TurnPassing
{
    /// The turn under way has nothing left but its end.
    bool canEnd = false;
    /// Who begins then; nobody when all had their turn.
    std::optional<specter::HunterKind> next{};
    bool operator==(const TurnPassing &) const = default;
};

/// What passes on that table, with that hunter picked to be next.
TurnPassing passingOn(const specter::View &view, const HuntersPick &pick);

/// Whether nothing is left for the hunter whose turn it is but its end, and nobody else can do anything before it: it
/// ends by itself then. What was found or fought is read first, and people who answer from paper put right what they
/// said.
bool endsByItself(const specter::View &view);

/// The table with the next hunter's turn begun, where a press on a space would begin it; else the table itself.
SpecterViewPtr supposed(const SpecterViewPtr &view, const HuntersPick &pick);

} // namespace dossier
