// The board and the last lines of the journal in the window for everybody.
#include "board_canvas.h"
#include "board_lettering.h"
#include "scene_painter.h"
#include "specter_public_parts.h"
#include "specter_scene.h"
#include "specter_wording.h"

#include <algorithm>

namespace dossier
{

namespace
{

/// The largest side of a space: a small board does not fill a wall.
constexpr double mostSide = 400;

/// Where all agents can be together, by what everybody knows.
void addHeat(BoardScene &scene, const specter::PublicTable &table, Inference &inference)
{
    for (const auto &[agent, inPlay] : table.agents)
    {
        inference.take(table, agent);
        std::vector<std::pair<Space, double>> strengths;
        inference.now().any.forEach([&](Space space) { strengths.emplace_back(space, inference.strengthAt(space)); });
        addPossible(scene, inference.now().any, strengths);
    }
}

} // namespace

void SpecterPublicBoard::showHeat(bool shown)
{
    if (m_heat == shown)
        return;
    m_heat = shown;
    refresh();
}

void SpecterPublicBoard::draw(PublicInk &ink, const specter::View &view)
{
    BoardScene scene = specterScene(view);
    if (m_heat && view.open.clock.phase != specter::Phase::SetUp)
        addHeat(scene, view.open, m_inference);
    const Map &map = scene.board.map;
    const BoardFrame frame = frameOf(map, rect(), Margin::Coordinates, mostSide);
    QFont font = this->font();
    font.setPixelSize(std::max(static_cast<int>(ink.units(2)), 1));
    ink.painter().setFont(font);
    paintCoordinates(ink.painter(), map, frame, ink.theme().dim);
    paintScene({ink.painter(), frame, ink.theme(), QRect(0, 0, map.width(), map.height())}, scene);
}

QString SpecterPublicBoard::told(const specter::View &view) const
{
    QStringList words;
    for (const auto &[agent, inPlay] : view.open.agents)
    {
        if (inPlay.figure)
            words << tr("figure on %1").arg(wording::name(*inPlay.figure));
        if (inPlay.lastSeen)
            words << tr("last seen on %1").arg(wording::name(*inPlay.lastSeen));
    }
    for (const auto &[kind, hunter] : view.open.hunters)
        words << tr("%1 on %2", "a hunter, a space").arg(wording::nameOf(view.open, kind), wording::name(hunter.at));
    if (m_heat)
        words << tr("with the spaces where the agent can be");
    return words.isEmpty() ? tr("Board") : tr("Board: %1").arg(words.join(QStringLiteral(", ")));
}

void SpecterPublicJournal::renderLines(PublicSentences lines)
{
    m_lines = std::move(lines);
    refresh();
}

void SpecterPublicJournal::draw(PublicInk &ink, const specter::View & /*view*/)
{
    ink.card(rect(), ink.theme().line);
    const QRectF in = QRectF(rect()).adjusted(ink.units(1.6), ink.units(0.6), -ink.units(1.6), -ink.units(0.6));
    const QStringList all = m_lines ? m_lines() : QStringList();
    const double high = in.height() / 2;
    for (int i = 0; i < std::min<int>(static_cast<int>(all.size()), 2); ++i)
        ink.write({in.left(), in.top() + i * high, in.width(), high}, all.at(i),
            {i == 0 ? 2.7 : 2.4, i == 0 ? ink.theme().ink : ink.theme().dim, i == 0 ? QFont::DemiBold : QFont::Medium});
}

QString SpecterPublicJournal::told(const specter::View & /*view*/) const
{
    return tr("Journal: %1").arg((m_lines ? m_lines() : QStringList()).join(QStringLiteral("; ")));
}

} // namespace dossier
