#pragma once

#include "model/specter/seen/state.h"

namespace dossier
{

class MomentPanel;

/// Tells in that panel what happened between two tables. Whoever goes on has read what stood there; what nobody could
/// see yet, since the panel's page is not in front, waits.
void tellMoments(MomentPanel &panel, const specter::PublicTable &before, const specter::PublicTable &now);

} // namespace dossier
