#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/resistance.h"
#include "tests/model/conquest/coop_table.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace conquest_resistance_test
{

using namespace dossier;
using namespace dossier::conquest;
using dossier::test::CoopTable;

namespace
{

const std::string none{};
const std::string foot = "Sample Footsoldiers";
const std::string patrol = "Sample Patrol";
const std::string battery = "Sample Battery";
const AlienId greenOne{Colour::Green, 1};
const AlienId greenTwo{Colour::Green, 2};
const AlienId blueOne{Colour::Blue, 1};

const std::vector<std::string> &tokensAt(const CoopTable &table, Place at)
{
    return spaceAt(table.open(), at).tokens;
}

int inPool(const CoopTable &table, const std::string &token)
{
    const Cards &pool = *table.open().decks.at(Deck::Tokens).unseen;
    const auto found = pool.find(token);
    return found == pool.end() ? 0 : found->second;
}

int step(const CoopTable &table)
{
    return table.open().resistance.step;
}

} // namespace

/// The resistance phase of a cooperative game (CQ-RES).
class ConquestResistanceTest : public QObject
{
    Q_OBJECT

private slots:

    void RES_1_anEventIsDrawnAndApplied()
    {
        CoopTable table;
        QCOMPARE(table.give(DrawResistanceEvent{"Sample Broadcast", {ThreatChanged{Colour::Green, -1}}}), none);
        QCOMPARE(inPlay(table.open(), Colour::Green).threat, 0);
        QCOMPARE(table.open().decks.at(Deck::ResistanceEvents).discarded, (Cards{{"Sample Broadcast", 1}}));
        QCOMPARE(step(table), 2);
        QCOMPARE(table.against(DrawResistanceEvent{"Sample Broadcast", {}}), std::string("CQ-DUE-4"));
    }

    /// CQ-COOP-5: a card that remains in play is not discarded, and an event without red text is none of the
    /// resistance's.
    void COOP_5_whatRemainsInPlayStays()
    {
        CoopTable table;
        QCOMPARE(table.give(DrawResistanceEvent{"Sample Dread", {}}), std::string("malformed at /card"));
        QCOMPARE(table.give(DrawResistanceEvent{"Sample Alert", {}}), none);
        QCOMPARE(table.open().resistance.remaining, (std::vector<std::string>{"Sample Alert"}));
        QVERIFY(table.open().decks.at(Deck::ResistanceEvents).discarded.empty());
    }

    void RES_1_anEmptyDeckIsShuffledAnew()
    {
        CoopTable table;
        DeckInPlay &deck = table.table().open.decks[Deck::ResistanceEvents];
        deck = {Cards{}, Cards{{"Sample Levy", 2}}};
        QCOMPARE(table.give(DrawResistanceEvent{"Sample Levy", {}}), none);
        QCOMPARE(table.count<DeckShuffled>(), 1);
        QCOMPARE(deck.unseen, std::optional(Cards{{"Sample Levy", 1}}));
    }

    void RES_1_whereNoEventIsLeftTheNextStepComesByItself()
    {
        CoopTable table;
        table.table().open.decks[Deck::ResistanceEvents] = {Cards{}, Cards{}};
        table.atStep(6);
        table.happen(MarkerMoved{1});
        TableOptions before{.resistanceTime = ResistanceTime::BeforeCommand};
        table.happen(OptionsChosen{before});
        // The ending round begins again, and with it the phase.
        table.happen(PhaseBegan{Phase::Draw});
        table.happen(TurnBegan{Colour::Green});
        table.happen(TurnEnded{Colour::Green});
        table.happen(TurnBegan{Colour::Blue});
        table.happen(PhaseBegan{Phase::Draw});
        table.happen(HandDrawn{Colour::Blue, 0, {}, true});
        QCOMPARE(table.give(EndTurn{}), none);
        QCOMPARE(table.open().clock.phase, Phase::Resistance);
        QCOMPARE(step(table), 2);
    }

    void RES_2_aConqueredLocationWithATokenAndNoAlienIsFreed()
    {
        CoopTable table;
        table.atStep(2);
        for (const Place at : {Place{1, 1}, Place{1, 2}, Place{1, 3}})
            table.conquered(at, "Sample Village", Colour::Green);
        table.put({1, 1}, foot);
        table.put({1, 2}, foot);
        table.stand(blueOne, {1, 2});
        QCOMPARE(resistanceNow(table.open(), {1, 1}), 0);
        QCOMPARE(table.give(FreeLocations{}), none);
        QCOMPARE(spaceAt(table.open(), {1, 1}).location->conqueredBy, std::optional<Colour>());
        // An alien of anybody's keeps it, and so does the lack of a token.
        QCOMPARE(spaceAt(table.open(), {1, 2}).location->conqueredBy, std::optional(Colour::Green));
        QCOMPARE(spaceAt(table.open(), {1, 3}).location->conqueredBy, std::optional(Colour::Green));
        QCOMPARE(resistanceNow(table.open(), {1, 1}), 1);
        QCOMPARE(step(table), 3);
        QCOMPARE(table.against(FreeLocations{}), std::string("CQ-DUE-4"));
    }

    void RES_3_onARedCircleEverySectionGetsAToken()
    {
        CoopTable table;
        table.atStep(3);
        QCOMPARE(table.give(AdvanceTechnology{}), none);
        QCOMPARE(table.open().resistance.marker, 1);
        QVERIFY(table.open().resistance.tokensDue.empty());
        table.atStep(3);
        QCOMPARE(table.give(AdvanceTechnology{}), none);
        QCOMPARE(table.open().resistance.marker, 2);
        const std::vector<TokensDue> due{{.section = 0}, {.section = 1}, {.section = 2}};
        QCOMPARE(table.open().resistance.tokensDue, due);
        // Nothing continues before the technology cards are drawn.
        QCOMPARE(table.against(RollTechnology{{3}, {}}), std::string("CQ-DUE-3"));
        QCOMPARE(table.against(AdvanceTechnology{}), std::string("CQ-DUE-3"));
    }

    /// Likewise when something else moves it onto one; the other side of the sheet has other circles.
    void RES_3_whateverMovesTheMarkerOntoARedCircle()
    {
        CoopTable table;
        QCOMPARE(table.give(DrawResistanceEvent{"Sample Breakthrough", {MarkerMoved{2}}}), none);
        QCOMPARE(table.open().resistance.tokensDue.size(), std::size_t{3});
        CoopTable brutal(1, Mode::Brutal);
        QCOMPARE(brutal.give(DrawResistanceEvent{"Sample Breakthrough", {MarkerMoved{1}}}), none);
        QCOMPARE(brutal.open().resistance.tokensDue.size(), std::size_t{2});
    }

    void RES_4_tokensThatMoveGoToARandomSpaceOfTheirSection()
    {
        CoopTable table;
        table.put({1, 2}, patrol);
        table.put({1, 4}, foot);
        table.atStep(3);
        QCOMPARE(table.give(AdvanceTechnology{}), none);
        QCOMPARE(table.open().resistance.acting, (std::vector<TokenAt>{{{1, 2}, patrol}}));
        QCOMPARE(table.against(MoveToken{{{1, 4}, foot}, 5}), std::string("CQ-RES-4"));
        QCOMPARE(table.against(FireBarrage{{{1, 2}, patrol}, {}}), std::string("CQ-DUE-4"));
        // Onto other tokens, without pushing.
        QCOMPARE(table.give(MoveToken{{{1, 2}, patrol}, 4}), none);
        QCOMPARE(tokensAt(table, {1, 4}), (std::vector<std::string>{foot, patrol}));
        // Nobody fires.
        QCOMPARE(step(table), 6);
    }

    void RES_4_itStaysOnItsOwnSpaceAndWhereThreeLie()
    {
        CoopTable table;
        table.put({1, 2}, patrol);
        table.put({2, 2}, patrol);
        for (int i = 0; i < 3; ++i)
            table.put({2, 5}, foot);
        table.atStep(4, {{{1, 2}, patrol}, {{2, 2}, patrol}});
        QCOMPARE(table.give(MoveToken{{{1, 2}, patrol}, 2}), none);
        QCOMPARE(table.count<TokenMoved>(), 0);
        QCOMPARE(table.give(MoveToken{{{2, 2}, patrol}, 5}), none);
        QCOMPARE(table.count<TokenMoved>(), 0);
        QCOMPARE(tokensAt(table, {2, 2}), (std::vector<std::string>{patrol}));
    }

    /// CQ-TOKEN-3: it is fought at once, before the next one moves; an empty space is explored before.
    void RES_4_underAliensItIsFoughtAtOnce()
    {
        CoopTable table;
        table.put({1, 2}, patrol);
        table.put({2, 2}, patrol);
        table.stand(greenOne, {1, 3});
        table.atStep(4, {{{1, 2}, patrol}, {{2, 2}, patrol}});
        QCOMPARE(table.give(MoveToken{{{1, 2}, patrol}, 3}), none);
        QCOMPARE(table.against(MoveToken{{{2, 2}, patrol}, 5}), std::string("CQ-DUE-3"));
        QCOMPARE(table.against(FightToken{{1, 3}, patrol, {}}), std::string("CQ-TOKEN-3"));
        QCOMPARE(table.give(Explore{{1, 3}, "Sample Meadow"}), none);
        QCOMPARE(table.give(FightToken{{1, 3}, patrol, {}}), none);
        QCOMPARE(table.give(RollRound{{6}, {1}}), none);
        QCOMPARE(table.give(ResolveRound{}), none);
        QVERIFY(tokensAt(table, {1, 3}).empty());
        QCOMPARE(inPool(table, patrol), 4);
        QCOMPARE(table.give(MoveToken{{{2, 2}, patrol}, 5}), none);
    }

    void RES_5_aBarrageFiresAtAliensAroundAndOnItsOwnSpace()
    {
        CoopTable table;
        table.put({1, 2}, battery);
        table.put({2, 2}, battery);
        table.stand(greenOne, {1, 3});
        table.stand(greenTwo, {1, 2});
        // Out of its reach are the aliens in the other section, which is nobody's, and those two spaces away.
        table.stand({Colour::Green, 3}, {1, 4});
        table.stand({Colour::Green, 4}, {1, 5});
        for (int number = 1; number <= 4; ++number)
            table.happen(AlienDestroyed{{Colour::Blue, number}});
        table.atStep(3);
        QCOMPARE(table.give(AdvanceTechnology{}), none);
        QCOMPARE(step(table), 5);
        const TokenAt firing{{1, 2}, battery};
        QCOMPARE(table.open().resistance.acting, (std::vector<TokenAt>{firing}));
        QCOMPARE(table.against(FireBarrage{firing, {{greenOne, 3}}}), std::string("CQ-FIGHT-5"));
        QCOMPARE(table.against(FireBarrage{{{2, 2}, battery}, {}}), std::string("CQ-RES-5"));
        QCOMPARE(table.give(FireBarrage{firing, {{greenOne, 2}, {greenTwo, 3}}}), none);
        QCOMPARE(alienOf(table.open(), greenOne)->at, std::optional<Place>());
        QCOMPARE(alienOf(table.open(), greenTwo)->at, std::optional(Place{1, 2}));
        QCOMPARE(step(table), 6);
    }

    void RES_5_whoHasNobodyLeftToFireAtIsPassedOver()
    {
        CoopTable table;
        table.put({1, 2}, battery);
        table.put({1, 3}, battery);
        for (int number = 2; number <= 4; ++number)
            table.happen(AlienDestroyed{{Colour::Green, number}});
        table.stand(greenOne, {1, 2});
        const TokenAt first{{1, 2}, battery};
        table.atStep(5, {first, {{1, 3}, battery}});
        QCOMPARE(table.give(FireBarrage{first, {{greenOne, 1}}}), none);
        QCOMPARE(step(table), 6);
    }

    void RES_6_theDiceAreThoseOfTheSector()
    {
        CoopTable table;
        table.atStep(6);
        QCOMPARE(technologyDice(table.open()), std::optional(1));
        QCOMPARE(table.against(RollTechnology{{3, 3}, {}}), std::string("CQ-RES-6"));
        QCOMPARE(table.against(RollTechnology{{6}, {}}), std::string("CQ-RES-6"));
        QCOMPARE(table.against(RollTechnology{{5}, "Sample Steel"}), std::string("CQ-RES-6"));
        QCOMPARE(table.against(RollTechnology{{6}, "Sample Lamp"}), std::string("CQ-RES-6"));
        table.happen(MarkerMoved{4});
        // Exactly one card, however many sixes.
        QCOMPARE(table.give(RollTechnology{{6, 6}, "Sample Steel"}), none);
        QCOMPARE(table.open().resistance.technology, (std::vector<std::string>{"Sample Steel"}));
        QCOMPARE(table.open().clock.phase, Phase::Command);
        QCOMPARE(table.open().clock.round, 2);
    }

    void RES_6_byTheOtherReadingThereAreAsManyAsTheMarkerSays()
    {
        CoopTable table(2, Mode::Cooperative, {.technologyDice = conquest::TechnologyDice::TheSpaces});
        table.atStep(6);
        QCOMPARE(table.against(RollTechnology{{3}, {}}), std::string("CQ-RES-6"));
        QCOMPARE(table.give(RollTechnology{{}, {}}), none);
    }

    /// CQ-RES-9: face up by the sheet, and no more than there are.
    void RES_9_technologyStaysAndIsUsedUp()
    {
        CoopTable table;
        for (const TechnologyCard &card : dossier::test::conquestSample().technology)
        {
            table.atStep(6);
            QCOMPARE(table.give(RollTechnology{{6}, card.name}), none);
            table.atStep(6);
            QCOMPARE(table.against(RollTechnology{{6}, card.name}), std::string("CQ-RES-6"));
        }
        QCOMPARE(table.open().resistance.technology.size(), std::size_t{6});
        QCOMPARE(table.give(RollTechnology{{6}, {}}), none);
    }
};

DOSSIER_TESTS(ConquestResistanceTest, Nothing)

} // namespace conquest_resistance_test

#include "conquest_resistance_test.moc"
