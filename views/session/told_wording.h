#pragma once

#include "views/session/told_line.h"

#include <QString>

namespace dossier::wording
{

/// A line of the journal in one sentence or a few.
QString sentence(const ToldLine &line);

/// The same with everything that it tells: for paper, which cuts nothing.
QString inFull(const ToldLine &line);

QString sentence(const PublicToldLine &line);

/// The same of several lines, one entry each.
QStringList sentences(const std::vector<PublicToldLine> &lines);

/// What a line is about in a few words: for the names of undo and redo.
QString shortly(const ToldLine &line);

/// The first of its sentences.
QString firstSentence(const ToldLine &line);

/// What a line tells after its first sentence; empty where that is all.
QString besidesFirst(const ToldLine &line);

/// What a correction by hand put right, of which a game has these sentences.
QStringList corrected(const QStringList &sentences);

/// The time of day of a moment, here: "21:03".
QString clock(journal::Moment moment);

} // namespace dossier::wording
