#include "views/conquest/desk/hex_legend.h"

#include "views/board/legend_card.h"
#include "views/conquest/board/mark_shapes.h"
#include "views/kit/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace dossier
{

using namespace conquest;

namespace
{

struct HexLegendWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::HexLegend)
};

/// The marks are found on a board of that size.
constexpr QRectF anyBoard{0, 0, 1000, 800};
constexpr QSize pictureSize{48, 24};
constexpr int pairs = 2;

QString meaningOf(const HexMark &mark)
{
    switch (mark.kind)
    {
    case HexMarkKind::Code:
        return HexLegendWords::tr("the letter of the section and the number of the space; keys type it");
    case HexMarkKind::Note:
        return HexLegendWords::tr("the points that going there costs, or what happens to a token");
    case HexMarkKind::Resistance:
        return HexLegendWords::tr("resistance of the location");
    case HexMarkKind::Population:
        return HexLegendWords::tr("population of the location");
    case HexMarkKind::Saucer:
        return mark.faint ? HexLegendWords::tr("hollow: saucers that have moved, or an ally that has")
                          : HexLegendWords::tr("saucers of a player");
    case HexMarkKind::Ally:
        return HexLegendWords::tr("ally of a player");
    case HexMarkKind::Token:
        return mark.faint                     ? HexLegendWords::tr("dashed: a token that would come there")
            : mark.hardness == Hardness::Hard ? HexLegendWords::tr("with corners: hard resistance")
                                              : HexLegendWords::tr("round: soft resistance");
    case HexMarkKind::Flag:
        return HexLegendWords::tr("landing site of a player, or a location that player has conquered");
    case HexMarkKind::Ruin:
        return HexLegendWords::tr("demolished location");
    case HexMarkKind::Name:
        break;
    }
    return {};
}

QString meaningOf(HexLight light)
{
    switch (light)
    {
    case HexLight::Reach:
        return HexLegendWords::tr("the figure that is picked can go there");
    case HexLight::Due:
        return HexLegendWords::tr("a fight or the next step is there");
    case HexLight::Danger:
        return HexLegendWords::tr("dashed rim: under fire");
    case HexLight::Picked:
        return HexLegendWords::tr("the space that is picked");
    case HexLight::None:
        break;
    }
    return {};
}

QColor colorOf(HexLight light, const Theme &theme)
{
    return light == HexLight::Reach ? theme.teal.text
        : light == HexLight::Due    ? theme.amber.fill
        : light == HexLight::Danger ? theme.red.fill
                                    : theme.ink;
}

Part pictureOf(const HexSign &sign, int number)
{
    const auto paint = [mark = *sign.mark](QPainter &painter, const QRect &area, const Theme &theme)
    {
        painter.setRenderHint(QPainter::Antialiasing);
        const HexGeometry nowhere;
        HexMark shown = mark;
        shown.count = 1;
        shown.fontSize = area.height() / 2;
        const double wide = mark.kind == HexMarkKind::Ruin ? area.height() : area.width();
        shown.rect = QRectF(area.center().x() - wide / 2, area.top(), wide, area.height()).adjusted(3, 3, -3, -3);
        paintMark({painter, nowhere, theme}, shown);
    };
    return painted(QStringLiteral("sign%1").arg(number),
        {.paint = paint, .size = [](const QFont & /*font*/) { return pictureSize; }, .state = sign.meaning})
        .with(&Part::alignment, Qt::AlignLeft | Qt::AlignVCenter);
}

} // namespace

std::vector<HexSign> signsOf(const HexScene &scene)
{
    std::vector<HexSign> signs;
    const auto add = [&](HexSign sign)
    {
        if (!sign.meaning.isEmpty() && std::ranges::count(signs, sign.meaning, &HexSign::meaning) == 0)
            signs.push_back(std::move(sign));
    };
    if (!scene.table)
        return signs;
    const HexGeometry geometry = geometryFor(scene, anyBoard);
    for (const Place place : geometry.places())
        for (const HexMark &mark : marksOn(scene, geometry, place, QFont()))
            add({.meaning = meaningOf(mark), .mark = mark});
    std::ranges::stable_sort(signs, {}, [](const HexSign &sign) { return sign.mark->kind; });
    for (const HexLight light : {HexLight::Reach, HexLight::Due, HexLight::Danger, HexLight::Picked})
        if (std::ranges::any_of(scene.lights, [&](const auto &lit) { return lit.second == light; }))
            add({.meaning = meaningOf(light), .light = light});
    return signs;
}

Part hexLegend(const std::vector<HexSign> &signs, const Theme &theme, const Action<> &close)
{
    std::vector<LegendRow> rows;
    for (const HexSign &sign : signs)
        rows.push_back(
            {sign.mark ? pictureOf(sign, static_cast<int>(rows.size()))
                       : text(QStringLiteral("⬡"), Role::Strong).with(&Text::color, colorOf(sign.light, theme)),
                sign.meaning});
    return legendCard(std::move(rows), pairs, close).keyed(QStringLiteral("legend"));
}

} // namespace dossier
