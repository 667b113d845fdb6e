#include "views/specter/parts/fitting_row.h"

#include "views/kit/label_width.h"

#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QObject>
#include <QVariant>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr const char *roomsProperty = "rooms";

bool isCaption(const QWidget &widget)
{
    return widget.property("role").toString() == QStringLiteral("caption");
}

/// Captions are the first that go: what they name says it on hover.
bool hasPlaceIn(const QWidget &widget, Room room)
{
    const QVariant rooms = widget.property(roomsProperty);
    if (rooms.isValid())
        return (rooms.toInt() & static_cast<int>(room)) != 0;
    return !isCaption(widget) || room == Room::Ample;
}

/// Shows the parts that have a place there, or with `shows` false only tells whether all of them fit: nothing that is
/// tried on the way is shown and hidden again, which would ask for another layout for ever.
bool placeParts(const QLayout &parts, int width, Room room, bool shows)
{
    int used = 0;
    bool fits = true;
    for (int i = 0; i < parts.count(); ++i)
    {
        QLayoutItem *item = parts.itemAt(i);
        QWidget *widget = item->widget();
        if (widget == nullptr)
        {
            used += item->minimumSize().width();
            continue;
        }
        if (widget->property("unused").toBool())
            continue;
        const bool leftOut = !hasPlaceIn(*widget, room);
        used += leftOut ? 0 : std::max(widget->sizeHint().width(), widget->minimumWidth()) + parts.spacing();
        fits = fits && used <= width;
        if (shows)
            widget->setVisible(fits && !leftOut);
    }
    return fits;
}

} // namespace

void setRooms(QWidget &part, std::initializer_list<Room> rooms)
{
    int all = 0;
    for (const Room room : rooms)
        all |= static_cast<int>(room);
    part.setProperty(roomsProperty, all);
}

void showWhatFits(QWidget &row, int width)
{
    // What is not shown yet has no width of its own.
    if (!row.isVisible())
        return;
    Room most = Room::Least;
    for (const Room room : {Room::Little, Room::Some, Room::Ample})
        if (placeParts(*row.layout(), width, room, false))
            most = room;
    placeParts(*row.layout(), width, most, true);
}

namespace
{

class RowFitter : public QObject
{
public:
    explicit RowFitter(QWidget &row)
        : QObject(&row)
        , m_row(row)
    {
        row.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        // What the row holds may get its letters, or its rim, after all that is told of them: then it asks for a
        // layout.
        if (event->type() == QEvent::Resize || event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest)
            fit();
        // What the row holds gets its letters after this.
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
            QMetaObject::invokeMethod(this, [this] { fit(); }, Qt::QueuedConnection);
        return false;
    }

private:
    void fit() { showWhatFits(m_row, m_row.width()); }

    QWidget &m_row;
};

} // namespace

void keepFitting(QWidget &row)
{
    new RowFitter(row);
}

namespace
{

/// Measures again when its label gets letters of another size, or another rim.
class RoomKeeper : public QObject
{
public:
    explicit RoomKeeper(QLabel &label)
        : QObject(&label)
        , m_label(label)
    {
        label.installEventFilter(this);
    }

    void keepFor(const QStringList &texts)
    {
        const QString font = m_label.font().toString();
        if (texts == m_texts && font == m_font)
            return;
        m_texts = texts;
        m_font = font;
        int widest = 0;
        for (const QString &text : texts)
            widest = std::max(widest, widthFor(m_label, text));
        m_label.setMinimumWidth(widest);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        {
            // The rim around the letters comes after them.
            m_font.clear();
            keepFor(QStringList(m_texts));
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QLabel &m_label;
    QStringList m_texts;
    QString m_font;
};

} // namespace

void keepRoomFor(QLabel &label, const QStringList &texts)
{
    label.ensurePolished();
    RoomKeeper *keeper = nullptr;
    for (QObject *child : label.children())
        if (auto *found = dynamic_cast<RoomKeeper *>(child))
            keeper = found;
    (keeper != nullptr ? keeper : new RoomKeeper(label))->keepFor(texts);
}

} // namespace dossier
