#pragma once

#include <QStringList>

class QLabel;
class QWidget;

namespace dossier
{

/// Shows of a row what has room in that width, whole, from its beginning; nothing is cut in the middle.
void showWhatFits(QWidget &row, int width);

/// Gives the label the room of the widest of those texts, so that none of them moves what stands beside it. What it
/// says is to be set after this.
void keepRoomFor(QLabel &label, const QStringList &texts);

} // namespace dossier
