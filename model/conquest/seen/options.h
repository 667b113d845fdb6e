#pragma once

#include "model/core/members.h"

#include <cstdint>

namespace dossier::conquest
{

/// CQ-CMD-3: choice of the first player among those with the fewest points.
enum class FirstTie : std::uint8_t
{
    RolledOff,
    NextAfterTheLast,
};

constexpr auto words(FirstTie /*tie*/)
{
    return memberNames("rolled_off", "next_after_the_last");
}

/// CQ-CMD-1: offer of a 1 on the D6.
enum class OfferOnOne : std::uint8_t
{
    /// The token and the second roll, or neither.
    Both,
    /// The token automatically, and the second roll for those who want it.
    TokenAlways,
};

constexpr auto words(OfferOnOne /*offer*/)
{
    return memberNames("both", "token_always");
}

/// CQ-BOARD-2: touching spaces within a section.
enum class Touching : std::uint8_t
{
    /// The centre touches all six, and each of them its two neighbours.
    Ring,
    /// Those that the layout lists or the table says.
    Listed,
};

constexpr auto words(Touching /*touching*/)
{
    return memberNames("ring", "listed");
}

/// CQ-DEMO-1: effects of demolition beside removing the resistance.
enum class Demolition : std::uint8_t
{
    /// The conquest token comes off and there is no population.
    TakesPopulation,
    /// Both remain.
    LeavesPopulation,
};

constexpr auto words(Demolition /*demolition*/)
{
    return memberNames("takes_population", "leaves_population");
}

/// CQ-ALLY-2: strength of an ally whose card names none.
enum class AllyStrength : std::uint8_t
{
    TheRaces,
    None,
};

constexpr auto words(AllyStrength /*strength*/)
{
    return memberNames("the_races", "none");
}

/// CQ-DUE-4: time of the resistance phase.
enum class ResistanceTime : std::uint8_t
{
    AfterTheTurns,
    BeforeCommand,
};

constexpr auto words(ResistanceTime /*time*/)
{
    return memberNames("after_the_turns", "before_command");
}

/// CQ-RES-6: number of dice in step six.
enum class TechnologyDice : std::uint8_t
{
    /// The number in the sector's triangle.
    TheSectors,
    /// The marker's own number.
    TheSpaces,
};

constexpr auto words(TechnologyDice /*dice*/)
{
    return memberNames("the_sectors", "the_spaces");
}

/// Points that the book leaves open and each table decides; the defaults are the digest's readings.
struct TableOptions
{
    FirstTie firstTie = FirstTie::RolledOff;
    OfferOnOne offerOnOne = OfferOnOne::Both;
    Touching touching = Touching::Ring;
    Demolition demolition = Demolition::TakesPopulation;
    AllyStrength allyStrength = AllyStrength::TheRaces;
    ResistanceTime resistanceTime = ResistanceTime::AfterTheTurns;
    TechnologyDice technologyDice = TechnologyDice::TheSectors;
    /// CQ-FIGHT-3: tokens that were beaten come back when the battle is lost.
    bool beatenTokensReturn = false;
    /// CQ-FIGHT-4: each alien flees its own way; and a place with a token on it may be fled to.
    bool fleeApart = false;
    bool fleeOntoTokens = false;
    /// CQ-FIGHT-5: Bold counts for card and heroes each; CQ-FIGHT-2: a double overwhelming with Assault is a push.
    bool boldForEach = false;
    bool doubleOverwhelmingPushes = false;
    /// CQ-COOP-4: all players' aliens on a space fight together.
    bool fightTogether = false;
    /// CQ-COOP-2: the centre's two set-up tokens are rolled for one by one.
    bool centreTokensApart = false;
    /// CQ-RES-3: when a card moves the marker over several red circles, only the one where it stops calls for tokens.
    bool stoppedCircleAlone = false;
    bool operator==(const TableOptions &) const = default;
    static constexpr auto names = memberNames("first_tie", "offer_on_one", "touching", "demolition", "ally_strength",
        "resistance_time", "technology_dice", "beaten_tokens_return", "flee_apart", "flee_onto_tokens", "bold_for_each",
        "double_overwhelming_pushes", "fight_together", "centre_tokens_apart", "stopped_circle_alone");
};

/// CQ-SETUP-1, CQ-COOP-6: optional additions to the set-up.
struct Variants
{
    /// The back of the objective: Historic Monument.
    bool monument = false;
    /// The objective must be conquered or demolished to win.
    bool objectiveNeeded = false;
    /// Two tokens for each player's section, three for the centre.
    bool moreTokens = false;
    bool operator==(const Variants &) const = default;
    static constexpr auto names = memberNames("monument", "objective_needed", "more_tokens");
};

} // namespace dossier::conquest
