#pragma once

#include "views/conquest/desk/conquest_command.h"
#include "views/kit/part.h"

#include <map>

namespace dossier
{

/// Command tokens of cardboard that were chosen for players and are not entered yet.
using LaidTokens = std::map<conquest::Colour, conquest::CommandToken>;

struct TokensActions
{
    /// Chooses them with the screen covered between the players, or all at once by keys.
    std::function<void(bool byKeys)> choose{};
    std::function<void(conquest::Colour player, conquest::CommandToken token)> lay{};
    /// Enters the tokens that were laid.
    std::function<void()> reveal{};
};

/// True while command tokens are chosen.
bool areTokensDue(const conquest::PublicTable &table);

/// True once a token of cardboard is chosen for each player.
bool isLaidForAll(const conquest::PublicTable &table, const LaidTokens &laid);

/// Returns the commands that enter them.
std::vector<ConquestCommand> enteringTokens(const LaidTokens &laid);

/// The choice of command tokens: the players who have chosen, and the three ways to choose: one after the other with
/// the screen covered, all at once by keys, or with cardboard tokens that are entered once all are revealed.
Part tokensPanel(const conquest::PublicTable &table, const LaidTokens &laid, const TokensActions &actions);

} // namespace dossier
