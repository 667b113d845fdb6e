#include "views/board/map_picture.h"

#include "views/board/board_lettering.h"
#include "views/board/board_painter.h"

#include <QPainter>

namespace dossier
{

MapPicture::MapPicture(Margin margin, double most, QWidget *parent)
    : QWidget(parent)
    , m_margin(margin)
    , m_most(most)
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
    const BoardFrame frame = frameOf(m_map, rect(), m_margin, m_most);
    paintBoard(painter, m_map, frame, m_theme.board);
    if (m_margin == Margin::None)
        return;
    paintCoordinates(painter, m_map, frame, m_theme.dim);
    paintRoomNumbers(painter, m_map, frame, m_theme.dim);
}

} // namespace dossier
