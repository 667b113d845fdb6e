#pragma once

#include "views/kit/part.h"
#include "views/session/player_name.h"

#include <QCoreApplication>

namespace dossier
{

struct NamesNote
{
    Q_DECLARE_TR_FUNCTIONS(dossier::NamesNote)
};

/// Says beside fields for names of players who will read them.
inline Part namesNote()
{
    return text(NamesNote::tr("Everybody will read the names."), Role::Small).wrapping();
}

} // namespace dossier
