// The map and the last lines of the journal in the public window.
#include "board_canvas.h"
#include "board_lettering.h"
#include "public_panels.h"
#include "public_words.h"
#include "scene_painter.h"
#include "session_board.h"
#include "told_wording.h"

#include <algorithm>

namespace dossier
{

namespace
{

/// The largest side of a space: a small map does not fill a wall.
constexpr double mostSide = 400;

} // namespace

void PublicMap::draw(PublicInk &ink, const omega::View &view)
{
    BoardScene scene;
    scene.board = sessionBoardOf(view).board;
    addSigns(scene, view);
    const Map &map = scene.board.map;
    const BoardFrame frame = frameOf(map, rect(), Margin::Coordinates, mostSide);
    QFont font = this->font();
    font.setPixelSize(std::max(static_cast<int>(ink.units(2.4)), 1));
    ink.painter().setFont(font);
    paintCoordinates(ink.painter(), map, frame, ink.theme().dim);
    paintScene({ink.painter(), frame, ink.theme(), QRect(0, 0, map.width(), map.height())}, scene);
}

QString PublicMap::told(const omega::View &view) const
{
    const QString places = wording::placesText(view);
    return places.isEmpty() ? tr("Map; nobody stands on it") : tr("Map: %1").arg(places);
}

void PublicJournal::renderLines(std::vector<ToldLine> lines)
{
    m_lines = std::move(lines);
    refresh();
}

QStringList PublicJournal::sentences() const
{
    QStringList all;
    for (const ToldLine &line : m_lines)
        all << wording::sentence(line);
    return all;
}

void PublicJournal::draw(PublicInk &ink, const omega::View & /*view*/)
{
    ink.card(rect(), ink.theme().line);
    const QRectF in = QRectF(rect()).adjusted(ink.units(1.6), ink.units(0.6), -ink.units(1.6), -ink.units(0.6));
    const QStringList all = sentences();
    const double high = in.height() / 2;
    for (int i = 0; i < std::min<int>(static_cast<int>(all.size()), 2); ++i)
        ink.write({in.left(), in.top() + i * high, in.width(), high}, all.at(i),
            {i == 0 ? 2.7 : 2.4, i == 0 ? ink.theme().ink : ink.theme().dim, i == 0 ? QFont::DemiBold : QFont::Medium});
}

QString PublicJournal::told(const omega::View & /*view*/) const
{
    return tr("Journal: %1").arg(sentences().join(QStringLiteral("; ")));
}

} // namespace dossier
