#include "views/omega/owner/owner_map.h"

#include "views/board/board_view.h"
#include "views/board/space_name.h"
#include "views/omega/board/floor_scene.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct MapWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::OwnerMap)
};

constexpr int boardHeight = 340;
constexpr int minStarts = 3;

Part sourceButtons(bool canTakeOpen, const OwnerMapActions &actions)
{
    return flow({button(MapWords::tr("Draw the map…"), "secondary", actions.draw)
                        .keyed(QStringLiteral("drawMap"))
                        .with(&Button::icon, QStringLiteral("plus"))
                        .withTip(MapWords::tr("Go to the page for a new map; come back with “Take the open map”")),
                    button(MapWords::tr("Take the open map"), "secondary", actions.takeOpen)
                        .with(&Button::icon, QStringLiteral("map"))
                        .withTip(MapWords::tr("Use the map that is open in Dossier; what was placed here is "
                                              "removed"))
                        .disabledIf(!canTakeOpen),
                    button(MapWords::tr("Map from a file…"), "secondary", actions.readFile)
                        .with(&Button::icon, QStringLiteral("folder-open"))
                        .withTip(MapWords::tr("Use a saved map; what was placed here is removed"))})
        .spaced(8);
}

Part spotField(omega::MapSpot spot, const OwnerMapActions &actions)
{
    return radios(QStringLiteral("spot"), MapWords::tr("A click places or removes:"),
        {MapWords::tr("Starts"), MapWords::tr("Goal room"), MapWords::tr("Investigate")}, static_cast<int>(spot),
        [choose = actions.choose](const QVariant &row) { choose(static_cast<omega::MapSpot>(row.toInt())); })
        .with(&Field::tips,
            QStringList{MapWords::tr("Spaces where commandos start"),
                MapWords::tr("Any space of the room that is the goal"), MapWords::tr("Spaces of investigate markers")});
}

QString stateText(const OwnerMapState &state)
{
    if (!state.map)
        return MapWords::tr("There is no map yet.");
    const int starts = state.starts.count();
    if (starts < minStarts)
        return MapWords::tr("%n start(s) so far: each commando needs one, three at least.", nullptr, starts);
    if (state.goal)
        return MapWords::tr("%n start(s); the goal is the room of %1.", nullptr, starts).arg(spaceName(*state.goal));
    return MapWords::tr("%n start(s). Now choose “Goal room” and click a space of it.", nullptr, starts);
}

FloorScene sceneOf(const OwnerMapState &state)
{
    FloorScene scene;
    scene.board.map = *state.map;
    scene.marked = state.starts;
    const auto sign = [&](Space at, const QString &letter, const QString &name)
    { scene.signs.push_back({at, letter.toStdString(), name.toStdString(), SignTone::Open}); };
    state.starts.forEach(
        [&](Space space) { sign(space, MapWords::tr("S", "the letter of a start"), MapWords::tr("start")); });
    state.investigate.forEach(
        [&](Space space) { sign(space, QStringLiteral("?"), MapWords::tr("investigate marker")); });
    if (state.goal)
        sign(*state.goal, MapWords::tr("G", "the letter of the goal room"), MapWords::tr("goal room"));
    return scene;
}

Part board(const OwnerMapState &told, int version, const OwnerMapActions &actions)
{
    const auto make = [press = actions.press](QWidget *parent)
    {
        auto *board = new BoardView(parent);
        board->setMinimumHeight(boardHeight);
        const auto pressed = [press](const BoardSpot &spot) { press(spot.space); };
        QObject::connect(board, &BoardView::pressed, board, pressed);
        QObject::connect(board, &BoardView::activated, board, pressed);
        return board;
    };
    const auto show
        = [told](QWidget *shown, const Theme & /*theme*/) { static_cast<BoardView *>(shown)->render(sceneOf(told)); };
    // Another language shows other words, so the state includes one.
    const QString state = QStringLiteral("%1 %2").arg(version).arg(MapWords::tr("start"));
    return embedded(QStringLiteral("ownerBoard"), {make, show, state})
        .named(MapWords::tr("Map of the mission"))
        .withTip(MapWords::tr("Click a space, or go there with the arrow keys and press Enter"))
        .stretched();
}

} // namespace

Part ownerMap(const OwnerMapState &state, omega::MapSpot spot, int version, const OwnerMapActions &actions)
{
    Parts parts{sourceButtons(state.canTakeOpen, actions), spotField(spot, actions).when(state.map.has_value()),
        text(stateText(state)).wrapping()};
    if (state.map)
        parts.push_back(board(state, version, actions));
    return column(std::move(parts)).spaced(12);
}

} // namespace dossier
