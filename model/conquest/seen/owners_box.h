#pragma once

#include "model/conquest/seen/commands.h"

namespace dossier::conquest
{

// A box as its owner goes through it, card by card.

/// The parts of a box in the order in which they are gone through.
enum class BoxPart : std::uint8_t
{
    Races,
    Objectives,
    Locations,
    Resistance,
    Heroes,
    Tokens,
    Events,
    Stuff,
    Technology,
    Sheets,
};

constexpr auto words(BoxPart /*part*/)
{
    return memberNames("races", "objectives", "locations", "resistance", "heroes", "tokens", "events", "stuff",
        "technology", "sheets");
}

/// How many values nobody has said, of how many that are printed.
struct Unsaid
{
    int left = 0;
    int all = 0;
    Unsaid &operator+=(const Unsaid &other);
    bool operator==(const Unsaid &) const = default;
};

/// The cards, tokens or races of a part; the sheets, which are none, have no entry here.
std::vector<Printed> cardsOf(const Pack &pack, BoxPart part);

/// What is not said of a card. Texts may be empty: cards are printed so.
Unsaid unsaidIn(const Printed &card);

/// What is not said of one side of the resistance sheet: the dice of each number, and the red circles.
Unsaid unsaidIn(const ResistanceSheet &sheet);

Unsaid unsaidIn(const Pack &pack, BoxPart part);
Unsaid unsaidIn(const Pack &pack);

/// How many cards a box has of a part, where the book tells it: CQ-SETUP-2, CQ-COOP-2, CQ-SETUP-3.
std::optional<int> cardsInABox(BoxPart part);

/// How many cards of a part are told by now: of each its copies, or one where nobody said how many.
int cardsTold(const Pack &pack, BoxPart part);

/// A card of that part of which nothing but its name is known.
Printed blankCard(BoxPart part, const std::string &name);

/// Why a card cannot be kept so.
enum class BoxFault : std::uint8_t
{
    NoName,
    /// An ability of a race that has a text or a cost.
    NoAbilityName,
    NameTaken,
    WrongNumber,
};

/// Why a card cannot stand at that place of its part, or behind the last of them.
std::optional<BoxFault> faultOf(const Pack &pack, BoxPart part, std::size_t at, const Printed &card);

/// The pack with a card at that place of its part, or behind the last; a card of another kind changes nothing.
Pack withCard(Pack pack, BoxPart part, std::size_t at, const Printed &card);

/// The pack without that card. The objectives stay.
Pack withoutCard(Pack pack, BoxPart part, std::size_t at);

} // namespace dossier::conquest
