#pragma once

#include "specter_ask.h"
#include "told_line.h"

#include <QStringList>

class QPagedPaintDevice;

namespace dossier
{

/// What can be printed of a session of Specter Ops.
enum class SpecterPaper : std::uint8_t
{
    /// A movement sheet to be written on.
    BlankSheet,
    /// The movement sheet of the agent whose view it is.
    FilledSheet,
    /// What everybody knows of the session, with the sheets once they lie open.
    Report,
};

constexpr int specterPapers = 3;

/// What is printed of: a session's name and players as people called them, and what is known of it.
struct PrintedSession
{
    QString name{};
    /// When it was played, as people write a date.
    QString date{};
    /// One player in each entry, with the role.
    QStringList players{};
    /// Null for a blank sheet of no session. For a filled sheet the agent's view, for a report everybody's.
    SeenSpecter view{};
    /// The lines of the public journal, in order; for a report.
    std::vector<ToldLine> lines{};
};

/// Whether that can be printed of it: a filled sheet takes a view that knows one.
bool canPrint(SpecterPaper paper, const PrintedSession &session);

/// What the pages are called, in the language that is spoken.
QString titleOf(SpecterPaper paper);

/// The document, in the language that is spoken. A report holds nothing that a view for everybody does not.
QString documentOf(SpecterPaper paper, const PrintedSession &session);

/// Prints such a document, in black on white.
void print(const QString &document, QPagedPaintDevice &device);

/// The same as the bytes of a PDF in DIN A4.
QByteArray pdfOf(const QString &document, const QString &title);

} // namespace dossier
