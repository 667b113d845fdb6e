// What hands have to do for a turn, counted on the real window.
#include "tests/support/test_class.h"
#include "tests/views/specter/specter_laptop.h"
#include "views/session/moment_panel.h"
#include "views/specter/agent/agent_header.h"
#include "views/specter/agent/agent_page.h"
#include "views/specter/hunters/hunters_page.h"
#include "views/specter/parts/hunters_header.h"
#include "views/specter/words/wording.h"

#include <QLineEdit>

namespace specter_inputs_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// Hands at a laptop: every click and every key is counted.
class Hands : public Laptop
{
public:
    Hands()
        : Laptop(Language::English)
    {
    }

    [[nodiscard]] int inputs() const { return m_inputs; }

    void startAgain() { m_inputs = 0; }

    void click(QWidget &on, const QPoint &point)
    {
        ++m_inputs;
        QTest::mouseClick(&on, Qt::LeftButton, Qt::NoModifier, point);
        QTest::qWait(5);
    }

    void click(QPushButton &button) { click(button, button.rect().center()); }

    void click(Space space) { click(*board().viewport(), board().geometryOfBoard().rectOf(space).center().toPoint()); }

    void key(Qt::Key key)
    {
        ++m_inputs;
        at().press(key);
    }

    [[nodiscard]] const specter::PublicTable &open() { return specterDesk(at().desk()).session()->publicView()->open; }

    [[nodiscard]] QPushButton &agentsButton() { return *seats().agent()->findChild<AgentHeader *>()->primary(); }

    [[nodiscard]] QPushButton &huntersButton() { return *seats().hunters()->findChild<HuntersHeader *>()->primary(); }

    /// A space that is lit for the hunter who is next.
    [[nodiscard]] std::optional<Space> lit()
    {
        std::optional<Space> some;
        for (const Wash &wash : board().scene().washes)
            if (wash.tone == BoardTone::Teal)
                wash.spaces.forEach([&](Space space) { some = space; });
        return some;
    }

    void agentsTurn()
    {
        click(Space{13, 2});
        click(agentsButton());
        key(Qt::Key_F10);
    }

private:
    int m_inputs = 0;
};

} // namespace

class SpecterInputsTest : public QObject
{
    Q_OBJECT

private slots:

    void anAgentsTurnTakesThreeInputs()
    {
        Hands hands;
        hands.agentsTurn();
        QVERIFY(hands.seats().pageInFront() == hands.seats().hunters());
        QVERIFY(hands.open().clock.phase == specter::Phase::Hunters);
        QVERIFY2(hands.inputs() <= 3, qPrintable(QString::number(hands.inputs())));
    }

    void aRoundOfTwoHuntersTakesSixInputs()
    {
        Hands hands;
        hands.agentsTurn();
        hands.startAgain();
        for (int hunter = 0; hunter < 2; ++hunter)
        {
            const std::optional<Space> end = hands.lit();
            QVERIFY2(end, "a hunter who has not begun is offered his spaces");
            hands.click(*end);
            QVERIFY(hands.open().turn && !hands.open().turn->moved);
            hands.click(hands.huntersButton());
            QVERIFY(hands.open().turn && hands.open().turn->moved);
        }
        hands.click(hands.huntersButton());
        QCOMPARE(hands.open().clock.turn, 2);
        QVERIFY2(hands.inputs() <= 6, qPrintable(QString::number(hands.inputs())));
    }

    void spacesAreTypedOnBothBoards()
    {
        Hands hands;
        QVERIFY(QTest::qWaitForWindowActive(&hands.at().window()));
        AgentPage &agent = *hands.seats().agent();
        const_cast<BoardView &>(agent.board()).setFocus();
        QTest::keyClick(const_cast<BoardView *>(&agent.board()), Qt::Key_N);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("2 n3"));
        QCOMPARE(agent.draft().path.size(), std::size_t{3});
        hands.click(hands.agentsButton());
        hands.key(Qt::Key_F10);
        const std::optional<Space> end = hands.lit();
        QVERIFY(end);
        const QString name = wording::name(specter::Coordinate(*end));
        BoardView *board = const_cast<BoardView *>(&hands.board());
        board->setFocus();
        QTest::keyClicks(board, name.left(1));
        QTest::keyClicks(QApplication::focusWidget(), name.mid(1));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY2(hands.open().turn && hands.open().turn->moved, qPrintable(name));
        QVERIFY(board->hasFocus());
    }
};

DOSSIER_TESTS(SpecterInputsTest, Windows)

} // namespace specter_inputs_test

#include "specter_inputs_test.moc"
