#include "model/conquest/seen/due.h"
#include "model/conquest/seen/numbers.h"
#include "tests/model/conquest/greens_battle.h"
#include "tests/support/boundary.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace conquest_cards_test
{

using namespace dossier;
using namespace dossier::conquest;
using namespace dossier::test;
using namespace std::string_literals;

namespace
{

const Seat greens = PlayerSeat{green};

/// Green's turn with those cards in his hand, of three.
Table holding(const std::vector<std::string> &cards)
{
    Table table = greensTurn();
    for (std::size_t i = 0; i < cards.size(); ++i)
        table.hands[green][i] = cards[i];
    return table;
}

PlayEvent played(Colour player, const std::string &card, const std::vector<Effect> &effects = {})
{
    return {player, card, effects};
}

CancelCard cancelled(const std::string &by, std::optional<Colour> of, const std::string &card)
{
    return {green, by, of, Deck::Events, card, {}, {}};
}

/// A round of green's against a crowd, the dice on the table.
Table diceLie(Table table)
{
    applyEvent(table, LocationDrawn{outer, "Sample Farm"});
    applyEvent(table, AlienPlaced{{green, 1}, outer, true});
    for (const Command &command :
        std::vector<Command>{EndAction{}, TurnUpResistance{outer, "Sample Crowd"}, RollRound{{3}, {4}}})
        if (const std::string no = give(table, command); !no.empty())
            qWarning("%s", no.c_str());
    return table;
}

std::map<std::string, int> eventsOf(const Table &table)
{
    return belongings(table);
}

} // namespace

/// Events, cancelling, abilities and hands (CQ-EVENT, CQ-CANCEL, CQ-RACE, CQ-DRAW).
class ConquestCardsTest : public QObject
{
    Q_OBJECT

private slots:

    void EVENT_1_itIsDiscardedUnlessItRemains()
    {
        Table table = holding({"Sample Dread", "Sample Mist", "Sample Mist"});
        QCOMPARE(give(table, played(green, "Sample Fury"), greens), "CQ-EVENT-1"s);
        QCOMPARE(give(table, played(green, "Sample Dread", {ThreatChanged{green, 1}}), greens), ""s);
        QCOMPARE(inPlay(table.open, green).threat, 2);
        QCOMPARE(table.open.decks[Deck::Events].discarded, (Cards{{"Sample Dread", 1}}));
        // No limit to those that remain.
        QCOMPARE(give(table, played(green, "Sample Mist"), greens), ""s);
        QCOMPARE(give(table, played(green, "Sample Mist"), greens), ""s);
        QCOMPARE(inPlay(table.open, green).remaining.size(), std::size_t{2});
        QCOMPARE(give(table, played(green, "Sample Veto"), greens), "malformed /card"s);
    }

    /// An effect stays due through other cards and phases, until it is applied or left.
    void DUE_2_anEffectStaysDueUntilItIsAppliedOrLeft()
    {
        Table table = holding({"Sample Dread", "Sample Find", "Sample Haste"});
        const auto due = [&] { return table.open.pending.effects; };
        QCOMPARE(give(table, played(green, "Sample Dread"), greens), ""s);
        QCOMPARE(due(), (std::vector{DueEffect{green, "Sample Dread"}}));
        QCOMPARE(dueOf(view(table, PublicSeat{})).front().command, Command(ApplyCard{"Sample Dread", {}}));
        QCOMPARE(give(table, played(green, "Sample Find"), greens), ""s);
        QCOMPARE(give(table, EndAction{}), ""s);
        QCOMPARE(due().size(), std::size_t{2});
        QCOMPARE(give(table, ApplyCard{"Sample Dread", {ThreatChanged{green, 1}}}), ""s);
        QCOMPARE(due(), (std::vector{DueEffect{green, "Sample Find"}}));
        QCOMPARE(resolve(table, LeaveEffect{"Sample Find"}), (Events{EffectLeft{"Sample Find"}}));
        QCOMPARE(give(table, LeaveEffect{"Sample Find"}), ""s);
        QVERIFY(due().empty());
        QCOMPARE(give(table, LeaveEffect{"Sample Find"}), "malformed /card"s);
        QVERIFY(!holds_alternative<ApplyCard>(dueOf(view(table, PublicSeat{})).front().command));
    }

    void DUE_2_anEffectEnteredWithTheCardIsNotDue()
    {
        Table table = holding({"Sample Dread"});
        QCOMPARE(give(table, played(green, "Sample Dread", {ThreatChanged{green, 1}}), greens), ""s);
        QVERIFY(table.open.pending.effects.empty());
    }

    void DUE_2_aCancelledEffectIsNotDue()
    {
        Table table = holding({"Sample Mist", "Sample Veto"});
        QCOMPARE(give(table, played(green, "Sample Mist"), greens), ""s);
        QCOMPARE(give(table, cancelled("Sample Veto", green, "Sample Mist"), greens), ""s);
        QVERIFY(table.open.pending.effects.empty());
    }

    /// CQ-RACE-1, CQ-EVENT-3: new dice are the effect of the ability that is paid for.
    void DUE_2_changedDiceAreTheEffectOfAnAbility()
    {
        Table table = diceLie(greensTurn());
        const std::string ability = raceOf(table.open, green)->abilities.back().name;
        QCOMPARE(give(table, UseAbility{green, ability, {}}), ""s);
        QCOMPARE(table.open.pending.effects, (std::vector{DueEffect{green, ability}}));
        QCOMPARE(give(table, ChangeDice{ability, {5}, {4}}), ""s);
        QVERIFY(table.open.pending.effects.empty());
    }

    /// CQ-RES-1, -6: effects of the humans' cards have no owner.
    void DUE_2_theHumansEffectsAreDueToo()
    {
        Table table = begunConquest(2, {}, Mode::Cooperative);
        table.open.clock = {Phase::Resistance, 1, std::nullopt};
        table.open.resistance.tokensDue.clear();
        QCOMPARE(give(table, DrawResistanceEvent{"Sample Levy", {}}), ""s);
        QCOMPARE(table.open.pending.effects, (std::vector{DueEffect{std::nullopt, "Sample Levy"}}));
        table.open.resistance.step = 6;
        QCOMPARE(give(table, RollTechnology{std::vector(1, 6), "Sample Steel"}), ""s);
        QCOMPARE(table.open.pending.effects.size(), std::size_t{2});
        QCOMPARE(table.open.pending.effects.back(), (DueEffect{std::nullopt, "Sample Steel"}));
    }

    /// A correction still leads on when nothing but an effect is due.
    void DUE_2_anEffectHoldsNoCorrectionUp()
    {
        Table table = holding({"Sample Dread"});
        QCOMPARE(give(table, played(green, "Sample Dread"), greens), ""s);
        table.open.clock = {Phase::Command, 2, std::nullopt};
        for (auto &[colour, player] : table.open.inPlay)
            player.points = {.token = CommandToken::Two, .left = 2, .had = colour == green ? 2 : 3};
        QCOMPARE(give(table, Correct{ThreatChanged{green, 1}}), ""s);
        QVERIFY(table.open.clock.active.has_value());
    }

    void EVENT_2_withACostInTheOwnActionPhase()
    {
        Table table = holding({"Sample Fury", "Sample Fury"});
        QCOMPARE(give(table, played(blue, "Sample Fury")), "CQ-EVENT-2"s);
        // Without one at any time, in anybody's turn.
        QCOMPARE(give(table, played(blue, "Sample Dread", {ThreatChanged{blue, 1}})), ""s);
        QCOMPARE(give(table, played(green, "Sample Fury"), greens), ""s);
        QCOMPARE(inPlay(table.open, green).points.left, std::optional(5));
        give(table, EndAction{});
        QCOMPARE(give(table, played(green, "Sample Fury"), greens), "CQ-EVENT-2"s);
    }

    /// CQ-EVENT-2: an unpublished cost is requested.
    void EVENT_2_aCostThatIsUnknownIsAskedFor()
    {
        Table table = holding({"Sample Dread"});
        const EventCard unknown{.name = "Sample Dread", .copies = 4};
        applyEvent(table, conquest::Described{unknown});
        QCOMPARE(give(table, played(green, "Sample Dread"), greens), "CQ-EVENT-2"s);
        QCOMPARE(refusal(view(table, greens), played(green, "Sample Dread"))->reason,
            Reason(PlayReason(reason::NumberUnknown{"Sample Dread", "cost"})));
        EventCard known = unknown;
        known.cost = 0;
        QCOMPARE(give(table, Describe{known}), ""s);
        QCOMPARE(give(table, played(green, "Sample Dread"), greens), ""s);
    }

    void ACT_7_theCostIsPaidInActionPoints()
    {
        const auto withPoints = [](int points)
        {
            Table table = holding({"Sample Find"});
            applyEvent(table, PointsChanged{green, points - 6});
            return give(table, played(green, "Sample Find", {StuffGained{green, "Sample Lamp"}}), greens);
        };
        QCOMPARE(boundary(withPoints(2), withPoints(1)), "fine | CQ-ACT-7");
    }

    /// CQ-EVENT-3: until the round is resolved, after the dice too, by any player.
    void EVENT_3_inAFightUntilTheRoundIsResolved()
    {
        Table table = diceLie(greensTurn());
        QCOMPARE(give(table, played(blue, "Sample Ambush", {BonusChanged{Side::Opponent, 2}})), ""s);
        QCOMPARE(strengthOf(table.open, *table.open.battle, Side::Opponent), std::optional(3));
        QCOMPARE(give(table, ChangeDice{"Sample Lens", {5, 5}, {4}}), "CQ-FIGHT-2"s);
        QCOMPARE(give(table, ChangeDice{"Sample Lens", {2}, {4}}), ""s);
        // 3 and 2 against 1, 2 and 4.
        QCOMPARE(give(table, ResolveRound{}), ""s);
        QCOMPARE(give(table, ChangeDice{"Sample Lens", {6}, {4}}), "CQ-FIGHT-8"s);
        QCOMPARE(table.open.battle->fight.last->winner, std::optional(Side::Opponent));
    }

    /// CQ-FIGHT-2, -5: nothing of a strength is without its source.
    void FIGHT_2_aStrengthIsTheSumOfItsParts()
    {
        Table table = diceLie(greensTurn());
        Battle &battle = *table.open.battle;
        battle.fight.name = "Sample Riflemen";
        battle.fight.heroes = {"Sample Singer"};
        battle.fight.more.opponent = 2;
        battle.more.attacker = -1;
        using Of = StrengthPart::Of;
        QCOMPARE(strengthParts(table.open, battle, Side::Attacker),
            (std::vector<StrengthPart>{
                {.of = Of::Aliens, .aliens = 1, .strength = 3}, {.of = Of::Bonus, .strength = -1}}));
        QCOMPARE(strengthOf(table.open, battle, Side::Attacker), std::optional(2));
        QCOMPARE(strengthParts(table.open, battle, Side::Opponent),
            (std::vector<StrengthPart>{{.name = "Sample Riflemen", .strength = 4},
                {.name = "Sample Singer", .strength = 1}, {.of = Of::Bold, .aliens = 1, .strength = 1},
                {.of = Of::Bonus, .strength = 2}}));
        QCOMPARE(strengthOf(table.open, battle, Side::Opponent), std::optional(8));
    }

    /// CQ-EVENT-2, -3: outside a fight there is no other side to strengthen; kept, it might go to aliens. A text may
    /// still announce it, and a player's own strength is kept as a card says.
    void EVENT_3_theOtherSideIsStrengthenedInAFightAlone()
    {
        Table table = greensTurn();
        const std::vector<Effect> ambush{BonusChanged{Side::Opponent, 2}};
        QCOMPARE(give(table, played(blue, "Sample Ambush", ambush)), "CQ-EVENT-3"s);
        table.open.inPlay[blue].stuff = {{"Sample Lamp"}};
        QCOMPARE(give(table, ActivateStuff{blue, "Sample Lamp", ambush}), "CQ-EVENT-3"s);
        QCOMPARE(give(table, played(blue, "Sample Ambush")), ""s);
        QCOMPARE(give(table, ApplyCard{"Sample Ambush", ambush}), "CQ-EVENT-3"s);
        QCOMPARE(table.open.turn.inFight, Bonuses{});
        QCOMPARE(give(table, played(blue, "Sample Dread", {BonusChanged{Side::Attacker, 2}})), ""s);
        QCOMPARE(give(table, ApplyCard{"Some text", ambush}), ""s);
        // The fight is there, and the effect that waits for it is applied.
        Table fights = diceLie(greensTurn());
        QCOMPARE(give(fights, played(blue, "Sample Ambush")), ""s);
        QCOMPARE(give(fights, ApplyCard{"Sample Ambush", ambush}), ""s);
        const auto ambushed = [&](Table at) { return give(at, played(blue, "Sample Ambush", ambush)); };
        QCOMPARE(boundary(ambushed(fights), ambushed(greensTurn())), "fine | CQ-EVENT-3");
    }

    void EVENT_4_turnOrderGoesFromTheFirstPlayer()
    {
        Table table = greensTurn(3);
        table.open.first = blue;
        QCOMPARE(turnOrder(table.open), (std::vector{blue, Colour::Red, green}));
        // Among players who reach eight together, the first in that order is ahead, too: the correction makes both
        // players' farms count more.
        for (const auto &[player, at] : {std::pair(green, Place{1, 1}), std::pair(blue, Place{2, 1})})
        {
            applyEvent(table, LocationDrawn{at, "Sample Farm"});
            applyEvent(table, Conquered{at, player});
            applyEvent(table, TerrorChanged{player, 6});
        }
        const LocationCard farm{.name = "Sample Farm", .copies = 5, .resistance = 1, .population = 2};
        QCOMPARE(give(table, Correct{conquest::Described{farm}}), ""s);
        QCOMPARE(table.open.outcome, std::optional(Outcome{Ending::Terror, {blue}}));
    }

    /// CQ-CANCEL-1: while it is being played, and while it is in play.
    void CANCEL_1_whatIsPlayedOrInPlay()
    {
        Table table = holding({"Sample Veto", "Sample Veto", "Sample Dread"});
        QCOMPARE(give(table, cancelled("Sample Veto", blue, "Sample Ambush"), greens), "CQ-CANCEL-1"s);
        give(table, played(blue, "Sample Ambush", {ThreatChanged{blue, 1}}));
        QCOMPARE(give(table, cancelled("Sample Dread", blue, "Sample Ambush"), greens), "CQ-CANCEL-1"s);
        QCOMPARE(give(table, cancelled("Sample Veto", blue, "Sample Haste"), greens), "CQ-CANCEL-1"s);
        CancelCard cancel = cancelled("Sample Veto", blue, "Sample Ambush");
        cancel.effects = {ThreatChanged{blue, -1}};
        QCOMPARE(give(table, cancel, greens), ""s);
        QCOMPARE(inPlay(table.open, blue).threat, 1);
        QCOMPARE(table.open.decks[Deck::Events].discarded, (Cards{{"Sample Ambush", 1}, {"Sample Veto", 1}}));
        give(table, played(blue, "Sample Mist"));
        give(table, EndAction{});
        QCOMPARE(give(table, cancelled("Sample Veto", blue, "Sample Mist"), greens), ""s);
        QVERIFY(inPlay(table.open, blue).remaining.empty());
    }

    /// CQ-CANCEL-1: the event that was played last comes first, and only once where it remains in play.
    void CANCEL_1_whatIsBeingPlayedIsOfferedFirst()
    {
        Table table = holding({"Sample Veto"});
        QVERIFY(cancellable(table.open).empty());
        give(table, played(blue, "Sample Mist"));
        give(table, EndAction{});
        const Cancellable mist{blue, Deck::Events, "Sample Mist"};
        QCOMPARE(cancellable(table.open), std::vector{mist});
        QVERIFY(!isBeingPlayed(table.open, mist));

        const Cancellable ambush{blue, Deck::Events, "Sample Ambush"};
        give(table, played(blue, "Sample Ambush"));
        QCOMPARE(cancellable(table.open), (std::vector{ambush, mist}));
        QVERIFY(isBeingPlayed(table.open, ambush));

        table = diceLie(holding({"Sample Veto"}));
        give(table, played(blue, "Sample Ambush"));
        QCOMPARE(cancellable(table.open), std::vector{ambush});
        give(table, ChangeDice{"Sample Ambush", {2}, {4}});
        QVERIFY(cancellable(table.open).empty());
    }

    /// CQ-CANCEL-1: something else has been done.
    void CANCEL_1_whatWasPlayedBeforeIsOver()
    {
        Table table = holding({"Sample Veto"});
        give(table, played(blue, "Sample Ambush"));
        give(table, EndAction{});
        QCOMPARE(give(table, cancelled("Sample Veto", blue, "Sample Ambush"), greens), "CQ-CANCEL-1"s);
    }

    void CANCEL_1_notAfterADieWasRolledForIt()
    {
        for (const std::string card : {"Sample Ambush", "Sample Mist"})
        {
            Table table = diceLie(holding({"Sample Veto"}));
            give(table, played(blue, card));
            Table before = table;
            QCOMPARE(boundary(give(before, cancelled("Sample Veto", blue, card), greens),
                         (give(table, ChangeDice{card, {2}, {4}}),
                             give(table, cancelled("Sample Veto", blue, card), greens))),
                "fine | CQ-CANCEL-1");
            // A new round does not make it new.
            give(table, ResolveRound{});
            QCOMPARE(give(table, cancelled("Sample Veto", blue, card), greens), "CQ-CANCEL-1"s);
        }
    }

    /// CQ-CANCEL-1, CQ-RACE-1, CQ-STUFF-2: an ability that cancels is paid for, a card is turned down.
    void CANCEL_1_whatCancelsIsSpent()
    {
        Table table = greensTurn();
        give(table, played(blue, "Sample Mist"));
        give(table, played(blue, "Sample Mist"));
        give(table, played(blue, "Sample Mist"));
        QCOMPARE(give(table, cancelled("Ink Cloud", blue, "Sample Mist")), ""s);
        QCOMPARE(inPlay(table.open, green).threat, 0);
        QCOMPARE(give(table, cancelled("Ink Cloud", blue, "Sample Mist")), "CQ-RACE-1"s);
        applyEvent(table, StuffGained{green, "Sample Lens"});
        QCOMPARE(give(table, cancelled("Sample Lens", blue, "Sample Mist")), ""s);
        QCOMPARE(give(table, cancelled("Sample Lens", blue, "Sample Mist")), "CQ-STUFF-2"s);
    }

    /// The card of another player that makes green discard: green alone says what, and only what is there.
    void SECRET_1_aKeptHandLosesOnlyWhatIsInIt()
    {
        const auto discards
            = [](const std::string &card) { return ApplyCard{"Sample Broadcast", {EventDiscarded{green, card}}}; };
        Table table = holding({"Sample Veto"});
        QCOMPARE(give(table, discards("Sample Veto"), PlayerSeat{blue}), "CQ-SECRET-1"s);
        QCOMPARE(give(table, discards("Sample Veto")), "CQ-SECRET-1"s);
        QCOMPARE(give(table, Correct{EventDiscarded{green, "Sample Veto"}}), "CQ-SECRET-1"s);
        const std::size_t held = table.hands[green].size();
        table.hands[green].erase(std::ranges::find(table.hands[green], "Sample Veto"));
        table.open.inPlay[green].hand -= 1;
        QCOMPARE(give(table, discards("Sample Veto"), greens), "CQ-EVENT-1"s);
        QCOMPARE(table.hands[green].size(), held - 1);
        Table with = holding({"Sample Veto"});
        QCOMPARE(give(with, discards("Sample Veto"), greens), ""s);
        QCOMPARE(with.hands[green].size(), held - 1);
        QCOMPARE(inPlay(with.open, green).hand, static_cast<int>(held) - 1);
        // A hand on cardboard is its owner's business.
        QCOMPARE(give(with, ApplyCard{"Sample Broadcast", {EventDiscarded{blue, "Sample Veto"}}}), ""s);
    }

    /// A ruling on a card that is not there leaves the hand as it is.
    void SECRET_1_theNumberOfCardsIsThatOfTheHand()
    {
        Table table = holding({"Sample Veto"});
        const int before = inPlay(table.open, green).hand;
        applyEvent(table, EventDiscarded{green, "Sample Storm"});
        QCOMPARE(inPlay(table.open, green).hand, before);
        QCOMPARE(table.hands[green].size(), static_cast<std::size_t>(before));
    }

    /// Dice are changed by an event that was played, where Dossier keeps every hand.
    void EVENT_1_noCardInAHandChangesDice()
    {
        Table table = diceLie(holding({"Sample Ambush"}));
        table.open.players.keptHands = {green, blue};
        QCOMPARE(give(table, ChangeDice{"Sample Ambush", {2}, {4}}), "CQ-EVENT-1"s);
        QCOMPARE(give(table, played(green, "Sample Ambush"), greens), ""s);
        QCOMPARE(give(table, ChangeDice{"Sample Ambush", {2}, {4}}), ""s);
        QCOMPARE(give(table, ChangeDice{"a house rule", {3}, {4}}), ""s);
    }

    void RACE_1_abilitiesArePaidForWithThreat()
    {
        const auto withThreat = [](int threat)
        {
            Table table = greensTurn();
            applyEvent(table, ThreatChanged{green, threat - 1});
            return give(table, UseAbility{green, "Ink Cloud", {}});
        };
        QCOMPARE(boundary(withThreat(1), withThreat(0)), "fine | CQ-RACE-1");
        Table table = greensTurn();
        QCOMPARE(give(table, UseAbility{green, "Dust", {}}), "malformed /ability"s);
        QCOMPARE(give(table, UseAbility{green, "Thick Shells", {}}), ""s);
        QCOMPARE(inPlay(table.open, green).threat, 1);
    }

    void DRAW_2_whatIsToBePlayedAtOnceIsNotReplaced()
    {
        Table table = greensTurn();
        give(table, EndAction{});
        give(table, EndBattles{});
        give(table, DiscardEvent{green, table.hands[green].front()}, greens);
        QCOMPARE(give(table, DrawEvents{green, 1, {"Sample Storm"}, {}}, greens), ""s);
        QCOMPARE(give(table, EndTurn{}), "CQ-DUE-3"s);
        QCOMPARE(give(table, played(green, "Sample Storm"), greens), ""s);
        QCOMPARE(inPlay(table.open, green).hand, 2);
        QCOMPARE(give(table, EndTurn{}), ""s);
    }

    /// CQ-DRAW-2, CQ-DUE-3: a card drawn elsewhere is played at once, before a battle continues.
    void DRAW_2_inABattleItComesFirst()
    {
        Table table = diceLie(greensTurn());
        applyEvent(table, EventDiscarded{blue, "Sample Panic"});
        QCOMPARE(give(table, DrawEvents{blue, 1, {"Sample Storm"}, "Some text"}), ""s);
        QCOMPARE(give(table, ResolveRound{}), "CQ-DUE-3"s);
        QCOMPARE(view(table, greens).due.front().command, Command(played(blue, "Sample Storm")));
        QCOMPARE(give(table, played(blue, "Sample Storm")), ""s);
        QCOMPARE(give(table, ResolveRound{}), ""s);
    }

    void DRAW_3_aHandIsNeverLargerThanIntelligence()
    {
        Table table = greensTurn();
        QCOMPARE(give(table, DrawEvents{green, 1, {"Sample Haste"}, "Some text"}, greens), ""s);
        QCOMPARE(give(table, EndAction{}), "CQ-DUE-3"s);
        QCOMPARE(give(table, DiscardEvent{green, "Sample Panic"}, greens), "CQ-EVENT-1"s);
        QCOMPARE(give(table, DiscardEvent{green, "Sample Haste"}, greens), ""s);
        QCOMPARE(inPlay(table.open, green).hand, 3);
        QCOMPARE(give(table, EndAction{}), ""s);
        QCOMPARE(give(table, DiscardEvent{green, "Sample Dread"}, greens), "CQ-DUE-1"s);
    }

    /// CQ-SETUP-5: right away, and not replaced.
    void SETUP_5_whatIsToBePlayedAtOnceIsPlayedBeforeTheGame()
    {
        Table table = newTable(conquestSample());
        give(table, ChoosePlayers{{.colours = {green, blue}}});
        QCOMPARE(give(table, DrawEvents{green, 3, {}, {}}), "CQ-SETUP-5"s);
        give(table, TakeRace{green, "Sample Molluscs"});
        give(table, TakeRace{blue, "Sample Moths"});
        QCOMPARE(give(table, DrawEvents{green, 2, {}, {}}), "CQ-DRAW-1"s);
        QCOMPARE(give(table, DrawEvents{green, 3, {"Sample Storm"}, {}}), ""s);
        QCOMPARE(give(table, TakeRace{green, "Sample Stones"}), "CQ-SETUP-5"s);
        QCOMPARE(give(table, DrawEvents{blue, 5, {}, {}}), ""s);
        QCOMPARE(give(table, BeginGame{}), "CQ-DUE-3"s);
        QCOMPARE(give(table, played(green, "Sample Storm")), ""s);
        QCOMPARE(give(table, BeginGame{}), ""s);
        QCOMPARE(inPlay(table.open, green).hand, 2);
    }

    /// CQ-STATE-4: a description of the box while hands are drawn creates no card.
    void STATE_4_describingACardMakesNone()
    {
        Table table = newTable(conquestSample());
        give(table, ChoosePlayers{{.colours = {green, blue}}});
        give(table, TakeRace{green, "Sample Molluscs"});
        give(table, DrawEvents{green, 3, {"Sample Storm"}, {}});
        const auto before = eventsOf(table);
        QCOMPARE(give(table, Describe{*eventNamed(conquestSample(), "Sample Panic")}), ""s);
        QCOMPARE(eventsOf(table), before);
        give(table, played(green, "Sample Storm", {StuffGained{green, "Sample Lamp"}}));
        QCOMPARE(give(table, Describe{*eventNamed(conquestSample(), "Sample Panic")}), ""s);
        QCOMPARE(eventsOf(table), before);
    }

    /// CQ-DRAW-1, -2: a hand is filled across a shuffle; its visible part came from its former place.
    void STATE_4_aHandIsFilledAcrossTheShuffling()
    {
        Table table = greensTurn();
        DeckInPlay &deck = table.open.decks[Deck::Events];
        // One card is left that is in nobody's hand.
        const int inHands = inPlay(table.open, green).hand + inPlay(table.open, blue).hand;
        deck = {Cards{{"Sample Dread", inHands + 1}}, Cards{{"Sample Storm", 2}, {"Sample Veto", 1}}};
        const auto draw = [](int number, const std::vector<std::string> &cards)
        { return DrawEvents{blue, number, cards, "Some text"}; };
        Table two = table;
        QCOMPARE(give(two, draw(2, {"Sample Storm", "Sample Storm"})), "CQ-STATE-4"s);
        QCOMPARE(give(two, draw(2, {"Sample Storm"})), ""s);
        QCOMPARE(inPlay(two.open, blue).immediate, (std::vector<std::string>{"Sample Storm"}));
        QCOMPARE(*two.open.decks[Deck::Events].unseen,
            (Cards{{"Sample Dread", inHands + 1}, {"Sample Storm", 1}, {"Sample Veto", 1}}));
        QVERIFY(two.open.decks[Deck::Events].discarded.empty());
        // By a ruling the discards were shuffled before.
        Table ruled = table;
        const DrawEvents both = draw(2, {"Sample Storm", "Sample Storm"});
        for (const Event &event : resolve(ruled, both))
            applyEvent(ruled, event);
        QCOMPARE(inPlay(ruled.open, blue).immediate.size(), std::size_t{2});
        QCOMPARE(*ruled.open.decks[Deck::Events].unseen, (Cards{{"Sample Dread", inHands + 1}, {"Sample Veto", 1}}));
        // A missing card cannot come, in any case.
        conquest::apply(ruled, HandDrawn{blue, 1, {"Sample Storm"}, false});
        QCOMPARE(inPlay(ruled.open, blue).immediate.size(), std::size_t{2});
    }

    /// CQ-STATE-4: discards become the deck again, but locations do not.
    void STATE_4_anEmptyDeck()
    {
        Table table = greensTurn();
        applyEvent(table, AlienPlaced{{green, 1}, outer, true});
        give(table, EndAction{});
        QVERIFY(isToBeExplored(table.open, outer));
        table.open.decks[Deck::Locations] = {Cards{}, Cards{{"Sample Farm", 1}}};
        QVERIFY(!isToBeExplored(table.open, outer));
        QCOMPARE(give(table, Explore{outer, "Sample Farm"}), "malformed /card"s);
        QCOMPARE(give(table, EndBattles{}), ""s);
        table.open.decks[Deck::Stuff] = {Cards{}, Cards{{"Sample Lamp", 1}}};
        QCOMPARE(give(table, ApplyCard{"Some text", {StuffGained{green, "Sample Lamp"}}}), ""s);
        QCOMPARE(
            give(table, ApplyCard{"Some text", {StuffGained{green, "Sample Lamp"}}}), "malformed /effects/0/card"s);
        // A card in a hand is not drawn a second time.
        give(table, DiscardEvent{green, "Sample Dread"}, greens);
        table.open.decks[Deck::Events].unseen = Cards{{"Sample Dread", 2}, {"Sample Haste", 7}};
        table.open.decks[Deck::Events].discarded.clear();
        QCOMPARE(give(table, DrawEvents{green, 1, {"Sample Dread"}, {}}, greens), "CQ-STATE-4"s);
        QCOMPARE(give(table, DrawEvents{green, 1, {"Sample Haste"}, {}}, greens), ""s);
    }
};

DOSSIER_TESTS(ConquestCardsTest, Nothing)

} // namespace conquest_cards_test

#include "conquest_cards_test.moc"
