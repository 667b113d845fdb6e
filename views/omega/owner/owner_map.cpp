#include "views/omega/owner/owner_map.h"

#include "views/board/board_view.h"
#include "views/board/space_name.h"
#include "views/kit/choice.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/omega/board/floor_scene.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

constexpr int boardHeight = 340;
constexpr int fewestStarts = 3;

} // namespace

OwnerMap::OwnerMap(QWidget *parent)
    : QWidget(parent)
    , m_draw(newButton("secondary", QStringLiteral("plus"), this))
    , m_takeOpen(newButton("secondary", QStringLiteral("map"), this))
    , m_file(newButton("secondary", QStringLiteral("folder-open"), this))
    , m_spot(new Choice(3, this))
    , m_state(newParagraph(Role::Body, this))
    , m_board(new BoardView(this))
{
    auto *sources = new QWidget(this);
    auto *flow = new FlowLayout(sources, 8);
    for (QPushButton *button : {m_draw, m_takeOpen, m_file})
        flow->addWidget(button);
    m_spot->setChosen(0);
    m_board->setMinimumHeight(boardHeight);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(12);
    column->addWidget(sources);
    column->addWidget(m_spot);
    column->addWidget(m_state);
    column->addWidget(m_board, 1);
    connect(m_draw, &QPushButton::clicked, this, &OwnerMap::drawAsked);
    connect(m_takeOpen, &QPushButton::clicked, this, &OwnerMap::openMapAsked);
    connect(m_file, &QPushButton::clicked, this, &OwnerMap::fileAsked);
    connect(m_board, &BoardView::pressed, this, [this](const BoardSpot &spot) { turn(spot.space); });
    connect(m_board, &BoardView::activated, this, [this](const BoardSpot &spot) { turn(spot.space); });
    retranslate();
}

void OwnerMap::turn(Space space)
{
    if (m_told.map && m_told.map->isFloor(space))
        emit spotTurned(static_cast<omega::MapSpot>(std::max(0, m_spot->chosen())), space);
}

void OwnerMap::render(const OwnerMapTold &map)
{
    m_told = map;
    retranslate();
}

void OwnerMap::setTheme(const Theme &theme)
{
    m_board->setTheme(theme);
}

void OwnerMap::takeFocus()
{
    if (m_told.map)
        m_board->setFocus(Qt::OtherFocusReason);
    else
        m_draw->setFocus(Qt::OtherFocusReason);
}

void OwnerMap::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void OwnerMap::renderBoard()
{
    FloorScene scene;
    scene.board.map = *m_told.map;
    scene.marked = m_told.starts;
    const auto sign = [&](Space at, const QString &letter, const QString &name)
    { scene.signs.push_back({at, letter.toStdString(), name.toStdString(), SignTone::Open}); };
    m_told.starts.forEach([&](Space space) { sign(space, tr("S", "the letter of a start"), tr("start")); });
    m_told.investigate.forEach([&](Space space) { sign(space, QStringLiteral("?"), tr("investigate marker")); });
    if (m_told.goal)
        sign(*m_told.goal, tr("G", "the letter of the goal room"), tr("goal room"));
    m_board->render(scene);
}

void OwnerMap::retranslate()
{
    label(m_draw, tr("Draw the map…"), tr("Go to the page for a new map; come back with “Take the open map”"));
    label(m_takeOpen, tr("Take the open map"),
        tr("Use the map that is open in Dossier; what was placed here is "
           "removed"));
    label(m_file, tr("Map from a file…"), tr("Use a saved map; what was placed here is removed"));
    m_takeOpen->setEnabled(m_told.canTakeOpen);
    m_spot->setCaption(tr("A click places or removes:"));
    m_spot->setOption(0, tr("Starts"), tr("Spaces where commandos start"));
    m_spot->setOption(1, tr("Goal room"), tr("Any space of the room that is the goal"));
    m_spot->setOption(2, tr("Investigate"), tr("Spaces of investigate markers"));
    const bool there = m_told.map.has_value();
    m_spot->setVisible(there);
    m_board->setVisible(there);
    m_board->setAccessibleName(tr("Map of the mission"));
    m_board->setToolTip(tr("Click a space, or go there with the arrow keys and press Enter"));
    if (!there)
    {
        m_state->setText(tr("There is no map yet."));
        return;
    }
    renderBoard();
    m_state->setText(m_told.starts.count() < fewestStarts
            ? tr("%n start(s) so far: each commando needs one, three at least.", nullptr, m_told.starts.count())
            : m_told.goal
            ? tr("%n start(s); the goal is the room of %1.", nullptr, m_told.starts.count())
                  .arg(spaceName(*m_told.goal))
            : tr("%n start(s). Now choose “Goal room” and click a space of it.", nullptr, m_told.starts.count()));
}

} // namespace dossier
