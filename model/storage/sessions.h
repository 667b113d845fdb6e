#pragma once

#include "model/storage/campaign_file.h"

namespace dossier::storage
{

/// Begins a session with an empty journal, under a number that no session of the file had before. `as` is the number
/// of one that is copied or brought back.
Stored<SessionId> addSession(CampaignFile &file, const Session &session, std::optional<SessionId> as = std::nullopt);

/// Keeps the part of a session's pack that everybody may know in the clear.
Done keepOpenPart(CampaignFile &file, SessionId session, PackId of, const Pack &open);

/// The row of a pack in the file it is carried to, by its row in the one it comes from.
using CarriedPacks = std::map<PackId, PackId>;

/// Returns the pinned data as of the file that the packs were carried to, without packs that were not.
Pinned withPacks(Pinned pinned, const CarriedPacks &carried);

/// Changes what is told of a session; what it is played by stays.
Done changeSession(CampaignFile &file, SessionId id, const SessionFacts &facts);

/// Takes a session with its journal out of a file; its campaign stays, and all other sessions. While there are others
/// its number is not given again.
Done removeSession(CampaignFile &file, SessionId id);

/// Puts a session back into the file that `copySession` took it from, under its own number, with all packs and
/// campaigns beside it in the copy: all of it or nothing. Notes of a campaign that both files have are joined. Fails
/// with `FileExists` where the file has a session of that number.
Done putBackSession(CampaignFile &copy, SessionId id, CampaignFile &file);

/// The time of the last record of a session's journal, whose chains are not followed for it; none when it is empty.
/// While secrets are locked, of the last one that everybody may know of.
Stored<std::optional<journal::Moment>> lastMoment(CampaignFile &file, SessionId id);

/// The sessions of a campaign, oldest first.
Stored<std::vector<Listed<Session>>> sessions(CampaignFile &file, CampaignId campaign);

} // namespace dossier::storage
