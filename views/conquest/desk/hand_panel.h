#pragma once

#include "views/conquest/desk/conquest_command.h"
#include "views/kit/part.h"

namespace dossier
{

/// A hand has its room beside the board, or while a battle has that room over the lower edge of the board.
enum class HandPlace : std::uint8_t
{
    BesideTheBoard,
    OverTheBoard,
};

struct HandActions
{
    std::function<void(const ConquestCommand &command)> give{};
    /// Plays a card: its effect is entered first.
    std::function<void(const std::string &card)> play{};
    /// Highlights the card in that row.
    std::function<void(int row)> highlight{};
    /// Covers the hand again.
    std::function<void()> cover{};
};

/// The cards of a hand that the viewing seat may see: to play, discard or reveal them. It is empty when the app does
/// not keep the hand: then the cards are on the table, and are named. `row` is the highlighted card.
Part handPanel(
    const conquest::View &seen, conquest::Colour whose, HandPlace place, int row, const HandActions &actions);

} // namespace dossier
