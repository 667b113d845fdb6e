#include "views/omega/desk/legend_panel.h"

#include "model/omega/seen/numbers.h"
#include "views/board/scene_painter.h"
#include "views/board/street_painter.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/words/wording.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

/// A sign and a meaning take a column each; so many pairs lie side by side.
constexpr int pairs = 3;

void add(std::vector<LegendLine> &lines, const LegendLine &line)
{
    if (!line.sign.isEmpty() && std::ranges::find(lines, line) == lines.end())
        lines.push_back(line);
}

/// What a tint means, and on how many spaces it lies.
void addTint(std::vector<LegendLine> &lines, BoardTone tone, const QString &meaning, int spaces)
{
    if (!meaning.isEmpty())
        add(lines,
            {QStringLiteral("■"),
                LegendPanel::tr("%1 (%n space(s))", "what a colour on the board means", spaces).arg(meaning), tone});
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
    addPicture(lines, map.floor().count() < map.width() * map.height(), Wall, LegendPanel::tr("wall"));
    addPicture(lines, !map.doors().empty(), Door, LegendPanel::tr("closed door"));
    addPicture(lines, !map.rubble().empty(), Rubble, LegendPanel::tr("rubble: leaving it costs one more point"));
    addPicture(lines, !map.emi().empty(), Emi, LegendPanel::tr("EMI: weakens the commandos’ sight"));
    addPicture(lines, !board.vents.empty(), Vent, LegendPanel::tr("vent: clones travel from vent to vent"));
    addPicture(lines, !board.peril.empty(), Peril, LegendPanel::tr("peril: whoever enters it rolls for wounds"));
    addPicture(lines, !board.gas.empty(), Gas, LegendPanel::tr("corrosive gas"));
    addPicture(lines, !board.markers.empty(), Marker, LegendPanel::tr("a combatant who is down"));
}

SpaceSet floorOf(const omega::Board &board, const std::vector<ReachedSpace> &reach)
{
    SpaceSet spaces;
    for (const ReachedSpace &reached : reach)
        if (board.map.isFloor(reached.space))
            spaces.set(reached.space);
    return spaces;
}

/// The spaces that somebody watches.
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

/// In the midst of a floor: the rim of a map is drawn, too.
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

/// A door stands between two spaces.
QSize pictureSize(const LegendLine &line)
{
    constexpr int side = 24;
    return {line.picture == LegendPicture::Door ? 2 * side : side, side};
}

/// A space with it, as the board draws it.
QPixmap drawn(LegendPicture picture, const Theme &theme, const QSize &size, double ratio)
{
    QPixmap pixmap((QSizeF(size) * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(theme.panel);
    QPainter painter(&pixmap);
    FloorScene scene;
    const Space only{1, 1};
    scene.board = boardWith(picture, only);
    const Map &map = scene.board.map;
    const double side = size.height();
    const BoardFrame frame{{-only.x * side, -only.y * side, map.width() * side, map.height() * side}, side};
    paintScene({painter, frame, theme, QRect(0, 0, map.width(), map.height())}, scene);
    return pixmap;
}

QString text(const std::string &words)
{
    return QString::fromStdString(words);
}

/// Enemies of a kind bear the same letters.
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
        add(lines, {text(board.board.pieces[i].label), nameOf(table, board.who[i]), {}});
    // Rooms have their letter in a square, doors theirs on their bar: the same letter may be both.
    for (const SpaceSign &sign : scene.signs)
        if (sign.tone == SignTone::Secret)
            add(lines, {QStringLiteral("□ ") + text(sign.sign), text(sign.name), BoardTone::Violet});
        else
            add(lines, {text(sign.sign), text(sign.name), {}});
    for (const DoorSign &sign : scene.doorSigns)
        add(lines,
            {QStringLiteral("▮ ") + text(sign.sign), text(sign.name),
                sign.tone == SignTone::Secret ? std::optional(BoardTone::Violet) : std::nullopt});
    if (!scene.activated.empty())
        add(lines, {QStringLiteral("✓"), LegendPanel::tr("an enemy that was activated in this round"), {}});
    addTerrain(lines, scene.board);
    if (!scene.reach.empty())
        addTint(lines, BoardTone::Green, LegendPanel::tr("within reach, with the points it costs"),
            floorOf(scene.board, scene.reach).count());
    if (scene.seen)
        addTint(lines, BoardTone::Teal, LegendPanel::tr("outlined: in sight of the figure"), scene.seen->count());
    if (scene.danger)
        addTint(lines, BoardTone::Orange, LegendPanel::tr("in sight of enemies; the number says of how many"),
            watched(scene).count());
    for (const Wash &wash : scene.washes)
        if (!wash.spaces.empty())
            addTint(lines, wash.tone, text(wash.name), wash.spaces.count());
    if (!scene.hidden.empty())
        addTint(lines, BoardTone::Violet, LegendPanel::tr("a room that has not been revealed"), scene.hidden.count());
    return lines;
}

LegendPanel::LegendPanel(QWidget *parent)
    : QFrame(parent)
    , m_theme(&themeFor(ThemeChoice::Dark))
    , m_caption(newLabel(Role::Caption, this))
    , m_grid(new QGridLayout)
    , m_close(newButton("offer", {}, this))
{
    setProperty("role", QStringLiteral("verdict"));
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(4);
    for (int pair = 0; pair < pairs; ++pair)
        m_grid->setColumnStretch(2 * pair + 1, 1);
    QVBoxLayout *column = newColumn(this, 14, 8);
    column->addWidget(m_caption);
    column->addLayout(m_grid);
    column->addWidget(m_close, 0, Qt::AlignLeft);
    column->addStretch();
    m_caption->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_close, &QPushButton::clicked, this, &LegendPanel::closeAsked);
    hide();
    retranslate();
}

void LegendPanel::render(const std::vector<LegendLine> &lines)
{
    m_lines = lines;
    while (m_rows.size() < lines.size())
    {
        const auto number = static_cast<int>(m_rows.size());
        m_rows.emplace_back(newLabel(Role::Strong, this), newParagraph(Role::Body, this));
        m_grid->addWidget(m_rows.back().first, number / pairs, number % pairs * 2);
        m_grid->addWidget(m_rows.back().second, number / pairs, number % pairs * 2 + 1);
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i)
    {
        const auto &[sign, meaning] = m_rows[i];
        const bool used = i < lines.size();
        sign->setVisible(used);
        meaning->setVisible(used);
        if (!used)
            continue;
        if (lines[i].picture)
            sign->setPixmap(drawn(*lines[i].picture, *m_theme, pictureSize(lines[i]), devicePixelRatioF()));
        else
            sign->setText(lines[i].sign);
        const std::optional<BoardTone> tone = lines[i].tone;
        sign->setStyleSheet(tone ? QStringLiteral("color: %1").arg(accentOf(*m_theme, *tone).fill.name()) : QString());
        meaning->setText(lines[i].meaning);
    }
}

void LegendPanel::setTheme(const Theme &theme)
{
    m_theme = &theme;
    render(std::vector(m_lines));
}

void LegendPanel::takeFocus()
{
    m_close->setFocus(Qt::OtherFocusReason);
}

void LegendPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void LegendPanel::retranslate()
{
    m_caption->setText(tr("What the signs on the board mean"));
    label(m_close, tr("Close"), tr("Close the legend (F3 or Esc)"));
}

} // namespace dossier
