#pragma once

class QFontMetrics;
class QLabel;
class QString;

namespace dossier
{

/// Returns the width in pixels that a label needs for a text, whatever it shows now; clears the label's minimum width.
int widthFor(QLabel &label, const QString &text);

/// Returns the text in one line where it fits into the room in pixels; else in two lines, the longer as short as
/// possible, or elided where two do not fit either.
QString twoLines(const QString &text, const QFontMetrics &metrics, int room);

} // namespace dossier
