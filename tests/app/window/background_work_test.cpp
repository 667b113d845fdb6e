#include "app/window/background_work.h"
#include "tests/support/test_class.h"

#include <QSemaphore>
#include <QStringList>
#include <QTest>

#include <atomic>

namespace background_work_test
{

using namespace dossier;

namespace
{

/// Goes on until the thread is requested to stop.
void waitToBeStopped()
{
    while (!QThread::currentThread()->isInterruptionRequested())
        QThread::yieldCurrentThread();
}

} // namespace

/// Work in another thread, whose reports arrive in this one.
class BackgroundWorkTest : public QObject
{
    Q_OBJECT

private slots:

    void reportsArriveHereInTheirOrder()
    {
        QStringList said;
        QThread *where = nullptr;
        BackgroundWork work;
        work.begin(
            [&](const BackgroundWork::Report &report)
            {
                const bool isElsewhere = QThread::currentThread() != thread();
                report([&said, isElsewhere] { said << (isElsewhere ? "elsewhere" : "here"); });
                report([&where] { where = QThread::currentThread(); });
            },
            [&] { said << QStringLiteral("done"); });
        QTRY_COMPARE(said, (QStringList{"elsewhere", "done"}));
        QCOMPARE(where, thread());
    }

    void cancelledWorkReportsNothing()
    {
        QStringList said;
        QSemaphore begun;
        QSemaphore ended;
        BackgroundWork work;
        work.begin(
            [&](const BackgroundWork::Report &report)
            {
                report([&] { said << QStringLiteral("begun"); });
                begun.release();
                waitToBeStopped();
                report([&] { said << QStringLiteral("late"); });
                ended.release();
            },
            [&] { said << QStringLiteral("done"); });
        begun.acquire();
        work.cancel();
        ended.acquire();
        work.begin([](const BackgroundWork::Report & /*report*/) {}, [&] { said << QStringLiteral("next"); });
        QTRY_COMPARE(said, QStringList{"next"});
    }

    /// Texts in two languages would be mixed.
    void pausedWorkBeginsAgain()
    {
        QStringList said;
        QSemaphore begun;
        std::atomic<bool> isStopped = false;
        BackgroundWork work;
        work.begin(
            [&](const BackgroundWork::Report &report)
            {
                report([&] { said << QStringLiteral("begun"); });
                if (isStopped)
                    return;
                begun.release();
                waitToBeStopped();
                isStopped = true;
            },
            [&] { said << QStringLiteral("done"); });
        begun.acquire();
        work.pause();
        QVERIFY(isStopped);
        work.pause();
        QCOMPARE(said, QStringList());
        QTRY_COMPARE(said, (QStringList{"begun", "done"}));
    }
};

DOSSIER_TESTS(BackgroundWorkTest, EventLoop)

} // namespace background_work_test

#include "background_work_test.moc"
