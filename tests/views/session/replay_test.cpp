#include "tests/support/test_class.h"
#include "tests/support/views/played_desk.h"
#include "tests/support/views/posted_events.h"
#include "views/session/past_bar.h"
#include "views/session/replay.h"

#include <QPushButton>
#include <QTest>

#include <variant>

namespace replay_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// The commandos win the mission that has just begun: that is its only turning point.
void playToTheEnd(PlayedDesk &played)
{
    played.session().submit(omega::EndGame{Side::Commando});
    deliverPosted();
}

std::uint32_t linesOf(PlayedDesk &played)
{
    return played.session().lineCount(journal::Eyes::KnowSecrets);
}

QPushButton *buttonOf(PlayedDesk &played, const char *key)
{
    return played.page().findChild<QWidget *>(QStringLiteral("pastBar"))->findChild<QPushButton *>(QLatin1String(key));
}

} // namespace

/// A game that is shown again, entry by entry.
class ReplayTest : public QObject
{
    Q_OBJECT

private slots:

    void itStopsAfterTheLastEntry()
    {
        int left = 3;
        Replay replay([&left] { return --left > 0; });
        QVERIFY(!replay.isPlaying());
        replay.play();
        replay.tick();
        replay.tick();
        QVERIFY(replay.isPlaying());
        replay.tick();
        QVERIFY(!replay.isPlaying());
        QCOMPARE(left, 0);
    }

    /// The clock ticks by itself, and faster at a higher speed.
    void itGoesOnByItself()
    {
        int left = 2;
        Replay replay([&left] { return --left > 0; });
        const double usual = replay.speed();
        replay.changeSpeed();
        QVERIFY(replay.speed() > usual);
        while (replay.speed() < 8)
            replay.changeSpeed();
        replay.play();
        QTRY_VERIFY(!replay.isPlaying());
        QCOMPARE(left, 0);
        replay.changeSpeed();
        QVERIFY(replay.speed() < usual && !replay.isPlaying());
    }

    void aGameIsShownFromItsStartToNowAndNothingIsWritten()
    {
        PlayedDesk played;
        playToTheEnd(played);
        const std::uint32_t lines = linesOf(played);
        const journal::Position before = played.session().position();
        played.page().perform(DeskAction::Replay);
        QVERIFY(played.page().looksBack() && played.page().replay().isPlaying());
        QVERIFY(played.shows(QStringLiteral("Looking back: the start")));
        std::uint32_t steps = 0;
        for (; played.page().looksBack() && steps <= lines; ++steps)
            played.page().replay().tick();
        QVERIFY2(steps > 3 && steps <= lines, qPrintable(QString::number(steps)));
        QVERIFY(!played.page().replay().isPlaying());
        QCOMPARE(linesOf(played), lines);
        QCOMPARE(played.session().position(), before);
    }

    /// It shows what stands: an action that was taken back is left out.
    void whatWasTakenBackIsNotShown()
    {
        PlayedDesk played;
        const omega::Correct correct{omega::StepBegan{omega::Step::Transfer, 3}};
        played.session().submit(correct);
        played.session().undo({});
        deliverPosted();
        played.page().perform(DeskAction::Replay);
        for (std::uint32_t steps = 0; played.page().looksBack() && steps <= linesOf(played); ++steps)
        {
            QVERIFY(!played.shows(QStringLiteral("Round 3")));
            played.page().replay().tick();
        }
        QVERIFY(!played.page().looksBack());
    }

    void aTableThatPeopleChooseThemselvesHaltsIt()
    {
        PlayedDesk played;
        playToTheEnd(played);
        played.page().perform(DeskAction::Replay);
        played.page().replay().tick();
        QVERIFY(played.page().replay().isPlaying());
        played.page().perform(DeskAction::Later);
        QVERIFY(!played.page().replay().isPlaying() && played.page().looksBack());
        // The same key goes on from there.
        played.page().perform(DeskAction::Replay);
        QVERIFY(played.page().replay().isPlaying());
        played.page().perform(DeskAction::Replay);
        QVERIFY(!played.page().replay().isPlaying() && played.page().looksBack());
        QVERIFY(played.click(QStringLiteral("Back to now")));
        QVERIFY(!played.page().looksBack());
    }

    void itWaitsBehindAnotherPage()
    {
        PlayedDesk played;
        playToTheEnd(played);
        played.page().perform(DeskAction::Replay);
        QVERIFY(played.page().replay().isPlaying());
        played.at().press(Qt::Key_F2);
        QVERIFY(!played.page().isVisible() && !played.page().replay().isPlaying());
        played.at().press(Qt::Key_Escape);
        QVERIFY(played.page().isVisible() && played.page().looksBack() && !played.page().replay().isPlaying());
    }

    void theEndPanelLeadsToIt()
    {
        PlayedDesk played;
        playToTheEnd(played);
        QVERIFY(played.click(QStringLiteral("Replay")));
        QVERIFY(played.page().looksBack() && played.page().replay().isPlaying());
    }

    void turningPointsAreReachedByKeysAndButtons()
    {
        PlayedDesk played;
        playToTheEnd(played);
        const std::uint32_t end = linesOf(played);
        played.session().submit(omega::WriteNotes{{}, {"after the end", {}}});
        deliverPosted();
        played.at().press(Qt::Key_PageUp, Qt::AltModifier);
        deliverPosted();
        QVERIFY(played.shows(QStringLiteral("Looking back: after entry %1").arg(end)));
        // There is none after it, and the button says so.
        QVERIFY(!buttonOf(played, "chevron-right")->isEnabled());
        played.page().perform(DeskAction::Earlier);
        deliverPosted();
        QPushButton *next = buttonOf(played, "chevron-right");
        QVERIFY(next->isEnabled());
        QVERIFY2(next->toolTip().contains(QStringLiteral("ommandos")), qPrintable(next->toolTip()));
        next->click();
        deliverPosted();
        QVERIFY(played.shows(QStringLiteral("Looking back: after entry %1").arg(end)));
    }

    /// A turning point far away is sought when somebody wants to go there: its button is enabled and names none.
    void aFarTurningPointIsOffered()
    {
        const auto buttonFor = [](const std::optional<QString> &turn)
        {
            const Part bar = pastBar({.line = 7, .turnsNext = turn}, {});
            for (const Part &part : bar.inside.at(1).inside)
                if (part.key == QStringLiteral("chevron-right"))
                    return part;
            return Part();
        };
        QVERIFY(buttonFor(QString()).disabledReason.isEmpty());
        QVERIFY(!buttonFor(std::nullopt).disabledReason.isEmpty());
        QVERIFY(buttonFor(QStringLiteral("Rifleman falls")).name.contains(QStringLiteral("Rifleman falls")));
    }
};

DOSSIER_TESTS(ReplayTest, Windows)

} // namespace replay_test

#include "replay_test.moc"
