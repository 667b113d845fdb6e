#include "views/conquest/desk/course_corrections.h"

#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/resistance.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

namespace dossier
{

using namespace conquest;

namespace
{

/// The translation context of this file, and `tr` in it.
struct CourseMenu
{
    Q_DECLARE_TR_FUNCTIONS(CourseMenu)
};

constexpr int lastStepOfTheResistance = 6;
constexpr int stepOfMoves = 4;

using Corrections = std::vector<CourseCorrection>;

bool isUnderWay(const PublicTable &table)
{
    return table.clock.phase != Phase::SetUp && table.clock.phase != Phase::Over;
}

/// CQ-FIGHT-5, -8: a barrage that was forgotten, or one that should not have come; and a battle that is over.
void addOfTheBattle(Corrections &all, const Battle &battle)
{
    const bool fights = !battle.fight.name.empty() && !battle.enemy;
    if (fights && battle.stage == Stage::Barrage)
        all.push_back({CourseMenu::tr("Correct: no barrage, the dice come next"), {StageChanged{Stage::Roll, {}}}});
    else if (fights && battle.stage == Stage::Roll)
        all.push_back(
            {CourseMenu::tr("Correct: the barrage fires before the dice"), {StageChanged{Stage::Barrage, {}}}});
    all.push_back({CourseMenu::tr("Correct: this battle is over and won"), {BattleEnded{true}}});
    all.push_back({CourseMenu::tr("Correct: this battle is over and lost"), {BattleEnded{false}}});
}

/// CQ-DUE-2.
void addPhases(Corrections &all, const PublicTable &table)
{
    if (table.clock.active)
        for (const Phase phase : {Phase::Action, Phase::Battle, Phase::Draw})
            if (phase != table.clock.phase)
                all.push_back({CourseMenu::tr("Correct: %1 of %2", "a phase, a player")
                                   .arg(wording::name(phase), wording::name(*table.clock.active)),
                    {PhaseBegan{phase}}});
    const int round = table.clock.round;
    for (const int begins : {round - 1, round, round + 1})
        if (begins >= 1)
            all.push_back({begins == round ? CourseMenu::tr("Correct: round %1 begins again").arg(begins)
                                           : CourseMenu::tr("Correct: round %1 begins").arg(begins),
                {RoundBegan{begins}}});
}

/// CQ-DUE-4: the phase as a whole, and its steps.
void addSteps(Corrections &all, const PublicTable &table)
{
    if (table.clock.phase != Phase::Resistance)
        all.push_back({CourseMenu::tr("Correct: the resistance phase begins"),
            {PhaseBegan{Phase::Resistance}, StepBegan{1, {}}}});
    else
        for (int step = 1; step <= lastStepOfTheResistance; ++step)
            if (step != table.resistance.step)
                all.push_back({CourseMenu::tr("Correct: step %1, %2", "of the resistance phase")
                                   .arg(step)
                                   .arg(wording::stepName(step)),
                    {StepBegan{step, actingTokens(table, step)}}});
}

/// CQ-RES-10.
void addSuperhero(Corrections &all, const PublicTable &table)
{
    if (const std::optional<CaptainDue> &captain = table.resistance.captain)
        return all.push_back({CourseMenu::tr("Correct: %1 goes back to the pool", "a token")
                                  .arg(wording::tokenName(table, captain->token)),
            {CaptainLeft{}}});
    for (const TokenKind &token : table.pack.tokens)
        for (int section = 0; token.superhero && section <= std::ssize(table.players.colours); ++section)
            if (const std::vector<Place> spaces = spacesWithAliens(table, section);
                !spaces.empty() && mayCome(table, Deck::Tokens, token.name))
                all.push_back({CourseMenu::tr("Correct: %1 comes to %2", "a token, a section")
                                   .arg(wording::tokenName(table, token.name), wording::sectionName(table, section)),
                    {CaptainCame{token.name, spaces}}});
}

/// After the last token the next step begins, because the rules would restart this one.
Events acted(const PublicTable &table, const TokenAt &token)
{
    const int next = table.resistance.step + 1;
    if (table.resistance.acting.size() > 1)
        return {TokenActed{token}};
    return {StepBegan{next, actingTokens(table, next)}};
}

} // namespace

Corrections correctionsOf(const PublicTable &table, Colour player)
{
    Corrections all;
    if (!isUnderWay(table))
        return all;
    const QString who = wording::name(player);
    if (table.first != player)
        all.push_back({CourseMenu::tr("Correct: %1 is the first player").arg(who), {FirstChosen{player}}});
    if (table.clock.active != player && !table.battle)
        all.push_back({CourseMenu::tr("Correct: it is %1’s turn").arg(who), {TurnBegan{player}}});
    return all;
}

Corrections courseCorrections(const PublicTable &table)
{
    Corrections all;
    if (!isUnderWay(table))
        return all;
    // A battle is ended before anything else is put right: it would be left in the air.
    if (table.battle)
        addOfTheBattle(all, *table.battle);
    else
    {
        addPhases(all, table);
        if (isCooperative(table))
            addSteps(all, table);
    }
    if (isCooperative(table))
        addSuperhero(all, table);
    return all;
}

Corrections actingCorrections(const PublicTable &table, Place place)
{
    Corrections all;
    if (table.clock.phase != Phase::Resistance)
        return all;
    for (const TokenAt &token : table.resistance.acting)
        if (token.at == place)
            all.push_back({(table.resistance.step == stepOfMoves ? CourseMenu::tr("Correct: %1 has moved", "a token")
                                                                 : CourseMenu::tr("Correct: %1 has fired", "a token"))
                               .arg(wording::tokenName(table, token.token)),
                acted(table, token)});
    return all;
}

} // namespace dossier
