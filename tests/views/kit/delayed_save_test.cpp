#include "tests/support/test_class.h"
#include "views/kit/delayed_save.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTest>

namespace delayed_save_test
{

using namespace dossier;

constexpr int hour = 3'600'000;

class DelayedSaveTest : public QObject
{
    Q_OBJECT

private slots:

    void whoGoesOnTypingDoesNotPutItOff()
    {
        int saved = 0;
        DelayedSave save([&] { ++saved; }, 50);
        QElapsedTimer timer;
        timer.start();
        while (saved == 0 && timer.elapsed() < 20000)
        {
            save.noteChange();
            QTest::qWait(1);
        }
        QCOMPARE(saved, 1);
    }

    void nothingIsSavedTwice()
    {
        int saved = 0;
        DelayedSave save([&] { ++saved; }, hour);
        save.flush();
        QCOMPARE(saved, 0);
        save.noteChange();
        QVERIFY(save.isPending());
        save.flush();
        save.flush();
        QCOMPARE(saved, 1);
        save.noteChange();
        save.cancel();
        save.flush();
        QCOMPARE(saved, 1);
    }

    void allAreSavedAtOnce()
    {
        int saved = 0;
        DelayedSave one([&] { ++saved; }, hour);
        DelayedSave other([&] { saved += 10; }, hour);
        {
            DelayedSave gone([&] { saved += 100; }, hour);
            gone.noteChange();
        }
        one.noteChange();
        DelayedSave::flushAll();
        QCOMPARE(saved, 1);
        one.noteChange();
        other.noteChange();
        DelayedSave::flushAll();
        QCOMPARE(saved, 12);
    }

    void theEndOfTheProgramIsWaitedForByNothing()
    {
        int saved = 0;
        DelayedSave save([&] { ++saved; }, hour);
        save.noteChange();
        QTimer::singleShot(0, [] { QCoreApplication::exit(3); });
        QCOMPARE(QCoreApplication::exec(), 3);
        QCOMPARE(saved, 1);
    }
};

DOSSIER_TESTS(DelayedSaveTest, EventLoop)

} // namespace delayed_save_test

#include "delayed_save_test.moc"
