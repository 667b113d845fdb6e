#include "views/conquest/setup/setup_cards.h"

#include <QCoreApplication>

#include <utility>

namespace dossier
{

namespace
{

using namespace conquest;

struct OptionsWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::ConquestOptionsCard)
};

/// A reading of a rule, and its tooltip.
using Reading = std::pair<QString, QString>;

/// A rule that the book leaves open. The usual reading is the default of its member, which has two values.
struct OpenRule
{
    QString caption{};
    Reading usual{};
    Reading other{};
    std::function<bool(const TableOptions &)> isOther{};
    std::function<TableOptions(TableOptions, bool isOther)> with{};
};

template <typename Value>
OpenRule openRule(Value TableOptions::*member, const QString &caption, Reading usual, Reading other)
{
    const auto isOther = [member](const TableOptions &options) { return options.*member != TableOptions{}.*member; };
    const auto with = [member](TableOptions options, bool isNow)
    {
        const auto usually = static_cast<int>(TableOptions{}.*member);
        options.*member = static_cast<Value>(isNow ? 1 - usually : usually);
        return options;
    };
    return {caption, std::move(usual), std::move(other), isOther, with};
}

std::vector<OpenRule> openRules()
{
    return {
        openRule(&TableOptions::firstTie, OptionsWords::tr("First player on a tie"),
            {OptionsWords::tr("Roll it off", "a tie"),
                OptionsWords::tr("Usually those with equally few points roll, and the lowest is first")},
            {OptionsWords::tr("Clockwise"),
                OptionsWords::tr("Otherwise the first clockwise after the last first player")}),
        openRule(&TableOptions::offerOnOne, OptionsWords::tr("A 1 on the D6"),
            {OptionsWords::tr("Both or neither"),
                OptionsWords::tr("Usually the threat token and the second roll are one offer")},
            {OptionsWords::tr("Token always"),
                OptionsWords::tr("Otherwise the token comes by itself, the second roll by choice")}),
        openRule(&TableOptions::touching, OptionsWords::tr("Spaces of one section"),
            {OptionsWords::tr("In a ring"),
                OptionsWords::tr("Usually the centre touches all six and each of those its two neighbours")},
            {OptionsWords::tr("As listed"), OptionsWords::tr("Otherwise only what the players say")}),
        openRule(&TableOptions::demolition, OptionsWords::tr("A demolished location"),
            {OptionsWords::tr("Counts nothing"),
                OptionsWords::tr("Usually its conquest token comes off and its population is 0")},
            {OptionsWords::tr("Keeps population"), OptionsWords::tr("Otherwise only its resistance is gone")}),
        openRule(&TableOptions::allyStrength, OptionsWords::tr("Allies without a strength"),
            {OptionsWords::tr("As the race"),
                OptionsWords::tr("Usually they are as strong as the race of their owner")},
            {OptionsWords::tr("Nothing", "a strength"), OptionsWords::tr("Otherwise they add nothing")}),
        openRule(&TableOptions::beatenTokensReturn, OptionsWords::tr("Tokens beaten in a lost battle"),
            {OptionsWords::tr("Stay beaten"), OptionsWords::tr("Usually they are back in the pool for good")},
            {OptionsWords::tr("Come back"), OptionsWords::tr("Otherwise they are there again")}),
        openRule(&TableOptions::fleeApart, OptionsWords::tr("Fleeing aliens"),
            {OptionsWords::tr("Together"), OptionsWords::tr("Usually all flee to one space")},
            {OptionsWords::tr("Each its way"), OptionsWords::tr("Otherwise each goes where it likes")}),
        openRule(&TableOptions::fleeOntoTokens, OptionsWords::tr("Fleeing to a token"),
            {OptionsWords::tr("Forbidden"), OptionsWords::tr("Usually nobody flees to a space with a token")},
            {OptionsWords::tr("Allowed"), OptionsWords::tr("Otherwise only the resistance of the place counts")}),
        openRule(&TableOptions::boldForEach, OptionsWords::tr("Bold on card and hero"),
            {OptionsWords::tr("Counts once"), OptionsWords::tr("Usually Bold adds 1 for each alien, once")},
            {OptionsWords::tr("For each"), OptionsWords::tr("Otherwise for the card and for the hero")}),
        openRule(&TableOptions::doubleOverwhelmingPushes, OptionsWords::tr("Two sixes against Assault"),
            {OptionsWords::tr("Assault wins"), OptionsWords::tr("Usually Assault wins this tie like any other")},
            {OptionsWords::tr("Nobody wins"), OptionsWords::tr("Otherwise the round is a tie")}),
    };
}

/// Rules of games together.
std::vector<OpenRule> openRulesTogether()
{
    return {
        openRule(&TableOptions::resistanceTime, OptionsWords::tr("The resistance phase"),
            {OptionsWords::tr("After the turns"), OptionsWords::tr("Usually it ends the round")},
            {OptionsWords::tr("Before Command"), OptionsWords::tr("Otherwise it begins the next round")}),
        openRule(&TableOptions::technologyDice, OptionsWords::tr("Dice for technology"),
            {OptionsWords::tr("Number of the sector"),
                OptionsWords::tr("Usually as many as the triangle under the marker says")},
            {OptionsWords::tr("Number of the space"), OptionsWords::tr("Otherwise as many as the marker’s number")}),
        openRule(&TableOptions::fightTogether, OptionsWords::tr("Aliens of several players"),
            {OptionsWords::tr("Fight alone"), OptionsWords::tr("Usually one player’s aliens fight")},
            {OptionsWords::tr("Fight together"), OptionsWords::tr("Otherwise all players’ aliens there fight as one")}),
        openRule(&TableOptions::centreTokensApart, OptionsWords::tr("The first tokens of the centre"),
            {OptionsWords::tr("Together", "tokens"), OptionsWords::tr("Usually one roll places them on one space")},
            {OptionsWords::tr("Apart", "tokens"), OptionsWords::tr("Otherwise each has its own roll")}),
        openRule(&TableOptions::stoppedCircleAlone, OptionsWords::tr("Red circles that a card passes"),
            {OptionsWords::tr("Each counts"),
                OptionsWords::tr("Usually each circle that the marker passes brings tokens")},
            {OptionsWords::tr("Only the last"), OptionsWords::tr("Otherwise only the circle where the marker stops")}),
    };
}

Part openRuleChoice(
    const OpenRule &rule, const TableOptions &options, const QString &key, const Action<TableOptions> &choose)
{
    const auto chosen
        = [options, with = rule.with, choose](const QVariant &row) { choose.run(with(options, row.toInt() == 1)); };
    const QString hint = rule.usual.second + QStringLiteral(". ") + rule.other.second + QLatin1Char('.');
    return column(
        {radios(key, rule.caption, {rule.usual.first, rule.other.first}, rule.isOther(options) ? 1 : 0, chosen)
                .with(&Field::tips, QStringList{rule.usual.second, rule.other.second}),
            text(hint, Role::Small).wrapping()})
        .spaced(6);
}

Part variantCheck(bool Variants::*member, const Variants &variants, const QString &name, const QString &tip,
    const Action<Variants> &choose)
{
    return field(name, name, variants.*member,
        [member, variants, choose](const QVariant &isOn)
        {
            Variants next = variants;
            next.*member = isOn.toBool();
            choose.run(next);
        })
        .with(&Field::around, name)
        .withTip(tip);
}

} // namespace

Part optionsCard(const ConquestWish &wish, const Action<Variants> &chooseVariants, const Action<TableOptions> &choose)
{
    const bool isTogether = wish.players.mode != Mode::Competitive;
    const Variants &variants = wish.players.variants;
    Parts all{text(OptionsWords::tr("Variants"), Role::Caption),
        variantCheck(&Variants::monument, variants, OptionsWords::tr("Historic Monument instead of Capitol City"),
            OptionsWords::tr("The other side of the objective is in the centre"), chooseVariants)
            .keyed(QStringLiteral("monument")),
        variantCheck(&Variants::objectiveNeeded, variants, OptionsWords::tr("The objective must fall, too"),
            OptionsWords::tr("To win, the objective must also be conquered or demolished"), chooseVariants)
            .keyed(QStringLiteral("objectiveNeeded"))
            .when(isTogether),
        variantCheck(&Variants::moreTokens, variants, OptionsWords::tr("More resistance at the start"),
            OptionsWords::tr("Two tokens in each player’s section and three in the centre"), chooseVariants)
            .keyed(QStringLiteral("moreTokens"))
            .when(isTogether),
        text(OptionsWords::tr("Open points of the rules"), Role::Caption),
        text(OptionsWords::tr("The first answer is the usual one. Change what your group plays differently."),
            Role::Small)
            .wrapping()};
    const auto add = [&](const std::vector<OpenRule> &rules, bool isShown)
    {
        for (const OpenRule &rule : rules)
            all.push_back(
                openRuleChoice(rule, wish.options, QStringLiteral("option %1").arg(all.size()), choose).when(isShown));
    };
    add(openRules(), true);
    add(openRulesTogether(), isTogether);
    return formCard(std::move(all), 12);
}

} // namespace dossier
