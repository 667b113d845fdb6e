#include "views/specter/parts/ask_row.h"

namespace dossier
{

AskRow::AskRow(QWidget *parent)
    : OfferRow(parent)
{
}

void AskRow::render(std::vector<AskOffer> offers)
{
    m_offers = std::move(offers);
    std::vector<OfferText> texts;
    texts.reserve(m_offers.size());
    for (const AskOffer &offer : m_offers)
        texts.push_back({offer.text, offer.tip});
    showOffers(texts);
}

void AskRow::pressed(std::size_t place)
{
    if (place < m_offers.size())
        emit commandGiven(SpecterAsk(m_offers[place].ask));
}

Part askButtons(const std::vector<AskOffer> &offers, const std::function<void(const SpecterAsk &command)> &give)
{
    std::vector<OfferButton> all;
    for (const AskOffer &offer : offers)
        all.push_back({offer.text, offer.tip, [give, ask = offer.ask] { give(ask); }});
    return offerButtons(all);
}

} // namespace dossier
