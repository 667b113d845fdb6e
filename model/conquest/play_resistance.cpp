#include "model/conquest/play.h"

namespace dossier::conquest
{

void beginResistancePhase(Play & /*play*/) { }

void play(Play & /*play*/, const DrawResistanceEvent & /*command*/) { }

void play(Play & /*play*/, const FreeLocations & /*command*/) { }

void play(Play & /*play*/, const AdvanceTechnology & /*command*/) { }

void play(Play & /*play*/, const PlaceToken & /*command*/) { }

void play(Play & /*play*/, const MoveToken & /*command*/) { }

void play(Play & /*play*/, const FireBarrage & /*command*/) { }

void play(Play & /*play*/, const RollTechnology & /*command*/) { }

void play(Play & /*play*/, const FightCaptain & /*command*/) { }

} // namespace dossier::conquest
