// The battle in the window for everybody.
#include "model/conquest/seen/battle_odds.h"
#include "views/conquest/board/hex_painter.h"
#include "views/conquest/everybody/public_parts.h"
#include "views/conquest/words/names.h"
#include "views/kit/percentage.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace dossier
{

namespace
{

using namespace conquest;

/// The translation context of this file.
struct ConquestPublicBattle
{
    Q_DECLARE_TR_FUNCTIONS(dossier::ConquestPublicBattle)
};

/// A side of a battle: its name, its strength before the dice, and its die.
struct Fighter
{
    QString name{};
    QString strength{};
    QString dice{};
    /// The parts of the strength, for whoever cannot point at them.
    QString parts{};
};

QString numberOr(const std::optional<int> &number)
{
    return number ? QString::number(*number) : QStringLiteral("?");
}

QString facesOf(const std::vector<int> &faces)
{
    QStringList shown;
    for (const int face : faces)
        shown << QString::number(face);
    return shown.isEmpty() ? QString() : ConquestPublicBattle::tr("die %1").arg(shown.join(QStringLiteral(", ")));
}

Fighter attackerOf(const PublicTable &table)
{
    const Battle &battle = *table.battle;
    const auto aliens = static_cast<int>(fighters(table, battle, Side::Attacker).size());
    return {ConquestPublicBattle::tr("%1: %n alien(s)", "a player", aliens).arg(wording::name(battle.by)),
        numberOr(strengthOf(table, battle, Side::Attacker)), facesOf(battle.fight.attacker),
        wording::strengthParts(table, battle, Side::Attacker)};
}

Fighter opponentOf(const PublicTable &table)
{
    const Battle &battle = *table.battle;
    const Fight &fight = battle.fight;
    const std::optional<int> strength = strengthOf(table, battle, Side::Opponent);
    if (battle.enemy)
        return {ConquestPublicBattle::tr(
                    "%1: %n alien(s)", "a player", static_cast<int>(fighters(table, battle, Side::Opponent).size()))
                    .arg(wording::name(*battle.enemy)),
            numberOr(strength), facesOf(fight.opponent), wording::strengthParts(table, battle, Side::Opponent)};
    if (battle.stage == Stage::Conquer)
        return {ConquestPublicBattle::tr("No resistance is left"), {}, {}};
    if (fight.name.empty())
        return {ConquestPublicBattle::tr("The next resistance card is not turned up yet"), {}, {}};
    QStringList names{
        fight.against == Against::Token ? wording::tokenName(table, fight.name) : wording::cardName(table, fight.name)};
    names += wording::cardNames(table, fight.heroes);
    return {names.join(QStringLiteral(" + ")), numberOr(strength), facesOf(fight.opponent),
        wording::strengthParts(table, battle, Side::Opponent)};
}

QString titleOf(const PublicTable &table)
{
    return ConquestPublicBattle::tr("Battle: %1").arg(wording::name(table, table.battle->at));
}

void drawFighter(PublicInk &ink, const QRectF &line, const Fighter &fighter, const QColor &colour)
{
    ink.write(line.adjusted(0, 0, -line.width() * 0.36, 0), fighter.name, {3, colour, QFont::Bold});
    ink.write(line.adjusted(line.width() * 0.66, 0, -line.width() * 0.14, 0), fighter.dice,
        {2.6, ink.theme().dim, QFont::DemiBold, Qt::AlignRight | Qt::AlignVCenter});
    ink.write(line.adjusted(line.width() * 0.87, 0, 0, 0), fighter.strength,
        {4.2, ink.theme().ink, QFont::Bold, Qt::AlignRight | Qt::AlignVCenter});
}

/// Text between battles: the technology of the humans, which helps them all.
QString quietText(const PublicTable &table)
{
    // Describes what a guest sees happen now; no card has to be mentioned here.
    if (table.outcome)
        return ConquestPublicBattle::tr("The game is over.");
    if (table.clock.phase == Phase::SetUp)
        return isCooperative(table)
            ? ConquestPublicBattle::tr("The aliens conquer the Earth together: with %1 terror they win, unless the "
                                       "humans’ cannon fires first.")
                  .arg(terrorWanted(table))
            : ConquestPublicBattle::tr("Whoever first has %1 terror wins.").arg(terrorWanted(table));
    if (table.clock.phase == Phase::Command && !isCooperative(table))
        return ConquestPublicBattle::tr(
            "Each player chooses a command token in secret. Its number is the action points "
            "of this round, and the lowest goes first.");
    if (table.clock.phase == Phase::Action)
        return ConquestPublicBattle::tr(
            "Saucers move, a point for each step. Where they stop they will have to fight.");
    if (table.clock.phase == Phase::Battle)
        return ConquestPublicBattle::tr("Places with saucers are explored and fought for, one after the other. A "
                                        "conquered place brings its population (green) as terror.");
    if (table.clock.phase == Phase::Draw)
        return ConquestPublicBattle::tr("New event cards are drawn. They are secret.");
    if (!isCooperative(table))
        return ConquestPublicBattle::tr("Nobody is fighting.");
    return table.resistance.technology.empty()
        ? ConquestPublicBattle::tr("The humans have no technology card yet.")
        : ConquestPublicBattle::tr("Human technology: %1")
              .arg(wording::cardNames(table, table.resistance.technology).join(QStringLiteral(", ")));
}

QString chanceText(const std::optional<double> &win)
{
    return win ? ConquestPublicBattle::tr("Chance to win the battle: %1").arg(wording::percentage(*win)) : QString();
}

/// Writes a paragraph in as many lines as it needs and the rectangle holds.
void writeParagraph(PublicInk &ink, const QRectF &into, const QString &text)
{
    constexpr double fontSize = 2.8;
    QFont font = ink.painter().font();
    font.setWeight(QFont::Medium);
    font.setPixelSize(std::max(1, static_cast<int>(ink.units(fontSize))));
    const QFontMetricsF metrics(font);
    QStringList lines(1);
    for (const QString &word : text.split(u' '))
        if (const QString longer = lines.back().isEmpty() ? word : lines.back() + u' ' + word;
            metrics.horizontalAdvance(longer) <= into.width() || lines.back().isEmpty())
            lines.back() = longer;
        else
            lines << word;
    const double line = metrics.lineSpacing() * 1.1;
    for (qsizetype i = 0; i < lines.size() && static_cast<double>(i + 1) * line <= into.height(); ++i)
        ink.write(QRectF(into.left(), into.top() + static_cast<double>(i) * line, into.width(), line), lines.at(i),
            {fontSize, ink.theme().dim, QFont::Medium});
}

void drawBattle(PublicInk &ink, const QRect &into, const PublicTable &table, const std::optional<double> &win)
{
    const Theme &theme = ink.theme();
    ink.card(into, table.battle ? theme.amber.fill : theme.line, table.battle ? ink.units(0.3) : 1);
    const QRectF in = QRectF(into).adjusted(ink.units(1.5), ink.units(0.9), -ink.units(1.5), -ink.units(0.9));
    if (!table.battle)
    {
        writeParagraph(ink, in, quietText(table));
        return;
    }
    const QRectF rest = ink.caption(in, titleOf(table));
    const double line = std::min(rest.height() / 3, ink.units(5.6));
    drawFighter(ink, QRectF(rest.left(), rest.top(), rest.width(), line), attackerOf(table),
        accentOf(theme, table.battle->by).text);
    drawFighter(ink, QRectF(rest.left(), rest.top() + line, rest.width(), line), opponentOf(table),
        table.battle->enemy ? accentOf(theme, *table.battle->enemy).text : theme.red.text);
    ink.write(QRectF(rest.left(), rest.top() + 2 * line, rest.width(), line), chanceText(win),
        {2.8, theme.ink, QFont::DemiBold});
}

QString spoken(const Fighter &fighter)
{
    QStringList words{fighter.name};
    if (!fighter.strength.isEmpty())
        words << ConquestPublicBattle::tr("strength %1").arg(fighter.strength) << fighter.parts.split(u'\n');
    if (!fighter.dice.isEmpty())
        words << fighter.dice;
    return words.join(QStringLiteral(", "));
}

QString battleText(const PublicTable &table, const std::optional<double> &win)
{
    if (!table.battle)
        return quietText(table);
    QStringList all{titleOf(table), spoken(attackerOf(table)), spoken(opponentOf(table))};
    if (win)
        all << chanceText(win);
    return all.join(QStringLiteral("; "));
}

} // namespace

PublicPart conquestPublicBattle(const ConquestPublicViewPtr &table)
{
    std::optional<double> win;
    if (table->battle)
        if (const std::optional<BattleOdds> odds = battleOdds(*table, table->battle->at, table->battle->by, 1))
            win = odds->win;
    return {[table, win](PublicInk &ink, const QRect &into) { drawBattle(ink, into, *table, win); },
        [table, win] { return battleText(*table, win); }};
}

} // namespace dossier
