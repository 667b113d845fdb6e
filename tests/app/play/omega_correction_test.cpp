#include "app/play/omega/rules.h"
#include "model/omega/json/json.h"
#include "tests/app/play/kept_game.h"
#include "tests/support/omega_random.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <algorithm>

namespace omega_correction_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

/// A random game with corrections of every type at random moments. A broken promise is returned as text.
class Game
{
public:
    Game(unsigned seed, std::vector<int> &corrected)
        : m_random(seed)
        , m_game(fileText("resources/packs/sample.json"), seed % 2 == 0 ? "first" : "revised")
        , m_corrected(corrected)
        , m_type(seed * 7)
    {
    }

    std::string play(int steps)
    {
        setUp();
        std::string fault;
        for (int i = 0; i < steps && fault.empty(); ++i)
            fault = step();
        if (fault.empty())
            fault = unopened(m_game);
        return fault;
    }

private:
    void give(const Command &command) { m_game.give(toJson(command)); }

    void setUp()
    {
        const Scenario &scenario = samplePack().scenarios.front();
        for (int i = 0; i < 4; ++i)
        {
            give(ChooseCommando{{static_cast<Role>(i)}, i + 1});
            give(PlaceCommando{static_cast<Role>(i), scenario.starts[static_cast<std::size_t>(i)], Facing::East});
        }
        for (const Edge &door : scenario.doors)
            give(PlaceDoor{door, static_cast<DoorKind>(m_random.below(4))});
        give(CutRooms{scenario.starts.front(), scenario.goal});
        const std::vector<Room> rooms = m_game.table().open.ground.rooms;
        for (const Room &room : rooms)
            if (room.state == RoomState::Hidden)
                give(PlaceStack{room.id, scenario.stacks[static_cast<std::size_t>(m_random.below(4))]});
        give(BeginGame{});
        for (int i = 0; i < 3; ++i)
            give(Correct{FigureArrived{
                {i + 1}, samplePack().figures.front().id, scenario.starts[static_cast<std::size_t>(4 - i)]}});
    }

    /// A few commands, a correction, and a few more: none of them may meet a table that it cannot handle.
    std::string step()
    {
        for (int i = m_random.below(4); i > 0; --i)
            play();
        const std::size_t type = nextType();
        const Command command = m_random.correction(m_game.table(), type);
        const Table before = m_game.table();
        const std::string answer
            = m_game.answer("{\"command\": " + toJson(command) + seatFor(command) + ", \"ruling\": \"so be it\"}");
        if (isNothing(answer) && before != m_game.table())
            return "refused and done: " + toJson(command);
        m_corrected[type] += isNothing(answer) ? 0 : 1;
        std::string fault = unshown(m_game, {"\"overseer\"", "\"public\"", "1", "5"});
        if (fault.empty() && m_random.chance(4))
            fault = unopened(m_game);
        if (m_random.chance(10))
            m_game.answer("{\"undo\": true, \"correction\": \"back\"}");
        return fault.empty() ? fault : fault + " after " + toJson(command);
    }

    /// Each type in turn, and in between one of those that were never corrected.
    std::size_t nextType()
    {
        const std::size_t next = m_type++ % alternativeCount<Event>;
        if (m_type % 2 == 0)
            return next;
        const auto from = m_corrected.begin() + static_cast<std::ptrdiff_t>(next);
        const auto never = std::find(from, m_corrected.end(), 0);
        return never == m_corrected.end() ? next : static_cast<std::size_t>(never - m_corrected.begin());
    }

    /// Only their own seat corrects notes (OP-ROOM-3).
    static std::string seatFor(const Command &command)
    {
        const Correct *correct = get_if<Correct>(&command);
        const CommandoNoted *noted = correct != nullptr ? get_if<CommandoNoted>(&correct->event) : nullptr;
        return noted != nullptr ? ", \"seat\": " + std::to_string(noted->seat) : std::string();
    }

    void play()
    {
        const std::vector<Due> due = view(m_game.table(), OverseerSeat{}).due;
        if (!due.empty() && m_random.chance(50))
            give(m_random.like(m_game.table(), due.front().command));
        else
            give(m_random.any(m_game.table()));
    }

    RandomCommands m_random;
    KeptTestGame<OmegaRules> m_game;
    std::vector<int> &m_corrected;
    std::size_t m_type;
};

} // namespace

/// Any value can be corrected at any time, and no correction leaves a table that cannot be shown, played on or opened.
class OmegaCorrectionTest : public QObject
{
    Q_OBJECT

private slots:

    void noCorrectionLeavesATableThatCannotBeShown()
    {
        std::vector<int> corrected(alternativeCount<Event>);
        for (unsigned seed = 1; seed <= 60; ++seed)
        {
            const std::string fault = Game(seed, corrected).play(50);
            QVERIFY2(fault.empty(), (fault + " in game " + std::to_string(seed)).c_str());
            if (seed >= 4 && std::ranges::count(corrected, 0) == 0)
                break;
        }
        const std::string never = typesWithout<Event>(corrected);
        QVERIFY2(never.empty(), ("never corrected: " + never).c_str());
    }
};

DOSSIER_TESTS(OmegaCorrectionTest, EventLoop)

} // namespace omega_correction_test

#include "omega_correction_test.moc"
