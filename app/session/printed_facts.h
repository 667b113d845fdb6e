#pragma once

#include "app/play/game_file.h"
#include "model/storage/campaign_values.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace dossier
{

/// When a session was played, as people write it; empty where nothing tells.
QString dateOf(KeptGame &kept);

/// One player in each entry, with the role.
QStringList rolesAndPlayers(const std::vector<storage::Player> &players);

} // namespace dossier
