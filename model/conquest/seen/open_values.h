#pragma once

#include "model/conquest/seen/view.h"

#include <variant>

namespace dossier::conquest
{

/// Dice of nobody in particular: the space of a token, and all aliens of a space together.
enum class SharedDie : std::uint8_t
{
    Space,
    Aliens,
};

/// Owner of a die: a player, a side whose player or token is not known, an alien, a token by its name; a number tells
/// dice of one owner apart, from 1.
using DieOwner = std::variant<Colour, Side, AlienId, std::string, SharedDie, int>;

/// Sources of a card or token.
enum class CardSource : std::uint8_t
{
    /// The races that nobody has.
    Races,
    Deck,
    /// The event deck of a hand that the app does not keep: cards that are played as soon as they are drawn.
    ImmediateEvents,
    Hand,
};

/// Cards or tokens that are turned up for a command, by their names.
struct OpenCards
{
    CardSource source = CardSource::Deck;
    Deck deck = Deck::Events;
    std::vector<std::string> names{};
    std::size_t max = 1;
    bool needed = true;
    /// Dossier does not know all of the deck: another card may turn up.
    bool open = false;
};

/// The values that are still open in a command, as those entered so far leave them: the dice on the table, and the
/// cards that are turned up or chosen.
struct OpenValues
{
    /// Owner of each die, in the order of entry.
    std::vector<DieOwner> dice{};
    std::optional<OpenCards> card{};
    /// CQ-RES-7: which token is pushed away.
    std::vector<std::string> pushed{};
    /// CQ-RES-10: which alien is lost.
    std::vector<AlienId> lost{};
    /// True when the app can roll and draw all of it.
    bool drawable = true;

    [[nodiscard]] bool none() const { return dice.empty() && !card && pushed.empty() && lost.empty(); }
};

/// The values that were entered or drawn.
struct EnteredValues
{
    std::vector<int> dice{};
    std::vector<std::string> cards{};
    std::string pushed{};
    std::optional<AlienId> lost{};
    bool operator==(const EnteredValues &) const = default;
};

using Hands = std::map<Colour, std::vector<std::string>>;

/// Returns the open values of a command, given those that are there. Cards are chosen from those of the hands.
OpenValues openValues(
    const PublicTable &table, const Hands &hands, const Command &command, const EnteredValues &entered = {});

/// Returns those of a seat's view.
inline OpenValues openValues(const View &seen, const Command &command, const EnteredValues &entered = {})
{
    return openValues(seen.open, seen.hands, command, entered);
}

/// Returns the command with the entered values.
Command filled(const Command &command, const EnteredValues &entered);

/// Returns the names of cards and tokens that a command has already.
std::vector<std::string> namesIn(const Command &command);

/// True when nothing is left open.
bool isComplete(const View &seen, const Command &command, const EnteredValues &entered);

/// Returns the dice of a round of Captain Fantastic's, as filled in.
EnteredValues diceOf(const FightCaptain &fight);

/// CQ-RES-10: returns the dice of a rolled and lost round of Captain Fantastic's, when the players must choose the
/// alien to give up; nothing when there is no choice left.
std::optional<EnteredValues> captainsDice(const View &seen, const Command &rolled);

/// True when a drawn command still needs a choice: the token to push.
bool needsChoice(const View &seen, const Command &command);

} // namespace dossier::conquest
