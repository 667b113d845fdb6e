#pragma once

#include "model/omega/seen/combat_commands.h"
#include "views/omega/correct/desk_form.h"

namespace dossier
{

/// Actions that are too rare for a button of their own, in the order of the list that offers them.
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

/// Returns a name of an act that is the same in every language and version.
QString idOf(TableAct act);

/// The form of a table act, and its result.
struct TableActForm
{
    TableAct act{};
    OmegaCommands commands{};
    /// An explosion whose dice must be rolled or typed first.
    std::optional<omega::Explode> explosion{};
    /// A note for a commando's seat: the overseer sees none of that seat's.
    std::optional<std::pair<omega::Role, QString>> note{};
    Form form{};

    /// True when the form stays open with an empty line, for notes are often written several at once.
    [[nodiscard]] bool isForNotes() const { return act >= TableAct::Notes; }
};

/// Returns the form; the caller adds the actions of its buttons.
TableActForm tableActForm(DeskFormBuilder &form);

} // namespace dossier
