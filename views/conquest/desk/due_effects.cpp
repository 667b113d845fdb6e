#include "views/conquest/desk/due_effects.h"

#include "model/conquest/seen/due.h"
#include "model/conquest/seen/numbers.h"
#include "views/conquest/desk/offer_buttons.h"
#include "views/conquest/words/command_wording.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

namespace dossier
{

using namespace conquest;

namespace
{

struct EffectWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::DueEffects)
};

/// The humans’ own cards are read with their red text.
QString textOf(const PublicTable &table, const DueEffect &effect)
{
    return wording::cardText(
        table.pack, effect.card, effect.player ? wording::ReadBy::Players : wording::ReadBy::Humans);
}

QString titleOf(const PublicTable &table, const DueEffect &effect)
{
    return (isTechnologyDue(table, effect.card)
            ? EffectWords::tr("Stays in play until it is cancelled · %1: %2", "whose, a card")
            : EffectWords::tr("Effect due · %1: %2", "whose, a card"))
        .arg(effect.player ? wording::name(*effect.player) : EffectWords::tr("Resistance", "whose card"),
            wording::cardName(table, effect.card));
}

Part oneEffect(const PublicTable &table, const DueEffect &effect, std::size_t place, const DueEffectActions &actions)
{
    const QString words = textOf(table, effect);
    const bool stays = isTechnologyDue(table, effect.card);
    const LeaveEffect leave{effect.card};
    const QString key = QStringLiteral("effect %1").arg(place);
    return panel(
        {text(titleOf(table, effect), Role::Strong).wrapping(), text(words).wrapping().when(!words.isEmpty()),
            flow({button(stays ? EffectWords::tr("It also does something once…") : EffectWords::tr("Apply the effect…"),
                      "offer", [enter = actions.enter, effect] { enter(effect); })
                         .keyed(key + QStringLiteral("/apply"))
                         .withTip(EffectWords::tr("Enter what the text changes on the table")),
                     button(stays ? EffectWords::tr("It stays in play") : EffectWords::tr("Leave it without effect"),
                         "offer", [give = actions.give, leave] { give(makeConquestCommand(leave)); })
                         .keyed(key + QStringLiteral("/leave"))
                         .withTip(wording::explanation(table, leave))})
                .spaced(6)},
        4)
        .keyed(key)
        .named(titleOf(table, effect));
}

} // namespace

QString nameOfApplying(const PublicTable &table, const std::string &card)
{
    return EffectWords::tr("Apply %1…", "a card").arg(wording::cardName(table, card));
}

Part vetoes(const View &seen, const DueEffectActions &actions)
{
    const PublicTable &table = seen.open;
    std::vector<OfferButton> offers;
    for (const CancelCard &veto : vetoesOf(seen))
    {
        const QString who = wording::name(veto.player);
        const QString card = wording::cardName(table, veto.card);
        if (!veto.by.empty())
            offers.push_back({EffectWords::tr("Cancel %1 with %2 (%3)", "two cards, the owner of the second")
                                  .arg(card, wording::cardName(table, veto.by), who),
                EffectWords::tr("Its effect ends at once, and both cards are discarded"),
                [give = actions.give, veto] { give(makeConquestCommand(veto)); }});
        else
            offers.push_back({EffectWords::tr("%1 cancels %2…", "a player, a card").arg(who, card),
                EffectWords::tr("With a card or an ability, which its owner chooses"),
                [name = actions.nameVeto, player = veto.player] { name(player); }});
    }
    return column({text(EffectWords::tr("Others may cancel it before its effect"), Role::Small).wrapping(),
                      offerButtons(offers, maxOfferCharacters)})
        .spaced(2)
        .keyed(QStringLiteral("vetoes"))
        .when(!offers.empty());
}

Part dueEffects(const PublicTable &table, const DueEffectActions &actions)
{
    Parts panels;
    for (const DueEffect &effect : table.pending.effects)
        panels.push_back(oneEffect(table, effect, panels.size(), actions));
    const bool isShown = !panels.empty();
    return column(std::move(panels)).spaced(6).keyed(QStringLiteral("dueEffects")).when(isShown);
}

} // namespace dossier
