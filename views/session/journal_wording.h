#pragma once

#include "views/session/journal_row.h"

#include <QString>

namespace dossier::wording
{

/// A line of the journal in one sentence or a few.
QString sentence(const JournalRow &line);

/// The same with everything that it tells: for paper, which cuts nothing.
QString inFull(const JournalRow &line);

QString sentence(const PublicJournalRow &line);

/// The same of several lines, one entry each.
QStringList sentences(const std::vector<PublicJournalRow> &lines);

/// What a line is about in a few words: for the names of undo and redo.
QString shortly(const JournalRow &line);

/// The first of its sentences.
QString firstSentence(const JournalRow &line);

/// What a line tells after its first sentence; empty where that is all.
QString besidesFirst(const JournalRow &line);

/// What a correction by hand put right, of which a game has these sentences.
QStringList corrected(const QStringList &sentences);

/// The time of day of a moment, here: "21:03".
QString clock(journal::Moment moment);

} // namespace dossier::wording
