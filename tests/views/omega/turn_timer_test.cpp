#include "app/omega/sounds.h"
#include "tests/support/test_class.h"
#include "tests/support/views/played_desk.h"
#include "views/omega/desk/turn_timer.h"

#include <QFile>
#include <QSignalSpy>
#include <QSpinBox>

#include <algorithm>

namespace turn_timer_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// A timer whose clock stands until it is told to go on, and a table at the turn of somebody.
class TimerAtRest
{
public:
    TimerAtRest()
        : m_timer({.alarm = [this](Alarm alarm) { m_alarms << alarm; },
                      .timeChanged = [this](const TurnTime &time) { m_times << time; }},
              [this] { return m_now; })
    {
    }

    TurnTimer &timer() { return m_timer; }

    void turnOf(std::optional<omega::Combatant> who, int round = 1)
    {
        m_view.open.turn.reset();
        if (who)
            m_view.open.turn = omega::Turn{.who = *who};
        m_view.open.clock.round = round;
        m_timer.render(m_view);
    }

    void goOn(TurnClock::Time time)
    {
        m_now += time;
        m_timer.tick();
    }

    /// The alarms since the last time.
    QList<Alarm> alarms() { return std::exchange(m_alarms, {}); }

    /// The times that were told.
    [[nodiscard]] const QList<TurnTime> &times() const { return m_times; }

    /// The button with that key, as it is now.
    Part button(const char *key)
    {
        const Parts row = m_timer.part().inside.front().inside;
        return *std::ranges::find(row, QLatin1String(key), &Part::key);
    }

private:
    TurnClock::Time m_now{1000};
    omega::View m_view{{.open = {.ground = {}, .adrenaline = {}}}};
    QList<Alarm> m_alarms;
    QList<TurnTime> m_times;
    TurnTimer m_timer;
};

omega::PublicView viewAt(omega::Step step, int round, bool crisis = false)
{
    omega::PublicView view{.open = {.ground = {}, .adrenaline = {}}};
    view.open.clock.step = step;
    view.open.clock.round = round;
    view.open.clock.crisis = crisis;
    return view;
}

} // namespace

/// The turn timer, what is alarmed of, and the sounds.
class TurnTimerTest : public QObject
{
    Q_OBJECT

private slots:

    void aTurnIsTimedAndSaysOnceWhenLittleIsLeftAndWhenItIsOver()
    {
        TimerAtRest at;
        at.timer().setMinutes(2);
        at.turnOf(omega::Role::Rifleman);
        QCOMPARE(at.timer().reading(), QStringLiteral("2:00"));
        at.goOn(89999);
        QCOMPARE(at.timer().reading(), QStringLiteral("0:31"));
        QCOMPARE(at.alarms(), QList<Alarm>{});
        at.goOn(1);
        QCOMPARE(at.alarms(), QList{Alarm::TimeShort});
        at.goOn(10000);
        QCOMPARE(at.alarms(), QList<Alarm>{});
        at.goOn(20000);
        QCOMPARE(at.alarms(), QList{Alarm::TimeOver});
        at.goOn(5000);
        QCOMPARE(at.timer().reading(), QStringLiteral("+0:05"));
        QCOMPARE(at.alarms(), QList<Alarm>{});
    }

    void aPausedTurnLosesNoTime()
    {
        TimerAtRest at;
        at.timer().setMinutes(1);
        at.turnOf(omega::Role::Rifleman);
        at.goOn(10000);
        QCOMPARE(at.button("pause").tip, QStringLiteral("Pause the turn timer"));
        std::get<Button>(at.button("pause").content).pressed.run();
        at.goOn(3600000);
        QCOMPARE(at.timer().reading(), QStringLiteral("0:50"));
        QCOMPARE(at.alarms(), QList<Alarm>{});
        QCOMPARE(at.button("pause").tip, QStringLiteral("Resume the turn timer"));
        std::get<Button>(at.button("pause").content).pressed.run();
        at.goOn(20000);
        QCOMPARE(at.timer().reading(), QStringLiteral("0:30"));
        QCOMPARE(at.alarms(), QList{Alarm::TimeShort});
    }

    void theNextTurnHasItsFullTime()
    {
        TimerAtRest at;
        at.timer().setMinutes(1);
        at.turnOf(omega::Role::Rifleman);
        at.goOn(70000);
        at.turnOf(omega::Role::TeamLeader);
        QCOMPARE(at.timer().reading(), QStringLiteral("1:00"));
        at.turnOf(omega::Role::TeamLeader, 2);
        QCOMPARE(at.alarms(), QList{Alarm::TimeOver});
        at.goOn(30000);
        QCOMPARE(at.alarms(), QList{Alarm::TimeShort});
    }

    void anEnemysActivationAndNoTurnAreNotTimed()
    {
        TimerAtRest at;
        at.timer().setMinutes(1);
        for (const std::optional<omega::Combatant> &who :
            {std::optional<omega::Combatant>(omega::FigureId{3}), std::optional<omega::Combatant>()})
        {
            at.turnOf(who);
            at.goOn(600000);
            QCOMPARE(at.timer().reading(), QStringLiteral("–"));
            QCOMPARE(at.alarms(), QList<Alarm>{});
        }
    }

    void withoutATimeThereIsNothingToPause()
    {
        TimerAtRest at;
        QVERIFY(!at.button("pause").isShown && !at.button("timeLeft").isShown);
        QCOMPARE(std::get<Field>(at.button("minutes").content).minText, QStringLiteral("clock off"));
        std::get<Field>(at.button("minutes").content).entered.run(2);
        QVERIFY(at.button("pause").isShown && at.button("timeLeft").isShown);
        QCOMPARE(std::get<Field>(at.button("minutes").content).minText, QStringLiteral("off"));
    }

    void withoutMinutesNothingIsTimed()
    {
        TimerAtRest at;
        at.turnOf(omega::Role::Rifleman);
        at.goOn(600000);
        QCOMPARE(at.timer().reading(), QStringLiteral("–"));
    }

    void theGravestThatCameIsAlarmedOf()
    {
        using omega::Step;
        const auto between = [](const omega::PublicView &before, const omega::PublicView &after)
        { return alarmBetween(before, after); };
        QCOMPARE(between(viewAt(Step::SetUp, 0), viewAt(Step::Transfer, 1)), std::optional<Alarm>());
        QCOMPARE(between(viewAt(Step::Discard, 1), viewAt(Step::Transfer, 2)), std::optional(Alarm::Round));
        QCOMPARE(between(viewAt(Step::Discard, 1), viewAt(Step::Transfer, 2, true)), std::optional(Alarm::Crisis));
        QCOMPARE(between(viewAt(Step::Transfer, 2, true), viewAt(Step::Initiative, 2, true)), std::optional<Alarm>());
        QCOMPARE(between(viewAt(Step::Transfer, 2, true), viewAt(Step::Over, 3, true)), std::optional<Alarm>());
        omega::PublicView event = viewAt(Step::Transfer, 2);
        event.open.pending.events = {{"alarm"}};
        QCOMPARE(between(viewAt(Step::Discard, 1), event), std::optional(Alarm::Event));
        QCOMPARE(between(event, viewAt(Step::Transfer, 1)), std::optional<Alarm>());
    }

    void everyAlarmHasASoundThatQtCanPlay()
    {
        const DeskAtRest at;
        for (const Alarm alarm : {Alarm::Round, Alarm::Event, Alarm::Crisis, Alarm::TimeShort, Alarm::TimeOver})
        {
            QFile file(Sounds::file(alarm));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            const QByteArray head = file.read(44);
            QCOMPARE(head.left(4), QByteArray("RIFF"));
            // 1 is PCM, one channel, 44,100 a second, 16 bits: what QSoundEffect plays everywhere.
            QCOMPARE(head.mid(20, 8), QByteArray("\1\0\1\0\x44\xac\0\0", 8));
            QCOMPARE(head.mid(34, 2), QByteArray("\x10\0", 2));
        }
    }

    void withoutADeviceTheTimerSaysSo()
    {
        TimerAtRest at;
        const auto says
            = [&](const QString &text) { return std::get<Button>(at.button("sounds").content).text == text; };
        QVERIFY(says(QStringLiteral("♪ Sound on")));
        at.timer().setAudible(false);
        QVERIFY(says(QStringLiteral("♪ No sound")));
        // Beside the clock there is no room for the words.
        at.timer().setMinutes(1);
        QVERIFY(says(QStringLiteral("♪ ✗")));
        QCOMPARE(at.button("sounds").name, QStringLiteral("♪ No sound"));
        at.timer().setAudible(true);
        QVERIFY(!says(QStringLiteral("♪ No sound")));
    }

    /// Before any alarm: a group that sets the timer has to know that it will hear nothing.
    void aSessionThatOpensAsksForTheDevice()
    {
        PlayedDesk desk;
        const auto sounds = [&]
        {
            const Parts row = desk.page().timer().part().inside.front().inside;
            return std::get<Button>(std::ranges::find(row, QLatin1String("sounds"), &Part::key)->content).text;
        };
        QCOMPARE(sounds(), Sounds::hasDevice() ? QStringLiteral("♪ Sound on") : QStringLiteral("♪ No sound"));
    }

    void withoutADeviceASoundIsSilent()
    {
        const DeskAtRest at;
        Sounds sounds;
        for (int i = 0; i < 3; ++i)
            sounds.play(Alarm::Crisis);
        QTest::qWait(50);
    }

    void aRoundThatBeginsIsAlarmedOfAndTheSettingIsKept()
    {
        PlayedDesk played;
        QSignalSpy alarms(&omegaDesk(played.at().desk()), &SessionDesk::alarmed);
        played.session().submit(omega::Correct{omega::StepBegan{omega::Step::Transfer, 2}});
        QCOMPARE(alarms.size(), 1);
        QCOMPARE(alarms.front().front().value<Alarm>(), Alarm::Round);
        played.page().findChild<QSpinBox *>(QStringLiteral("minutes"))->setValue(7);
        QCOMPARE(Settings(played.at().path(QStringLiteral("settings.ini"))).turnMinutes(), 7);
    }

    void everybodyReadsIt()
    {
        TimerAtRest at;
        at.timer().setMinutes(1);
        at.turnOf(omega::Role::TeamLeader);
        QCOMPARE(at.timer().time(), (TurnTime{QStringLiteral("1:00"), TimeLeft::Enough}));
        at.goOn(31'000);
        QCOMPARE(at.timer().time(), (TurnTime{QStringLiteral("0:29"), TimeLeft::Short}));
        at.goOn(30'000);
        QCOMPARE(at.timer().time().left, TimeLeft::Over);
        at.turnOf(std::nullopt);
        QCOMPARE(at.timer().time(), TurnTime());
        QCOMPARE(at.times().back(), TurnTime());
        QVERIFY(at.times().size() >= 4);
    }
};

DOSSIER_TESTS(TurnTimerTest, Windows)

} // namespace turn_timer_test

#include "turn_timer_test.moc"
