#include "views/board/space_name.h"

namespace dossier
{

QString columnName(int column)
{
    const QChar last(u'A' + column % 26);
    return column < 26 ? QString(last) : columnName(column / 26 - 1) + last;
}

QString spaceName(Space space)
{
    return columnName(space.x) + QString::number(space.y + 1);
}

} // namespace dossier
