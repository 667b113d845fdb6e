#include "views/conquest/desk/ask_buttons.h"

#include "views/conquest/words/command_wording.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/kit/plain_text.h"

#include <QPushButton>

namespace dossier
{

namespace
{

/// A longer text is shortened in its middle: what and where stay to be read, and the column keeps its width.
constexpr int mostCharacters = 32;

} // namespace

ConquestOffer offerOf(const conquest::PublicTable &table, conquest::Command command)
{
    QString text = wording::offer(table, command);
    QString tip = wording::explanation(table, command);
    return {askingConquest(std::move(command)), std::move(text), std::move(tip)};
}

AskButtons::AskButtons(QWidget *parent)
    : QWidget(parent)
{
    new FlowLayout(this);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void AskButtons::render(std::vector<ConquestOffer> offers)
{
    m_offers = std::move(offers);
    while (m_buttons.size() < std::ssize(m_offers))
    {
        QPushButton *button = newButton("offer", {}, this);
        layout()->addWidget(button);
        const auto index = static_cast<std::size_t>(m_buttons.size());
        connect(button, &QPushButton::clicked, this,
            [this, index]
            {
                if (index < m_offers.size())
                    emit commandGiven(ConquestAsk(m_offers[index].ask));
            });
        m_buttons << button;
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(m_buttons.size()); ++i)
    {
        QPushButton *button = m_buttons.at(static_cast<qsizetype>(i));
        button->setVisible(i < m_offers.size());
        if (i >= m_offers.size())
            continue;
        const ConquestOffer &offer = m_offers[i];
        const QFontMetrics &metrics = button->fontMetrics();
        const QString shown
            = metrics.elidedText(offer.text, Qt::ElideMiddle, metrics.averageCharWidth() * mostCharacters);
        label(button, menuLine(shown), tipLine(shown != offer.text || offer.tip.isEmpty() ? offer.text : offer.tip));
        button->setAccessibleName(offer.text);
    }
    setVisible(!m_offers.empty());
    updateGeometry();
}

} // namespace dossier
