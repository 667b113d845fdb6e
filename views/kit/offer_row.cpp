#include "views/kit/offer_row.h"

#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/kit/plain_text.h"
#include "views/kit/tab_order.h"

#include <QPushButton>

namespace dossier
{

namespace
{

/// Characters of a button's text that people typed a part of.
constexpr int longestText = 200;

} // namespace

OfferRow::OfferRow(QWidget *parent, int mostCharacters)
    : QWidget(parent)
    , m_mostCharacters(mostCharacters)
{
    new FlowLayout(this);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void OfferRow::makeButtons(std::size_t wanted)
{
    while (static_cast<std::size_t>(m_buttons.size()) < wanted)
    {
        QPushButton *button = newButton("offer", {}, this);
        layout()->addWidget(button);
        tabInto(this, m_buttons.isEmpty() ? nullptr : m_buttons.back(), button);
        const auto place = static_cast<std::size_t>(m_buttons.size());
        connect(button, &QPushButton::clicked, this, [this, place] { pressed(place); });
        m_buttons << button;
    }
}

void OfferRow::say(QPushButton &button, const OfferText &offer) const
{
    const QFontMetrics &metrics = button.fontMetrics();
    const QString shown = m_mostCharacters == 0
        ? offer.text
        : metrics.elidedText(offer.text, Qt::ElideMiddle, metrics.averageCharWidth() * m_mostCharacters);
    label(&button, menuLine(shown, longestText),
        tipLine(shown != offer.text || offer.tip.isEmpty() ? offer.text : offer.tip), offer.text);
}

void OfferRow::showOffers(const std::vector<OfferText> &offers)
{
    makeButtons(offers.size());
    for (std::size_t i = 0; i < static_cast<std::size_t>(m_buttons.size()); ++i)
    {
        QPushButton *button = m_buttons.at(static_cast<qsizetype>(i));
        button->setVisible(i < offers.size());
        if (i < offers.size())
            say(*button, offers[i]);
    }
    setVisible(!offers.empty());
    updateGeometry();
}

} // namespace dossier
