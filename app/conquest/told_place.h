#pragma once

#include "model/conquest/seen/view.h"
#include "views/session/told_session.h"

#include <optional>

namespace dossier::storage
{
class CampaignFile;
}

namespace dossier
{

/// Where a session of Conquest of Planet Earth in that file stands: its round, its players and their terror.
ToldPlace conquestPlace(std::optional<storage::CampaignFile> &file, const QString &path, qint64 number);

/// How a game ended, as campaign files keep it; empty while it has not.
QString resultOf(const conquest::PublicTable &open);

/// The same in words; empty for what people wrote.
QString conquestResult(const QString &kept);

} // namespace dossier
