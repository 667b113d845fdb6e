#include "app/omega/overseer_session.h"
#include "app/session/session_files.h"
#include "app/session/session_library.h"
#include "app/specter/papers.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/file_dialog.h"
#include "tests/support/views/held_references.h"
#include "tests/support/views/pdf_words.h"
#include "tests/support/views/posted_events.h"
#include "tests/support/views/visible_texts.h"
#include "views/board/board_view.h"
#include "views/kit/flowing_area.h"
#include "views/session/journal_strip.h"
#include "views/session/journal_wording.h"
#include "views/session/line_filter.h"
#include "views/session/paper_print.h"
#include "views/session/print_page.h"
#include "views/specter/agent/agent_page.h"
#include "views/specter/face/face.h"
#include "views/specter/hunters/hunters_page.h"
#include "views/specter/setup/setup_cards.h"
#include "views/specter/words/wording.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace specter_desk_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

using specter::Agent;
using specter::AgentSeat;
using specter::Phase;

/// The desk with a game of Specter Ops on it.
class Table
{
public:
    void sample() { emit m_at.window().playRequested(QStringLiteral("specter")); }

    DeskAtRest &at() { return m_at; }

    SpecterDesk &desk() { return specterDesk(m_at.desk()); }

    SpecterSession &session() { return *desk().session(); }

    SeatsPage &seats() { return *desk().seats(); }

    QWidget *front() { return seats().pageInFront(); }

    void take() { emit seats().taken(); }

    [[nodiscard]] specter::PublicTable open() { return session().publicView()->open; }

    [[nodiscard]] specter::View agents() { return *session().viewOf(AgentSeat{}); }

    /// The agent, whose page is in front, stays where he is.
    void agentStays()
    {
        give(*seats().agent(), specter::PlanMove{Agent::First, {.path = {*agents().sheet->at}}});
        give(*seats().agent(), specter::ConfirmMove{});
    }

    /// Each hunter does the first thing that is due of him; then they hand over, once they have read the last answer.
    void huntersDoWhatIsDue()
    {
        while (session().publicView()->open.clock.phase == Phase::Hunters)
            give(*seats().hunters(), session().viewOf(specter::PublicSeat{})->due.front().command);
        if (front() == seats().hunters())
            m_at.press(Qt::Key_F10);
    }

    /// Five play with the names that people gave; the first agent has moved and the hunters have the page.
    SpecterWish beginWithFive()
    {
        emit m_at.window().newSessionRequested(QStringLiteral("specter"));
        SpecterSetupPage &page = *desk().setupPage();
        page.findChild<QSpinBox *>()->setValue(5);
        SpecterWish wish = page.wish();
        wish.name = QStringLiteral("Five");
        wish.huntersPlayers[wish.traitor] = QStringLiteral("Bruno");
        desk().beginSession(wish);
        take();
        agentStays();
        m_at.press(Qt::Key_F10);
        return wish;
    }

    template <typename Page>
    static void give(Page &page, const specter::Command &command)
    {
        page.commandActions().give(makeSpecterCommand(command), {});
    }

    bool click(QWidget &page, const QString &text)
    {
        for (QPushButton *button : page.findChildren<QPushButton *>())
            if (button->isVisible() && button->isEnabled() && button->text() == text)
            {
                button->click();
                return true;
            }
        return false;
    }

private:
    DeskAtRest m_at;
};

/// Begins a game with the sheet on paper.
void beginOnPaper(Table &table)
{
    emit table.at().window().newSessionRequested(QStringLiteral("specter"));
    SpecterWish wish = table.desk().setupPage()->wish();
    wish.name = QStringLiteral("On paper");
    wish.players.sheetsOnPaper = true;
    table.desk().beginSession(wish);
}

/// True if the window shows, announces or contains that text anywhere, hidden pages included.
bool holds(QWidget &window, const QString &text)
{
    const QList<VisibleText> all = visibleTexts(&window);
    return std::ranges::any_of(all, [&](const VisibleText &one) { return one.text.contains(text); });
}

} // namespace

/// Specter Ops in the program: who sits at the machine, what is shown to whom, and what can be printed.
class SpecterDeskTest : public QObject
{
    Q_OBJECT

private slots:

    void whatAScreenReaderStillHoldsOfTheAgentsPageTellsNothing()
    {
        QAccessible::setActive(true);
        Table table;
        table.sample();
        table.take();
        QWidget &agent = *table.seats().agent();
        QVERIFY(table.front() == &agent);
        const QList<QAccessible::Id> held = numbersReachedFrom(QAccessible::queryAccessibleInterface(&agent));
        QVERIFY(held.size() > 200 && toldOf(agent, held).size() > 100);
        table.at().press(Qt::Key_F10);
        QVERIFY(table.front() != &agent);
        QCOMPARE(toldOf(agent, held), QStringList());
        // No guessed number gives access to a name of the agent's page while the hunters have the computer.
        QStringList told;
        for (const QAccessible::Id number : guessed(held))
            if (QAccessibleInterface *known = QAccessible::accessibleInterface(number))
                if (const auto *widget = qobject_cast<QWidget *>(known->object());
                    widget != nullptr && (widget == &agent || agent.isAncestorOf(widget)))
                    told << known->text(QAccessible::Name);
        told.removeAll(QString());
        QCOMPARE(told, QStringList());
        QAccessible::setActive(false);
    }

    void theMenuOfTheSessionWorksForWhoeverIsInFront()
    {
        Table table;
        const auto entry = [&](const char *text)
        {
            for (QAction *action : table.at().window().findChildren<QAction *>())
                if (action->text() == QLatin1String(text))
                    return action;
            return static_cast<QAction *>(nullptr);
        };
        QVERIFY(QTest::qWaitForWindowActive(&table.at().window()));
        table.sample();
        QVERIFY2(!entry("&Search the journal")->isEnabled(), "nothing of anybody's while the machine is handed over");
        table.take();
        QVERIFY(table.front() == table.seats().agent());
        table.at().press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(table.seats().agent()->findChild<JournalStrip *>()->isAncestorOf(QApplication::focusWidget()));
        table.give(*table.seats().agent(), specter::PlanMove{Agent::First, {.path = {*table.agents().sheet->at}}});
        const journal::Position planned = table.session().position();
        entry("&Undo")->trigger();
        QVERIFY(table.session().position() != planned);
        table.at().press(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(table.session().position(), planned);
        table.give(*table.seats().agent(), specter::ConfirmMove{});
        table.at().press(Qt::Key_F10);
        QVERIFY(table.front() == table.seats().hunters());
        QVERIFY(!entry("Ne&xt entry")->isEnabled());
        table.at().press(Qt::Key_F6);
        QVERIFY(table.seats().hunters()->looksBack());
        QVERIFY(!entry("&Undo")->isEnabled());
        table.at().press(Qt::Key_F7);
        QVERIFY(!table.seats().hunters()->looksBack());
        QVERIFY(!entry("Set up the rest &for me")->isEnabled());
    }

    void thePrintingOfAnotherGameDoesNotChooseItsEdition()
    {
        Table table;
        for (const char *printing : {"first", "revised"})
        {
            Preferences preferences = table.at().desk().preferences();
            preferences.editions[QStringLiteral("omega")] = QLatin1String(printing);
            table.at().desk().choose(preferences);
            table.sample();
            QCOMPARE(table.open().options.edition, specter::Edition::First);
        }
        Preferences preferences = table.at().desk().preferences();
        preferences.editions[QStringLiteral("specter")] = QStringLiteral("second");
        table.at().desk().choose(preferences);
        table.sample();
        QCOMPARE(table.open().options.edition, specter::Edition::Second);
    }

    void aSampleIsOneClickAwayAndIsHandedToTheAgent()
    {
        Table table;
        table.sample();
        QCOMPARE(table.at().page(), QStringLiteral("SeatsPage"));
        QVERIFY(table.front() == table.seats().handOver());
        QVERIFY(table.desk().viewInFront() == nullptr);
        table.take();
        QVERIFY(table.front() == table.seats().agent());
        QVERIFY(table.desk().viewInFront()->sheet.has_value());
    }

    /// The player who takes the computer next is named in the current language.
    void anotherLanguageNamesWhoIsNext()
    {
        Table table;
        table.sample();
        QVERIFY(table.front() == table.seats().handOver());
        Preferences preferences = table.at().desk().preferences();
        preferences.language = Language::Italian;
        table.at().desk().choose(preferences);
        QTRY_VERIFY(holds(*table.front(), QStringLiteral("L’agente")));
        QVERIFY(!holds(*table.front(), QStringLiteral("The agent")));
        preferences.language = Language::English;
        table.at().desk().choose(preferences);
        QTRY_VERIFY(holds(*table.front(), QStringLiteral("The agent")));
    }

    void onlyWhoSitsThereIsInTheWindow()
    {
        Table table;
        table.sample();
        const QString character = wording::nameOf(table.open(), *table.agents().sheet->character);
        QVERIFY(!holds(table.at().window(), character));
        table.take();
        table.agentStays();
        QVERIFY(table.front() == table.seats().agent());
        table.at().press(Qt::Key_F10);
        QVERIFY(table.front() == table.seats().hunters());
        QVERIFY(!holds(*table.front(), character));
        QVERIFY(!table.seats().isAncestorOf(table.seats().agent()));
    }

    void theMachineGoesRoundWithTheTurn()
    {
        Table table;
        table.sample();
        for (int turn = 1; turn <= 2; ++turn)
        {
            QVERIFY(table.front() == table.seats().handOver());
            table.take();
            table.agentStays();
            QVERIFY(table.click(table.seats(), QStringLiteral("Hand over to the hunters")));
            QVERIFY(table.front() == table.seats().hunters());
            table.huntersDoWhatIsDue();
            QCOMPARE(table.open().clock.turn, turn + 1);
        }
    }

    /// Leaving the set-up rolls no other public objectives; secret ones are in no draft.
    void publicObjectivesAreKeptInTheDraft()
    {
        Table table;
        emit table.at().window().newSessionRequested(QStringLiteral("specter"));
        SpecterSetupPage &page = *table.desk().setupPage();
        std::vector<int> objectives = page.wish().objectives;
        for (int &face : objectives)
            face = face % 6 + 1;
        QStringList faces;
        for (const int face : objectives)
            faces << QString::number(face);
        Draft draft = page.draft();
        draft[QStringLiteral("objectives")] = faces.join(u',');
        page.setDraft(draft);
        QCOMPARE(page.wish().objectives, objectives);
        QCOMPARE(page.draft().at(QStringLiteral("objectives")), faces.join(u','));
        page.findChild<QSpinBox *>()->setValue(5);
        QVERIFY(!page.draft().contains(QStringLiteral("objectives")));
    }

    void theTabKeyGoesFromPersonToPerson()
    {
        Table table;
        emit table.at().window().newSessionRequested(QStringLiteral("specter"));
        const QList<QLineEdit *> names = table.desk().setupPage()->findChildren<QLineEdit *>();
        QWidget *at = *std::ranges::find_if(names,
            [](const QLineEdit *name) { return name->accessibleName() == QStringLiteral("Who plays the agent"); });
        QStringList reached;
        while (reached.size() < 5)
        {
            at = at->nextInFocusChain();
            if (at->isVisible() && (at->focusPolicy() & Qt::TabFocus) != 0 && at->focusProxy() == nullptr)
                reached << at->accessibleName();
        }
        QCOMPARE(reached.first(4),
            (QStringList{QStringLiteral("Hunter 1"), QStringLiteral("Who plays The Gun"), QStringLiteral("Hunter 2"),
                QStringLiteral("Who plays The Beast")}));
    }

    void anAgentTakesBackWhatNobodyHasSeenWithoutAReason()
    {
        Table table;
        table.sample();
        table.take();
        const QStringList told = wording::sentences(table.session().allPublicLines());
        table.agentStays();
        QVERIFY(table.open().clock.phase == Phase::Hunters);
        emit table.seats().agent()->undoRequested({});
        QVERIFY(table.open().clock.phase == Phase::Agents);
        QVERIFY(!table.seats().agent()->findChild<QWidget *>(QStringLiteral("reasonBar"))->isVisible());
        QCOMPARE(wording::sentences(table.session().allPublicLines()), told);
        table.give(*table.seats().agent(), specter::ConfirmMove{});
        table.at().press(Qt::Key_F10);
        QCOMPARE(table.front(), table.seats().hunters());
        emit table.seats().hunters()->undoRequested({});
        QVERIFY(table.open().clock.phase == Phase::Hunters);
        QVERIFY(table.seats().hunters()->findChild<QWidget *>(QStringLiteral("reasonBar"))->isVisible());
    }

    void whatTheWindowForEverybodyShowsIsSeen()
    {
        Table table;
        table.sample();
        table.take();
        table.desk().setPublicOpen(true, table.at().window().screen());
        table.agentStays();
        emit table.seats().agent()->undoRequested({});
        QVERIFY(table.open().clock.phase == Phase::Hunters);
        QVERIFY(table.seats().agent()->findChild<QWidget *>(QStringLiteral("reasonBar"))->isVisible());
        table.desk().setPublicOpen(false, nullptr);
    }

    void anAgentAloneIsNeverCovered()
    {
        Table table;
        table.desk().setAlone(true);
        table.sample();
        QVERIFY(table.front() == table.seats().agent());
        table.agentStays();
        table.at().press(Qt::Key_F10);
        QVERIFY(table.front() == table.seats().hunters());
        table.huntersDoWhatIsDue();
        QVERIFY(table.front() == table.seats().agent());
    }

    void onlyTheAgentSaysThatHeSitsAloneAndForThatTableAlone()
    {
        Table table;
        table.sample();
        const auto offer = [&] { return table.seats().handOver()->findChild<QCheckBox *>(QStringLiteral("alone")); };
        auto *tick = table.seats().bar()->findChild<QCheckBox *>();
        QVERIFY(offer()->isVisible() && !offer()->isChecked());
        offer()->click();
        table.take();
        QVERIFY(tick->isVisible() && tick->isChecked());
        table.agentStays();
        table.at().press(Qt::Key_F10);
        QVERIFY(table.front() == table.seats().hunters());
        QVERIFY(!tick->isVisible());
        table.huntersDoWhatIsDue();
        QVERIFY(table.front() == table.seats().agent());
        table.sample();
        QVERIFY(table.front() == table.seats().handOver());
        QVERIFY(!offer()->isChecked());
        table.take();
        QVERIFY(!tick->isVisible() && !tick->isChecked());
        table.agentStays();
        table.at().press(Qt::Key_F10);
        table.huntersDoWhatIsDue();
        QVERIFY(table.front() == table.seats().handOver());
    }

    /// SO-TRAITOR-1: every hunter can look at his card; the traitor reveals himself there and goes on as an agent.
    void theTraitorRevealsHimselfByHisRoleCard()
    {
        Table table;
        const SpecterWish wish = table.beginWithFive();
        const specter::HunterKind traitor = wish.traitor;
        HuntersPage &hunters = *table.seats().hunters();
        QVERIFY(table.front() == &hunters);
        qsizetype cards = 0;
        for (const QPushButton *button : hunters.findChildren<QPushButton *>())
            cards += button->text() == QStringLiteral("Role card…") && button->isVisibleTo(&hunters) ? 1 : 0;
        QCOMPARE(cards, qsizetype{4});
        for (const specter::HunterKind hunter : wish.players.hunters)
        {
            emit hunters.roleRequested(hunter);
            QVERIFY(table.front() == table.seats().handOver());
            QVERIFY(!holds(table.at().window(), QStringLiteral("You are the traitor")));
            table.take();
            CardScreen &role = *table.seats().role();
            QVERIFY(table.front() == &role);
            QCOMPARE(holds(role, QStringLiteral("You are the traitor")), hunter == traitor);
            if (hunter != traitor)
            {
                QVERIFY(!table.click(role, QStringLiteral("Reveal yourself as the traitor")));
                QVERIFY(table.click(role, QStringLiteral("Back to the hunters")));
                QVERIFY(table.front() == &hunters);
            }
            else
                table.at().press(Qt::Key_F10);
        }
        emit hunters.roleRequested(traitor);
        table.take();
        QVERIFY(table.click(*table.seats().role(), QStringLiteral("Reveal yourself as the traitor")));
        QCOMPARE(table.open().traitor, traitor);
        QVERIFY(table.front() == table.seats().agent());
        QVERIFY(table.desk().viewInFront()->agent == Agent::Second);
    }

    /// SO-TRAITOR-1: the hunters' page goes at once, so the page that covers says who it is, to everybody.
    void whoIsTheTraitorIsToldBeforeTheMachineGoesOn()
    {
        Table table;
        const SpecterWish wish = table.beginWithFive();
        table.session().submit(specter::HunterSeat{wish.traitor}, specter::RevealTraitor{wish.traitor});
        QVERIFY(table.front() == table.seats().handOver());
        const QString name = wording::nameOf(table.open(), wish.traitor);
        QVERIFY(holds(*table.front(), name + QStringLiteral(" is the traitor and moves at once.")));
        QVERIFY(holds(*table.front(), QStringLiteral("The second agent: Bruno")));
    }

    /// Objectives that everybody has read at the set-up are not secret.
    void objectivesAreRolledAnewWhenTheyBecomeSecret()
    {
        Table table;
        table.sample();
        const specter::Pack pack = table.open().pack;
        int drawn = 0;
        const auto next = [&](int below) { return drawn++ % below; };
        const SpecterWish open = usualWish(pack, 2, next);
        drawn = 0;
        const SpecterWish secret = withPlayers(open, pack, 5, next);
        QCOMPARE(secret.objectives, (std::vector<int>{1, 2, 3, 4}));
        QCOMPARE(withPlayers(secret, pack, 4, next).objectives, secret.objectives);
        QCOMPARE(withPlayers(open, pack, 2, next).objectives, open.objectives);
        const SpecterWish five = withOptions(secret, pack, {.fiveCardsAmongFive = true}, next);
        QCOMPARE(five.cards.size(), std::size_t{5});
        QVERIFY(isHand(pack, five.character, five.cards));
    }

    void aGameIsPlayedToItsEndAndItsSheetLaidOpen()
    {
        Table table;
        table.desk().setAlone(true);
        table.sample();
        table.agentStays();
        table.at().press(Qt::Key_F10);
        table.huntersDoWhatIsDue();
        table.session().submit(AgentSeat{}, specter::EndGame{{specter::Side::Hunters, specter::Ending::Agreed}});
        QCOMPARE(table.open().clock.phase == Phase::Over, true);
        const QString during = table.desk().documentOf(SpecterPaper::Report);
        QVERIFY(during.contains(QStringLiteral("hunters win")));
        const QString character = wording::nameOf(table.open(), *table.agents().sheet->character);
        QVERIFY(!during.contains(character));
        table.session().submit(AgentSeat{}, specter::LayOpenSheet{});
        QVERIFY(table.desk().documentOf(SpecterPaper::Report).contains(character));
    }

    void afterTheGameOnePressLaysTheSheetOpen()
    {
        Table table;
        table.desk().setAlone(true);
        table.sample();
        table.agentStays();
        table.at().press(Qt::Key_F10);
        table.huntersDoWhatIsDue();
        table.session().submit(AgentSeat{}, specter::EndGame{{specter::Side::Hunters, specter::Ending::Agreed}});
        QVERIFY(table.front() == table.seats().agent());
        QVERIFY(holds(*table.front(), QStringLiteral("Reveal the sheet to everybody")));
        const auto secretLines = [&]
        {
            const ShownJournal journal = table.session().shownJournal();
            const std::vector<JournalRow> lines = journal.source(1, journal.count);
            return std::ranges::count_if(lines, [](const JournalRow &line) { return isSecret(line); });
        };
        QVERIFY(secretLines() > 0);
        table.at().press(Qt::Key_F10);
        QVERIFY(table.front() == table.seats().hunters());
        QVERIFY(table.seats().hunters()->board().scene().trails.empty());
        QVERIFY(table.click(table.seats(), QStringLiteral("Reveal the agent’s sheet")));
        QVERIFY(holds(*table.front(), QStringLiteral("Everything that was said fits the sheet")));
        QCOMPARE(table.seats().hunters()->board().scene().trails.size(), std::size_t{1});
        QVERIFY(!table.click(table.seats(), QStringLiteral("Reveal the agent’s sheet")));
        table.at().press(Qt::Key_F10);
        QVERIFY(table.front() == table.seats().agent());
        QVERIFY(holds(*table.front(), QStringLiteral("Everything that was said fits the sheet")));
        for (const VisibleText &one : visibleTexts(table.front()))
            QVERIFY2(!one.text.contains(QStringLiteral("secret")) || one.text.contains(QStringLiteral("(F9)")),
                qPrintable(one.text));
        QCOMPARE(secretLines(), std::ptrdiff_t{0});
        QVERIFY(table.click(table.seats(), QStringLiteral("Show the result")));
        QVERIFY(table.click(table.seats(), QStringLiteral("To the start page")));
        QCOMPARE(table.at().page(), QStringLiteral("StartPage"));
    }

    void theEndOfAGameIsTheSessionsResult()
    {
        Table table;
        table.sample();
        const QString folder = table.at().desk().folder();
        const auto result = [&] { return specterResult(sessionsIn(folder).front().facts.result); };
        QCOMPARE(result(), QString());
        table.session().submit(AgentSeat{}, specter::EndGame{{specter::Side::Hunters, specter::Ending::Agreed}});
        QCOMPARE(result(), QStringLiteral("The agent gives up: the hunters win (turn 1)"));
        // The page says it itself: no message lies over it.
        QVERIFY(!table.at().message().contains(QStringLiteral("the hunters win (turn 1)")));
        QVERIFY(!sessionsIn(folder).front().facts.date.isEmpty());
        table.session().undo(QStringLiteral("too early"));
        QCOMPARE(result(), QString());
        table.session().submit(AgentSeat{}, specter::EndGame{{specter::Side::Agents, specter::Ending::Agreed}});
        const QString path = table.session().path();
        emit table.at().window().sessionRequested(path);
        QCOMPARE(result(), QStringLiteral("The hunters give up: the agent wins (turn 1)"));
    }

    void aGameOnPaperHasItsResultToo()
    {
        Table table;
        beginOnPaper(table);
        Table::give(*table.seats().hunters(), specter::EndGame{{specter::Side::Agents, specter::Ending::Escaped}});
        const QString kept = sessionsIn(table.at().desk().folder()).front().facts.result;
        QCOMPARE(kept, QStringLiteral("=specter agents escaped 1"));
        QCOMPARE(specterResult(kept), QStringLiteral("The agent escapes and wins (turn 1)"));
    }

    /// A file of an earlier version has the result in words: they are shown, and go when the end is undone.
    void aResultInWordsIsShownAsItIsAndGoesWithTheEnd()
    {
        Table table;
        table.sample();
        const QString folder = table.at().desk().folder();
        table.session().submit(AgentSeat{}, specter::EndGame{{specter::Side::Hunters, specter::Ending::Agreed}});
        const QString words = QStringLiteral("The agent gives up: the hunters win (turn 1)");
        KeptGame &kept = table.session().keptGame();
        QVERIFY(keepResult(*kept.file, kept.session, {sessionsIn(folder).front().facts.result}, words).value_or(false));
        QCOMPARE(specterResult(words), QString());
        QCOMPARE(resultText(words, specterResult), words);
        table.session().undo(QStringLiteral("too early"));
        QCOMPARE(sessionsIn(folder).front().facts.result, QString());
    }

    /// A look that is put right is one step back, with what the hunter may do by it.
    void whatFollowsFromAMendedAnswerGoesBackWithIt()
    {
        Table table;
        beginOnPaper(table);
        HuntersPage &page = *table.seats().hunters();
        Table::give(page, specter::ReportMove{.agent = Agent::First, .shown = {}});
        const specter::PublicTable before = table.open();
        specter::HunterInPlay moved = before.hunters.begin()->second;
        moved.hadTurn = true;
        Table::give(page, specter::Correct{specter::HunterWritten{before.hunters.begin()->first, moved}});
        moved.stunned = true;
        page.commandActions().giveFollowing(
            makeSpecterCommand(specter::Correct{specter::HunterWritten{before.hunters.begin()->first, moved}}));
        QVERIFY(table.open().hunters.begin()->second.stunned);
        QVERIFY(table.at().message().isEmpty());
        table.session().undo();
        QVERIFY(table.open() == before);
    }

    void publicFactsGoOutAndInByTheMenu()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("facts.json"));
        Table told;
        beginOnPaper(told);
        Table::give(*told.seats().hunters(),
            specter::ReportMove{
                .agent = Agent::First, .shown = {specter::Showing::LastSeen, *specter::spaceNamed("N2")}});
        answerFileDialog(path);
        told.desk().perform(giveFactsAct);
        QVERIFY(QFile::exists(path));
        Table taking;
        beginOnPaper(taking);
        QVERIFY(taking.open().agents.at(Agent::First).turns != told.open().agents.at(Agent::First).turns);
        answerFileDialog(path);
        taking.desk().perform(takeFactsAct);
        QCOMPARE(taking.open().agents.at(Agent::First).turns, told.open().agents.at(Agent::First).turns);
        QVERIFY2(taking.at().message().contains(path), qPrintable(taking.at().message()));
    }

    void aFileThatHoldsNoFactsChangesNothingAndSaysWhy()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("wrong.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"facts\": 3");
        file.close();
        Table table;
        beginOnPaper(table);
        const specter::PublicTable before = table.open();
        const QSignalSpy failed(&table.desk(), &GameDesk::failed);
        table.desk().takeFacts(path);
        table.desk().takeFacts(folder.filePath(QStringLiteral("nowhere.json")));
        QCOMPARE(failed.size(), 2);
        table.desk().takeFacts({});
        QCOMPARE(failed.size(), 2);
        QCOMPARE(table.open(), before);
    }

    void thePublicReportHoldsNothingSecret()
    {
        Table table;
        table.sample();
        table.take();
        table.agentStays();
        const specter::View agents = table.agents();
        const QString character = wording::nameOf(agents.open, *agents.sheet->character);
        const QString sheet = wordsOf(pdfOf(table.desk().documentOf(SpecterPaper::FilledSheet), {}));
        QVERIFY(sheet.contains(character));
        for (const SpecterPaper paper : {SpecterPaper::BlankSheet, SpecterPaper::FilledSheet, SpecterPaper::Report})
            QCOMPARE(tornIn(table.desk().documentOf(paper)), QString());
        const QString report = wordsOf(pdfOf(table.desk().documentOf(SpecterPaper::Report), {}));
        QVERIFY(report.contains(QStringLiteral("Journal")));
        QVERIFY(!report.contains(character));
        for (const specter::Equipment card : agents.sheet->cards)
            QVERIFY(!report.contains(wording::nameOf(agents.open, card)));
        table.at().press(Qt::Key_F10);
        QVERIFY(table.desk().documentOf(SpecterPaper::FilledSheet).isEmpty());
        const QString blank = wordsOf(pdfOf(table.desk().documentOf(SpecterPaper::BlankSheet), {}));
        QVERIFY(blank.contains(QStringLiteral("40"))
            && blank.contains(QRegularExpression(QStringLiteral("\\b1 ?/ ?2\\b"))));
    }

    /// Forty rows of 7.5 mm at least on one page, a place for each card, and the board on the next.
    void aSheetToBeWrittenOnHasRoomForAPen()
    {
        Table table;
        const QString document = table.desk().documentOf(SpecterPaper::BlankSheet);
        QVERIFY(document.contains(QStringLiteral("<img")));
        const QList<PlacedWord> words = placedWordsOf(pdfOf(document, {}));
        constexpr double minPoints = 7.5 * 72 / 25.4;
        for (int turn = 1; turn < 40; ++turn)
        {
            const auto placeOf = [&](int number)
            {
                // Below what stands above the rows, and above the number of the page.
                for (const PlacedWord &word : words)
                    if (word.page == 0 && word.text == QString::number(number) && word.at.y() > 200
                        && word.at.y() < 780)
                        return word.at;
                return QPointF();
            };
            const QPointF one = placeOf(turn);
            const QPointF next = placeOf(turn + 1);
            QVERIFY2(!one.isNull() && !next.isNull(), qPrintable(QString::number(turn)));
            if (turn != 20)
                QVERIFY2(next.y() - one.y() >= minPoints, qPrintable(QString::number(next.y() - one.y())));
        }
        QCOMPARE(document.count(QStringLiteral(">Card ")), 5);
        QVERIFY(std::ranges::any_of(words, [](const PlacedWord &word) { return word.page == 1; }));
        QVERIFY(std::ranges::none_of(words, [](const PlacedWord &word) { return word.page > 1; }));
    }

    void everybodyPrintsASheetThatLiesOpen()
    {
        Table table;
        table.sample();
        table.take();
        table.agentStays();
        table.at().press(Qt::Key_F10);
        QVERIFY(table.desk().documentOf(SpecterPaper::FilledSheet).isEmpty());
        table.session().submit(AgentSeat{}, specter::EndGame{{specter::Side::Hunters, specter::Ending::Agreed}});
        table.session().submit(AgentSeat{}, specter::LayOpenSheet{});
        const QString sheet = table.desk().documentOf(SpecterPaper::FilledSheet);
        QVERIFY(sheet.contains(wording::nameOf(table.open(), *table.agents().sheet->character)));
        QVERIFY2(sheet.contains(QStringLiteral("<img")), "with the way on the board");
        QVERIFY(!sheet.contains(QStringLiteral("secret")));
        QVERIFY(table.desk().documentOf(SpecterPaper::Report).contains(QStringLiteral("<img")));
    }

    void pagesAreInTheLanguageThatIsChosenAndNothingElseIs()
    {
        Table table;
        emit table.at().window().newSessionRequested(QStringLiteral("specter"));
        SpecterWish wish = table.desk().setupPage()->wish();
        wish.name = QStringLiteral("Evening");
        wish.agentsPlayer = QStringLiteral("Ada");
        table.desk().beginSession(wish);
        emit table.at().window().gameActRequested(QStringLiteral("specter"), QStringLiteral("print"));
        auto *page = table.at().window().findChild<QWidget *>(QStringLiteral("PrintPage"));
        QString pages;
        QString title;
        // Nothing is to wait for a printer.
        static_cast<PrintPage *>(page)->giveTo({.print = [&](const PrintedPages &given)
            {
                pages = given.document;
                title = given.title;
            }});
        QVERIFY(table.click(*page, QStringLiteral("Print on paper…")));
        QCOMPARE(title, QStringLiteral("Report of the session"));
        QVERIFY(wordsOf(pdfOf(pages, title)).contains(QStringLiteral("The agent: Ada")));
        for (QRadioButton *option : page->findChildren<QRadioButton *>())
            if (option->text() == QStringLiteral("Italiano"))
                option->click();
        QVERIFY(table.click(*page, QStringLiteral("Print on paper…")));
        const QString words = wordsOf(pdfOf(pages, title));
        QCOMPARE(title, QStringLiteral("Resoconto della sessione"));
        QVERIFY2(words.contains(QStringLiteral("L’agente: Ada")), qPrintable(words));
        QVERIFY(words.contains(QStringLiteral("Turno 1")) && !words.contains(QStringLiteral("Turn 1")));
        QVERIFY(!words.contains(QStringLiteral("What happened")));
        QVERIFY(holds(*page, QStringLiteral("Language of the pages")));
        emit table.at().window().gameActRequested(QStringLiteral("specter"), QStringLiteral("print"));
        QVERIFY(table.click(*page, QStringLiteral("Print on paper…")));
        QCOMPARE(title, QStringLiteral("Report of the session"));
    }

    void theGameOfAFileSaysWhichDeskOpensIt()
    {
        Table table;
        table.sample();
        const QString path = table.session().path();
        emit table.at().window().playRequested(QStringLiteral("omega"));
        QVERIFY(table.desk().session() == nullptr);
        QCOMPARE(table.at().page(), QStringLiteral("OverseerPage"));
        const std::vector<SessionRow> all = sessionsIn(table.at().desk().folder());
        QCOMPARE(all.size(), std::size_t{2});
        QVERIFY(all.front().game != all.back().game);
        emit table.at().window().sessionRequested(path);
        QVERIFY(table.desk().session() != nullptr);
        QCOMPARE(table.at().page(), QStringLiteral("SeatsPage"));
    }

    void oneCampaignFileHoldsSessionsOfBothGames()
    {
        Table table;
        table.sample();
        Desk &desk = table.at().desk();
        const QString path = table.session().path();
        emit table.at().window().newSessionRequested(QStringLiteral("omega"));
        NewSessionPage &page = *omegaDesk(desk).newSessionPage();
        // A campaign of the other game is offered, and not chosen by itself.
        auto *files = page.findChild<QComboBox *>(QStringLiteral("campaignFile"));
        QVERIFY(files->currentText() != QFileInfo(path).completeBaseName());
        files->setCurrentIndex(files->findText(QFileInfo(path).completeBaseName()));
        QVERIFY(table.click(page, QStringLiteral("Set up the table")));
        QCOMPARE(omegaDesk(desk).overseers()->path(), path);
        QVERIFY(table.desk().session() == nullptr);
        emit table.at().window().sessionsRequested();
        const std::vector<SessionRow> both = sessionsIn(desk.folder());
        QCOMPARE(both.size(), std::size_t{2});
        auto *list = table.at().window().findChild<SessionsPage *>();
        for (const SessionRow &session : both)
        {
            QCOMPARE(session.path, path);
            emit list->continueRequested(session.path, session.number);
            const bool specter = session.game == QStringLiteral("specter");
            QCOMPARE(table.desk().session() != nullptr, specter);
            QCOMPARE(omegaDesk(desk).overseers() != nullptr, !specter);
            QCOMPARE(table.at().page(), specter ? QStringLiteral("SeatsPage") : QStringLiteral("SetupPage"));
        }
        QVERIFY(both.front().game != both.back().game);
    }

    void aNewGameHasItsOwnFileOrGoesOnWithACampaign()
    {
        Table table;
        table.sample();
        const QString path = table.session().path();
        emit table.at().window().newSessionRequested(QStringLiteral("specter"));
        SpecterSetupPage &page = *table.desk().setupPage();
        // A game is played for itself; a campaign that is there is chosen by hand.
        QCOMPARE(page.findChild<QComboBox *>(QStringLiteral("campaignFile"))->currentIndex(), 0);
        auto *files = page.findChild<QComboBox *>(QStringLiteral("campaignFile"));
        files->setCurrentIndex(files->findText(QFileInfo(path).completeBaseName()));
        QVERIFY(table.click(page, QStringLiteral("Begin the game")));
        QCOMPARE(table.session().path(), path);
        emit table.at().window().sessionsRequested();
        std::vector<SessionRow> all = sessionsIn(table.at().desk().folder());
        QCOMPARE(all.size(), std::size_t{2});
        QCOMPARE(all.front().campaign, all.back().campaign);
        emit table.at().window().newSessionRequested(QStringLiteral("specter"));
        QCOMPARE(page.findChild<QComboBox *>(QStringLiteral("campaignFile"))->currentIndex(), 0);
        QVERIFY(table.click(page, QStringLiteral("Begin the game")));
        QVERIFY(table.session().path() != path);
    }

    void aSetUpBeginsAtItsTop()
    {
        Table table;
        const auto begin = [&]
        {
            emit table.at().window().newSessionRequested(QStringLiteral("specter"));
            return table.desk().setupPage()->findChild<FlowingArea *>()->verticalScrollBar();
        };
        QScrollBar *bar = begin();
        QTRY_VERIFY(bar->maximum() > 0);
        bar->setValue(bar->maximum());
        QVERIFY(begin()->value() == 0);
    }

    /// The rows that are there from the start are as high as the rows that a change adds.
    void theRowsOfASetUpAreOfOneHeight()
    {
        Table table;
        emit table.at().window().newSessionRequested(QStringLiteral("specter"));
        SpecterSetupPage &page = *table.desk().setupPage();
        const auto heights = [&]
        {
            QList<int> all;
            for (const QComboBox *list : page.findChildren<QComboBox *>())
                if (list->isVisible())
                    all << list->height();
            return all;
        };
        auto *players = page.findChild<QSpinBox *>();
        players->setValue(4);
        QVERIFY(table.click(page, QStringLiteral("I am the agent: show")));
        deliverPosted();
        const QList<int> first = heights();
        QVERIFY(first.size() > 12);
        players->setValue(5);
        players->setValue(4);
        deliverPosted();
        QCOMPARE(heights(), first);
    }

    /// A command that begins another game is not available on this page: its key is not among the page's keys.
    void anotherGamesKeyWaitsForAnotherPage()
    {
        Table table;
        const auto enters = [&]
        {
            for (const QAction *action : table.at().window().actions())
                if (action->shortcut() == QKeySequence(QStringLiteral("Ctrl+K")))
                    return action->isEnabled();
            return false;
        };
        QVERIFY(enters());
        table.sample();
        QVERIFY(!enters());
        table.at().press(Qt::Key_H, Qt::ControlModifier);
        QVERIFY(enters());
    }

    void aTableIsSetUpWithFivePlayersInAMinute()
    {
        Table table;
        emit table.at().window().newSessionRequested(QStringLiteral("specter"));
        SpecterSetupPage &page = *table.desk().setupPage();
        QCOMPARE(table.at().page(), QStringLiteral("SpecterSetupPage"));
        page.findChild<QSpinBox *>()->setValue(5);
        QCOMPARE(page.wish().players.hunters.size(), std::size_t{4});
        QCOMPARE(page.wish().cards.size(), std::size_t{3});
        QVERIFY(table.click(page, QStringLiteral("Begin the game")));
        QVERIFY(table.session().viewOf(AgentSeat{})->traitor.has_value());
        QVERIFY(table.open().clock.phase == Phase::Agents);
        QCOMPARE(table.at().page(), QStringLiteral("SeatsPage"));
    }

    /// Whichever hunter is played in it; nothing is kept of one that does not play.
    void aNameStaysWithItsRow()
    {
        Table table;
        emit table.at().window().newSessionRequested(QStringLiteral("specter"));
        SpecterSetupPage &page = *table.desk().setupPage();
        page.findChild<QSpinBox *>()->setValue(3);
        const specter::HunterKind before = page.wish().players.hunters.front();
        QLineEdit *name = nullptr;
        for (QLineEdit *field : page.findChildren<QLineEdit *>())
            if (name == nullptr && field->accessibleName().startsWith(QStringLiteral("Who plays The ")))
                name = field;
        QVERIFY(name != nullptr);
        QTest::keyClicks(name, QStringLiteral("Ada"));
        QComboBox *row = nullptr;
        for (QComboBox *box : page.findChildren<QComboBox *>())
            if (box->accessibleName() == QStringLiteral("Hunter 1"))
                row = box;
        QVERIFY(row != nullptr);
        int other = 0;
        while (std::ranges::count(page.wish().players.hunters, static_cast<specter::HunterKind>(other)) > 0)
            ++other;
        row->setCurrentIndex(other);
        emit row->activated(other);
        QCOMPARE(name->text(), QStringLiteral("Ada"));
        const SpecterWish wish = page.wish();
        QCOMPARE(wish.huntersPlayers.at(static_cast<specter::HunterKind>(other)), QStringLiteral("Ada"));
        QVERIFY(!wish.huntersPlayers.contains(before));
    }

    /// The usual reading of each rule is the default of its option, and the other one is no other rule's.
    void eachOpenRuleHasTwoReadings()
    {
        using specter::TableOptions;
        std::vector<TableOptions> given;
        const auto fields = [&](const TableOptions &options, int players)
        {
            std::vector<Field> all;
            for (const Part &rule :
                optionsCard(options, players, [&](const TableOptions &chosen) { given.push_back(chosen); }).inside)
                if (!rule.inside.empty() && rule.isShown)
                    all.push_back(std::get<Field>(rule.inside.front().content));
            return all;
        };
        QCOMPARE(fields({}, 4).size(), std::size_t{9});
        const std::vector<Field> usual = fields({}, 5);
        QCOMPARE(usual.size(), std::size_t{12});
        for (std::size_t rule = 0; rule < usual.size(); ++rule)
        {
            QCOMPARE(usual[rule].value.toInt(), 0);
            given.clear();
            usual[rule].entered.run(1);
            const TableOptions other = given.front();
            QVERIFY(other != TableOptions{});
            const std::vector<Field> shown = fields(other, 5);
            for (std::size_t another = 0; another < shown.size(); ++another)
                QCOMPARE(shown[another].value.toInt(), another == rule ? 1 : 0);
            shown[rule].entered.run(0);
            QVERIFY(given.back() == TableOptions{});
        }
    }

    void whatTheAgentChoosesIsCoveredUntilHeAsks()
    {
        Table table;
        emit table.at().window().newSessionRequested(QStringLiteral("specter"));
        SpecterSetupPage &page = *table.desk().setupPage();
        const auto secret = [&] { return page.findChild<QWidget *>(QStringLiteral("choices")); };
        QVERIFY(secret() == nullptr);
        QVERIFY(table.click(page, QStringLiteral("I am the agent: show")));
        QVERIFY(secret()->isVisible());
        QCOMPARE(QApplication::focusWidget(), secret()->findChild<QComboBox *>(QStringLiteral("character")));
        QVERIFY(table.click(page, QStringLiteral("Begin the game")));
        QTRY_VERIFY(secret() == nullptr);
    }

    void aSheetOnPaperHasNoSeatsButTheTables()
    {
        Table table;
        emit table.at().window().newSessionRequested(QStringLiteral("specter"));
        SpecterWish wish = table.desk().setupPage()->wish();
        wish.name = QStringLiteral("On paper");
        wish.players.sheetsOnPaper = true;
        table.desk().beginSession(wish);
        QVERIFY(table.front() == table.seats().hunters());
        QVERIFY(!table.seats().bar()->isVisible());
        Table::give(*table.seats().hunters(), specter::ReportMove{});
        QVERIFY(table.open().clock.phase == Phase::Hunters);
    }

    void undoingTheBeginningLeadsBackToTheSetUp()
    {
        Table table;
        table.sample();
        table.take();
        emit table.seats().agent()->undoRequested({});
        QCOMPARE(table.at().page(), QStringLiteral("SpecterSetupPage"));
        const specter::AgentKind character = *table.agents().sheet->character;
        QVERIFY(table.desk().setupPage()->wish().character == character);
        QVERIFY(table.click(*table.desk().setupPage(), QStringLiteral("Begin the game")));
        QVERIFY(table.open().clock.phase == Phase::Agents);
        QCOMPARE(table.at().page(), QStringLiteral("SeatsPage"));
    }

    void theCurtainCoversTheSeatsToo()
    {
        Table table;
        table.sample();
        table.take();
        const QString character = wording::nameOf(table.open(), *table.agents().sheet->character);
        table.at().press(Qt::Key_F9);
        QVERIFY(table.at().window().isCovered());
        QVERIFY(!holds(table.at().window(), character));
        // Whoever lifts it may be another player.
        table.at().press(Qt::Key_F9);
        QVERIFY(!table.at().window().isCovered());
        QVERIFY(!table.seats().agent()->isVisible());
        QVERIFY(!holds(table.at().window(), character));
    }

    void anUnattendedSheetCoversItself_data()
    {
        QTest::addColumn<bool>("isMinimized");
        QTest::newRow("nobody touches anything") << false;
        QTest::newRow("the window is minimized") << true;
    }

    void anUnattendedSheetCoversItself()
    {
        QFETCH(bool, isMinimized);
        Table table;
        table.sample();
        table.take();
        const QString character = wording::nameOf(table.open(), *table.agents().sheet->character);
        QVERIFY(table.seats().agent()->isVisible());
        if (isMinimized)
            table.at().window().showMinimized();
        else
            table.at().desk().curtain().setUnattended(std::chrono::milliseconds(10));
        QTRY_VERIFY(!table.seats().agent()->isVisibleTo(&table.at().window()));
        QVERIFY(!holds(table.at().window(), character));
        table.at().window().showNormal();
        table.take();
        QVERIFY(table.seats().agent()->isVisibleTo(&table.at().window()));
    }
};

DOSSIER_TESTS(SpecterDeskTest, Windows)

} // namespace specter_desk_test

#include "specter_desk_test.moc"
