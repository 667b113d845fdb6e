#pragma once

#include "views/specter/asks/ask.h"
#include "views/specter/asks/hunters_pick.h"

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

/// The table with the next hunter's turn begun, where a press on a space would begin it; else the table itself.
SeenSpecter supposed(const SeenSpecter &view, const HuntersPick &pick);

} // namespace dossier
