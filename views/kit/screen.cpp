#include "views/kit/screen.h"

#include "views/kit/announce.h"
#include "views/kit/in_sight.h"
#include "views/kit/part_node.h"
#include "views/kit/plain_text.h"
#include "views/kit/strip_fit.h"
#include "views/kit/tab_order.h"

#include <QApplication>
#include <QEvent>
#include <QRadioButton>
#include <QStackedWidget>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

bool isStop(const QWidget &widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.focusProxy() == nullptr;
}

/// True for a tab stop, or a radio button, which is one when it is chosen.
bool hasPlaceInOrder(const QWidget &widget)
{
    return isStop(widget) || qobject_cast<const QRadioButton *>(&widget) != nullptr;
}

void focusFirst(const QWidget &in)
{
    for (QWidget *widget : in.findChildren<QWidget *>())
        if (isStop(*widget) && widget->isEnabled() && widget->isVisible())
            return widget->setFocus(Qt::OtherFocusReason);
}

/// Removes a part. Its widget is disconnected at once, and deleted after the action that removed it.
void remove(PartNode &node)
{
    const bool isKept = isLent(node.part);
    node.part = {};
    for (const auto &one : node.inside)
        remove(*one);
    if (node.widget == nullptr)
        return;
    node.widget->removeEventFilter(&node);
    // Clears the name, so that a search finds the widget that takes its place.
    if (!isKept)
        node.widget->setObjectName(QString());
    node.widget->hide();
    isKept ? node.widget->setParent(node.widget->window()) : node.widget->deleteLater();
}

} // namespace

Screen::Screen(QWidget *parent)
    : QWidget(parent)
    , m_theme(&currentTheme())
    , m_root(std::make_shared<PartNode>())
{
    m_root->layout = new QVBoxLayout(this);
    m_root->layout->setContentsMargins({});
}

Screen::~Screen() = default;

void Screen::render(const QString &seat, Make make)
{
    m_seat = seat;
    m_make = std::move(make);
    refresh();
}

/// A widget that is shown or hidden may cause another rendering, which waits for the end of this one.
void Screen::refresh(bool announces)
{
    m_rendersAgain = true;
    if (m_isRendering || !m_make)
        return;
    m_isRendering = true;
    while (std::exchange(m_rendersAgain, false))
    {
        m_announces = announces;
        m_theme = &currentTheme();
        if (std::exchange(m_shownSeat, m_seat) != m_seat)
        {
            QToolTip::hideText();
            clear();
        }
        Part part = Make(m_make)(*m_theme);
        const bool isShown = part.isShown;
        if (std::holds_alternative<Box>(part.content) && !part.name.isEmpty())
        {
            setAccessibleName(std::exchange(part.name, {}));
            setToolTip(tipLine(part.tip));
        }
        place(*m_root, {std::move(part)});
        if (std::exchange(m_isRearranged, false))
            orderTabs();
        // A stack decides itself which of its pages is shown, and a page without a parent must not become a window.
        if (isHidden() == isShown && parentWidget() != nullptr
            && qobject_cast<QStackedWidget *>(parentWidget()) == nullptr)
            setVisible(isShown);
        for (const auto &node : std::exchange(m_announced, {}))
            announce(*node->widget, node->part.announcement);
    }
    m_isRendering = false;
}

/// Removes all parts. Their widgets leave the window at once, before they are deleted.
void Screen::clear()
{
    std::vector<QWidget *> shown;
    for (const auto &node : m_root->inside)
        if (node->widget != nullptr && !isLent(node->part))
            shown.push_back(node->widget);
    place(*m_root, {});
    for (QWidget *widget : shown)
        widget->setParent(nullptr);
}

/// Shows the next part with the widget of a node; false if nothing in it changed.
bool Screen::update(PartNode &node, Part next, QWidget *parent)
{
    Parts inside = std::exchange(next.inside, {});
    bool isOther = node.theme != m_theme || node.part != next;
    const Part before = std::exchange(node.part, std::move(next));
    const bool isNew = node.theme == nullptr;
    if (isOther)
        node.apply(before, parent, *m_theme);
    m_created += isNew && node.widget != nullptr ? 1 : 0;
    if (m_announces && node.part.announcement != before.announcement)
        m_announced.push_back(node.shared_from_this());
    if (node.layout != nullptr)
        isOther = place(node, std::move(inside)) || isOther;
    if (isOther && arrangementOf(node.part) == Arrangement::Strip)
        fitParts(node);
    return isOther;
}

/// Matches parts with the previous nodes by kind, key and order; false if nothing changed.
bool Screen::place(PartNode &node, Parts parts)
{
    QWidget *around = node.layout->parentWidget();
    std::vector<std::shared_ptr<PartNode>> before = std::exchange(node.inside, {});
    for (const Part &part : parts)
    {
        const auto found = std::ranges::find_if(
            before, [&](const auto &one) { return one && isShownBySameWidget(one->part, part); });
        node.inside.push_back(found == before.end() ? std::make_shared<PartNode>() : std::exchange(*found, nullptr));
    }
    std::erase(before, nullptr);
    const QWidget *focused = window()->focusWidget();
    const bool losesFocus = std::ranges::any_of(before, [&](const auto &gone)
        { return gone->widget != nullptr && (gone->widget == focused || gone->widget->isAncestorOf(focused)); });
    for (const auto &gone : before)
        remove(*gone);
    bool isOther = false;
    for (std::size_t i = 0; i < parts.size(); ++i)
        isOther = update(*node.inside[i], std::move(parts[i]), around) || isOther;
    if (node.arrange())
        isOther = m_isRearranged = true;
    if (losesFocus)
        focusFirst(*around);
    return isOther;
}

int Screen::characters() const
{
    return width() / std::max(fontMetrics().averageCharWidth(), 1);
}

bool Screen::focus(const QString &key)
{
    QWidget *widget = findChild<QWidget *>(key);
    if (widget == nullptr || widget->isHidden())
        return false;
    focusInSight(*widget);
    return true;
}

/// Puts the parts into the tab order in reading order.
void Screen::orderTabs()
{
    QWidget *last = nullptr;
    for (QWidget *widget : findChildren<QWidget *>())
        if (hasPlaceInOrder(*widget) && widget->window() == window())
            tabInto(this, std::exchange(last, widget), widget);
}

bool Screen::event(QEvent *event)
{
    // Sentences that were announced are not announced again in another language.
    if (event->type() == QEvent::LanguageChange)
        refresh(false);
    else if (&currentTheme() != m_theme
        || (m_followsWidth && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)))
        refresh();
    return QWidget::event(event);
}

} // namespace dossier
