#include "views/omega/desk/roll_text.h"

#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"
#include "views/board/space_name.h"
#include "views/omega/desk/dice_panel.h"
#include "views/omega/desk/headline.h"
#include "views/omega/verdict/attack_wording.h"
#include "views/omega/words/dice_wording.h"
#include "views/omega/words/wording.h"

namespace dossier
{

namespace
{

/// Returns the headline of the explosion's next roll; empty where all were entered.
QString nextRollOf(const omega::PublicTable &table, const BlastRolls &blast)
{
    return blast.left() > 0 ? blastRollHeadline(table, blast.explode(), blast.entered()) : QString();
}

/// Typed dice show their result, just as rolled dice do.
RollText attackRollText(
    const omega::View &view, const std::optional<BlastRolls> &blast, const std::optional<omega::Faces> &typed)
{
    const omega::PublicTable &table = view.open;
    omega::Attack attack = *table.pending.attack;
    RollText rollText{.headline = blast ? nextRollOf(table, *blast) : QString(), .rules = wording::rulesOf(attack)};
    if (rollText.headline.isEmpty())
        rollText.headline = wording::aboutBegin(table, attack);
    if (attack.faces)
        rollText.offers.push_back(offered(view, omega::ApplyAttack{}));
    else
        for (const auto &[figure, standing] : table.figures)
            if (omega::canAssist(table, figure))
                rollText.offers.push_back(offered(view, omega::Assist{figure}));
    if (!blast && !attack.faces)
        attack.faces = typed;
    rollText.texts = wording::aboutAttackEverBriefer(table, attack);
    return rollText;
}

} // namespace

RollText rollText(
    const omega::View &view, const std::optional<BlastRolls> &blast, const std::optional<omega::Faces> &typed)
{
    const omega::Pending &pending = view.open.pending;
    if (pending.attack)
        return attackRollText(view, blast, typed);
    if (pending.challenge)
        return {.headline = DicePanel::tr("Challenge"),
            .texts = {wording::aboutChallenge(view.open, *pending.challenge)},
            .rules = {rule::OP_CHAL_1},
            .offers = {offered(view, omega::BoostChallenge{})}};
    const omega::HazardDue &hazard = pending.hazards.front();
    return {.headline = DicePanel::tr("Hazard: %1").arg(wording::nameOf(view.open, hazard.who)),
        .texts = {DicePanel::tr("Rolls %1; hits wound").arg(wording::dice({0, hazard.red}))},
        .rules = {rule::OP_ATK_3}};
}

RollText explosionRollText(const omega::PublicTable &table, const BlastRolls &blast)
{
    const omega::Explode &explode = blast.explode();
    const QString next = nextRollOf(table, blast);
    return {.headline
        = next.isEmpty() ? DicePanel::tr("The explosion on %1 reaches nobody").arg(spaceName(explode.at)) : next,
        .texts
        = {DicePanel::tr("Rolls %1 for each; hits wound, defenses do not count").arg(wording::dice(explode.dice))},
        .rules = {rule::OP_ATK_3}};
}

QString appRollText(const std::optional<BlastRolls> &blast)
{
    const int left = blast ? static_cast<int>(blast->left()) : 0;
    if (left < 2)
        return DicePanel::tr("Let Dossier roll");
    return blast->entered() == 0 ? DicePanel::tr("Dossier rolls all %n", "for so many", left)
                                 : DicePanel::tr("Dossier rolls the other %n", "for so many", left);
}

} // namespace dossier
