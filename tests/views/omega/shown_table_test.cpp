#include "model/omega/seen/numbers.h"
#include "model/omega/seen/rooms.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"
#include "views/board/spoken_space.h"
#include "views/omega/desk/shown_table.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>

namespace shown_table_test
{

using namespace dossier;
using namespace dossier::test;
using omega::Role;

namespace
{

ShownTable shown(const omega::Table &table, const ShownState &shownState)
{
    const omega::View view = omega::view(table, omega::OverseerSeat{});
    return shownTable(view, sessionBoardOf(view), shownState);
}

const Wash *washCalled(const FloorScene &scene, const std::string &name)
{
    const auto found = std::ranges::find(scene.washes, name, &Wash::name);
    return found == scene.washes.end() ? nullptr : &*found;
}

/// The Team Leader's turn, with an enemy three spaces away.
omega::Table withAnEnemy()
{
    omega::Table table = tableInTurns(Printing::Revised);
    bring(table, "blaster", {3, 0}, Facing::West);
    return table;
}

const Picked leaderAlone{.actor = Role::TeamLeader};

std::optional<Space> first(const SpaceSet &spaces)
{
    std::optional<Space> found;
    spaces.forEach([&](Space space) { found = found.value_or(space); });
    return found;
}

} // namespace

/// The judgement of a table and a selection, without a widget.
class ShownTableTest : public QObject
{
    Q_OBJECT

private slots:

    void theBoardIsShadedByWhatIsAskedFor()
    {
        const omega::Table table = withAnEnemy();
        const auto scene = [&](const Shadings &shadings)
        { return shown(table, {.picked = leaderAlone, .shadings = shadings}).scene; };
        QVERIFY(!scene({.reach = true}).reach.empty());
        QVERIFY(scene({.reach = false}).reach.empty());
        QVERIFY(scene({.sight = true}).seen);
        QVERIFY(!scene({.sight = false}).seen);
        QVERIFY(scene({.danger = true}).danger);
        QVERIFY(!scene({.danger = false}).danger);
    }

    /// Enemies whose activation is over are marked while enemies are activated, and at no other time.
    void whoWasActivatedIsMarked()
    {
        omega::Table table = withAnEnemy();
        table.open.figures.begin()->second.activated = true;
        QVERIFY(shown(table, {}).scene.activated.empty());
        table.open.turn.reset();
        table.open.clock.step = omega::Step::Activate;
        const ShownTable done = shown(table, {});
        QCOMPARE(done.scene.activated.size(), std::size_t{1});
        QCOMPARE(done.scene.activated.front().at, (Space{3, 0}));
        QVERIFY(spokenSpace(done.scene, {3, 0}).contains(QStringLiteral("activated")));
        table.open.figures.begin()->second.activated = false;
        QVERIFY(shown(table, {}).scene.activated.empty());
    }

    void reachIsNotShownWhileSomethingIsToBePlaced()
    {
        omega::Table table = tableInTurns(Printing::Revised);
        QVERIFY(!shown(table, {.picked = leaderAlone}).scene.reach.empty());
        table.open.pending.allowances.push_back({.marker = omega::MarkerKind::Gas, .left = 1});
        const ShownTable placing = shown(table, {.picked = leaderAlone});
        QVERIFY(washCalled(placing.scene, "gas can be placed here") != nullptr);
        QVERIFY(placing.scene.reach.empty());
    }

    /// Every highlighted space can be clicked.
    void nothingIsInReachForWhoCannotPay()
    {
        omega::Table table = tableInTurns(Printing::Revised);
        const int max = omega::maxAdrenalineOf(table.open, Role::TeamLeader).value_or(0);
        fund(table, omega::sheet(Role::TeamLeader), max - 1);
        QVERIFY(!shown(table, {.picked = leaderAlone}).scene.reach.empty());
        fund(table, omega::sheet(Role::TeamLeader), 1);
        QVERIFY(shown(table, {.picked = leaderAlone}).scene.reach.empty());
    }

    /// A marker on the board, who acts as everybody: where he can go is shown, and why not further.
    void whoActsDownedIsShown()
    {
        omega::Table table = tableInTurns(Printing::First);
        omega::apply(table, omega::ConditionChanged{Role::TeamLeader, omega::Condition::Downed});
        const ShownTable alone = shown(table, {.picked = leaderAlone});
        QVERIFY(!alone.scene.reach.empty());
        const Wash *acts = washCalled(alone.scene, "chosen to act");
        const Space at = omega::inPlay(table.open, Role::TeamLeader).at.value_or(Space{});
        QVERIFY(acts != nullptr && acts->spaces.contains(at));
        QVERIFY(shown(table, {.picked = leaderAlone, .shadings = {.reach = false}}).scene.reach.empty());
        const std::vector<Space> far{{0, 1}, {1, 1}, {2, 1}, {3, 1}};
        const ShownTable refused
            = shown(table, {.picked = {.actor = Role::TeamLeader, .space = Space{3, 1}, .path = far}});
        QCOMPARE(refused.scene.path, far);
        QCOMPARE(refused.scene.offendingStep, std::optional<std::size_t>(3));
        QVERIFY2(refused.stage.text.contains(QStringLiteral("D2 is too far; movement points: 2.")),
            qPrintable(refused.stage.text));
    }

    /// The spaces where the marked corner of a large figure can end are highlighted, in both printings, and the
    /// impossible step is marked.
    void aLargeFigureHasItsReachAndItsWay()
    {
        for (const Printing printing : {Printing::First, Printing::Revised})
        {
            omega::Table table = tableInStep(printing, omega::Step::Activate);
            const omega::FigureId hunter = bring(table, "fear_hunter", {5, 0}, Facing::East);
            omega::apply(table, omega::TurnBegan{hunter, false});
            const std::vector<ReachedSpace> reach = shown(table, {.picked = {.actor = hunter}}).scene.reach;
            QVERIFY(std::ranges::find(reach, Space{7, 0}, &ReachedSpace::space) != reach.end());
            QVERIFY(std::ranges::find(reach, Space{6, 1}, &ReachedSpace::space) == reach.end());
            // A path leads to each of them.
            const omega::View view = omega::view(table, omega::OverseerSeat{});
            for (const ReachedSpace &end : reach)
            {
                QVERIFY(omega::mapOf(table.open).isFloor({end.space.x + 1, end.space.y + 1}));
                const Picked picked = pickedOn(view, {.actor = hunter}, end.space);
                const Offers offers = shown(table, {.picked = picked}).stage.offers;
                QVERIFY(end.cost == 0 || (!offers.empty() && !offers.front().no));
            }
            const std::vector<Space> far{{5, 0}, {13, 7}};
            const ShownTable refused = shown(table, {.picked = {.actor = hunter, .space = Space{13, 7}, .path = far}});
            QCOMPARE(refused.scene.offendingStep, std::optional<std::size_t>(1));
        }
    }

    /// The dice are next, and nothing is to be clicked first.
    void anExplosionIsSaidWhileItsDiceAreWaitedFor()
    {
        const omega::Table table = tableInTurns(Printing::Revised);
        const omega::Explode blast{.at = {2, 1}, .radius = 1};
        const QString before = shown(table, {.picked = leaderAlone}).stage.headline;
        QCOMPARE(shown(table, {.picked = leaderAlone, .blast = blast}).stage.headline, before);
        QCOMPARE(shown(table, {.picked = leaderAlone, .blast = blast, .rolls = true}).stage.headline,
            QStringLiteral("Roll for the explosion on C2"));
        QVERIFY(shown(table, {.picked = leaderAlone, .blast = blast}).stage.disabledReason.isEmpty());
        QVERIFY(shown(table, {.picked = leaderAlone, .blast = blast, .rolls = true})
                .stage.disabledReason.startsWith(QStringLiteral("The dice of the explosion on C2")));
    }

    /// A verdict on what was picked before is none on its dice.
    void noVerdictStandsBesideTheDiceOfAnExplosion()
    {
        omega::Table table = withAnEnemy();
        table.open.ground.map.setWall({2, 1});
        table.open.ground.map.setWall({2, 0});
        Picked aimed = leaderAlone;
        aimed.target = omega::FigureId{1};
        QVERIFY(!shown(table, {.picked = aimed}).stage.text.isEmpty());
        const Stage stage
            = shown(table, {.picked = aimed, .blast = omega::Explode{.at = {2, 1}, .radius = 1}, .rolls = true}).stage;
        QCOMPARE(stage.tone, wording::Tone::Open);
        QVERIFY(stage.text.isEmpty() && stage.rules.empty() && !stage.odds);
        QVERIFY2(!stage.offers.empty(), "what waits is shown");
    }

    /// The mark of an objective under a figure is in the corner, where the figure does not cover it.
    void anObjectiveUnderAFigureIsInTheCorner()
    {
        omega::Table table = withAnEnemy();
        table.open.ground.objectives = {{{"core"}, {3, 0}}, {{"key"}, {3, 3}}};
        const FloorScene scene = shown(table, {}).scene;
        const auto cornered = [&](Space at)
        {
            const auto found = std::ranges::find_if(
                scene.signs, [at](const SpaceSign &sign) { return sign.at == at && sign.sign == "★"; });
            return found != scene.signs.end() ? std::optional(found->cornered) : std::nullopt;
        };
        QCOMPARE(cornered({3, 0}), std::optional(true));
        QCOMPARE(cornered({3, 3}), std::optional(false));
    }

    void gasAndEnemiesHaveTintsOfTheirOwn()
    {
        omega::Table gas = tableInTurns(Printing::Revised);
        gas.open.pending.allowances.push_back({.marker = omega::MarkerKind::Gas, .left = 1});
        omega::Table enemy = tableInTurns(Printing::Revised);
        enemy.open.pending.allowances.push_back({.kinds = {{"rogue_clone"}}, .left = 1});
        const ShownTable ofGas = shown(gas, {});
        const ShownTable ofEnemy = shown(enemy, {});
        const Wash *first = washCalled(ofGas.scene, "gas can be placed here");
        const Wash *second = washCalled(ofEnemy.scene, "an enemy can be placed here");
        QVERIFY(first != nullptr && second != nullptr);
        QVERIFY(first->tone != second->tone && first->mark != second->mark);
    }

    /// Red means that it is not allowed: the lines that walls stop are drawn only where all of them are, and not where
    /// something else refuses the attack.
    void noBlockedLineLiesOnAnAttackThatIsAllowed()
    {
        omega::Table table = tableInTurns(Printing::Revised);
        omega::apply(table, omega::Placed{Role::TeamLeader, Space{0, 1}, Facing::East});
        bring(table, "blaster", {3, 1}, Facing::West);
        const Picked aimed{.actor = Role::TeamLeader, .target = omega::FigureId{1}};
        const auto blocked = [](const ShownTable &shown)
        { return std::ranges::count(shown.scene.evidence, Proof::Blocked, &Evidence::proof); };
        table.open.ground.map.setWall({2, 0});
        table.open.ground.map.setWall({1, 2});
        const ShownTable allowed = shown(table, {.picked = aimed});
        QCOMPARE(allowed.stage.tone, wording::Tone::Allowed);
        QVERIFY(!allowed.scene.evidence.empty());
        QCOMPARE(blocked(allowed), 0);
        omega::Table tired = table;
        fund(tired, omega::sheet(Role::TeamLeader), omega::maxAdrenalineOf(tired.open, Role::TeamLeader).value_or(0));
        const ShownTable costly = shown(tired, {.picked = aimed});
        QCOMPARE(costly.stage.tone, wording::Tone::Refused);
        QVERIFY(!costly.scene.evidence.empty());
        QCOMPARE(blocked(costly), 0);
        table.open.ground.map.setWall({2, 1});
        const ShownTable refused = shown(table, {.picked = aimed});
        QCOMPARE(refused.stage.tone, wording::Tone::Refused);
        QVERIFY(blocked(refused) > 0);
    }

    /// Under the figure it could not be read.
    void everySignIsDrawnWhereNothingElseIs()
    {
        omega::Table table = tableInTurns(Printing::Revised);
        omega::apply(table, omega::MarkerPlaced{omega::MarkerKind::Vent, {6, 5}});
        omega::apply(table, omega::MarkerPlaced{omega::MarkerKind::Napalm, {6, 5}});
        const FloorScene scene = shown(table, {}).scene;
        const auto signCalled = [&](const std::string &begin)
        {
            return std::ranges::find_if(
                scene.signs, [&](const SpaceSign &sign) { return sign.name.starts_with(begin); });
        };
        const auto napalm = signCalled("napalm");
        QVERIFY(napalm != scene.signs.end() && napalm->cornered);
        const auto goal = signCalled("goal room");
        QVERIFY(goal != scene.signs.end());
        QVERIFY(std::ranges::any_of(table.open.ground.rooms,
            [&](const omega::Room &room) { return room.state == omega::RoomState::Goal && room.contains(goal->at); }));
        QVERIFY(spokenSpace(scene, goal->at).contains(QStringLiteral("goal room")));
        const auto nest = signCalled("clone nest");
        QVERIFY(nest != scene.signs.end() && omega::hasCloneNest(table.open, nest->at));
        for (const SpaceSign &sign : scene.signs)
            QVERIFY(sign.cornered
                || std::ranges::count_if(
                       scene.signs, [&](const SpaceSign &other) { return other.at == sign.at && !other.cornered; })
                    == 1);
    }

    /// The sign stands for its tile: it does not move like a token.
    void theSignOfANestStaysInItsPlace()
    {
        omega::Table table = withAnEnemy();
        const auto nest = [&]
        {
            const FloorScene scene = shown(table, {}).scene;
            const auto found = std::ranges::find_if(
                scene.signs, [](const SpaceSign &sign) { return sign.name.starts_with("clone nest"); });
            return found == scene.signs.end() ? std::nullopt : std::optional(found->at);
        };
        const std::optional<Space> before = nest();
        QVERIFY(before);
        table.open.ground.markers[omega::MarkerKind::Gas].insert(*before);
        QCOMPARE(nest(), before);
        for (omega::Room &room : table.open.ground.rooms)
            room.state = omega::RoomState::Revealed;
        QCOMPARE(nest(), before);
    }

    void aMarkerUnderAFigureLiesInACorner()
    {
        omega::Table table = withAnEnemy();
        const auto sign = [&](Space at)
        {
            const FloorScene scene = shown(table, {}).scene;
            const auto found = std::ranges::find(scene.signs, at, &SpaceSign::at);
            return found == scene.signs.end() ? std::nullopt : std::optional(found->cornered);
        };
        for (const Space at : {Space{3, 0}, Space{3, 1}})
            omega::apply(table, omega::MarkerPlaced{omega::MarkerKind::TriggeredExplosive, at});
        QCOMPARE(sign({3, 0}), std::optional(true));
        QCOMPARE(sign({3, 1}), std::optional(false));
    }

    /// If a large figure has no room, a small figure of the same choice may have it.
    void whatAnyOfTheKindsCanTakeIsLit()
    {
        omega::Table table = tableInStep(Printing::Revised, omega::Step::Spawn);
        const auto lit = [&](std::vector<omega::KindId> kinds)
        {
            table.open.pending.allowances = {{.kinds = std::move(kinds), .left = 1}};
            const ShownTable made = shown(table, {});
            const Wash *wash = washCalled(made.scene, "an enemy can be placed here");
            return wash != nullptr ? wash->spaces : SpaceSet();
        };
        const SpaceSet large = lit({{"fear_hunter"}});
        const SpaceSet small = lit({{"reject"}});
        QVERIFY(!(small - large).empty());
        QCOMPARE(lit({{"fear_hunter"}, {"reject"}}), large | small);
        // The proposed figure is the one that may be placed.
        const ShownTable there = shown(table, {.picked = {.space = *first(small - large)}});
        QVERIFY(there.scene.proposed && there.scene.proposed->figure.size == 1);
    }

    void whereSomebodyCanBeKnockedBackIsLitAndPicked()
    {
        omega::Table table = withAnEnemy();
        const Space at = *table.open.commandos.at(Role::TeamLeader).at;
        table.open.pending.knockback = omega::KnockbackDue{Role::TeamLeader};
        const ShownTable made = shown(table, {});
        const Wash *lit = washCalled(made.scene, "it can be placed here");
        QVERIFY(lit != nullptr && !lit->spaces.empty() && !lit->spaces.contains(at));
        const Space to = *first(lit->spaces);
        const omega::View view = omega::view(table, omega::OverseerSeat{});
        const ShownTable picked = shown(table, {.picked = pickedOn(view, leaderAlone, to)});
        QVERIFY(picked.stage.meant);
        const auto *back = picked.stage.offers.front().command.as<omega::KnockBack>();
        QVERIFY(back != nullptr && back->to == to);
        // With nothing picked a place is proposed, and where there is none, that nobody is moved.
        const ShownTable proposed = shown(table, {.picked = leaderAlone});
        QVERIFY(proposed.stage.meant && proposed.stage.offers.front().command.as<omega::KnockBack>()->to);
        QVERIFY(!isLedTo(proposed.stage.offers[1]));
        table.open.ground.map.floor().forEach(
            [&](Space space)
            {
                if (space != at && std::abs(space.x - at.x) < 2 && std::abs(space.y - at.y) < 2
                    && !omega::combatantOn(table.open, space))
                    bring(table, "rogue_clone", space);
            });
        const ShownTable stuck = shown(table, {.picked = leaderAlone});
        QVERIFY(stuck.stage.meant && !stuck.stage.offers.front().command.as<omega::KnockBack>()->to);
    }

    /// The large button does what its twin does: where only one tile can be turned, it is that one.
    void theOneTileThatACardCanTurnIsChosen()
    {
        omega::Table table = tableInTurns(Printing::Revised);
        omega::Room room{.id = {2}, .state = omega::RoomState::Revealed};
        table.open.ground.map.floor().forEach(
            [&](Space space)
            {
                if (table.open.ground.map.tile(space) == U'b')
                    room.spaces.push_back(space);
            });
        table.open.ground.rooms = {room};
        table.open.pending.reveal = omega::Reveal{.room = {2}, .left = {{"faulty_intel_emi"}}};
        const ShownTable made = shown(table, {.picked = leaderAlone});
        QVERIFY(made.chosen.has_value());
        const auto *resolve = made.chosen->as<omega::ResolveCard>();
        QVERIFY(resolve != nullptr && resolve->tile == U'b');
    }

    /// No action beside a refusal is the default, because none of them is what was meant.
    void nothingIsBrightBesideARefusal()
    {
        const omega::Table table = tableInTurns(Printing::Revised);
        const Space at = *table.open.commandos.at(Role::TeamLeader).at;
        Picked away = leaderAlone;
        away.path = {at, {at.x + 12, at.y}};
        away.space = away.path.back();
        const ShownTable refused = shown(table, {.picked = away});
        QCOMPARE(refused.stage.tone, wording::Tone::Refused);
        QVERIFY(!refused.stage.meant);
    }

    void anExplosionThatSomebodyThinksOfIsDrawn()
    {
        const omega::Table table = tableInTurns(Printing::Revised);
        const ShownTable drawn = shown(table, {.blast = omega::Explode{.at = {1, 1}, .radius = 1}});
        const Wash *blast = washCalled(drawn.scene, "the explosion reaches it");
        QVERIFY(blast != nullptr && blast->spaces.contains({1, 1}));
        QVERIFY(washCalled(shown(table, {}).scene, "the explosion reaches it") == nullptr);
    }

    void aTargetMakesItsOfferTheOneThatIsMeant()
    {
        const omega::Table table = withAnEnemy();
        Picked picked = leaderAlone;
        QVERIFY(!shown(table, {.picked = picked}).stage.meant);
        picked.target = omega::FigureId{1};
        const ShownTable aimed = shown(table, {.picked = picked});
        QCOMPARE(aimed.stage.meant, std::ranges::any_of(aimed.stage.offers, isLedTo));
        QVERIFY(!aimed.stage.offers.empty());
    }

    void nothingIsOfferedOfATableAsItStood()
    {
        const omega::Table table = withAnEnemy();
        Picked picked = leaderAlone;
        picked.target = omega::FigureId{1};
        const ShownTable past = shown(table, {.picked = picked, .past = true});
        QVERIFY(past.stage.offers.empty() && !past.stage.meant);
    }

    void anOrderThatWasPutTogetherIsChosen()
    {
        const omega::Table table = tableInStep(Printing::Revised, omega::Step::Initiative);
        const std::vector<Role> order{Role::HeavySupport, Role::TeamLeader, Role::Countermeasures};
        QVERIFY(!shown(table, {}).chosen);
        const ShownTable put = shown(table, {.picked = {.order = order}});
        QVERIFY(put.chosen && put.chosen->as<omega::AssignInitiative>() != nullptr);
        QCOMPARE(put.chosen->as<omega::AssignInitiative>()->order, order);
    }

    void theEnemyLookedAtIsTheTargetBeforeTheOneWhoActs()
    {
        const omega::Table table = withAnEnemy();
        const omega::Combatant enemy = omega::FigureId{1};
        QVERIFY(!enemyPicked(table.open, leaderAlone));
        QCOMPARE(enemyPicked(table.open, {.actor = enemy, .target = Role::TeamLeader}), std::optional(enemy));
        QCOMPARE(enemyPicked(table.open, {.actor = Role::TeamLeader, .target = enemy}), std::optional(enemy));
    }
};

DOSSIER_TESTS(ShownTableTest, EventLoop)

} // namespace shown_table_test

#include "shown_table_test.moc"
