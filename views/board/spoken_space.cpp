#include "views/board/spoken_space.h"

#include "views/board/board_ground.h"
#include "views/board/space_name.h"

#include <QCoreApplication>
#include <QStringList>

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
            words << spokenStep(step);
            if (trail.marked == step)
                words << QString::fromStdString(trail.markedName);
            if (trail.offending == step)
                words << SpokenSpace::tr("against a rule");
        }
    return words;
}

} // namespace

QString spokenStep(std::size_t step)
{
    return step == 0 ? SpokenSpace::tr("start of the path") : SpokenSpace::tr("step %1 of the path").arg(step);
}

QString spokenSpace(const BoardScene &scene, Space space)
{
    if (!scene.contains(space))
        return {};
    // Figures and their judgement come first: a line without room for all of it still shows them.
    QStringList words{spaceName(space)};
    if (scene.ground)
        words << scene.ground->standing(space);
    words << tokens(scene, space) << washes(scene, space);
    if (scene.ground)
        words << scene.ground->passing(space);
    words << trails(scene, space);
    if (scene.marked.contains(space))
        words << SpokenSpace::tr("selected");
    if (scene.ground)
        words << scene.ground->lying(space);
    if (scene.streets)
        words << street(*scene.streets, space);
    words << signs(scene, space);
    return words.join(QStringLiteral(", "));
}

} // namespace dossier
