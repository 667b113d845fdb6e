#pragma once

#include "views/kit/part.h"
#include "views/specter/setup/wish.h"

namespace dossier
{

/// Choices of the players, and of where the movement sheet is kept.
Part playersCard(const specter::PublicTable &box, const SpecterWish &wish, const Action<int> &chooseNumber,
    const Action<SpecterWish> &change);

/// Two readings of each rule that the printed rules leave open. Options for five players appear only with five
/// players.
Part optionsCard(const specter::TableOptions &options, int players, const Action<specter::TableOptions> &choose);

struct ObjectiveActions
{
    Action<std::vector<int>> choose{};
    /// Rolls all of them.
    Action<> roll{};
};

/// SO-BOARD-3: the die of each section of the board and the objective that it rolled, where everybody may read them.
Part objectivesCard(const specter::PrintedBoard &board, const std::vector<int> &faces, const ObjectiveActions &actions);

struct SecretActions
{
    Action<SpecterWish> change{};
    Action<specter::AgentKind> chooseCharacter{};
    ObjectiveActions objectives{};
    /// Draws character and cards by chance.
    Action<> draw{};
    Action<bool> cover{};
};

/// The agent's secret choices. While it is covered it contains none of them.
Part secretCard(const specter::PublicTable &box, const SpecterWish &wish, bool isCovered, const SecretActions &actions);

} // namespace dossier
