#pragma once

#include "views/conquest/desk/card_form.h"

namespace dossier
{

/// What can be named in a form for that kind, of that player's, as far as whoever sits there may know: each once, in
/// order.
std::vector<std::string> namesFor(const conquest::View &view, conquest::Colour player, CardKind kind);

/// A card whose effect can be cancelled, and whose it is; nobody's where it is the resistance's.
struct Cancellable
{
    std::optional<conquest::Colour> of{};
    conquest::Deck deck = conquest::Deck::Events;
    std::string card{};
};

std::vector<Cancellable> cancellableIn(const conquest::View &view);

/// What a card or an ability of that player's costs that changes dice, as a command of its own; none where it costs
/// nothing that is known.
std::optional<conquest::Command> costOfDice(
    const conquest::View &view, conquest::Colour player, const std::string &name);

/// Whether a card that nobody has told of yet can be named for that kind by that player: an event of a deck that
/// Dossier does not hold.
bool mayBeNew(const conquest::View &view, conquest::Colour player, CardKind kind);

/// The name of those that was typed, as it is read; empty for none of them.
std::string nameMeant(const conquest::View &view, const std::vector<std::string> &names, const QString &typed);

/// Whether what is typed is no part of any of the names, and cannot be a new one either: nothing can be done by it.
bool isOfNoList(const conquest::View &view, conquest::Colour player, CardKind kind,
    const std::vector<std::string> &names, const QString &typed);

/// What is added, a line each.
QString sentencesOf(const conquest::PublicTable &table, const std::vector<conquest::Effect> &effects);

/// What the button says that does it with that card; without one it is the kind.
QString doneWith(CardKind kind, const QString &card);

/// What is printed on what is typed, or how to go on with what is none of the names; empty where neither is to be told.
QString textFor(const conquest::View &view, conquest::Colour player, CardKind kind,
    const std::vector<std::string> &names, const QString &typed);

/// What is entered in the form.
struct CardEntry
{
    CardKind kind = CardKind::Event;
    conquest::Colour player = conquest::Colour::Green;
    std::string name{};
    /// The place of the card that is cancelled.
    std::size_t cancelled = 0;
    int own = 1;
    int other = 1;
    std::vector<conquest::Effect> effects{};
    std::optional<conquest::Effect> correction{};
};

/// Whether something is named for that kind.
bool isNamed(CardKind kind);

/// What would be given by it; none where something is missing.
std::optional<conquest::Command> commandOf(const conquest::View &view, const CardEntry &entry);

} // namespace dossier
