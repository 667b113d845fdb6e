#include "views/omega/editor/sample_maps.h"

#include "views/kit/plain_text.h"
#include "views/omega/board/map_picture.h"
#include "views/omega/editor/map_words.h"

#include <QCoreApplication>

#include <array>

namespace dossier
{

namespace
{

struct SampleWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SampleMaps)
};

struct MapCardWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::MapCard)
};

/// Minimum width of a map beside others.
constexpr int mapCharacters = 25;
constexpr int maxName = 30;
constexpr QSize minPicture(28, 132);
constexpr int maxPictureHeight = 240;
/// Largest side of a space of the picture, in pixels.
constexpr int maxSampleSpace = 32;

/// A button that shows a map: its picture, its name, a line about it and its counts.
Part mapCard(const MapFile &sample, const QString &about, Action<> pressed)
{
    const QString name = singleLine(QString::fromStdString(sample.name), maxName);
    const QString facts = wording::summary(factsOf(sample.map));
    return cardButton("map", std::move(pressed),
        {mapPicture(sample.map, Margin::None, maxSampleSpace, minPicture, maxPictureHeight).stretched(),
            column({text(name, Role::Strong)}).spaced(0, {0, 4, 0, 0}), text(about, Role::Small).wrapping(),
            text(facts, Role::Small).wrapping(), stretch()})
        .spaced(6, {14, 14, 14, 14})
        .named(MapCardWords::tr("Sample map %1").arg(name))
        .withTip(MapCardWords::tr("Open the sample map %1").arg(name) + u'\n' + about + u'\n' + facts)
        .stretched();
}

} // namespace

Part sampleMapsCard(std::span<const MapFile> samples, int characters, const Action<int> &chosen)
{
    const std::array<QString, 3> abouts{
        SampleWords::tr("A first look: three rooms, and what stands around the corner."),
        SampleWords::tr("A crossing under EMI with a closed room in every corner."),
        SampleWords::tr("A large hall with pillars, four wings and a vault."),
    };
    Parts maps;
    for (const MapFile &sample : samples)
    {
        const std::size_t number = maps.size();
        maps.push_back(mapCard(sample, number < abouts.size() ? abouts.at(number) : QString(),
            [chosen, number] { chosen.run(static_cast<int>(number)); }));
    }
    const bool isWide = characters >= mapCharacters * static_cast<int>(maps.size());
    Part all = isWide ? row(std::move(maps)) : column(std::move(maps));
    return card({text(SampleWords::tr("Maps of LEVEL 7 to try"), Role::Caption), std::move(all).spaced(14).stretched()})
        .spaced(10, {28, 22, 28, 28});
}

} // namespace dossier
