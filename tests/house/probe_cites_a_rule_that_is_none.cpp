// Must not compile: a verdict cites only rules of the game's digest.
#include "model/omega/geometry/rule_ids.h"

dossier::Rule whatIsCited()
{
    return dossier::omega::digest["OP-SIGHT-R6"];
}
