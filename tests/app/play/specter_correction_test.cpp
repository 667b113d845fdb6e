#include "app/play/specter/rules.h"
#include "model/specter/json/json.h"
#include "tests/app/play/kept_game.h"
#include "tests/support/specter_box.h"
#include "tests/support/specter_random.h"
#include "tests/support/specter_values.h"
#include "tests/support/test_class.h"

#include <algorithm>

namespace specter_correction_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

/// A random game with corrections of every type at random moments. A broken promise is returned as text.
class Game
{
public:
    Game(unsigned seed, std::vector<int> &corrected)
        : m_random(seed)
        , m_values(seed + 1000)
        , m_game(boxText(), seed % 2 == 0 ? "first" : "second")
        , m_corrected(corrected)
        , m_type(seed * 7)
    {
    }

    std::string play(int steps)
    {
        const int players = 2 + m_random.below(4);
        for (const Given &given : m_random.setUp(box(), players))
            give(given);
        std::string fault;
        for (int i = 0; i < steps && fault.empty(); ++i)
            fault = step();
        return fault.empty() ? unopened(m_game) : fault;
    }

private:
    void give(const Given &given)
    {
        m_game.answer("{\"seat\": \"" + text(given.seat) + "\", \"command\": " + toJson(given.command)
            + ", \"ruling\": \"so be it\"}");
    }

    std::string step()
    {
        for (int i = m_random.below(4); i > 0; --i)
            play();
        const std::size_t type = m_type++ % alternativeCount<Event>;
        const Command command = m_values.correction(m_game.table(), type);
        const Table before = m_game.table();
        const std::string answer = m_game.give(toJson(command));
        if (isNothing(answer) && before != m_game.table())
            return "refused and done: " + toJson(command);
        m_corrected[type] += isNothing(answer) ? 0 : 1;
        std::string fault
            = unshown(m_game, {"\"agent\"", "\"traitor\"", "\"public\"", "\"hunter:gun\"", "\"hunter:prophet\""});
        if (fault.empty() && m_random.chance(4))
            fault = unopened(m_game);
        if (m_random.chance(15))
            m_game.answer("{\"undo\": true, \"correction\": \"back\"}");
        return fault.empty() ? fault : fault + " after " + toJson(command);
    }

    /// Plays a due action of one of the seats; a seat's own proposals need a consistent table.
    void play()
    {
        for (const Seat &seat :
            std::vector<Seat>{AgentSeat{}, TraitorSeat{}, PublicSeat{}, HunterSeat{HunterKind::Gun}})
        {
            const std::vector<Due> due = view(m_game.table(), seat).due;
            if (due.empty() || m_random.chance(40))
                continue;
            const Due &one = due[static_cast<std::size_t>(m_random.below(static_cast<int>(due.size())))];
            return give({one.command, one.seat});
        }
    }

    RandomSpecter m_random;
    RandomSpecterValues m_values;
    KeptTestGame<SpecterRules> m_game;
    std::vector<int> &m_corrected;
    std::size_t m_type;
};

} // namespace

/// Any value can be corrected at any time, and no correction leaves a table that cannot be shown, played on or opened.
class SpecterCorrectionTest : public QObject
{
    Q_OBJECT

private slots:

    void noCorrectionLeavesATableThatCannotBeShown()
    {
        std::vector<int> corrected(alternativeCount<Event>);
        for (unsigned seed = 1; seed <= 60; ++seed)
        {
            const std::string fault = Game(seed, corrected).play(70);
            QVERIFY2(fault.empty(), (fault + " in game " + std::to_string(seed)).c_str());
            if (seed >= 6 && std::ranges::count(corrected, 0) == 0)
                break;
        }
        const std::string never = typesWithout<Event>(corrected);
        QVERIFY2(never.empty(), ("never corrected: " + never).c_str());
    }
};

DOSSIER_TESTS(SpecterCorrectionTest, EventLoop)

} // namespace specter_correction_test

#include "specter_correction_test.moc"
