#include "views/omega/board/map_picture.h"

#include "views/board/board_lettering.h"
#include "views/omega/board/floor_painter.h"
#include "views/omega/board/room_numbers.h"

#include <QPainter>

namespace dossier
{

MapPicture::MapPicture(Margin margin, double max, QWidget *parent)
    : QWidget(parent)
    , m_margin(margin)
    , m_max(max)
    , m_theme(themeFor(ThemeChoice::Dark))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void MapPicture::render(const Map &map)
{
    m_map = map;
    update();
}

void MapPicture::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

QSize MapPicture::sizeHint() const
{
    return m_margin == Margin::Coordinates ? QSize(560, 420) : QSize(40, 40);
}

QSize MapPicture::minimumSizeHint() const
{
    return m_margin == Margin::Coordinates ? QSize(240, 200) : QSize(28, 28);
}

void MapPicture::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const BoardFrame frame = frameOf(QSize(m_map.width(), m_map.height()), rect(), m_margin, m_max);
    paintFloor(painter, m_map, frame, m_theme.board);
    if (m_margin == Margin::None)
        return;
    paintCoordinates(painter, QSize(m_map.width(), m_map.height()), frame, m_theme.dim);
    paintRoomNumbers(painter, m_map, frame, m_theme.dim);
}

} // namespace dossier
