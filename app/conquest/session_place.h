#pragma once

#include "model/conquest/seen/view.h"
#include "views/session/session_row.h"

#include <optional>

namespace dossier::storage
{
class CampaignFile;
}

namespace dossier
{

/// Summarizes the state of a session of Conquest of Planet Earth in that file: its round, its players and their terror.
SessionPlace conquestPlace(std::optional<storage::CampaignFile> &file, const QString &path, qint64 number);

/// Returns the result of a game in the form that campaign files keep; empty while the game is running.
QString resultOf(const conquest::PublicTable &open);

/// Returns a kept result in words; empty for a result that people wrote themselves.
QString conquestResult(const QString &kept);

} // namespace dossier
