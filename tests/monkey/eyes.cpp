#include "tests/monkey/eyes.h"

#include "tests/monkey/spots.h"
#include "views/board/board_view.h"
#include "views/conquest/board/hex_board.h"
#include "views/omega/board/floor_scene.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>

#include <optional>

namespace dossier::test
{

namespace
{

bool endsInDots(QString text)
{
    return text.remove(u'&').endsWith(QStringLiteral("…"));
}

std::optional<Kind> kindOf(const QAbstractButton &button)
{
    const QString role = button.property("role").toString();
    if (button.property("tone").toString() == QLatin1String("refused"))
        return Kind::Refused;
    if (role == QLatin1String("primary") || button.property("tone").toString() == QLatin1String("due"))
        return Kind::Primary;
    if (endsInDots(button.text()))
        return Kind::Form;
    return role == QLatin1String("offer") || role == QLatin1String("answer") || role == QLatin1String("die")
        ? Kind::Offer
        : Kind::Button;
}

std::optional<Kind> kindOf(QWidget &widget)
{
    if (const auto *button = qobject_cast<QAbstractButton *>(&widget))
        return kindOf(*button);
    if (qobject_cast<QComboBox *>(&widget) != nullptr)
        return Kind::List;
    if (qobject_cast<QAbstractSpinBox *>(&widget) != nullptr)
        return Kind::Number;
    if (qobject_cast<QLineEdit *>(&widget) != nullptr || qobject_cast<QPlainTextEdit *>(&widget) != nullptr)
        return Kind::Field;
    if (boardOf(&widget) != nullptr)
        return Kind::Board;
    if (qobject_cast<HexBoard *>(&widget) != nullptr)
        return Kind::Hexes;
    if (qobject_cast<QMenu *>(&widget) != nullptr)
        return Kind::Rows;
    const auto *rows = qobject_cast<QAbstractItemView *>(widget.parentWidget());
    return rows != nullptr && rows->viewport() == &widget ? std::optional(Kind::Rows) : std::nullopt;
}

/// The parts inside a field belong to the field. The icon that clears a line edit fades in and out by the clock, on
/// which no choice of the monkey may depend.
bool isPart(const QWidget &widget)
{
    return qobject_cast<QAbstractSpinBox *>(widget.parentWidget()) != nullptr
        || qobject_cast<QComboBox *>(widget.parentWidget()) != nullptr
        || qobject_cast<QLineEdit *>(widget.parentWidget()) != nullptr;
}

int area(const QWidget &widget)
{
    return widget.width() * widget.height();
}

template <typename List>
auto drawn(const List &list, const Eyes &eyes)
{
    return *std::next(list.begin(), static_cast<std::ptrdiff_t>(eyes.below(static_cast<std::size_t>(list.size()))));
}

std::vector<Space> litOn(const BoardView &board)
{
    const BoardScene &scene = board.scene();
    std::vector<Space> lit;
    for (const ReachedSpace &reached : floorOf(scene).reach)
        lit.push_back(reached.space);
    const auto add = [&](Space space) { lit.push_back(space); };
    scene.marked.forEach(add);
    for (const Wash &wash : scene.washes)
        wash.spaces.forEach(add);
    return lit;
}

QString anySpot(const BoardView &board, const Eyes &eyes)
{
    const BoardGeometry &geometry = board.geometryOfBoard();
    return spotOf(Space{static_cast<int>(eyes.below(static_cast<std::size_t>(geometry.columns))),
        static_cast<int>(eyes.below(static_cast<std::size_t>(geometry.rows)))});
}

} // namespace

Eyes::Eyes(std::mt19937 &random)
    : m_random(random)
    , m_seen(static_cast<std::size_t>(Kind::Count))
{
    for (QWidget *window : openWindows())
    {
        QList<QWidget *> all = window->findChildren<QWidget *>();
        all.prepend(window);
        for (QWidget *widget : all)
            if (widget->isVisible() && widget->isEnabled() && widget->window() == window && !isPart(*widget))
                if (const std::optional<Kind> kind = kindOf(*widget))
                    m_seen.at(static_cast<std::size_t>(*kind)).append(widget);
    }
}

QWidget *Eyes::one(Kind kind) const
{
    // A widget that is scrolled out of sight cannot be clicked.
    constexpr int tries = 6;
    QWidget *larger = nullptr;
    int seen = 0;
    // Larger widgets are chosen more often.
    for (int times = 0; times < tries && seen < 2 && !of(kind).isEmpty(); ++times)
        if (QWidget *widget = drawn(of(kind), *this); widget != nullptr && !widget->visibleRegion().isEmpty())
        {
            ++seen;
            if (larger == nullptr || area(*widget) > area(*larger))
                larger = widget;
        }
    return larger;
}

QWidget *Eyes::oneBeside(const QWidget *widget, Kind kind) const
{
    constexpr int near = 4;
    const QWidget *around = widget;
    for (int step = 0; around != nullptr && step < near; ++step)
    {
        around = around->parentWidget();
        QList<QWidget *> beside;
        for (QWidget *each : of(kind))
            if (around != nullptr && around->isAncestorOf(each))
                beside.append(each);
        if (!beside.isEmpty())
            return drawn(beside, *this);
    }
    return one(kind);
}

QWidget *Eyes::oneUnderBoard(Kind kind) const
{
    const BoardView *largest = board();
    if (largest == nullptr)
        return nullptr;
    const QPoint corner = largest->mapToGlobal(QPoint());
    QList<QWidget *> under;
    for (QWidget *each : of(kind))
        if (const QPoint at = each->mapToGlobal(each->rect().center()) - corner;
            at.x() >= 0 && at.x() < largest->width() && at.y() >= 0)
            under.append(each);
    return under.isEmpty() ? nullptr : drawn(under, *this);
}

QWidget *Eyes::die() const
{
    for (QWidget *each : of(Kind::Offer))
        if (each->property("role").toString() == QLatin1String("die"))
            return each;
    return nullptr;
}

BoardView *Eyes::board() const
{
    BoardView *largest = nullptr;
    for (QWidget *viewport : of(Kind::Board))
        if (BoardView *board = boardOf(viewport); largest == nullptr || board->width() > largest->width())
            largest = board;
    return largest;
}

std::vector<QAction *> Eyes::keys(bool formsAlone) const
{
    std::vector<QAction *> actions;
    for (QWidget *window : openWindows())
        for (QAction *action : window->actions())
            if (action->isEnabled() && !action->shortcut().isEmpty() && (!formsAlone || endsInDots(action->text())))
                actions.push_back(action);
    return actions;
}

std::set<Stands> standingOn(const BoardView &board)
{
    std::set<Stands> all;
    for (const omega::Piece &piece : floorOf(board.scene()).board.pieces)
        all.insert({piece.figure.at, piece.label});
    for (const BoardToken &token : board.scene().tokens)
        all.insert({token.at, token.name});
    return all;
}

QString figureSpot(const BoardView &board, const Eyes &eyes)
{
    const std::set<Stands> all = standingOn(board);
    return all.empty() ? anySpot(board, eyes) : spotOf(drawn(all, eyes).at);
}

QString foeSpot(const BoardView &board, const Eyes &eyes)
{
    std::vector<Space> all;
    for (const omega::Piece &piece : floorOf(board.scene()).board.pieces)
        if (piece.side == Side::Enemy)
            all.push_back(piece.figure.at);
    return all.empty() ? figureSpot(board, eyes) : spotOf(drawn(all, eyes));
}

QString litSpot(const BoardView &board, const Eyes &eyes)
{
    const std::vector<Space> lit = litOn(board);
    return lit.empty() ? figureSpot(board, eyes) : spotOf(drawn(lit, eyes));
}

QString doorSpot(const BoardView &board, const Eyes &eyes)
{
    const std::vector<DoorSign> &doors = board.scene().doorSigns;
    return doors.empty() ? litSpot(board, eyes) : spotOf(drawn(doors, eyes).door);
}

QString spotOfInterest(const BoardView &board, const Eyes &eyes)
{
    switch (eyes.below(10))
    {
    case 0:
        return anySpot(board, eyes);
    case 1:
    case 2:
        return doorSpot(board, eyes);
    case 3:
    case 4:
    case 5:
        return litSpot(board, eyes);
    default:
        return figureSpot(board, eyes);
    }
}

QString hexSpot(const QWidget &board, const Eyes &eyes)
{
    const auto &hexes = dynamic_cast<const HexBoard &>(board);
    std::set<conquest::Place> places;
    const HexScene &scene = hexes.scene();
    const std::size_t choice = eyes.below(8);
    if (choice < 4)
        for (const auto &[place, light] : scene.lights)
            places.insert(place);
    else if (choice < 7 && scene.table)
        for (const auto &[colour, player] : scene.table->inPlay)
            for (const auto &[number, alien] : player.aliens)
                if (alien.at)
                    places.insert(*alien.at);
    if (places.empty())
        for (const conquest::Place place : hexes.geometryOfBoard().places())
            places.insert(place);
    if (places.empty())
        return spotOf(500, 500);
    const QPointF at = hexes.geometryOfBoard().centreOf(drawn(places, eyes));
    return spotOf(static_cast<int>(at.x()) * 1000 / std::max(1, board.width() - 1),
        static_cast<int>(at.y()) * 1000 / std::max(1, board.height() - 1));
}

QString calledBy(const QWidget &widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    const QString name = widget.accessibleName();
    return name.isEmpty() && button != nullptr ? button->text() : name;
}

QString rowAt(const QWidget &rows, QPoint point)
{
    if (const auto *menu = qobject_cast<const QMenu *>(&rows))
    {
        const QAction *action = menu->actionAt(point);
        return action != nullptr ? action->text() : QString();
    }
    const auto *list = qobject_cast<const QAbstractItemView *>(rows.parentWidget());
    return list != nullptr ? list->indexAt(point).data().toString() : QString();
}

} // namespace dossier::test
