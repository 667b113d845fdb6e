#pragma once

#include "model/conquest/seen/view.h"

namespace dossier::conquest
{

/// CQ-DUE: returns the commands that can be given now, as far as the viewer can know; the needed first. Events without
/// cost, abilities and corrections can be given at any time, and are not listed.
std::vector<Due> dueOf(const View &seen);

/// A card whose effect can be cancelled, and its owner; no owner for a card of the resistance.
struct Cancellable
{
    std::optional<Colour> of{};
    Deck deck = Deck::Events;
    std::string card{};
    bool operator==(const Cancellable &) const = default;
};

/// CQ-CANCEL-1, -2: returns the cards that are being played or in play, each once. The card that wins comes first, then
/// the event that was played last, unless it has led to dice.
std::vector<Cancellable> cancellable(const PublicTable &table);

/// CQ-CANCEL-1, CQ-WIN-2: returns the ways in which other players can cancel the card that is being played, while it
/// wins or its effect is due: by the cards of the hands that the viewer sees. Any other hand has one way, without a
/// card, whatever it holds.
std::vector<CancelCard> vetoesOf(const View &seen);

/// CQ-CANCEL-1: true if another player may cancel the event that this player is about to play, as far as everybody can
/// know: a hand that only its owner sees counts, whatever it holds.
bool othersMayCancel(const View &seen, Colour player);

/// CQ-CANCEL-1, -2: returns the cards that are in play, whether or not they can be cancelled.
std::vector<Cancellable> cardsInPlay(const PublicTable &table);

/// CQ-CANCEL-1: true for an event after which a die was rolled: it can no longer be cancelled.
bool hasLedToDice(const PublicTable &table, const Cancellable &card);

/// CQ-CANCEL-1, CQ-WIN-2: true for the card that wins and the event that was played last; others are only in play.
bool isBeingPlayed(const PublicTable &table, const Cancellable &card);

/// CQ-DUE-2: true for a command that applies a due effect or leaves it aside.
bool isOfAnEffect(const Due &due);

} // namespace dossier::conquest
