#include "views/omega/setup/stack_list.h"

#include "views/omega/words/wording.h"

#include <QDrag>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMimeData>

#include <algorithm>
#include <limits>
#include <utility>

namespace dossier
{

namespace
{

constexpr int roomData = Qt::UserRole;
constexpr int indexData = Qt::UserRole + 1;
constexpr int box = 0;
constexpr int heading = -1;

/// Returns the place of an item; past the end of a stack for its heading.
CardPlace placeOf(const QListWidgetItem &item)
{
    const int room = item.data(roomData).toInt();
    const int index = item.data(indexData).toInt();
    return {room == box ? std::nullopt : std::optional(omega::RoomId{room}),
        index == heading ? std::numeric_limits<std::size_t>::max() : static_cast<std::size_t>(index)};
}

bool isCard(const QListWidgetItem *item)
{
    return item != nullptr && item->data(indexData).toInt() != heading;
}

/// Returns the room with that letter.
std::optional<omega::RoomId> roomNamed(const omega::View &view, const QString &letter)
{
    for (const omega::RoomId room : roomsForStacks(view))
        if (wording::name(room).compare(letter, Qt::CaseInsensitive) == 0)
            return room;
    return std::nullopt;
}

} // namespace

StackList::StackList(StackListActions actions, QWidget *parent)
    : QListWidget(parent)
    , m_actions(std::move(actions))
{
    setDragDropMode(QAbstractItemView::DragDrop);
    setDropIndicatorShown(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setTabKeyNavigation(false);
    setWordWrap(true);
}

void StackList::render(const OmegaViewPtr &view)
{
    m_view = view;
    setAccessibleName(tr("Room cards"));
    setToolTip(tr("Drag a card onto a room, or press the room’s letter; Alt with ↑ or ↓ changes the order, Delete puts "
                  "it back into the box"));
    const int row = std::max(0, currentRow());
    clear();
    for (const omega::RoomId room : roomsForStacks(*m_view))
    {
        const std::vector<omega::RoomCardId> stack = stackOf(*m_view, room);
        addHeading(tr("Room %1 · %n card(s)", nullptr, static_cast<int>(stack.size())).arg(wording::name(room)), room);
        for (std::size_t i = 0; i < stack.size(); ++i)
            addCard(stack[i], {room, i});
    }
    addHeading(tr("Cards of the box"), std::nullopt);
    const std::vector<omega::RoomCard> &cards = m_view->open.content.roomCards;
    for (std::size_t i = 0; i < cards.size(); ++i)
        addCard(cards[i].id, {std::nullopt, i});
    setCurrentRow(std::min(row, count() - 1));
    updateGeometry();
}

void StackList::addHeading(const QString &text, const std::optional<omega::RoomId> &room)
{
    auto *item = new QListWidgetItem(text, this);
    item->setData(roomData, room ? room->number : box);
    item->setData(indexData, heading);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    item->setFont(strong);
}

void StackList::addCard(const omega::RoomCardId &card, const CardPlace &place)
{
    const omega::RoomCard *known = omega::found(m_view->open.content.roomCards, card);
    const QString group = known != nullptr && known->group ? QString::number(*known->group) : QStringLiteral("–");
    auto *item = new QListWidgetItem(
        tr("%1   %2", "a priority group, a card").arg(group, wording::nameOf(m_view->open, card)), this);
    item->setData(roomData, place.room ? place.room->number : box);
    item->setData(indexData, static_cast<int>(place.index));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled);
}

std::optional<CardPlace> StackList::chosen() const
{
    return isCard(currentItem()) ? std::optional(placeOf(*currentItem())) : std::nullopt;
}

void StackList::showRoom(omega::RoomId room)
{
    for (int row = 0; row < count(); ++row)
        if (item(row)->data(roomData).toInt() == room.number && !isCard(item(row)))
            setCurrentRow(row);
}

void StackList::choose(const std::optional<CardPlace> &place)
{
    for (int row = 0; place && row < count(); ++row)
        if (isCard(item(row)) && placeOf(*item(row)) == *place)
            setCurrentRow(row);
}

void StackList::sendTo(omega::RoomId room)
{
    if (m_view)
        moveTo({room, stackOf(*m_view, room).size()});
}

void StackList::moveTo(const CardPlace &to)
{
    const std::optional<CardPlace> from = chosen();
    if (!m_view || !from)
        return;
    // A command renders at once, which replaces the view.
    for (const omega::PlaceStack &stack : moved(*m_view, *from, to))
        m_actions.give(makeCommand(stack));
}

/// Moves the chosen card a place up or down in its own stack.
void StackList::step(int by)
{
    const std::optional<CardPlace> from = chosen();
    if (!m_view || !from || !from->room)
        return;
    const std::size_t size = stackOf(*m_view, *from->room).size();
    if ((by < 0 && from->index == 0) || (by > 0 && from->index + 1 == size))
        return;
    const std::size_t after = by < 0 ? from->index - 1 : from->index + 1;
    moveTo({from->room, by < 0 ? after : after + 1});
    choose(CardPlace{from->room, after});
}

void StackList::keyPressEvent(QKeyEvent *event)
{
    const bool alt = (event->modifiers() & Qt::AltModifier) != 0;
    const auto room = m_view ? roomNamed(*m_view, event->text()) : std::nullopt;
    if (alt && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down))
        step(event->key() == Qt::Key_Up ? -1 : 1);
    else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        moveTo({std::nullopt, 0});
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
    {
        if (chosen())
            m_actions.holdCard();
    }
    else if (room && !alt && (event->modifiers() & Qt::ControlModifier) == 0)
        sendTo(*room);
    else
        QListWidget::keyPressEvent(event);
}

/// The card stays where it is: a command decides what happens to it.
void StackList::startDrag(Qt::DropActions /*actions*/)
{
    if (!chosen())
        return;
    auto *drag = new QDrag(this);
    auto *data = new QMimeData;
    data->setData(QLatin1String(roomCardFormat), QByteArrayLiteral("card"));
    drag->setMimeData(data);
    drag->exec(Qt::CopyAction);
}

void StackList::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasFormat(QLatin1String(roomCardFormat)))
        event->acceptProposedAction();
}

void StackList::dragMoveEvent(QDragMoveEvent *event)
{
    if (event->mimeData()->hasFormat(QLatin1String(roomCardFormat)))
        event->acceptProposedAction();
}

void StackList::dropEvent(QDropEvent *event)
{
    if (!event->mimeData()->hasFormat(QLatin1String(roomCardFormat)))
        return;
    event->acceptProposedAction();
    moveTo(placeUnder(event->position().toPoint()));
}

/// Returns the place under the pointer: before a card in its upper half, else behind it.
CardPlace StackList::placeUnder(const QPoint &point) const
{
    const QListWidgetItem *under = itemAt(point);
    if (under == nullptr)
        return {};
    CardPlace place = placeOf(*under);
    if (isCard(under) && point.y() > visualItemRect(under).center().y())
        ++place.index;
    return place;
}

/// Returns the size of all rows: the page scrolls, not the list.
QSize StackList::sizeHint() const
{
    int height = 2 * frameWidth() + 12;
    for (int row = 0; row < count(); ++row)
        height += sizeHintForRow(row);
    return {QListWidget::sizeHint().width(), height};
}

QSize StackList::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 24, sizeHint().height()};
}

} // namespace dossier
