#include "views/conquest/desk/battle_panel.h"

#include "model/conquest/seen/rule_ids.h"
#include "views/conquest/desk/due_places.h"
#include "views/conquest/desk/odds_bars.h"
#include "views/conquest/words/event_wording.h"
#include "views/conquest/words/names.h"
#include "views/kit/desk_layout.h"
#include "views/kit/percentage.h"
#include "views/rules/rule_links.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

using namespace conquest;

namespace
{

struct BattleWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::BattlePanel)
};

/// Describes the known facts about a resistance: "hard · Deadly · + Captain Valor 2".
QString opponentOf(const PublicTable &table, const Battle &battle)
{
    if (battle.enemy)
        return BattleWords::tr(
            "%1: %n alien(s)", "a player", static_cast<int>(fighters(table, battle, Side::Opponent).size()))
            .arg(wording::name(*battle.enemy));
    const Fight &fight = battle.fight;
    if (battle.stage == Stage::Conquer)
        return BattleWords::tr("No resistance is left");
    if (fight.name.empty())
        return BattleWords::tr("Resistance not yet turned up");
    QStringList parts{
        fight.against == Against::Token ? wording::tokenName(table, fight.name) : wording::cardName(table, fight.name)};
    std::optional<Hardness> hardness;
    if (const TokenKind *token = tokenNamed(table.pack, fight.name); token && fight.against == Against::Token)
        hardness = token->hardness;
    else if (const ResistanceCard *card = resistanceNamed(table.pack, fight.name))
        hardness = card->hardness;
    if (hardness)
        parts << wording::name(*hardness);
    for (const auto &[ability, number] : abilitiesFought(table, fight))
        parts << wording::name(ability);
    for (const std::string &hero : fight.heroes)
        parts.front() += QStringLiteral(" + ") + wording::cardName(table, hero);
    return parts.join(QStringLiteral(" · "));
}

QString abilitiesTip(const PublicTable &table, const Fight &fight)
{
    QStringList lines;
    for (const auto &[ability, number] : abilitiesFought(table, fight))
        lines << QStringLiteral("%1: %2").arg(wording::name(ability), wording::explanation(ability));
    return lines.join(QLatin1Char('\n'));
}

QString strengthText(const std::optional<int> &strength)
{
    return strength ? QString::number(*strength) : QStringLiteral("–");
}

/// Shows a side of the battle, and its strength before the dice.
Part side(const QString &who, const QString &tip, const QString &strength)
{
    return row({text(who).wrapping().stretched().withTip(tip),
        text(strength, Role::Heading).withTip(BattleWords::tr("Strength before the dice"))});
}

int fightsAhead(const PublicTable &table, const Battle &battle)
{
    const auto tokens = static_cast<int>(battle.outOfTurn ? 0 : spaceAt(table, battle.at).tokens.size());
    return std::max(1, battle.cardsLeft + (battle.enemy ? 0 : tokens));
}

QString fightsLeft(const PublicTable &table, const Battle &battle)
{
    return battle.stage == Stage::Conquer ? BattleWords::tr("won")
                                          : BattleWords::tr("%n fight(s) left", nullptr, fightsAhead(table, battle));
}

Part bothSides(const PublicTable &table, const BattleActions &actions)
{
    if (!table.battle)
        return card({}).when(false);
    const Battle &battle = *table.battle;
    const bool isWon = battle.stage == Stage::Conquer;
    const bool isKnown = battle.enemy || !battle.fight.name.empty();
    const QString attacker = BattleWords::tr(
        "%1: %n alien(s)", "a player", static_cast<int>(fighters(table, battle, Side::Attacker).size()))
                                 .arg(wording::name(battle.by));
    const auto strength = [&](Side side) { return strengthText(strengthOf(table, battle, side)); };
    return panel(
        {row({text(BattleWords::tr("BATTLE · %1").arg(wording::name(table, battle.at)).toUpper(), Role::Caption)
                  .wrapping()
                  .stretched(),
             chip(fightsLeft(table, battle), ChipTone::Later).when(isWon || !battle.enemy)}),
            side(attacker, {}, strength(Side::Attacker)),
            side(opponentOf(table, battle), abilitiesTip(table, battle.fight),
                isKnown ? strength(Side::Opponent) : QStringLiteral("–")),
            flow({button(BattleWords::tr("A card or an ability changes this…"), "offer", actions.change)
                         .withTip(BattleWords::tr("By its name: more strength for a side in this fight")),
                     button(BattleWords::tr("Roll a die again…"), "offer", actions.reroll)
                         .keyed(QStringLiteral("reroll"))
                         .withTip(
                             BattleWords::tr("A card or an ability lets the aliens or the other side roll again: enter "
                                             "the new die"))
                         .when(battle.stage == Stage::Change)})
                .spaced(6)
                .when(!isWon)},
        4);
}

Part oddsCard(
    const QString &caption, double win, const QString &winTip, const std::vector<double> &left, const QString &more)
{
    return panel({row({text(caption, Role::Caption).wrapping().stretched(),
                      text(wording::percentage(win), Role::Heading).withTip(winTip)}),
                     oddsBars(left), text(more, Role::Small).wrapping().when(!more.isEmpty())},
        4);
}

/// CQ-FIGHT-4: nobody flees before the first round.
bool canFlee(const ConquestViewPtr &view)
{
    return !fleesOf(view).empty();
}

QString fleeingKeeps(int aliens)
{
    return BattleWords::tr("Fleeing keeps %n alien(s).", nullptr, aliens);
}

QString moreOf(const ConquestViewPtr &view, const BattleOdds &odds)
{
    QStringList more;
    if (canFlee(view) && odds.fleeingKeeps > 0)
        more << fleeingKeeps(odds.fleeingKeeps);
    more << BattleWords::tr("With one more saucer: %1.").arg(wording::percentage(odds.withSaucer));
    more << BattleWords::tr("With 1 more strength: %1.").arg(wording::percentage(odds.withStrength));
    if (odds.withReroll)
        more << BattleWords::tr("With a reroll: %1.").arg(wording::percentage(*odds.withReroll));
    const auto standing = std::ranges::find_if(
        odds.decisions, [&](const odds::Standing &one) { return one.fight == 0 && one.aliens == odds.fleeingKeeps; });
    if (view->open.battle && view->open.battle->fight.last && standing != odds.decisions.end() && canFlee(view))
        more << (standing->fleeIsBetter() ? BattleWords::tr("Fleeing is worth more.")
                                          : BattleWords::tr("Fighting on is worth more."));
    return more.join(QLatin1Char(' '));
}

Part chancesOf(const BattleChances &chances)
{
    const PublicTable &table = chances.view->open;
    const auto &next = chances.next;
    const int all = table.battle ? fightsAhead(table, *table.battle)
        : next                   ? std::max(next->fights, resistanceNow(table, chances.at->at))
                                 : 1;
    if (next)
        return oddsCard((next->fights == 1 ? BattleWords::tr("NEXT FIGHT (OF %1)")
                                           : BattleWords::tr("NEXT %n FIGHT(S) (OF %1)", nullptr, next->fights))
                            .arg(all),
            1 - next->left.front(),
            BattleWords::tr(
                "The chance to win the fights that can be worked out; what comes after them cannot be worked out"),
            next->left, canFlee(chances.view) ? fleeingKeeps(static_cast<int>(next->left.size()) - 1) : QString());
    if (!chances.whole)
        return card({}).when(false);
    const QString caption = !table.battle
        ? BattleWords::tr("CHANCE TO WIN AT %1").arg(wording::name(table, chances.at->at)).toUpper()
        : table.battle->enemy
        ? BattleWords::tr("CHANCE THAT %1 WINS", "a player").arg(wording::name(chances.at->by)).toUpper()
        : BattleWords::tr("CHANCE TO WIN ALL %n FIGHT(S) LEFT", nullptr, all);
    return oddsCard(caption, chances.whole->win, BattleWords::tr("The chance to win by fighting to the end"),
        chances.whole->left, moreOf(chances.view, *chances.whole));
}

/// Shows the result of the dice, and why a six decides.
Part roundOf(const PublicTable &table, const Action<Rule> &openRule)
{
    const std::optional<Battle> &battle = table.battle;
    if (!battle || battle->fight.attacker.empty() || battle->fight.opponent.empty()
        || !strengthOf(table, *battle, Side::Attacker) || !strengthOf(table, *battle, Side::Opponent))
        return card({}).when(false);
    const RoundResult result
        = battle->stage == Stage::Change || !battle->fight.last ? resultOf(table, *battle) : *battle->fight.last;
    const int own = std::ranges::max(battle->fight.attacker);
    const int other = std::ranges::max(battle->fight.opponent);
    const QString sums = BattleWords::tr("%1 + %2 = %3 against %4 + %5 = %6", "strength, die, sum; strength, die, sum")
                             .arg(result.attacker - own)
                             .arg(own)
                             .arg(result.attacker)
                             .arg(result.opponent - other)
                             .arg(other)
                             .arg(result.opponent);
    // Between two players the loser is a player, not the resistance.
    const std::optional<Colour> loser = battle->loser || !battle->enemy || !result.winner ? battle->loser
        : *result.winner == Side::Attacker                                                ? battle->enemy
                                                                                          : std::optional(battle->by);
    QString words = wording::sentence(result, loser) + QLatin1Char('.');
    if (result.overwhelming && result.winner)
        words += QLatin1Char(' ') + BattleWords::tr("A die as high as this wins whatever the totals.");
    std::vector<Rule> rules{rule::CQ_FIGHT_2};
    if (!result.overwhelming && result.winner)
        rules.push_back(rule::CQ_FIGHT_3);
    return panel({text(sums, Role::Strong).wrapping(), text(words).wrapping(), ruleLinks(rules, openRule)}, 4);
}

} // namespace

void workOut(BattleChances &chances, const ConquestViewPtr &view, const std::optional<BattlePlace> &at)
{
    if (chances.view == view && chances.at == at)
        return;
    chances = {view, at};
    if (!at)
        return;
    const PublicTable &table = view->open;
    chances.whole = battleOdds(table, at->at, at->by, std::max(1, populationNow(table, at->at)));
    if (!chances.whole)
        chances.next = nextFights(table, at->at, at->by);
}

Part battlePanel(const BattleChances &chances, const BattleActions &actions)
{
    if (!chances.at)
        return column({}).when(false);
    Parts cards{
        bothSides(chances.view->open, actions), chancesOf(chances), roundOf(chances.view->open, actions.openRule)};
    // An empty panel takes no room.
    const bool isShown = std::ranges::any_of(cards, &Part::isShown);
    return column(std::move(cards)).spaced(panelGap).when(isShown);
}

} // namespace dossier
