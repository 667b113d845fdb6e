#include "views/omega/editor/tool_column.h"

#include "views/actions/board_actions.h"

#include <QAction>
#include <QCoreApplication>

namespace dossier
{

namespace
{

struct ToolWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::ToolColumn)
};

constexpr int tileCharacters = 3;

/// A tool or shape as a button; it is highlighted while it is chosen.
Part toolButton(QAction *action, bool isBare)
{
    const QString name = action->text().remove(QLatin1Char('&'));
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    return toggle(isBare ? QString() : name, "tool", action->isChecked(), [action] { action->trigger(); })
        .keyed(QStringLiteral("tool/%1").arg(action->objectName()))
        .with(&Button::icon, action->objectName())
        .named(name)
        .withTip(ToolWords::tr("%1 (%2)").arg(action->toolTip(), key));
}

Part tileField(TileName tile, bool isBare, const Action<TileName> &chosen)
{
    const auto entered = [chosen](const QVariant &typed)
    {
        const QList<uint> points = typed.toString().toUcs4();
        chosen.run(points.isEmpty() ? U'a' : static_cast<TileName>(points.front()));
    };
    const QString name = ToolWords::tr("Letter of the tile");
    return row({text(name, Role::Small).wrapping().stretched().when(!isBare),
        field(QStringLiteral("tile"), name, QString::fromUcs4(&tile, 1), entered)
            .with(&Field::max, 2)
            .withTip(ToolWords::tr("The tile to which the Tile tool assigns spaces"))
            .with(&Field::characters, tileCharacters)});
}

} // namespace

Part toolColumn(const BoardActions &actions, TileName tile, bool isBare, const Action<TileName> &tileChosen)
{
    Parts shapes;
    for (int shape = 0; shape < shapeCount; ++shape)
        shapes.push_back(toolButton(actions.of(static_cast<dossier::Shape>(shape)), true)
                .with(&Part::tone, QLatin1String("shape"))
                .stretched());
    Parts all{text(ToolWords::tr("Tools"), Role::Caption).when(!isBare),
        (isBare ? column(std::move(shapes)) : row(std::move(shapes))).spaced(2)};
    for (int tool = 0; tool < toolCount; ++tool)
        all.push_back(toolButton(actions.of(static_cast<DrawingTool>(tool)), isBare));
    all.push_back(tileField(tile, isBare, tileChosen));
    // A wrapping text makes the column request the height that all buttons need.
    all.push_back(text(QStringLiteral(" "), Role::Small).wrapping());
    all.push_back(stretch());
    return card(std::move(all)).spaced(2, {10, 14, 6, 10}).with(&Box::look, QLatin1String("tools"));
}

} // namespace dossier
