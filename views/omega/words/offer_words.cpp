#include "views/omega/words/offer_words.h"

#include "model/omega/seen/attack.h"
#include "model/omega/seen/dashboard.h"
#include "model/omega/seen/rooms.h"
#include "views/omega/words/command_wording.h"
#include "views/omega/words/refusal_wording.h"
#include "views/omega/words/wording.h"
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
    // Away from its well, an ability is named.
    if (const auto *use = offer.command.as<omega::UseAbility>())
    {
        const omega::Ability *ability = omega::found(view.open.content.abilities, use->ability);
        return priced(nameOf(view.open, use->ability),
            ability != nullptr ? omega::abilityCost(view.open, *ability, use->on).value_or(0) : 0);
    }
    const auto *activate = offer.command.as<omega::ActivateEnemy>();
    if (activate != nullptr && offer.proposed)
        return priced(
            (activate->combat ? OfferWords::tr("Activate %1 to fight") : OfferWords::tr("Activate %1 to move"))
                .arg(nameOf(view.open, omega::Combatant(activate->figure))),
            omega::activationCost(view.open, activate->figure, activate->combat).value_or(0));
    if (!offer.then)
        return button(view, offer.command.command());
    const auto *attack = offer.then->as<omega::DeclareAttack>();
    const int cost
        = (activate != nullptr ? omega::activationCost(view.open, activate->figure, activate->combat).value_or(0) : 0)
        + (attack != nullptr ? omega::attackCost(view.open, *attack) : 0);
    const QString weapon = attack != nullptr ? nameOf(view.open, attack->weapon) : QString();
    return priced(activate == nullptr ? OfferWords::tr("Turn and attack: %1", "with a weapon").arg(weapon)
            : attack != nullptr       ? OfferWords::tr("Activate and attack: %1", "with a weapon").arg(weapon)
            : activate->combat        ? OfferWords::tr("Activate to fight, and move")
                                      : OfferWords::tr("Activate and move"),
        cost);
}

QString against(const omega::View &view, const Offer &offer)
{
    return offer.no
        ? OfferWords::tr("%1 (%2)", "why not, a rule").arg(sentence(view.open, *offer.no), ruleName(offer.no->rule))
        : QString();
}

} // namespace dossier::wording
