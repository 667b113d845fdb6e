#pragma once

#include "app/play/session_overview.h"

namespace dossier
{

/// Returns a time of a journal, in local time.
QDateTime timeOf(journal::Moment moment);

/// Returns a text of a file for people: on one line, without controls of the terminal.
QString plainLine(const QString &text);

/// Returns the heading of a session: its number, campaign and game, on one line.
QString headOf(const SessionOverview &session);

/// Says, each on a line: when it was played, who, where it stands, how it ended, whether it is sealed.
QStringList detailsOf(const SessionOverview &session);

} // namespace dossier
