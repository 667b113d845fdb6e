#pragma once

class QLabel;
class QString;

namespace dossier
{

/// Returns the width in pixels that a label needs for a text, whatever it shows now; clears the label's minimum width.
int widthFor(QLabel &label, const QString &text);

} // namespace dossier
