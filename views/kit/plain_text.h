#pragma once

#include <QString>

namespace dossier
{

/// Returns a text from a user or a file as a single line: without control characters, at most `max` characters, and
/// isolated from the text around it when it is written from right to left or contains direction marks.
QString singleLine(const QString &text, int max = 80);

/// Returns such a text for a menu entry, with `&` shown literally.
QString menuLine(const QString &text, int max = 60);

/// Returns such a text for a tool tip, which would otherwise interpret HTML in it.
QString tipLine(const QString &text, int max = 400);

/// Returns such a tool tip as it is read out; any other tool tip unchanged.
QString spokenTip(const QString &tip);

/// Returns the text in the form that searches compare: without case and accents, composed or not, with one kind of
/// apostrophe.
QString folded(const QString &text);

/// Returns the text with a capital first letter, as a sentence begins.
QString capitalised(const QString &text);

} // namespace dossier
