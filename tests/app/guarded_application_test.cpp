#include "app/check/escaped.h"
#include "app/window/guarded_application.h"

#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <cstdlib>
#include <stdexcept>

using namespace dossier;

/// An exception that escapes from a rule or a slot ends nothing, and is reported.
class GuardedApplicationTest : public QObject
{
    Q_OBJECT

private slots:

    /// Every other test ends by such an exception; these are about it.
    void initTestCase() { ::unsetenv("DOSSIER_WATCHED"); }

    void whatIsLetOutIsToldAndAnsweredOtherwise()
    {
        QCOMPARE(guarded([] { return 1; }, [] { return 2; }), 1);
        QCOMPARE(guarded([]() -> int { throw std::out_of_range("map::at"); }, [] { return 2; }), 2);
        QCOMPARE(guarded([]() -> int { throw 7; }, [] { return 2; }), 2);
    }

    void aSlotThatFailsDoesNotEndTheProgram()
    {
        auto *application = static_cast<GuardedApplication *>(QCoreApplication::instance());
        int told = 0;
        application->onEscaped = [&told] { ++told; };
        QPushButton button(QStringLiteral("Confirm"));
        connect(&button, &QPushButton::clicked, this, [] { throw std::out_of_range("map::at"); });
        button.show();
        // Through the event loop, like a real press; QTest's own would bypass it.
        QTimer::singleShot(0, &button, &QPushButton::click);
        QTRY_COMPARE(told, 1);
        application->onEscaped = {};
    }
};

int main(int argc, char **argv)
{
    GuardedApplication application(argc, argv);
    GuardedApplicationTest tests;
    return QTest::qExec(&tests, argc, argv);
}

#include "guarded_application_test.moc"
