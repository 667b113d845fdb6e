#pragma once

#include "views/omega/correct/desk_form.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

namespace dossier
{

/// What a hand can put right at a table.
enum class CorrectionKind : std::uint8_t
{
    Tokens,
    Wounds,
    Place,
    Stance,
    Condition,
    Initiative,
    Kit,
    Weapon,
    Card,
    Deck,
    Round,
    TurnOf,
    Timers,
    Crisis,
    Arrives,
    Leaves,
    Power,
    Reserves,
    Marker,
    Objective,
    Door,
    Room,
    Stack,
    Tile,
    Ability,
    Count,
};

/// The translation context of corrections.
struct CorrectionWords
{
    Q_DECLARE_TR_FUNCTIONS(CorrectionWords)
};

/// The name of a correction in the list.
QString nameOf(CorrectionKind kind);

/// Adds the fields of a correction, and returns what it gives, in order; nothing while something is missing.
OmegaCommands correction(CorrectionKind kind, DeskFormBuilder &form);

// Those of the commandos, of the clock, of the overseer's side, of the ground.
OmegaCommands correctionOfPeople(CorrectionKind kind, DeskFormBuilder &form);
OmegaCommands correctionOfClock(CorrectionKind kind, DeskFormBuilder &form);
OmegaCommands correctionOfOverseer(CorrectionKind kind, DeskFormBuilder &form);
OmegaCommands correctionOfGround(CorrectionKind kind, DeskFormBuilder &form);

/// A list of what becomes of the thing that was chosen.
std::size_t whatHappens(DeskFormBuilder &form, const QStringList &options, std::size_t now = 0);

/// The direction that a figure looks in.
Facing facingField(DeskFormBuilder &form, Facing now);

/// The form of corrections: the kind, and its fields.
struct CorrectionForm
{
    std::optional<CorrectionKind> kind{};
    OmegaCommands commands{};
    Form form{};
};

/// Its button is enabled when something would change. Whoever shows it adds what its buttons do.
CorrectionForm correctionForm(DeskFormBuilder &form);

/// One correction by an event.
template <typename Event>
OmegaCommands one(const Event &event)
{
    return {makeCorrection(event)};
}

/// A list of all values of an enumeration, by their names.
template <typename E>
QStringList namesOfAll(E first = {})
{
    QStringList texts;
    for (auto each = static_cast<std::size_t>(first); each < words(E{}).size(); ++each)
        texts << wording::name(static_cast<E>(each));
    return texts;
}

} // namespace dossier
