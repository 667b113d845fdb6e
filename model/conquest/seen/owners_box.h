#pragma once

#include "model/conquest/seen/commands.h"

namespace dossier::conquest
{

// A box that its owner goes through card by card.

/// The parts of a box in the order of this walk.
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

/// Number of missing values, and number of printed ones.
struct Unsaid
{
    int left = 0;
    int all = 0;
    Unsaid &operator+=(const Unsaid &other);
    bool operator==(const Unsaid &) const = default;
};

/// Returns the cards, tokens or races of a part; none for the sheets.
std::vector<Printed> cardsOf(const Pack &pack, BoxPart part);

/// Counts the missing values of a card. Texts may be empty on printed cards.
Unsaid unsaidIn(const Printed &card);

/// Counts the missing values of one side of the resistance sheet: the dice of each number, and the red circles.
Unsaid unsaidIn(const ResistanceSheet &sheet);

Unsaid unsaidIn(const Pack &pack, BoxPart part);
Unsaid unsaidIn(const Pack &pack);

/// Number of cards of a part in a box, if the book states it: CQ-SETUP-2, CQ-COOP-2, CQ-SETUP-3.
std::optional<int> cardsInABox(BoxPart part);

/// Number of cards of a part entered so far: the copies of each, or one when their number is not known.
int cardsEntered(const Pack &pack, BoxPart part);

/// Returns a card of that part with nothing but its name.
Printed blankCard(BoxPart part, const std::string &name);

/// The reason why a card cannot be kept.
enum class BoxFault : std::uint8_t
{
    NoName,
    /// An ability of a race has a text or a cost but no name.
    NoAbilityName,
    NameTaken,
    WrongNumber,
};

/// Returns the reason why a card cannot be put at that index of its part, or after the last of them.
std::optional<BoxFault> faultOf(const Pack &pack, BoxPart part, std::size_t at, const Printed &card);

/// Returns the pack with a card at that index of its part, or after the last; a card of another kind changes nothing.
Pack withCard(Pack pack, BoxPart part, std::size_t at, const Printed &card);

/// Returns the pack without that card. The objectives stay.
Pack withoutCard(Pack pack, BoxPart part, std::size_t at);

} // namespace dossier::conquest
