#include "model/conquest/odds/round.h"

namespace dossier::conquest::odds
{

RoundEnd roundEnd(int strength, int aliens, const Opposition &against, int alienDie, int die)
{
    const bool overwhelming = alienDie == facesOfADie;
    const bool overwhelmed = die == facesOfADie || (against.deadly && die == facesOfADie - 1);
    if (overwhelming != overwhelmed)
        return overwhelming ? RoundEnd::Won : RoundEnd::Lost;
    if (overwhelming)
        return against.assault && against.assaultWinsOverwhelming ? RoundEnd::Lost : RoundEnd::Push;
    const int total = strength + alienDie;
    const int resisted = against.strength + against.bold * aliens + die;
    if (total == resisted)
        return against.assault ? RoundEnd::Lost : RoundEnd::Push;
    return total > resisted ? RoundEnd::Won : RoundEnd::Lost;
}

RoundWays roundWays(int strength, int aliens, const Opposition &against)
{
    RoundWays ways;
    for (int alienDie = 1; alienDie <= facesOfADie; ++alienDie)
        for (int die = 1; die <= facesOfADie; ++die)
        {
            const RoundEnd end = roundEnd(strength, aliens, against, alienDie, die);
            int &same = end == RoundEnd::Won ? ways.won : end == RoundEnd::Lost ? ways.lost : ways.pushed;
            same += waysToShow(against, die);
        }
    return ways;
}

} // namespace dossier::conquest::odds
