#pragma once

#include "model/omega/seen/ids.h"
#include "views/session/player_name.h"

#include <QString>

#include <map>

namespace dossier
{

/// Names of the players, short enough for one line; parts without a name are absent.
struct OmegaPeople
{
    QString overseer{};
    std::map<omega::Role, QString> commandos{};

    /// Returns the player of that commando; empty when nobody named one.
    [[nodiscard]] QString of(omega::Role role) const
    {
        const auto found = commandos.find(role);
        return found == commandos.end() ? QString() : found->second;
    }
};

} // namespace dossier
