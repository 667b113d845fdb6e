#pragma once

#include "model/specter/seen/pack.h"

namespace dossier::specter
{

/// SO-END-1, SO-MOVE-2.
inline constexpr int turnsOfAGame = 40;
inline constexpr int objectivesRolled = 4;
inline constexpr int objectivesNeeded = 3;

/// Values that the number of players decides at set-up.
struct SetUp
{
    int hunters = 2;
    /// True when everybody knows the rolled objectives; otherwise only the agent does.
    bool objectivesArePublic = true;
    int agentCards = 3;
    /// True when the number of agent cards is printed; otherwise it comes from another source.
    bool agentCardsArePrinted = true;
    /// Added to the agent's health.
    int moreHealth = 0;
    bool moreEscapes = false;
    /// SO-TRAITOR-1: true when one of the hunters is the traitor; and the number of cards that he takes once he is an
    /// agent.
    bool traitor = false;
    int traitorCards = 0;
    friend bool operator==(const SetUp &, const SetUp &) = default;
    static constexpr auto names = memberNames("hunters", "objectives_are_public", "agent_cards",
        "agent_cards_are_printed", "more_health", "more_escapes", "traitor", "traitor_cards");
};

/// Returns the set-up for 2 to 5 players, by the options of the table.
SetUp setUpFor(int players, const TableOptions &options = {});

/// SO-BOARD-3: the vehicle's start and the agent's escape points.
Coordinate vehicleStart(const PrintedBoard &board, const SetUp &setUp);
std::vector<Coordinate> escapesOf(const PrintedBoard &board, const SetUp &setUp);

} // namespace dossier::specter
