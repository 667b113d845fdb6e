#include "model/conquest/json/json.h"
#include "model/conquest/seen/event.h"
#include "tests/model/conquest/rulebook.h"
#include "tests/support/conquest_tables.h"
#include "tests/support/kept_views.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QStringList>
#include <QTest>

#include <algorithm>

namespace conquest_rulebook_test
{

using namespace dossier;
using namespace dossier::conquest;
using namespace dossier::test;

namespace
{

/// A random game compared with the rulebook; differences are reported.
class FollowedGame
{
public:
    explicit FollowedGame(unsigned seed)
        : m_random(seed, static_cast<Mode>(seed % 3))
        , m_seed(seed)
    {
    }

    std::string play(int steps)
    {
        for (int step = 0; step < steps && m_table.open.clock.phase != Phase::Over && m_fault.empty(); ++step)
        {
            const GivenConquest given = m_random.next(m_table);
            if (!isAllowed(given.command, given.seat))
                continue;
            if (m_table.open.clock.phase != Phase::SetUp)
                judgeGiven(given.command);
            if (m_table.open.clock.phase != Phase::SetUp && step % 37 == 0)
                judgeWishes();
            for (const Event &event : resolve(m_table, given.command))
            {
                before(event, given.command);
                conquest::apply(m_table, event);
                m_views.forget();
                after(event);
            }
            atRest();
        }
        return m_fault;
    }

    [[nodiscard]] int judged() const { return m_judged; }

    [[nodiscard]] const std::set<std::string> &allowed() const { return m_allowed; }

private:
    [[nodiscard]] Rulebook book() const { return {m_table.open, m_met}; }

    [[nodiscard]] bool isAllowed(const Command &command, const Seat &seat) const
    {
        return !notGivenBy(m_table.open, seat, command) && !malformed(m_table.open, command)
            && !refusal(m_views.of(m_table, seat), command);
    }

    void agree(bool holds, const std::string &what)
    {
        if (!holds && m_fault.empty())
            m_fault = "game " + std::to_string(m_seed) + ", round " + std::to_string(m_table.open.clock.round) + ": "
                + what;
    }

    /// A command that the rules accept is not forbidden by the book.
    void judgeGiven(const Command &command)
    {
        const std::optional<bool> expected = book().allows(command);
        if (expected.value_or(false))
            m_allowed.insert(visit([](const auto &held) { return std::string(held.type); }, command));
        agree(expected.value_or(true), "the book forbids " + toJson(command) + ", which was given");
    }

    /// Each command that somebody could wish: allowed by the book, allowed by the rules.
    void judgeWishes()
    {
        const Rulebook rulebook = book();
        for (const Command &command : rulebook.wishes())
        {
            const std::optional<bool> expected = rulebook.allows(command);
            if (!expected)
                continue;
            const auto *choose = get_if<ChooseToken>(&command);
            const Seat seat = choose != nullptr ? Seat(PlayerSeat{choose->player}) : Seat(PublicSeat{});
            ++m_judged;
            if (*expected)
                m_allowed.insert(visit([](const auto &held) { return std::string(held.type); }, command));
            agree(isAllowed(command, seat) == *expected,
                std::string(*expected ? "the book allows " : "the book forbids ") + toJson(command));
        }
    }

    void before(const Event &event, const Command &command)
    {
        const PublicTable &open = m_table.open;
        if (const auto *resolved = get_if<RoundResolved>(&event))
        {
            agree(resolved->result == book().result(), toJson(event));
            std::optional<Colour> loser;
            if (resolved->result.winner == Side::Opponent)
                loser = open.battle->by;
            else if (resolved->result.winner == Side::Attacker)
                loser = open.battle->enemy;
            agree(resolved->loser == loser, "the loser of " + toJson(event));
        }
        if (const auto *began = get_if<BattleBegan>(&event))
        {
            m_cards = 0;
            m_needed = began->cards;
            agree(began->cards == (began->outOfTurn || began->enemy ? 0 : book().resistance(began->at)),
                "a fight for each point of resistance: " + toJson(event));
        }
        if (holds_alternative<FightWon>(event) && open.battle->fight.against == conquest::Against::Cards)
            ++m_cards;
        if (const auto *ended = get_if<BattleEnded>(&event))
            endOf(*ended);
        if (holds_alternative<Conquer>(command) && holds_alternative<Conquered>(event) && !open.battle->enemy)
            agree(m_cards > 0 || !open.battle->beaten.empty(), "a conquest without a fight");
        if (const auto *placed = get_if<AlienPlaced>(&event);
            placed != nullptr && (holds_alternative<MoveAlien>(command) || holds_alternative<LandAlien>(command)))
            agree(placed->ended == book().endsMovement(placed->at, placed->alien.of),
                "what ends movement: " + toJson(event));
        if (const auto *freed = get_if<LocationFreed>(&event);
            freed != nullptr && holds_alternative<FreeLocations>(command))
        {
            const std::vector<Place> all = book().freed();
            agree(std::ranges::find(all, freed->at) != all.end(), "the book does not free by " + toJson(event));
        }
        if (const auto *began = get_if<TurnBegan>(&event))
            agree(began->player == nextInTurn(), "whose turn it is: " + toJson(event));
        if (const auto *first = get_if<FirstChosen>(&event))
            agree(std::ranges::none_of(open.inPlay, [&](const auto &one)
                      { return one.second.points.had < open.inPlay.at(first->player).points.had; }),
                "the fewest points are first");
        if (const auto *rolled = get_if<TechnologyRolled>(&event))
            m_six = std::ranges::find(rolled->faces, 6) != rolled->faces.end();
        if (holds_alternative<TechnologyDrawn>(event))
        {
            agree(m_six, "technology without a six");
            m_six = false;
        }
        if (const auto *ended = get_if<GameEnded>(&event))
            endOfTheGame(ended->outcome);
    }

    /// Won is a battle when nothing is left: no token, and a card was beaten for each point.
    void endOf(const BattleEnded &ended)
    {
        const Battle &battle = *m_table.open.battle;
        if (!battle.outOfTurn)
            m_met.insert({battle.at, battle.enemy});
        if (!ended.won || battle.enemy || battle.outOfTurn)
            return;
        agree(m_table.open.spaces.at(battle.at).tokens.empty(), "won with a token left");
        agree(m_cards == m_needed || book().resistance(battle.at) == 0, "won with resistance left");
    }

    /// Clockwise from the first player, each once.
    [[nodiscard]] std::optional<Colour> nextInTurn() const
    {
        const std::vector<Colour> &seats = m_table.open.players.colours;
        const auto first = std::ranges::find(seats, m_table.open.first.value_or(seats.front())) - seats.begin();
        for (std::size_t i = 0; i < seats.size(); ++i)
        {
            const Colour player = seats[(static_cast<std::size_t>(first) + i) % seats.size()];
            if (!m_had.contains(player))
                return player;
        }
        return std::nullopt;
    }

    void endOfTheGame(const Outcome &outcome)
    {
        int sum = 0;
        for (const Colour player : m_table.open.players.colours)
            sum += book().terror(player);
        if (outcome.ending == Ending::Cannon)
            agree(m_table.open.resistance.marker == 10 && outcome.winners.empty(), "the cannon fires at ten");
        else if (outcome.ending == Ending::Terror && book().competitive())
            agree(outcome.winners.size() == 1 && book().terror(*outcome.winners.begin()) >= 8, "eight terror win");
        else if (outcome.ending == Ending::Terror)
            agree(sum >= 8 * std::ssize(m_table.open.players.colours), "eight terror for each win");
    }

    void after(const Event &event)
    {
        if (holds_alternative<RoundBegan>(event))
            m_had.clear();
        if (const auto *ended = get_if<TurnEnded>(&event))
            m_had.insert(ended->player);
        if (holds_alternative<TurnBegan>(event))
            m_met.clear();
        for (const auto &[at, space] : m_table.open.spaces)
            agree(space.tokens.size() <= 3, "four tokens on a space");
    }

    /// Nobody has won without an announcement.
    void atRest()
    {
        const PublicTable &open = m_table.open;
        if (open.clock.phase == Phase::SetUp || open.outcome || open.pending.winning)
            return;
        for (const Colour player : open.players.colours)
            agree(!book().competitive() || book().terror(player) < 8, "eight terror, and the game goes on");
        agree(book().competitive() || open.resistance.marker < 10, "the marker is at ten, and the game goes on");
    }

    RandomConquest m_random;
    unsigned m_seed;
    Table m_table = newTable(conquestSample());
    mutable KeptViews<Table, Seat, View> m_views{};
    Rulebook::Met m_met{};
    std::set<Colour> m_had{};
    /// Cards beaten in the battle, and to be beaten.
    int m_cards = 0;
    int m_needed = 0;
    bool m_six = false;
    int m_judged = 0;
    std::set<std::string> m_allowed{};
    std::string m_fault{};
};

} // namespace

/// Whole random games, checked against the second implementation of the rulebook (rulebook.h).
class ConquestRulebookTest : public QObject
{
    Q_OBJECT

private slots:

    void wholeGamesGoByTheBook()
    {
        std::set<std::string> missing{"take_back", "choose_token", "roll_points", "move_alien", "land_alien",
            "buy_threat", "end_action", "explore", "fight_token", "turn_up_resistance", "fight_aliens", "roll_round",
            "resolve_round", "lose_alien", "flee", "go_on", "conquer", "steal", "end_battles", "end_turn",
            "free_locations", "advance_technology", "roll_technology"};
        int judged = 0;
        // A rare event may need some more games.
        for (int seed = 0; seed < scaled(6) || (!missing.empty() && seed < 60); ++seed)
        {
            FollowedGame game(static_cast<unsigned>(seed) + 1000);
            const std::string fault = game.play(1500);
            QVERIFY2(fault.empty(), fault.c_str());
            judged += game.judged();
            for (const std::string &type : game.allowed())
                missing.erase(type);
        }
        qInfo("%d commands held against the book", judged);
        QStringList never;
        for (const std::string &type : missing)
            never << QString::fromStdString(type);
        QCOMPARE(never.join(u' '), QString());
    }
};

DOSSIER_TESTS(ConquestRulebookTest, Nothing)

} // namespace conquest_rulebook_test

#include "conquest_rulebook_test.moc"
