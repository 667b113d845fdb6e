#pragma once

#include "model/conquest/seen/cards.h"
#include "model/conquest/seen/place.h"

#include <map>
#include <string_view>
#include <variant>

namespace dossier::conquest
{

/// CQ-RES-6: a part of the technology track, and the number in its triangle.
struct TrackSector
{
    int from = 0;
    int to = 0;
    int dice = 0;
    bool operator==(const TrackSector &) const = default;
    static constexpr auto names = memberNames("from", "to", "dice");
};

/// CQ-COOP-2: one side of the resistance sheet; empty when it is not known.
struct ResistanceSheet
{
    /// The numbers in red circles.
    std::vector<int> redCircles{};
    std::vector<TrackSector> sectors{};
    bool operator==(const ResistanceSheet &) const = default;
    static constexpr auto names = memberNames("red_circles", "sectors");
};

/// CQ-RES-8: the number at which the cannon fires.
inline constexpr int endOfTheTrack = 10;

/// CQ-RES-6: true when the dice of every number below the cannon are known.
bool hasAllDice(const ResistanceSheet &sheet);

/// CQ-BOARD-2: a board for that number of players. Touching spaces across sections follow from the places of the
/// sections, in the order of the seats, or are listed; those within sections are listed for tables that use lists.
struct Layout
{
    int players = 2;
    std::vector<Border> touching{};
    std::vector<int> places{};
    bool operator==(const Layout &) const = default;
    static constexpr auto names = memberNames("players", "touching", "places");
};

/// Known content of a box of the game.
struct Pack
{
    int version = 1;
    /// Source of the facts, for people.
    std::string source{};
    std::vector<Race> races{};
    /// CQ-SETUP-1: the two sides of the objective.
    LocationCard capitol{};
    LocationCard monument{};
    std::vector<LocationCard> locations{};
    std::vector<ResistanceCard> resistance{};
    std::vector<HeroCard> heroes{};
    std::vector<TokenKind> tokens{};
    std::vector<EventCard> events{};
    std::vector<StuffCard> stuff{};
    std::vector<TechnologyCard> technology{};
    ResistanceSheet standard{};
    ResistanceSheet brutal{};
    /// The first for a number of players is the usual one.
    std::vector<Layout> layouts{};
    bool operator==(const Pack &) const = default;
    static constexpr auto names = memberNames("version", "source", "races", "capitol", "monument", "locations",
        "resistance", "heroes", "tokens", "events", "stuff", "technology", "standard", "brutal", "layouts");
};

inline constexpr int packVersion = 1;

/// CQ-STATE-4: the decks, and the pool of tokens. In a cooperative game, events with red text are a deck of their own.
enum class Deck : std::uint8_t
{
    Locations,
    Resistance,
    Events,
    ResistanceEvents,
    Stuff,
    Technology,
    Tokens,
};

constexpr auto words(Deck /*deck*/)
{
    return memberNames("locations", "resistance", "events", "resistance_events", "stuff", "technology", "tokens");
}

// Entries of the pack by name; null when it has none. Names are unique only within a deck.

const Race *raceNamed(const Pack &pack, std::string_view name);
const LocationCard *locationNamed(const Pack &pack, std::string_view name);
const ResistanceCard *resistanceNamed(const Pack &pack, std::string_view name);
const HeroCard *heroNamed(const Pack &pack, std::string_view name);
const TokenKind *tokenNamed(const Pack &pack, std::string_view name);
const EventCard *eventNamed(const Pack &pack, std::string_view name);
const StuffCard *stuffNamed(const Pack &pack, std::string_view name);
const TechnologyCard *technologyNamed(const Pack &pack, std::string_view name);

/// CQ-CANCEL-1: true for an event that cancels.
bool cancels(const Pack &pack, std::string_view event);

/// Number of copies of each card in a deck at the start; none when the pack does not know all of them.
using Cards = std::map<std::string, int>;
std::optional<Cards> deckOf(const Pack &pack, Deck deck, bool cooperative);

/// Returns the names that a deck can have, with known numbers of copies or not.
std::vector<std::string> namesOf(const Pack &pack, Deck deck, bool cooperative);

/// Returns the first fault of a pack as the path of names to it: `/tokens/3/name`; empty when it is sound. Names are
/// present and unique, numbers are possible on cards, sectors go from 0 to 9, and borders touch spaces of a board with
/// that many players.
std::string faultIn(const Pack &pack);

} // namespace dossier::conquest
