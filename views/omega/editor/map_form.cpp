#include "views/omega/editor/map_form.h"

#include "model/omega/geometry/map.h"
#include "views/omega/editor/piece_fields.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct MapFormWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::MapForm)
};

constexpr int maxMapName = 80;

Part sideField(const char *key, const QString &name, int value, Action<QVariant> entered)
{
    return field(QString::fromLatin1(key), name, value, std::move(entered))
        .with(&Field::min, 1)
        .with(&Field::max, Map::maxSide);
}

} // namespace

Part mapForm(const QString &name, const MapSize &size, const MapFormActions &actions)
{
    const auto enter = [size, enterSize = actions.enterSize](int MapSize::*side)
    {
        return [size, enterSize, side](const QVariant &entered)
        {
            MapSize after = size;
            after.*side = entered.toInt();
            enterSize(after);
        };
    };
    return card(
        {captioned(MapFormWords::tr("Name"),
             field(QStringLiteral("name"), MapFormWords::tr("Name of the map"), name, {})
                 .with(&Field::finished,
                     Action<QVariant>(
                         [rename = actions.rename](const QVariant &typed) { rename(typed.toString().trimmed()); }))
                 .with(&Field::max, maxMapName)
                 .withTip(MapFormWords::tr("What the map is called, up to 80 characters"))),
            row({captioned(MapFormWords::tr("Columns"),
                     sideField("columns", MapFormWords::tr("Number of columns"), size.columns, enter(&MapSize::columns))
                         .withTip(MapFormWords::tr("Spaces from west to east, from 1 to %1").arg(Map::maxSide))),
                captioned(MapFormWords::tr("Rows"),
                    sideField("rows", MapFormWords::tr("Number of rows"), size.rows, enter(&MapSize::rows))
                        .withTip(MapFormWords::tr("Spaces from north to south, from 1 to %1").arg(Map::maxSide)))}),
            button(MapFormWords::tr("Resize"), "secondary", actions.resize)
                .with(&Button::icon, QStringLiteral("check"))
                .withTip(MapFormWords::tr("Resize the map; what lies outside is deleted, undo restores it"))})
        .spaced(4, {18, 18, 18, 6})
        .with(&Box::look, QLatin1String("side"));
}

} // namespace dossier
