#pragma once

#include "model/specter/seen/cards.h"

#include <QString>

#include <map>

namespace dossier
{

/// Who plays whom, by the names that people gave, fit for one line; who was not named is absent.
struct WhoPlays
{
    QString agent{};
    std::map<specter::HunterKind, QString> hunters{};

    /// Who plays that hunter; empty where nobody said it.
    [[nodiscard]] QString of(specter::HunterKind hunter) const
    {
        const auto found = hunters.find(hunter);
        return found == hunters.end() ? QString() : found->second;
    }
};

/// A part in the game with who plays it: "The Gun · Bruno".
inline QString withPlayer(const QString &part, const QString &player)
{
    return player.isEmpty() ? part : part + QStringLiteral(" · ") + player;
}

} // namespace dossier
