#include "tests/support/test_class.h"
#include "tests/support/views/open_form.h"
#include "tests/support/views/posted_events.h"
#include "tests/views/conquest/conquest_players.h"
#include "views/conquest/desk/card_form.h"
#include "views/conquest/desk/tokens_panel.h"
#include "views/session/foot_line.h"
#include "views/session/journal_wording.h"

#include <QComboBox>
#include <QFileInfo>
#include <QSpinBox>
#include <QTest>

namespace conquest_undo_test
{

using namespace dossier;
using namespace dossier::test;
using conquest::Colour;
using conquest::Mode;
using conquest::Phase;
using conquest::Stage;

namespace
{

void undo(Players &players)
{
    players.page().perform(DeskAction::Undo);
    deliverPosted();
}

QString undone(Players &players)
{
    const std::optional<JournalRow> line = players.desk().session()->steps().undone;
    return line ? wording::shortly(*line) : QString();
}

/// The text of the undo button in the foot of the page.
QString shownUndo(Players &players)
{
    const auto *foot = players.page().findChild<FootLine *>();
    for (const QPushButton *button : foot->findChildren<QPushButton *>())
        if (button->accessibleName() == QStringLiteral("Undo"))
            return button->toolTip();
    return {};
}

bool canUndo(const Players &players)
{
    return const_cast<Players &>(players).page().possible().contains(DeskAction::Undo);
}

/// The dice of the round are changed by that ability of the attacker's, as a person does it: a six for his own.
void changeDice(Players &players, const std::string &ability)
{
    players.click(players.page(), QStringLiteral("Roll a die again"));
    const OpenForm form(players.page(), "cardForm");
    form.choose(QStringLiteral("Name of the card or ability"), wording::cardName(players.open(), ability));
    form.enter(QStringLiteral("The aliens’ die"), 6);
    players.click(form.widget(), QStringLiteral("Change the dice"));
}

/// An ability of the attacker's that is paid for; he has what it takes.
std::string paidAbility(Players &players)
{
    const Colour attacker = players.open().battle->by;
    constexpr int plenty = 5;
    players.desk().session()->submit(
        conquest::PublicSeat{}, conquest::Correct{conquest::ThreatChanged{attacker, plenty}});
    for (const conquest::RaceAbility &ability : conquest::raceOf(players.open(), attacker)->abilities)
        if (ability.threat > 0)
            return ability.name;
    return {};
}

} // namespace

/// One undo takes back what one press did, and nothing of what a game began with.
class ConquestUndoTest : public QObject
{
    Q_OBJECT

private slots:

    /// The line of an act that is undone is not said.
    void whatIsUndoneIsNotSaidAnyMore()
    {
        Players players(Mode::Cooperative, 3);
        const auto said = [&]
        {
            QStringList words;
            const auto *card = players.page().findChild<QWidget *>(QStringLiteral("sayCard"));
            if (card != nullptr && card->isVisibleTo(&players.page()))
                for (const QLabel *text : card->findChildren<QLabel *>())
                    words << text->text();
            return words;
        };
        QVERIFY(players.until([&] { return canUndo(players); }));
        const QStringList before = said();
        QVERIFY(players.until([&] { return said() != before && !said().isEmpty(); }));
        const QStringList now = said();
        players.desk().session()->undoPublic(QStringLiteral("a slip"));
        deliverPosted();
        QVERIFY2(said() != now, qPrintable(now.join(u' ')));
    }

    void aNewGameHasNothingToUndo_data() { modes(); }

    void aNewGameHasNothingToUndo()
    {
        QFETCH(Mode, mode);
        Players players(mode, 3);
        const conquest::PublicTable beginning = players.open();
        QVERIFY2(!canUndo(players), qPrintable(undone(players)));
        undo(players);
        QVERIFY(players.open() == beginning);
        QVERIFY(players.until([&] { return canUndo(players); }));
        for (int steps = 0; canUndo(players); ++steps)
        {
            QVERIFY(steps < 10);
            players.desk().session()->undoPublic(QStringLiteral("a slip"));
        }
        QVERIFY(players.open() == beginning);
        const QString path = players.desk().session()->path();
        players.desk().close();
        players.desk().open(path, {});
        QVERIFY(players.open() == beginning && !canUndo(players));
    }

    /// A player who holds a covered hand has the screen alone until it is handed back.
    void whatAPlayerDidAloneIsTakenBackUnseen()
    {
        Players players(Mode::Competitive, 6);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        ConquestSession &session = *players.desk().session();
        const auto correct = [&]
        {
            const Colour first = players.open().players.colours.front();
            const auto threat = [&] { return players.open().inPlay.at(first).threat; };
            const int before = threat();
            session.submit(conquest::PublicSeat{}, conquest::Correct{conquest::ThreatChanged{first, 1}});
            QCOMPARE(threat(), before + 1);
            session.undoPublic({});
            QCOMPARE(threat(), before);
        };
        const QStringList told = wording::sentences(session.allPublicLines());
        emit players.page().handOverRequested(players.open().players.colours.front());
        correct();
        QVERIFY2(wording::sentences(session.allPublicLines()) != told, "under the cover nobody sits there yet");
        const QStringList before = wording::sentences(session.allPublicLines());
        QVERIFY(!players.click(*players.desk().seats()->cover(), QStringLiteral("It’s me: show my screen")).isEmpty());
        correct();
        QCOMPARE(wording::sentences(session.allPublicLines()), before);
        QVERIFY(session.publicJournal().hasUnseen);
        // The player who is still alone can redo it; then it is undone once more.
        session.redoPublic();
        QVERIFY(wording::sentences(session.allPublicLines()) != before);
        session.undoPublic({});
        QCOMPARE(wording::sentences(session.allPublicLines()), before);
        emit players.page().coverRequested();
        correct();
        QVERIFY(wording::sentences(session.allPublicLines()) != before);
    }

    /// A player who is not on turn has the screen for one card: then his hand is covered by itself.
    void aHandIsCoveredOnceACardOfItIsPlayed()
    {
        Players players(Mode::Competitive, 6);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        ConquestSession &session = *players.desk().session();
        const std::vector<Colour> &colours = players.open().players.colours;
        const Colour other
            = *std::ranges::find_if(colours, [&](Colour colour) { return colour != players.open().clock.active; });
        const auto isOpen = [&]
        {
            const QList<QPushButton *> buttons = players.page().findChildren<QPushButton *>();
            return std::ranges::any_of(buttons, [](const QPushButton *button)
                { return button->isVisible() && button->text() == QStringLiteral("Cover, back to the table"); });
        };
        emit players.page().handOverRequested(other);
        QVERIFY(!players.click(*players.desk().seats()->cover(), QStringLiteral("It’s me: show my screen")).isEmpty());
        QVERIFY(isOpen());
        const std::vector<std::string> hand = session.viewOf(conquest::PlayerSeat{other})->hands.at(other);
        session.submit(conquest::PublicSeat{}, conquest::Correct{conquest::ThreatChanged{other, 1}});
        deliverPosted();
        QVERIFY2(isOpen(), "no card was played");
        session.submit(conquest::PlayerSeat{other}, conquest::DiscardEvent{other, hand.front()},
            QStringLiteral("as the card says"));
        deliverPosted();
        QVERIFY(players.open().inPlay.at(other).hand < static_cast<int>(hand.size()));
        QVERIFY(!isOpen());
    }

    /// Nobody rolls again in secret until a roll is to his liking.
    void whatWasRolledAloneIsNotTakenBackUnseen()
    {
        Players players(Mode::Competitive, 6);
        const auto rolls = [&]
        {
            const auto &due = players.desk().session()->viewOf(conquest::PublicSeat{})->due;
            return !due.empty() && holds_alternative<conquest::RollPoints>(due.front().command);
        };
        QVERIFY(players.until(rolls));
        ConquestSession &session = *players.desk().session();
        const QStringList told = wording::sentences(session.allPublicLines());
        session.setUnwatched(true);
        const conquest::Due due = session.viewOf(conquest::PublicSeat{})->due.front();
        session.submit(due.seat, session.drawnFor(due.command));
        QVERIFY(wording::sentences(session.allPublicLines()) != told);
        session.undoPublic(QStringLiteral("the wrong dice"));
        QVERIFY(rolls());
        QVERIFY(wording::sentences(session.allPublicLines()) != told);
        QVERIFY(!session.publicJournal().hasUnseen);
    }

    /// Nobody rolls in Dossier again without saying why; who mistypes his own die corrects it at once.
    void diceOfDossierAreTakenBackWithAReasonOnly()
    {
        Players players(Mode::Competitive, 6);
        const auto due = [&]
        {
            const auto &all = players.desk().session()->viewOf(conquest::PublicSeat{})->due;
            const bool rolls = !all.empty() && holds_alternative<conquest::RollPoints>(all.front().command);
            return rolls ? std::optional(all.front()) : std::nullopt;
        };
        QVERIFY(players.until([&] { return due().has_value(); }));
        ConquestSession &session = *players.desk().session();
        const conquest::PublicTable before = players.open();
        const conquest::Due roll = *due();
        conquest::RollPoints typed = *get_if<conquest::RollPoints>(&roll.command);
        typed.face = 3;
        session.submit(roll.seat, typed);
        QVERIFY(players.open() != before && !session.steps().revealInTheWay);
        session.undoPublic({});
        QVERIFY(players.open() == before);
        // Also the face that the command held before it was rolled.
        for (int face = 1; face <= 6; ++face)
        {
            session.submit(roll.seat, session.drawnFor(roll.command, [face](int) { return face - 1; }));
            const conquest::PublicTable rolled = players.open();
            QVERIFY(rolled != before);
            QVERIFY2(session.steps().revealInTheWay, qPrintable(QString::number(face)));
            session.undoPublic({});
            QVERIFY(players.open() == rolled);
            session.undoPublic(QStringLiteral("the dice lay on the table"));
            QVERIFY(players.open() == before);
        }
    }

    void anAbilityThatChangesDiceIsUndoneWithItsCost_data() { modes(); }

    void anAbilityThatChangesDiceIsUndoneWithItsCost()
    {
        QFETCH(Mode, mode);
        Players players(mode, 11);
        QVERIFY(players.until([&] { return players.stage() == Stage::Change; }));
        const std::string ability = paidAbility(players);
        QVERIFY(!ability.empty());
        const conquest::PublicTable before = players.open();
        changeDice(players, ability);
        const conquest::PublicTable changed = players.open();
        QCOMPARE(changed.battle->fight.attacker.front(), 6);
        QVERIFY(changed.inPlay.at(changed.battle->by).threat < before.inPlay.at(changed.battle->by).threat);
        undo(players);
        QVERIFY(players.open() == before);
        players.page().perform(DeskAction::Redo);
        QVERIFY(players.open() == changed);
    }

    /// CQ-FIGHT-3: the saucer that a lost round costs without a choice comes back with the round.
    void aLostRoundIsUndoneWithItsSaucer()
    {
        Players players(Mode::Cooperative, 4);
        QVERIFY(players.until([&] { return players.stage() == Stage::Roll; }));
        for (const char face : {'1', '6', '6'})
            if (players.stage() == Stage::Roll)
                QTest::keyClick(&players.page(), face);
        const conquest::PublicTable before = players.open();
        players.defaultButton().click();
        QVERIFY(players.open().inPlay != before.inPlay);
        undo(players);
        QVERIFY(players.open() == before);
    }

    /// A figure that goes farther than a space is told of where it ends, and comes back from there at once.
    void aWayOfSeveralSpacesIsUndoneAtOnce_data() { modes(); }

    void aWayOfSeveralSpacesIsUndoneAtOnce()
    {
        QFETCH(Mode, mode);
        Players players(mode, 6);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action && players.movable(); }));
        const Colour active = *players.open().clock.active;
        const conquest::Place site = conquest::landingSite(players.open(), active);
        const conquest::Place next{site.section, 1};
        const conquest::Place over{site.section, 4};
        // It stands beside the own landing site, over which it may go on.
        for (const conquest::Event &event : {conquest::Event(conquest::PointsChanged{active, 3}),
                 conquest::Event(conquest::AlienPlaced{{active, 1}, next, false})})
            players.desk().session()->submit(conquest::PublicSeat{}, conquest::Correct{event});
        const conquest::PublicTable before = players.open();
        players.touch(next);
        players.touch(over);
        QCOMPARE(players.open().inPlay.at(active).aliens.at(1).at, std::optional(over));
        const QString where = wording::name(players.open(), over);
        QVERIFY2(shownUndo(players).contains(where), qPrintable(shownUndo(players)));
        undo(players);
        QVERIFY(players.open() == before);
    }

    void tokensFromCardboardAreUndoneTogether()
    {
        Players players(Mode::Competitive, 6);
        const conquest::PublicTable before = players.open();
        auto *panel = players.page().findChild<QWidget *>(QStringLiteral("tokens"));
        for (const Colour player : before.players.colours)
            for (QPushButton *button : panel->findChildren<QPushButton *>())
                if (button->accessibleName() == QStringLiteral("%1: 4").arg(wording::name(player)))
                    button->click();
        players.click(*panel, QStringLiteral("Enter these tokens"));
        QVERIFY(players.open().inPlay != before.inPlay);
        players.desk().session()->undoPublic(QStringLiteral("a slip"));
        QVERIFY(players.open() == before);
    }

    /// A typed card was on the table before, so it is corrected without a reason; a card that Dossier drew needs one.
    void aCardOfOnesBoxIsTakenBackWithoutAReason()
    {
        Players players(Mode::Cooperative, 3);
        QVERIFY(players.until([&] { return isExplored(players.open()); }));
        QVERIFY(players.desk().session()->steps().revealInTheWay);
        const OwnBox box(QFileInfo(players.desk().session()->path()).path());
        ConquestWish wish = usualWish(box.pack(), Mode::Cooperative, 2, drawnBelow);
        wish.name = QStringLiteral("box");
        wish.sample = false;
        players.desk().beginSession(wish);
        const conquest::LocationCard village{.name = "Village", .resistance = 1, .population = 1};
        players.desk().session()->submit(conquest::PublicSeat{}, conquest::Describe{conquest::Printed{village}});
        players.desk().session()->submit(
            conquest::PublicSeat{}, conquest::Explore{{1, 1}, "Village"}, QStringLiteral("agreed"));
        QVERIFY2(isExplored(players.open()), qPrintable(undone(players)));
        QVERIFY(!players.desk().session()->steps().revealInTheWay);
        undo(players);
        QVERIFY(!isExplored(players.open()));
    }

private:
    static bool isExplored(const conquest::PublicTable &table)
    {
        return std::ranges::any_of(table.spaces,
            [](const auto &space) { return space.first.section != 0 && space.second.location.has_value(); });
    }

    static void modes()
    {
        QTest::addColumn<Mode>("mode");
        QTest::addRow("together") << Mode::Cooperative;
        QTest::addRow("against each other") << Mode::Competitive;
    }
};

DOSSIER_TESTS(ConquestUndoTest, Windows)

} // namespace conquest_undo_test

#include "conquest_undo_test.moc"
