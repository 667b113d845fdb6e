#include "views/specter/parts/ask_row.h"

#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"

#include <QPushButton>

namespace dossier
{

AskRow::AskRow(QWidget *parent)
    : QWidget(parent)
{
    new FlowLayout(this);
}

void AskRow::render(std::vector<AskOffer> offers)
{
    m_offers = std::move(offers);
    while (m_buttons.size() < static_cast<qsizetype>(m_offers.size()))
    {
        QPushButton *button = newButton("offer", {}, this);
        layout()->addWidget(button);
        const auto index = static_cast<std::size_t>(m_buttons.size());
        connect(button, &QPushButton::clicked, this,
            [this, index]
            {
                if (index < m_offers.size())
                    emit commandGiven(SpecterAsk(m_offers[index].ask));
            });
        m_buttons << button;
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(m_buttons.size()); ++i)
    {
        QPushButton *button = m_buttons.at(static_cast<qsizetype>(i));
        button->setVisible(i < m_offers.size());
        if (i < m_offers.size())
            label(button, m_offers[i].text, m_offers[i].tip.isEmpty() ? m_offers[i].text : m_offers[i].tip);
    }
    setVisible(!m_offers.empty());
    updateGeometry();
}

} // namespace dossier
