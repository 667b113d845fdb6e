#include "model/conquest/json/json.h"
#include "model/conquest/json/session.h"
#include "model/conquest/seen/numbers.h"
#include "tests/support/conquest_tables.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>

namespace conquest_games_test
{

using namespace dossier;
using namespace dossier::conquest;
using namespace dossier::test;

namespace
{

/// Returns the differences by name.
std::string difference(const std::map<std::string, int> &before, const std::map<std::string, int> &now)
{
    std::string told;
    for (const auto &[name, count] : before)
        if (const auto found = now.find(name); found == now.end() || found->second != count)
            told += " -" + name + ' ' + std::to_string(count);
    for (const auto &[name, count] : now)
        if (const auto found = before.find(name); found == before.end() || found->second != count)
            told += " +" + name + ' ' + std::to_string(count);
    return told;
}

std::string typeOf(const auto &one)
{
    return visit([](const auto &held) { return std::string(held.type); }, one);
}

/// Plays a random game and returns its events; calls `seen(table, event)` before each event.
Events playAtRandom(unsigned seed, const auto &seen)
{
    // Of three games one is played against each other, and two together, by either side of the sheet.
    RandomConquest random(seed, static_cast<Mode>(seed % 3));
    Table table = newTable(conquestSample());
    Events all;
    for (int step = 0; step < 3000 && table.open.clock.phase != Phase::Over; ++step)
    {
        const GivenConquest given = random.next(table);
        const bool isRefused = notGivenBy(table.open, given.seat, given.command) || malformed(table.open, given.command)
            || refusal(view(table, given.seat), given.command);
        if (isRefused)
            continue;
        for (const Event &event : resolve(table, given.command))
        {
            seen(table, event);
            conquest::apply(table, event);
            all.push_back(event);
        }
    }
    return all;
}

const auto games = static_cast<unsigned>(std::max(15, scaled(15)));

} // namespace

class ConquestGamesTest : public QObject
{
    Q_OBJECT

private slots:

    /// Nothing is created or lost; every event that these games can have occurs, and each game ends.
    void belongingsAreConserved()
    {
        std::set<std::string> kinds;
        for (unsigned seed = 0; seed < games; ++seed)
        {
            std::map<std::string, int> before;
            Phase phase = Phase::SetUp;
            std::string last;
            std::string fault;
            const Events all = playAtRandom(seed,
                [&](const Table &table, const Event &event)
                {
                    kinds.insert(typeOf(event));
                    const auto now = belongings(table);
                    if (fault.empty() && phase != Phase::SetUp && now != before)
                        fault = "game " + std::to_string(seed) + ", by " + last + difference(before, now);
                    before = now;
                    phase = table.open.clock.phase;
                    last = toJson(event);
                });
            QVERIFY2(fault.empty(), fault.c_str());
            const auto *end = get_if<GameEnded>(&all.back());
            if (end == nullptr || end->outcome.ending == Ending::Agreed)
            {
                Table last = newTable(conquestSample());
                for (const Event &event : all)
                    if (!holds_alternative<GameEnded>(event))
                        conquest::apply(last, event);
                const std::string told = "game " + std::to_string(seed) + " does not end by its rules, after "
                    + std::to_string(all.size()) + " events: " + toJson(view(last, PublicSeat{}));
                QFAIL(told.c_str());
            }
        }
        for (const char *kind : {"round_resolved", "fight_won", "conquered", "alien_destroyed", "token_appeared",
                 "first_tied", "deck_shuffled", "win_claimed", "game_ended", "battle_ended", "stuff_lost",
                 "tokens_revealed", "hand_drawn", "events_drawn", "barrage_fired", "demolished", "technology_drawn",
                 "resistance_event_drawn", "token_moved", "marker_moved", "captain_left", "location_freed"})
            QVERIFY2(kinds.contains(kind), kind);
    }

    /// The journal alone gives the same table again, written and read.
    void aJournalGivesTheSameTable()
    {
        for (unsigned seed = 0; seed < 3; ++seed)
        {
            Table last;
            const Events all = playAtRandom(seed, [](const Table &, const Event &) { });
            Table one = newTable(conquestSample());
            Table other = one;
            for (const Event &event : all)
            {
                conquest::apply(one, event);
                const auto read = readEvent(toJson(event));
                QVERIFY2(read && *read == event, toJson(event).c_str());
                conquest::apply(other, *read);
            }
            QVERIFY(one == other);
            const auto read = readTable(toJson(one));
            QVERIFY(read && *read == one);
            const View seen = view(one, PlayerSeat{Colour::Green});
            const auto again = readView(toJson(seen));
            QVERIFY(again && *again == seen);
        }
    }

    /// CQ-SECRET-1: two tables that differ in green's hand and in his hidden token are the same to everybody else.
    void nobodyElseKnowsAHand()
    {
        Table one = begunConquest(2);
        Table other = one;
        other.hands[Colour::Green] = {"Sample Nothing", "Sample Nothing", "Sample Nothing"};
        QVERIFY(give(one, ChooseToken{Colour::Green, CommandToken::Two}, PlayerSeat{Colour::Green}).empty());
        QVERIFY(give(other, ChooseToken{Colour::Green, CommandToken::Six}, PlayerSeat{Colour::Green}).empty());
        for (const Seat &seat : {Seat(PlayerSeat{Colour::Blue}), Seat(TogetherSeat{}), Seat(PublicSeat{})})
        {
            QVERIFY(view(one, seat) == view(other, seat));
            RandomConquest random(7);
            for (int i = 0; i < 200; ++i)
            {
                const GivenConquest given = random.next(one);
                QVERIFY(notGivenBy(one.open, seat, given.command) == notGivenBy(other.open, seat, given.command));
                if (!malformed(one.open, given.command))
                    QVERIFY(refusal(view(one, seat), given.command) == refusal(view(other, seat), given.command));
            }
        }
        QVERIFY(view(one, PlayerSeat{Colour::Green}) != view(other, PlayerSeat{Colour::Green}));
        // The public part is identical, too.
        Events heard = seenBy(resolve(one, ChooseToken{Colour::Green, CommandToken::Three}), PublicSeat{});
        QVERIFY(heard.empty());
    }

    /// CQ-SECRET-1: a ruling reveals no more. Red has yet to choose, so that nothing is turned up.
    void rulingsTellNobodysSecret()
    {
        Table one = begunConquest(3);
        for (const Colour player : one.open.players.colours)
            one.open.inPlay[player].atHand.erase(CommandToken::Two);
        const auto ruled = [](const Table &table, const Command &command)
        {
            const PlayerSeat green{Colour::Green};
            const Refusal no = refusal(view(table, green), command);
            const Events all = no ? resolveRuling(table, command, *no, "we say so") : resolve(table, command);
            return std::pair(seenBy(all, green), seenBy(all, PublicSeat{}));
        };
        // A token chosen against a rule is placed like any other.
        const auto aside = ruled(one, ChooseToken{Colour::Green, CommandToken::Two});
        const auto byRule = ruled(one, ChooseToken{Colour::Green, CommandToken::Six});
        QVERIFY(holds_alternative<SecretRulingMade>(aside.first.front()));
        QVERIFY(aside.second == byRule.second);
        // That it was not the time for it is no secret.
        const Table later = greensTurn();
        QVERIFY(
            holds_alternative<RulingMade>(ruled(later, ChooseToken{Colour::Green, CommandToken::Six}).second.front()));
        // Cards that nobody sees behave likewise: their identity stays hidden, their number is public.
        const auto drawn
            = [](const std::vector<std::string> &cards) { return DrawEvents{Colour::Green, 3, cards, "Some text"}; };
        const std::string panic = "Sample Panic";
        QVERIFY(
            ruled(one, drawn({panic, panic, panic})).second == ruled(one, drawn({panic, panic, "Sample Fury"})).second);
        QVERIFY(holds_alternative<RulingMade>(ruled(one, drawn({panic})).second.front()));
        Table other = one;
        other.hands[Colour::Green] = {"Sample Nothing", "Sample Nothing", "Sample Nothing"};
        QVERIFY(give(one, ChooseToken{Colour::Green, CommandToken::Three}, PlayerSeat{Colour::Green}).empty());
        QVERIFY(give(other, ChooseToken{Colour::Green, CommandToken::Six}, PlayerSeat{Colour::Green}).empty());
        for (const Seat &seat : {Seat(PlayerSeat{Colour::Blue}), Seat(TogetherSeat{}), Seat(PublicSeat{})})
        {
            RandomConquest random(11);
            int rulings = 0;
            for (int i = 0; i < 300; ++i)
            {
                const Command command = random.next(one).command;
                if (notGivenBy(one.open, seat, command) || malformed(one.open, command))
                    continue;
                const Refusal no = refusal(view(one, seat), command);
                rulings += no ? 1 : 0;
                const auto told = [&](const Table &table)
                { return seenBy(no ? resolveRuling(table, command, *no, "so") : resolve(table, command), seat); };
                QVERIFY2(told(one) == told(other), toJson(command).c_str());
            }
            QVERIFY(rulings > 0);
        }
    }

    /// A line is answered for its seat, and private parts are separate.
    void linesArePlayed()
    {
        const Table table = begunConquest(2);
        const Judged chosen = judge(table,
            std::string_view("{\"seat\": \"green\", \"command\": {\"type\": \"choose_token\", \"player\": \"green\", "
                             "\"token\": \"d6\"}}"));
        QCOMPARE(chosen.answer,
            std::string("{\"events\": [{\"type\": \"token_laid\", \"player\": \"green\"}], \"secret\": [{\"type\": "
                        "\"token_chosen\", \"player\": \"green\", \"token\": \"d6\"}]}"));
        const Judged refused
            = judge(table, std::string_view("{\"command\": {\"type\": \"land_alien\", \"alien\": \"blue:1\"}}"));
        QCOMPARE(refused.answer,
            std::string("{\"refused\": {\"rule\": \"CQ-DUE-1\", \"facts\": {\"phase\": \"command\"}}}"));
        const Judged wrong
            = judge(table, std::string_view("{\"command\": {\"type\": \"land_alien\", \"alien\": \"red:1\"}}"));
        QVERIFY(wrong.answer.starts_with("{\"malformed\":"));
    }
};

DOSSIER_TESTS(ConquestGamesTest, Nothing)

} // namespace conquest_games_test

#include "conquest_games_test.moc"
