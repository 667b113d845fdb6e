#include "views/conquest/desk/ask_buttons.h"

#include "views/conquest/words/command_wording.h"

namespace dossier
{

namespace
{

/// A longer text is shortened.
constexpr int mostCharacters = 32;

} // namespace

ConquestOffer offerOf(const conquest::PublicTable &table, conquest::Command command)
{
    QString text = wording::offer(table, command);
    QString tip = wording::explanation(table, command);
    return {askingConquest(std::move(command)), std::move(text), std::move(tip)};
}

AskButtons::AskButtons(QWidget *parent)
    : OfferRow(parent, mostCharacters)
{
}

void AskButtons::render(std::vector<ConquestOffer> offers)
{
    m_offers = std::move(offers);
    std::vector<OfferText> texts;
    texts.reserve(m_offers.size());
    for (const ConquestOffer &offer : m_offers)
        texts.push_back({offer.text, offer.tip});
    showOffers(texts);
}

void AskButtons::pressed(std::size_t place)
{
    if (place < m_offers.size())
        emit commandGiven(ConquestAsk(m_offers[place].ask));
}

} // namespace dossier
