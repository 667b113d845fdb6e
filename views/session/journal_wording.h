#pragma once

#include "views/session/journal_row.h"

#include <QString>

namespace dossier::wording
{

/// Describes a line of the journal in one sentence or a few.
QString sentence(const JournalRow &line);

/// Returns the text with all details: for paper, which cuts nothing.
QString inFull(const JournalRow &line);

QString sentence(const PublicJournalRow &line);

/// Returns the texts of several lines, one entry each.
QStringList sentences(const std::vector<PublicJournalRow> &lines);

/// Summarizes a line in a few words: for the names of undo and redo.
QString shortly(const JournalRow &line);

/// Returns the first sentence of a line.
QString firstSentence(const JournalRow &line);

/// Returns the text of a line after its first sentence; empty when there is no more.
QString besidesFirst(const JournalRow &line);

/// Returns the texts for a correction by hand, given the game's sentences about it.
QStringList corrected(const QStringList &sentences);

/// Returns the time of day of a moment, here: "21:03".
QString clock(journal::Moment moment);

} // namespace dossier::wording
