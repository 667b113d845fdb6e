#include "views/omega/words/offer_words.h"

#include "views/omega/words/command_wording.h"
#include "views/omega/words/refusal_wording.h"
#include "views/rules/rule_library.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct OfferWords
{
    Q_DECLARE_TR_FUNCTIONS(OfferWords)
};

} // namespace

QString button(const omega::View &view, const Offer &offer)
{
    if (!offer.then)
        return button(view, offer.ask.command());
    if (offer.ask.as<omega::ActivateEnemy>() != nullptr)
        return OfferWords::tr("%1, then: %2", "an activation, an attack")
            .arg(button(view, offer.ask.command()), button(view, offer.then->command()));
    return OfferWords::tr("Turn, then: %1", "what follows the turn").arg(button(view, offer.then->command()));
}

QString against(const omega::View &view, const Offer &offer)
{
    return offer.no
        ? OfferWords::tr("%1 (%2)", "why not, a rule").arg(sentence(view.open, *offer.no), ruleName(offer.no->rule))
        : QString();
}

} // namespace dossier::wording
