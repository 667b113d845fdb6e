#include "app/omega/map_desk.h"
#include "app/omega/overseer_session.h"
#include "app/session/session_files.h"
#include "model/omega/seen/doors.h"
#include "tests/support/test_class.h"
#include "tests/support/views/played_desk.h"
#include "tests/support/views/posted_events.h"
#include "tests/support/views/settle.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/desk/side_actions.h"
#include "views/session/journal_strip.h"

#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

namespace overseer_page_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// The Rifleman attacks a clone, and dice are waited for.
void attacked(PlayedDesk &played)
{
    using enum omega::Role;
    OverseerSession &session = played.session();
    session.submit(omega::TransferAdrenaline{});
    session.submit(omega::AssignInitiative{{Rifleman, TeamLeader, HeavySupport, Countermeasures}});
    for (const auto &[role, stance] :
        {std::pair(TeamLeader, "team_leader_steady"), {Countermeasures, "countermeasures_steady"},
            {HeavySupport, "heavy_support_bold"}, {Rifleman, "rifleman_quick"}})
        session.submit(omega::ChooseStance{role, {stance}});
    session.submit(omega::BeginTurn{Rifleman});
    session.submit(omega::Correct{omega::FigureArrived{{1}, {"rogue_clone"}, {3, 1}, Facing::West}});
    session.submit(omega::DeclareAttack{Rifleman, {"m18"}, {1, 1}, omega::FigureId{1}, {3, 1}, false, {}});
    QVERIFY(played.table().pending.attack.has_value());
    deliverPosted();
}

} // namespace

class OverseerPageTest : public QObject
{
    Q_OBJECT

private slots:

    void theSampleMissionIsOneClickAway()
    {
        DeskAtRest at;
        QCOMPARE(at.page(), QStringLiteral("StartPage"));
        for (QPushButton *button : at.window().findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("Sample mission"))
                button->click();
        QCOMPARE(at.page(), QStringLiteral("OverseerPage"));
        const omega::PublicTable &table = omegaDesk(at.desk()).overseers()->overseerView()->open;
        QCOMPARE(table.clock.step, omega::Step::Transfer);
        QCOMPARE(static_cast<int>(table.commandos.size()), 4);
        QCOMPARE(campaignFiles(at.desk().folder()).size(), std::size_t{1});
    }

    void aSessionGoesOnWhereItWasLeft()
    {
        PlayedDesk played;
        QVERIFY(played.click(QStringLiteral("Transfer 0 to the pool")));
        const QString file = played.session().path();
        emit mapsOf(played.at().desk()).pages().sampleChosen(0);
        emit played.at().window().sessionRequested(file);
        QCOMPARE(played.at().page(), QStringLiteral("OverseerPage"));
        QCOMPARE(played.table().clock.step, omega::Step::Initiative);
    }

    /// The journal of a session that is opened again names those who left the map before (B12 of the desk's review).
    void whoWasKilledKeepsTheNameWhenTheSessionIsOpenedAgain()
    {
        PlayedDesk played;
        played.session().submit(omega::Correct{omega::FigureArrived{{4}, {"rogue_clone"}, {3, 1}, Facing::West}});
        played.session().submit(omega::Correct{omega::FigureLeft{{4}}});
        const QString file = played.session().path();
        emit mapsOf(played.at().desk()).pages().sampleChosen(0);
        emit played.at().window().sessionRequested(file);
        OverseerSession &again = played.session();
        const std::uint32_t last = again.lineCount(journal::Eyes::KnowSecrets);
        const QStringList told = again.lines(journal::Eyes::KnowSecrets, last, 1).front().sentences();
        QVERIFY2(told.join(u' ').contains(QStringLiteral("Rogue Clone 4 leaves the map")), qPrintable(told.join(u' ')));
    }

    /// The key of the next step enters dice that are all turned, as the default button says; no other is the default
    /// then.
    void ctrlEnterEntersDiceThatAreTurned()
    {
        PlayedDesk played;
        attacked(played);
        played.at().window().activateWindow();
        const int dice = played.table().pending.attack->dice.size();
        const QWidget *row = played.parts(QStringLiteral("die/")).front();
        const int top = row->mapTo(&played.page(), QPoint()).y();
        const auto *next = played.page().findChild<QPushButton *>(QStringLiteral("nextStep"));
        QCOMPARE(next->text(), QStringLiteral("Enter the dice"));
        for (int die = 0; die < dice; ++die)
        {
            QTest::keyClick(&played.page(), Qt::Key_1);
            settle();
            // They stay under the pointer while they are turned.
            QCOMPARE(row->mapTo(&played.page(), QPoint()).y(), top);
        }
        played.page().perform(DeskAction::DefaultStep);
        QVERIFY(!played.table().pending.attack.has_value());
    }

    /// The bar says the result large until a turn begins, and the board keeps its room.
    void aResultIsSaidOnTheDesk()
    {
        PlayedDesk played;
        attacked(played);
        const QRect board = played.board().geometry();
        const auto said = [&]
        {
            const auto *strip = played.stage().findChild<QWidget *>(QStringLiteral("said"));
            return strip != nullptr && strip->isVisible() ? strip->accessibleName() : QString();
        };
        QCOMPARE(said(), QString());
        const QString why = QStringLiteral("so be it");
        played.session().submit(omega::RollAttack{{{2, 2}, {2, 2}}}, why);
        deliverPosted();
        QVERIFY2(said().contains(QStringLiteral("8 hits")), qPrintable(said()));
        played.session().submit(omega::ApplyAttack{}, why);
        deliverPosted();
        QVERIFY2(
            said().startsWith(QStringLiteral("Say aloud: The attack on Rogue Clone 1 deals 1")), qPrintable(said()));
        QVERIFY(said().contains(QStringLiteral("Rogue Clone 1 is killed")));
        // While something is picked the judgement has the room, and the news stays beside it.
        played.press({2, 2});
        const auto *beside = played.stage().findChild<QWidget *>(QStringLiteral("saidBeside"));
        QVERIFY(!said().isEmpty() || (beside != nullptr && beside->isVisible()));
        played.session().submit(omega::EndTurn{}, why);
        deliverPosted();
        QVERIFY(!said().isEmpty());
        played.session().submit(omega::BeginTurn{omega::Role::TeamLeader}, why);
        deliverPosted();
        QCOMPARE(said(), QString());
        QCOMPARE(played.board().geometry(), board);
    }

    /// A button that goes with what it did leaves the keyboard to the board, not to whatever comes next.
    void theBoardHasTheKeyboardWhenAButtonIsGone()
    {
        PlayedDesk played;
        played.planned();
        played.at().window().activateWindow();
        for (QPushButton *button : played.page().findChildren<QPushButton *>())
            if (button->isVisible() && button->text().startsWith(QStringLiteral("Keep Your Head Down")))
            {
                button->setFocus();
                button->click();
                break;
            }
        played.session().submit(omega::EndTurn{});
        deliverPosted();
        QCOMPARE(played.at().window().focusWidget(), static_cast<QWidget *>(&played.board()));
    }

    /// The player's name gives way to the role's.
    void theRoleIsNotCutForItsPlayer()
    {
        PlayedDesk played;
        played.planned();
        played.page().setPeople({.commandos = {{omega::Role::TeamLeader, QStringLiteral("Massimiliano Alessandro")}}});
        deliverPosted();
        const auto *card = played.page().findChild<QWidget *>(keyOfCard(omega::Role::TeamLeader));
        QVERIFY(card != nullptr);
        int names = 0;
        for (const QLabel *label : card->findChildren<QLabel *>())
            if (label->text().startsWith(QStringLiteral("Team Leader")))
            {
                ++names;
                QVERIFY(label->width() >= label->fontMetrics().horizontalAdvance(label->text()));
            }
        QCOMPARE(names, 1);
    }

    /// Nobody is surprised by the end.
    void aDoorToTheGoalSaysThatTheMissionEnds()
    {
        PlayedDesk played;
        played.planned();
        int goals = 0;
        for (const auto &[door, kind] : played.table().ground.doors)
        {
            const bool goal = omega::roomBeside(played.table(), door, omega::RoomState::Goal) != nullptr;
            played.press({}, door);
            QCOMPARE(played.shows(QStringLiteral("the mission ends when it is opened")), goal);
            played.press({}, door);
            goals += goal ? 1 : 0;
        }
        QVERIFY(goals > 0);
    }

    /// A number is given again: what was done to the figure that bore it first stays that one's.
    void theJournalNamesWhoBoreTheNumberThen()
    {
        PlayedDesk played;
        const auto happens = [&](const omega::Event &event) { played.session().submit(omega::Correct{event}); };
        happens(omega::FigureArrived{{4}, {"rogue_clone"}, {3, 1}, Facing::West});
        happens(omega::FigureLeft{{4}});
        OverseerSession &session = played.session();
        constexpr auto eyes = journal::Eyes::KnowSecrets;
        const std::uint32_t left = session.lineCount(eyes);
        const std::uint32_t openly = session.lineCount(journal::Eyes::Everybodys);
        const auto told = [&]
        {
            return session.lines(eyes, left, 1).front().sentences().join(u' ')
                + session.publicLines(openly, 1).front().sentences().join(u' ');
        };
        const QString before = told();
        QVERIFY2(before.count(QStringLiteral("Rogue Clone 4 leaves the map")) == 2, qPrintable(before));
        happens(omega::FigureArrived{{4}, {"blaster"}, {3, 1}, Facing::West});
        QCOMPARE(told(), before);
        // On a way where it was never killed it bears the name still.
        session.undo(QStringLiteral("a slip"));
        session.undo(QStringLiteral("a slip"));
        happens(omega::WoundsChanged{omega::FigureId{4}, 1});
        const QString hurt = session.lines(eyes, session.lineCount(eyes), 1).front().sentences().join(u' ');
        QVERIFY2(hurt.contains(QStringLiteral("Rogue Clone 4")), qPrintable(hurt));
    }

    /// The selection stays when only the language changes.
    void anotherLanguageLeavesThePickedTarget()
    {
        PlayedDesk played;
        played.planned();
        played.session().submit(omega::Correct{omega::FigureArrived{{1}, {"rogue_clone"}, {3, 1}, Facing::West}});
        deliverPosted();
        played.press({3, 1});
        QVERIFY(played.page().picked().target.has_value());
        Preferences preferences = played.at().desk().preferences();
        preferences.language = Language::Italian;
        played.at().desk().choose(preferences);
        deliverPosted();
        QVERIFY(played.page().picked().target.has_value());
    }

    /// On the board the letters and the number of a space lead to it.
    void aTypedNameLeadsToItsSpace()
    {
        PlayedDesk played;
        played.planned();
        played.board().setFocus();
        QTest::keyClicks(&played.board(), QStringLiteral("c2"));
        QCOMPARE(played.board().cursorSpace(), (Space{2, 1}));
        QTest::keyClicks(&played.board(), QStringLiteral("n8"));
        QCOMPARE(played.board().cursorSpace(), (Space{13, 7}));
        // No such column: the cursor stays.
        QTest::keyClicks(&played.board(), QStringLiteral("zz1"));
        QCOMPARE(played.board().cursorSpace(), (Space{13, 7}));
    }

    void anotherSessionBeginsWithNothingPicked()
    {
        PlayedDesk played;
        played.planned();
        played.board().moveCursorTo({2, 2});
        played.press({2, 2});
        QVERIFY(played.page().picked().space.has_value());
        omegaDesk(played.at().desk()).playSample(QStringLiteral("revised"));
        QCOMPARE(played.board().cursorSpace(), Space{});
        QVERIFY(!played.page().picked().space.has_value());
    }

    void anEnemysCardSaysHowTheBoardWritesIt()
    {
        PlayedDesk played;
        played.session().submit(omega::Correct{omega::FigureArrived{{1}, {"rogue_clone"}, {3, 1}, Facing::West}});
        deliverPosted();
        QVERIFY(played.click(QStringLiteral("Enemies 1")));
        QCOMPARE(
            QString::fromStdString(floorOf(played.board().scene()).board.pieces.back().label), QStringLiteral("RC1"));
        QVERIFY(played.shows(QStringLiteral("RC1 Rogue Clone")));
    }

    void planningIsLedByButtonsThatSayWhatTheyDo()
    {
        PlayedDesk played;
        played.planned();
        QCOMPARE(played.table().clock.step, omega::Step::Turns);
        QVERIFY(played.table().turn.has_value());
    }

    void theOrderThatPeoplePutTogetherIsTheOneThatIsGiven()
    {
        PlayedDesk played;
        QVERIFY(played.click(QStringLiteral("Transfer 0 to the pool")));
        QVERIFY(played.click(QStringLiteral("4 Rifleman")));
        QVERIFY(!played.click(QStringLiteral("Initiative: TL, CS, HSS, RI")));
        QVERIFY(played.click(QStringLiteral("Initiative: TL, CS, RI, HSS")));
        QCOMPARE(played.table().commandos.at(omega::Role::Rifleman).initiative, std::optional(3));
    }

    void whatIsOfferedIsTheNextTabBehindTheBoard()
    {
        PlayedDesk played;
        played.planned();
        played.press({2, 2});
        const auto isReached = [](const QWidget *widget)
        { return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0; };
        const QWidget *next = played.board().nextInFocusChain();
        while (!isReached(next) || qobject_cast<const QPushButton *>(next) == nullptr
            || next->property("role") == QStringLiteral("link"))
            next = next->nextInFocusChain();
        QCOMPARE(static_cast<const QPushButton *>(next)->text(), QStringLiteral("Move · 1"));
    }

    void afterwardsTheBoardHasTheKeyboard()
    {
        PlayedDesk played;
        played.planned();
        played.at().window().activateWindow();
        played.press({2, 2});
        for (QPushButton *button : played.page().findChildren<QPushButton *>())
            if (button->isVisible() && button->text() == QStringLiteral("Move · 1"))
            {
                button->setFocus();
                QTest::keyClick(button, Qt::Key_Return);
                break;
            }
        QCOMPARE(played.at().window().focusWidget(), &played.board());
        QVERIFY(played.table().commandos.at(omega::Role::TeamLeader).at == Space(2, 2));
    }

    void escapeNeverLeavesTheTable()
    {
        PlayedDesk played;
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(&played.board(), Qt::Key_Escape);
        QCOMPARE(played.at().page(), QStringLiteral("OverseerPage"));
    }

    void theKeysOfTheZoomAreTheBoardsThatIsSeen()
    {
        PlayedDesk played;
        QVERIFY(QTest::qWaitForWindowExposed(&played.at().window()));
        for (const BoardView *board : played.at().window().findChildren<BoardView *>())
            for (const QAction *action : board->zoomActions())
                QCOMPARE(action->isEnabled(), board->isVisible());
        QVERIFY(played.board().zoomActions().front()->isEnabled());
    }

    void diceOfAnotherRollLieBlank()
    {
        PlayedDesk played;
        attacked(played);
        QVERIFY(played.click(QStringLiteral("Black die 1: not entered yet")));
        QVERIFY(played.click(QStringLiteral("Black die 2: not entered yet")));
        QVERIFY(played.shows(QStringLiteral("attacks")));
        played.session().undo();
        played.session().redo();
        deliverPosted();
        QVERIFY(played.click(QStringLiteral("Blank: 0 hits")));
    }

    void theEndIsShownAndPutAway()
    {
        PlayedDesk played;
        auto *end = played.page().findChild<QWidget *>(QStringLiteral("endPanel"));
        QVERIFY(!end->isVisible());
        played.session().submit(omega::EndGame{Side::Commando});
        deliverPosted();
        QVERIFY(end->isVisible());
        QVERIFY(played.shows(QStringLiteral("The commandos have won")));
        QVERIFY(played.shows(QStringLiteral("0 of 4 wounds")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!end->isVisible());
        played.session().undo(QStringLiteral("a slip"));
        deliverPosted();
        QVERIFY(!end->isVisible());
        played.session().redo();
        deliverPosted();
        QVERIFY(end->isVisible());
        QVERIFY(played.click(QStringLiteral("To the start page")));
        QCOMPARE(played.at().page(), QStringLiteral("StartPage"));
    }

    void woundsOfEnemiesAreOnTheBoard()
    {
        PlayedDesk played;
        attacked(played);
        QVERIFY(floorOf(played.board().scene()).wounds.empty());
        played.session().submit(omega::Correct{omega::FigureArrived{{2}, {"blaster"}, {3, 3}, Facing::West}});
        played.session().submit(omega::Correct{omega::WoundsChanged{omega::FigureId{2}, 1}});
        deliverPosted();
        QCOMPARE(floorOf(played.board().scene()).wounds.size(), std::size_t{1});
        QCOMPARE(floorOf(played.board().scene()).wounds.front().wounds, 1);
    }

    void theJournalNamesTheDead()
    {
        PlayedDesk played;
        attacked(played);
        played.session().submit(omega::RollAttack{{{2, 2, 2}, {2}}});
        played.session().submit(omega::ApplyAttack{});
        QVERIFY(!played.table().figures.contains(omega::FigureId{1}));
        const QAbstractItemModel *model = played.page().findChild<JournalStrip *>()->findChild<QListView *>()->model();
        bool named = false;
        for (int row = 0; row < model->rowCount(); ++row)
        {
            const QString text = model->index(row, 0).data(Qt::AccessibleTextRole).toString();
            QVERIFY2(!text.contains(QStringLiteral("figure 1")), qPrintable(text));
            named = named || text.contains(QStringLiteral("attacks Rogue Clone"));
        }
        QVERIFY(named);
    }

    void aMoveIsTwoClicks()
    {
        PlayedDesk played;
        played.planned();
        const omega::Commando before = played.table().commandos.at(omega::Role::TeamLeader);
        played.press({2, 2});
        QVERIFY(played.click(QStringLiteral("Move · 1")));
        const omega::Commando &after = played.table().commandos.at(omega::Role::TeamLeader);
        QVERIFY(after.at != before.at);
        QCOMPARE(after.at.value(), (Space{2, 2}));
        QCOMPARE(played.table().adrenaline.sheets.at(omega::Role::TeamLeader), 1);
    }

    void aRefusalSaysWhyAndIsOverruledByAReason()
    {
        PlayedDesk played;
        played.planned();
        QVERIFY(played.click(QStringLiteral("Heal · 2")) || played.click(QStringLiteral("Heal · 1")));
        QVERIFY(played.shows(QStringLiteral("There is no wound to heal.")));
        QLineEdit *reason = nullptr;
        for (QLineEdit *edit : played.page().findChildren<QLineEdit *>())
            if (edit->placeholderText() == QStringLiteral("Reason for your decision"))
                reason = edit;
        QVERIFY(reason != nullptr && reason->isVisible());
        const std::uint32_t lines = played.session().lineCount(journal::Eyes::KnowSecrets);
        QTest::keyClicks(reason, QStringLiteral("A house rule."));
        QTest::keyClick(reason, Qt::Key_Return);
        QCOMPARE(played.session().lineCount(journal::Eyes::KnowSecrets), lines + 1);
        QVERIFY(!reason->isVisible());
    }

    /// The refusal is told again in the other language; what somebody is typing is theirs.
    void aTypedReasonSurvivesAChangeOfLanguage()
    {
        PlayedDesk played;
        played.planned();
        QVERIFY(played.click(QStringLiteral("Heal · 2")) || played.click(QStringLiteral("Heal · 1")));
        auto *reason = played.page().findChild<QWidget *>(QStringLiteral("reasonBar"))->findChild<QLineEdit *>();
        QVERIFY(reason->isVisible());
        const QString english = reason->placeholderText();
        QTest::keyClicks(reason, QStringLiteral("A house rule."));
        const auto speak = [&](Language language)
        {
            Preferences preferences = played.at().desk().preferences();
            preferences.language = language;
            played.at().desk().choose(preferences);
            deliverPosted();
        };
        speak(Language::Italian);
        QVERIFY(reason->isVisible());
        QVERIFY(reason->placeholderText() != english);
        QCOMPARE(reason->text(), QStringLiteral("A house rule."));
        speak(Language::English);
        QCOMPARE(reason->text(), QStringLiteral("A house rule."));
        const std::uint32_t lines = played.session().lineCount(journal::Eyes::KnowSecrets);
        QTest::keyClick(reason, Qt::Key_Return);
        QCOMPARE(played.session().lineCount(journal::Eyes::KnowSecrets), lines + 1);
    }

    void undoTakesBackWhatWasDoneLast()
    {
        PlayedDesk played;
        QVERIFY(played.click(QStringLiteral("Transfer 0 to the pool")));
        QCOMPARE(played.table().clock.step, omega::Step::Initiative);
        QVERIFY(played.click(QStringLiteral("Undo")));
        QCOMPARE(played.table().clock.step, omega::Step::Transfer);
        QVERIFY(played.click(QStringLiteral("Redo")));
        QCOMPARE(played.table().clock.step, omega::Step::Initiative);
    }

    void theJournalIsReadByPages()
    {
        PlayedDesk played;
        const auto *list = played.page().findChild<JournalStrip *>()->findChild<QListView *>();
        QCOMPARE(static_cast<std::uint32_t>(list->model()->rowCount()),
            played.session().lineCount(journal::Eyes::KnowSecrets));
        QCOMPARE(list->model()->index(0, 0).data().toString(),
            QStringLiteral("The timers go to 1 and 1 · 6 adrenaline moves from bank to pool"));
    }
};

DOSSIER_TESTS(OverseerPageTest, Windows)

} // namespace overseer_page_test

#include "overseer_page_test.moc"
