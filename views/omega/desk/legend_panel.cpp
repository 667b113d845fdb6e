#include "views/omega/desk/legend_panel.h"

#include "model/omega/seen/numbers.h"
#include "views/board/legend_card.h"
#include "views/board/scene_painter.h"
#include "views/board/street_painter.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace dossier
{

namespace
{

struct LegendWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::LegendPanel)
};

/// Sign and meaning have a column each; this many pairs are side by side.
constexpr int pairs = 3;

void add(std::vector<LegendLine> &lines, const LegendLine &line)
{
    if (!line.sign.isEmpty() && std::ranges::find(lines, line) == lines.end())
        lines.push_back(line);
}

/// Adds the meaning of a tint, and the number of its spaces.
void addTint(std::vector<LegendLine> &lines, BoardTone tone, const QString &meaning, int spaces)
{
    if (!meaning.isEmpty())
        add(lines,
            {QStringLiteral("■"),
                LegendWords::tr("%1 (%n space(s))", "what a colour on the board means", spaces).arg(meaning), tone});
}

void addPicture(std::vector<LegendLine> &lines, bool shown, LegendPicture picture, const QString &meaning)
{
    if (shown)
        lines.push_back({.meaning = meaning, .picture = picture});
}

void addTerrain(std::vector<LegendLine> &lines, const omega::Board &board)
{
    using enum LegendPicture;
    const Map &map = board.map;
    addPicture(lines, map.floor().count() < map.width() * map.height(), Wall, LegendWords::tr("wall"));
    addPicture(lines, !map.doors().empty(), Door, LegendWords::tr("closed door"));
    addPicture(lines, !map.rubble().empty(), Rubble, LegendWords::tr("rubble: leaving it costs one more point"));
    addPicture(lines, !map.emi().empty(), Emi, LegendWords::tr("EMI: weakens the commandos’ sight"));
    addPicture(lines, !board.vents.empty(), Vent, LegendWords::tr("vent: clones travel from vent to vent"));
    addPicture(lines, !board.peril.empty(), Peril, LegendWords::tr("peril: whoever enters it rolls for wounds"));
    addPicture(lines, !board.gas.empty(), Gas, LegendWords::tr("corrosive gas"));
    addPicture(lines, !board.markers.empty(), Marker, LegendWords::tr("a combatant who is down"));
}

SpaceSet floorOf(const omega::Board &board, const std::vector<ReachedSpace> &reach)
{
    SpaceSet spaces;
    for (const ReachedSpace &reached : reach)
        if (board.map.isFloor(reached.space))
            spaces.set(reached.space);
    return spaces;
}

/// Returns the watched spaces.
SpaceSet watched(const FloorScene &scene)
{
    SpaceSet spaces;
    scene.board.map.floor().forEach(
        [&](Space space)
        {
            if (scene.danger->at(space) > 0)
                spaces.set(space);
        });
    return spaces;
}

/// The space is inside a floor, because the edge of a map would be drawn, too.
omega::Board boardWith(LegendPicture picture, Space only)
{
    omega::Board board;
    board.map = Map(4, 3);
    switch (picture)
    {
    case LegendPicture::Wall:
        board.map.setWall(only);
        break;
    case LegendPicture::Door:
        board.map.setDoor({only, Edge::Side::East});
        break;
    case LegendPicture::Rubble:
        board.map.setRubble(only);
        break;
    case LegendPicture::Emi:
        board.map.setTile(only, U'b');
        board.map.setEmi(U'b');
        break;
    case LegendPicture::Vent:
        board.vents.set(only);
        break;
    case LegendPicture::Peril:
        board.peril.set(only);
        break;
    case LegendPicture::Gas:
        board.gas.set(only);
        break;
    case LegendPicture::Marker:
        board.markers.set(only);
        break;
    }
    return board;
}

/// A door is between two spaces.
QSize pictureSize(const LegendLine &line)
{
    constexpr int side = 24;
    return {line.picture == LegendPicture::Door ? 2 * side : side, side};
}

/// Draws a space with the sign, as the board draws it.
void paintSpace(QPainter &painter, const QRect &area, LegendPicture picture, const Theme &theme)
{
    painter.setClipRect(area);
    painter.fillRect(area, theme.panel);
    FloorScene scene;
    const Space only{1, 1};
    scene.board = boardWith(picture, only);
    const Map &map = scene.board.map;
    const double side = area.height();
    const BoardFrame frame{{-only.x * side, -only.y * side, map.width() * side, map.height() * side}, side};
    paintScene({painter, frame, theme, QRect(0, 0, map.width(), map.height())}, scene);
}

Part signOf(const LegendLine &line, int number, const Theme &theme)
{
    if (!line.picture)
        return text(line.sign, Role::Strong)
            .with(&Text::color, line.tone ? accentOf(theme, *line.tone).fill : QColor());
    return painted(QString::number(number),
        {.paint = [picture = *line.picture](QPainter &painter, const QRect &area, const Theme &now)
            { paintSpace(painter, area, picture, now); },
            .size = [size = pictureSize(line)](const QFont & /*font*/) { return size; },
            .state = static_cast<int>(*line.picture)})
        .with(&Part::alignment, Qt::AlignLeft | Qt::AlignVCenter);
}

QString wordsOf(const std::string &words)
{
    return QString::fromStdString(words);
}

/// Enemies of a kind have the same label.
QString nameOf(const omega::PublicTable &table, const omega::Combatant &who)
{
    const omega::Standing *standing = omega::standingOf(table, who);
    return standing != nullptr ? wording::nameOf(table, standing->kind) : wording::nameOf(table, who);
}

} // namespace

std::vector<LegendLine> legendOf(const omega::PublicTable &table, const SessionBoard &board, const FloorScene &scene)
{
    std::vector<LegendLine> lines;
    for (std::size_t i = 0; i < board.who.size() && i < board.board.pieces.size(); ++i)
        add(lines, {wordsOf(board.board.pieces[i].label), nameOf(table, board.who[i]), {}});
    // Rooms have their letter in a square, doors theirs on their bar: both may have the same letter.
    for (const SpaceSign &sign : scene.signs)
        if (sign.tone == SignTone::Secret)
            add(lines, {QStringLiteral("□ ") + wordsOf(sign.sign), wordsOf(sign.name), BoardTone::Violet});
        else
            add(lines, {wordsOf(sign.sign), wordsOf(sign.name), {}});
    for (const DoorSign &sign : scene.doorSigns)
        add(lines,
            {QStringLiteral("▮ ") + wordsOf(sign.sign), wordsOf(sign.name),
                sign.tone == SignTone::Secret ? std::optional(BoardTone::Violet) : std::nullopt});
    if (!scene.activated.empty())
        add(lines, {QStringLiteral("✓"), LegendWords::tr("an enemy that was activated in this round"), {}});
    addTerrain(lines, scene.board);
    if (!scene.reach.empty())
        addTint(lines, BoardTone::Green, LegendWords::tr("within reach, with the points it costs"),
            floorOf(scene.board, scene.reach).count());
    if (scene.seen)
        addTint(lines, BoardTone::Teal, LegendWords::tr("outlined: in sight of the figure"), scene.seen->count());
    if (scene.danger)
        addTint(lines, BoardTone::Orange, LegendWords::tr("in sight of enemies; the number says of how many"),
            watched(scene).count());
    for (const Wash &wash : scene.washes)
        if (!wash.spaces.empty())
            addTint(lines, wash.tone, wordsOf(wash.name), wash.spaces.count());
    if (!scene.hidden.empty())
        addTint(lines, BoardTone::Violet, LegendWords::tr("a room that has not been revealed"), scene.hidden.count());
    return lines;
}

Part legendPanel(const std::vector<LegendLine> &lines, const Theme &theme, const Action<> &close)
{
    std::vector<LegendRow> rows;
    for (const LegendLine &line : lines)
        rows.push_back({signOf(line, static_cast<int>(rows.size()), theme), line.meaning});
    Part legend = legendCard(std::move(rows), pairs, close);
    legend.inside.push_back(stretch());
    return legend;
}

} // namespace dossier
