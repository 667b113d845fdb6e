#pragma once

#include "model/storage/campaign_file.h"

#include <functional>
#include <optional>

namespace dossier
{

/// The selection of a session in a file.
struct SessionRequest
{
    /// The campaign's name; empty for that of the last session, or a new one.
    QString campaign;
    /// The number of an existing session.
    std::optional<qint64> number;
    /// Begins a new session.
    bool fresh = false;
};

/// Returns the requested session, by default the last one of the game; nothing when a new one is to be begun.
storage::Stored<std::optional<storage::Listed<storage::Session>>> requestedSession(
    storage::CampaignFile &file, const QString &game, const SessionRequest &request);

/// Begins a session dated today, and its campaign if that is new: the one of the requested name, or else of the usual
/// name.
storage::Stored<storage::Listed<storage::Session>> beginSession(storage::CampaignFile &file, const QString &game,
    const SessionRequest &request, const storage::Pinned &pinned, const QString &mission, const QString &usualName);

/// A campaign with its sessions.
struct CampaignListed
{
    storage::Listed<storage::Campaign> campaign;
    std::vector<storage::Listed<storage::Session>> sessions;
};

/// Returns all campaigns of a game, or of every game, with their sessions, the oldest first.
storage::Stored<std::vector<CampaignListed>> campaignsOf(storage::CampaignFile &file, const QString &game = {});

/// Returns the facts recorded for a session.
storage::Stored<storage::SessionFacts> factsOf(storage::CampaignFile &file, storage::SessionId session);

/// Changes the facts recorded for a session; its rules and packs stay.
storage::Done changeFactsOf(storage::CampaignFile &file, storage::SessionId session,
    const std::function<void(storage::SessionFacts &)> &change);

} // namespace dossier
