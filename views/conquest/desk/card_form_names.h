#pragma once

#include "views/conquest/desk/card_form.h"

namespace dossier
{

/// What can be named in a form for that kind, of that player's, as far as whoever sits there may know: each once, in
/// order.
std::vector<std::string> namesFor(const conquest::View &view, conquest::Colour player, CardForm::Kind kind);

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

/// What is printed on what is named so; empty where nothing is.
QString textFor(const conquest::Pack &pack, CardForm::Kind kind, const std::string &name);

} // namespace dossier
