#pragma once

#include "model/storage/campaign_file.h"

#include <functional>

namespace dossier::storage
{

/// Returns what the copy keeps of a pack's content, for that session; nothing when the content cannot be read.
using PublicPack
    = std::function<std::optional<std::string>(const Campaign &campaign, const Session &session, const Pack &pack)>;

/// Returns what the copy keeps of the reason for an undo or redo, of which a locked file tells the public part alone;
/// with a flag that a reveal was taken back.
using PublicReason = std::function<journal::Payload(const journal::Payload &reason, bool leavesReveal)>;

/// Writes the public part of a file to a path where nothing is yet: campaigns, sessions, the public halves of their
/// journals, seals, and what was revealed of them; no notes. The copy has no secrets and no key, and can only be read.
/// No key is needed where the file has the open parts of its packs; else it fails with `KeyMissing` or `WrongKey` while
/// the secrets are locked. Fails with `Older` for a file of an earlier version that was opened without being brought up
/// to date, and with `Damaged`.
Done writePublicCopy(
    CampaignFile &from, const QString &path, const PublicPack &publicPack, const PublicReason &publicReason);

} // namespace dossier::storage
