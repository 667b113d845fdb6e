#pragma once

#include "app/play/game_file.h"
#include "model/storage/campaign_values.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace dossier
{

/// Returns the date of a session in readable form; empty when it is unknown.
QString dateOf(KeptGame &kept);

/// Returns one entry for each player, with the role.
QStringList rolesAndPlayers(const std::vector<storage::Player> &players);

} // namespace dossier
