#include "offer_row.h"

#include "chip.h"
#include "command_wording.h"
#include "flow_layout.h"
#include "labels.h"
#include "refusal_wording.h"
#include "rule_library.h"
#include "tab_order.h"

#include <QPushButton>

namespace dossier
{

OfferRow::OfferRow(QWidget *parent)
    : QWidget(parent)
{
    auto *flow = new FlowLayout(this);
    flow->setContentsMargins({});
    flow->setSpacing(6);
}

QPushButton *OfferRow::buttonAt(std::size_t index)
{
    while (m_buttons.size() <= static_cast<qsizetype>(index))
    {
        QPushButton *button = newButton("offer", {}, this);
        layout()->addWidget(button);
        tabInto(this, m_buttons.isEmpty() ? nullptr : m_buttons.back(), button);
        connect(button, &QPushButton::clicked, this,
            [this, place = static_cast<std::size_t>(m_buttons.size())]
            {
                if (place < m_offers.size())
                    emit commandGiven(Ask(m_offers[place].ask));
            });
        m_buttons << button;
    }
    return m_buttons.at(static_cast<qsizetype>(index));
}

void OfferRow::render(const omega::View &view, const Offers &offers, bool lit)
{
    m_offers = offers;
    for (std::size_t i = 0; i < offers.size(); ++i)
    {
        QPushButton *button = buttonAt(i);
        const Offer &offer = offers[i];
        const QString text = wording::button(view, offer.ask.command());
        const QString more = wording::tip(view, offer.ask.command());
        label(button, text,
            offer.no ? tr("%1 (%2)", "why not, a rule")
                           .arg(wording::sentence(view.open, *offer.no), ruleName(offer.no->rule))
                : more.isEmpty() ? text
                                 : more);
        button->setAccessibleDescription(offer.no ? button->toolTip() : QString());
        // What gives something up is never what one is led to.
        const bool due = lit && !offer.no && offer.ask.as<omega::LeaveRest>() == nullptr;
        lit = lit && !due;
        setToneWord(button, offer.no ? "refused" : due ? "due" : "");
        button->show();
    }
    for (qsizetype i = static_cast<qsizetype>(offers.size()); i < m_buttons.size(); ++i)
        m_buttons.at(i)->hide();
    setVisible(!offers.empty());
    updateGeometry();
}

bool OfferRow::takeFirst()
{
    for (const Offer &offer : m_offers)
        if (!offer.no)
        {
            emit commandGiven(Ask(offer.ask));
            return true;
        }
    return false;
}

} // namespace dossier
