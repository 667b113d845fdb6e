#pragma once

#include <QStringList>

#include <initializer_list>

class QLabel;
class QWidget;

namespace dossier
{

/// How much room a row has for its parts, from all that they ask for downwards.
enum class Room
{
    Ample = 1,
    Some = 2,
    Little = 4,
    Least = 8,
};

/// The part is shown where there is that much room, so that a short one can stand for long ones. A part without rooms
/// is always shown, a caption where there is ample room.
void setRooms(QWidget &part, std::initializer_list<Room> rooms);

/// Shows of a row what has room in that width, whole, from its beginning; nothing is cut in the middle.
void showWhatFits(QWidget &row, int width);

/// Does so whenever the row has another width, comes, or has letters of another size.
void keepFitting(QWidget &row);

/// Gives the label the room of the widest of those texts, so that none of them moves what stands beside it. What it
/// says is to be set after this.
void keepRoomFor(QLabel &label, const QStringList &texts);

} // namespace dossier
