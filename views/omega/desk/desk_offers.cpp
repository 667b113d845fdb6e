#include "views/omega/desk/desk_offers.h"

#include "views/kit/chip.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/kit/tab_order.h"
#include "views/omega/words/command_wording.h"
#include "views/omega/words/offer_words.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QStyleOptionMenuItem>

#include <algorithm>

namespace dossier
{

namespace
{

/// A menu in which refused offers are as dim as their buttons would be, and can be pressed like them.
class OfferMenu final : public QMenu
{
public:
    using QMenu::QMenu;

protected:
    void initStyleOption(QStyleOptionMenuItem *option, const QAction *action) const override
    {
        QMenu::initStyleOption(option, action);
        if (action->property("tone") == QStringLiteral("refused"))
            option->state.setFlag(QStyle::State_Enabled, false);
    }
};

} // namespace

DeskOffers::DeskOffers(Give give, QWidget *parent)
    : QWidget(parent)
    , m_give(std::move(give))
{
    new FlowLayout(this);
}

void DeskOffers::give(const Offer &offer)
{
    m_give(OmegaCommand(offer.command), std::optional(offer.then));
}

void DeskOffers::giveAt(std::size_t place)
{
    if (place < m_offers.size())
        give(Offer(m_offers[place]));
}

void DeskOffers::setMaxRows(int rows)
{
    m_maxRows = rows;
    if (m_more != nullptr)
    {
        fitRows();
        return;
    }
    m_more = newButton("offer", {}, this);
    m_more->setMenu(new OfferMenu(m_more));
    m_more->hide();
    layout()->addWidget(m_more);
}

void DeskOffers::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitRows();
}

/// Moves the offers that would begin a further row into the menu of the last button.
void DeskOffers::fitRows()
{
    // While offers are being set, not all have their buttons yet.
    if (m_maxRows == 0 || m_buttons.size() < static_cast<qsizetype>(m_offers.size()))
        return;
    const int gap = layout()->spacing();
    label(m_more, tr("More"), tr("What else can be done"));
    // If all offers fit, no room is needed for the menu button.
    const int kept = rowsAt(width()) > m_maxRows ? m_more->sizeHint().width() + gap : 0;
    m_more->menu()->clear();
    int row = 1;
    int used = 0;
    std::size_t shown = 0;
    for (; shown < m_offers.size(); ++shown)
    {
        QPushButton &button = *m_buttons.at(static_cast<qsizetype>(shown));
        const auto room = [&] { return width() - (row == m_maxRows && shown + 1 < m_offers.size() ? kept : 0); };
        elide(button, width());
        if (used > 0 && used + button.sizeHint().width() > room())
        {
            if (row == m_maxRows)
                break;
            ++row;
            used = 0;
        }
        // A button that is alone in the last row also leaves room for the menu button.
        if (used == 0)
            elide(button, room());
        used += button.sizeHint().width() + gap;
    }
    for (std::size_t i = 0; i < m_offers.size(); ++i)
    {
        QPushButton *button = m_buttons.at(static_cast<qsizetype>(i));
        button->setVisible(i < shown);
        if (i < shown)
            continue;
        QAction *action = m_more->menu()->addAction(button->accessibleName(), this, [this, i] { giveAt(i); });
        action->setToolTip(button->toolTip());
        action->setProperty("tone", button->property("tone").toString());
    }
    m_more->menu()->setToolTipsVisible(true);
    m_more->setVisible(shown < m_offers.size());
}

QPushButton *DeskOffers::buttonAt(std::size_t index)
{
    while (m_buttons.size() <= static_cast<qsizetype>(index))
    {
        QPushButton *button = newButton("offer", {}, this);
        layout()->addWidget(button);
        if (m_more == nullptr)
            tabInto(this, m_buttons.isEmpty() ? nullptr : m_buttons.back(), button);
        else
        {
            // The menu button stays the last, both visually and in tab order.
            tabBefore(m_more, button);
            layout()->removeWidget(m_more);
            layout()->addWidget(m_more);
        }
        connect(button, &QPushButton::clicked, this,
            [this, place = static_cast<std::size_t>(m_buttons.size())] { giveAt(place); });
        m_buttons << button;
    }
    return m_buttons.at(static_cast<qsizetype>(index));
}

/// Returns the buttons of the offers; while offers are being set, not all have theirs yet.
QList<QPushButton *> DeskOffers::buttonsOfOffers() const
{
    return m_buttons.mid(0, static_cast<qsizetype>(m_offers.size()));
}

int DeskOffers::wholeWidth(const QPushButton &button) const
{
    const QFontMetrics metrics = button.fontMetrics();
    return button.sizeHint().width() + metrics.horizontalAdvance(button.accessibleName())
        - metrics.horizontalAdvance(button.text());
}

int DeskOffers::rowsAt(int width) const
{
    int rows = 1;
    int used = 0;
    for (const QPushButton *button : buttonsOfOffers())
    {
        const int wide = wholeWidth(*button);
        if (used > 0 && used + wide > width)
        {
            ++rows;
            used = 0;
        }
        used += wide + layout()->spacing();
    }
    return rows;
}

int DeskOffers::widthForRows(int rows) const
{
    int width = 0;
    for (const QPushButton *button : buttonsOfOffers())
        width = std::max(width, wholeWidth(*button));
    while (rowsAt(width) > rows)
        width += fontMetrics().averageCharWidth();
    return width;
}

int DeskOffers::widthForFirst() const
{
    const QList<QPushButton *> buttons = buttonsOfOffers();
    if (buttons.isEmpty())
        return 0;
    const int others = buttons.size() > 1 && m_more != nullptr ? layout()->spacing() + m_more->sizeHint().width() : 0;
    return wholeWidth(*buttons.front()) + others;
}

/// Elides a button to its room; the whole text is in the tooltip.
void DeskOffers::elide(QPushButton &button, int room) const
{
    const QString whole = button.accessibleName();
    if (button.text() != whole)
        button.setText(whole);
    const int beyond = button.sizeHint().width() - room;
    if (beyond <= 0)
        return;
    const QFontMetrics metrics = button.fontMetrics();
    button.setText(metrics.elidedText(whole, Qt::ElideMiddle, metrics.horizontalAdvance(whole) - beyond));
    if (!button.toolTip().startsWith(button.accessibleName()))
        button.setToolTip(button.accessibleName() + u'\n' + button.toolTip());
}

void DeskOffers::render(const omega::View &view, const Offers &offers, bool highlighted)
{
    m_offers = offers;
    // If not all offers fit, the allowed ones go into the menu last.
    if (m_maxRows > 0)
        std::ranges::stable_partition(m_offers, [](const Offer &offer) { return !offer.no; });
    for (std::size_t i = 0; i < m_offers.size(); ++i)
    {
        QPushButton *button = buttonAt(i);
        const Offer &offer = m_offers[i];
        const QString text = wording::button(view, offer);
        const QString more = wording::tip(view, offer.command.command());
        const bool held = !m_disabledReason.isEmpty();
        const QString tip = held ? m_disabledReason
            : offer.no           ? wording::against(view, offer)
            : more.isEmpty()     ? text
                                 : more;
        const bool due = highlighted && !held && isLedTo(offer);
        highlighted = highlighted && !due;
        label(button, text, due ? tr("%1 (Ctrl+Enter)", "what a button does, and its key").arg(tip) : tip);
        button->setAccessibleName(text);
        button->setAccessibleDescription(held || offer.no ? button->toolTip() : QString());
        const bool secret = offer.command.as<omega::SpringEvent>() != nullptr;
        setToneWord(button, held || offer.no ? "refused" : due ? "due" : secret ? "secret" : "");
        button->show();
    }
    for (qsizetype i = static_cast<qsizetype>(offers.size()); i < m_buttons.size(); ++i)
        m_buttons.at(i)->hide();
    setVisible(!offers.empty());
    fitRows();
    updateGeometry();
}

bool DeskOffers::takeFirst()
{
    for (const Offer &offer : m_offers)
        if (isLedTo(offer))
        {
            give(Offer(offer));
            return true;
        }
    return false;
}

} // namespace dossier
