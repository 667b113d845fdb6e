#include "views/conquest/desk/battle_panel.h"

#include "model/conquest/seen/battle_odds.h"
#include "model/conquest/seen/rule_ids.h"
#include "views/conquest/desk/due_places.h"
#include "views/conquest/desk/odds_bars.h"
#include "views/conquest/words/event_wording.h"
#include "views/conquest/words/names.h"
#include "views/kit/chip.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"
#include "views/kit/percentage.h"
#include "views/rules/rule_links.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <numeric>

namespace dossier
{

using namespace conquest;

namespace
{

/// "hard · Deadly · + Captain Valor 2": what is known of a resistance.
QString opponentOf(const PublicTable &table, const Battle &battle)
{
    if (battle.enemy)
        return BattlePanel::tr(
            "%1: %n alien(s)", "a player", static_cast<int>(fighters(table, battle, Side::Opponent).size()))
            .arg(wording::name(*battle.enemy));
    const Fight &fight = battle.fight;
    if (battle.stage == Stage::Conquer)
        return BattlePanel::tr("No resistance is left");
    if (fight.name.empty())
        return BattlePanel::tr("Resistance not yet turned up");
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

} // namespace

BattlePanel::BattlePanel(QWidget *parent)
    : QWidget(parent)
    , m_sides(newFrame("card", this))
    , m_caption(newParagraph(Role::Caption, m_sides))
    , m_left(newChip(ChipTone::Later, m_sides))
    , m_attacker(newParagraph(Role::Body, m_sides))
    , m_attackerStrength(newLabel(Role::Heading, m_sides))
    , m_opponent(newParagraph(Role::Body, m_sides))
    , m_opponentStrength(newLabel(Role::Heading, m_sides))
    , m_change(newButton("offer", {}, m_sides))
    , m_odds(newFrame("card", this))
    , m_oddsCaption(newParagraph(Role::Caption, m_odds))
    , m_win(newLabel(Role::Heading, m_odds))
    , m_bars(new OddsBars(m_odds))
    , m_more(newParagraph(Role::Small, m_odds))
    , m_round(newFrame("card", this))
    , m_sums(newParagraph(Role::Strong, m_round))
    , m_result(newParagraph(Role::Body, m_round))
    , m_rules(new RuleLinks(m_round))
{
    layOut();
    connect(m_change, &QPushButton::clicked, this, &BattlePanel::changeAsked);
    connect(m_rules, &RuleLinks::ruleAsked, this, &BattlePanel::ruleAsked);
    hide();
}

void BattlePanel::layOut()
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_caption, 1);
    head->addWidget(m_left);
    auto *attacker = new QHBoxLayout;
    attacker->addWidget(m_attacker, 1);
    attacker->addWidget(m_attackerStrength);
    auto *opponent = new QHBoxLayout;
    opponent->addWidget(m_opponent, 1);
    opponent->addWidget(m_opponentStrength);
    QVBoxLayout *sides = newColumn(m_sides, 12, 4);
    sides->addLayout(head);
    sides->addLayout(attacker);
    sides->addLayout(opponent);
    sides->addWidget(m_change, 0, Qt::AlignLeft);
    auto *chance = new QHBoxLayout;
    chance->addWidget(m_oddsCaption, 1);
    chance->addWidget(m_win);
    QVBoxLayout *odds = newColumn(m_odds, 12, 4);
    odds->addLayout(chance);
    odds->addWidget(m_bars);
    odds->addWidget(m_more);
    QVBoxLayout *round = newColumn(m_round, 12, 4);
    for (QWidget *part : std::initializer_list<QWidget *>{m_sums, m_result, m_rules})
        round->addWidget(part);
    QVBoxLayout *column = newColumn(this, 0);
    for (QWidget *card : {m_sides, m_odds, m_round})
        column->addWidget(card);
}

void BattlePanel::render(const SeenConquest &view, const std::optional<BattlePlace> &ahead)
{
    m_view = view;
    m_at = ahead;
    refresh();
}

void BattlePanel::setTheme(const Theme &theme)
{
    m_bars->setTheme(theme);
}

void BattlePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        m_reckoned.reset();
        refresh();
    }
    QWidget::changeEvent(event);
}

void BattlePanel::refresh()
{
    setVisible(m_view && m_at);
    if (!m_view || !m_at)
        return;
    refreshSides();
    refreshOdds();
    refreshRound();
    // With nothing in it the panel takes no room.
    setVisible(!m_sides->isHidden() || !m_odds->isHidden() || !m_round->isHidden());
}

void BattlePanel::refreshSides()
{
    const PublicTable &table = m_view->open;
    const bool underWay = table.battle.has_value();
    m_sides->setVisible(underWay);
    if (!underWay)
        return;
    const Battle &battle = *table.battle;
    m_caption->setText(tr("BATTLE · %1").arg(wording::name(table, battle.at)).toUpper());
    const auto tokens = static_cast<int>(battle.outOfTurn ? 0 : spaceAt(table, battle.at).tokens.size());
    const int left = std::max(1, battle.cardsLeft + (battle.enemy ? 0 : tokens));
    m_left->setText(tr("%n fight(s) left", nullptr, left));
    const bool won = battle.stage == Stage::Conquer;
    if (won)
        m_left->setText(tr("won"));
    m_left->setVisible(won || !battle.enemy);
    m_change->setVisible(!won);
    m_attacker->setText(
        tr("%1: %n alien(s)", "a player", static_cast<int>(fighters(table, battle, Side::Attacker).size()))
            .arg(wording::name(battle.by)));
    m_attackerStrength->setText(strengthText(strengthOf(table, battle, Side::Attacker)));
    m_opponent->setText(opponentOf(table, battle));
    m_opponent->setToolTip(abilitiesTip(table, battle.fight));
    const bool known = battle.enemy || !battle.fight.name.empty();
    m_opponentStrength->setText(known ? strengthText(strengthOf(table, battle, Side::Opponent)) : QStringLiteral("–"));
    m_attackerStrength->setToolTip(tr("Strength before the dice"));
    m_opponentStrength->setToolTip(tr("Strength before the dice"));
    label(m_change, tr("A card or an ability changes this…"),
        tr("By its name: other dice, or more strength for a side in this fight"));
}

void BattlePanel::refreshOdds()
{
    if (m_reckoned == m_view && m_reckonedAt == m_at)
        return;
    m_reckoned = m_view;
    m_reckonedAt = m_at;
    m_oddsCaption->setText(m_view->open.battle
            ? m_view->open.battle->enemy ? tr("%1 WINS, EXACT", "a player").arg(wording::name(m_at->by)).toUpper()
                                         : tr("WHOLE BATTLE, EXACT")
            : tr("A FIGHT AT %1").arg(wording::name(m_view->open, m_at->at)).toUpper());
    const Colour player = m_at->by;
    const double worth = std::max(1, populationNow(m_view->open, m_at->at));
    const std::optional<BattleOdds> odds = battleOdds(m_view->open, m_at->at, player, worth);
    if (!odds)
        return refreshNextFights(player);
    m_odds->show();
    m_win->setText(wording::percentage(odds->win));
    m_win->setToolTip(tr("The chance to win by fighting to the end"));
    m_bars->render(odds->left);
    QStringList more;
    // CQ-FIGHT-4: never before the first round.
    if (!fleesOf(m_view).empty() && odds->fleeingKeeps > 0)
        more << tr("Fleeing keeps %n alien(s).", nullptr, odds->fleeingKeeps);
    more << tr("One more saucer: %1.").arg(wording::percentage(odds->withSaucer));
    more << tr("1 more strength: %1.").arg(wording::percentage(odds->withStrength));
    if (odds->withReroll)
        more << tr("A reroll: %1.").arg(wording::percentage(*odds->withReroll));
    const auto standing = std::ranges::find_if(
        odds->decisions, [&](const odds::Standing &one) { return one.fight == 0 && one.aliens == odds->fleeingKeeps; });
    if (m_view->open.battle && m_view->open.battle->fight.last && standing != odds->decisions.end()
        && !fleesOf(m_view).empty())
        more << (standing->fleeIsBetter() ? tr("Fleeing is worth more.") : tr("Fighting on is worth more."));
    m_more->setText(more.join(QLatin1Char(' ')));
    m_more->show();
}

/// Where too much may be drawn for the whole battle, the fights before that are reckoned.
void BattlePanel::refreshNextFights(Colour player)
{
    const std::optional<NextFights> next = nextFights(m_view->open, m_at->at, player);
    m_odds->setVisible(next.has_value());
    if (!next)
        return;
    m_oddsCaption->setText(tr("THE NEXT %n FIGHT(S), EXACT", nullptr, next->fights));
    m_win->setText(wording::percentage(1 - next->left.front()));
    m_win->setToolTip(
        tr("The chance to win the fights that can be worked out; what comes after them cannot be worked out"));
    m_bars->render(next->left);
    const auto aliens = static_cast<int>(next->left.size()) - 1;
    m_more->setText(!fleesOf(m_view).empty() ? tr("Fleeing keeps %n alien(s).", nullptr, aliens) : QString());
    m_more->setVisible(!m_more->text().isEmpty());
}

/// What the dice come to, and why a six decides.
void BattlePanel::refreshRound()
{
    const std::optional<Battle> &battle = m_view->open.battle;
    const bool lies = battle && !battle->fight.attacker.empty() && !battle->fight.opponent.empty();
    const bool known = lies && strengthOf(m_view->open, *battle, Side::Attacker)
        && strengthOf(m_view->open, *battle, Side::Opponent);
    m_round->setVisible(known);
    if (!known)
        return;
    const RoundResult result
        = battle->stage == Stage::Change || !battle->fight.last ? resultOf(m_view->open, *battle) : *battle->fight.last;
    const int own = std::ranges::max(battle->fight.attacker);
    const int other = std::ranges::max(battle->fight.opponent);
    m_sums->setText(tr("%1 + %2 = %3 against %4 + %5 = %6", "strength, die, sum; strength, die, sum")
            .arg(result.attacker - own)
            .arg(own)
            .arg(result.attacker)
            .arg(result.opponent - other)
            .arg(other)
            .arg(result.opponent));
    // Of two players one loses, not the resistance.
    const std::optional<Colour> loser = battle->loser || !battle->enemy || !result.winner ? battle->loser
        : *result.winner == Side::Attacker                                                ? battle->enemy
                                                                                          : std::optional(battle->by);
    QString text = wording::sentence(result, loser) + QLatin1Char('.');
    if (result.overwhelming && result.winner)
        text += QLatin1Char(' ') + tr("A die as high as this wins whatever the totals.");
    m_result->setText(text);
    m_rules->setRules(result.overwhelming || !result.winner ? std::vector<Rule>{rule::CQ_FIGHT_2}
                                                            : std::vector<Rule>{rule::CQ_FIGHT_2, rule::CQ_FIGHT_3});
}

} // namespace dossier
