#pragma once

#include "model/storage/campaign_file.h"

namespace dossier::storage
{

// Secrets that pass from one file to another. Where both files have the same key, cells pass as they are, and no key is
// needed for it; otherwise both have to be unlocked.

/// Gives a session the random names of another one, to which cells and seals are bound, and of the campaign that it was
/// begun in; part of a change of the register.
Done carryNames(Connection &from, SessionId of, Connection &to, SessionId as);

/// Carries a journal over up to the record `last`, into a session that was just added; its chains begin anew there.
Done carryJournal(CampaignFile &from, SessionId of, CampaignFile &to, SessionId as, std::uint32_t last);

/// Gives a new file the keys of another one, so that it can take its cells as they are.
Done carryKeys(CampaignFile &from, CampaignFile &to);

/// Encrypts the secrets of a file that has them in the clear, and gives it its first key; part of a change of its
/// register. A file with a damaged journal stays as it is.
Done encryptSecrets(Connection &connection, const vault::KeyPtr &by);

} // namespace dossier::storage
