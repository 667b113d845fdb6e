#include "model/conquest/seen/refusals.h"

namespace dossier::conquest
{

namespace
{

/// CQ-COOP-1: the resistance acts in a cooperative game alone.
Refusal onlyTogether(const View &seen)
{
    return violation(rule::CQ_COOP_1, reason::OnlyTogether{seen.open.players.mode});
}

} // namespace

Refusal refuse(const View &seen, const DrawResistanceEvent & /*command*/)
{
    return onlyTogether(seen);
}

Refusal refuse(const View &seen, const FreeLocations & /*command*/)
{
    return onlyTogether(seen);
}

Refusal refuse(const View &seen, const AdvanceTechnology & /*command*/)
{
    return onlyTogether(seen);
}

Refusal refuse(const View &seen, const PlaceToken & /*command*/)
{
    return onlyTogether(seen);
}

Refusal refuse(const View &seen, const MoveToken & /*command*/)
{
    return onlyTogether(seen);
}

Refusal refuse(const View &seen, const FireBarrage & /*command*/)
{
    return onlyTogether(seen);
}

Refusal refuse(const View &seen, const RollTechnology & /*command*/)
{
    return onlyTogether(seen);
}

Refusal refuse(const View &seen, const FightCaptain & /*command*/)
{
    return onlyTogether(seen);
}

} // namespace dossier::conquest
