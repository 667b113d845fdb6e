#pragma once

#include "views/omega/correct/desk_form.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

namespace dossier
{

/// Kinds of corrections that a player can make at a table.
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
    Joins,
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

/// Returns the name of a correction in the list.
QString nameOf(CorrectionKind kind);

/// Adds the fields of a correction, and returns the commands that it gives, in order; none while an entry is missing.
OmegaCommands correction(CorrectionKind kind, DeskFormBuilder &form);

// Corrections of the commandos, of the clock, of the overseer's side, of the ground.
OmegaCommands correctionOfPeople(CorrectionKind kind, DeskFormBuilder &form);
OmegaCommands correctionOfClock(CorrectionKind kind, DeskFormBuilder &form);
OmegaCommands correctionOfOverseer(CorrectionKind kind, DeskFormBuilder &form);
OmegaCommands correctionOfGround(CorrectionKind kind, DeskFormBuilder &form);

/// A list of the changes that can happen to the chosen thing.
std::size_t whatHappens(DeskFormBuilder &form, const QStringList &options, std::size_t now = 0);

/// A list of the facings of a figure.
Facing facingField(DeskFormBuilder &form, Facing now);

/// The form of corrections: the kind, and its fields.
struct CorrectionForm
{
    std::optional<CorrectionKind> kind{};
    OmegaCommands commands{};
    Form form{};
};

/// Returns the form; its button is enabled when something would change. The caller adds the actions of the buttons.
CorrectionForm correctionForm(DeskFormBuilder &form);

/// Returns one correction by an event.
template <typename Event>
OmegaCommands one(const Event &event)
{
    return {makeCorrection(event)};
}

/// Returns the names of all values of an enumeration.
template <typename E>
QStringList namesOfAll(E first = {})
{
    QStringList texts;
    for (auto each = static_cast<std::size_t>(first); each < words(E{}).size(); ++each)
        texts << wording::name(static_cast<E>(each));
    return texts;
}

} // namespace dossier
