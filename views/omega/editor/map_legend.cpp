#include "views/omega/editor/map_legend.h"

#include "views/omega/board/map_picture.h"
#include "views/omega/editor/map_words.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

Map roomExample()
{
    Map map(2, 2);
    map.setWall({1, 0});
    return map;
}

Map wallExample()
{
    Map map(1, 1);
    map.setWall({0, 0});
    return map;
}

Map doorExample()
{
    Map map(2, 1);
    map.setDoor({{0, 0}, Edge::Side::East});
    return map;
}

Map rubbleExample()
{
    Map map(1, 1);
    map.setRubble({0, 0});
    return map;
}

Map emiExample()
{
    Map map(1, 1);
    map.setEmi(map.tile({0, 0}));
    return map;
}

struct LegendWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::MapLegend)
};

constexpr QSize swatchSize(56, 40);
constexpr int maxSwatchSpace = 34;

/// Begins with a small map that shows the kind of thing.
Part legendRow(const Map &example, const QString &count, const QString &meaning)
{
    return row({mapPicture(example, Margin::None, maxSwatchSpace, swatchSize, 0)
                       .with(&Part::maxWidth, swatchSize.width())
                       .with(&Part::alignment, Qt::AlignTop),
                   column({text(count, Role::Strong).wrapping(), text(meaning, Role::Small).wrapping()})
                       .spaced(1)
                       .stretched()})
        .spaced(14, {0, 0, 0, 12});
}

} // namespace

Part mapLegend(const MapFacts &facts)
{
    return card(
        {text(LegendWords::tr("On this map"), Role::Caption), text(wording::size(facts), Role::Heading),
            legendRow(roomExample(), wording::rooms(facts.rooms),
                LegendWords::tr("Connected floor, with no closed door in between.")),
            legendRow(doorExample(), wording::doors(facts.doors), LegendWords::tr("On the edge between two spaces.")),
            legendRow(
                Map(1, 1), wording::floorSpaces(facts.floorSpaces), LegendWords::tr("Where figures can be and move.")),
            legendRow(wallExample(), wording::wallSpaces(facts.wallSpaces),
                LegendWords::tr("Everything beyond the map’s rim is wall too.")),
            legendRow(rubbleExample(), wording::rubbleSpaces(facts.rubbleSpaces),
                LegendWords::tr("Leaving one costs one more movement point.")),
            legendRow(emiExample(), wording::emiTiles(facts.emiTiles),
                LegendWords::tr("Electromagnetic interference: weakens the commandos’ sight.")),
            stretch()})
        .spaced(6, {22, 20, 22, 20})
        .with(&Box::look, QLatin1String("side"));
}

} // namespace dossier
