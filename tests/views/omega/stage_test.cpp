#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/attack.h"
#include "model/omega/seen/odds.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"
#include "views/omega/desk/stage.h"
#include "views/omega/parts/round_header.h"
#include "views/omega/words/command_wording.h"
#include "views/omega/words/offer_words.h"

#include <QTest>

#include <algorithm>
#include <memory>

namespace stage_test
{

using namespace dossier;
using namespace dossier::test;
using omega::Role;

namespace
{

constexpr Role leader = Role::TeamLeader;

/// The stage as the overseer's page makes it, with the judgement that it explains.
struct Shown
{
    SessionBoard board;
    BoardChoice choice;
    Judgement judgement;
    Stage stage;
};

Shown shown(const omega::Table &table, const Picked &picked)
{
    const omega::View view = omega::view(table, omega::OverseerSeat{});
    Shown made{sessionBoardOf(view), {}, {}, {}};
    made.choice = choiceOf(view, made.board, picked);
    made.judgement = judged(made.board.board, made.choice, view.open.printing);
    made.stage = stageOf(view, picked, made.board, made.choice, made.judgement);
    return made;
}

/// A combat activation of somebody at that distance from the leader, in sight.
omega::Table activated(const char *kind, Space at, Facing facing = Facing::West)
{
    omega::Table table = tableInStep(Printing::Revised, omega::Step::Activate);
    omega::apply(table, omega::Placed{leader, Space{0, 0}, Facing::East});
    omega::apply(table, omega::TurnBegan{bring(table, kind, at, facing), true});
    return table;
}

const Picked picked{.actor = omega::FigureId{1}, .target = leader};

} // namespace

/// The desk's text about an attack is about the attack that it offers.
class StageTest : public QObject
{
    Q_OBJECT

private slots:

    /// OP-FOV-3: it stands on four spaces, and the nearest of them is the one beside its target.
    void aLargeFigureAttacksFromItsNearestSpace()
    {
        omega::Table table = activated("fear_hunter", {2, 0}, Facing::South);
        omega::apply(table, omega::Placed{leader, Space{2, 2}, Facing::East});
        const Shown near = shown(table, picked);
        QCOMPARE(near.stage.tone, wording::Tone::Allowed);
        QCOMPARE(near.choice.declaredFrom, std::optional(Space{2, 1}));
        // And a commando attacks whichever of its spaces can be reached.
        omega::Table turns = tableInTurns(Printing::Revised);
        omega::apply(turns, omega::Placed{leader, Space{2, 2}, Facing::North});
        bring(turns, "fear_hunter", {2, 0}, Facing::South);
        const Shown other = shown(turns, {.actor = leader, .target = omega::FigureId{1}});
        QCOMPARE(other.stage.tone, wording::Tone::Allowed);
    }

    /// It goes no further than it must to cover the space; where no rule is about it, the table is asked.
    void aLargeFigureIsMovedOntoTheSpaceThatIsClicked()
    {
        for (const Printing printing : {Printing::First, Printing::Revised})
        {
            omega::Table table = tableInStep(printing, omega::Step::Activate);
            const omega::FigureId hunter = bring(table, "fear_hunter", {5, 0}, Facing::East);
            omega::apply(table, omega::TurnBegan{hunter, false});
            const omega::View view = omega::view(table, omega::OverseerSeat{});
            for (const Space to : {Space{7, 0}, Space{7, 1}})
            {
                const Picked moved = pickedOn(view, {.actor = hunter}, to);
                QCOMPARE(moved.path, (std::vector<Space>{{5, 0}, {6, 0}}));
                const Stage stage = shown(table, moved).stage;
                QCOMPARE(stage.tone, wording::Tone::Allowed);
                QCOMPARE(stage.text.contains(QStringLiteral("judge them by hand")), printing == Printing::First);
            }
            QCOMPARE(pickedOn(view, {.actor = hunter}, {7, 2}).path, (std::vector<Space>{{5, 0}, {6, 1}}));
        }
    }

    /// Later the place is for what happens.
    void theSampleSaysAtItsBeginningWhatEachSideIsAfter()
    {
        const auto text = [](const omega::Table &table) { return shown(table, {}).stage.text; };
        omega::Table table = tableInStep(Printing::Revised, omega::Step::Transfer);
        table.open.clock.round = 1;
        QVERIFY(text(table).contains(QStringLiteral("the commandos win when")));
        table.open.clock.round = 2;
        QCOMPARE(text(table), QString());
        table = tableInTurns(Printing::Revised);
        QCOMPARE(text(table), QString());
    }

    /// If a figure cannot be placed, the reason is beside it.
    void whereNoFigureCanBePlacedTheReasonIsTold()
    {
        omega::Table table = tableInStep(Printing::Revised, omega::Step::Spawn);
        fund(table, omega::pool, 20);
        forced(table, omega::UseAbility{.ability = {"summon_handler"}});
        QVERIFY(!table.open.pending.allowances.empty());
        const Shown far = shown(table, {.space = Space{13, 7}});
        QCOMPARE(far.stage.tone, wording::Tone::Refused);
        QVERIFY(!far.stage.text.isEmpty() && !far.stage.rules.empty());
    }

    /// Nor is an objective laid outside its room without a word.
    void whereNoObjectiveCanLieTheReasonIsTold()
    {
        omega::Table table = tableInTurns(Printing::Revised);
        omega::apply(table, omega::RoomRevealed{{2}, std::nullopt, {{"data_core"}}});
        QVERIFY(shown(table, {.actor = leader}).stage.text.isEmpty());
        const Shown outside = shown(table, {.actor = leader, .space = Space{0, 0}});
        QCOMPARE(outside.stage.tone, wording::Tone::Refused);
        QVERIFY(!outside.stage.text.isEmpty());
        QCOMPARE(outside.stage.rules, std::vector<Rule>{rule::OP_ROOM_2});
    }

    /// After the roll it is no longer the dice that are waited for.
    void whatIsNextInAnAttackIsSaid()
    {
        omega::Table table = activated("blaster", {3, 0});
        table.open.pending.attack = omega::Attack{.attacker = omega::FigureId{1}, .weapon = {"beam"}, .target = leader};
        QCOMPARE(shown(table, {}).stage.headline, QStringLiteral("Blaster 1 attacks: roll the dice"));
        table.open.pending.attack->faces = omega::Faces{{1, 0}, {}};
        QCOMPARE(shown(table, {}).stage.headline, QStringLiteral("Blaster 1 attacks: roll again, or apply the hits"));
    }

    /// A blaster has claws and a beam, in that order.
    void theOfferedWeaponIsTheOneThatIsExplained()
    {
        const Shown far = shown(activated("blaster", {3, 0}), picked);
        QCOMPARE(far.stage.tone, wording::Tone::Allowed);
        QVERIFY(far.choice.weapon);
        QCOMPARE(far.board.weapons[*far.choice.actor][*far.choice.weapon].text, std::string("beam"));
        QVERIFY2(!far.stage.text.contains(QStringLiteral("Melee")), qPrintable(far.stage.text));
        QVERIFY2(far.stage.text.contains(QStringLiteral("Distance 3 of range 6.")), qPrintable(far.stage.text));
        const Shown near = shown(activated("blaster", {1, 0}), picked);
        QCOMPARE(near.board.weapons[*near.choice.actor][*near.choice.weapon].text, std::string("claws"));
    }

    /// Before it is activated, too: what is offered is the activation with the attack after it.
    void theWeaponOfAnActivationIsTheOneThatIsExplained()
    {
        omega::Table table = tableInStep(Printing::Revised, omega::Step::Activate);
        omega::apply(table, omega::Placed{leader, Space{0, 0}, Facing::East});
        fund(table, omega::pool, 10);
        bring(table, "blaster", {3, 0}, Facing::West);
        const Shown far = shown(table, picked);
        QVERIFY(far.stage.offers.front().then.has_value());
        QVERIFY(far.choice.weapon);
        QCOMPARE(far.board.weapons[*far.choice.actor][*far.choice.weapon].text, std::string("beam"));
        QVERIFY(far.stage.odds.has_value());
        QVERIFY2(!far.stage.text.contains(QStringLiteral("Melee")), qPrintable(far.stage.text));
    }

    /// No activation makes a target of the downed before the Crisis Point.
    void anEnemyIsNotSaidToNeedAnActivationAgainstTheDowned()
    {
        omega::Table table = tableInStep(Printing::Revised, omega::Step::Activate);
        omega::apply(table, omega::Placed{leader, Space{0, 0}, Facing::East});
        omega::apply(table, omega::ConditionChanged{leader, omega::Condition::Downed});
        fund(table, omega::pool, 10);
        bring(table, "blaster", {1, 0}, Facing::West);
        const Stage stage = shown(table, picked).stage;
        QCOMPARE(stage.tone, wording::Tone::Refused);
        QVERIFY2(stage.text.contains(QStringLiteral("is downed and cannot be attacked")), qPrintable(stage.text));
        QVERIFY(!stage.text.contains(QStringLiteral("activated")));
        QVERIFY(std::ranges::none_of(stage.offers, [](const Offer &offer) { return offer.then.has_value(); }));
    }

    /// Nobody is asked to click an enemy where none stands.
    void whereNoEnemyCanBeActivatedItIsSaid()
    {
        omega::Table table = tableInStep(Printing::Revised, omega::Step::Activate);
        fund(table, omega::pool, 10);
        QCOMPARE(shown(table, {}).stage.headline, QStringLiteral("No enemy can be activated now"));
        bring(table, "blaster", {3, 0}, Facing::West);
        QCOMPARE(shown(table, {}).stage.headline, QStringLiteral("Click an enemy to activate it"));
        table.open.adrenaline.pool = 0;
        QCOMPARE(shown(table, {}).stage.headline, QStringLiteral("No enemy can be activated now"));
    }

    void whoHasNothingLeftToDoIsNotAskedForMore()
    {
        omega::Table table = activated("blaster", {3, 0});
        QCOMPARE(shown(table, {}).stage.headline, QStringLiteral("Blaster 1 is active: click a space or a target"));
        table.open.turn->attacked = true;
        QCOMPARE(shown(table, {}).stage.headline, QStringLiteral("Blaster 1 has done what it can in this activation"));
    }

    /// The default button is what is likely meant.
    void theLikelierChoiceComesFirst()
    {
        omega::Table turns = tableInTurns(Printing::Revised);
        omega::apply(turns, omega::MarkerPlaced{omega::MarkerKind::Investigate, {1, 1}});
        const omega::View view = omega::view(turns, omega::OverseerSeat{});
        const Offers there = offersFor(view, pickedOn(view, {.actor = leader}, {1, 1}));
        QVERIFY(there.size() > 1 && there.front().command.as<omega::Investigate>() != nullptr);
        for (const Space at : {Space{1, 1}, Space{6, 1}})
        {
            omega::Table table = tableInStep(Printing::Revised, omega::Step::Activate);
            fund(table, omega::pool, 10);
            const omega::FigureId clone = bring(table, "rogue_clone", at, Facing::West);
            const omega::View seen = omega::view(table, omega::OverseerSeat{});
            const Offers offers = offersFor(seen, {.actor = clone, .space = at});
            // Both keep their places, whichever is the default.
            const auto *first = offers.front().command.as<omega::ActivateEnemy>();
            QVERIFY(first != nullptr && !first->combat);
            const auto likely = std::ranges::find_if(offers, isLedTo);
            QVERIFY(likely != offers.end());
            QCOMPARE(likely->command.as<omega::ActivateEnemy>()->combat, at == Space(1, 1));
        }
    }

    /// EN 1067: the figure for which a move costs more is named with the cost.
    void whatMakesAMoveCostMoreIsNamed()
    {
        omega::Table table = tableInTurns(Printing::Revised);
        const Picked move{.actor = leader, .path = {{0, 1}, {0, 0}}};
        QCOMPARE(shown(table, move).stage.tone, wording::Tone::Allowed);
        QVERIFY(!shown(table, move).stage.text.contains(QStringLiteral("Close to")));
        bring(table, "fear_hunter", {1, 0});
        const Shown close = shown(table, move);
        QCOMPARE(close.stage.tone, wording::Tone::Allowed);
        const QString named = QStringLiteral("Close to Fear Hunter 1: +1 adrenaline.");
        QVERIFY2(close.stage.text.startsWith(named), qPrintable(close.stage.text));
        QCOMPARE(close.stage.rules.front(), rule::OP_ACT_1);
        const omega::View view = omega::view(table, omega::OverseerSeat{});
        const Offer &offer = close.stage.offers.front();
        QCOMPARE(wording::button(view, offer), QStringLiteral("Move · 2"));
        QCOMPARE(wording::tip(view, offer.command.command()), named);
    }

    /// OP-SPAWN-1: the clone of a nest is not offered a second time in the same words.
    void noTwoOffersHaveTheSameWords()
    {
        omega::Table table = tableInStep(Printing::Revised, omega::Step::Spawn);
        const std::vector<omega::KindId> clones{{"rogue_clone"}, {"warrior_clone"}};
        table.open.pending.allowances = {{.left = 2}, {.left = 1}};
        for (omega::Allowance &allowance : table.open.pending.allowances)
            allowance.kinds = clones;
        QVERIFY(shown(table, {}).stage.text.isEmpty());
        table.open.pending.allowances.back().tile = U'e';
        QVERIFY(shown(table, {}).stage.text.startsWith(QStringLiteral("The clone nest brings one clone more")));
        const omega::View view = omega::view(table, omega::OverseerSeat{});
        QStringList words;
        for (const Offer &offer : offersDue(view, {.space = Space{2, 0}}))
            words << wording::button(view, offer);
        QVERIFY(words.contains(QStringLiteral("Place: Warrior Clone")));
        const qsizetype all = words.size();
        words.removeDuplicates();
        QCOMPARE(words.size(), all);
    }

    /// The first edition lets Assist join again, and says that it has.
    void anotherAssistIsSaidToBeAnother()
    {
        omega::Table table = activated("rogue_clone", {1, 0});
        const omega::FigureId handler = bring(table, "handler", {2, 0});
        table.open.pending.attack
            = omega::Attack{.attacker = omega::FigureId{1}, .weapon = {"claws"}, .target = leader};
        const auto words = [&]
        {
            const omega::View view = omega::view(table, omega::OverseerSeat{});
            return wording::button(view, offered(view, omega::Assist{handler}));
        };
        QCOMPARE(words(), QStringLiteral("Handler 2 assists: one more die · 1"));
        table.open.pending.attack->joined.push_back({.name = {"assist"}, .dice = {1, 0}, .rule = rule::OP_ATK_2});
        QCOMPARE(words(), QStringLiteral("Handler 2 assists: yet another die · 1"));
    }

    /// OP-CMD-3, EN 1095: the effect of a card without a marker is the table's, and the downed card forbids actions
    /// alone.
    void whoUsesACardIsToldWhatToDo()
    {
        omega::Table table = tableInTurns(Printing::Revised);
        const auto tip = [&]
        {
            return wording::tip(
                omega::view(table, omega::OverseerSeat{}), omega::UseKit{leader, {"keep_your_head_down"}, {}});
        };
        QVERIFY2(tip().contains(QStringLiteral("what the card says is done at the table")), qPrintable(tip()));
        QVERIFY(!tip().contains(QStringLiteral("downed card")));
        omega::apply(table, omega::ConditionChanged{leader, omega::Condition::Downed});
        QVERIFY2(tip().contains(QStringLiteral("who uses the downed card can use it, too")), qPrintable(tip()));
    }

    /// In Dossier's own words: what an ability does, when, and for how much; that it is unknown, where it is.
    void anAbilitySaysWhatItDoes()
    {
        omega::Table table = tableInTurns(Printing::Revised);
        const auto linesOf = [&](const char *ability)
        {
            return wording::tip(omega::view(table, omega::OverseerSeat{}), omega::UseAbility{.ability = {ability}})
                .split(u'\n');
        };
        QCOMPARE(linesOf("charge"),
            (QStringList{QStringLiteral("The active enemy moves up to 2 times its Speed."),
                QStringLiteral("Only while enemies are activated."),
                QStringLiteral("Ready: 4 adrenaline into its well."),
                QStringLiteral("Committed: 5 adrenaline to the bank.")}));
        // There are three commandos.
        const QStringList clones = linesOf("clone_reinforcements");
        QVERIFY2(clones.front().contains(QStringLiteral("up to 3 ")), qPrintable(clones.front()));
        QCOMPARE(clones.back(), QStringLiteral("Not again before its well is empty."));
        QCOMPARE(linesOf("cave_in").front(), QStringLiteral("Places up to 2 × rubble."));
        for (omega::Ability &ability : table.open.content.abilities)
            ability.timesSpeed.reset();
        QVERIFY(linesOf("charge").front().startsWith(QStringLiteral("The pack does not say what it does")));
    }

    /// The default throws no attack away, of an enemy or of a commando.
    void aTurnWithAnAttackLeftIsNotEndedByDefault()
    {
        const auto isQuiet = [](const omega::Table &table)
        { return roundStep(std::make_shared<omega::View>(omega::view(table, omega::OverseerSeat{})), {}).isQuiet; };
        omega::Table enemy = activated("blaster", {3, 0});
        enemy.open.turn->moved = true;
        QVERIFY(isQuiet(enemy));
        enemy.open.turn->attacked = true;
        QVERIFY(!isQuiet(enemy));
        omega::Table turns = tableInTurns(Printing::Revised);
        turns.open.turn->diagonalUsed = true;
        QVERIFY(!isQuiet(turns));
        omega::Table healing = turns;
        omega::apply(healing, omega::WoundsChanged{leader, 1});
        QVERIFY(isQuiet(healing));
        bring(turns, "blaster", {2, 1}, Facing::West);
        QVERIFY(isQuiet(turns));
    }

    /// A planned event that has come, and an ability that spawns, are not passed over by Enter.
    void whatTheOverseerCanDoNowIsNotPassedOverByDefault()
    {
        const auto isQuiet = [](const omega::Table &table)
        { return roundStep(std::make_shared<omega::View>(omega::view(table, omega::OverseerSeat{})), {}).isQuiet; };
        omega::Table table = tableInStep(Printing::Revised, omega::Step::Refresh);
        QVERIFY(!isQuiet(table));
        table.secret.events = {{.id = {"ambush"}, .timer = omega::TimerToken::Primary, .round = 20}};
        QVERIFY(!isQuiet(table));
        table.secret.events.front().round = 1;
        QVERIFY(isQuiet(table));
        // An event with another trigger is not given up by the step.
        table.secret.events.front().round.reset();
        QVERIFY(!isQuiet(table));
        omega::Table spawning = tableInStep(Printing::Revised, omega::Step::Spawn);
        omega::apply(spawning, omega::TokensMoved{omega::pool, omega::bank, spawning.open.adrenaline.pool});
        QVERIFY(!isQuiet(spawning));
        fund(spawning, omega::pool, 20);
        QVERIFY(isQuiet(spawning));
    }

    void theWoundsOfATargetAreInSight()
    {
        omega::Table table = activated("blaster", {3, 0});
        QCOMPARE(shown(table, picked).stage.headline, QStringLiteral("Blaster 1 → Team Leader"));
        omega::apply(table, omega::WoundsChanged{leader, 2});
        QVERIFY2(shown(table, picked).stage.headline.contains(QStringLiteral("(wounds: 2 of ")),
            qPrintable(shown(table, picked).stage.headline));
    }

    /// A die that EMI takes is named before the attack is declared, whatever else is to be said.
    void aDieThatEmiTakesIsSaidFirst()
    {
        omega::Table table = tableInTurns(Printing::Revised);
        omega::apply(table, omega::Placed{leader, Space{0, 0}, Facing::East});
        bring(table, "blaster", {2, 0}, Facing::West);
        omega::apply(table, omega::MarkerPlaced{omega::MarkerKind::Emi, {0, 0}});
        const Shown through = shown(table, {.actor = leader, .target = omega::FigureId{1}});
        QCOMPARE(through.stage.tone, wording::Tone::Allowed);
        QVERIFY2(through.stage.text.startsWith(QStringLiteral("EMI: −1 black die.")), qPrintable(through.stage.text));
    }

    /// The text begins with what people have to do now; the purpose of the step follows.
    void anEventThatHasComeIsSaidWithWhereToReadIt()
    {
        omega::Table table = tableInStep(Printing::Revised, omega::Step::Transfer);
        table.open.pending.events = {{"lights_out"}};
        const Stage stage = shown(table, {}).stage;
        QCOMPARE(stage.headline, QStringLiteral("Mission event: Lights out"));
        // The sample has no guide.
        QCOMPARE(stage.text, QStringLiteral("What to do: nothing on the map; the table decides what it means."));
        table.open.content.mission.id = {"knock_knock"};
        QCOMPARE(shown(table, {}).stage.text, QStringLiteral("What to do: see the mission guide."));
        table.open.pending.events.clear();
        QVERIFY(!shown(table, {}).stage.headline.contains(QStringLiteral("Lights out")));
    }

    void theOddsAreThoseOfTheDeclaration()
    {
        omega::Table table = activated("blaster", {3, 0});
        for (omega::FigureCard &card : table.open.content.figures)
            if (card.id.text == "taunter_drone")
                card.keywords.push_back(omega::Keyword::Taunter);
        const int without = shown(table, picked).stage.odds->chances.front().hits;
        bring(table, "taunter_drone", {0, 1});
        const Shown taunted = shown(table, picked);
        QCOMPARE(taunted.stage.odds->chances.front().hits, without + 1);
        QVERIFY2(taunted.judgement.attack->chances == taunted.stage.odds->chances, "the board is judged by the same");
        const omega::DeclareAttack attack{omega::FigureId{1}, {"beam"}, {3, 0}, leader, {0, 0}};
        QVERIFY(taunted.stage.odds->chances == omega::oddsOf(table.open, attack)->wounds);
        forced(table, attack);
        QVERIFY(taunted.stage.odds->chances == omega::view(table, omega::PublicSeat{}).odds->wounds);
    }

    /// The text does not repeat the grid, and what the grid does not show comes first.
    void aRefusalIsExplainedOnce()
    {
        omega::Table table = activated("rogue_clone", {3, 0});
        const QString far = shown(table, picked).stage.text;
        QCOMPARE(far.count(QStringLiteral("adjacent spaces only")), 1);
        QVERIFY2(!far.contains(QStringLiteral("the weapon reaches")), qPrintable(far));
        omega::apply(table, omega::Placed{omega::FigureId{1}, Space{1, 0}, Facing::West});
        table.open.turn->attacked = true;
        const Stage done = shown(table, picked).stage;
        QVERIFY2(done.text.startsWith(QStringLiteral("It has attacked already.")), qPrintable(done.text));
        QCOMPARE(done.rules.front(), rule::OP_ATK_4);
    }

    void aSeekerIsNotSaidToBeBlind()
    {
        omega::Table table = activated("warrior_clone", {3, 0}, Facing::East);
        for (omega::FigureCard &card : table.open.content.figures)
            if (card.id.text == "warrior_clone")
                card.keywords.push_back(omega::Keyword::Seeker);
        const Stage stage = shown(table, picked).stage;
        QCOMPARE(stage.tone, wording::Tone::Allowed);
        QVERIFY2(stage.text.contains(QStringLiteral("needs no line of sight")), qPrintable(stage.text));
        QVERIFY(stage.odds && !stage.odds->chances.empty());
    }

    /// The sign answers what was asked: another thing that is allowed makes no yes of a no.
    void theSignAnswersTheQuestion()
    {
        omega::Table table = tableInStep(Printing::Revised, omega::Step::Turns);
        omega::apply(table, omega::Placed{leader, Space{0, 0}, Facing::West});
        omega::apply(table, omega::TurnBegan{leader, false});
        bring(table, "rogue_clone", {3, 0}, Facing::West);
        const Stage behind = shown(table, {.actor = leader, .target = omega::FigureId{1}, .space = Space{3, 0}}).stage;
        QCOMPARE(behind.tone, wording::Tone::Refused);
        QVERIFY(!behind.offers.empty() && !behind.offers.front().no && behind.offers.front().then);
        omega::apply(table, omega::Placed{leader, Space{0, 0}, Facing::East});
        const Stage before = shown(table, {.actor = leader, .target = omega::FigureId{1}, .space = Space{3, 0}}).stage;
        QCOMPARE(before.tone, wording::Tone::Allowed);
        QVERIFY(!before.offers.front().then);
        // An offer is judged by its result: the chances are those of the attack after the turn.
        QVERIFY(behind.odds && behind.odds->sight.lineOfSight && !behind.odds->chances.empty());
        QVERIFY(before.odds && behind.odds->chances == before.odds->chances);
        QVERIFY(behind.turnsFirst && !before.turnsFirst);
    }

    /// The figure that is to be placed looks as it will stand; nobody goes there.
    void whatIsPlacedIsShownAsItWillStand()
    {
        omega::Table table = tableInStep(Printing::Revised, omega::Step::Turns);
        omega::apply(table, omega::Placed{leader, Space{0, 0}, Facing::East});
        omega::apply(table, omega::TurnBegan{leader, false});
        omega::Allowance one;
        one.kinds = {{"rogue_clone"}};
        one.left = 1;
        table.open.pending.allowances = {one};
        const omega::View view = omega::view(table, omega::OverseerSeat{});
        const Picked at = pickedOn(view, {.actor = leader}, {3, 0});
        QVERIFY(at.path.empty() && at.space == std::optional(Space{3, 0}));
        const Shown made = shown(table, at);
        const std::optional<omega::Piece> piece = proposedBy(table.open, made.stage.offers);
        QVERIFY(piece.has_value());
        QCOMPARE(piece->figure.at, (Space{3, 0}));
        QCOMPARE(piece->facing, Facing::West);
        QVERIFY(!made.judgement.move);
        // Placing can be ended while nothing is chosen that would be thrown away.
        const auto canEnd = [](const Shown &shown)
        {
            return std::ranges::any_of(
                shown.stage.offers, [](const Offer &offer) { return offer.command.as<omega::LeaveRest>() != nullptr; });
        };
        QVERIFY(!canEnd(made));
        QVERIFY(canEnd(shown(table, {.actor = leader})));
    }

    /// The headline counts the gas out of its maximum, and only spaces that can be changed are highlighted.
    void gasIsCountedAndLitInItsRoomAlone()
    {
        omega::Table table = tableInStep(Printing::Revised, omega::Step::Turns);
        omega::Allowance gas;
        gas.marker = omega::MarkerKind::Gas;
        gas.left = 2;
        table.open.pending.allowances = {gas};
        const omega::View view = omega::view(table, omega::OverseerSeat{});
        Picked some{.marked = {{0, 0}}};
        QVERIFY(placesFor(view, some).contains({1, 0}));
        some.marked.push_back({1, 0});
        QCOMPARE(placesFor(view, some).count(), 2);
        const QString headline = shown(table, some).stage.headline;
        QVERIFY2(headline.contains(QStringLiteral("2 of 2 chosen")), qPrintable(headline));
    }

    /// The cost of a way is what the rules say, however it was drawn; a hazard on it is announced.
    void aWayIsProposedAndItsHazardsAreTold()
    {
        omega::Table table = tableInStep(Printing::Revised, omega::Step::Turns);
        omega::apply(table, omega::Placed{leader, Space{0, 0}, Facing::East});
        omega::apply(table, omega::TurnBegan{leader, false});
        const omega::View view = omega::view(table, omega::OverseerSeat{});
        const Picked far = pickedOn(view, {.actor = leader}, {table.open.ground.map.width() - 1, 0});
        for (std::size_t i = 1; i < far.path.size(); ++i)
            QVERIFY(adjacent(far.path[i - 1], far.path[i]) || far.path.size() == 2);
        const Picked near = pickedOn(view, far, {1, 0});
        QCOMPARE(near.path, (std::vector<Space>{{0, 0}, {1, 0}}));
        table.open.ground.markers[omega::MarkerKind::Peril].insert(Space{1, 0});
        const Stage stage = shown(table, {.actor = leader, .space = Space{1, 0}, .path = {{0, 0}, {1, 0}}}).stage;
        QVERIFY2(
            stage.text.startsWith(QStringLiteral("The path enters peril on B1: roll 1 red die, each hit is a wound.")),
            qPrintable(stage.text));
        const omega::View hazard = omega::view(table, omega::OverseerSeat{});
        const Picked round = pickedOn(hazard, {.actor = leader}, {2, 1});
        QVERIFY(std::ranges::find(round.path, Space{1, 0}) == round.path.end());
    }

    /// OP-GAS-1: the cloud that a mover stands in does no harm again; what lies behind it does.
    void gasThatDoesNoHarmIsNotTold()
    {
        for (const Printing printing : {Printing::First, Printing::Revised})
        {
            omega::Table table = tableInStep(printing, omega::Step::Turns);
            omega::apply(table, omega::Placed{leader, Space{0, 0}, Facing::East});
            omega::apply(table, omega::TurnBegan{leader, false});
            table.open.ground.markers[omega::MarkerKind::Gas] = {Space{0, 0}, Space{1, 0}};
            table.open.ground.markers[omega::MarkerKind::Peril].insert(Space{2, 0});
            const Picked along{.actor = leader, .space = Space{2, 0}, .path = {{0, 0}, {1, 0}, {2, 0}}};
            const QString within = shown(table, along).stage.text;
            QVERIFY2(within.startsWith(QStringLiteral("The path enters peril on C1: ")), qPrintable(within));
            QVERIFY2(!within.contains(QStringLiteral("gas")), qPrintable(within));
            table.open.ground.markers[omega::MarkerKind::Gas] = {Space{1, 0}};
            const QString into = shown(table, along).stage.text;
            QVERIFY2(into.startsWith(QStringLiteral("The path enters corrosive gas on B1: 1 wound")), qPrintable(into));
            QVERIFY2(into.contains(QStringLiteral(". The path enters peril on C1: ")), qPrintable(into));
        }
    }
};

DOSSIER_TESTS(StageTest, EventLoop)

} // namespace stage_test

#include "stage_test.moc"
