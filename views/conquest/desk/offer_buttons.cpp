#include "views/conquest/desk/offer_buttons.h"

#include "views/conquest/words/command_wording.h"

namespace dossier
{

ConquestOffer offerOf(const conquest::PublicTable &table, conquest::Command command)
{
    QString text = wording::offer(table, command);
    QString tip = wording::explanation(table, command);
    return {makeConquestCommand(std::move(command)), std::move(text), std::move(tip)};
}

Part offersFor(const std::vector<ConquestOffer> &offers, const std::function<void(const ConquestCommand &)> &give)
{
    std::vector<OfferButton> all;
    for (const ConquestOffer &offer : offers)
        all.push_back({offer.text, offer.tip, [give, command = offer.command] { give(command); }});
    return offerButtons(all, maxOfferCharacters);
}

} // namespace dossier
