#include "views/conquest/board/hex_board.h"

#include "views/conquest/board/hex_accessible.h"
#include "views/conquest/board/hex_names.h"
#include "views/conquest/board/hex_painter.h"
#include "views/conquest/words/names.h"
#include "views/kit/plain_text.h"
#include "views/kit/theme.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>

namespace dossier
{

using conquest::Place;

HexBoard::HexBoard(QWidget *parent)
    : QWidget(parent)
{
    installHexAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Board"));
}

void HexBoard::render(const HexScene &scene)
{
    if (scene == m_scene)
        return;
    m_scene = scene;
    layOut();
    notifyRenamed(*this);
}

void HexBoard::layOut()
{
    m_geometry = geometryFor(m_scene, rect());
    if (!m_geometry.has(m_cursor))
        m_cursor = {};
    update();
}

QString HexBoard::spokenPlace(Place place) const
{
    return m_scene.table ? dossier::spokenPlace(*m_scene.table, place) : QString();
}

QString HexBoard::descriptionOf(Place place) const
{
    const auto note = m_scene.notes.find(place);
    QStringList said;
    if (note != m_scene.notes.end() && !note->second.isEmpty())
        said << note->second;
    if (m_describe)
        if (const QString described = m_describe(place); !described.isEmpty())
            said << described;
    return said.join(QStringLiteral(". "));
}

int HexBoard::widthFor(int height) const
{
    const HexGeometry unbounded = geometryFor(m_scene, QRectF(0, 0, 1e6, height));
    return unbounded.side() > 0 ? static_cast<int>(std::ceil(unbounded.extent().width())) : height;
}

QSize HexBoard::sizeHint() const
{
    return {750, 680};
}

QSize HexBoard::minimumSizeHint() const
{
    return {320, 280};
}

void HexBoard::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const Theme &theme = currentTheme();
    painter.fillRect(rect(), theme.ground);
    const HexCanvas canvas{painter, m_geometry, theme};
    paintHexes(canvas, m_scene);
    if (m_hovered)
        paintHovered(canvas, m_scene, *m_hovered);
    if (hasFocus() && m_byKeys && m_scene.table)
        paintCursor(canvas, m_cursor);
    if (m_drawnFrom && m_hovered != m_drawnFrom)
        paintArrow(canvas, m_geometry.centreOf(*m_drawnFrom), m_drawnTo);
}

void HexBoard::resizeEvent(QResizeEvent *event)
{
    layOut();
    QWidget::resizeEvent(event);
}

void HexBoard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Board"));
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        update();
    QWidget::changeEvent(event);
}

// --- Keys ---

void HexBoard::moveCursorTo(Place place)
{
    m_isChosen = true;
    if (!m_geometry.has(place) || place == m_cursor)
        return;
    m_cursor = place;
    update();
    notifyFocus(*this);
    emit cursorMoved(place);
}

/// The nearest space on that side; those that are well in the direction come before those beside it.
void HexBoard::goTowards(QPointF direction)
{
    m_isChosen = true;
    const QPointF from = m_geometry.centreOf(m_cursor);
    std::optional<Place> best;
    double min = 0;
    for (const Place place : m_geometry.places())
    {
        const QPointF way = m_geometry.centreOf(place) - from;
        const double along = QPointF::dotProduct(way, direction);
        const double beside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        if (along < m_geometry.side() * 0.5 || beside > along * 2)
            continue;
        const double length = along + 2 * beside;
        if (!best || length < min - 1)
        {
            best = place;
            min = length;
        }
    }
    if (best)
        moveCursorTo(*best);
}

bool HexBoard::typeSpace(const QString &letter)
{
    const std::optional<Place> named = wording::placeNamed(letter + QLatin1Char('0'));
    if (!named || !m_geometry.has(*named))
        return false;
    m_typed = named->section;
    moveCursorTo(*named);
    return true;
}

bool HexBoard::typeNumber(const QString &digit)
{
    const std::optional<int> section = std::exchange(m_typed, std::nullopt);
    if (!section || digit.size() != 1 || !digit.front().isDigit())
        return false;
    const Place place{*section, digit.front().digitValue()};
    if (!m_geometry.has(place))
        return false;
    moveCursorTo(place);
    emit activated(place);
    return true;
}

void HexBoard::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    // Enter belongs to the default button while the user has not chosen a space.
    if (enter && !m_isChosen)
        return QWidget::keyPressEvent(event);
    const bool wasByKeys = std::exchange(m_byKeys, true);
    update();
    const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    if (plain && (typeNumber(event->text()) || typeSpace(event->text())))
        return;
    switch (event->key())
    {
    case Qt::Key_Up:
        return goTowards({0, -1});
    case Qt::Key_Down:
        return goTowards({0, 1});
    case Qt::Key_Left:
        return goTowards({-1, 0});
    case Qt::Key_Right:
        return goTowards({1, 0});
    case Qt::Key_Home:
        return moveCursorTo({});
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_geometry.has(m_cursor) && !event->isAutoRepeat())
            emit activated(m_cursor);
        return;
    case Qt::Key_Escape:
        m_drawnFrom.reset();
        m_isChosen = wasByKeys && m_isChosen;
        update();
        emit cancelled();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void HexBoard::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    m_byKeys = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
        || event->reason() == Qt::ShortcutFocusReason;
    m_isChosen = m_isChosen || m_byKeys;
    update();
    // Qt announces the whole board as the focus after this, so the announcement of the space is queued behind it.
    QMetaObject::invokeMethod(this, [this] { notifyFocus(*this); }, Qt::QueuedConnection);
}

void HexBoard::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    m_typed.reset();
    update();
}

// --- Pointer ---

void HexBoard::hover(std::optional<Place> place)
{
    if (m_hovered == place)
        return;
    m_hovered = place;
    update();
    emit hovered(place);
}

void HexBoard::leaveEvent(QEvent *event)
{
    hover(std::nullopt);
    QWidget::leaveEvent(event);
}

void HexBoard::mousePressEvent(QMouseEvent *event)
{
    const std::optional<Place> place = m_geometry.placeAt(event->position());
    event->accept();
    if (event->button() != Qt::LeftButton || !place)
        return;
    m_typed.reset();
    m_byKeys = false;
    m_drawnFrom = place;
    m_drawnTo = event->position();
    moveCursorTo(*place);
}

void HexBoard::mouseMoveEvent(QMouseEvent *event)
{
    if (m_drawnFrom)
    {
        m_drawnTo = event->position();
        update();
    }
    hover(m_geometry.placeAt(event->position()));
}

void HexBoard::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const std::optional<Place> from = std::exchange(m_drawnFrom, std::nullopt);
    const std::optional<Place> to = m_geometry.placeAt(event->position());
    update();
    // A press that begins a drag chooses nothing: another figure may be selected.
    if (from && to)
        from == to ? emit pressed(*to) : emit dropped(*from, *to);
}

void HexBoard::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const std::optional<Place> place = m_geometry.placeAt(event->position());
        place && event->button() == Qt::LeftButton)
        emit activated(*place);
}

void HexBoard::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const std::optional<Place> place = byKey ? std::optional(m_cursor) : m_geometry.placeAt(event->pos());
    if (!place || !m_geometry.has(*place))
        return;
    moveCursorTo(*place);
    emit contextRequested(*place, mapToGlobal(byKey ? m_geometry.centreOf(*place).toPoint() : event->pos()));
}

bool HexBoard::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const std::optional<Place> place = m_geometry.placeAt(help->pos());
    if (!place)
    {
        QToolTip::hideText();
        return true;
    }
    const QString description = descriptionOf(*place);
    const QString gap = description.isEmpty() ? QString() : QStringLiteral(". ");
    QToolTip::showText(
        help->globalPos(), tipLine(spokenPlace(*place) + gap + description), this, m_geometry.rectOf(*place).toRect());
    return true;
}

} // namespace dossier
