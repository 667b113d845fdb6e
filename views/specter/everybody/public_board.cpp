// The board in the window for everybody.
#include "views/board/board_canvas.h"
#include "views/board/board_lettering.h"
#include "views/board/scene_painter.h"
#include "views/specter/everybody/public_parts.h"
#include "views/specter/parts/scene.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct SpecterPublicBoard
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SpecterPublicBoard)
};

/// The largest side of a space: a small board does not fill a wall.
constexpr double maxSide = 400;

/// Adds the spaces where any of the agents can be, by public facts.
void addHeat(BoardScene &scene, const specter::PublicTable &table, Inference &inference)
{
    for (const auto &[agent, inPlay] : table.agents)
    {
        inference.update(table, agent);
        std::vector<std::pair<Space, double>> strengths;
        inference.now().any.forEach([&](Space space) { strengths.emplace_back(space, inference.strengthAt(space)); });
        addPossible(scene, inference.now().any, strengths);
    }
}

void drawBoard(PublicInk &ink, const QRect &into, const specter::PublicView &view, Inference *heat)
{
    BoardScene scene = specterScene(view);
    if (heat != nullptr && view.open.clock.phase != specter::Phase::SetUp)
        addHeat(scene, view.open, *heat);
    const BoardFrame frame = frameOf(scene.size, into, Margin::Coordinates, maxSide);
    QFont font = ink.painter().font();
    font.setPixelSize(std::max(static_cast<int>(ink.units(2)), 1));
    ink.painter().setFont(font);
    paintCoordinates(ink.painter(), scene.size, frame, ink.theme().dim);
    paintScene({ink.painter(), frame, ink.theme(), scene.spaces()}, scene);
}

QString boardText(const specter::PublicView &view, bool heat)
{
    QStringList words;
    for (const auto &[agent, inPlay] : view.open.agents)
    {
        if (inPlay.figure)
            words << SpecterPublicBoard::tr("figure on %1").arg(wording::name(*inPlay.figure));
        if (inPlay.lastSeen)
            words << SpecterPublicBoard::tr("last seen on %1").arg(wording::name(*inPlay.lastSeen));
    }
    for (const auto &[kind, hunter] : view.open.hunters)
        words << SpecterPublicBoard::tr("%1 on %2", "a hunter, a space")
                     .arg(wording::nameOf(view.open, kind), wording::name(hunter.at));
    if (heat)
        words << SpecterPublicBoard::tr("with the spaces where the agent can be");
    return words.isEmpty() ? SpecterPublicBoard::tr("Board")
                           : SpecterPublicBoard::tr("Board: %1").arg(words.join(QStringLiteral(", ")));
}

} // namespace

PublicPart specterPublicBoard(const SpecterPublicViewPtr &view, const std::shared_ptr<Inference> &heat)
{
    return {[view, heat](PublicInk &ink, const QRect &into) { drawBoard(ink, into, *view, heat.get()); },
        [view, heat] { return boardText(*view, heat != nullptr); }};
}

} // namespace dossier
