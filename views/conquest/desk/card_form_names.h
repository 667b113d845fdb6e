#pragma once

#include "model/conquest/seen/due.h"
#include "views/conquest/desk/card_form.h"

namespace dossier
{

/// Returns the names that a form offers for that kind and player, as far as the viewing seat may know them: each
/// once, in order.
std::vector<std::string> namesFor(const conquest::View &view, conquest::Colour player, CardKind kind);

/// Returns the command that pays for a card or an ability of that player's that changes dice; nothing when no cost is
/// known.
std::optional<conquest::Command> costOfDice(
    const conquest::View &view, conquest::Colour player, const std::string &name);

/// True when that player can name a card of that kind that nobody has named yet: an event of a deck that Dossier does
/// not hold.
bool mayBeNew(const conquest::View &view, conquest::Colour player, CardKind kind);

/// Returns the name in the list that the typed text means, as it is read; empty when it means none.
std::string nameMeant(const conquest::View &view, const std::vector<std::string> &names, const QString &typed);

/// True when the typed text is part of none of the names and cannot be a new one either: nothing can be done with it.
bool isOfNoList(const conquest::View &view, conquest::Colour player, CardKind kind,
    const std::vector<std::string> &names, const QString &typed);

/// Describes the added effects, one line each.
QString sentencesOf(const conquest::PublicTable &table, const std::vector<conquest::Effect> &effects);

/// Returns the text of the button that plays that card; without a card, the text for the kind.
QString doneWith(CardKind kind, const QString &card);

/// Returns the printed text of the typed name, or how to continue with a name that is not listed; empty when there is
/// nothing to show.
QString textFor(const conquest::View &view, conquest::Colour player, CardKind kind,
    const std::vector<std::string> &names, const QString &typed);

/// The input of the form.
struct CardEntry
{
    CardKind kind = CardKind::Event;
    conquest::Colour player = conquest::Colour::Green;
    std::string name{};
    std::optional<conquest::Cancellable> cancelled{};
    int own = 1;
    int other = 1;
    std::vector<conquest::Effect> effects{};
    std::optional<conquest::Effect> correction{};
};

/// True when this kind needs a name.
bool isNamed(CardKind kind);

/// Returns the command that the entry makes; nothing while something is missing.
std::optional<conquest::Command> commandOf(const conquest::View &view, const CardEntry &entry);

} // namespace dossier
