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
Part side(const QString &who, const QString &tip, const QString &strength, const QString &parts)
{
    return row({text(who).wrapping().stretched().withTip(tip),
        text(strength, Role::Heading)
            .withTip((BattleWords::tr("Strength before the dice") + u'\n' + parts).trimmed())});
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
    const auto parts = [&](Side side) { return wording::strengthParts(table, battle, side); };
    return panel(
        {row({text(BattleWords::tr("BATTLE · %1").arg(wording::name(table, battle.at)).toUpper(), Role::Caption)
                  .wrapping()
                  .stretched(),
             chip(fightsLeft(table, battle), ChipTone::Later).when(isWon || !battle.enemy)}),
            side(attacker, {}, strength(Side::Attacker), parts(Side::Attacker)),
            side(opponentOf(table, battle), abilitiesTip(table, battle.fight),
                isKnown ? strength(Side::Opponent) : QStringLiteral("–"), isKnown ? parts(Side::Opponent) : QString()),
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

Part oddsCard(const QString &caption, const std::vector<double> &left, const QString &more)
{
    return panel({row({text(caption, Role::Caption).wrapping().stretched(),
                      text(left.empty() ? QStringLiteral("–") : wording::percentage(1 - left.front()), Role::Heading)
                          .withTip(BattleWords::tr("The chance to win the whole battle by fighting to the end"))}),
                     oddsBars(left).when(!left.empty()), text(more, Role::Small).wrapping().when(!more.isEmpty())},
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
    return more.join(QLatin1Char(' '));
}

/// Always the chance to win the whole battle; that of its next fights is a line below while too much may come.
Part chancesOf(const BattleChances &chances)
{
    const PublicTable &table = chances.view->open;
    if (!chances.whole && !chances.next)
        return card({}).when(false);
    const int all = table.battle ? fightsAhead(table, *table.battle) : resistanceNow(table, chances.at->at);
    const QString caption = !table.battle
        ? BattleWords::tr("CHANCE TO WIN THE BATTLE AT %1").arg(wording::name(table, chances.at->at)).toUpper()
        : table.battle->enemy
        ? BattleWords::tr("CHANCE THAT %1 WINS THE BATTLE", "a player").arg(wording::name(chances.at->by)).toUpper()
        : BattleWords::tr("CHANCE TO WIN THE BATTLE (%n FIGHT(S) LEFT)", nullptr, all);
    if (chances.whole)
        return oddsCard(caption, chances.whole->left, moreOf(chances.view, *chances.whole));
    const auto &next = *chances.next;
    QString more = BattleWords::tr("Too many cards may come to work it out. The next %n fight(s) of %1: %2.",
        "how many of how many, their chance", next.fights)
                       .arg(std::max(all, next.fights))
                       .arg(wording::percentage(1 - next.left.front()));
    if (canFlee(chances.view))
        more += u' ' + fleeingKeeps(static_cast<int>(next.left.size()) - 1);
    return oddsCard(caption, {}, more);
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
    const QString parts = BattleWords::tr("%1\nAgainst\n%2", "the parts of two strengths, a line each")
                              .arg(wording::strengthParts(table, *battle, Side::Attacker),
                                  wording::strengthParts(table, *battle, Side::Opponent));
    return panel(
        {text(sums, Role::Strong).wrapping().withTip(parts), text(words).wrapping(), ruleLinks(rules, openRule)}, 4);
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

Part fleeHint(const BattleChances &chances)
{
    const odds::Standing *now
        = chances.whole && canFlee(chances.view) ? standingNow(chances.view->open, *chances.whole) : nullptr;
    return text(now != nullptr && now->fleeIsBetter() ? BattleWords::tr("On average it is better to flee.")
                                                      : BattleWords::tr("On average it is better to fight on."),
        Role::Dim)
        .wrapping()
        .withTip(BattleWords::tr("Each alien left counts 1, a victory as much as the population there"))
        .when(now != nullptr);
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
