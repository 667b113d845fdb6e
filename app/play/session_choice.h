#pragma once

#include "model/storage/campaign_file.h"

#include <functional>
#include <optional>

namespace dossier
{

/// Which session of a file is meant.
struct SessionAsked
{
    /// The campaign's name; empty for that of the last session, or a new one.
    QString campaign;
    /// The number of a session that is there.
    std::optional<qint64> number;
    /// Whether to begin a new one.
    bool fresh = false;
};

/// The session that is asked for, the last one of a game unless another is: nothing when a new one is to be begun.
storage::Stored<std::optional<storage::Listed<storage::Session>>> sessionAsked(
    storage::CampaignFile &file, const QString &game, const SessionAsked &asked);

/// Begins a session of today, with its campaign when that is new: of the name asked for, or else the usual one.
storage::Stored<storage::Listed<storage::Session>> beginSession(storage::CampaignFile &file, const QString &game,
    const SessionAsked &asked, const storage::Pinned &pinned, const QString &mission, const QString &usualName);

/// A campaign with its sessions.
struct CampaignListed
{
    storage::Listed<storage::Campaign> campaign;
    std::vector<storage::Listed<storage::Session>> sessions;
};

/// All campaigns of a game, or of every game, with their sessions, oldest first.
storage::Stored<std::vector<CampaignListed>> campaignsOf(storage::CampaignFile &file, const QString &game = {});

/// What is told of a session.
storage::Stored<storage::SessionFacts> factsOf(storage::CampaignFile &file, storage::SessionId session);

/// Changes what is told of a session; what it is played by stays.
storage::Done changeFactsOf(storage::CampaignFile &file, storage::SessionId session,
    const std::function<void(storage::SessionFacts &)> &change);

} // namespace dossier
