#pragma once

#include "app/play/statistics.h"

namespace dossier
{

/// Returns the public journal of a session of LEVEL 7 in words.
OrProblem<PublicJournalText> omegaPublicJournal(const QString &path, qint64 session);

/// Answers questions about those sessions by their public events.
Statistics omegaStatistics(const QString &path, const std::vector<qint64> &sessions);

} // namespace dossier
