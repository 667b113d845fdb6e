#include "specter_setup.h"

namespace dossier::specter
{

SetUp setUpFor(int players)
{
    SetUp setUp;
    if (players < 4)
        return setUp;
    setUp.objectivesArePublic = false;
    setUp.moreEscapes = true;
    setUp.hunters = players - 1;
    if (players == 4)
    {
        setUp.agentCards = 5;
        setUp.moreHealth = 2;
        return setUp;
    }
    setUp.agentCardsArePrinted = false;
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
