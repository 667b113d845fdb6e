#pragma once

#include "model/storage/campaign_file.h"
#include "model/storage/session_seals.h"

namespace dossier::storage
{

/// A public record of a session, with its seal.
struct CheckedStep
{
    std::uint32_t number = 0;
    journal::Moment time = {};
    /// The texts of its public events.
    std::vector<std::string> events = {};
    /// Nothing for a record without a seal.
    std::optional<vault::SealHash> link = {};
    /// False when the link is not the one that the steps up to it make.
    bool isLinked = true;
    /// The slots that it opens; each with true when it leads to the root of its earlier step.
    std::vector<std::pair<vault::Opening, bool>> openings = {};
};

/// Follows the seals of a session from its public side alone; needs no key. Fails with `Damaged` where a public record
/// cannot be read, or is missing though its seal is there.
Stored<std::vector<CheckedStep>> checkSeals(CampaignFile &file, SessionId session);

} // namespace dossier::storage
