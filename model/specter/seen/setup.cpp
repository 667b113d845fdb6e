#include "model/specter/seen/setup.h"

namespace dossier::specter
{

SetUp setUpFor(int players, const TableOptions &options)
{
    SetUp setUp;
    if (players < 4)
        return setUp;
    setUp.objectivesArePublic = false;
    setUp.moreEscapes = true;
    setUp.hunters = players - 1;
    constexpr int moreCards = 5;
    if (players == 4)
    {
        setUp.agentCards = moreCards;
        setUp.moreHealth = 2;
        return setUp;
    }
    setUp.agentCardsArePrinted = false;
    if (options.fiveCardsAmongFive)
        setUp.agentCards = moreCards;
    setUp.traitor = true;
    setUp.traitorCards = 2;
    return setUp;
}

Coordinate vehicleStart(const PrintedBoard &board, const SetUp &setUp)
{
    return setUp.hunters > 2 ? board.vehicleOfMore : board.vehicleOfTwo;
}

std::vector<Coordinate> escapesOf(const PrintedBoard &board, const SetUp &setUp)
{
    std::vector<Coordinate> escapes = board.escapes;
    if (setUp.moreEscapes)
        escapes.insert(escapes.end(), board.moreEscapes.begin(), board.moreEscapes.end());
    return escapes;
}

} // namespace dossier::specter
