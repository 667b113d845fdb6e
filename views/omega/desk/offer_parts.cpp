#include "views/omega/desk/offer_parts.h"

#include "views/omega/words/command_wording.h"
#include "views/omega/words/offer_words.h"

namespace dossier
{

namespace
{

QString tipOf(const omega::View &view, const Offer &offer, const QString &held)
{
    if (!held.isEmpty())
        return held;
    if (offer.no)
        return wording::against(view, offer);
    return wording::tip(view, offer.ask.command());
}

} // namespace

Parts offerParts(const omega::View &view, const Offers &offers, const QString &held, int maxCharacters,
    const std::function<void(const Offer &offer)> &give)
{
    Parts buttons;
    for (const Offer &offer : offers)
    {
        const bool isSecret = offer.ask.as<omega::SpringEvent>() != nullptr;
        const char *tone = !held.isEmpty() || offer.no ? "refused" : isSecret ? "secret" : "";
        buttons.push_back(button(wording::button(view, offer), "offer", [give, offer] { give(offer); })
                .with(&Button::maxCharacters, maxCharacters)
                .withTip(tipOf(view, offer, held))
                .with(&Part::tone, QLatin1String(tone)));
    }
    return buttons;
}

} // namespace dossier
