#include "model/specter/json/json.h"
#include "model/specter/seen/history.h"
#include "model/specter/seen/possible.h"
#include "tests/model/specter/plain_inference.h"
#include "tests/support/random_board.h"
#include "tests/support/scaled.h"
#include "tests/support/specter_boards.h"
#include "tests/support/specter_box.h"
#include "tests/support/specter_random.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>

namespace specter_exact_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

/// True when another phase is on, or the subject has already moved.
bool isOutOfTurn(const Violation &no)
{
    if (const auto *play = std::get_if<PlayReason>(&no.reason))
        return holds_alternative<reason::OtherPhase>(*play);
    if (const auto *agents = std::get_if<AgentReason>(&no.reason))
        return holds_alternative<reason::AgentHasMoved>(*agents);
    const auto *hunters = std::get_if<HunterReason>(&no.reason);
    return hunters != nullptr
        && (holds_alternative<reason::HasMoved>(*hunters) || holds_alternative<reason::MovesFirst>(*hunters));
}

/// Facts of all kinds by chance; they need not be possible, but often are.
class RandomFacts
{
public:
    RandomFacts(std::mt19937 &random, const Board &board)
        : m_random(random)
        , m_board(board)
    {
    }

    PublicHistory history()
    {
        PublicHistory history{.start = somewhere()};
        for (int turns = 1 + below(3); turns > 0; --turns)
            history.turns.push_back(turn());
        history.unknowns = unknowns();
        return history;
    }

private:
    int below(int count) { return randomBetween(m_random, 0, count - 1); }

    bool chance(int hundredths) { return below(100) < hundredths; }

    Coordinate somewhere() { return randomOpen(m_random, m_board); }

    Coordinate anywhere() { return Space{below(m_board.width()), below(m_board.height())}; }

    Lookout somebody()
    {
        Lookout lookout{.hunter = {1 + below(3)}, .at = somewhere(), .inVehicle = chance(30), .traitor = chance(10)};
        if (chance(20))
            lookout.gaze = static_cast<Gaze>(below(6));
        return lookout;
    }

    std::vector<Coordinate> someSmoke()
    {
        std::vector<Coordinate> smoke;
        if (chance(15))
            within(m_board, somewhere(), 1).forEach([&](Space space) { smoke.emplace_back(space); });
        return smoke;
    }

    AnnouncedCard card()
    {
        AnnouncedCard card{.card = static_cast<Equipment>(2 + below(2)), .before = chance(50)};
        if (chance(70))
            card.at = somewhere();
        card.within = 1 + below(4);
        if (chance(30))
            card = {.card = Equipment::TangleLine, .before = chance(50), .target = somebody()};
        if (card.target && chance(80))
        {
            card.die = 1 + below(6);
            card.hit = chance(50);
        }
        return card;
    }

    Shown shown()
    {
        if (chance(60))
            return {};
        return {chance(50) ? Showing::Seen : Showing::LastSeen, somewhere()};
    }

    std::vector<LaterFact> later()
    {
        std::vector<LaterFact> facts;
        for (int count = below(3); count > 0; --count)
            facts.emplace_back(SaidClear{somebody()});
        if (chance(25))
            facts.emplace_back(FoundBy{somebody(), somewhere(), {somebody(), somebody()}});
        if (chance(25))
            facts.emplace_back(SensorSaid{somewhere(), static_cast<Reading>(below(10))});
        if (chance(15))
            facts.emplace_back(SaidClose{anywhere(), 1 + below(3), chance(50)});
        if (chance(15))
            facts.emplace_back(Foretold{{anywhere(), anywhere()}});
        if (chance(5))
            facts.emplace_back(StoodAt{somewhere()});
        return facts;
    }

    TurnFacts turn()
    {
        TurnFacts facts{.smoke = someSmoke(), .smokeAfter = someSmoke()};
        for (int count = below(3); count > 0; --count)
            facts.hunters.push_back(somebody());
        if (chance(20))
            facts.turnedOver.push_back(anywhere());
        if (!chance(5))
            facts.shown = shown();
        if (chance(30))
            facts.onlookers = {{1 + below(3)}};
        facts.cardAnnounced = chance(30);
        if (facts.cardAnnounced && chance(90))
            facts.announced = card();
        if (chance(12))
            facts.ruling = chance(75) ? SetAside::Steps : SetAside::Everything;
        facts.later = later();
        return facts;
    }

    Unknowns unknowns()
    {
        Unknowns unknowns{.farReaching = chance(50),
            .adrenalSurges = below(3),
            .stealthFields = below(3),
            .holoDecoys = below(2),
            .hiddenCards = below(4)};
        unknowns.others = !unknowns.farReaching || chance(50);
        if (chance(75))
            unknowns.decoyShows = chance(50) ? Showing::Seen : Showing::LastSeen;
        unknowns.anyHand = chance(8);
        if (chance(50))
            unknowns.suspects = {{1}, {2}, {3}};
        unknowns.anyTraitor = chance(10);
        for (int ways = chance(20) ? 1 + below(2) : 0; ways > 0; --ways)
            unknowns.leftInBox.push_back({chance(70), below(3), below(3)});
        return unknowns;
    }

    std::mt19937 &m_random;
    const Board &m_board;
};

/// The cases that came up in the games.
struct Course
{
    int compared = 0;
    int ruled = 0;
    int cards = 0;
    int suspected = 0;
    int foretold = 0;
    int hiddenMatters = 0;
    int dealtAnew = 0;

    /// True when all of them did.
    [[nodiscard]] bool isComplete() const
    {
        return compared > 0 && ruled > 0 && cards > 0 && suspected > 0 && foretold > 0 && hiddenMatters > 0
            && dealtAnew > 0;
    }
};

/// One game of a few turns; people let many things pass.
class SmallGame
{
public:
    SmallGame(unsigned seed, Course &course)
        : m_random(seed)
        , m_table(newTable(smallBox(seed % 2 == 0 ? 1 : 2)))
        , m_course(course)
        , m_rulesOnRoles(seed % 4 == 3)
    {
    }

    std::string play()
    {
        for (const Given &given : m_random.setUp(m_table.open.pack, 2 + m_random.below(4)))
            submit(given);
        for (int steps = 0; steps < 300 && m_table.open.clock.turn <= (m_rulesOnRoles ? 2 : 3); ++steps)
        {
            if (m_table.open.clock.phase != Phase::Agents && m_table.open.clock.phase != Phase::Hunters)
                return {};
            submit(m_random.below(12) == 0 ? against() : m_random.next(m_table));
            if (!m_news)
                continue;
            if (const std::string fault = difference(); !fault.empty())
                return fault;
        }
        return {};
    }

private:
    /// Returns a command that is often against the rules.
    Given against()
    {
        const Sheet &sheet = m_table.sheets.at(Agent::First);
        const Coordinate at = sheet.at.value_or(m_table.open.pack.board.agentStart);
        // A ruling about roles leaves so many options that it is tried only in some games.
        switch (m_random.below(m_rulesOnRoles ? 7 : 5))
        {
        case 5:
            return {DealRoles{anyHunter()}};
        case 6:
            return {RevealTraitor{anyHunter()}, PublicSeat{}};
        case 0:
            return {CompleteObjective{Agent::First, Coordinate(Space{4, 1})}};
        case 1:
            return {TakeCards{Agent::First, {Equipment::StealthField, Equipment::AdrenalSurge, Equipment::HoloDecoy}}};
        case 2:
            return {ForetellObjective{Agent::First}};
        case 3:
            return {PlanMove{Agent::First,
                {.path = {at, Coordinate(Space{0, 0}), Coordinate(Space{5, 2})},
                    .card = CardUse{.card = Equipment::StealthField, .before = m_random.below(2) == 0}}}};
        default:
            return {PlanMove{Agent::First,
                {.path = {at}, .card = CardUse{.card = Equipment::FlashBang, .at = Coordinate(Space{0, 2})}}}};
        }
    }

    HunterKind anyHunter()
    {
        std::vector<HunterKind> all;
        for (const auto &[kind, hunter] : m_table.open.hunters)
            all.push_back(kind);
        return m_random.one(all);
    }

    void submit(const Given &given)
    {
        m_news = false;
        if (malformed(m_table.open, given.command))
            return;
        const Refusal no = refusal(view(m_table, given.seat), given.command);
        // No ruling brings a move out of turn.
        const bool isAboutRoles
            = holds_alternative<RevealTraitor>(given.command) || holds_alternative<DealRoles>(given.command);
        if (no && ((isOutOfTurn(*no) && !isAboutRoles) || m_random.below(isAboutRoles ? 4 : 2) == 0))
            return;
        m_course.ruled += no ? 1 : 0;
        for (const Event &event :
            no ? resolveRuling(m_table, given.command, *no, "we let it pass") : resolve(m_table, given.command))
        {
            specter::apply(m_table, event);
            m_news = m_news || holds_alternative<MoveShown>(event) || holds_alternative<AgentFactSaid>(event)
                || holds_alternative<ObjectiveForetold>(event) || holds_alternative<HunterTurnEnded>(event);
        }
    }

    std::string difference()
    {
        const Board board = boardOf(m_table.open);
        const std::map<Agent, PlainPlaces> plainly = plainPlaces(m_table.open);
        for (const auto &[agent, inPlay] : m_table.open.agents)
        {
            if (inPlay.turns.empty())
                continue;
            const PublicHistory history = historyOf(m_table.open, agent);
            const Places places = placesNow(board, history);
            const PlainPlaces plain = plainly.at(agent);
            const Sheet &sheet = m_table.sheets.at(agent);
            if (places.any != plain.any || places.withoutHiddenCards != plain.withoutCards)
                return "got " + told(places.any) + " | " + told(places.withoutHiddenCards) + " and not "
                    + told(plain.any) + " | " + told(plain.withoutCards) + " of " + toJson(FactsFile{.facts = history});
            if (sheet.lines.size() == inPlay.turns.size() && !places.any.contains(*sheet.at))
                return "the agent is not where he can be: " + toJson(FactsFile{.facts = history});
            m_course.dealtAnew += history.unknowns.anyTraitor ? 1 : 0;
            note(inPlay.turns.back(), history, places);
        }
        return {};
    }

    void note(const TurnFacts &facts, const PublicHistory &history, const Places &places)
    {
        ++m_course.compared;
        m_course.cards += facts.announced ? 1 : 0;
        m_course.suspected += facts.onlookers.empty() ? 0 : 1;
        m_course.hiddenMatters += places.any == places.withoutHiddenCards ? 0 : 1;
        for (const LaterFact &fact : history.turns.back().later)
            m_course.foretold += holds_alternative<Foretold>(fact) ? 1 : 0;
    }

    RandomSpecter m_random;
    Table m_table;
    Course &m_course;
    bool m_rulesOnRoles;
    bool m_news = false;
};

} // namespace

/// The set is exact: it is the one that trying everything out leaves.
class SpecterExactTest : public QObject
{
    Q_OBJECT

private slots:

    void theSetIsThatOfEverythingTriedOut()
    {
        std::mt19937 random(201);
        int none = 0;
        int wider = 0;
        for (int tries = scaled(400); tries > 0; --tries)
        {
            const Board drawn = randomStreets(random, 7, 3, 25);
            const Board board = randomBetween(random, 0, 2) == 0 ? onFoot(drawn) : drawn;
            const PublicHistory history = RandomFacts(random, board).history();
            const Places places = placesNow(board, history);
            const PlainPlaces plain = plainPlaces(board, history);
            const std::string facts = toJson(FactsFile{.facts = history});
            QVERIFY2(places.any == plain.any,
                (test::told(places.any) + " and not " + test::told(plain.any) + " of " + facts).c_str());
            QVERIFY2(places.withoutHiddenCards == plain.withoutCards, facts.c_str());
            none += places.any.empty() ? 1 : 0;
            wider += places.any == places.withoutHiddenCards ? 0 : 1;
        }
        QVERIFY(none > 0 && wider > 0);
    }

    void theSetAtATableIsThatOfEverythingTriedOut()
    {
        Course course;
        const auto min = static_cast<unsigned>(scaled(8));
        for (unsigned seed = 1; seed <= min || (seed <= 20 * min && !course.isComplete()); ++seed)
        {
            const std::string fault = SmallGame(seed, course).play();
            QVERIFY2(fault.empty(), (fault + " in game " + std::to_string(seed)).c_str());
        }
        QVERIFY(course.isComplete());
    }

    /// The second agent shows nothing where the Beast sees him begin: he must have been covered. Where the box has one
    /// such card alone, the first agent was not when he was said to be clear.
    void SO_TRAITOR_1_oneBoxHoldsTheCardsOfBoth()
    {
        for (const int copies : {1, 2})
        {
            const Table table = coveredSecond(copies);
            const Board board = boardOf(table.open);
            const std::map<Agent, PlainPlaces> plainly = plainPlaces(table.open);
            PublicHistory history = historyOf(table.open, Agent::First);
            const Places places = placesNow(board, history);
            QCOMPARE(history.unknowns.leftInBox, (std::vector<LeftInBox>{{true, copies, copies - 1}}));
            QCOMPARE(test::told(places.any), test::told(plainly.at(Agent::First).any));
            QCOMPARE(test::told(placesNow(board, historyOf(table.open, Agent::Second)).any),
                test::told(plainly.at(Agent::Second).any));
            history.unknowns.leftInBox.clear();
            const Places apart = placesNow(board, history);
            QCOMPARE(apart.any == places.any, copies == 2);
            QVERIFY((places.any - apart.any).empty());
        }
    }

    void SO_TRAITOR_1_whereOneMayHaveDoneWithoutTheCardNothingIsSure()
    {
        Table table = coveredSecond(1);
        table.open.agents.at(Agent::Second).turns.back().shown = Shown{Showing::Seen, Coordinate(Space{0, 2})};
        QVERIFY(historyOf(table.open, Agent::First).unknowns.leftInBox.empty());
    }

private:
    /// Five players; the Gun was the traitor, and each agent has made a move.
    static Table coveredSecond(int copies)
    {
        Table table = newTable(smallBox(copies));
        const std::vector<HunterKind> hunters{
            HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet};
        for (const Command &command :
            {Command(ChoosePlayers{{5, hunters, false}}), Command(RollObjectives{{1, 1, 1, 1}}),
                Command(ChooseCharacter{Agent::First, AgentKind::Spider}),
                Command(TakeCards{Agent::First, {Equipment::FlashBang, Equipment::FlashBang, Equipment::SmokeGrenade}}),
                Command(DealRoles{HunterKind::Gun}), Command(BeginGame{})})
            for (const Event &event : resolve(table, command))
                specter::apply(table, event);
        const Lookout prophet{.hunter = {4}, .at = Space{0, 0}};
        const Lookout beast{.hunter = {2}, .at = Space{0, 4}};
        AgentInPlay &first = table.open.agents.at(Agent::First);
        first.turns = {{.shown = Shown{}}};
        first.turns.back().later.emplace_back(SaidClear{prophet});
        table.open.hunters.erase(HunterKind::Gun);
        table.open.traitor = HunterKind::Gun;
        AgentInPlay second{.start = Space{3, 4}};
        second.turns = {{.hunters = {beast}, .shown = Shown{}}};
        table.open.agents[Agent::Second] = second;
        return table;
    }

    /// Returns the board with "within" counted on foot.
    static Board onFoot(const Board &board)
    {
        std::vector<std::string> rows;
        for (int y = 0; y < board.height(); ++y)
        {
            rows.emplace_back();
            for (int x = 0; x < board.width(); ++x)
                rows.back() += board.isOpen({x, y}) ? '.' : '#';
        }
        return Board(rows, board.stretches(), board.diagonals(), Nearness::OnFoot);
    }
};

DOSSIER_TESTS(SpecterExactTest, Nothing)

} // namespace specter_exact_test

#include "specter_exact_test.moc"
