#include "views/specter/parts/command_buttons.h"

namespace dossier
{

Part commandButtons(
    const std::vector<CommandOffer> &offers, const std::function<void(const SpecterCommand &command)> &give)
{
    std::vector<OfferButton> all;
    for (const CommandOffer &offer : offers)
        all.push_back({offer.text, offer.tip, [give, ask = offer.command] { give(ask); }});
    return offerButtons(all);
}

} // namespace dossier
