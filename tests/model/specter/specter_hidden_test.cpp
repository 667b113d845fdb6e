#include "model/specter/seen/possible.h"
#include "model/specter/seen/suppositions.h"
#include "tests/model/specter/plain_specter.h"
#include "tests/support/random_board.h"
#include "tests/support/scaled.h"
#include "tests/support/specter_boards.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace specter_hidden_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

/// The table sees nothing, and the agent was there afterwards.
TurnFacts stoodAt(const std::string &space)
{
    TurnFacts facts{.shown = Shown{}};
    facts.later.emplace_back(StoodAt{named(space)});
    return facts;
}

Lookout lookout(int number, const std::string &space)
{
    return {.hunter = {number}, .at = named(space)};
}

std::string any(const Board &board, const PublicHistory &history)
{
    return test::told(placesNow(board, history).any);
}

std::string withoutCards(const Board &board, const PublicHistory &history)
{
    return test::told(placesNow(board, history).withoutHiddenCards);
}

const Board corridor = streets({"...................."}).board;

/// The hidden part of a turn.
enum class Play : std::uint8_t
{
    NoCard,
    Surge,
    StealthBefore,
    StealthAfter,
    DecoyBefore,
    DecoyAfter,
};

/// A place and the cards used on the way there.
struct State
{
    Space at;
    int surges = 0;
    int fields = 0;
    int decoys = 0;
    friend auto operator<=>(const State &, const State &) = default;
};

/// Hidden play by its words: every path of every play of a turn, listed.
class Listing
{
public:
    Listing(const Board &board, const PublicHistory &history, const Supposition &supposed)
        : m_board(board)
        , m_history(history)
        , m_supposed(supposed)
    {
    }

    [[nodiscard]] SpaceSet places() const
    {
        std::set<State> states{{m_history.start}};
        for (const TurnFacts &facts : m_history.turns)
        {
            std::set<State> next;
            for (const State &state : states)
                for (int play = 0; play < 6; ++play)
                    list(facts, state, static_cast<Play>(play), next);
            states = next;
        }
        SpaceSet places;
        for (const State &state : states)
            places.set(state.at);
        return places;
    }

private:
    /// The cards used after a play, if the hand can have it.
    [[nodiscard]] std::optional<State> after(const TurnFacts &facts, State state, Play play) const
    {
        const Unknowns &hand = m_history.unknowns;
        state.surges += play == Play::Surge ? 1 : 0;
        state.fields += play == Play::StealthBefore || play == Play::StealthAfter ? 1 : 0;
        state.decoys += play == Play::DecoyBefore || play == Play::DecoyAfter ? 1 : 0;
        const bool decoyless = state.decoys > 0 && m_supposed.objectiveReach != 2;
        if ((facts.cardAnnounced && play != Play::NoCard) || decoyless || state.surges > hand.adrenalSurges
            || state.fields > hand.stealthFields || state.decoys > hand.holoDecoys
            || state.surges + state.fields + state.decoys > hand.hiddenCards)
            return std::nullopt;
        return state;
    }

    void list(const TurnFacts &facts, const State &from, Play play, std::set<State> &next) const
    {
        const std::optional<State> used = after(facts, from, play);
        const bool objectivesFit = std::ranges::all_of(facts.turnedOver,
            [&](const Coordinate &objective)
            {
                const int distance = kingsDistance(objective, from.at);
                return distance >= 1 && distance <= m_supposed.objectiveReach;
            });
        if (!used || !objectivesFit)
            return;
        SpaceSet barred;
        for (const Lookout &hunter : facts.hunters)
            barred.set(hunter.at, barred.contains(hunter.at) || !hunter.inVehicle);
        forEachPath(m_board, barred, from.at, play == Play::Surge ? 6 : 4,
            [&](const Path &path)
            {
                if (!isShown(facts, path, play) || !fitsLater(facts, path, play))
                    return;
                State state = *used;
                state.at = path.back();
                next.insert(state);
            });
    }

    [[nodiscard]] bool sees(const Lookout &hunter, Space space, bool stealth) const
    {
        return plainlyVisible(m_board, hunter.at, space) && (!stealth || kingsDistance(hunter.at, space) <= 2);
    }

    [[nodiscard]] bool isShown(const TurnFacts &facts, const Path &path, Play play) const
    {
        if (!facts.shown)
            return true;
        if (play == Play::DecoyBefore || play == Play::DecoyAfter)
            return facts.shown->at
                && kingsDistance(*facts.shown->at, play == Play::DecoyBefore ? path.front() : path.back()) <= 4;
        Shown shown;
        for (const Space &space : path)
        {
            const bool seen = std::ranges::any_of(facts.hunters, [&](const Lookout &hunter)
                { return hunter.hunter != m_supposed.traitor && sees(hunter, space, play == Play::StealthBefore); });
            if (seen)
                shown = {Showing::LastSeen, space};
            if (seen && &space == &path.back())
                shown.what = Showing::Seen;
        }
        return shown == *facts.shown;
    }

    [[nodiscard]] bool fitsLater(const TurnFacts &facts, const Path &path, Play play) const
    {
        const bool stealth = play == Play::StealthBefore || play == Play::StealthAfter;
        const Space end = path.back();
        return std::ranges::all_of(facts.later,
            [&](const LaterFact &fact)
            {
                if (const auto *clear = get_if<SaidClear>(&fact))
                    return clear->from.hunter == m_supposed.traitor || !sees(clear->from, end, stealth);
                if (const auto *found = get_if<FoundBy>(&fact))
                    return Space(found->agent) == end && sees(found->from, end, stealth);
                const auto &sensor = get<SensorSaid>(fact);
                return sensorAnswer(sensor.vehicle, end, static_cast<int>(path.size()) - 1) == sensor.reading;
            });
    }

    const Board &m_board;
    const PublicHistory &m_history;
    const Supposition &m_supposed;
};

SpaceSet listed(const Board &board, const PublicHistory &history)
{
    SpaceSet places;
    for (const Supposition &supposed : suppositions(history.unknowns))
        places |= Listing(board, history, supposed).places();
    return places;
}

TurnFacts randomTurn(std::mt19937 &random, const Board &board)
{
    const auto below = [&](int count) { return randomBetween(random, 0, count - 1); };
    const auto somebody = [&]
    { return Lookout{.hunter = {1 + below(3)}, .at = randomOpen(random, board), .inVehicle = below(3) == 0}; };
    TurnFacts facts{.shown = Shown{}};
    for (int count = below(3); count > 0; --count)
        facts.hunters.push_back(somebody());
    if (below(5) == 0)
        facts.turnedOver.emplace_back(Space{below(board.width()), below(board.height())});
    if (below(2) == 0)
        facts.shown = Shown{below(2) == 0 ? Showing::Seen : Showing::LastSeen, randomOpen(random, board)};
    facts.cardAnnounced = below(5) == 0;
    for (int count = below(3); count > 0; --count)
        facts.later.emplace_back(SaidClear{somebody()});
    if (below(4) == 0)
        facts.later.emplace_back(FoundBy{somebody(), randomOpen(random, board)});
    if (below(4) == 0)
        facts.later.emplace_back(SensorSaid{randomOpen(random, board), static_cast<Reading>(below(10))});
    return facts;
}

Unknowns randomUnknowns(std::mt19937 &random)
{
    const auto below = [&](int count) { return randomBetween(random, 0, count - 1); };
    Unknowns unknowns{.farReaching = below(2) == 0,
        .adrenalSurges = below(2),
        .stealthFields = below(3),
        .holoDecoys = below(2),
        .hiddenCards = below(3)};
    unknowns.others = !unknowns.farReaching || below(2) == 0;
    if (below(2) == 0)
        unknowns.suspects = {{1}, {2}, {3}};
    return unknowns;
}

} // namespace

/// The options that hidden cards, characters, traitors and rulings leave open.
class SpecterHiddenTest : public QObject
{
    Q_OBJECT

private slots:

    void anAdrenalSurgeGoesSixSpacesOnce()
    {
        PublicHistory history{.start = named("A1"), .turns = {stoodAt("G1")}};
        QCOMPARE(any(corridor, history), std::string());
        history.unknowns = {.adrenalSurges = 1, .hiddenCards = 1};
        QCOMPARE(any(corridor, history), std::string("G1"));
        QCOMPARE(withoutCards(corridor, history), std::string());
        history.turns.push_back(stoodAt("M1"));
        QCOMPARE(any(corridor, history), std::string());
        history.unknowns.adrenalSurges = 2;
        QCOMPARE(any(corridor, history), std::string());
        history.unknowns.hiddenCards = 2;
        QCOMPARE(any(corridor, history), std::string("M1"));
        history.turns[1].cardAnnounced = true;
        QCOMPARE(any(corridor, history), std::string());
        history.turns = {stoodAt("H1")};
        QCOMPARE(any(corridor, history), std::string());
    }

    void aStealthFieldHidesFromThreeSpacesOn()
    {
        TurnFacts facts = stoodAt("D1");
        facts.hunters = {lookout(1, "G1")};
        PublicHistory history{.start = named("A1"), .turns = {facts}};
        QCOMPARE(any(corridor, history), std::string());
        history.unknowns = {.stealthFields = 1, .hiddenCards = 1};
        QCOMPARE(any(corridor, history), std::string("D1"));
        history.turns[0].hunters = {lookout(1, "F1")};
        QCOMPARE(any(corridor, history), std::string());
    }

    void aStealthFieldAfterTheMoveHidesUntilTheNextTurn()
    {
        TurnFacts facts{.hunters = {lookout(1, "G1")}, .shown = Shown{Showing::Seen, named("D1")}};
        facts.later.emplace_back(SaidClear{lookout(1, "G1")});
        PublicHistory history{.start = named("A1"), .turns = {facts}};
        QCOMPARE(any(corridor, history), std::string());
        history.unknowns = {.stealthFields = 1, .hiddenCards = 1};
        QCOMPARE(any(corridor, history), std::string("D1"));
        // In the turn after he would be seen as he begins to move.
        history.turns.push_back({.hunters = {lookout(1, "G1")}, .shown = Shown{}});
        QCOMPARE(any(corridor, history), std::string());
    }

    void aHoloDecoyShowsAFalsePlaceWithinFour()
    {
        TurnFacts facts{.shown = Shown{Showing::Seen, named("M1")}};
        facts.later.emplace_back(StoodAt{named("E1")});
        PublicHistory history{.start = named("I1"), .turns = {facts}};
        history.unknowns = {.holoDecoys = 1, .hiddenCards = 1};
        // Others than Blue Jay have no decoy.
        QCOMPARE(any(corridor, history), std::string());
        history.unknowns.farReaching = true;
        QCOMPARE(any(corridor, history), std::string("E1"));
        // Shown near where he ends.
        history.turns[0].shown->at = named("A1");
        QCOMPARE(any(corridor, history), std::string("E1"));
        history.turns[0].shown->at = named("N1");
        QCOMPARE(any(corridor, history), std::string());
        history.turns[0].shown = Shown{};
        QCOMPARE(any(corridor, history), std::string("E1"));
    }

    void objectivesAreTurnedOverFromTwoAwayByOneCharacter()
    {
        PublicHistory history{.start = named("A1"), .turns = {{.turnedOver = {named("C1")}, .shown = Shown{}}}};
        QCOMPARE(any(corridor, history), std::string());
        history.unknowns.farReaching = true;
        QCOMPARE(any(corridor, history), std::string("A1 B1 C1 D1 E1"));
        QCOMPARE(withoutCards(corridor, history), std::string("A1 B1 C1 D1 E1"));
        history.unknowns.farReaching = false;
        history.turns[0].turnedOver = {named("A1")};
        QCOMPARE(any(corridor, history), std::string());
    }

    void aSecretTraitorMayBeToldAnything()
    {
        TurnFacts facts = stoodAt("C1");
        facts.hunters = {lookout(1, "G1")};
        facts.later.emplace_back(SaidClear{lookout(2, "H1")});
        PublicHistory history{.start = named("A1"), .turns = {facts}};
        // Both would have seen him, and one alone can be the traitor.
        history.unknowns.suspects = {{1}, {2}, {3}};
        QCOMPARE(any(corridor, history), std::string());
        history.turns[0].later.pop_back();
        QCOMPARE(any(corridor, history), std::string("C1"));
        history.unknowns.suspects = {{2}, {3}};
        QCOMPARE(any(corridor, history), std::string());
    }

    void aRulingWidensTheSet()
    {
        TurnFacts facts{.hunters = {lookout(1, "E1")}, .shown = Shown{}};
        const Board walled = streets({"...#..#...", "####..####", "...#..#..."}).board;
        PublicHistory history{.start = named("A1"), .turns = {facts}};
        QCOMPARE(any(walled, history), std::string("A1 B1 C1"));
        history.turns[0].hunters = {lookout(1, "H1")};
        history.turns[0].ruling = SetAside::Steps;
        QCOMPARE(withoutCards(walled, history), std::string("A1 B1 C1 E1 F1 E2 F2 A3 B3 C3 E3 F3 H3 I3 J3"));
        // He may have been covered by a stealth field that people let him use: then two spaces off he is seen, and no
        // further.
        QCOMPARE(any(walled, history), std::string("A1 B1 C1 E1 F1 E2 F2 A3 B3 C3 E3 F3 H3 I3 J3"));
        history.turns[0].hunters = {lookout(1, "E1")};
        QCOMPARE(withoutCards(walled, history), std::string("A1 B1 C1 H1 I1 J1 F2 A3 B3 C3 F3 H3 I3 J3"));
        QCOMPARE(any(walled, history), withoutCards(walled, history));
        history.turns[0].ruling = SetAside::Everything;
        QCOMPARE(placesNow(walled, history).any, walled.open());
    }

    void hiddenPlayIsThatOfAllPlaysListed()
    {
        std::mt19937 random(101);
        int none = 0;
        int wider = 0;
        for (int tries = scaled(150); tries > 0; --tries)
        {
            const Board board = randomStreets(random, 9, 2, 25);
            PublicHistory history{.start = randomOpen(random, board)};
            history.unknowns = randomUnknowns(random);
            for (int turns = randomBetween(random, 1, 3); turns > 0; --turns)
                history.turns.push_back(randomTurn(random, board));
            const Places places = placesNow(board, history);
            QCOMPARE(test::told(places.any), test::told(listed(board, history)));
            none += places.any.empty() ? 1 : 0;
            wider += places.any == places.withoutHiddenCards ? 0 : 1;
        }
        QVERIFY(none > 0 && wider > 0);
    }
};

DOSSIER_TESTS(SpecterHiddenTest, Nothing)

} // namespace specter_hidden_test

#include "specter_hidden_test.moc"
