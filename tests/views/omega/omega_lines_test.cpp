#include "app/window/translators.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"
#include "views/omega/desk/game_end.h"
#include "views/omega/words/event_wording.h"
#include "views/omega/words/lines.h"
#include "views/session/journal_wording.h"
#include "views/session/said_aloud.h"

#include <QTest>

namespace omega_lines_test
{

using namespace dossier;
using namespace dossier::test;
using omega::Role;

namespace
{

/// The line of a command of that kind that led to those events.
JournalRow lineOf(const omega::Events &events, const std::string &kind)
{
    journal::Line line;
    line.what = journal::LineKind::Done;
    line.kind.open = kind;
    omega::Table played = tableInTurns(Printing::Revised);
    bring(played, "blaster", {3, 1});
    const auto table = std::make_shared<const omega::PublicTable>(played.open);
    return journalRow(line, std::make_shared<const omega::Events>(events), table);
}

/// Its sentences.
QStringList told(const omega::Events &events, const std::string &kind = "omega.transfer")
{
    return lineOf(events, kind).sentences();
}

omega::Event toPool(Role role, int count)
{
    return omega::TokensMoved{omega::sheet(role), omega::pool, count};
}

/// An event of that kind, as it is when nothing is filled in.
template <typename Kind>
omega::Event emptyEvent()
{
    if constexpr (std::is_same_v<Kind, omega::Moved>)
        return omega::Moved{.path = {Space{}}};
    else
        return Kind{};
}

/// Sentences of events, by the names of that table, that lack a fact.
QStringList sentencesWithHoles(const omega::PublicTable &table)
{
    QStringList holes;
    const auto look = [&](const omega::Event &event)
    {
        const QString text = wording::sentence(table, event);
        if (text.contains(u'{') || text.contains(u'%'))
            holes << text;
    };
    [&]<std::size_t... place>(std::index_sequence<place...>)
    { (look(emptyEvent<AlternativeAt<place, omega::Event>>()), ...); }(
        std::make_index_sequence<alternativeCount<omega::Event>>());
    return holes;
}

} // namespace

/// A line of the journal in sentences.
class OmegaLinesTest : public QObject
{
    Q_OBJECT

private slots:

    void whatEverySheetGivesIsOneSentence()
    {
        QCOMPARE(told({toPool(Role::TeamLeader, 5), toPool(Role::Rifleman, 3)}),
            QStringList{QStringLiteral("8 adrenaline to the pool: Team Leader 5, Rifleman 3")});
    }

    void whatGoesElsewhereIsToldBesideIt()
    {
        const omega::Event spent = omega::TokensMoved{omega::sheet(Role::Rifleman), omega::bank, 2};
        const QStringList both = told({toPool(Role::TeamLeader, 5), toPool(Role::Rifleman, 3), spent});
        QCOMPARE(both.size(), qsizetype{2});
        QCOMPARE(both.mid(1), told({spent}));
    }

    /// Of a journal from before it was kept it is not said whose turn it was.
    void whoseTurnEndsIsSaid()
    {
        QCOMPARE(told({omega::TurnEnded{Role::Rifleman}}), QStringList{QStringLiteral("Rifleman ends the turn")});
        QCOMPARE(
            told({omega::TurnEnded{omega::FigureId{1}}}), QStringList{QStringLiteral("Blaster 1 ends the activation")});
        QCOMPARE(told({omega::TurnEnded{}}), QStringList{QStringLiteral("The turn ends")});
    }

    void aReplayStopsAtFallsRoomsAndTheEnd()
    {
        const auto turns = [](const omega::Event &event, const std::string &kind = "omega.x")
        { return lineOf({event}, kind).isTurningPoint; };
        const auto condition
            = [](omega::Condition now) { return omega::ConditionChanged{.role = Role::Rifleman, .condition = now}; };
        QVERIFY(turns(condition(omega::Condition::Downed)) && turns(condition(omega::Condition::Dead)));
        QVERIFY(!turns(condition(omega::Condition::Active)));
        QVERIFY(turns(omega::FigureLeft{omega::FigureId{1}}) && turns(omega::RoomRevealed{}));
        QVERIFY(turns(omega::CrisisReached{}) && turns(omega::MissionEventHappened{}) && turns(omega::GameEnded{}));
        QVERIFY(!turns(omega::TurnEnded{}) && !turns(toPool(Role::Rifleman, 1)));
        QVERIFY(!turns(condition(omega::Condition::Dead), "omega.correct"));
    }

    void everyEventIsSaidWithItsFacts()
    {
        // The words of plurals, which have `%n`, are a translation in English too. It is spoken last, as it was before.
        for (const Language language : {Language::Italian, Language::English})
        {
            Translators translators;
            translators.speak(language);
            QCOMPARE(sentencesWithHoles(tableInTurns(Printing::Revised).open), QStringList());
        }
    }

    /// The journal's filter finds an action and the end of a turn by whose they are.
    void whoseActionItIsIsFound()
    {
        const auto sideOf = [](const omega::Event &event) { return lineOf({event}, "omega.investigate").side; };
        const std::optional commandos = static_cast<int>(OmegaSide::Commandos);
        QCOMPARE(sideOf(omega::ActionTaken{Role::Rifleman, omega::ActionKind::Investigate, {}}), commandos);
        QCOMPARE(sideOf(omega::TurnEnded{Role::Rifleman}), commandos);
        QCOMPARE(sideOf(omega::TurnEnded{omega::FigureId{1}}), std::optional(static_cast<int>(OmegaSide::Overseer)));
        QCOMPARE(sideOf(omega::TurnEnded{}), std::nullopt);
    }

    void onWhomAnAttackEndsIsSaid()
    {
        // The number has its word by the translation of English, which is not spoken here.
        QVERIFY(
            told({omega::AttackEnded{.hits = 3, .needed = 3, .wounds = 1}, omega::WoundsChanged{omega::FigureId{1}, 2}},
                "omega.apply_attack")
                .front()
                .startsWith(QStringLiteral("The attack on Blaster 1 deals 1 wound")));
        QCOMPARE(told({omega::AttackEnded{.hits = 2, .needed = 3}}, "omega.apply_attack"),
            QStringList{QStringLiteral("The attack misses with 2 of 3 hits")});
    }

    /// The dice follow their result, lines without a result displace neither, and a turn that begins ends both.
    void theLastResultIsSaidAloud()
    {
        const auto line = [](const omega::Events &events, const std::string &kind)
        {
            JournalRow row = lineOf(events, kind);
            row.line.standing = true;
            return row;
        };
        const JournalRow rolled = line({omega::AttackRolled{{{1, 1, 0}, {2}}, {}}}, "omega.roll_attack");
        const JournalRow passed = line({omega::RerollsPassed{}}, "omega.pass_rerolls");
        const JournalRow hit
            = line({omega::AttackEnded{.hits = 4, .needed = 3, .wounds = 1},
                       omega::WoundsChanged{omega::FigureId{1}, 3}, omega::FigureLeft{omega::FigureId{1}}},
                "omega.apply_attack");
        const JournalRow missed = line({omega::AttackEnded{.hits = 1, .needed = 3}}, "omega.apply_attack");
        const JournalRow step = line({omega::StepBegan{omega::Step::Initiative}, omega::TimersMoved{3, 3}}, "omega.x");
        const JournalRow turn = line({omega::TurnBegan{Role::Rifleman}}, "omega.begin_turn");
        const QStringList all = saidAloud({step, hit, passed, rolled, turn});
        QCOMPARE(all.size(), qsizetype{3});
        QVERIFY(all.at(0).startsWith(QStringLiteral("The attack on Blaster 1 deals 1 wound")));
        QCOMPARE(all.at(1), QStringLiteral("Blaster 1 is killed"));
        QVERIFY2(all.at(2).startsWith(QStringLiteral("3 black di")) && all.at(2).contains(QStringLiteral(": 4 hit")),
            qPrintable(all.at(2)));
        QCOMPARE(saidAloud({missed}), QStringList{QStringLiteral("The attack misses with 1 of 3 hits")});
        QCOMPARE(saidAloud({turn, hit, rolled}), QStringList());
        QCOMPARE(saidAloud({step, hit, missed}), all.mid(0, 2));
        // Whoever ended the phase makes it old, but no step of the new round before somebody acts.
        for (const omega::Step next :
            {omega::Step::Refresh, omega::Step::Spawn, omega::Step::Activate, omega::Step::Discard, omega::Step::Timer})
            QCOMPARE(saidAloud({line({omega::StepBegan{next, 1}}, "omega.end_turn"), hit, rolled}), QStringList());
        // Another attack and a challenge make it old.
        const JournalRow attack = line({omega::AttackDeclared{}}, "omega.attack");
        const JournalRow challenge = line({omega::ChallengeBegan{}}, "omega.challenge");
        for (const JournalRow &next : {attack, challenge})
            QVERIFY(!saidAloud({next, hit}).contains(all.at(0)));
        // Who is healed or revived has fewer wounds than were said.
        const JournalRow gas = line({omega::WoundsChanged{Role::Rifleman, 2}}, "omega.move");
        const JournalRow healed = line({omega::WoundsChanged{Role::Rifleman, 1}}, "omega.heal");
        const JournalRow revived
            = line({omega::ConditionChanged{Role::Rifleman, omega::Condition::Revived}}, "omega.revive");
        QCOMPARE(saidAloud({gas}).size(), qsizetype{1});
        QCOMPARE(saidAloud({healed, gas}), QStringList());
        QCOMPARE(saidAloud({revived, gas}), QStringList());
        JournalRow undone = hit;
        undone.line.standing = false;
        QCOMPARE(saidAloud({undone, missed}).size(), qsizetype{1});
    }

    /// Gas, a fall, a room with its cards, an item that was found, a challenge, an event and the Crisis Point.
    void everyResultIsSaidAloud()
    {
        const auto said
            = [](const omega::Events &events, const std::string &kind) { return lineOf(events, kind).aloud(); };
        QVERIFY(said({omega::WoundsChanged{Role::Rifleman, 2}}, "omega.move")
                .value(0)
                .startsWith(QStringLiteral("Corrosive gas: Rifleman has 2 wound")));
        QCOMPARE(said({omega::ConditionChanged{Role::Rifleman, omega::Condition::Downed}}, "omega.move").size(),
            qsizetype{1});
        QVERIFY(said({omega::RoomRevealed{{2}, std::nullopt, {{"data_core"}}}}, "omega.open_door")
                .value(0)
                .contains(QStringLiteral("is revealed: Data core")));
        QCOMPARE(said({omega::ItemMoved{{"medkit"}, std::nullopt, Role::Rifleman}}, "omega.investigate"),
            QStringList{QStringLiteral("Rifleman gets Medkit")});
        QVERIFY(said({omega::ChallengeEnded{{{1, 1}, {}}, {}, true}}, "omega.roll_challenge")
                .value(0)
                .startsWith(QStringLiteral("Challenge passed: 2 hit")));
        QVERIFY(!said({omega::MissionEventRevealed{}}, "omega.reveal_event").isEmpty());
        QVERIFY(said({omega::CrisisReached{}}, "omega.reach_crisis")
                .value(0)
                .contains(QStringLiteral("from now on downed commandos can be killed")));
        // A kit card that leaves nothing on the map is read and carried out by the table.
        const omega::Event used
            = omega::ActionTaken{Role::TeamLeader, omega::ActionKind::Special, omega::EffectId{"keep_your_head_down"}};
        QVERIFY(said({used}, "omega.use_kit").value(0).endsWith(QStringLiteral(": now do what the card says")));
        QVERIFY(said({used, omega::MarkerPlaced{omega::MarkerKind::Napalm, {1, 1}}}, "omega.use_kit").isEmpty());
        // Healing, trades and corrections are no news.
        QVERIFY(said({omega::WoundsChanged{Role::Rifleman, 1}}, "omega.heal").isEmpty());
        QVERIFY(said({omega::ItemMoved{{"medkit"}, Role::TeamLeader, Role::Rifleman}}, "omega.trade").isEmpty());
        QVERIFY(said({omega::WoundsChanged{Role::Rifleman, 1}}, "omega.correct").isEmpty());
    }

    /// One wound is one, in both languages.
    void theWoundsAtTheEndAgreeWithTheirNumber()
    {
        omega::Table table = tableInTurns(Printing::Revised);
        omega::apply(table, omega::WoundsChanged{Role::TeamLeader, 1});
        const auto has = [&] { return gameEnd(table.open, {}, {}, {}).standings.front().has; };
        for (const auto &[language, words] :
            {std::pair(Language::Italian, "1 ferita su 4"), {Language::English, "1 of 4 wounds"}})
        {
            Translators translators;
            translators.speak(language);
            QCOMPARE(has(), QLatin1String(words));
        }
    }

    /// The sample says at its beginning what the commandos are after; the players can still name the overseer.
    void theOpenGoalOfTheSampleProposesTheCommandos()
    {
        const auto looks = [](const omega::Table &table)
        {
            QStringList all;
            for (const Part &winner : gameEnd(table.open, {}, {}, {}).winners)
                all << QString(std::get<Button>(winner.content).look);
            return all;
        };
        const QStringList open{QStringLiteral("secondary"), QStringLiteral("secondary")};
        omega::Table table = tableInTurns(Printing::Revised);
        QCOMPARE(looks(table), open);
        omega::apply(table, omega::DoorTaken{{Edge{{12, 3}, Edge::Side::South}}});
        QCOMPARE(looks(table), (QStringList{QStringLiteral("primary"), QStringLiteral("secondary")}));
        // Another mission's winner is printed in its guide.
        table.open.content.mission.id.text = "another";
        QCOMPARE(looks(table), open);
    }

    /// An empty room card is called so, and not resolved.
    void anEmptyRoomCardIsCalledEmpty()
    {
        QCOMPARE(told({omega::CardResolved{{"empty_room"}}}, "omega.resolve_card"),
            QStringList{QStringLiteral("The room card is empty: nothing happens")});
        QCOMPARE(told({omega::CardResolved{{"data_core"}}}, "omega.resolve_card"),
            QStringList{QStringLiteral("The overseer resolves Data core")});
    }

    void whoRolledAnExplosionIsSaid()
    {
        QCOMPARE(told({omega::Exploded{.at = {2, 1}, .radius = 1}}, "omega.explode"),
            QStringList{QStringLiteral("Explosion on C2")});
        QCOMPARE(told({omega::Exploded{.at = {2, 1}, .radius = 1, .roller = omega::Roller::App}}, "omega.explode"),
            QStringList{QStringLiteral("Explosion on C2, with dice rolled by Dossier")});
    }

    /// The healing that a step causes does not replace the name of the step.
    void aStepIsToldBeforeWhatHealsByIt()
    {
        const omega::Events healed{
            omega::StepBegan{omega::Step::Activate}, omega::WoundsChanged{omega::FigureId{1}, 1}};
        const QStringList all = told(healed, "omega.begin_activations");
        QCOMPARE(all.size(), qsizetype{2});
        QCOMPARE(all.front(), QStringLiteral("The activations begin"));
    }

    /// A new place is announced together with its reason.
    void whoIsPlacedIsToldWithTheReason()
    {
        const omega::Event placed = omega::Placed{Role::Rifleman, Space{2, 2}, Facing::East};
        QCOMPARE(told({placed}, "omega.knock_back"), QStringList{QStringLiteral("Rifleman is knocked back to C3")});
        QCOMPARE(told({placed}, "omega.face"), QStringList{QStringLiteral("Rifleman looks east")});
        QCOMPARE(told({placed}, "omega.spawn"), QStringList{QStringLiteral("Rifleman makes room and goes to C3")});
        const omega::Event gone = omega::Placed{Role::Rifleman, std::nullopt, Facing::East};
        QCOMPARE(
            told({gone}, "omega.leave_map"), QStringList{QStringLiteral("Rifleman leaves the map by the passage")});
        QCOMPARE(told({omega::KnockbackAllowed{}}, "omega.knock_back"),
            QStringList{QStringLiteral("Nobody is knocked back")});
    }

    void whoIsWoundedWithoutDiceStandsInGas()
    {
        const omega::Event wounded = omega::WoundsChanged{Role::Rifleman, 1};
        const QString gas = QStringLiteral("Corrosive gas: Rifleman has 1 wound");
        QVERIFY(told({wounded}, "omega.begin_turn").front().startsWith(gas));
        QVERIFY(!told({wounded}, "omega.apply_attack").front().startsWith(gas));
    }

    void aFigureThatItsWoundsTakeOffIsKilled()
    {
        const omega::Event wounded = omega::WoundsChanged{omega::FigureId{1}, 3};
        const omega::Event left = omega::FigureLeft{omega::FigureId{1}};
        QCOMPARE(told({wounded, left}, "omega.apply_attack").back(), QStringLiteral("Blaster 1 is killed"));
        QCOMPARE(told({left}, "omega.deploy").back(), QStringLiteral("Blaster 1 leaves the map"));
    }

    /// The line of the end gives the reason if the action contains one; ending the game by hand gives none.
    void theEndIsToldWithItsReason()
    {
        const omega::Event door = omega::DoorTaken{omega::DoorAt{Edge{{3, 2}, Edge::Side::East}}};
        QCOMPARE(told({door, omega::GameEnded{}}, "omega.force_door").back(),
            QStringLiteral("The goal room is open: the game ends"));
        const omega::Event dead = omega::ConditionChanged{Role::Rifleman, omega::Condition::Dead};
        QCOMPARE(told({dead, omega::GameEnded{Side::Enemy}}, "omega.apply_attack").back(),
            QStringLiteral("No commando is left standing: the overseer has won"));
        QCOMPARE(told({omega::GameEnded{}}, "omega.end_game").back(), QStringLiteral("The game is over"));
        // The last of them may fall by a correction; who only says by one who has won ends nothing.
        const omega::Events fallen{dead, omega::GameEnded{Side::Enemy}};
        QVERIFY(told(fallen, "omega.correct").back().endsWith(QStringLiteral("the overseer has won")));
        QVERIFY(lineOf(fallen, "omega.correct").ends);
        QVERIFY(!lineOf({omega::GameEnded{Side::Enemy}}, "omega.correct").ends);
        QCOMPARE(told({omega::GameEnded{Side::Enemy}}, "omega.correct").back(), QStringLiteral("The overseer has won"));
    }

    /// It is read before all else where there is room for a few sentences, or for a part of them; the paper tells it
    /// where it belongs.
    void howTheMissionEndedIsNeverCut()
    {
        const QString end = QStringLiteral("No commando is left standing: the overseer has won");
        const omega::Event over = omega::GameEnded{Side::Enemy};
        omega::Events events{over, omega::TokensMoved{omega::sheet(Role::TeamLeader), omega::pool, 2}};
        for (const Role role : {Role::TeamLeader, Role::Countermeasures, Role::HeavySupport, Role::Rifleman})
            events.push_back(omega::ConditionChanged{role, omega::Condition::Dead});
        const JournalRow line = lineOf(events, "omega.explode");
        const QString brief = wording::sentence(line);
        QVERIFY2(brief.startsWith(end + QStringLiteral(" · Team Leader is")), qPrintable(brief));
        QVERIFY2(brief.endsWith(QStringLiteral(" …")), qPrintable(brief));
        QVERIFY2(wording::inFull(line).endsWith(QStringLiteral(" · ") + end), qPrintable(wording::inFull(line)));
        QVERIFY(wording::firstSentence(line).startsWith(QStringLiteral("Team Leader is")));
        // Everybody's screen says the same.
        QCOMPARE(wording::sentence(rowWithText(journal::PublicLine{}, line)), brief);
    }

    /// Undo is named by it: where the move ended, not where its first part did.
    void aMoveThatGasBrokeIsOneMove()
    {
        const omega::Event first = omega::Moved{Role::Rifleman, {{2, 2}, {3, 2}}, false};
        const omega::Event wounded = omega::WoundsChanged{Role::Rifleman, 1};
        const omega::Event rest = omega::Moved{Role::Rifleman, {{3, 2}, {4, 2}, {5, 2}}, false};
        const QStringList all = told({first, wounded, rest}, "omega.move");
        QCOMPARE(all.size(), qsizetype{2});
        QCOMPARE(all.front(), QStringLiteral("Rifleman moves from C3 to F3"));
    }

    void whatOneSheetGivesIsToldAsItMoves()
    {
        const QStringList one = told({toPool(Role::TeamLeader, 5)});
        QCOMPARE(one.size(), qsizetype{1});
        QVERIFY2(one.front().startsWith(QStringLiteral("5 adrenaline moves from ")), qPrintable(one.front()));
    }
};

DOSSIER_TESTS(OmegaLinesTest, Windows)

} // namespace omega_lines_test

#include "omega_lines_test.moc"
