#pragma once

#include "model/omega/seen/combat_commands.h"
#include "views/omega/correct/desk_form.h"

namespace dossier
{

/// What happens more seldom than a button is worth, in the order of the list that offers it.
enum class TableAct : std::uint8_t
{
    Challenge,
    Action,
    EffectBegins,
    EffectEnds,
    Interruption,
    Explosion,
    Power,
    Piece,
    Plan,
    Notes,
    NoteGoes,
    CommandosNote,
};

/// The form of such an act, and what it gives.
struct TableActForm
{
    TableAct act{};
    OmegaCommands commands{};
    /// Its dice are to be rolled or typed first.
    std::optional<omega::Explode> explosion{};
    /// A note for a commando's seat: the overseer sees none of that seat's.
    std::optional<std::pair<omega::Role, QString>> note{};
    Form form{};

    /// True if it stays open with an empty line, for notes are often written several at once.
    [[nodiscard]] bool isForNotes() const { return act >= TableAct::Notes; }
};

/// Whoever shows it adds what its buttons do.
TableActForm tableActForm(DeskFormBuilder &form);

} // namespace dossier
