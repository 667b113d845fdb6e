#include "views/board/spoken_space.h"

#include "views/board/space_name.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct SpokenSpace
{
    Q_DECLARE_TR_FUNCTIONS(SpokenSpace)
};

QString street(const StreetGround &streets, Space space)
{
    if (streets.structures.contains(space))
        return SpokenSpace::tr("structure");
    return streets.roads.contains(space) ? SpokenSpace::tr("road") : SpokenSpace::tr("open space");
}

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

QString nameOf(const omega::Piece &piece)
{
    const QString label = singleLine(QString::fromStdString(piece.label), 60);
    if (!label.isEmpty())
        return label;
    return piece.side == Side::Commando ? SpokenSpace::tr("a commando") : SpokenSpace::tr("an enemy");
}

QString facing(const omega::Piece &piece)
{
    switch (piece.facing)
    {
    case Facing::North:
        return SpokenSpace::tr("%1 facing north").arg(nameOf(piece));
    case Facing::East:
        return SpokenSpace::tr("%1 facing east").arg(nameOf(piece));
    case Facing::South:
        return SpokenSpace::tr("%1 facing south").arg(nameOf(piece));
    case Facing::West:
        return SpokenSpace::tr("%1 facing west").arg(nameOf(piece));
    case Facing::AllRound:
        return SpokenSpace::tr("%1 looking all round").arg(nameOf(piece));
    }
    return {};
}

QStringList figures(const BoardScene &scene, Space space)
{
    const std::optional<std::size_t> index = scene.board.pieceOn(space);
    if (!index)
        return {};
    const omega::Piece &piece = scene.board.pieces[*index];
    QStringList words{facing(piece)};
    if (!piece.label.empty())
        words << (piece.side == Side::Commando ? SpokenSpace::tr("commando") : SpokenSpace::tr("enemy"));
    if (piece.figure.size > 1)
        words << SpokenSpace::tr("large");
    if (scene.actor == index)
        words << SpokenSpace::tr("chosen to act");
    if (scene.target == index)
        words << SpokenSpace::tr("chosen as target");
    return words;
}

QStringList signs(const BoardScene &scene, Space space)
{
    QStringList words;
    for (const SpaceSign &sign : scene.signs)
        if (sign.at == space)
            words << QString::fromStdString(sign.name);
    for (const DoorSign &sign : scene.doorSigns)
        if (sign.door.at == space || sign.door.beyond() == space)
            words << QString::fromStdString(sign.name);
    if (scene.hidden.contains(space))
        words << SpokenSpace::tr("hidden");
    return words;
}

QStringList declared(const BoardScene &scene, Space space)
{
    QStringList words;
    if (scene.declaredFrom == space)
        words << SpokenSpace::tr("declared to look from");
    if (scene.declaredTo == space)
        words << SpokenSpace::tr("declared to look at");
    return words;
}

QStringList judged(const BoardScene &scene, Space space)
{
    QStringList words;
    const auto reached = std::ranges::find(scene.reach, space, &ReachedSpace::space);
    if (reached != scene.reach.end())
        words << SpokenSpace::tr("reached for %n point(s)", nullptr, reached->cost);
    if (scene.seen && scene.board.map.isFloor(space))
        words << (scene.seen->contains(space) ? SpokenSpace::tr("seen") : SpokenSpace::tr("not seen"));
    if (scene.danger && scene.board.map.isFloor(space))
    {
        const int watchers = scene.danger->at(space);
        words << (watchers == 0 ? SpokenSpace::tr("not watched")
                                : SpokenSpace::tr("watched by %n enemy figure(s)", nullptr, watchers));
    }
    return words;
}

QString stepName(std::size_t step)
{
    return step == 0 ? SpokenSpace::tr("start of the path") : SpokenSpace::tr("step %1 of the path").arg(step);
}

QStringList steps(const BoardScene &scene, Space space)
{
    QStringList words;
    for (std::size_t step = 0; step < scene.path.size(); ++step)
    {
        if (scene.path[step] != space)
            continue;
        words << stepName(step);
        if (scene.offendingStep == step)
            words << SpokenSpace::tr("against a rule");
    }
    return words;
}

QStringList tokens(const BoardScene &scene, Space space)
{
    QStringList words;
    for (const BoardToken &token : scene.tokens)
        if (token.at == space)
            words << QString::fromStdString(token.name);
    return words;
}

QStringList washes(const BoardScene &scene, Space space)
{
    QStringList words;
    for (const Wash &wash : scene.washes)
        if (wash.spaces.contains(space))
            words << QString::fromStdString(wash.name);
    return words;
}

QStringList trails(const BoardScene &scene, Space space)
{
    QStringList words;
    for (const Trail &trail : scene.trails)
        for (std::size_t step = 0; step < trail.path.size(); ++step)
        {
            if (trail.path[step] != space)
                continue;
            words << stepName(step);
            if (trail.marked == step)
                words << QString::fromStdString(trail.markedName);
            if (trail.offending == step)
                words << SpokenSpace::tr("against a rule");
        }
    return words;
}

} // namespace

QString spokenSpace(const BoardScene &scene, Space space)
{
    if (!scene.board.map.contains(space))
        return {};
    QStringList words{spaceName(space)};
    words << (scene.streets ? QStringList(street(*scene.streets, space)) : terrain(scene.board, space))
          << doors(scene.board.map, space) << signs(scene, space) << tokens(scene, space) << figures(scene, space)
          << declared(scene, space) << judged(scene, space) << washes(scene, space) << steps(scene, space)
          << trails(scene, space);
    if (scene.marked.contains(space))
        words << SpokenSpace::tr("selected");
    return words.join(QStringLiteral(", "));
}

} // namespace dossier
