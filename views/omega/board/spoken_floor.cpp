#include "views/omega/board/spoken_floor.h"

#include "views/board/spoken_space.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

/// The translation context for descriptions of a space, and `tr` in it.
struct SpokenSpace
{
    Q_DECLARE_TR_FUNCTIONS(SpokenSpace)
};

QStringList terrain(const omega::Board &board, Space space)
{
    QStringList words{board.map.isFloor(space) ? SpokenSpace::tr("floor") : SpokenSpace::tr("wall")};
    if (board.map.hasEmi(space))
        words << SpokenSpace::tr("EMI");
    if (board.map.hasRubble(space))
        words << SpokenSpace::tr("rubble");
    if (board.vents.contains(space))
        words << SpokenSpace::tr("vent");
    if (board.peril.contains(space))
        words << SpokenSpace::tr("peril");
    if (board.gas.contains(space))
        words << SpokenSpace::tr("corrosive gas");
    if (board.markers.contains(space))
        words << SpokenSpace::tr("combatant marker");
    return words;
}

QStringList doors(const Map &map, Space space)
{
    QStringList words;
    if (map.hasDoorBetween(space, neighbour(space, Direction::North)))
        words << SpokenSpace::tr("door on the north side");
    if (map.hasDoorBetween(space, neighbour(space, Direction::East)))
        words << SpokenSpace::tr("door on the east side");
    if (map.hasDoorBetween(space, neighbour(space, Direction::South)))
        words << SpokenSpace::tr("door on the south side");
    if (map.hasDoorBetween(space, neighbour(space, Direction::West)))
        words << SpokenSpace::tr("door on the west side");
    return words;
}

QString nameOf(const FloorScene &scene, const omega::Piece &piece)
{
    const auto called = std::ranges::find(scene.names, piece.figure, &PieceName::figure);
    const QString label
        = singleLine(QString::fromStdString(called != scene.names.end() ? called->name : piece.label), 60);
    if (!label.isEmpty())
        return label;
    return piece.side == Side::Commando ? SpokenSpace::tr("a commando") : SpokenSpace::tr("an enemy");
}

QString facing(const FloorScene &scene, const omega::Piece &piece)
{
    const QString name = nameOf(scene, piece);
    switch (piece.facing)
    {
    case Facing::North:
        return SpokenSpace::tr("%1 facing north").arg(name);
    case Facing::East:
        return SpokenSpace::tr("%1 facing east").arg(name);
    case Facing::South:
        return SpokenSpace::tr("%1 facing south").arg(name);
    case Facing::West:
        return SpokenSpace::tr("%1 facing west").arg(name);
    case Facing::AllRound:
        return SpokenSpace::tr("%1 looking all round").arg(name);
    }
    return {};
}

QStringList figures(const FloorScene &scene, Space space)
{
    const std::optional<std::size_t> index = scene.board.pieceOn(space);
    if (!index)
        return {};
    const omega::Piece &piece = scene.board.pieces[*index];
    // The piece's role and the judgement come before its visible state.
    QStringList words{facing(scene, piece)};
    if (scene.actor == index)
        words << SpokenSpace::tr("chosen to act");
    if (scene.target == index)
        words << SpokenSpace::tr("chosen as target");
    if (std::ranges::find(scene.activated, piece.figure) != scene.activated.end())
        words << SpokenSpace::tr("activated");
    const auto wounds = std::ranges::find(scene.wounds, piece.figure, &PieceWounds::figure);
    if (wounds != scene.wounds.end() && wounds->vitality > 0)
        words << SpokenSpace::tr("%1 of %2 wounds").arg(wounds->wounds).arg(wounds->vitality);
    if (!piece.label.empty())
        words << (piece.side == Side::Commando ? SpokenSpace::tr("commando") : SpokenSpace::tr("enemy"));
    if (piece.figure.size > 1)
        words << SpokenSpace::tr("large");
    return words;
}

/// True for a figure on several spaces: only such a figure declares one (OP-FOV-3).
bool isLarge(const FloorScene &scene, const std::optional<std::size_t> &piece)
{
    return piece && *piece < scene.board.pieces.size() && scene.board.pieces[*piece].figure.size > 1;
}

QStringList declared(const FloorScene &scene, Space space)
{
    QStringList words;
    if (scene.declaredFrom == space && isLarge(scene, scene.actor))
        words << SpokenSpace::tr("line of sight from here");
    if (scene.declaredTo == space && !scene.target)
        words << SpokenSpace::tr("chosen");
    else if (scene.declaredTo == space && isLarge(scene, scene.target))
        words << SpokenSpace::tr("line of sight to here");
    return words;
}

QStringList judged(const FloorScene &scene, Space space)
{
    QStringList words;
    const auto reached = std::ranges::find(scene.reach, space, &ReachedSpace::space);
    if (reached != scene.reach.end() && reached->cost > 0)
        words << SpokenSpace::tr("in reach for %n point(s)", nullptr, reached->cost);
    if (scene.seen && scene.board.map.isFloor(space))
        words << (scene.seen->contains(space) ? SpokenSpace::tr("seen") : SpokenSpace::tr("not seen"));
    if (scene.danger && scene.board.map.isFloor(space))
    {
        const int watchers = scene.danger->at(space);
        words << (watchers == 0 ? SpokenSpace::tr("not seen by opponents")
                                : SpokenSpace::tr("seen by %n opponent(s)", nullptr, watchers));
    }
    return words;
}

QStringList steps(const FloorScene &scene, Space space)
{
    QStringList words;
    for (std::size_t step = 0; step < scene.path.size(); ++step)
    {
        if (scene.path[step] != space)
            continue;
        words << spokenStep(step);
        if (scene.offendingStep == step)
            words << SpokenSpace::tr("against a rule");
    }
    return words;
}

} // namespace

QStringList lyingOn(const FloorScene &scene, Space space)
{
    return terrain(scene.board, space) << doors(scene.board.map, space);
}

QStringList standingOn(const FloorScene &scene, Space space)
{
    return figures(scene, space) << declared(scene, space) << judged(scene, space);
}

QStringList passingOver(const FloorScene &scene, Space space)
{
    return steps(scene, space);
}

} // namespace dossier
