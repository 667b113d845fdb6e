#pragma once

#include <QString>

namespace dossier
{

/// Text that a person or a file gave, made fit for one line: no control characters, at most `most` characters, and
/// kept apart from the text around it when it is written from right to left or says so.
QString singleLine(const QString &text, int max = 80);

/// Such text as a menu entry: `&` is itself.
QString menuLine(const QString &text, int max = 60);

/// Such text as a tool tip, which would otherwise take HTML for HTML.
QString tipLine(const QString &text, int max = 400);

/// What such a tool tip says, as it is read out; any other tool tip as it is.
QString spokenTip(const QString &tip);

/// The same text as searches compare it: without case and accents, composed or not, with one kind of apostrophe.
QString folded(const QString &text);

/// The same text with a capital letter first, as a sentence begins.
QString capitalised(const QString &text);

} // namespace dossier
