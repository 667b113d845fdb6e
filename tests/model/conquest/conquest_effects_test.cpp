#include "model/conquest/json/json.h"
#include "model/conquest/seen/numbers.h"
#include "tests/model/conquest/coop_table.h"
#include "tests/model/conquest/greens_battle.h"
#include "tests/support/boundary.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace conquest_effects_test
{

using namespace dossier;
using namespace dossier::conquest;
using namespace dossier::test;
using namespace std::string_literals;

namespace
{

const std::string beast = "Sample Beast";
const std::string flight = "Sample Flight";
const std::string battery = "Sample Battery";
const std::string captain = "Sample Paragon";
const AlienId greensAlly{green, 5};

std::string byACard(Table &table, const std::vector<Effect> &effects)
{
    return give(table, ApplyCard{"Some text", effects});
}

/// Figures that are bound to a card, and the cards that bring one.
std::pair<int, int> figuresAndAllies(const PublicTable &table)
{
    std::pair<int, int> found;
    for (const auto &[colour, player] : table.inPlay)
    {
        for (const auto &[number, alien] : player.aliens)
            found.first += alien.card.empty() ? 0 : 1;
        for (const StuffInPlay &stuff : player.stuff)
            found.second += stuffNamed(table.pack, stuff.card)->ally ? 1 : 0;
    }
    return found;
}

/// Why nothing of a table is created, lost or out of bounds; empty when all is well.
std::string fault(const std::map<std::string, int> &before, const Table &table)
{
    if (belongings(table) != before)
        return "something was created or lost";
    if (const auto [figures, allies] = figuresAndAllies(table.open); figures != allies)
        return "figures without their cards";
    for (const auto &[at, space] : table.open.spaces)
        if (space.tokens.size() > 3)
            return "four tokens on a space";
    for (const auto &[colour, player] : table.open.inPlay)
        if (player.threat < 0 || player.points.left.value_or(0) < 0 || player.hand < 0)
            return "less than nothing";
    return {};
}

/// The amounts that events tell of, as the table has them.
struct Amounts
{
    int threat = 0;
    int points = 0;
    int terror = 0;
    int stuff = 0;
    int tokens = 0;
    int marker = 0;
    int technology = 0;
    bool operator==(const Amounts &) const = default;
};

Amounts amountsOf(const PublicTable &table)
{
    Amounts amounts{
        .marker = table.resistance.marker, .technology = static_cast<int>(table.resistance.technology.size())};
    for (const auto &[colour, player] : table.inPlay)
    {
        amounts.threat += player.threat;
        amounts.points += player.points.left.value_or(0);
        amounts.terror += player.terror;
        amounts.stuff += static_cast<int>(player.stuff.size());
    }
    for (const auto &[at, space] : table.spaces)
        amounts.tokens += static_cast<int>(space.tokens.size());
    return amounts;
}

/// Adds what an event tells to the amounts before it. The marker stops at the end of its track.
void expect(Amounts &amounts, const Event &event)
{
    constexpr int endOfTheTrack = 10;
    if (const auto *threat = get_if<ThreatChanged>(&event))
        amounts.threat += threat->by;
    else if (const auto *points = get_if<PointsChanged>(&event))
        amounts.points += points->by;
    else if (const auto *terror = get_if<TerrorChanged>(&event))
        amounts.terror += terror->by;
    else if (holds_alternative<StuffGained>(event))
        ++amounts.stuff;
    else if (const auto *lost = get_if<StuffLost>(&event))
        amounts.stuff -= lost->to ? 0 : 1;
    else if (holds_alternative<TokenPlaced>(event))
        ++amounts.tokens;
    else if (holds_alternative<TokenTaken>(event))
        --amounts.tokens;
    else if (const auto *marker = get_if<MarkerMoved>(&event))
        amounts.marker = std::min(endOfTheTrack, amounts.marker + marker->by);
    else if (holds_alternative<TechnologyEnded>(event))
        --amounts.technology;
}

/// Effects of cards, and what follows from them: the events that `expect` knows.
bool isAnEffect(const Event &event)
{
    return holds_alternative<ThreatChanged>(event) || holds_alternative<PointsChanged>(event)
        || holds_alternative<TerrorChanged>(event) || holds_alternative<StuffGained>(event)
        || holds_alternative<StuffLost>(event) || holds_alternative<TokenPlaced>(event)
        || holds_alternative<TokenTaken>(event) || holds_alternative<MarkerMoved>(event)
        || holds_alternative<TechnologyEnded>(event);
}

/// Returns the first event of a command that tells of something and does not do it; empty when there is none.
std::string toldInVain(Table table, const Command &command)
{
    for (const Event &event : resolve(table, command))
    {
        Amounts amounts = amountsOf(table.open);
        conquest::apply(table, event);
        expect(amounts, event);
        if (isAnEffect(event) && amountsOf(table.open) != amounts)
            return toJson(event) + " is told in vain";
    }
    return {};
}

/// One to five effects, some of which use the results of those before them or take the last of something.
class RandomCard
{
public:
    explicit RandomCard(unsigned seed, Mode mode)
        : m_game(seed, mode)
    {
    }

    RandomConquest &game() { return m_game; }

    /// By any card, or by the one that is due, when its command has effects.
    Command next(const Table &table)
    {
        std::vector<Effect> effects;
        for (int left = 1 + m_game.below(5); left > 0; --left)
            effects.push_back(effect(table));
        Command due = m_game.next(table).command;
        const bool isGiven = m_game.chance(50)
            && visit(
                [&](auto &held)
                {
                    if constexpr (requires { held.effects; })
                        held.effects = effects;
                    return requires { held.effects; };
                },
                due);
        return isGiven ? due : Command(ApplyCard{"Some text", effects});
    }

private:
    template <typename T>
    const T &one(const std::vector<T> &values)
    {
        return values[static_cast<std::size_t>(m_game.below(static_cast<int>(values.size())))];
    }

    Place place() { return {m_game.below(2), m_game.below(3)}; }

    Effect effect(const Table &table)
    {
        static const std::vector<std::string> stuff{beast, "Sample Twin", "Sample Tin"};
        static const std::vector<std::string> tokens{foot, "Sample Jumpers", flight, battery, captain};
        static const std::vector<std::string> technology{"Sample Radio", "Sample Dynamo"};
        const std::vector<Colour> &players = table.open.players.colours;
        const Colour who = one(players);
        const std::string token = one(tokens);
        switch (m_game.below(23))
        {
        case 0:
            return ThreatChanged{who, m_game.below(4) - 2};
        case 1:
            return PointsChanged{who, m_game.below(4) - 2};
        case 2:
            return AlienDestroyed{{who, 1 + m_game.below(6)}};
        case 3:
            return AlienPlaced{{who, 1 + m_game.below(6)}, place(), false};
        case 4:
        case 5:
            return TokenPlaced{place(), token};
        case 6:
            return TokenTaken{place(), token};
        case 7:
            return TokenMoved{place(), place(), token};
        case 8:
        case 9:
            return StuffGained{who, one(stuff)};
        case 10:
            return StuffLost{who, one(stuff), m_game.chance(50) ? std::optional(one(players)) : std::nullopt};
        case 11:
            return StuffTurned{who, one(stuff), m_game.chance(50)};
        case 12:
            return MarkerMoved{m_game.below(3)};
        case 13:
            return Demolished{place()};
        case 14:
            return Conquered{place(), who};
        case 15:
            return LocationFreed{place()};
        case 16:
            return TerrorChanged{who, m_game.below(3) - 1};
        case 17:
            return ValueChanged{place(), m_game.below(3) - 1, m_game.below(3) - 1};
        case 18:
            return BonusChanged{m_game.chance(50) ? Side::Attacker : Side::Opponent, m_game.below(3), {}};
        case 19:
            return EventDiscarded{who, m_game.cardOf(table, Deck::Events)};
        case 20:
            return EventEnded{m_game.chance(50) ? std::optional(who) : std::nullopt,
                m_game.cardOf(table, m_game.chance(50) ? Deck::Events : Deck::ResistanceEvents)};
        case 21:
            return TechnologyEnded{one(technology)};
        default:
            return TokensCalled{{{.section = m_game.below(2)}}};
        }
    }

    RandomConquest m_game;
};

/// A pool of few, and both allies to be had once.
void makeScarce(Table &table)
{
    for (auto &[token, count] : *table.open.decks[Deck::Tokens].unseen)
        count = std::min(count, 2);
}

} // namespace

/// CQ-STUFF-1, CQ-TOKEN-1, CQ-EVENT-1: several effects of one card happen one after the other.
class ConquestEffectsTest : public QObject
{
    Q_OBJECT

private slots:

    /// In random moments of games of each mode a card does anything at all: what is told happens, and no more.
    void STUFF_1_nothingIsCreatedOrLost()
    {
        int taken = 0;
        int refused = 0;
        for (unsigned seed = 0; seed < static_cast<unsigned>(scaled(12)); ++seed)
        {
            RandomCard random(seed, static_cast<Mode>(seed % 3));
            Table table = newTable(conquestSample());
            bool begun = false;
            for (int step = 0; step < 400 && table.open.clock.phase != Phase::Over; ++step)
            {
                const GivenConquest given = random.game().next(table);
                give(table, given.command, given.seat);
                if (table.open.clock.phase == Phase::SetUp || table.open.clock.phase == Phase::Over)
                    continue;
                if (!begun)
                    makeScarce(table);
                begun = true;
                const Command card = random.next(table);
                const auto before = belongings(table);
                const Table start = table;
                const bool isTaken = give(table, card).empty();
                (isTaken ? taken : refused) += 1;
                std::string wrong = fault(before, table);
                if (wrong.empty() && isTaken)
                    wrong = toldInVain(start, card);
                QVERIFY2(wrong.empty(), (wrong + " by " + toJson(card)).c_str());
            }
        }
        QVERIFY(taken > scaled(100) && refused > scaled(100));
    }

    void STUFF_1_theOnlyAllyComesOnce()
    {
        Table table = greensTurn();
        QCOMPARE(byACard(table, {StuffGained{green, beast}, StuffGained{blue, beast}}), "malformed /effects/1/card"s);
        QCOMPARE(byACard(table, {StuffGained{green, beast}}), ""s);
        QCOMPARE(byACard(table, {StuffGained{blue, beast}}), "malformed /effects/0/card"s);
    }

    /// CQ-ALLY-1: an effect uses the result of the one before it.
    void ALLY_1_theFigureIsPutByTheCardThatBringsIt()
    {
        Table table = greensTurn();
        QCOMPARE(byACard(table, {AlienPlaced{greensAlly, outer, false}, StuffGained{green, beast}}),
            "malformed /effects/0/alien"s);
        QCOMPARE(byACard(table, {StuffGained{green, beast}, AlienPlaced{greensAlly, outer, false}}), ""s);
        QCOMPARE(alienOf(table.open, greensAlly)->at, std::optional(outer));
        // A card lost and gained by one text is the same card.
        QCOMPARE(
            byACard(table, {StuffLost{green, beast, {}}, StuffLost{green, beast, {}}}), "malformed /effects/1/card"s);
        QCOMPARE(byACard(table, {StuffLost{green, beast, blue}, StuffLost{blue, beast, green}}), ""s);
        QVERIFY(figuresAndAllies(table.open) == std::pair(1, 1));
    }

    void TOKEN_1_asManyAsThePoolHas()
    {
        const auto placed = [](int inThePool)
        {
            Table table = greensTurn();
            table.open.decks[Deck::Tokens].unseen = Cards{{foot, inThePool}};
            return byACard(table, {TokenPlaced{outer, foot}, TokenPlaced{{1, 2}, foot}});
        };
        QCOMPARE(boundary(placed(2), placed(1)), "fine | malformed /effects/1/token");
        Table table = greensTurn();
        table.open.decks[Deck::Tokens].unseen = Cards{{foot, 1}};
        QCOMPARE(byACard(table, {TokenPlaced{outer, foot}, TokenTaken{outer, foot}, TokenPlaced{{1, 2}, foot}}), ""s);
        QVERIFY(spaceAt(table.open, outer).tokens.empty());
    }

    /// CQ-ACT-6: missing things cannot pay.
    void EVENT_1_whatIsUsedUpIsNotUsedAgain()
    {
        Table table = greensTurn();
        QCOMPARE(inPlay(table.open, green).threat, 1);
        QCOMPARE(byACard(table, {ThreatChanged{green, -1}, ThreatChanged{green, -1}}), "malformed /effects/1/by"s);
        // The cost of an ability is paid before its effect.
        QCOMPARE(give(table, UseAbility{green, "Ink Cloud", {ThreatChanged{green, -1}}}), "malformed /effects/0/by"s);
        QCOMPARE(give(table, UseAbility{green, "Ink Cloud", {ThreatChanged{green, 1}}}), ""s);
        QCOMPARE(inPlay(table.open, green).threat, 1);
    }

    /// CQ-WIN-1: checked between the effects, in their order.
    void WIN_1_whoReachesEightFirstByOneCard()
    {
        Table table = greensTurn();
        applyEvent(table, TerrorChanged{green, 7});
        applyEvent(table, TerrorChanged{blue, 7});
        QCOMPARE(byACard(table, {TerrorChanged{blue, 1}, TerrorChanged{green, 1}, TerrorChanged{blue, -1}}), ""s);
        QCOMPARE(table.open.pending.winning->player, blue);
        for (const Colour player : table.open.pending.winning->asked)
            QCOMPARE(give(table, LetWin{player}, PlayerSeat{player}), ""s);
        QCOMPARE(table.open.outcome, std::optional(Outcome{Ending::Terror, {blue}}));
    }

    /// CQ-COOP-1: terror and the marker by one card: whichever is first.
    void COOP_1_terrorOrTheCannonWhicheverIsFirst()
    {
        const auto ends = [](const std::vector<Effect> &effects)
        {
            CoopTable table(1);
            table.happen(TerrorChanged{green, 7});
            (void)table.give(ApplyCard{"Some text", effects});
            return table.open().outcome->ending;
        };
        QCOMPARE(ends({TerrorChanged{green, 1}, MarkerMoved{10}}), Ending::Terror);
        QCOMPARE(ends({MarkerMoved{10}, TerrorChanged{green, 1}}), Ending::Cannon);
    }

    /// CQ-RES-3: of circles that a card passes each calls, or by option the last alone.
    void RES_3_redCirclesThatACardPasses()
    {
        const auto called = [](int by, bool stoppedAlone)
        {
            CoopTable table(1, Mode::Cooperative, {.stoppedCircleAlone = stoppedAlone});
            (void)table.give(ApplyCard{"Some text", {MarkerMoved{by}}});
            return table.open().resistance.tokensDue.size() / 2;
        };
        // Red are 2, 4, 6 and 8.
        QCOMPARE(boundary(called(1, false), called(2, false)), "0 | 1");
        QCOMPARE(boundary(called(3, false), called(4, false)), "1 | 2");
        QCOMPARE(boundary(called(3, true), called(4, true)), "0 | 1");
    }

    /// CQ-RES-7: of two tokens the first player says which is pushed: the card moves it before it puts its own.
    void RES_7_aCardSaysWhichTokenIsPushed()
    {
        const Place at{2, 1};
        const auto begun = [&](const std::string &second)
        {
            CoopTable table(2);
            table.put(at, battery);
            table.put(at, second);
            return table;
        };
        const ApplyCard card{"Some text", {TokenPlaced{at, flight}}};
        QCOMPARE(boundary(begun(battery).against(card), begun("Sample Patrol").against(card)), "fine | CQ-RES-7");
        CoopTable table = begun("Sample Patrol");
        QCOMPARE(table.give(ApplyCard{"Some text", {TokenMoved{at, {2, 0}, "Sample Patrol"}, TokenPlaced{at, flight}}}),
            ""s);
        QCOMPARE(spaceAt(table.open(), at).tokens, (std::vector<std::string>{battery, flight}));
        QCOMPARE(spaceAt(table.open(), {2, 0}).tokens, (std::vector<std::string>{"Sample Patrol"}));
        // Against each other nothing is pushed.
        Table apart = greensTurn();
        applyEvent(apart, TokenPlaced{at, foot});
        applyEvent(apart, TokenPlaced{at, "Sample Jumpers"});
        QCOMPARE(byACard(apart, {TokenPlaced{at, foot}}), ""s);
    }

    /// CQ-STATE-4: nothing that people enter draws a card more often than the box has it.
    void STATE_4_noCorrectionDrawsACardTwice()
    {
        // Of Sample Panic there are two, and of Sample Storm, which is played immediately, three.
        const Table table = greensTurn();
        const auto correcting
            = [&](const Event &event) { return malformed(table.open, Command(Correct{event})).value_or("fine"); };
        const auto hand = [&](std::size_t copies)
        { return correcting(EventsDrawn{green, std::vector<std::string>(copies, "Sample Panic"), false}); };
        QCOMPARE(boundary(hand(2), hand(3)), "fine | /event/cards");
        const auto atOnce = [&](std::size_t copies)
        { return correcting(HandDrawn{green, 5, std::vector<std::string>(copies, "Sample Storm"), false}); };
        QCOMPARE(boundary(atOnce(3), atOnce(4)), "fine | /event/immediate");
    }

    /// CQ-RES-3: a track begins at 0, and no effect goes back beyond it.
    void RES_3_theTrackBeginsAtNothing()
    {
        const auto back = [](int by)
        {
            CoopTable table(1);
            table.happen(MarkerMoved{2});
            return table.give(ApplyCard{"Some text", {MarkerMoved{by}}});
        };
        QCOMPARE(boundary(back(-2), back(-3)), "fine | malformed at /effects/0/by");
        CoopTable table(1);
        table.happen(MarkerMoved{2});
        QCOMPARE(table.give(ApplyCard{"Some text", {MarkerMoved{-1}, MarkerMoved{-2}}}), "malformed at /effects/1/by"s);
    }

    /// CQ-FIGHT-7, CQ-DEMO-1: no correction puts a conquest token where none can be.
    void FIGHT_7_correctionsConquerWhatCanBeConquered()
    {
        const auto conquering = [](const std::string &location, bool isRuin, Demolition demolition = {})
        {
            Table table = greensTurn(2, {.demolition = demolition});
            applyEvent(table, LocationDrawn{outer, location});
            if (isRuin)
                applyEvent(table, Demolished{outer});
            return give(table, Correct{Conquered{outer, green}});
        };
        QCOMPARE(boundary(conquering("Sample Farm", false), conquering("Sample Meadow", false)),
            "fine | malformed /event/at");
        QCOMPARE(conquering("Sample Farm", true, Demolition::TakesPopulation), "malformed /event/at"s);
        QCOMPARE(conquering("Sample Farm", true, Demolition::LeavesPopulation), ""s);
    }

    /// CQ-SETUP-2: against each other there is no track, and no ruling makes one.
    void SETUP_2_noTrackAgainstEachOther()
    {
        Table table = greensTurn();
        QCOMPARE(byACard(table, {MarkerMoved{1}}), "malformed /effects/0/type"s);
        QVERIFY(malformed(table.open, Command(AdvanceTechnology{})));
        QVERIFY(malformed(table.open, Event(TechnologyDrawn{"Sample Radio"})));
        QVERIFY(malformed(table.open, Command(DrawResistanceEvent{"Sample Levy", {}})));
        CoopTable together(1);
        QVERIFY(!malformed(together.open(), Command(AdvanceTechnology{})));
    }

    /// CQ-TOKEN-1: no ruling brings a token that the pool has not, or pushes one that is not there.
    void TOKEN_1_noRulingBringsWhatIsNotInThePool()
    {
        Table table = greensTurn();
        QCOMPARE(malformed(table.open, Command(PlaceToken{1, 1, "Sample Patrol", {}})), std::optional("/token"s));
        QCOMPARE(malformed(table.open, Command(PlaceToken{1, 1, foot, foot})), std::optional("/pushed"s));
        QVERIFY(!malformed(table.open, Command(PlaceToken{1, 1, foot, {}})));
    }

    /// CQ-RES-10: the pool is not empty because Captain Fantastic is out of it.
    void RES_10_hisAbsenceEmptiesNoPool()
    {
        CoopTable table(2);
        table.table().open.decks[Deck::Tokens].unseen = Cards{{captain, 1}};
        table.happen(TokensCalled{{{.section = 1}, {.section = 2}}});
        QCOMPARE(table.give(PlaceToken{1, 1, captain, {}}), ""s);
        QVERIFY(table.open().resistance.captain);
        QCOMPARE(table.open().resistance.tokensDue, (std::vector<TokensDue>{{.section = 2}}));
        QCOMPARE(table.give(FightCaptain{{1, 0}, {6}, {1, 2}, {}}), ""s);
        QVERIFY(!table.open().resistance.captain);
        // He is drawn for the next section.
        QCOMPARE(table.give(PlaceToken{2, 1, captain, {}}), ""s);
        QCOMPARE(table.give(FightCaptain{{2, 0}, {6}, {1, 2}, {}}), ""s);
        QVERIFY(table.open().resistance.tokensDue.empty());
    }

    /// CQ-RES-3, -8: the sections of one placing come in any order, those of the next after it.
    void RES_8_sectionsInAnyOrder()
    {
        CoopTable table(2);
        const std::vector<TokensDue> all{{.section = 0}, {.section = 1}, {.section = 2}};
        table.happen(TokensCalled{all});
        table.happen(TokensCalled{all});
        QCOMPARE(table.give(PlaceToken{2, 1, foot, {}}), ""s);
        QCOMPARE(table.against(PlaceToken{2, 2, foot, {}}), "CQ-RES-8"s);
        QCOMPARE(table.give(PlaceToken{1, 1, foot, {}}), ""s);
        QCOMPARE(table.give(PlaceToken{0, 1, foot, {}}), ""s);
        QCOMPARE(table.give(PlaceToken{2, 2, foot, {}}), ""s);
        CoopTable other(2);
        other.happen(TokensCalled{{{.section = 1}}});
        QCOMPARE(other.against(PlaceToken{2, 1, foot, {}}), "CQ-RES-3"s);
    }

    /// CQ-TOKEN-3: each owner fights it in turn order until it is beaten.
    void TOKEN_3_underTwoPlayersAliens()
    {
        const auto lostByGreen = [](bool bluesAreThere)
        {
            Table table = greensTurn();
            applyEvent(table, LocationDrawn{outer, "Sample Wood"});
            applyEvent(table, AlienPlaced{{green, 1}, outer, false});
            if (bluesAreThere)
                applyEvent(table, AlienPlaced{{blue, 1}, outer, false});
            byACard(table, {TokenPlaced{outer, foot}});
            all(table, {FightToken{outer, foot, {}}, RollRound{{1}, {6}}, ResolveRound{}, LoseAlien{{green, 1}}});
            return table;
        };
        QVERIFY(tokensToFight(lostByGreen(false).open).empty());
        Table table = lostByGreen(true);
        QCOMPARE(tokensToFight(table.open), (std::vector<TokenAt>{{outer, foot}}));
        QCOMPARE(give(table, EndAction{}), "CQ-DUE-3"s);
        QCOMPARE(give(table, FightToken{outer, foot, {}}), ""s);
        QCOMPARE(table.open.battle->by, blue);
        QCOMPARE(all(table, {RollRound{{6}, {1}}, ResolveRound{}, EndAction{}}), ""s);
        // One player's victory over it counts for all.
        QVERIFY(spaceAt(table.open, outer).tokens.empty());
    }

    /// CQ-STEAL-1, CQ-FIGHT-6: where a ruin keeps its conquest token it is stolen and taken over like any other.
    void STEAL_1_aRuinThatKeepsItsToken()
    {
        const auto stolen = [](Demolition demolition)
        {
            Table table = battleAt(outer, 1, "Sample City", {.demolition = demolition});
            applyEvent(table, Conquered{outer, blue});
            applyEvent(table, Demolished{outer});
            return give(table, Steal{outer});
        };
        QCOMPARE(stolen(Demolition::LeavesPopulation), ""s);
        QCOMPARE(stolen(Demolition::TakesPopulation), "CQ-STEAL-1"s);
    }

    /// CQ-BOARD-2: people are asked about a section that the layout does not list; a listed section is complete.
    void BOARD_2_anUnlistedSectionIsAskedFor()
    {
        Table table = greensTurn(2, {.touching = Touching::Listed});
        QCOMPARE(touch(table.open, {1, 0}, outer), std::optional<bool>());
        const MoveAlien move{{green, 1}, outer, false};
        QCOMPARE(give(table, move), "CQ-BOARD-2"s);
        QCOMPARE(give(table, SayTouching{borderOf({1, 0}, outer), true}), ""s);
        QCOMPARE(give(table, move), ""s);
        for (Layout &layout : table.open.pack.layouts)
            layout.touching.push_back(borderOf({1, 0}, {1, 2}));
        QCOMPARE(touch(table.open, {1, 0}, {1, 2}), std::optional(true));
        QCOMPARE(touch(table.open, {1, 0}, {1, 3}), std::optional(false));
        QCOMPARE(touch(table.open, {2, 0}, {2, 3}), std::optional<bool>());
    }

    /// CQ-WIN-1: a correction to the goal ends the game at once, one below it does not.
    void WIN_1_aCorrectionDecidesAtOnce()
    {
        const auto ends = [](int terror)
        {
            Table table = greensTurn();
            (void)give(table, Correct{TerrorChanged{blue, terror}});
            return table.open.outcome.has_value();
        };
        QCOMPARE(boundary(ends(7), ends(8)), "no | yes");
        // The last alien of a battle is gone, in any state of the battle.
        Table table = battleAt(outer, 1, "Sample Farm");
        QCOMPARE(all(table, {TurnUpResistance{outer, "Sample Crowd"}}), ""s);
        QCOMPARE(give(table, Correct{AlienDestroyed{{green, 1}}}), ""s);
        QVERIFY(!table.open.battle);
    }

    /// CQ-FIGHT-2, -5: a die each, and two for the cunning.
    void FIGHT_2_dieForDie()
    {
        const auto rolled = [](const std::string &card, const RollRound &roll)
        {
            Table table = battleAt(outer, 1, "Sample Farm");
            give(table, TurnUpResistance{outer, card});
            return give(table, roll);
        };
        QCOMPARE(rolled("Sample Crowd", {{1}, {1, 2}}), "CQ-FIGHT-2"s);
        QCOMPARE(rolled("Sample Scouts", {{1, 2}, {1, 2}}), "CQ-FIGHT-2"s);
        QCOMPARE(
            boundary(rolled("Sample Scouts", {{1}, {1, 2}}), rolled("Sample Scouts", {{1}, {1}})), "fine | CQ-FIGHT-5");
    }
};

DOSSIER_TESTS(ConquestEffectsTest, Nothing)

} // namespace conquest_effects_test

#include "conquest_effects_test.moc"
