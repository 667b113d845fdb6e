#pragma once

#include "model/conquest/seen/state.h"

#include <QString>

#include <map>

namespace dossier
{

/// Names of the players by colour, short enough for one line; colours without a name are absent.
using ConquestPeople = std::map<conquest::Colour, QString>;

namespace wording
{

/// Returns "Anna (Green)"; the colour alone when no name is known.
QString name(conquest::Colour player, const ConquestPeople &people);

/// While it lives, sentences of this thread name players as "Anna (Green)" in place of their colours alone. Names of
/// figures and spaces keep their colours. The people outlive it.
class PlayersByName
{
public:
    explicit PlayersByName(const ConquestPeople &people);
    ~PlayersByName();
    PlayersByName(const PlayersByName &) = delete;
    PlayersByName &operator=(const PlayersByName &) = delete;
    PlayersByName(PlayersByName &&) = delete;
    PlayersByName &operator=(PlayersByName &&) = delete;

private:
    const ConquestPeople *m_before;
};

} // namespace wording

} // namespace dossier
