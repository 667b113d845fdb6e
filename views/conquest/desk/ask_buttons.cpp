#include "views/conquest/desk/ask_buttons.h"

#include "views/conquest/words/command_wording.h"

namespace dossier
{

namespace
{

/// A longer text is shortened.
constexpr int maxCharacters = 32;

} // namespace

ConquestOffer offerOf(const conquest::PublicTable &table, conquest::Command command)
{
    QString text = wording::offer(table, command);
    QString tip = wording::explanation(table, command);
    return {askingConquest(std::move(command)), std::move(text), std::move(tip)};
}

Part offersFor(const std::vector<ConquestOffer> &offers, const std::function<void(const ConquestAsk &)> &give)
{
    std::vector<OfferButton> all;
    for (const ConquestOffer &offer : offers)
        all.push_back({offer.text, offer.tip, [give, ask = offer.ask] { give(ask); }});
    return offerButtons(all, maxCharacters);
}

} // namespace dossier
