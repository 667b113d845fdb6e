#pragma once

#include "model/specter/seen/cards.h"

#include <QString>

#include <map>

namespace dossier
{

/// Players of each role, by the names that people gave, short enough for one line; roles without a name are absent.
struct WhoPlays
{
    QString agent{};
    std::map<specter::HunterKind, QString> hunters{};

    /// Returns the player of that hunter; empty when nobody named one.
    [[nodiscard]] QString of(specter::HunterKind hunter) const
    {
        const auto found = hunters.find(hunter);
        return found == hunters.end() ? QString() : found->second;
    }
};

/// Returns a role with its player: "The Gun · Bruno".
inline QString withPlayer(const QString &part, const QString &player)
{
    return player.isEmpty() ? part : part + QStringLiteral(" · ") + player;
}

} // namespace dossier
