#pragma once

#include "model/storage/campaign_file.h"

namespace dossier::storage
{

/// Begins a session with an empty journal.
Stored<SessionId> addSession(CampaignFile &file, const Session &session);

/// Changes what is told of a session; what it is played by stays.
Done changeSession(CampaignFile &file, SessionId id, const SessionFacts &facts);

/// Takes a session with its journal out of a file; its campaign stays, and all other sessions.
Done removeSession(CampaignFile &file, SessionId id);

/// The time of the last record of a session's journal, whose chains are not followed for it; none when it is empty.
Stored<std::optional<journal::Moment>> lastMoment(CampaignFile &file, SessionId id);

/// The sessions of a campaign, oldest first.
Stored<std::vector<Listed<Session>>> sessions(CampaignFile &file, CampaignId campaign);

} // namespace dossier::storage
