#include "app/window/reachable_place.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <rapidcheck.h>

namespace reachable_place_test
{

using dossier::reachablePlace;

namespace
{

constexpr int bar = 30;
const QRect laptop(0, 0, 1280, 800);
const QRect second(1280, 100, 1920, 1080);

} // namespace

class ReachablePlaceTest : public QObject
{
    Q_OBJECT

private slots:

    void aWindowWhoseBarIsSeenStaysWhereItWas()
    {
        const QRect place(100, 60, 1000, 700);
        QCOMPARE(reachablePlace(place, bar, {laptop}), place);
        // A window partly off the screen was put there by the user.
        const QRect off(-700, 60, 1000, 700);
        QCOMPARE(reachablePlace(off, bar, {laptop}), off);
        QCOMPARE(reachablePlace(place, bar, {}), place);
    }

    void aWindowNearlyOffTheScreenComesBack()
    {
        QCOMPARE(reachablePlace({1270, 790, 1000, 700}, bar, {laptop}), QRect(280, 100, 1000, 700));
        QCOMPARE(reachablePlace({-990, 60, 1000, 700}, bar, {laptop}), QRect(0, 60, 1000, 700));
        QCOMPARE(reachablePlace({100, -500, 1000, 700}, bar, {laptop}), QRect(100, bar, 1000, 700));
    }

    void aScreenThatIsGoneLeavesItsWindowOnTheOther()
    {
        const QRect place(2000, 300, 1000, 700);
        QCOMPARE(reachablePlace(place, bar, {laptop, second}), place);
        QCOMPARE(reachablePlace(place, bar, {laptop}), QRect(280, 100, 1000, 700));
    }

    void anyWindowCanBeTakenHoldOf()
    {
        const bool held = rc::check("its title bar is on a screen",
            []
            {
                const auto number = [](int min, int max) { return *rc::gen::inRange(min, max); };
                const QRect place(number(-4000, 4000), number(-4000, 4000), number(100, 3000), number(100, 3000));
                const QRect found = reachablePlace(place, bar, {laptop, second});
                const QRect title(found.left(), found.top() - bar, found.width(), bar);
                const auto seenOn = [&](const QRect &screen)
                {
                    const QRect seen = title.intersected(screen);
                    return seen.height() == bar && seen.width() >= std::min(200, title.width());
                };
                RC_ASSERT(seenOn(laptop) || seenOn(second));
            });
        QVERIFY(held);
    }
};

DOSSIER_TESTS(ReachablePlaceTest, Nothing)

} // namespace reachable_place_test

#include "reachable_place_test.moc"
