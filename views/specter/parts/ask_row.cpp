#include "views/specter/parts/ask_row.h"

namespace dossier
{

Part askButtons(const std::vector<AskOffer> &offers, const std::function<void(const SpecterAsk &command)> &give)
{
    std::vector<OfferButton> all;
    for (const AskOffer &offer : offers)
        all.push_back({offer.text, offer.tip, [give, ask = offer.ask] { give(ask); }});
    return offerButtons(all);
}

} // namespace dossier
