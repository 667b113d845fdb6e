#pragma once

#include "model/storage/campaign_values.h"
#include "model/storage/session_journal.h"

#include <QStringList>

namespace dossier::storage
{

class CampaignFile;

/// All that a session needs beside its journal to be put into another file.
struct PlayedSession
{
    Campaign campaign;
    Session session;
    std::vector<Pack> packs;
};

/// Reads it; nothing when it cannot be read.
std::optional<PlayedSession> playedSession(CampaignFile &file, SessionId session);

/// What is open here of a file that others replaced.
struct LostFile
{
    Connection &connection;
    SessionId session;
    const SessionJournal &journal;
    const std::optional<PlayedSession> &played;
};

/// Saves what was played as a new file, the first that can be written of: beside the lost one, in those folders. It is
/// a copy of the whole lost file as it was, if that can still be read here, else this session alone, from memory; the
/// part of its journal that is not in memory comes from the first of the files in those folders that has it. Gives the
/// new path.
Stored<QString> savePlay(const LostFile &lost, const QStringList &folders);

} // namespace dossier::storage
