#pragma once

#include "app/play/statistics.h"

namespace dossier
{

/// Returns the public journal of a session of Specter Ops in words.
OrProblem<PublicJournalText> specterPublicJournal(const QString &path, qint64 session);

/// Answers questions about those sessions by their public events.
Statistics specterStatistics(const QString &path, const std::vector<qint64> &sessions);

} // namespace dossier
