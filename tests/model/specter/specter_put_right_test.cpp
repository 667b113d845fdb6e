#include "model/specter/json/json.h"
#include "model/specter/seen/history.h"
#include "tests/support/scaled.h"
#include "tests/support/specter_any_command.h"
#include "tests/support/specter_box.h"
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>
#include <array>

namespace specter_put_right_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

/// The cases that came up in all games: corrections by their kind, and the number that had to be announced.
struct Course
{
    std::array<int, 4> corrected{};
    int ofHand = 0;
    int ofRoles = 0;
    int quiet = 0;
};

bool isOfRoles(const Event &event)
{
    const auto *ruling = get_if<RulingMade>(&event);
    return ruling != nullptr && ruling->roles;
}

bool isOfHand(const Event &event)
{
    const auto *ruling = get_if<RulingMade>(&event);
    return ruling != nullptr && ruling->hand;
}

/// A game by the rules, except for hands, characters and roles that are corrected at any moment.
class CorrectedGame
{
public:
    CorrectedGame(unsigned seed, int players, Edition edition, Course &course)
        : m_random(seed)
        , m_table(newTable(smallBox()))
        , m_players(players)
        , m_edition(edition)
        , m_course(course)
    {
    }

    std::string play()
    {
        for (Given given : m_random.setUp(m_table.open.pack, m_players))
        {
            if (ChooseOptions *choose = get_if<ChooseOptions>(&given.command))
                choose->options.edition = m_edition;
            submit(given);
        }
        for (int steps = 0; steps < 110 && m_table.open.clock.phase != Phase::Over; ++steps)
        {
            if (m_random.chance(12))
                putRight();
            else
                submit(m_random.next(m_table));
            if (std::string fault = lost(m_table); !fault.empty())
                return fault + " after " + m_last;
        }
        return {};
    }

private:
    /// Corrects one of his values; a sheet as a whole keeps its place.
    void putRight()
    {
        const Agent agent
            = m_table.sheets.contains(Agent::Second) && m_random.chance(50) ? Agent::Second : Agent::First;
        const auto kind = static_cast<std::size_t>(m_random.below(4));
        Sheet sheet = m_table.sheets.at(agent);
        sheet.character = static_cast<AgentKind>(m_random.below(4));
        sheet.cards.clear();
        for (int cards = cardsToTake(m_table.open, agent); cards > 0; --cards)
            sheet.cards.push_back(static_cast<Equipment>(m_random.below(8)));
        sheet.used.clear();
        std::array<Event, 4> events{CharacterChosen{agent, *sheet.character}, CardsTaken{agent, sheet.cards},
            SheetWritten{agent, sheet}, RolesDealt{}};
        if (kind == 3)
        {
            if (!setUpOf(m_table.open).traitor || m_table.open.traitor)
                return;
            events[3] = RolesDealt{m_random.one(m_table.open.players.hunters)};
        }
        submit({Correct{events.at(kind)}, agent == Agent::First ? Seat(AgentSeat{}) : Seat(TraitorSeat{})}, kind);
    }

    void submit(const Given &given, std::optional<std::size_t> correction = {})
    {
        if (malformed(m_table.open, given.command) || refusal(view(m_table, given.seat), given.command))
            return;
        const PublicTable before = m_table.open;
        const Events events = resolve(m_table, given.command);
        for (const Event &event : events)
            specter::apply(m_table, event);
        m_last = toJson(given.command);
        m_course.ofHand += static_cast<int>(std::ranges::count_if(events, isOfHand));
        m_course.ofRoles += static_cast<int>(std::ranges::count_if(events, isOfRoles));
        if (!correction)
            return;
        ++m_course.corrected.at(*correction);
        m_course.quiet += before == m_table.open ? 1 : 0;
    }

    RandomSpecter m_random;
    Table m_table;
    int m_players;
    Edition m_edition;
    Course &m_course;
    std::string m_last;
};

/// Plays the first agent's next turn with a corrected hand, from one space to the other unseen by one of its cards;
/// returns all its events.
Events sneaks(Table &table, const std::string &from, const std::string &to)
{
    Sheet sheet = table.sheets.at(Agent::First);
    sheet.cards.assign(3, Equipment::StealthField);
    sheet.used.clear();
    Events events = forced(table, Correct{SheetWritten{Agent::First, sheet}});
    const CardUse covered{.card = Equipment::StealthField, .before = true};
    (void)forced(table, PlanMove{Agent::First, {.path = {at(from), at(to)}, .card = covered}});
    for (const Event &event : forced(table, ConfirmMove{Agent::First}))
        events.push_back(event);
    // Everybody knows his place, and therefore that he needed a card to stay unseen.
    (void)forced(table, Correct{AgentFactSaid{Agent::First, 0, StoodAt{at(to)}}});
    (void)forced(table, Correct{PhaseBegan{{Phase::Agents, table.open.clock.turn + 1}}});
    return events;
}

/// A hunter ends his movement in sight of the agent, who tells him the required facts.
Events looks(Table &table, HunterKind hunter)
{
    put(table, hunter, "N3");
    (void)forced(table, BeginHunterTurn{hunter});
    const Events events = forced(table, MoveHunter{.to = at("N3")});
    (void)forced(table, EndHunterTurn{});
    put(table, hunter, "K17");
    return events;
}

} // namespace

/// After any correction of a sheet, the public facts about an agent leave his real place possible, and nobody learns of
/// the correction before it is necessary.
class SpecterPutRightTest : public QObject
{
    Q_OBJECT

private slots:

    void theTruePlaceStaysWhateverIsPutRight()
    {
        Course course;
        unsigned seed = 0;
        const auto complete = [&] { return course.ofHand > 0 && course.ofRoles > 0; };
        for (int round = 0; round < scaled(4) || (round < scaled(60) && !complete()); ++round)
            for (int players = 2; players <= 5; ++players)
                for (const Edition edition : {Edition::First, Edition::Second})
                {
                    const std::string fault = CorrectedGame(++seed, players, edition, course).play();
                    QVERIFY2(fault.empty(), (fault + " in game " + std::to_string(seed)).c_str());
                }
        QVERIFY(std::ranges::count(course.corrected, 0) == 0);
        QVERIFY(course.quiet > 0);
        QVERIFY(course.ofHand > 0);
        QVERIFY(course.ofRoles > 0);
    }

    /// No hand has more stealth fields than the box: it cannot have been one hand throughout.
    void SO_MOVE_2_aHandThatWasPutRightIsToldWhenNoOneHandCanHaveDoneAll()
    {
        Table table = begun();
        put(table, HunterKind::Gun, "N6");
        const EquipmentCard &card = *cardOf(table.open.pack, Equipment::StealthField);
        const int max = std::min(card.copies * card.charges, cardsToTake(table.open, Agent::First));
        for (int turn = 1; turn <= max + 1; ++turn)
        {
            const Events events = turn % 2 == 1 ? sneaks(table, "N1", "N2") : sneaks(table, "N2", "N1");
            QCOMPARE(lost(table), std::string());
            QCOMPARE(std::ranges::count_if(events, isOfHand), turn > max ? 1 : 0);
            QCOMPARE(std::ranges::count_if(events, isOfRoles), 0);
        }
        QVERIFY(table.open.agents.at(Agent::First).anyHand);
    }

    /// The answers to one hunter agree with those to another only when they need not have come from one traitor.
    void SO_TRAITOR_1_rolesThatWerePutRightAreToldWhenNoOneTraitorGoesWithAll()
    {
        Table table = begun({.players = 5,
            .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Prophet, HunterKind::Puppet},
            .traitor = HunterKind::Gun});
        QCOMPARE(walks(table, {"N1", "N2"}), std::string());
        QCOMPARE(std::ranges::count_if(looks(table, HunterKind::Gun), isOfRoles), 0);
        const PublicTable before = table.open;
        QCOMPARE(forced(table, Correct{RolesDealt{HunterKind::Beast}}).size(), 1U);
        QVERIFY(table.open == before);
        QCOMPARE(lost(table), std::string());
        QCOMPARE(std::ranges::count_if(looks(table, HunterKind::Beast), isOfRoles), 1);
        QCOMPARE(lost(table), std::string());
        QVERIFY(table.open.agents.at(Agent::First).anyTraitor);
    }

    /// The boundary: before his first move nothing was said that another hand could not have.
    void SO_MOVE_2_nothingIsNotedBeforeTheFirstMove()
    {
        Table table = begun();
        (void)forced(table, Correct{CardsTaken{Agent::First, {3, Equipment::StealthField}}});
        QVERIFY(table.putRight.empty());
        QCOMPARE(walks(table, {"N1", "N2"}), std::string());
        (void)forced(table, Correct{CardsTaken{Agent::First, {3, Equipment::FlashBang}}});
        QCOMPARE(table.putRight, std::set{Agent::First});
    }

    /// Tables without corrections are written in the old form.
    void whatWasPutRightIsWrittenWhenSomethingWas()
    {
        Table table = begun();
        QVERIFY(toJson(table).find("put_right") == std::string::npos);
        QCOMPARE(walks(table, {"N1", "N2"}), std::string());
        (void)forced(table, Correct{CharacterChosen{Agent::First, AgentKind::Spider}});
        QVERIFY(toJson(table).find(R"("put_right": ["first"])") != std::string::npos);
        QVERIFY(readTable(toJson(table)).value() == table);
    }
};

DOSSIER_TESTS(SpecterPutRightTest, Nothing)

} // namespace specter_put_right_test

#include "specter_put_right_test.moc"
