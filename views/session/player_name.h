#pragma once

#include <QString>

namespace dossier
{

/// Maximum number of characters of a name that people type.
inline constexpr int maxNameLength = 60;

/// Number of characters of a name that a row of a card has room for.
inline constexpr int maxShownName = 24;

/// Returns a part of a game with its player: "The Gun · Bruno"; the part alone when no name is known.
inline QString withPlayer(const QString &part, const QString &player)
{
    return player.isEmpty() ? part : part + QStringLiteral(" · ") + player;
}

} // namespace dossier
