#pragma once

#include "app/play/statistics.h"

namespace dossier
{

/// Returns the public journal of a session of Conquest of Planet Earth in words.
OrProblem<PublicJournalText> conquestPublicJournal(const QString &path, qint64 session);

/// Answers questions about those sessions by their public events.
Statistics conquestStatistics(const QString &path, const std::vector<qint64> &sessions);

} // namespace dossier
