#pragma once

#include "model/storage/campaign_file.h"

namespace dossier::storage
{

/// Writes all that can be read of a file, each journal up to its last good record, to a new file where play can go on.
/// Encrypted secrets are carried as they are, and no key is needed for it.
/// The damaged file stays as it is. Answers with what was damaged: rows of the register are taken as they read.
Stored<std::vector<Damage>> rescue(CampaignFile &damaged, const QString &path);

/// Writes one session of a file, with its campaign and all packs, to a new file that keeps the file's id and the
/// session's number: `putBackSession` puts it back. A session whose journal is damaged is not copied.
Done copySession(CampaignFile &file, SessionId session, const QString &path);

} // namespace dossier::storage
