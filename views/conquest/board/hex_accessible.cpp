#include "views/conquest/board/hex_accessible.h"

#include "views/conquest/board/hex_board.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAccessibleWidget>
#include <QPointer>

#include <map>

namespace dossier
{

namespace
{

using conquest::Place;

constexpr int spacesOfASection = conquest::outerSpaces + 1;

int indexOf(Place place)
{
    return place.section * spacesOfASection + place.number;
}

/// One space for screen readers.
class HexItem : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    HexItem(HexBoard *board, Place place)
        : m_board(board)
        , m_place(place)
    {
    }

    [[nodiscard]] Place place() const { return m_place; }

    [[nodiscard]] bool isValid() const override { return m_board && m_board->geometryOfBoard().has(m_place); }

    [[nodiscard]] QObject *object() const override { return nullptr; }

    [[nodiscard]] QWindow *window() const override { return m_board ? m_board->window()->windowHandle() : nullptr; }

    [[nodiscard]] void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }

    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return m_board ? QAccessible::queryAccessibleInterface(m_board) : nullptr;
    }

    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }

    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }

    [[nodiscard]] int childCount() const override { return 0; }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }

    [[nodiscard]] QString text(QAccessible::Text text) const override
    {
        if (!isValid())
            return {};
        if (text == QAccessible::Description)
            return m_board->descriptionOf(m_place);
        return text == QAccessible::Name ? m_board->spokenPlace(m_place) : QString();
    }

    void setText(QAccessible::Text, const QString &) override { }

    [[nodiscard]] QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect inBoard = m_board->geometryOfBoard().rectOf(m_place).toRect();
        return {m_board->mapToGlobal(inBoard.topLeft()), inBoard.size()};
    }

    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid())
        {
            state.invalid = true;
            return state;
        }
        const auto light = m_board->scene().lights.find(m_place);
        state.focusable = true;
        state.focused = m_board->hasFocus() && m_board->cursorPlace() == m_place;
        state.selectable = true;
        state.selected = light != m_board->scene().lights.end() && light->second == HexLight::Picked;
        state.invisible = !m_board->isVisible();
        return state;
    }

    [[nodiscard]] QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }

    void doAction(const QString &name) override
    {
        if (!isValid())
            return;
        m_board->moveCursorTo(m_place);
        if (name == setFocusAction())
            m_board->setFocus();
        else if (name == pressAction())
            emit m_board->activated(m_place);
    }

    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<HexBoard> m_board;
    Place m_place;
};

/// The board as a list of its spaces, each made on first use.
class HexList : public QAccessibleWidget
{
public:
    explicit HexList(HexBoard *board)
        : QAccessibleWidget(board, QAccessible::List)
    {
    }

    ~HexList() override
    {
        for (const auto &[index, id] : m_items)
            QAccessible::deleteAccessibleInterface(id);
    }

    Q_DISABLE_COPY_MOVE(HexList)

    [[nodiscard]] int childCount() const override { return board()->geometryOfBoard().sections() * spacesOfASection; }

    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        return index < 0 || index >= childCount() ? nullptr
                                                  : item({index / spacesOfASection, index % spacesOfASection});
    }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        const auto *item = dynamic_cast<const HexItem *>(child);
        return item != nullptr && item->isValid() ? indexOf(item->place()) : -1;
    }

    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        const std::optional<Place> place = board()->geometryOfBoard().placeAt(board()->mapFromGlobal(QPoint(x, y)));
        return place ? item(*place) : nullptr;
    }

    [[nodiscard]] QAccessibleInterface *focusChild() const override
    {
        return board()->hasFocus() && childCount() > 0 ? item(board()->cursorPlace()) : nullptr;
    }

private:
    [[nodiscard]] HexBoard *board() const { return qobject_cast<HexBoard *>(widget()); }

    [[nodiscard]] QAccessibleInterface *item(Place place) const
    {
        auto known = m_items.find(indexOf(place));
        if (known == m_items.end())
            known
                = m_items.emplace(indexOf(place), QAccessible::registerAccessibleInterface(new HexItem(board(), place)))
                      .first;
        return QAccessible::accessibleInterface(known->second);
    }

    mutable std::map<int, QAccessible::Id> m_items;
};

QAccessibleInterface *interfaceFor(const QString &name, QObject *object)
{
    auto *board = name == QLatin1String("dossier::HexBoard") ? qobject_cast<HexBoard *>(object) : nullptr;
    return board != nullptr ? new HexList(board) : nullptr;
}

void notify(HexBoard &board, QAccessible::Event what)
{
    if (!board.hasFocus() || board.geometryOfBoard().sections() == 0)
        return;
    QAccessibleEvent event(&board, what);
    event.setChild(indexOf(board.cursorPlace()));
    QAccessible::updateAccessibility(&event);
}

} // namespace

void installHexAccessibility()
{
    [[maybe_unused]] static const bool installed = (QAccessible::installFactory(interfaceFor), true);
}

void notifyFocus(HexBoard &board)
{
    notify(board, QAccessible::Focus);
}

void notifyRenamed(HexBoard &board)
{
    notify(board, QAccessible::NameChanged);
}

} // namespace dossier
