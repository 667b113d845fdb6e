#pragma once

#include "model/omega/geometry/gas.h"
#include "model/omega/geometry/move.h"
#include "model/omega/geometry/reach.h"
#include "model/omega/geometry/sight.h"

#include <QString>

#include <span>

namespace dossier::test
{

/// Values in words, so that whole values are compared and a failure shows both. A space is `x,y`, an edge `x,y/E`, a
/// lattice point `+x,y`; an obstacle follows `!`.
QString told(std::monostate nothing);
QString told(Space space);
QString told(const Edge &edge);
QString told(Corner corner);
QString told(std::span<const Space> spaces);
QString told(const std::vector<Space> &spaces);
QString told(std::span<const Rule> rules);
QString told(const Blocker &blocker);
QString told(const SightLine &line);
QString told(const SightPath &path);
QString told(const LineEvidence &evidence);
QString told(const PathEvidence &evidence);
QString told(const EmiVerdict &emi);
QString told(const Offence &offence);
QString told(const MoveVerdict &verdict);
QString told(const ReachedSpace &reached);
QString told(const std::vector<ReachedSpace> &reached);
QString told(const GasVerdict &verdict);

/// Returns the verdict of a look: field, sight, cover and a lost die, if any, and the rules.
QString told(const Sight &sight);

} // namespace dossier::test
