// The agent's screen: what hands do on it, what it says, and that it says it at once.
#include "app/window/translators.h"
#include "tests/support/test_class.h"
#include "tests/support/views/posted_events.h"
#include "tests/views/specter/agent_at_table.h"
#include "views/board/spoken_space.h"
#include "views/rules/rule_library.h"
#include "views/session/timeline.h"
#include "views/specter/agent/ends_card.h"
#include "views/specter/agent/sheet_model.h"
#include "views/specter/examples/rule_book.h"
#include "views/specter/parts/said_card.h"
#include "views/specter/seats/seat_bar.h"
#include "views/specter/seats/seat_cards.h"
#include "views/specter/words/who_plays.h"
#include "views/specter/words/wording.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>

#include <algorithm>

namespace agent_page_test
{

using namespace dossier;
using namespace dossier::test;
using specter::Agent;
using specter::HunterKind;

namespace
{

/// The Gun looks along row 2 from J2, and the agent stands on D1, out of sight.
specter::Table watched()
{
    specter::Table table = begun();
    put(table, HunterKind::Gun, "J2");
    putAgent(table, "D1");
    return table;
}

std::vector<specter::Coordinate> coordinates(const std::vector<std::string> &names)
{
    std::vector<specter::Coordinate> path;
    for (const std::string &name : names)
        path.push_back(at(name));
    return path;
}

/// A space from which that objective can be turned over.
std::string besideOf(const specter::Table &table, const specter::Coordinate &objective)
{
    for (const Direction direction : allDirections)
        if (boardOf(table.open).isOpen(neighbour(objective, direction)))
            return specter::spaceName(neighbour(objective, direction));
    return {};
}

QString cell(AgentPage &page, int turn, SheetModel::Column column)
{
    const QAbstractItemModel *model = page.findChild<QTableView *>()->model();
    return model->index(turn - 1, column).data().toString();
}

QLineEdit *pathLine(AgentPage &page)
{
    return page.findChild<QLineEdit *>(QStringLiteral("path"));
}

QString toneOf(AgentPage &page, const char *key)
{
    return page.findChild<QWidget *>(QLatin1String(key))->property("tone").toString();
}

QString accessibleName(QWidget *widget)
{
    const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
    return interface != nullptr ? interface->text(QAccessible::Name) : QString();
}

} // namespace

class AgentPageTest : public QObject
{
    Q_OBJECT

private slots:

    void initTestCase() { setRuleBooks({specterRules()}); }

    void clicksDrawAPathThatIsJudgedAtOnce()
    {
        AgentAtTable at;
        at.press("N2");
        at.press("N3");
        QCOMPARE(at.page().draft().path, coordinates({"N1", "N2", "N3"}));
        QVERIFY(at.button(QStringLiteral("Write N3: nothing to announce")) != nullptr);
        QVERIFY(at.shows(QStringLiteral("“Nothing shown”")));
        QCOMPARE(cell(at.page(), 1, SheetModel::At), QStringLiteral("N3"));
        QCOMPARE(cell(at.page(), 1, SheetModel::Steps), QStringLiteral("2"));
        at.press("N2");
        QCOMPARE(at.page().draft().path, coordinates({"N1", "N2"}));
        QVERIFY(at.asked().isEmpty());
    }

    /// At the line of the journal at which it was drawn, and at no other.
    void aDrawnPathComesBackAfterARestart()
    {
        AgentAtTable before;
        before.press("N2");
        before.press("N3");
        const Draft typed = before.page().TablePage::draft();
        QVERIFY(!typed.empty());
        AgentAtTable after;
        after.page().setDraft(typed);
        QCOMPARE(after.page().draft().path, coordinates({"N1", "N2", "N3"}));
        AgentAtTable other;
        Draft another;
        for (const auto &[key, text] : typed)
            another[key + QStringLiteral("9")] = text;
        other.page().setDraft(another);
        QCOMPARE(other.page().draft().path, coordinates({"N1"}));
    }

    void theOneButtonWritesTheMoveAndShowsTheAnnouncement()
    {
        AgentAtTable at;
        at.press("N2");
        QVERIFY(at.click(QStringLiteral("Write N2: nothing to announce")));
        QCOMPARE(at.asked(), (QStringList{QStringLiteral("plan_move"), QStringLiteral("confirm_move")}));
        QCOMPARE(at.table().sheets.at(Agent::First).lines.size(), std::size_t{1});
        QCOMPARE(cell(at.page(), 1, SheetModel::At), QStringLiteral("N2"));
        QCOMPARE(cell(at.page(), 1, SheetModel::ShownThen), QStringLiteral("nothing"));
        QSignalSpy handed(&at.page(), &AgentPage::handOverRequested);
        QVERIFY(at.click(QStringLiteral("Hand over to the hunters")));
        QCOMPARE(handed.size(), 1);
    }

    void aSightingIsSaidWithItsReasonAndRules()
    {
        AgentAtTable at(watched());
        at.press("C2");
        QVERIFY(at.shows(QStringLiteral("“Seen on C2”")));
        at.press("B3");
        QVERIFY(at.shows(QStringLiteral("“Last seen on C2”")));
        QVERIFY(at.shows(QStringLiteral("The Gun sees it along row 2")));
        const auto hasRule = [&](const QString &title)
        {
            const auto actions = at.page().findChildren<QAction *>();
            return at.button(title) != nullptr
                || std::ranges::any_of(actions, [&](const QAction *action) { return action->text() == title; });
        };
        QVERIFY(hasRule(QStringLiteral("The last sighting")));
        QVERIFY(!hasRule(QStringLiteral("SO-SEE-3")));
        QVERIFY(at.button(QStringLiteral("Write B3 and say “Last seen on C2”")) != nullptr);
        QCOMPARE(cell(at.page(), 1, SheetModel::ShownThen), QStringLiteral("last seen C2"));
        QCOMPARE(at.board().scene().trails.front().marked, std::optional<std::size_t>(1));
    }

    void anIllegalStepIsRefusedAtOnceAndTakesAReason()
    {
        AgentAtTable at;
        at.press("N2");
        emit at.board().dragged({test::at("N4"), std::nullopt});
        const QPushButton *against = at.button(QStringLiteral("Write N4 anyway (breaks a rule)…"));
        QVERIFY(against != nullptr);
        QCOMPARE(against->property("role").toString(), QStringLiteral("secondary"));
        QCOMPARE(at.board().scene().trails.front().offending, std::optional<std::size_t>(2));
        QVERIFY(at.click(QStringLiteral("Write N4 anyway (breaks a rule)…")));
        QCOMPARE(at.asked(), QStringList(QStringLiteral("plan_move")));
        auto *bar = at.page().findChild<QWidget *>(QStringLiteral("reasonBar"));
        QVERIFY(bar->isVisibleTo(&at.page()));
        QTest::keyClicks(bar->findChild<QLineEdit *>(), QStringLiteral("we forgot a step"));
        QVERIFY(at.click(QStringLiteral("Overrule")));
        QCOMPARE(against->property("role").toString(), QStringLiteral("primary"));
        QVERIFY(at.click(QStringLiteral("Write N4: nothing to announce")));
        QCOMPARE(at.table().sheets.at(Agent::First).at, std::optional(specter::Coordinate(test::at("N4"))));
    }

    void aPathIsTypedAndWrittenByKeys()
    {
        AgentAtTable at;
        auto *entry = pathLine(at.page());
        entry->clear();
        QTest::keyClicks(entry, QStringLiteral("n2 n3"));
        QCOMPARE(at.page().draft().path, coordinates({"N1", "N2", "N3"}));
        QTest::keyClick(&at.board(), Qt::Key_Backspace);
        QCOMPARE(at.page().draft().path, coordinates({"N1", "N2"}));
        QCOMPARE(entry->text(), QStringLiteral("N1 N2"));
        QTest::keyClick(entry, Qt::Key_Return);
        QVERIFY(at.asked().isEmpty());
        QVERIFY(at.shows(QStringLiteral("Enter again: Write N2")));
        QTest::keyClicks(entry, QStringLiteral(" n3"));
        QVERIFY(!at.shows(QStringLiteral("Enter again")));
        QTest::keyClick(&at.board(), Qt::Key_Backspace);
        QTest::keyClick(entry, Qt::Key_Return);
        QVERIFY(at.asked().isEmpty());
        entry->setFocus();
        QTest::keyClick(entry, Qt::Key_Return);
        QCOMPARE(at.table().sheets.at(Agent::First).at, std::optional(specter::Coordinate(test::at("N2"))));
        // Another Enter presses no button.
        QVERIFY(qobject_cast<QPushButton *>(at.page().window()->focusWidget()) == nullptr);
    }

    void theBoardsKeysDrawAndWrite()
    {
        AgentAtTable at;
        // There is nothing to the north.
        QTest::keyClick(&at.board(), Qt::Key_8, Qt::KeypadModifier);
        QCOMPARE(at.page().draft().path, coordinates({"N1"}));
        at.board().moveCursorTo(test::at("N1"));
        QTest::keyClick(&at.board(), Qt::Key_Down);
        QTest::keyClick(&at.board(), Qt::Key_Return);
        QCOMPARE(at.page().draft().path, coordinates({"N1", "N2"}));
        QTest::keyClick(&at.board(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(at.page().draft().path, coordinates({"N1", "N2", "N3"}));
        QTest::keyClick(&at.board(), Qt::Key_1, Qt::KeypadModifier);
        QCOMPARE(at.page().draft().path, coordinates({"N1", "N2", "N3", "M4"}));
        QTest::keyClick(&at.board(), Qt::Key_Backspace);
        QTest::keyClick(&at.board(), Qt::Key_Return);
        QCOMPARE(at.table().sheets.at(Agent::First).at, std::optional(specter::Coordinate(test::at("N3"))));
    }

    void aDoubleClickWritesNothing()
    {
        AgentAtTable at;
        at.page().show();
        QVERIFY(QTest::qWaitForWindowExposed(&at.page()));
        const QPoint point = at.board().geometryOfBoard().rectOf(test::at("N2")).center().toPoint();
        QTest::mouseClick(at.board().viewport(), Qt::LeftButton, Qt::NoModifier, point);
        QTest::mouseDClick(at.board().viewport(), Qt::LeftButton, Qt::NoModifier, point);
        QCOMPARE(at.page().draft().path, coordinates({"N1", "N2"}));
        QVERIFY(at.asked().isEmpty());
    }

    void anEndFurtherOffIsReachedByItsQuietestPath()
    {
        AgentAtTable at(watched());
        const std::vector<specter::QuietestEnd> ends
            = endsOf(view(at.table(), specter::AgentSeat{}), standing(view(at.table(), specter::AgentSeat{})));
        const auto far = std::ranges::find_if(ends, [](const auto &end) { return end.path.size() == 4; });
        QVERIFY(far != ends.end());
        emit at.board().pressed({far->end, std::nullopt}, Qt::NoModifier);
        const std::vector<specter::Coordinate> path(far->path.begin(), far->path.end());
        QCOMPARE(at.page().draft().path, path);
        QVERIFY(!at.board().descriptionOf(far->end).isEmpty());
    }

    void whatTheHuntersCanKnowComesFromPublicFactsAlone()
    {
        specter::Table table = begun();
        QCOMPARE(walks(table, {"N1", "N2", "N3"}), std::string());
        specter::Table other = table;
        other.sheets.at(Agent::First).at = at("N2");
        const PublicKnowledge known = publicKnowledge(view(table, specter::AgentSeat{}).open, Agent::First);
        QCOMPARE(known.sizes, publicKnowledge(view(other, specter::AgentSeat{}).open, Agent::First).sizes);
        QCOMPARE(known.sizes.size(), std::size_t{2});
        AgentAtTable page(table);
        QVERIFY(page.shows(QStringLiteral("public facts only")));
        QVERIFY(page.shows(QString::number(known.sizes.back())));
    }

    /// An objective that he has turned over is announced before he moves: the hunters then know that he is beside it.
    void anObjectiveThatIsTurnedOverTellsWhereHeIs()
    {
        specter::Table table = begun();
        for (int turn = 0; turn < 8; ++turn)
        {
            QCOMPARE(walks(table, {"N1"}), std::string());
            QCOMPARE(stayed(table, specter::HunterKind::Gun), std::string());
            QCOMPARE(stayed(table, specter::HunterKind::Beast), std::string());
        }
        const specter::Coordinate objective = table.open.objectives.front();
        SpaceSet beside;
        for (const Direction direction : allDirections)
            if (boardOf(table.open).isOpen(neighbour(objective, direction)))
            {
                beside.set(neighbour(objective, direction));
                putAgent(table, specter::spaceName(neighbour(objective, direction)));
            }
        const int before = publicKnowledge(table.open, Agent::First).places.count();
        QCOMPARE(played(table, {specter::CompleteObjective{Agent::First, objective}}), std::string());
        const PublicKnowledge known = publicKnowledge(table.open, Agent::First);
        QVERIFY(known.places.count() > 0 && known.places.count() < before);
        QCOMPARE(known.sizes.back(), known.places.count());
        QVERIFY2(known.places == (known.places & beside) || !table.open.agents.at(Agent::First).character,
            "beside it, or as far off as a character reaches whom nobody knows");
    }

    void anObjectiveBesideHimIsOffered()
    {
        specter::Table table = begun();
        const specter::Coordinate objective = table.open.objectives.front();
        putAgent(table, besideOf(table, objective));
        AgentAtTable at(table);
        const QString name = QString::fromStdString(specter::spaceName(objective));
        QVERIFY(at.click(QStringLiteral("Complete the objective on %1").arg(name)));
        QCOMPARE(at.table().open.completed, std::vector{objective});
        // A strip shows what it has room for.
        at.page().show();
        QTRY_VERIFY(at.shows(QStringLiteral("✓ %1").arg(name)));
    }

    /// Completing an objective moves no button below.
    void buttonsKeepTheirPlaces()
    {
        specter::Table table = begun();
        const specter::Coordinate objective = table.open.objectives.front();
        putAgent(table, besideOf(table, objective));
        AgentAtTable at(table);
        at.page().show();
        const auto top = [&]
        {
            deliverPosted();
            return pathLine(at.page())->mapTo(&at.page(), QPoint()).y();
        };
        const int before = top();
        const QString complete
            = QStringLiteral("Complete the objective on %1").arg(QString::fromStdString(specter::spaceName(objective)));
        QVERIFY(at.click(complete));
        QVERIFY(!at.table().open.completed.empty());
        QCOMPARE(top(), before);
        QVERIFY(at.button(complete) != nullptr && !at.button(complete)->isEnabled());
        const auto buttons = at.page().findChildren<QPushButton *>();
        QVERIFY(std::ranges::none_of(buttons, [](const QPushButton *button)
            { return button->accessibleName().contains(QStringLiteral("nothing to announce")); }));
    }

    /// The Prophet was not told of it.
    void anObjectiveAgainstARuleCanBeCompletedWithAReason()
    {
        specter::Table table = begun({.hunters = {HunterKind::Prophet, HunterKind::Beast}});
        const specter::Coordinate objective = table.open.objectives.front();
        putAgent(table, besideOf(table, objective));
        AgentAtTable at(table);
        const QString name = QString::fromStdString(specter::spaceName(objective));
        QVERIFY(at.click(QStringLiteral("Complete %1 anyway (breaks a rule)…").arg(name)));
        QVERIFY(at.table().open.completed.empty());
        auto *reason = at.page().findChild<QLineEdit *>(QStringLiteral("reason"));
        QVERIFY(reason != nullptr);
        QTest::keyClicks(reason, QStringLiteral("It was told"));
        QTest::keyClick(reason, Qt::Key_Return);
        QCOMPARE(at.table().open.completed, std::vector{objective});
    }

    void whatIsOfferedFollowsTheLanguage()
    {
        specter::Table table = begun();
        const specter::Coordinate objective = table.open.objectives.front();
        putAgent(table, besideOf(table, objective));
        AgentAtTable at(table);
        const QString name = QString::fromStdString(specter::spaceName(objective));
        QVERIFY(at.button(QStringLiteral("Complete the objective on %1").arg(name)) != nullptr);
        Translators translators;
        translators.speak(Language::Italian);
        QEvent changed(QEvent::LanguageChange);
        QApplication::sendEvent(&at.page(), &changed);
        const QPushButton *english = at.button(QStringLiteral("Complete the objective on %1").arg(name));
        translators.speak(Language::English);
        QApplication::sendEvent(&at.page(), &changed);
        QVERIFY(english == nullptr);
        QVERIFY(at.button(QStringLiteral("Complete the objective on %1").arg(name)) != nullptr);
    }

    /// The step that has to come first is the default button, and nothing else is.
    void besideAnObjectiveOneButtonIsBright()
    {
        specter::Table table = begun({.hunters = {HunterKind::Prophet, HunterKind::Beast}});
        const specter::Coordinate objective = table.open.objectives.front();
        putAgent(table, besideOf(table, objective));
        QCOMPARE(walks(table, {besideOf(table, objective)}), std::string());
        AgentAtTable at(table);
        const auto bright = [&]
        {
            QStringList all;
            for (const QPushButton *button : at.page().findChildren<QPushButton *>())
                if (const QString tone = button->property("tone").toString(); button->isVisibleTo(&at.page())
                    && (tone == QStringLiteral("due")
                        || (button->property("role") == QStringLiteral("primary") && tone != QStringLiteral("quiet"))))
                    all << button->accessibleName();
            return all;
        };
        at.page().show();
        QCOMPARE(bright(), QStringList{QStringLiteral("Announce an objective for next turn")});
        QVERIFY(at.click(QStringLiteral("Announce an objective for next turn")));
        QCOMPARE(bright(), QStringList{QStringLiteral("Hand over to the hunters")});
    }

    /// Ctrl+Enter presses the default button in every state, and nothing where nothing is.
    void theKeyDoesWhatIsBright()
    {
        specter::Table table = begun({.hunters = {HunterKind::Prophet, HunterKind::Beast}});
        const specter::Coordinate objective = table.open.objectives.front();
        putAgent(table, besideOf(table, objective));
        QCOMPARE(walks(table, {besideOf(table, objective)}), std::string());
        AgentAtTable foretelling(table);
        QVERIFY(foretelling.page().possible().contains(DeskAction::DefaultStep));
        foretelling.page().perform(DeskAction::DefaultStep);
        QCOMPARE(foretelling.asked(), QStringList{QStringLiteral("foretell_objective")});

        specter::Table turn = begun();
        putAgent(turn, besideOf(turn, turn.open.objectives.front()));
        AgentAtTable completing(turn);
        completing.page().perform(DeskAction::DefaultStep);
        QCOMPARE(completing.asked(), QStringList{QStringLiteral("complete_objective")});

        AgentAtTable walking;
        QVERIFY2(!walking.page().possible().contains(DeskAction::DefaultStep), "to stay is not bright");
        walking.page().perform(DeskAction::DefaultStep);
        QVERIFY(walking.asked().isEmpty());
        walking.press("N2");
        QVERIFY(walking.page().possible().contains(DeskAction::DefaultStep));
        walking.page().perform(DeskAction::DefaultStep);
        QCOMPARE(walking.asked(), (QStringList{QStringLiteral("plan_move"), QStringLiteral("confirm_move")}));

        AgentAtTable refused;
        emit refused.board().dragged({test::at("N4"), std::nullopt});
        QVERIFY2(!refused.page().possible().contains(DeskAction::DefaultStep), "what is against a rule is not bright");
        refused.page().perform(DeskAction::DefaultStep);
        QVERIFY(refused.asked().isEmpty());
    }

    /// Undo takes back the drawn move before anything that was played.
    void undoTakesBackWhatIsDrawnFirst()
    {
        AgentAtTable at;
        QSignalSpy undone(&at.page(), &AgentPage::undoRequested);
        at.press("N2");
        QVERIFY(at.page().possible().contains(DeskAction::Undo));
        at.page().perform(DeskAction::Undo);
        QCOMPARE(at.page().draft().path, coordinates({"N1"}));
        QCOMPARE(undone.size(), 0);
        at.page().perform(DeskAction::Undo);
        QCOMPARE(undone.size(), 1);
    }

    /// The line shows the path: undo in it takes back the last step on the board, too, and not the table's turn.
    void undoInTheLineTakesAStepBack()
    {
        AgentAtTable at;
        QSignalSpy undone(&at.page(), &AgentPage::undoRequested);
        auto *entry = pathLine(at.page());
        const auto undo = [&] { QTest::keyClick(entry, Qt::Key_Z, Qt::ControlModifier); };
        QTest::keyClicks(entry, QStringLiteral(" n2 n3"));
        QCOMPARE(at.page().draft().path, coordinates({"N1", "N2", "N3"}));
        undo();
        QCOMPARE(at.page().draft().path, coordinates({"N1", "N2"}));
        QCOMPARE(entry->text(), QStringLiteral("N1 N2"));
        QTest::keyClicks(entry, QStringLiteral(" zz99"));
        undo();
        QCOMPARE(entry->text(), QStringLiteral("N1 N2"));
        QVERIFY(!at.shows(QStringLiteral("is not a space")));
        QCOMPARE(at.page().draft().path, coordinates({"N1", "N2"}));
        undo();
        QCOMPARE(at.page().draft().path, coordinates({"N1"}));
        QCOMPARE(entry->text(), QStringLiteral("N1"));
        QCOMPARE(undone.size(), 0);
        undo();
        QCOMPARE(entry->text(), QStringLiteral("N1"));
        QCOMPARE(undone.size(), 1);
    }

    void whatIsTypedIsReadOrSaidToBeUnread()
    {
        AgentAtTable at;
        auto *entry = pathLine(at.page());
        QTest::keyClicks(entry, QStringLiteral("n2"));
        QCOMPARE(at.page().draft().path, coordinates({"N1", "N2"}));
        entry->clear();
        QTest::keyClicks(entry, QStringLiteral("n3"));
        QCOMPARE(at.page().draft().path.size(), std::size_t{3});
        QCOMPARE(at.page().draft().path.back(), test::at("N3"));
        QCOMPARE(entry->text(), QStringLiteral("n3"));
        QTest::keyClicks(entry, QStringLiteral(" zz99"));
        QVERIFY(at.shows(QStringLiteral("“zz99” is not a space of the board.")));
        QCOMPARE(toneOf(at.page(), "pathBar"), QStringLiteral("open"));
        QTest::keyClick(entry, Qt::Key_Return);
        QTest::keyClick(entry, Qt::Key_Return);
        QVERIFY(at.asked().isEmpty());
        QVERIFY(!at.shows(QStringLiteral("Enter again")));
    }

    /// The Prophet is told one turn before: otherwise the page says why the objective stays.
    void anObjectiveThatWasNotForetoldSaysWhy()
    {
        specter::Table table = begun({.hunters = {HunterKind::Prophet, HunterKind::Beast}});
        const specter::Coordinate objective = table.open.objectives.front();
        putAgent(table, besideOf(table, objective));
        AgentAtTable at(table);
        QVERIFY(at.shows(QStringLiteral("Announce it to The Prophet one turn earlier")));
        emit at.board().contextRequested({objective, std::nullopt}, QPoint());
        QStringList offered;
        for (const QMenu *menu : at.page().findChildren<QMenu *>())
            for (const QAction *action : menu->actions())
                offered << action->text() + u' ' + action->toolTip();
        const QString all = offered.join(u'\n');
        QVERIFY2(all.contains(QStringLiteral("one turn earlier")), qPrintable(all));
    }

    /// Choosing a card moves no card from under the pointer.
    void choosingACardKeepsTheCardsInTheirPlace()
    {
        using enum specter::Equipment;
        AgentAtTable at(begun({.cards = {AdrenalSurge, SmokeGrenade, PowerFists}}));
        at.page().show();
        const auto top = [&]
        {
            deliverPosted();
            const QPushButton *none = at.button(QStringLiteral("None"));
            return none != nullptr ? none->mapTo(&at.page(), QPoint()).y() : -1;
        };
        const int before = top();
        for (const char *card : {"Adrenal Surge", "Smoke Grenade", "Power Fists"})
        {
            QVERIFY(at.click(QLatin1String(card)));
            QCOMPARE(top(), before);
        }
    }

    void aCardOffersOnlyWhatItCanDo()
    {
        using enum specter::Equipment;
        AgentAtTable at(
            begun({.character = specter::AgentKind::Spider, .cards = {AdrenalSurge, TangleLine, FlashBang}}));
        QVERIFY(at.click(QStringLiteral("Adrenal Surge")));
        QVERIFY(at.button(QStringLiteral("Before the move")) != nullptr);
        QVERIFY(at.button(QStringLiteral("After it")) == nullptr);
        QVERIFY(at.click(QStringLiteral("Tangle Line")));
        QVERIFY(at.button(QStringLiteral("After it")) != nullptr);
        QVERIFY(at.shows(QStringLiteral("there is nobody to aim at")));
        AgentAtTable fists(
            begun({.character = specter::AgentKind::Orangutan, .cards = {PowerFists, FlashBang, FlashBang}}));
        QVERIFY(fists.click(QStringLiteral("Power Fists")));
        QVERIFY(fists.shows(QStringLiteral("No hunter is stunned.")));
    }

    void aRightClickSaysWhatCanBeDoneOnASpace()
    {
        specter::Table table = begun();
        const specter::Coordinate objective = table.open.objectives.front();
        putAgent(table, besideOf(table, objective));
        AgentAtTable at(table);
        const auto asked = [&](const specter::Coordinate &space)
        {
            for (QMenu *menu : at.page().findChildren<QMenu *>())
                delete menu;
            emit at.board().contextRequested({space, std::nullopt}, QPoint());
            const QMenu *menu = at.page().findChild<QMenu *>();
            return menu != nullptr ? menu->actions() : QList<QAction *>();
        };
        const auto textsOf = [](const QList<QAction *> &actions)
        {
            QStringList all;
            for (const QAction *action : actions)
                if (!action->isSeparator() && action->isEnabled())
                    all << action->text();
            return all;
        };
        const specter::Coordinate stands = view(at.table(), specter::AgentSeat{}).sheet->at.value();
        const std::vector<specter::QuietestEnd> ends
            = endsOf(view(at.table(), specter::AgentSeat{}), at.page().draft());
        const specter::Coordinate end = ends.back().end == stands ? ends.front().end : ends.back().end;
        // A path is offered, drawn, and taken away again.
        QVERIFY(textsOf(asked(end)).filter(QStringLiteral("Best path to")).size() == 1);
        asked(end).at(2)->trigger();
        QCOMPARE(at.page().draft().path.back(), end);
        QVERIFY(textsOf(asked(end)).contains(QStringLiteral("Remove the path")));
        asked(end).back()->trigger();
        QCOMPARE(at.page().draft().path.size(), std::size_t{1});
        // A space that is out of reach says so, and no menu is empty.
        QVERIFY(asked(test::at("W32")).size() > 2 && textsOf(asked(test::at("W32"))).isEmpty());
        // While a card's token is to be put somewhere, that is what is offered.
        QVERIFY(at.click(QStringLiteral("Smoke Grenade")));
        QCOMPARE(textsOf(asked(stands)).size(), 2);
        QVERIFY(textsOf(asked(stands)).front().startsWith(QStringLiteral("Put Smoke Grenade on")));
        asked(stands).at(2)->trigger();
        QCOMPARE(at.page().draft().card->at, std::optional(stands));
        QCOMPARE(at.page().draft().path.size(), std::size_t{1});
        // The objective is turned over where it lies.
        const QString complete = QStringLiteral("Complete the objective on %1").arg(wording::name(objective));
        QVERIFY(textsOf(asked(objective)).contains(complete));
        asked(objective).at(2)->trigger();
        QCOMPARE(at.table().open.completed, std::vector{objective});
        // While others play nothing can be done here.
        QCOMPARE(walks(at.table(), {specter::spaceName(stands)}), std::string());
        at.show();
        QVERIFY(asked(end).isEmpty());
    }

    /// A drawn move is removed together with the position on which it was drawn, and no command names anything that is
    /// gone.
    void whatIsTakenAwayMeanwhileIsLetGo()
    {
        AgentAtTable at;
        const specter::Table before = at.table();
        QCOMPARE(walks(at.table(), {"N1", "N2", "N3"}), std::string());
        for (const HunterKind hunter : {HunterKind::Gun, HunterKind::Beast})
            QCOMPARE(stayed(at.table(), hunter), std::string());
        at.show();
        at.press("N4");
        QVERIFY(at.click(QStringLiteral("Smoke Grenade")));
        QCOMPARE(at.page().draft().path, coordinates({"N3", "N4"}));
        // The turn before is undone while the card's space is chosen.
        at.table() = before;
        at.show();
        QCOMPARE(at.page().draft().path, coordinates({"N1"}));
        QVERIFY2(!at.page().draft().card, "the card was chosen for another turn");
        at.press("N2");
        QCOMPARE(at.page().draft().path, coordinates({"N1", "N2"}));
        // The card goes from the hand while its space is chosen.
        QVERIFY(at.click(QStringLiteral("Smoke Grenade")));
        at.table().sheets.at(Agent::First).cards = {specter::Equipment::FlashBang};
        at.show();
        at.press("N3");
        QVERIFY(at.page().draft().path.back() == specter::Coordinate(test::at("N3")) || !at.page().draft().card);
        // The game ends in the middle of it.
        forced(at.table(), specter::EndGame{{specter::Side::Hunters, specter::Ending::Agreed}});
        at.show();
        at.press("N4");
        QVERIFY(at.button(QStringLiteral("Reveal the sheet")) != nullptr);
    }

    /// Enter and the key of the next step must not spend a card on staying.
    void aCardIsNotSpentOnStayingByTheNextStep()
    {
        AgentAtTable at;
        QVERIFY(at.click(QStringLiteral("Adrenal Surge")));
        QVERIFY(!at.page().possible().contains(DeskAction::DefaultStep));
        at.page().perform(DeskAction::DefaultStep);
        QVERIFY(!at.table().open.agents.at(Agent::First).moved);
        QVERIFY(at.page().draft().card.has_value());
        at.press("N2");
        QVERIFY(at.page().possible().contains(DeskAction::DefaultStep));
    }

    void theHandStandsOnThePageAlways()
    {
        using enum specter::Equipment;
        specter::Table table = begun({.cards = {FlashBang, FlashBang, AdrenalSurge}});
        AgentAtTable at(table);
        const auto hand = [&]
        {
            QStringList all;
            for (const QLabel *label : at.page().findChild<QWidget *>(QStringLiteral("hand"))->findChildren<QLabel *>())
                all << label->text();
            return all.join(u'|');
        };
        QVERIFY2(hand().contains(QStringLiteral("Flash Bang ×2 ●●")), qPrintable(hand()));
        QVERIFY2(hand().contains(QStringLiteral("Adrenal Surge ●")), qPrintable(hand()));
        QCOMPARE(walks(at.table(), {"N1", "N2"}), std::string());
        at.table().sheets.at(Agent::First).used[AdrenalSurge] = 1;
        at.show();
        QCOMPARE(at.table().open.clock.phase, specter::Phase::Hunters);
        QVERIFY2(hand().contains(QStringLiteral("Adrenal Surge ○")), qPrintable(hand()));
    }

    void sightingsOfTheHuntersPhaseStandOnTheSheet()
    {
        specter::Table table = begun();
        QCOMPARE(walks(table, {"N1", "N2", "N3"}), std::string());
        put(table, HunterKind::Gun, "N7");
        forced(table, specter::BeginHunterTurn{HunterKind::Gun});
        forced(table, specter::MoveHunter{.to = test::at("N6")});
        AgentAtTable at(table);
        QCOMPARE(cell(at.page(), 1, SheetModel::ShownThen), QStringLiteral("seen N3"));
    }

    /// The hunters read the same afterwards.
    void whatIsSaidLargeHasTheCard()
    {
        AgentAtTable at;
        QVERIFY(at.click(QStringLiteral("Flash Bang")));
        at.press("N2");
        at.press("N3");
        QVERIFY(at.shows(QStringLiteral("Announce Flash Bang on N2.")));
        QCOMPARE(walks(at.table(), {"N1", "N2", "N3"}, at.page().draft().card), std::string());
        QCOMPARE(lastWords(at.table().open, Agent::First), QStringLiteral("Flash Bang on N2 · Nothing shown"));
    }

    void theAgentOverrulesAnAnnouncement()
    {
        specter::Table table = begun();
        QCOMPARE(walks(table, {"N1", "N2", "N3"}), std::string());
        AgentAtTable at(table);
        QVERIFY(at.click(QStringLiteral("We decide otherwise…")));
        at.page().findChild<QComboBox *>(QStringLiteral("decision"))->setCurrentIndex(1);
        QVERIFY(at.click(QStringLiteral("Choose the space…")));
        at.press("N2");
        auto *reason = at.page().findChild<QLineEdit *>(QStringLiteral("reason"));
        QTest::keyClicks(reason, QStringLiteral("The beast saw it"));
        QTest::keyClick(reason, Qt::Key_Return);
        const specter::AgentInPlay &agent = at.table().open.agents.at(Agent::First);
        QCOMPARE(agent.turns.back().shown, (specter::Shown{specter::Showing::Seen, test::at("N2")}));
        QCOMPARE(agent.figure, std::optional(test::at("N2")));
        QCOMPARE(at.table().sheets.at(Agent::First).at, std::optional(test::at("N3")));
    }

    void aCardThatIsChosenShowsItsSmoke()
    {
        AgentAtTable at(watched());
        QVERIFY(at.click(QStringLiteral("Smoke Grenade")));
        at.press("E2");
        const BoardScene &scene = at.board().scene();
        QVERIFY(std::ranges::any_of(scene.tokens, [](const BoardToken &token)
            { return token.at == Space(test::at("E2")) && token.shape == TokenShape::Cloud; }));
        QVERIFY(std::ranges::any_of(scene.washes,
            [](const Wash &wash) { return wash.name == "in smoke after this move" && !wash.spaces.empty(); }));
    }

    void endingOnAWayOutWithThreeObjectivesIsSaidToBeTheEscape()
    {
        specter::Table table = begun();
        table.open.completed = {table.open.objectives[0], table.open.objectives[1], table.open.objectives[2]};
        putAgent(table, "N2");
        AgentAtTable at(table);
        // It is in reach, and said to be the escape before anything is drawn and before anything is written.
        QVERIFY(at.shows(QStringLiteral("the escape")));
        QVERIFY(!at.shows(QStringLiteral("“I escape from N1”")));
        at.press("N1");
        QVERIFY(at.shows(QStringLiteral("“I escape from N1”")));
        QVERIFY(!at.table().open.outcome.has_value());
        QVERIFY(at.click(QStringLiteral("Write N1 and escape")));
        QVERIFY(at.table().open.outcome.has_value());
        QVERIFY(at.click(QStringLiteral("Reveal the sheet")));
        QVERIFY(at.table().open.sheets.contains(Agent::First));
    }

    void whatIsShownAlikeIsToldOnce()
    {
        AgentAtTable at;
        const auto told = [&]
        {
            int times = 0;
            for (const QLabel *label :
                at.page().findChild<QFrame *>(QStringLiteral("endsCard"))->findChildren<QLabel *>())
                times += label->isVisibleTo(&at.page()) && label->text() == QStringLiteral("nothing shown") ? 1 : 0;
            return times;
        };
        QCOMPARE(told(), 1);
        at.press("N2");
        at.press("N3");
        QCOMPARE(told(), 1);
        QVERIFY2(at.button(QStringLiteral("If you stop, nothing shown: R1")) != nullptr, "also what is off the path");
        QVERIFY(at.click(QStringLiteral("If you stop, nothing shown: N2")));
        QCOMPARE(at.page().draft().path, coordinates({"N1", "N2"}));
    }

    /// The text begins with the action, because its reason may be long.
    void whatIsToBeDoneIsSaidFirst()
    {
        AgentAtTable at(watched());
        at.press("C2");
        QVERIFY(at.shows(QStringLiteral("Put the figure on C2. The move ends there: The Gun")));
        at.press("B3");
        QVERIFY(at.shows(QStringLiteral("Put the token and the figure on C2. The path passes there: The Gun")));
    }

    /// Smoke ends the view straight ahead, and a road goes on behind it: what is said is how he is truly seen.
    void whoIsSeenBehindSmokeIsSeenAlongTheRoad()
    {
        specter::Table table = begun();
        put(table, HunterKind::Gun, "O13");
        putAgent(table, "O4");
        AgentAtTable at(table);
        at.press("O3");
        QVERIFY(at.shows(QStringLiteral("The Gun sees it along column O")));
        table.open.smoke = {{.by = Agent::First, .at = test::at("O7"), .lastTurn = specter::turnsOfAGame}};
        AgentAtTable behind(table);
        behind.press("O3");
        QVERIFY(behind.shows(QStringLiteral("The Gun sees it along the road")));
        QVERIFY(!behind.shows(QStringLiteral("along column O")));
    }

    /// A long chip and a long button beside it go on in the next line: the card widens nothing.
    void whereAMoveCanStopIsNoWiderThanOneOfItsParts()
    {
        AgentAtTable at;
        at.press("N2");
        at.press("N3");
        const auto *card = at.page().findChild<QFrame *>(QStringLiteral("endsCard"));
        int widest = 0;
        for (const QWidget *part : card->findChildren<QWidget *>())
            if (part->isVisibleTo(card) && part->findChildren<QWidget *>().isEmpty())
                widest = std::max(widest, part->minimumSizeHint().width());
        const QMargins margins = card->layout()->contentsMargins();
        QVERIFY(card->minimumSizeHint().width() <= widest + margins.left() + margins.right());
    }

    /// A click moves the mark; what was offered before stays, row by row as on the board, and what a path adds comes
    /// after it.
    void whereAMoveCanStopKeepsItsOrder()
    {
        AgentAtTable at;
        const auto buttons = [&]
        {
            QList<QPushButton *> all;
            for (QPushButton *button :
                at.page().findChild<QFrame *>(QStringLiteral("endsCard"))->findChildren<QPushButton *>())
                if (button->isVisibleTo(&at.page()))
                    all << button;
            return all;
        };
        const auto names = [&](bool marked)
        {
            QStringList all;
            for (const QPushButton *button : buttons())
                if (!marked || button->isChecked())
                    all << button->text();
            return all;
        };
        const QStringList before = names(false);
        QVERIFY2(before.size() == 5, qPrintable(before.join(u' ')));
        QCOMPARE(names(true), QStringList(QStringLiteral("N1")));
        for (const QString &clicked : {before.back(), before.at(1), before.at(2)})
        {
            at.press(clicked.toStdString());
            QCOMPARE(names(true), QStringList(clicked));
            QVERIFY(names(false).size() > before.size());
            QCOMPARE(names(false).first(before.size()), before);
            for (int i = 0; i < 9 && at.page().draft().path.size() > 1; ++i)
                QTest::keyClick(&at.board(), Qt::Key_Backspace);
            QCOMPARE(names(false), before);
        }
    }

    /// Hunters of one vehicle share a sentence.
    void whoIsOnTheSpaceIsSaidInOneSentence()
    {
        specter::Table table = begun();
        putAgent(table, "K16");
        AgentAtTable at(table);
        at.press("K17");
        QVERIFY(at.shows(QStringLiteral("The Gun, The Beast are there")));
    }

    void aCardsTokenIsPutOnTheBoard()
    {
        AgentAtTable at(watched());
        QVERIFY(at.click(QStringLiteral("Smoke Grenade")));
        at.press("E2");
        QCOMPARE(at.page().draft().card->at, std::optional(specter::Coordinate(test::at("E2"))));
        QVERIFY(at.shows(QStringLiteral("Announce Smoke Grenade on E2.")));
        // The token has its place, and the board is the path's again.
        at.press("C2");
        QCOMPARE(at.page().draft().path, coordinates({"D1", "C2"}));
    }

    void aCardAgainstAHunterTakesWhomAndTheDie()
    {
        using enum specter::Equipment;
        specter::Table table
            = begun({.character = specter::AgentKind::Spider, .cards = {TangleLine, SmokeGrenade, FlashBang}});
        put(table, HunterKind::Gun, "J2");
        putAgent(table, "E2");
        AgentAtTable at(table);
        QVERIFY(at.click(QStringLiteral("Tangle Line")));
        QVERIFY(at.button(QStringLiteral("Choose a hunter for Tangle Line first")) != nullptr);
        const auto choose = [&](const char *name, const QString &text)
        {
            for (QComboBox *list : at.page().findChildren<QComboBox *>())
                if (list->isVisibleTo(&at.page()) && list->accessibleName() == QLatin1String(name))
                {
                    list->setCurrentText(text);
                    emit list->activated(list->currentIndex());
                }
        };
        choose("Hunter whom the card is used on", QStringLiteral("The Gun"));
        choose("The die that was rolled", QStringLiteral("6"));
        QCOMPARE(at.page().draft().card->hunter, std::optional(HunterKind::Gun));
        QCOMPARE(at.page().draft().card->die, std::optional(6));
        QVERIFY(at.shows(QStringLiteral("Stunned: The Gun.")));
    }

    /// A press on the hunter chooses him, a stroke that begins there draws nothing, and the board is the path's all the
    /// same.
    void aHunterIsChosenOnTheBoard()
    {
        using enum specter::Equipment;
        specter::Table table
            = begun({.character = specter::AgentKind::Spider, .cards = {TangleLine, SmokeGrenade, FlashBang}});
        put(table, HunterKind::Gun, "J2");
        putAgent(table, "E2");
        AgentAtTable at(table);
        QVERIFY(at.click(QStringLiteral("Tangle Line")));
        QVERIFY(spokenSpace(at.board().scene(), test::at("J2")).contains(QStringLiteral("can be used on this hunter")));
        at.press("J2");
        emit at.board().dragged({test::at("F2"), std::nullopt});
        QCOMPARE(at.page().draft().card->hunter, std::optional(HunterKind::Gun));
        QCOMPARE(at.page().draft().path, coordinates({"E2"}));
        QVERIFY(
            !spokenSpace(at.board().scene(), test::at("J2")).contains(QStringLiteral("can be used on this hunter")));
        at.press("F2");
        QCOMPARE(at.page().draft().path, coordinates({"E2", "F2"}));
        QCOMPARE(at.page().draft().card->hunter, std::optional(HunterKind::Gun));
    }

    void aPathIsDrawnInOneStroke()
    {
        AgentAtTable at;
        at.press("N1");
        for (const char *space : {"N2", "N3", "M3", "N3"})
            emit at.board().dragged({test::at(space), std::nullopt});
        QCOMPARE(at.page().draft().path, coordinates({"N1", "N2", "N3"}));
    }

    /// The pointer passes beside the corner; the space beside the diagonal is no step.
    void aDiagonalIsDrawnInOneStroke()
    {
        AgentAtTable at;
        at.page().show();
        QVERIFY(QTest::qWaitForWindowExposed(&at.page()));
        QWidget *board = at.board().viewport();
        const BoardGeometry &geometry = at.board().geometryOfBoard();
        const auto middle = [&](const char *space) { return geometry.rectOf(test::at(space)).center(); };
        const QPointF beside(0.15 * geometry.side, -0.1 * geometry.side);
        QTest::mousePress(board, Qt::LeftButton, {}, middle("N1").toPoint());
        QTest::mouseMove(board, ((middle("N1") + middle("O2")) / 2 + beside).toPoint());
        QTest::mouseMove(board, middle("O2").toPoint());
        QTest::mouseRelease(board, Qt::LeftButton, {}, middle("O2").toPoint());
        QCOMPARE(at.page().draft().path, coordinates({"N1", "O2"}));
    }

    void aRevealedTraitorChoosesAndMoves()
    {
        specter::Table table = begun({.players = 5,
            .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet},
            .traitor = HunterKind::Gun});
        QCOMPARE(walks(table, {"N1", "N2"}), std::string());
        put(table, HunterKind::Gun, "B2");
        forced(table, specter::RevealTraitor{HunterKind::Gun});
        AgentAtTable at(table, specter::TraitorSeat{});
        QVERIFY(at.click(QStringLiteral("Cobra")));
        const std::vector<specter::Equipment> left = view(at.table(), specter::TraitorSeat{}).cardsLeft;
        QVERIFY(!left.empty());
        // Nobody is offered what another character alone can take.
        QVERIFY(at.button(QStringLiteral("Velocity Blade")) != nullptr);
        for (const char *others : {"Power Fists", "Holo Decoy", "Tangle Line"})
            QVERIFY2(at.button(QLatin1String(others)) == nullptr, others);
        const QPushButton *take = at.button(QStringLiteral("Take these"));
        QVERIFY(take != nullptr && take->property("tone").toString() != QStringLiteral("due"));
        int chosen = 0;
        for (QPushButton *card : at.page().findChildren<QPushButton *>())
            if (card->objectName().startsWith(QStringLiteral("card")) && card->isVisibleTo(&at.page()) && chosen < 2)
            {
                card->click();
                ++chosen;
            }
        QCOMPARE(take->property("tone").toString(), QStringLiteral("due"));
        QVERIFY(at.click(QStringLiteral("Take these")));
        QCOMPARE(at.table().sheets.at(Agent::Second).cards.size(), std::size_t{2});
        at.press("B3");
        QCOMPARE(at.page().draft().path, coordinates({"B2", "B3"}));
        for (int enter = 1; enter <= 2; ++enter)
            QTest::keyClick(pathLine(at.page()), Qt::Key_Return);
        QCOMPARE(at.table().sheets.at(Agent::Second).at, std::optional(specter::Coordinate(test::at("B3"))));
    }

    void undoingWhatWasSaidTakesAReason()
    {
        AgentAtTable at;
        QSignalSpy undone(&at.page(), &AgentPage::undoRequested);
        at.page().perform(DeskAction::Undo);
        QCOMPARE(undone.takeFirst().front().toString(), QString());
        at.page().askUndoReason();
        auto *bar = at.page().findChild<QWidget *>(QStringLiteral("reasonBar"));
        QTest::keyClicks(bar->findChild<QLineEdit *>(), QStringLiteral("a slip of the tongue"));
        QVERIFY(at.click(QStringLiteral("Undo anyway")));
        QCOMPARE(undone.takeFirst().front().toString(), QStringLiteral("a slip of the tongue"));
    }

    /// A change of the language alone does not close the reason bar.
    void theReasonThatIsTypedOutlivesTheLanguage()
    {
        AgentAtTable at;
        at.page().askUndoReason();
        auto *bar = at.page().findChild<QWidget *>(QStringLiteral("reasonBar"));
        QTest::keyClicks(bar->findChild<QLineEdit *>(), QStringLiteral("a slip"));
        QEvent changed(QEvent::LanguageChange);
        QApplication::sendEvent(&at.page(), &changed);
        QVERIFY(!bar->isHidden());
        QCOMPARE(bar->findChild<QLineEdit *>()->text(), QStringLiteral("a slip"));
        at.show();
        QVERIFY(bar->isHidden());
    }

    void healthIsPutRightByACorrection()
    {
        AgentAtTable at;
        const std::optional<int> before = view(at.table(), specter::AgentSeat{}).health;
        auto *pips = at.page().findChild<QAbstractSlider *>();
        QTest::keyClick(pips, Qt::Key_Left);
        QCOMPARE(at.table().open.agents.at(Agent::First).wounds, 1);
        QCOMPARE(view(at.table(), specter::AgentSeat{}).health, std::optional(*before - 1));
    }

    void thePastCanOnlyBeLookedAt()
    {
        AgentAtTable at;
        emit at.page().findChild<Timeline *>()->positionRequested(0, {});
        at.page().renderPast(std::make_shared<const specter::View>(view(at.table(), specter::AgentSeat{})));
        at.press("N2");
        QCOMPARE(at.page().draft().path.size(), std::size_t{1});
        QSignalSpy now(&at.page(), &AgentPage::presentRequested);
        QTest::keyClick(&at.board(), Qt::Key_Escape);
        QCOMPARE(now.size(), 1);
    }

    /// The board beside it never moves for what is written on it.
    void theSheetSaysWhoHeIsAndKeepsItsWidth()
    {
        specter::Table table = begun();
        AgentAtTable at(table);
        at.page().show();
        auto *sheet = at.page().findChild<QWidget *>(QStringLiteral("sheetCard"));
        QVERIFY(at.shows(QStringLiteral("Orangutan")));
        QVERIFY(at.shows(QStringLiteral("6 health")));
        const int wide = sheet->width();
        const QPoint board = at.board().mapTo(&at.page(), QPoint());
        QVERIFY(at.click(QStringLiteral("Adrenal Surge ●")));
        at.press("N3");
        QVERIFY(at.click(QStringLiteral("Write N3: nothing to announce")));
        QCOMPARE(cell(at.page(), 1, SheetModel::Used), QStringLiteral("AS"));
        QCOMPARE(sheet->width(), wide);
        QCOMPARE(at.board().mapTo(&at.page(), QPoint()), board);
    }

    void theAgentIsToldWhoIsOnHisSide()
    {
        specter::Table table = begun({.players = 5,
            .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet},
            .traitor = HunterKind::Gun});
        AgentAtTable at(table);
        at.page().setPlayers({.agent = QStringLiteral("Ada"), .hunters = {{HunterKind::Gun, QStringLiteral("Bruno")}}});
        at.show();
        QVERIFY(at.shows(QStringLiteral("Orangutan · Ada")));
        QVERIFY(at.shows(QStringLiteral("on your side: The Gun · Bruno")));
    }

    /// A press where nobody can go is answered, and draws nothing.
    void aStructureThatIsPressedIsToldOf()
    {
        AgentAtTable at;
        at.press("N2");
        const auto path = at.page().draft().path;
        at.press("C1");
        QVERIFY(at.shows(QStringLiteral("C1 is a structure: closed to everybody.")));
        QCOMPARE(toneOf(at.page(), "pathBar"), QStringLiteral("open"));
        QCOMPARE(at.page().draft().path, path);
        at.press("N3");
        QVERIFY(!at.shows(QStringLiteral("C1 is a structure")));
    }

    /// Why a move is refused stands beside its path, and nowhere else.
    void aRefusalIsReadOnce()
    {
        AgentAtTable at(watched());
        QVERIFY(at.click(QStringLiteral("Smoke Grenade ●")));
        const auto labels = at.page().findChild<QWidget *>(QStringLiteral("say"))->findChildren<QLabel *>();
        const auto says = [&](const QString &text)
        {
            return std::ranges::any_of(labels,
                [&](const QLabel *label)
                {
                    return label->isVisibleTo(&at.page())
                        && (label->text().contains(text) || label->accessibleName().contains(text));
                });
        };
        QVERIFY(says(QStringLiteral("Nothing to say yet")));
        QVERIFY(!says(QStringLiteral("Choose the space")));
        QVERIFY(at.shows(QStringLiteral("Choose the space")));
    }

    /// An incomplete choice breaks no rule: it has no cross and nothing red.
    void whatIsStillToBeChosenIsNotRefused()
    {
        AgentAtTable at(watched());
        QVERIFY(at.click(QStringLiteral("Smoke Grenade ●")));
        QVERIFY(at.shows(QStringLiteral("Still to choose")));
        QCOMPARE(toneOf(at.page(), "pathBar"), QStringLiteral("open"));
    }

    /// Once the sheet lies open nobody has anything to do here.
    void afterTheEndTheButtonLeadsAway()
    {
        specter::Table table = begun();
        forced(table, specter::EndGame{{specter::Side::Agents, specter::Ending::Agreed}});
        AgentAtTable at(table);
        QVERIFY(at.shows(QStringLiteral("The hunters give up: the agent wins")));
        // Nobody looks for him any more.
        for (const Wash &wash : at.board().scene().washes)
            QVERIFY(wash.spaces.empty());
        QVERIFY(at.click(QStringLiteral("Reveal the sheet")));
        QVERIFY(at.click(QStringLiteral("Show the result")));
        QSignalSpy left(&at.page(), &AgentPage::leaveRequested);
        QVERIFY(at.click(QStringLiteral("To the start page")));
        QCOMPARE(left.size(), 1);
    }

    /// The bar says in a sentence who is next, and nobody is once the game is over.
    void theBarSaysWhoIsNext()
    {
        SeatBarState state{
            .seated = QStringLiteral("The agent"), .isSecret = true, .next = QStringLiteral("The hunters")};
        const QStringList lines{QStringLiteral("The agent · secret")};
        QCOMPARE(spokenLines(seatBar(state, {})), lines + QStringList{QStringLiteral("Hand over to the hunters")});
        state.next.clear();
        QCOMPARE(spokenLines(seatBar(state, {})), lines);
    }

    void aHandOverNamesThePlayer()
    {
        const QString agent = QStringLiteral("The agent");
        const PageCard named
            = handOverCard({agent, QStringLiteral("the agent"), QStringLiteral("Ada")}, {}, {aloneBox(false, {})});
        QCOMPARE(named.title, QStringLiteral("The agent: Ada"));
        QCOMPARE(named.name, QStringLiteral("Hand over the computer: the agent"));
        const QStringList lines = spokenLines(column(named.inside));
        QVERIFY(lines.front().startsWith(QStringLiteral("Give the computer to Ada.")));
        QCOMPARE(lines.back(), QStringLiteral("Only the agent uses this computer"));
        const PageCard unnamed = handOverCard({.next = QStringLiteral("The Gun")}, {});
        QCOMPARE(unnamed.title, QStringLiteral("The Gun"));
        QVERIFY(spokenLines(column(unnamed.inside)).front().startsWith(QStringLiteral("Give the computer to this")));
    }

    void aHandOverShowsNamesAloneUntilItIsConfirmed()
    {
        int taken = 0;
        CardScreen page;
        page.render(QString(), [&] { return handOverCard({.next = QStringLiteral("The Gun")}, [&] { ++taken; }); });
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        // The key that covered the screen may still be down.
        QTest::keyClick(&page, Qt::Key_Return);
        QTest::keyClick(&page, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(taken, 0);
        QTest::keyClick(&page, Qt::Key_F4);
        QTRY_COMPARE(taken, 1);
    }

    /// SO-TRAITOR-1: the card of a hunter like the others reveals nobody.
    void aRoleCardRevealsTheTraitorAlone()
    {
        specter::Table table = begun({.players = 5,
            .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet},
            .traitor = HunterKind::Gun});
        const auto linesOf = [&](HunterKind hunter)
        {
            const auto seen = std::make_shared<const specter::View>(view(table, specter::HunterSeat{hunter}));
            return spokenLines(column(roleCard({seen, hunter}, {}).inside)).join(u'\n');
        };
        const QString reveal = QStringLiteral("Reveal yourself as the traitor");
        QVERIFY(linesOf(HunterKind::Gun).contains(QStringLiteral("You are the traitor")));
        QVERIFY(linesOf(HunterKind::Gun).contains(reveal));
        QVERIFY(linesOf(HunterKind::Beast).contains(QStringLiteral("You are a hunter like the others")));
        QVERIFY(!linesOf(HunterKind::Beast).contains(reveal));
    }

    void everyControlHasANameAndATip()
    {
        AgentAtTable at(watched());
        QVERIFY(at.click(QStringLiteral("Smoke Grenade")));
        QStringList wanting;
        for (QWidget *widget : at.page().findChildren<QWidget *>())
        {
            const bool control = (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr
                && qobject_cast<QLabel *>(widget) == nullptr
                && QLatin1String(widget->metaObject()->className()) != QLatin1String("QComboBoxListView");
            if (control && (accessibleName(widget).trimmed().isEmpty() || widget->toolTip().isEmpty()))
                wanting << QString::fromLatin1(widget->metaObject()->className()) + u' ' + accessibleName(widget);
        }
        QCOMPARE(wanting.join(u'\n'), QString());
        const QAccessibleInterface *sheet = QAccessible::queryAccessibleInterface(at.page().findChild<QTableView *>());
        QCOMPARE(sheet->role(), QAccessible::Table);
    }

    /// From a key to the painted verdict: 30 ms without sanitizers.
    void aStepIsJudgedAndPaintedAtOnce()
    {
        specter::Table table = watched();
        AgentAtTable at(table);
        at.page().show();
        QVERIFY(QTest::qWaitForWindowExposed(&at.page()));
        std::vector<double> times;
        for (int round = 0; round < 12; ++round)
            for (const auto key : {Qt::Key_1, Qt::Key_Backspace})
            {
                QElapsedTimer timer;
                timer.start();
                QTest::keyClick(&at.board(), key, key == Qt::Key_1 ? Qt::KeypadModifier : Qt::NoModifier);
                at.page().grab();
                times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
            }
        std::ranges::sort(times);
        QElapsedTimer timer;
        timer.start();
        const specter::View seen = view(table, specter::AgentSeat{});
        AgentDraft draft = standing(seen);
        draft.path.push_back(test::at("C2"));
        timer.restart();
        const DraftVerdict verdict = judged(seen, draft);
        const double judging = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        timer.restart();
        sizeAfter(seen, draft, verdict.foreseen.value());
        const double knowing = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        timer.restart();
        at.page().grab();
        const double painting = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        qInfo("judging %.1f ms, what the hunters can know %.1f ms, painting the page %.1f ms", judging, knowing,
            painting);
        qInfo("key to painted verdict: median %.1f ms, worst %.1f ms", times[times.size() / 2], times.back());
        QVERIFY(times[times.size() / 2] < 300);
    }
};

DOSSIER_TESTS(AgentPageTest, Windows)

} // namespace agent_page_test

#include "agent_page_test.moc"
