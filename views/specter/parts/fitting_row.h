#pragma once

class QWidget;

namespace dossier
{

/// Shows of a row what has room in that width, whole, from its beginning; nothing is cut in the middle.
void showWhatFits(QWidget &row, int width);

} // namespace dossier
