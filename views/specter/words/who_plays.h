#pragma once

#include "model/specter/seen/cards.h"
#include "views/session/player_name.h"

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

} // namespace dossier
