#pragma once

#include "model/specter/seen/view.h"

namespace dossier
{

class MomentPanel;

/// Tells in that panel what happened between two tables. Whoever goes on has read what stood there; what nobody could
/// see yet, since the panel's page is not in front, waits.
void tellMoments(MomentPanel &panel, const specter::PublicTable &before, const specter::PublicTable &now);

/// The same of what a seat knows: what it does in secret goes on, too.
void tellMoments(MomentPanel &panel, const specter::View &before, const specter::View &now);

} // namespace dossier
