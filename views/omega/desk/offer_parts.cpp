#include "views/omega/desk/offer_parts.h"

#include "views/omega/words/command_wording.h"
#include "views/omega/words/offer_words.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct OfferPartWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::DeskOffers)
};

QString tipOf(const omega::View &view, const Offer &offer, const QString &disabledReason)
{
    if (!disabledReason.isEmpty())
        return disabledReason;
    if (offer.no)
        return wording::against(view, offer);
    return wording::tip(view, offer.command.command());
}

} // namespace

Parts offerParts(const omega::View &view, const Offers &offers, const QString &disabledReason, int maxCharacters,
    const std::function<void(const Offer &offer)> &give, bool isHighlighted)
{
    Parts buttons;
    for (const Offer &offer : offers)
    {
        const bool isSecret = offer.command.as<omega::SpringEvent>() != nullptr;
        const bool isDue = isHighlighted && disabledReason.isEmpty() && isLedTo(offer);
        isHighlighted = isHighlighted && !isDue;
        const QString words = wording::button(view, offer);
        const QString tip = tipOf(view, offer, disabledReason);
        const QString withKey
            = OfferPartWords::tr("%1 (Ctrl+Enter)", "what a button does, and its key").arg(tip.isEmpty() ? words : tip);
        const char *tone = !disabledReason.isEmpty() || offer.no ? "refused" : isDue ? "due" : isSecret ? "secret" : "";
        buttons.push_back(button(words, "offer", [give, offer] { give(offer); })
                .with(&Button::maxCharacters, maxCharacters)
                .withTip(isDue ? withKey : tip)
                .with(&Part::tone, QLatin1String(tone)));
    }
    return buttons;
}

} // namespace dossier
