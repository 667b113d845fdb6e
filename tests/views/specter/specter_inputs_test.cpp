// The inputs that a turn needs, counted in the real window.
#include "model/specter/seen/hunter_moves.h"
#include "model/specter/seen/numbers.h"
#include "tests/support/test_class.h"
#include "tests/support/views/posted_events.h"
#include "tests/views/specter/specter_laptop.h"
#include "views/specter/agent/agent_page.h"
#include "views/specter/hunters/hunters_page.h"
#include "views/specter/words/wording.h"

#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

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
        deliverPosted();
    }

    void click(QPushButton &button) { click(button, button.rect().center()); }

    void click(Space space) { click(*board().viewport(), board().geometryOfBoard().rectOf(space).center().toPoint()); }

    void key(Qt::Key key)
    {
        ++m_inputs;
        at().press(key);
    }

    [[nodiscard]] const specter::PublicTable &open() { return specterDesk(at().desk()).session()->publicView()->open; }

    [[nodiscard]] QPushButton &agentsButton()
    {
        return *seats().agent()->findChild<QPushButton *>(QStringLiteral("nextStep"));
    }

    [[nodiscard]] QPushButton &huntersButton()
    {
        return *seats().hunters()->findChild<QPushButton *>(QStringLiteral("nextStep"));
    }

    /// A space that is highlighted for the hunter who is next.
    [[nodiscard]] std::optional<Space> lit()
    {
        std::optional<Space> some;
        for (const Wash &wash : board().scene().washes)
            if (wash.tone == BoardTone::Teal)
                wash.spaces.forEach([&](Space space) { some = space; });
        return some;
    }

    /// A space on foot for who is next; for who sits in the vehicle one that no road leads to, where there is one.
    [[nodiscard]] std::optional<Space> litOnFoot()
    {
        const specter::Board city = specter::boardOf(open());
        for (const auto &[kind, hunter] : open().hunters)
        {
            std::optional<Space> some;
            SpaceSet ends = specter::hunterEnds(city, specter::hunterOnTurn(open(), kind)).onFoot - city.roads();
            // A press on a hunter is about him.
            for (const auto &[other, stands] : open().hunters)
                ends.set(stands.at, false);
            ends.forEach([&](Space space) { some = space; });
            const bool moved = open().turn && open().turn->hunter == kind && open().turn->moved;
            if (!hunter.hadTurn && !moved)
                return some ? some : lit();
        }
        return lit();
    }

    /// Each hunter goes to a highlighted space, on foot where that is asked and possible.
    void huntersTurns(std::optional<HunterWay> way = {})
    {
        for (std::size_t hunter = 0; hunter < open().hunters.size(); ++hunter)
        {
            const std::optional<Space> end = way == HunterWay::OnFoot ? litOnFoot() : lit();
            QVERIFY2(end, "a hunter who has not begun is offered his spaces");
            click(*end);
            QVERIFY(open().turn && !open().turn->moved);
            const QString said = huntersButton().text();
            click(huntersButton());
            QVERIFY2(!open().turn || open().turn->moved, qPrintable(said));
        }
    }

    /// Taking the computer needs one press.
    void takeOver()
    {
        ++m_inputs;
        take();
    }

    void agentsTurnAfter()
    {
        click(huntersButton());
        takeOver();
        const std::vector<specter::Coordinate> &path = seats().agent()->draft().path;
        click(Space{path.front().x, path.front().y - 1});
        click(agentsButton());
        key(Qt::Key_F10);
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

    /// The agent's two presses, and two for each hunter; to hand the machine over and to take it are presses of their
    /// own.
    void aRoundOfTwoHuntersTakesSixInputs()
    {
        Hands hands;
        hands.agentsTurn();
        hands.huntersTurns();
        QCOMPARE(hands.open().clock.turn, 2);
        constexpr int handOver = 1;
        QVERIFY2(hands.inputs() - handOver <= 6, qPrintable(QString::number(hands.inputs())));
        QVERIFY2(hands.seats().pageInFront() == hands.seats().hunters(), "what was answered last is read in peace");
        hands.click(hands.huntersButton());
        QVERIFY(hands.seats().pageInFront() == hands.seats().handOver());
        hands.takeOver();
        QVERIFY(hands.seats().pageInFront() == hands.seats().agent());
        QVERIFY2(hands.inputs() <= 9, qPrintable(QString::number(hands.inputs())));
    }

    void onFootTooTwoPressesAHunterAreEnough()
    {
        Hands hands;
        hands.agentsTurn();
        hands.huntersTurns(HunterWay::OnFoot);
        hands.agentsTurnAfter();
        const int before = hands.inputs();
        hands.huntersTurns(HunterWay::OnFoot);
        QCOMPARE(hands.open().clock.turn, 3);
        QVERIFY2(hands.inputs() - before <= 4, qPrintable(QString::number(hands.inputs() - before)));
    }

    /// One undo takes back a press together with everything that followed from it.
    void onePressIsOneStepBack()
    {
        Hands hands;
        hands.agentsTurn();
        const std::optional<Space> end = hands.lit();
        QVERIFY(end);
        hands.click(*end);
        const specter::PublicTable begun = hands.open();
        hands.click(hands.huntersButton());
        QVERIFY2(!hands.open().turn && hands.open().clock.turn == 1, "nothing is left for him: his turn has ended");
        specterDesk(hands.at().desk()).session()->undoPublic(QStringLiteral("the wrong space"));
        QVERIFY(hands.open() == begun);
        specterDesk(hands.at().desk()).session()->redoPublic();
        QVERIFY(!hands.open().turn);
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
        const auto &hunters = hands.open().hunters;
        QVERIFY2(std::ranges::any_of(hunters, [](const auto &one) { return one.second.hadTurn; }), qPrintable(name));
        QVERIFY(board->hasFocus());
    }
};

DOSSIER_TESTS(SpecterInputsTest, Windows)

} // namespace specter_inputs_test

#include "specter_inputs_test.moc"
