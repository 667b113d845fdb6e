#pragma once

#include "model/omega/seen/state.h"

#include <QStringList>

namespace dossier
{

/// What happens more seldom than a button is worth, in the order of the list that offers it.
enum class TableAct : std::uint8_t
{
    Challenge,
    Action,
    EffectBegins,
    EffectEnds,
    Interruption,
    Explosion,
    Power,
    Piece,
    Plan,
    Notes,
    NoteGoes,
    CommandosNote,
};

namespace wording
{

/// The names of all of them, in order.
QStringList tableActs();

/// What the button does that carries it out.
QString doing(TableAct act);

/// How long an effect lasts.
QString name(omega::Until until);

} // namespace wording

} // namespace dossier
