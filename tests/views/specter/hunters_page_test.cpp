// The hunters' page: their turns, what agents on paper answer, dice, facts that are mended.
#include "model/specter/seen/history.h"
#include "model/specter/seen/possible.h"
#include "tests/support/test_class.h"
#include "tests/views/specter/hunters_at_table.h"
#include "views/session/timeline.h"
#include "views/specter/paper/facts_mended.h"
#include "views/specter/paper/facts_panel.h"
#include "views/specter/paper/overrule_card.h"
#include "views/specter/words/who_plays.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace hunters_page_test
{

using namespace dossier;
using namespace dossier::test;
using specter::Agent;
using specter::HunterKind;

namespace
{

const Wash *washOf(const BoardScene &scene, BoardTone tone)
{
    const auto found = std::ranges::find(scene.washes, tone, &Wash::tone);
    return found == scene.washes.end() ? nullptr : &*found;
}

SpaceSet possible(const specter::PublicTable &table)
{
    return specter::placesNow(boardOf(table), historyOf(table, Agent::First)).any;
}

Beginning onPaper()
{
    return {.onPaper = true};
}

/// On paper: the Gun stands on foot there, and his turn has begun.
specter::Table gunOnFoot(const std::string &space, const Beginning &beginning = onPaper())
{
    specter::Table table = huntersTurn(beginning);
    put(table, HunterKind::Gun, space);
    forced(table, specter::BeginHunterTurn{HunterKind::Gun});
    return table;
}

/// Opens the newest answer and chooses that space for the decision in its place.
void decideOn(HuntersAtTable &at, const std::string &space)
{
    QVERIFY(at.click(QStringLiteral("We decide otherwise…")));
    QVERIFY(at.click(QStringLiteral("Choose the space…")));
    at.press(space);
}

void giveReason(HuntersAtTable &at)
{
    auto *reason = at.page().findChild<QLineEdit *>(QStringLiteral("reason"));
    QVERIFY(reason != nullptr);
    QTest::keyClicks(reason, QStringLiteral("We saw it"));
    QTest::keyClick(reason, Qt::Key_Return);
}

} // namespace

class HuntersPageTest : public QObject
{
    Q_OBJECT

private slots:

    void aHuntersTurnIsPlayedByThePrimaryButtonAndOneSpace()
    {
        HuntersAtTable at(huntersTurn());
        QVERIFY(at.click(QStringLiteral("Turn of The Gun")));
        QVERIFY(at.table().open.turn.has_value());
        QCOMPARE(at.defaultButton(), QStringLiteral("Choose where The Gun goes"));
        at.press("K16");
        QVERIFY(at.click(QStringLiteral("Drive to K16")));
        QCOMPARE(spaceName(at.table().open.vehicle), std::string("K16"));
        QVERIFY(at.shows(QStringLiteral("“Clear”")));
        QVERIFY(at.click(QStringLiteral("End the turn of The Gun")));
        QVERIFY(!at.table().open.turn);
        QCOMPARE(at.asked().join(u' '), QStringLiteral("begin_hunter_turn drive_vehicle end_hunter_turn"));
    }

    void whoPlaysStandsBesideTheHunter()
    {
        HuntersAtTable at(huntersTurn());
        at.page().setPlayers({.agent = {}, .hunters = {{HunterKind::Beast, QStringLiteral("Carla")}}});
        at.show();
        QVERIFY(at.shows(QStringLiteral("Carla")));
    }

    /// The hunter who moved last in a turn does not therefore move first in the next one.
    void theOrderIsChosenAnewInEachTurn()
    {
        HuntersAtTable at(huntersTurn());
        for (const HunterKind hunter : {HunterKind::Gun, HunterKind::Beast})
        {
            forced(at.table(), specter::BeginHunterTurn{hunter});
            at.show();
            forced(at.table(), specter::EndHunterTurn{});
            at.show();
        }
        QCOMPARE(walks(at.table(), {"N3", "N4"}), std::string());
        at.show();
        QCOMPARE(at.defaultButton(), QStringLiteral("Turn of The Gun"));
    }

    /// A vehicle that has gone all its steps is left, and who drives from afar walks unless he says so.
    void whatIsMeantByAMoveIsWhatIsUsual()
    {
        HuntersAtTable at(huntersTurn());
        forced(at.table(), specter::BeginHunterTurn{HunterKind::Gun});
        at.show();
        QCOMPARE(at.page().picked().way, HunterWay::Drive);
        at.press("K27");
        QVERIFY(at.click(QStringLiteral("Drive to K27")));
        QVERIFY(at.click(QStringLiteral("End the turn of The Gun")));
        QVERIFY(at.click(QStringLiteral("Turn of The Beast")));
        QCOMPARE(at.page().picked().way, HunterWay::OnFoot);
        HuntersAtTable afar(huntersTurn({.hunters = {HunterKind::Puppet, HunterKind::Beast}}));
        put(afar.table(), HunterKind::Puppet, "B2");
        forced(afar.table(), specter::BeginHunterTurn{HunterKind::Puppet});
        afar.show();
        QCOMPARE(afar.page().picked().way, HunterWay::OnFoot);
    }

    /// Nothing is left to be done: one button shows the result, and nothing asks where the agent can be.
    void afterTheEndTheButtonShowsTheResult()
    {
        HuntersAtTable at(huntersTurn());
        forced(at.table(), specter::EndGame{{specter::Side::Agents, specter::Ending::Agreed}});
        at.show();
        QCOMPARE(at.defaultButton(), QStringLiteral("Reveal the agent’s sheet"));
        forced(at.table(), specter::LayOpenSheet{specter::Agent::First, {}});
        at.show();
        QVERIFY(at.click(QStringLiteral("Show the result")));
        QVERIFY(at.shows(QStringLiteral("The hunters give up: the agent wins")));
        QVERIFY(at.shows(QStringLiteral("Objectives: 0 of 3")));
        QSignalSpy left(&at.page(), &HuntersPage::leaveRequested);
        QVERIFY(at.click(QStringLiteral("To the start page")));
        QCOMPARE(left.size(), 1);
        QVERIFY(washOf(at.scene(), BoardTone::Blue) == nullptr);
        QVERIFY(at.shows(QStringLiteral("Where the agent could be")));
    }

    /// Each is a line of its own, or two or three where it needs them; what has no room is told by its tip.
    void publicFactsAreALineEach()
    {
        HuntersAtTable at(huntersTurn());
        auto *list = at.page().findChild<QListWidget *>();
        QCOMPARE(list->item(0)->text(), QStringLiteral("Turn 1: nothing shown"));
        QCOMPARE(list->item(0)->toolTip(), list->item(0)->text());
        QVERIFY(list->height() >= 3 * list->sizeHintForRow(0));
        const int one = list->visualItemRect(list->item(0)).height();
        list->setFixedWidth(list->fontMetrics().horizontalAdvance(list->item(0)->text()) * 2 / 3);
        const int two = list->visualItemRect(list->item(0)).height();
        QVERIFY2(two > one && two <= 3 * one, qPrintable(QStringLiteral("%1, %2").arg(one).arg(two)));
    }

    void anotherHunterCanBeFirst()
    {
        HuntersAtTable at(huntersTurn());
        QList<QPushButton *> begin;
        for (QPushButton *button : at.page().findChildren<QPushButton *>())
            if (button->isVisibleTo(&at.page()) && button->text() == QStringLiteral("Begin the turn"))
                begin << button;
        QCOMPARE(begin.size(), 2);
        begin.back()->click();
        QCOMPARE(at.table().open.turn->hunter, HunterKind::Beast);
    }

    void theLegalEndsAreTinted()
    {
        HuntersAtTable at(gunOnFoot("K20", {}));
        const Wash *ends = washOf(at.scene(), BoardTone::Teal);
        QVERIFY(ends != nullptr);
        QVERIFY(ends->spaces == endsOf(*seenBy(at.table()), HunterWay::OnFoot));
        QVERIFY(ends->spaces.contains(test::at("K20")) && !ends->spaces.contains(test::at("A1")));
    }

    void whatIsNotAllowedSaysWhyAndIsOverruledByAReason()
    {
        HuntersAtTable at(gunOnFoot("K20", {}));
        at.press("A3");
        QVERIFY(at.shows(QStringLiteral("Not allowed")));
        QVERIFY(at.click(QStringLiteral("Move to A3")));
        QVERIFY(!at.table().open.turn->moved);
        QVERIFY(at.button(QStringLiteral("Overrule")) != nullptr);
    }

    void endingTheGameIsAskedFirst()
    {
        HuntersAtTable at(huntersTurn());
        QVERIFY(at.click(QStringLiteral("End the game…")));
        QVERIFY(at.shows(QStringLiteral("Who gives up? This ends the game.")));
        QVERIFY(!at.table().open.outcome);
        const QWidget *endings = at.page().findChild<QWidget *>(QStringLiteral("endings"));
        QTRY_VERIFY(!endings->visibleRegion().isEmpty());
        QVERIFY(at.click(QStringLiteral("The agent gives up")));
        QVERIFY(at.table().open.outcome.has_value());
    }

    void theEndIsInTheMenuOfTheSession()
    {
        HuntersAtTable at(huntersTurn());
        QVERIFY(at.page().possible().contains(DeskAction::SomethingElse));
        at.page().perform(DeskAction::SomethingElse);
        QVERIFY(at.shows(QStringLiteral("Who gives up? This ends the game.")));
        QVERIFY(!at.table().open.outcome);
    }

    /// The sheet keeps the truth, and the hunter may attack by the decision.
    void aDisputedClearIsDecidedByThePlayers()
    {
        HuntersAtTable at(gunOnFoot("K20", {}));
        at.press("K19");
        QVERIFY(at.click(QStringLiteral("Move to K19")));
        QVERIFY(holds_alternative<specter::SaidClear>(at.lastTurn().later.back()));
        decideOn(at, "N4");
        QVERIFY(at.shows(QStringLiteral("Your decision: Seen on N4")));
        // The Gun on K19 cannot see it.
        QVERIFY(at.shows(QStringLiteral("The public facts contradict it")));
        QVERIFY(holds_alternative<specter::SaidClear>(at.lastTurn().later.back()));
        giveReason(at);
        const auto *found = get_if<specter::FoundBy>(&at.lastTurn().later.back());
        QVERIFY(found != nullptr);
        QCOMPARE(spaceName(found->agent), std::string("N4"));
        QCOMPARE(at.table().open.turn->found.at(Agent::First), test::at("N4"));
        QCOMPARE(at.table().sheets.at(Agent::First).at, std::optional(test::at("N3")));
    }

    /// His turn has ended by itself after “Clear”.
    void whoIsRightAfterHisTurnMayAttack()
    {
        HuntersAtTable at(gunOnFoot("K20", {}));
        forced(at.table(), specter::MoveHunter{.to = test::at("K19")});
        forced(at.table(), specter::EndHunterTurn{});
        at.show();
        decideOn(at, "N4");
        giveReason(at);
        QVERIFY(at.table().open.turn.has_value());
        QCOMPARE(at.table().open.turn->hunter, HunterKind::Gun);
        QVERIFY(at.table().open.turn->moved && !at.table().open.hunters.at(HunterKind::Gun).hadTurn);
    }

    void aSightingCanBeDecidedAway()
    {
        specter::Table table = gunOnFoot("N7", {});
        forced(table, specter::MoveHunter{.to = test::at("N6")});
        HuntersAtTable at(std::move(table));
        QVERIFY(at.table().open.turn->found.contains(Agent::First));
        QVERIFY(at.click(QStringLiteral("We decide otherwise…")));
        QVERIFY(at.click(QStringLiteral("Decide…")));
        QVERIFY(!at.shows(QStringLiteral("The public facts contradict it")));
        giveReason(at);
        QVERIFY(holds_alternative<specter::SaidClear>(at.lastTurn().later.back()));
        QVERIFY(!at.table().open.turn->found.contains(Agent::First));
        QVERIFY(!at.table().open.agents.at(Agent::First).figure);
    }

    /// Offers, texts and the decided table are alike wherever the agent is.
    void overrulingBetraysNoPlace()
    {
        QList<QStringList> offers;
        std::vector<specter::PublicView> decided;
        for (const std::vector<std::string> &path : {std::vector<std::string>{"N1", "N2", "N3"}, {"N1", "N2"}})
        {
            specter::Table table = begun();
            QCOMPARE(walks(table, path), std::string());
            put(table, HunterKind::Gun, "K20");
            forced(table, specter::BeginHunterTurn{HunterKind::Gun});
            forced(table, specter::MoveHunter{.to = test::at("K19")});
            HuntersAtTable at(std::move(table));
            offers << spokenLines(overruleCard(at.table().open, opened(at.table().open), {}));
            decideOn(at, "N4");
            giveReason(at);
            decided.push_back(publicView(at.table()));
        }
        QCOMPARE(offers.front(), offers.back());
        QVERIFY(!offers.front().isEmpty());
        QVERIFY(decided.front() == decided.back());
    }

    void anAttackAndAnObjectiveCanBeOverruled()
    {
        specter::Table table = huntersTurn();
        table.open.completed = {test::at("N9")};
        table.open.agents.at(Agent::First).turns.back().turnedOver = {test::at("N9")};
        const auto decided = [&](const QString &answer, const QString &decision)
        {
            for (const StandingAnswer &standing : standingAnswers(table.open))
                for (const PlayersDecision &one : standing.decisions)
                    if (standing.text == answer && one.text == decision)
                        for (const specter::Command &command : one.corrections({}))
                        {
                            QVERIFY(!malformed(table.open, command));
                            forced(table, command);
                        }
        };
        const QString attack = QStringLiteral("The last attack on the agent");
        decided(attack, QStringLiteral("It hit: take 1 health"));
        QCOMPARE(table.open.agents.at(Agent::First).wounds, 1);
        decided(attack, QStringLiteral("It missed: give 1 health back"));
        QCOMPARE(table.open.agents.at(Agent::First).wounds, 0);
        decided(QStringLiteral("The objective on N9 is completed"), QStringLiteral("Not completed"));
        QVERIFY(table.open.completed.empty());
        QVERIFY(table.open.agents.at(Agent::First).turns.back().turnedOver.empty());
    }

    void theKeyForCorrectionsOpensTheAnswers()
    {
        HuntersAtTable at(gunOnFoot("K20", {}));
        QVERIFY(at.page().possible().contains(DeskAction::Correct));
        at.page().perform(DeskAction::Correct);
        QVERIFY(at.page().findChild<QComboBox *>(QStringLiteral("overruledAnswer"))->isVisibleTo(&at.page()));
        QTest::keyClick(&at.page(), Qt::Key_Escape);
        QVERIFY(!at.page().findChild<QComboBox *>(QStringLiteral("overruledAnswer"))
            || !at.page().findChild<QComboBox *>(QStringLiteral("overruledAnswer"))->isVisibleTo(&at.page()));
        QVERIFY(at.button(QStringLiteral("We decide otherwise…")) != nullptr);
    }

    void theLegendNamesWhatTheBoardShows()
    {
        HuntersAtTable at(gunOnFoot("K20", {}));
        QVERIFY(at.page().possible().contains(DeskAction::Legend));
        at.page().perform(DeskAction::Legend);
        QVERIFY(at.shows(QStringLiteral("The Gun can end here")));
        QVERIFY(at.shows(QStringLiteral("the agent can be here; the stronger the blue, the more ways lead there")));
        at.press("K19");
        QVERIFY(at.shows(QStringLiteral("in sight from K19")));
        QTest::keyClick(&at.page(), Qt::Key_Escape);
        QVERIFY(!at.shows(QStringLiteral("The Gun can end here")));
    }

    void anAnswerOnPaperIsOnePress()
    {
        HuntersAtTable at(begun(onPaper()));
        QCOMPARE(at.defaultButton(), QStringLiteral("Enter what the agent shows"));
        QVERIFY(at.click(QStringLiteral("Nothing shown")));
        QCOMPARE(at.table().open.clock.phase, specter::Phase::Hunters);
        QVERIFY(at.click(QStringLiteral("Turn of The Gun")));
        at.press("K16");
        QVERIFY(at.click(QStringLiteral("“Clear”")));
        QVERIFY(holds_alternative<specter::SaidClear>(at.lastTurn().later.back()));
        QVERIFY(at.click(QStringLiteral("End the turn of The Gun")));
    }

    void aSightingThatNoHunterCanHaveHadIsSaidInWords()
    {
        HuntersAtTable at(begun(onPaper()));
        QVERIFY(at.click(QStringLiteral("Seen on…")));
        at.press("N4");
        QVERIFY(at.shows(QStringLiteral("No hunter sees N4")));
        QVERIFY(at.explanationOf(test::at("N4")).contains(QStringLiteral("no hunter sees this space")));
        QVERIFY(!at.explanationOf(test::at("N3")).contains(QStringLiteral("no hunter sees this space")));
        QVERIFY(at.explanationOf(test::at("A32")).contains(QStringLiteral("from N1")));
    }

    void aMoveThatWasSeenIsAPressOnTheBoard()
    {
        HuntersAtTable at(begun(onPaper()));
        QVERIFY(at.click(QStringLiteral("Last seen on…")));
        at.press("N3");
        QCOMPARE(at.lastTurn().shown, (specter::Shown{specter::Showing::LastSeen, test::at("N3")}));
        QVERIFY(at.table().open.agents.at(Agent::First).lastSeen == test::at("N3"));
    }

    void whereTheAgentIsFoundIsAPressOnTheBoard()
    {
        HuntersAtTable at(gunOnFoot("N7"));
        at.press("N6");
        QVERIFY(at.click(QStringLiteral("Seen on…")));
        at.press("N3");
        const auto *found = get_if<specter::FoundBy>(&at.lastTurn().later.back());
        QVERIFY(found != nullptr);
        QCOMPARE(spaceName(found->agent), std::string("N3"));
        QCOMPARE(spaceName(at.table().open.hunters.at(HunterKind::Gun).at), std::string("N6"));
    }

    void anAnswerThatNobodySaidIsNotEntered()
    {
        specter::Table table = begun(onPaper());
        put(table, HunterKind::Gun, "N7");
        QVERIFY(played(
            table, {specter::ReportMove{.shown = {specter::Showing::Seen, test::at("N3")}}}, specter::PublicSeat{})
                .empty());
        forced(table, specter::BeginHunterTurn{HunterKind::Gun});
        HuntersAtTable at(std::move(table));
        at.press("N6");
        QCOMPARE(at.defaultButton(), QStringLiteral("Enter the answer"));
        QVERIFY(at.page().findChild<QWidget *>(QStringLiteral("nextStep"))->toolTip().contains(QStringLiteral("N3")));
        QVERIFY(at.click(QStringLiteral("Enter the answer")));
        QVERIFY(!at.table().open.turn->moved);
    }

    void aMoveThatIsNotAllowedAsksForNoAnswerInAmber()
    {
        HuntersAtTable at(gunOnFoot("K20"));
        at.press("A3");
        QVERIFY(at.shows(QStringLiteral("Not allowed")));
        QCOMPARE(at.defaultButton(), QString());
    }

    /// The cursor is where the press was, also when that press began the hunter's turn.
    void whatBeginsATurnKeepsItsSpace()
    {
        HuntersAtTable at(huntersTurn());
        at.press("K16");
        QVERIFY(at.table().open.turn.has_value());
        QCOMPARE(at.board().cursorSpace(), Space(test::at("K16")));
    }

    void aButtonThatGoesLeavesTheKeysToTheBoard()
    {
        HuntersAtTable at(begun(onPaper()));
        at.page().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&at.page()));
        at.button(QStringLiteral("Nothing shown"))->setFocus();
        QVERIFY(at.click(QStringLiteral("Nothing shown")));
        QVERIFY(at.board().hasFocus());
    }

    void nobodysTurnMovesWhoIsInTheHeader()
    {
        HuntersAtTable at(huntersTurn());
        const auto places = [&]
        {
            QList<int> all;
            for (const QLabel *label :
                at.page().findChild<QWidget *>(QStringLiteral("header"))->findChildren<QLabel *>())
                if (label->property("role") == QStringLiteral("chip"))
                    all << label->mapTo(&at.page(), QPoint()).x();
            return all;
        };
        const QList<int> before = places();
        QCOMPARE(before.size(), 2);
        QVERIFY(at.click(QStringLiteral("Turn of The Gun")));
        QCOMPARE(places(), before);
        at.press("K16");
        QVERIFY(at.click(QStringLiteral("Drive to K16")));
        QVERIFY(at.click(QStringLiteral("End the turn of The Gun")));
        QCOMPARE(places(), before);
        QVERIFY(at.click(QStringLiteral("Turn of The Beast")));
        QCOMPARE(places(), before);
    }

    void escapeGivesAPlaceUp()
    {
        HuntersAtTable at(gunOnFoot("N7"));
        QSignalSpy left(&at.page(), &HuntersPage::leaveRequested);
        at.press("N6");
        QVERIFY(at.click(QStringLiteral("Seen on…")));
        QTest::keyClick(&at.page(), Qt::Key_Escape);
        at.press("N5");
        QVERIFY(at.table().open.turn && !at.table().open.turn->moved);
        QCOMPARE(at.page().picked().to, std::optional<specter::Coordinate>(test::at("N5")));
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&at.page(), Qt::Key_Escape);
        QVERIFY(!at.page().picked().to);
        QCOMPARE(left.count(), 0);
    }

    /// One press begins a turn and picks a space: undo takes them back one after the other.
    void undoTakesBackWhatIsPickedFirst()
    {
        HuntersAtTable at(huntersTurn());
        QSignalSpy undone(&at.page(), &HuntersPage::undoRequested);
        const auto undo = [&] { at.page().perform(DeskAction::Undo); };
        at.press("K16");
        QVERIFY(at.table().open.turn.has_value());
        QVERIFY(at.page().possible().contains(DeskAction::Undo));
        undo();
        QVERIFY(!at.page().picked().to);
        QVERIFY(at.table().open.turn.has_value());
        QCOMPARE(undone.count(), 0);
        const HunterWay usually = at.page().picked().way;
        QVERIFY(at.click(QStringLiteral("Motion sensor")));
        QCOMPARE(at.page().picked().way, HunterWay::Sensor);
        undo();
        QCOMPARE(at.page().picked().way, usually);
        QVERIFY(at.click(QStringLiteral("Move to…")));
        undo();
        QVERIFY(!at.button(QStringLiteral("Move to…"))->isChecked());
        QCOMPARE(undone.count(), 0);
        undo();
        QCOMPARE(undone.count(), 1);
        // Also from the line for a space, while it is empty.
        auto *entry = at.page().findChild<QLineEdit *>(QStringLiteral("hunterGoesTo"));
        QVERIFY(entry != nullptr && entry->text().isEmpty());
        QKeyEvent key(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
        QApplication::sendEvent(entry, &key);
        QVERIFY(!key.isAccepted());
    }

    void theSensorsWordComesFirst()
    {
        specter::Table table = huntersTurn(onPaper());
        forced(table, specter::BeginHunterTurn{HunterKind::Gun});
        HuntersAtTable at(std::move(table));
        QVERIFY(at.click(QStringLiteral("Motion sensor")));
        QVERIFY(at.shows(QStringLiteral("rules out")));
        QVERIFY(!at.click(QStringLiteral("“Clear”")));
        QVERIFY(at.click(QStringLiteral("north-east")));
        QVERIFY(at.click(QStringLiteral("“Clear”")));
        QCOMPARE(at.lastTurn().later.size(), std::size_t{2});
        const auto *sensed = get_if<specter::SensorSaid>(&at.lastTurn().later.front());
        QVERIFY(sensed != nullptr && sensed->reading == specter::Reading::NorthEast);
        QVERIFY(at.shows(QStringLiteral("Sensor: north-east · “Clear”")));
    }

    void sixesAreRolledAgainAndTheOddsAreSaidBefore()
    {
        specter::Table table = huntersTurn({.hunters = {HunterKind::Puppet, HunterKind::Beast}, .onPaper = true});
        put(table, HunterKind::Puppet, "N9");
        forced(table, specter::BeginHunterTurn{HunterKind::Puppet});
        forced(table, specter::MoveHunter{test::at("N7"), false, {{.agent = Agent::First, .at = test::at("N2")}}});
        HuntersAtTable at(std::move(table));
        QVERIFY(at.shows(QStringLiteral("to hit: 33.3%")));
        QVERIFY(at.shows(QStringLiteral("Before the roll, ask the agent: Velocity Blade?")));
        QCOMPARE(at.defaultButton(), QStringLiteral("Enter the attack’s roll"));
        QVERIFY(at.click(QStringLiteral("6")));
        QVERIFY(at.shows(QStringLiteral("6 + roll again")));
        QVERIFY(at.click(QStringLiteral("2")));
        QVERIFY(at.shows(QStringLiteral("6 + 2 = 8")));
        QCOMPARE(at.defaultButton(), QStringLiteral("Enter: a hit"));
        QVERIFY(at.click(QStringLiteral("Enter: a hit")));
        QCOMPARE(at.table().open.agents.at(Agent::First).wounds, 1);
        QCOMPARE(at.defaultButton(), QStringLiteral("End the turn of The Puppet"));
    }

    /// SO-HUNT-1: the hunters are asked about an ambush by public facts alone, and roll for it where they roll.
    void anAmbushIsAskedForBeforeTheAttack()
    {
        const auto foundBesideHim = [](const std::vector<specter::Equipment> &cards)
        {
            specter::Table table = begun({.hunters = {HunterKind::Puppet, HunterKind::Beast},
                .character = specter::AgentKind::Cobra,
                .cards = cards});
            putAgent(table, "A8");
            forced(table, specter::PlanMove{Agent::First, {.path = {test::at("A8")}}});
            forced(table, specter::ConfirmMove{Agent::First});
            put(table, HunterKind::Puppet, "C8");
            forced(table, specter::BeginHunterTurn{HunterKind::Puppet});
            forced(table, specter::MoveHunter{.to = test::at("B8")});
            return table;
        };
        using enum specter::Equipment;
        HuntersAtTable at(foundBesideHim({VelocityBlade, FlashBang, FlashBang}));
        HuntersAtTable twin(foundBesideHim({AdrenalSurge, FlashBang, FlashBang}));
        const auto texts = [](HuntersAtTable &table)
        {
            QStringList all;
            for (const QLabel *label : table.page().findChildren<QLabel *>())
                if (label->isVisibleTo(&table.page()))
                    all << label->text();
            return all;
        };
        QCOMPARE(texts(at), texts(twin));
        QVERIFY(at.shows(QStringLiteral("Before the roll, ask the agent: an ambush?")));
        QCOMPARE(at.defaultButton(), QStringLiteral("Enter the attack’s roll"));
        QVERIFY(at.click(QStringLiteral("Roll for the ambush")));
        QVERIFY(at.shows(QStringLiteral("answers The Puppet with an ambush")));
        QVERIFY(at.click(QStringLiteral("6")));
        QVERIFY(at.click(QStringLiteral("Enter: a hit")));
        QVERIFY(at.table().open.hunters.at(HunterKind::Puppet).stunned);
        QVERIFY(!at.shows(QStringLiteral("an ambush?")));
        QVERIFY(at.shows(QStringLiteral("Stunned by an ambush until the end of this hunter’s turn")));
    }

    /// Every roll after the attack says what it is for.
    void aSecondRollNamesItsAbility()
    {
        specter::Table table = huntersTurn();
        put(table, HunterKind::Beast, "N4");
        forced(table, specter::BeginHunterTurn{HunterKind::Beast});
        forced(table, specter::MoveHunter{.to = test::at("N3")});
        forced(table, specter::AttackAgent{Agent::First, {}, {}});
        HuntersAtTable at(std::move(table));
        QVERIFY(at.shows(QStringLiteral("Brutal Strength: The Beast attacks the agent on N3")));
    }

    /// Two agents in view are two buttons, each with its own.
    void anAttackNamesWhomOfTwoItIsFor()
    {
        HuntersAtTable at(huntersTurn({.players = 5,
            .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet},
            .traitor = HunterKind::Beast}));
        forced(at.table(), specter::RevealTraitor{HunterKind::Beast});
        at.table().open.secondAgentDue = false;
        put(at.table(), HunterKind::Puppet, "N7");
        specter::HunterTurn turn{.hunter = HunterKind::Puppet, .moved = true};
        turn.found = {{Agent::First, test::at("N3")}, {Agent::Second, test::at("N9")}};
        at.table().open.turn = turn;
        at.show();
        // The nearer agent comes first.
        QVERIFY(at.shows(QStringLiteral("The Puppet attacks the second agent on N9")));
        QVERIFY(at.button(QStringLiteral("Attack the first agent on N3")) != nullptr);
        QVERIFY(at.click(QStringLiteral("Attack the second agent on N9")));
        QVERIFY(at.shows(QStringLiteral("The Puppet attacks the second agent on N9")));
    }

    /// The Beast’s long way leaves him no attack from afar: that is said before he goes, and after.
    void whyNobodyIsAttackedIsSaid()
    {
        specter::Table table = huntersTurn();
        put(table, HunterKind::Beast, "N10");
        forced(table, specter::BeginHunterTurn{HunterKind::Beast});
        HuntersAtTable at(table);
        const QString limit = QStringLiteral("After 5 step(s), only the hunter’s own space can be attacked.");
        at.press("N6");
        QVERIFY(at.shows(QStringLiteral("Allowed: Move to N6")));
        QVERIFY(!at.shows(limit));
        at.press("N5");
        QVERIFY(at.shows(QStringLiteral("Allowed: Move to N5. ") + limit));
        QVERIFY(at.click(QStringLiteral("Move to N5")));
        QVERIFY(at.table().open.turn->found.contains(Agent::First));
        QVERIFY(at.shows(QStringLiteral("No attack: ") + limit));
    }

    /// The text names the stun that shortens a hunter's move.
    void aStunIsNamedWhereItKeepsAHunterBack()
    {
        specter::Table table = gunOnFoot("K20", {});
        table.open.hunters.at(HunterKind::Gun).stunned = true;
        HuntersAtTable at(table);
        at.press("K16");
        QVERIFY(
            at.shows(QStringLiteral("Not allowed: The Gun is stunned and goes up to 2 spaces: K16 is out of reach.")));
        QVERIFY(at.shows(QStringLiteral("Stunned until the end of this hunter’s turn: up to 2 spaces, no attack.")));
        QSignalSpy rule(&at.page(), &HuntersPage::ruleRequested);
        QVERIFY(at.click(QStringLiteral("The hunters’ turn")));
        QCOMPARE(rule.size(), 1);
    }

    /// A space that both ways may end on stays picked.
    void anotherWayKeepsTheSpaceWhereItIsAllowed()
    {
        specter::Table table = huntersTurn();
        forced(table, specter::BeginHunterTurn{HunterKind::Gun});
        HuntersAtTable at(table);
        at.press("K16");
        QCOMPARE(at.page().picked().way, HunterWay::Drive);
        QVERIFY(at.click(QStringLiteral("Get out")));
        QCOMPARE(at.page().picked().way, HunterWay::OnFoot);
        QCOMPARE(at.page().picked().to, std::optional<specter::Coordinate>(test::at("K16")));
        at.press("K20");
        QCOMPARE(at.page().picked().way, HunterWay::Drive);
        QVERIFY(at.click(QStringLiteral("Get out")));
        QVERIFY(!at.page().picked().to);
    }

    void digitsAreDiceWhereverTheKeyboardIs()
    {
        specter::Table table = huntersTurn({.hunters = {HunterKind::Puppet, HunterKind::Beast}, .onPaper = true});
        put(table, HunterKind::Puppet, "N9");
        forced(table, specter::BeginHunterTurn{HunterKind::Puppet});
        forced(table, specter::MoveHunter{test::at("N7"), false, {{.agent = Agent::First, .at = test::at("N2")}}});
        HuntersAtTable at(std::move(table));
        at.page().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&at.page()));
        at.board().setFocus();
        QTest::keyClick(&at.board(), Qt::Key_6);
        QVERIFY(at.shows(QStringLiteral("6 + roll again")));
        QTest::keyClick(&at.board(), Qt::Key_2);
        QVERIFY(at.shows(QStringLiteral("6 + 2 = 8")));
        QCOMPARE(at.defaultButton(), QStringLiteral("Enter: a hit"));
        auto *entry = at.page().findChild<QLineEdit *>();
        entry->setFocus();
        QTest::keyClicks(entry, QStringLiteral("K1"));
        QCOMPARE(entry->text(), QStringLiteral("K1"));
        QVERIFY(at.shows(QStringLiteral("6 + 2 = 8")));
    }

    void aDieThatWasTypedIsTakenBackFirst()
    {
        specter::Table table = gunOnFoot("N9");
        forced(table, specter::MoveHunter{test::at("N7"), false, {{.agent = Agent::First, .at = test::at("N2")}}});
        HuntersAtTable at(std::move(table));
        QSignalSpy undone(&at.page(), &HuntersPage::undoRequested);
        at.page().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&at.page()));
        at.board().setFocus();
        for (const Qt::Key key : {Qt::Key_6, Qt::Key_1, Qt::Key_6})
            QTest::keyClick(&at.board(), key);
        QVERIFY(at.shows(QStringLiteral("6 + 1 = 7")));
        QVERIFY(at.shows(QStringLiteral("6 + roll again")));
        QTest::keyClick(&at.board(), Qt::Key_Backspace);
        QVERIFY(!at.shows(QStringLiteral("6 + roll again")));
        at.page().perform(DeskAction::Undo);
        QVERIFY(at.shows(QStringLiteral("6 + roll again")));
        QTest::keyClick(&at.board(), Qt::Key_Escape);
        QVERIFY(!at.shows(QStringLiteral("6 + roll again")));
        QCOMPARE(undone.count(), 0);
    }

    /// The text below the map is about the framed space, also when undo or redo brings a turn back.
    void whatIsReadIsOfTheSpaceThatIsFramed()
    {
        HuntersAtTable at(huntersTurn());
        at.press("K16");
        emit at.board().hovered(BoardSpot{test::at("N3"), std::nullopt});
        QVERIFY(at.shows(QStringLiteral("N3: ")));
        const specter::Table begun = at.table();
        at.table() = huntersTurn();
        at.show();
        at.table() = begun;
        at.show();
        QVERIFY(at.board().cursorSpace() != Space(test::at("N3")));
        QVERIFY(!at.shows(QStringLiteral("N3: ")));
    }

    /// The text about a clicked space stays when the pointer leaves; another space is described only while the pointer
    /// is on it.
    void theReasonOfAClickedSpaceStays()
    {
        HuntersAtTable at(begun());
        at.press("C5");
        QVERIFY(at.shows(QStringLiteral("C5: ")));
        emit at.board().hovered(BoardSpot{test::at("N3"), std::nullopt});
        QVERIFY(at.shows(QStringLiteral("N3: ")));
        emit at.board().hovered(std::nullopt);
        QVERIFY(at.shows(QStringLiteral("C5: ")));
    }

    /// If a large font leaves one column, the text about the clicked space is scrolled into sight.
    void theReasonOfAClickedSpaceComesIntoSight()
    {
        HuntersAtTable at(begun());
        at.page().resize(700, 480);
        at.press("C5");
        const auto *reason = at.page().findChild<QWidget *>(QStringLiteral("reason"));
        QTRY_VERIFY(!reason->visibleRegion().isEmpty());
    }

    void whatTwoDiceDoTogetherPeopleDecide()
    {
        specter::Table table = gunOnFoot("N9");
        forced(table, specter::MoveHunter{test::at("N7"), false, {{.agent = Agent::First, .at = test::at("N2")}}});
        HuntersAtTable at(std::move(table));
        QVERIFY(at.shows(QStringLiteral("at least one die hits: 55.6%")));
        QList<QPushButton *> threes;
        for (QPushButton *button : at.page().findChildren<QPushButton *>())
            if (button->isVisibleTo(&at.page()) && button->text() == QStringLiteral("3"))
                threes << button;
        QCOMPARE(threes.size(), 2);
        for (QPushButton *three : threes)
            three->click();
        QCOMPARE(at.defaultButton(), QStringLiteral("Decide: a hit or a miss"));
        QVERIFY(at.click(QStringLiteral("Decide: a hit or a miss")));
        const auto *decides = qobject_cast<QPushButton *>(QApplication::focusWidget());
        QVERIFY(!at.page().isActiveWindow() || (decides != nullptr && decides->text() == QStringLiteral("It hits")));
        QVERIFY(at.click(QStringLiteral("It misses")));
        QCOMPARE(at.table().open.agents.at(Agent::First).wounds, 0);
        QVERIFY(at.table().open.turn->attacked);
    }

    void diceOfTheAppThatCanBeReadBothWaysLieThereUntilPeopleSay()
    {
        specter::Table table = gunOnFoot("N9");
        forced(table, specter::MoveHunter{test::at("N7"), false, {{.agent = Agent::First, .at = test::at("N2")}}});
        HuntersAtTable at(std::move(table));
        at.page().askDecision(makeSpecterCommand(specter::AttackAgent{Agent::First, {{3}, {3}}, {}}));
        QVERIFY(at.shows(QStringLiteral("the rules leave this open")));
        QVERIFY(at.button(QStringLiteral("Let Dossier roll")) == nullptr);
        QVERIFY(at.asked().isEmpty());
        QVERIFY(at.click(QStringLiteral("It hits")));
        QCOMPARE(at.table().open.agents.at(Agent::First).wounds, 1);
    }

    void aLookIsToldOnceAndOnlyWhereItIsAllowed()
    {
        const auto told = [](HuntersAtTable &at)
        {
            int times = 0;
            for (const QLabel *label : at.page().findChildren<QLabel *>())
                times
                    += label->isVisibleTo(&at.page()) && label->text().contains(QStringLiteral("A look from")) ? 1 : 0;
            return times;
        };
        HuntersAtTable at(gunOnFoot("N9"));
        emit at.board().hovered(BoardSpot{test::at("N7"), std::nullopt});
        QCOMPARE(told(at), 1);
        at.press("N7");
        emit at.board().hovered(BoardSpot{test::at("N7"), std::nullopt});
        QCOMPARE(told(at), 1);
        at.press("A30");
        emit at.board().hovered(std::nullopt);
        QVERIFY(at.shows(QStringLiteral("Not allowed")));
        QCOMPARE(told(at), 0);
    }

    /// Facts that the Prophet learns about an earlier turn exclude current places.
    void aLookBackIsToldBeforeItIsRequested()
    {
        specter::Table table = huntersTurn({.hunters = {HunterKind::Prophet, HunterKind::Beast}});
        for (const char *to : {"N4", "N5"})
        {
            for (const HunterKind hunter : {HunterKind::Prophet, HunterKind::Beast})
                QCOMPARE(stayed(table, hunter), std::string());
            QCOMPARE(walks(table, {to == std::string("N4") ? "N3" : "N4", to}), std::string());
        }
        put(table, HunterKind::Prophet, "A20");
        forced(table, specter::BeginHunterTurn{HunterKind::Prophet});
        HuntersAtTable at(table);
        QVERIFY(!at.shows(QStringLiteral("The past position rules out")));
        QVERIFY(at.click(QStringLiteral("Past position")));
        QVERIFY(at.shows(QStringLiteral("The past position rules out")));
        QVERIFY(!at.shows(QStringLiteral("The past position rules out no space")));
    }

    /// A look back that can tell nothing says so, as the sensor does.
    void aLookBackWithNothingToLearnSaysSo()
    {
        specter::Table table = huntersTurn({.hunters = {HunterKind::Prophet, HunterKind::Beast}});
        for (const char *to : {"N4", "N5"})
        {
            for (const HunterKind hunter : {HunterKind::Prophet, HunterKind::Beast})
                QCOMPARE(stayed(table, hunter), std::string());
            QCOMPARE(walks(table, {to == std::string("N4") ? "N3" : "N4", to}), std::string());
        }
        table.open.agents.at(Agent::First).turns.back().later.emplace_back(specter::StoodAt{test::at("N5")});
        put(table, HunterKind::Prophet, "A20");
        forced(table, specter::BeginHunterTurn{HunterKind::Prophet});
        HuntersAtTable at(table);
        QVERIFY(at.click(QStringLiteral("Past position")));
        QVERIFY(at.shows(QStringLiteral("The past position rules out no space")));
    }

    /// The key presses the default button, and nothing where the one button is dim.
    void theKeyDoesOnlyWhatIsBright()
    {
        HuntersAtTable at(huntersTurn());
        const auto *defaultButton = at.page().findChild<QPushButton *>(QStringLiteral("nextStep"));
        const auto agrees = [&]
        {
            const bool bright = defaultButton->isVisible() && !defaultButton->text().isEmpty()
                && defaultButton->property("role").toString() == QStringLiteral("primary");
            return bright == at.page().possible().contains(DeskAction::DefaultStep);
        };
        QVERIFY(agrees());
        at.page().perform(DeskAction::DefaultStep);
        QVERIFY(at.asked().contains(QStringLiteral("begin_hunter_turn")));
        QVERIFY(agrees());
        at.press("A30");
        QVERIFY2(agrees(), qPrintable(defaultButton->text() + u' ' + defaultButton->property("tone").toString()));
        const qsizetype asked = at.asked().size();
        QVERIFY(!at.page().possible().contains(DeskAction::DefaultStep));
        at.page().perform(DeskAction::DefaultStep);
        QCOMPARE(at.asked().size(), asked);
    }

    void theHeatMapShowsWhereTheFactsLeaveTheAgent()
    {
        HuntersAtTable at(huntersTurn());
        const Wash *heat = washOf(at.scene(), BoardTone::Blue);
        QVERIFY(heat != nullptr);
        QVERIFY(heat->spaces == possible(at.table().open));
        QCOMPARE(static_cast<int>(heat->strengths.size()), heat->spaces.count());
        QVERIFY(at.shows(QString::number(heat->spaces.count())));
        auto *box = at.page().findChild<QCheckBox *>(QStringLiteral("heat"));
        box->click();
        QVERIFY(washOf(at.scene(), BoardTone::Blue) == nullptr);
    }

    /// Nothing below the reason of a space moves while people look around.
    void theReasonOfASpaceIsAsHighAsAnother()
    {
        HuntersAtTable at(gunOnFoot("N9"));
        const auto *reason = at.page().findChild<QWidget *>(QStringLiteral("reason"));
        const int high = reason->height();
        for (const char *space : {"N7", "A30", "N3"})
        {
            emit at.board().hovered(BoardSpot{test::at(space), std::nullopt});
            QVERIFY(at.shows(QString::fromLatin1(space) + QStringLiteral(": ")));
            QCOMPARE(reason->height(), high);
        }
    }

    void theHeatMapForEverybodyIsASwitchOfItsOwn()
    {
        HuntersAtTable at(huntersTurn());
        QSignalSpy spy(&at.page(), &HuntersPage::heatForEverybody);
        auto *box = at.page().findChild<QCheckBox *>(QStringLiteral("publicHeat"));
        QVERIFY(!box->isChecked());
        box->click();
        QCOMPARE(spy.count(), 1);
        QVERIFY(spy.front().front().toBool());
        // Another game begins without it.
        at.page().forget();
        at.show();
        QVERIFY(!at.page().findChild<QCheckBox *>(QStringLiteral("publicHeat"))->isChecked());
    }

    void aSpaceTellsByWhichFactItIsExcluded()
    {
        HuntersAtTable at(gunOnFoot("N7"));
        at.press("N6");
        QVERIFY(at.click(QStringLiteral("“Clear”")));
        const QString why = at.explanationOf(test::at("N4"));
        QVERIFY2(why.contains(QStringLiteral("after turn 1 (“Clear” for The Gun on N6)")), qPrintable(why));
        QVERIFY(at.explanationOf(test::at("A32")).contains(QStringLiteral("too far: ")));
        QVERIFY(at.explanationOf(test::at("M1")).contains(QStringLiteral("the agent can be here")));
        QCOMPARE(at.board().descriptionOf(test::at("N4")).toLower(), why.toLower());
    }

    void beforeTheFirstMoveNoTurnIsCounted()
    {
        HuntersAtTable at;
        const QString why = at.explanationOf(test::at("A32"));
        QVERIFY2(why.contains(QStringLiteral("the agent has not moved from N1 yet")), qPrintable(why));
    }

    void whatIsReadOfASpaceChangesWithTheFacts()
    {
        HuntersAtTable at(gunOnFoot("N7"));
        at.press("N6");
        emit at.board().hovered(BoardSpot{test::at("N3"), std::nullopt});
        const QString before = at.explanationOf(test::at("N3"));
        QVERIFY(at.shows(QStringLiteral("N3: ") + before));
        QVERIFY(at.click(QStringLiteral("Seen on…")));
        at.press("N3");
        const QString after = at.explanationOf(test::at("N3"));
        QVERIFY(after != before);
        QVERIFY(at.shows(QStringLiteral("N3: ") + after));
    }

    void aContradictionIsShownAndMendedByAPress()
    {
        specter::Table table = gunOnFoot("N7");
        forced(table, specter::MoveHunter{test::at("N6"), false, {{.agent = Agent::First, .at = test::at("A30")}}});
        HuntersAtTable at(std::move(table));
        QVERIFY(possible(at.table().open).empty());
        QVERIFY(at.shows(QStringLiteral("These facts contradict each other")));
        emit at.board().hovered(BoardSpot{test::at("N3"), std::nullopt});
        QVERIFY(at.shows(QStringLiteral("the agent can be nowhere")));
        QVERIFY(at.click(QStringLiteral("Correct")));
        QVERIFY(at.click(QStringLiteral("Delete")));
        QVERIFY(!possible(at.table().open).empty());
        QVERIFY(!at.shows(QStringLiteral("These facts contradict each other")));
        QVERIFY(!at.table().open.agents.at(Agent::First).figure);
    }

    void aFactIsChangedAndAllAfterItWorkedOutAnew()
    {
        HuntersAtTable at(gunOnFoot("N7"));
        at.press("N6");
        QVERIFY(at.click(QStringLiteral("“Clear”")));
        const int before = possible(at.table().open).count();
        auto *list = at.page().findChild<QListWidget *>();
        QCOMPARE(list->count(), 2);
        list->setCurrentRow(0);
        QVERIFY(list->item(0)->text().contains(QStringLiteral("“Clear” for The Gun on N6")));
        auto *change = at.page().findChild<QComboBox *>(QStringLiteral("factChange"));
        change->setCurrentIndex(1);
        QVERIFY(at.click(QStringLiteral("Change")));
        at.press("N4");
        QCOMPARE(possible(at.table().open).count(), 1);
        QVERIFY(before > 1);
        QCOMPARE(at.table().open.agents.at(Agent::First).figure, std::optional<specter::Coordinate>(test::at("N4")));
    }

    /// SO-HUNT-4: whom the mended answer shows can be attacked, and no longer when it is mended back.
    void whoIsSeenByAMendedAnswerCanBeAttacked()
    {
        HuntersAtTable at(gunOnFoot("N7"));
        at.press("N6");
        QVERIFY(at.click(QStringLiteral("“Clear”")));
        QCOMPARE(at.defaultButton(), QStringLiteral("End the turn of The Gun"));
        auto *list = at.page().findChild<QListWidget *>();
        list->setCurrentRow(0);
        at.page().findChild<QComboBox *>(QStringLiteral("factChange"))->setCurrentIndex(1);
        QVERIFY(at.click(QStringLiteral("Change")));
        at.press("N4");
        QCOMPARE(at.defaultButton(), QStringLiteral("Enter the attack’s roll"));
        list->setCurrentRow(0);
        QVERIFY(at.click(QStringLiteral("Delete")));
        QCOMPARE(at.defaultButton(), QStringLiteral("End the turn of The Gun"));
    }

    void aRightClickSaysWhatCanBeDoneAndPutRight()
    {
        HuntersAtTable at(huntersTurn());
        const auto entry = [&](const QString &text) -> QAction *
        {
            for (const QMenu *menu : at.page().findChildren<QMenu *>())
                for (QAction *action : menu->actions())
                    if (action->text().startsWith(text))
                        return action;
            return nullptr;
        };
        emit at.board().contextRequested({test::at("K16"), std::nullopt}, QPoint());
        QVERIFY(entry(QStringLiteral("Go to K16")) != nullptr);
        entry(QStringLiteral("Go to K16"))->trigger();
        QCOMPARE(at.page().picked().to, std::optional<specter::Coordinate>(test::at("K16")));
        QVERIFY(entry(QStringLiteral("Correct: The Beast is on K16")) != nullptr);
        entry(QStringLiteral("Correct: The Beast is on K16"))->trigger();
        QCOMPARE(at.table().open.hunters.at(HunterKind::Beast).at, test::at("K16"));
        QVERIFY(!at.table().open.hunters.at(HunterKind::Beast).inVehicle);
    }

    /// The line of a shot is shown before the shot, and a press on the board turns it.
    void aShotsLineIsShownAndTurnedOnTheBoard()
    {
        specter::Table table = huntersTurn();
        put(table, HunterKind::Gun, "N20");
        forced(table, specter::BeginHunterTurn{HunterKind::Gun});
        forced(table, specter::MoveHunter{.to = test::at("N21")});
        HuntersAtTable at(table);
        QVERIFY(!at.shows(QStringLiteral("A look from N21")));
        QVERIFY(at.click(QStringLiteral("Sniper Shot")));
        QVERIFY2(at.shows(QStringLiteral("A look from N21")), "what it would rule out is said before it is fired");
        const auto line = [&]
        {
            SpaceSet all;
            for (const Wash &wash : at.scene().washes)
                if (wash.name == "in sight from N21")
                    all |= wash.spaces;
            return all;
        };
        at.press("N18");
        QCOMPARE(at.page().picked().gaze, specter::Gaze::North);
        const SpaceSet north = line();
        QVERIFY(!north.empty());
        at.press("Q21");
        QCOMPARE(at.page().picked().gaze, specter::Gaze::East);
        QVERIFY(line().contains(test::at("Q21")) && line() != north);
        at.press("A1");
        QCOMPARE(at.page().picked().gaze, specter::Gaze::East);
        QVERIFY2(at.table().open.turn && at.table().open.turn->hunter == HunterKind::Gun, "nobody's turn has ended");
    }

    void whoseMovementIsUndoneIsOfferedWhatIsUsual()
    {
        HuntersAtTable at(huntersTurn());
        at.press("K16");
        const specter::Table begun = at.table();
        const HunterWay usual = at.page().picked().way;
        QVERIFY(usual == HunterWay::Drive);
        forced(at.table(), specter::DriveVehicle{.to = test::at("K16")});
        at.show();
        at.table() = begun;
        at.show();
        QVERIFY(at.page().picked().way == usual);
    }

    /// A fact goes while it is picked, and a turn while a space of it is: nothing of them is asked for.
    void whatIsTakenAwayMeanwhileIsLetGo()
    {
        HuntersAtTable at(gunOnFoot("N7"));
        const specter::Table before = at.table();
        at.press("N6");
        QVERIFY(at.click(QStringLiteral("“Clear”")));
        auto *list = at.page().findChild<QListWidget *>();
        list->setCurrentRow(0);
        at.table() = before;
        at.show();
        QVERIFY(list->count() == 0 || !list->item(0)->text().contains(QStringLiteral("“Clear”")));
        for (const char *change : {"Delete", "Change", "“Clear”"})
            at.click(QLatin1String(change));
        at.press("N5");
        at.table() = huntersTurn();
        at.table().open.hunters.erase(HunterKind::Gun);
        at.show();
        at.press("N5");
        forced(at.table(), specter::EndGame{{specter::Side::Hunters, specter::Ending::Agreed}});
        at.show();
        const qsizetype asked = at.asked().size();
        at.press("N5");
        QCOMPARE(at.asked().size(), asked);
    }

    /// The list of changes begins with the answer as it stands, also after a change.
    void aPressOnChangeAloneRewritesNothing()
    {
        specter::Table table = huntersTurn(onPaper());
        forced(table, specter::BeginHunterTurn{HunterKind::Gun});
        forced(table, specter::UseSensor{{{.agent = Agent::First, .reading = specter::Reading::NorthEast}}});
        HuntersAtTable at(std::move(table));
        const auto reading = [&] { return get_if<specter::SensorSaid>(&at.lastTurn().later.front())->reading; };
        at.page().findChild<QListWidget *>()->setCurrentRow(1);
        QVERIFY(at.click(QStringLiteral("Change")));
        QVERIFY(reading() == specter::Reading::NorthEast);
        auto *change = at.page().findChild<QComboBox *>(QStringLiteral("factChange"));
        change->setCurrentIndex(change->findText(QStringLiteral("none")) + 2);
        const QString chosen = change->currentText();
        QVERIFY(at.click(QStringLiteral("Change")));
        const specter::Reading changed = reading();
        QCOMPARE(at.page().findChild<QComboBox *>(QStringLiteral("factChange"))->currentText(), chosen);
        QVERIFY(at.click(QStringLiteral("Change")));
        QVERIFY(reading() == changed);
    }

    void aRightClickOnAFactChangesIt()
    {
        HuntersAtTable at(gunOnFoot("N7"));
        at.press("N6");
        QVERIFY(at.click(QStringLiteral("“Clear”")));
        auto *list = at.page().findChild<QListWidget *>();
        emit list->customContextMenuRequested(list->visualItemRect(list->item(0)).center());
        auto *menu = at.page().findChild<QMenu *>();
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->actions().front()->text(), QStringLiteral("Change: “Clear”"));
        menu->actions().back()->trigger();
        QVERIFY2(!list->item(0)->text().contains(QStringLiteral("“Clear”")), qPrintable(list->item(0)->text()));
    }

    /// Wherever the list was left, unless somebody is at it.
    void theNewestFactComesIntoSight()
    {
        HuntersAtTable at(huntersTurn());
        QVERIFY(QTest::qWaitForWindowActive(&at.page()));
        std::vector<specter::LaterFact> &later = at.table().open.agents.at(Agent::First).turns.back().later;
        const auto hear = [&](int facts)
        {
            for (int i = 0; i < facts; ++i)
                later.push_back(specter::SaidClose{test::at("K16"), static_cast<int>(later.size()), false});
            at.show();
        };
        hear(60);
        auto *list = at.page().findChild<QListWidget *>();
        QScrollBar *bar = list->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        list->clearFocus();
        bar->setValue(bar->maximum());
        // Nothing new was said.
        at.show();
        QVERIFY(bar->value() > 0);
        hear(1);
        QTRY_COMPARE(bar->value(), 0);
        bar->setValue(bar->maximum());
        list->setFocus();
        hear(1);
        QVERIFY(bar->value() > 0);
    }

    void factsOfASheetThatTheAppKeepsAreRead()
    {
        HuntersAtTable at(huntersTurn());
        auto *list = at.page().findChild<QListWidget *>();
        QCOMPARE(list->count(), 1);
        list->setCurrentRow(0);
        QVERIFY(at.button(QStringLiteral("Delete")) == nullptr);
    }

    void aFactThatIsTakenAwayMovesFigureAndToken()
    {
        specter::Table table = begun(onPaper());
        forced(table, specter::ReportMove{Agent::First, {specter::Showing::LastSeen, test::at("N3")}});
        const specter::FactPlace fact{0, specter::FactKind::Shown, 0};
        const specter::Command changed = withFactAt(table.open, Agent::First, fact, test::at("N4"));
        forced(table, changed);
        QCOMPARE(table.open.agents.at(Agent::First).lastSeen, std::optional<specter::Coordinate>(test::at("N4")));
        forced(table, withoutFact(table.open, Agent::First, fact));
        QVERIFY(!table.open.agents.at(Agent::First).lastSeen && !table.open.agents.at(Agent::First).figure);
        QVERIFY(!table.open.agents.at(Agent::First).turns.front().shown);
    }

    void objectivesOnPaperAreTurnedOverBeforeTheMove()
    {
        HuntersAtTable at(begun(onPaper()));
        const specter::Coordinate first = at.table().open.objectives.front();
        QVERIFY(at.click(QString::fromStdString(spaceName(first))));
        QCOMPARE(at.table().open.completed, (std::vector<specter::Coordinate>{first}));
        QVERIFY(at.click(QStringLiteral("Nothing shown")));
        QCOMPARE(at.lastTurn().turnedOver, (std::vector<specter::Coordinate>{first}));
    }

    void oneOfFourIsBarredFromTheVehicle()
    {
        Beginning five{.players = 5,
            .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet},
            .traitor = HunterKind::Beast};
        HuntersAtTable at(huntersTurn(five));
        QVERIFY(at.click(QStringLiteral("Bar from the vehicle")));
        QVERIFY(at.table().open.hunters.at(HunterKind::Gun).barred);
        QVERIFY(at.shows(QStringLiteral("barred from the vehicle")));
        QVERIFY(at.button(QStringLiteral("Reveal as traitor")) == nullptr);
    }

    /// Whichever of them is asked about.
    void bothAgentsAreHeard()
    {
        HuntersAtTable at(huntersTurn({.players = 5,
            .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet},
            .traitor = HunterKind::Beast}));
        forced(at.table(), specter::RevealTraitor{HunterKind::Beast});
        specter::AgentInPlay &second = at.table().open.agents.at(specter::Agent::Second);
        second.turns = {specter::TurnFacts{.shown = specter::Shown{specter::Showing::Seen, test::at("B2")}}};
        at.show();
        QVERIFY(at.shows(QStringLiteral("The agents say")));
        QVERIFY(at.shows(QStringLiteral("A1: Nothing shown")));
        QVERIFY(at.shows(QStringLiteral("A2: Seen on B2")));
    }

    void nothingIsDoneWhileThePastIsSeen()
    {
        HuntersAtTable at(gunOnFoot("N7", {}));
        at.press("N6");
        QVERIFY(at.button(QStringLiteral("Move to N6")) != nullptr);
        emit at.page().findChild<Timeline *>()->positionRequested(0, {});
        at.page().renderPast(test::seenBy(begun()));
        QVERIFY(at.page().looksBack());
        QVERIFY(at.button(QStringLiteral("Move to N6")) == nullptr);
        at.press("N6");
        QCOMPARE(at.page().picked().to, std::nullopt);
        QVERIFY(at.asked().isEmpty());
        at.show();
        QVERIFY(!at.page().looksBack());
    }

    void theAppRollsOnlyWhereSomebodyListens()
    {
        specter::Table table = gunOnFoot("N9");
        forced(table, specter::MoveHunter{test::at("N7"), false, {{.agent = Agent::First, .at = test::at("N2")}}});
        HuntersAtTable at(std::move(table));
        QVERIFY(at.button(QStringLiteral("Let Dossier roll")) == nullptr);
        std::size_t dice = 0;
        CommandActions<specter::Command> actions = at.page().commandActions();
        actions.roll = [&](const SpecterCommand &command)
        {
            const auto *attack = command.as<specter::AttackAgent>();
            dice = attack != nullptr ? attack->dice.size() : 0;
        };
        at.page().setCommandActions(actions);
        QVERIFY(at.click(QStringLiteral("Let Dossier roll")));
        QCOMPARE(dice, std::size_t{2});
    }

    void aHuntersPlaceIsPutRightByHand()
    {
        HuntersAtTable at(huntersTurn());
        QVERIFY(at.click(QStringLiteral("Move to…")));
        QVERIFY(at.button(QStringLiteral("Click the space on the board")) != nullptr);
        at.press("K20");
        const specter::HunterInPlay &gun = at.table().open.hunters.at(HunterKind::Gun);
        QCOMPARE(spaceName(gun.at), std::string("K20"));
        QVERIFY(!gun.inVehicle && !gun.hadTurn);
        QCOMPARE(at.asked().join(u' '), QStringLiteral("correct"));
        QVERIFY(at.click(QStringLiteral("Put in the vehicle")));
        QVERIFY(gun.inVehicle && gun.at == at.table().open.vehicle);
    }

    void whereTheVehicleIsPutThoseInItAreAndEscapeGivesItUp()
    {
        HuntersAtTable at(huntersTurn());
        auto *who = at.page().findChild<QComboBox *>(QStringLiteral("whosePlace"));
        who->setCurrentIndex(who->count() - 1);
        QVERIFY(at.button(QStringLiteral("Put in the vehicle")) == nullptr);
        QVERIFY(at.click(QStringLiteral("Move to…")));
        QTest::keyClick(&at.page(), Qt::Key_Escape);
        at.press("K16");
        QVERIFY(spaceName(at.table().open.vehicle) != "K16");
        QVERIFY(at.click(QStringLiteral("Move to…")));
        at.press("K16");
        QCOMPARE(spaceName(at.table().open.vehicle), std::string("K16"));
        for (const auto &[kind, hunter] : at.table().open.hunters)
            QCOMPARE(spaceName(hunter.at), std::string("K16"));
    }

    /// SO-END-1: nobody recovers more health than he has lost.
    void anAgentsHealthIsPutRightByHand()
    {
        HuntersAtTable at(huntersTurn());
        const int &wounds = at.table().open.agents.begin()->second.wounds;
        const QString more = QStringLiteral("The agent: 1 health more");
        QVERIFY(at.button(more) == nullptr);
        QVERIFY(at.click(QStringLiteral("The agent: 1 health less")));
        QCOMPARE(wounds, 1);
        QVERIFY(at.click(more));
        QCOMPARE(wounds, 0);
        QVERIFY(at.button(more) == nullptr);
        QCOMPARE(at.asked().join(u' '), QStringLiteral("correct correct"));
    }

    void aStructureIsNobodysPlace()
    {
        HuntersAtTable at(huntersTurn());
        const specter::Coordinate before = at.table().open.vehicle;
        std::string structure;
        for (int x = 0; structure.empty() && x < 20; ++x)
            if (const Space space{x, 10};
                boardOf(at.table().open).contains(space) && !boardOf(at.table().open).isOpen(space))
                structure = spaceName(specter::Coordinate(space));
        QVERIFY(!structure.empty());
        auto *who = at.page().findChild<QComboBox *>(QStringLiteral("whosePlace"));
        who->setCurrentIndex(who->count() - 1);
        QVERIFY(at.click(QStringLiteral("Move to…")));
        at.press(structure);
        QVERIFY(at.table().open.vehicle == before);
        QVERIFY(at.page().findChild<QWidget *>(QStringLiteral("reasonBar"))->isVisible());
    }

    void aSideGivesUpWithTwoPresses()
    {
        HuntersAtTable at(huntersTurn());
        QVERIFY(at.button(QStringLiteral("The hunters give up")) == nullptr);
        QVERIFY(at.click(QStringLiteral("End the game…")));
        QVERIFY(at.click(QStringLiteral("The hunters give up")));
        QCOMPARE(at.table().open.clock.phase, specter::Phase::Over);
        QCOMPARE(at.table().open.outcome, (specter::Outcome{specter::Side::Agents, specter::Ending::Agreed}));
        QVERIFY(at.shows(QStringLiteral("The hunters give up: the agent wins")));
        QVERIFY(at.button(QStringLiteral("End the game…")) == nullptr);
    }

    void afterTheGameTheCardSaysHowItEndedAndNoLongerWhatWasSaid()
    {
        specter::Table table = huntersTurn();
        HuntersAtTable before(table);
        QVERIFY(before.page()
                .findChild<QWidget *>(QStringLiteral("said"))
                ->findChild<QLabel *>()
                ->text()
                .contains(QStringLiteral("The agent says"), Qt::CaseInsensitive));
        forced(table, specter::EndGame{{specter::Side::Hunters, specter::Ending::Defeated}});
        HuntersAtTable at(table);
        QVERIFY(at.shows(QStringLiteral("the hunters win")));
        QVERIFY(at.shows(QStringLiteral("It ended in turn 1.")));
        QVERIFY(!at.page()
                .findChild<QWidget *>(QStringLiteral("said"))
                ->findChild<QLabel *>()
                ->text()
                .contains(QStringLiteral("The agent says"), Qt::CaseInsensitive));
    }

    /// The places of the agent are still explained after the game is over, whenever the language was changed.
    void anotherLanguageTakesNothingBack()
    {
        HuntersAtTable at(huntersTurn());
        emit at.board().hovered(BoardSpot{test::at("A1"), std::nullopt});
        QVERIFY(at.shows(QStringLiteral("A1: ")));
        const auto change = [&]
        {
            QEvent language(QEvent::LanguageChange);
            QApplication::sendEvent(&at.page(), &language);
        };
        change();
        QVERIFY(at.shows(QStringLiteral("A1: ")));
        QVERIFY(at.shows(QStringLiteral("Where the agent can be")));
        forced(at.table(), specter::EndGame{{specter::Side::Hunters, specter::Ending::Agreed}});
        at.show();
        QVERIFY(at.shows(QStringLiteral("Where the agent could be")));
        change();
        QVERIFY(at.shows(QStringLiteral("Where the agent could be")));
        QVERIFY(!at.shows(QStringLiteral("Where the agent can be")));
    }

    void aSheetOnPaperIsCopiedAndHeldAgainstWhatWasSaid()
    {
        specter::Table table = huntersTurn(onPaper());
        forced(table, specter::EndGame{});
        HuntersAtTable at(std::move(table));
        QCOMPARE(at.defaultButton(), QStringLiteral("Copy the sheet"));
        QVERIFY(at.click(QStringLiteral("Copy the sheet")));
        at.press("N3");
        QCOMPARE(at.defaultButton(), QStringLiteral("Reveal the sheet"));
        QVERIFY(at.shows(QStringLiteral("All turns are copied")));
        QCOMPARE(at.table().open.agents.at(Agent::First).turns.size(), std::size_t{1});
        QVERIFY(at.click(QStringLiteral("Reveal and compare")));
        QCOMPARE(at.table().open.sheets.at(Agent::First).lines.size(), std::size_t{1});
        QVERIFY(at.shows(QStringLiteral("Everything that was said fits the sheet")));
        const auto type = [&](const QString &spaces)
        {
            auto *line = at.page().findChild<QLineEdit *>(copiedKey(0));
            line->clear();
            QTest::keyClicks(line, spaces);
        };
        type(QStringLiteral("n1 b20"));
        QVERIFY(at.click(QStringLiteral("Reveal and compare")));
        QVERIFY(at.shows(QStringLiteral("do not agree")));
        QVERIFY(at.shows(QStringLiteral("The agent’s move")));
    }

    void whatNamesNoSpaceIsSaidAndNotLaidOpen()
    {
        specter::Table table = huntersTurn(onPaper());
        forced(table, specter::EndGame{});
        HuntersAtTable at(std::move(table));
        const auto type = [&](const QString &spaces)
        {
            auto *line = at.page().findChild<QLineEdit *>(copiedKey(0));
            line->clear();
            QTest::keyClicks(line, spaces);
        };
        type(QStringLiteral("N1 Z9"));
        QVERIFY(at.shows(QStringLiteral("“N1 Z9” names no space")));
        QVERIFY(!at.button(QStringLiteral("Reveal and compare"))->isEnabled());
        type(QStringLiteral("N1 N2"));
        at.page().findChild<QComboBox *>(QStringLiteral("copiedCard/0"))->setCurrentIndex(1);
        QVERIFY(at.click(QStringLiteral("Reveal and compare")));
        const specter::Sheet &sheet = at.table().open.sheets.at(Agent::First);
        QCOMPARE(sheet.lines.front().path.size(), std::size_t{2});
        // Which cards the hand held is not asked for: those that were used are judged turn by turn.
        QVERIFY(sheet.lines.front().card.has_value() && sheet.cards.empty());
    }

    void aSheetOfTheAppsIsComparedButNotCopied()
    {
        specter::Table table = huntersTurn();
        forced(table, specter::EndGame{});
        forced(table, specter::LayOpenSheet{Agent::First, std::nullopt});
        HuntersAtTable at(std::move(table));
        QVERIFY(at.shows(QStringLiteral("Everything that was said fits the sheet")));
        QVERIFY(at.button(QStringLiteral("Reveal and compare")) == nullptr);
    }

    void everyControlHasANameAndATip()
    {
        specter::Table over = huntersTurn(onPaper());
        forced(over, specter::EndGame{});
        for (specter::Table table : {huntersTurn(), gunOnFoot("N7"), begun(onPaper()), over})
        {
            HuntersAtTable at(std::move(table));
            at.press("N6");
            QStringList bad;
            for (QWidget *widget : at.page().findChildren<QWidget *>())
            {
                const bool control = (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr;
                if (!control || !widget->isVisibleTo(&at.page()) || qobject_cast<QLabel *>(widget) != nullptr)
                    continue;
                const auto *button = qobject_cast<QPushButton *>(widget);
                const bool named = !widget->accessibleName().isEmpty()
                    || (button != nullptr && !button->text().isEmpty()) || qobject_cast<QCheckBox *>(widget) != nullptr
                    || widget == &at.board();
                if (!named || (widget->toolTip().isEmpty() && widget != &at.board()))
                    bad << QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->accessibleName();
            }
            QCOMPARE(bad.join(u'\n'), QString());
        }
    }
};

DOSSIER_TESTS(HuntersPageTest, Windows)

} // namespace hunters_page_test

#include "hunters_page_test.moc"
