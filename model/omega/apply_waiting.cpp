#include "model/omega/apply.h"

namespace dossier::omega
{

void endMove(Pending &pending)
{
    pending.move.reset();
    if (pending.halted.empty())
        return;
    pending.move = pending.halted.back();
    pending.halted.pop_back();
}

void stopMove(Pending &pending, const Combatant &who)
{
    std::erase_if(pending.halted, [&](const MoveUnderWay &move) { return move.who == who; });
    if (pending.move && pending.move->who == who)
        endMove(pending);
}

void forget(Pending &pending, const Combatant &who)
{
    std::erase_if(pending.hazards, [&](const HazardDue &hazard) { return hazard.who == who; });
    if (pending.knockback && pending.knockback->who == who)
        pending.knockback.reset();
    stopMove(pending, who);
}

} // namespace dossier::omega
