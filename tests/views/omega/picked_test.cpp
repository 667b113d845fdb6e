#include "tests/support/test_class.h"
#include "tests/support/views/played_desk.h"
#include "tests/support/views/posted_events.h"

namespace picked_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

using omega::Correct;
using omega::FigureId;

/// A clone comes to the map, and is pressed.
void pressClone(PlayedDesk &played, Space at)
{
    played.session().submit(Correct{omega::FigureArrived{{1}, {"rogue_clone"}, at, Facing::West}});
    deliverPosted();
    played.press(at);
}

} // namespace

/// A figure that is picked and leaves is simply no longer picked: omega-desk.md, A1.
class PickedTest : public QObject
{
    Q_OBJECT

private slots:

    void whoeverIsKilledIsPickedNoLonger()
    {
        PlayedDesk played;
        played.planned();
        pressClone(played, {3, 1});
        played.session().submit(
            omega::DeclareAttack{omega::Role::TeamLeader, {"m18"}, {1, 1}, FigureId{1}, {3, 1}, false, {}},
            QStringLiteral("so be it"));
        played.session().submit(omega::RollAttack{{{2, 2}, {2, 2}}}, QStringLiteral("so be it"));
        deliverPosted();
        played.press({3, 1});
        played.session().submit(omega::ApplyAttack{}, QStringLiteral("so be it"));
        deliverPosted();
        QVERIFY(!played.table().figures.contains(FigureId{1}));
    }

    void whoeverIsUndoneIsPickedNoLonger()
    {
        PlayedDesk played;
        played.planned();
        pressClone(played, {3, 1});
        played.session().undo(QStringLiteral("back"));
        deliverPosted();
        QVERIFY(played.table().figures.empty());
    }

    void whoeverIsCorrectedAwayIsPickedNoLonger()
    {
        PlayedDesk played;
        played.planned();
        pressClone(played, {3, 1});
        played.session().submit(Correct{omega::FigureLeft{FigureId{1}}});
        deliverPosted();
        QVERIFY(played.table().figures.empty());
    }

    void whoeverIsBlownUpIsPickedNoLonger()
    {
        PlayedDesk played;
        played.planned();
        pressClone(played, {3, 1});
        omega::Explode explode{.at = {3, 1}, .radius = 0, .dice = {0, 4}};
        explode.rolls = {{FigureId{1}, {{}, {2, 2, 2, 2}}}};
        played.session().submit(explode, QStringLiteral("so be it"));
        deliverPosted();
        QVERIFY(!played.table().figures.contains(FigureId{1}));
    }

    void picksOfAnotherViewAreMended()
    {
        PlayedDesk played;
        played.planned();
        pressClone(played, {3, 1});
        omega::View view = *played.session().overseerView();
        const Picked picked{.actor = view.open.turn->who, .target = FigureId{1}, .space = Space{3, 1}};
        QVERIFY(mended(view, picked) == picked);
        view.open.figures.clear();
        QVERIFY(mended(view, picked) == Picked{.actor = view.open.turn->who});
        view.open.turn.reset();
        view.open.clock.step = omega::Step::Activate;
        QVERIFY(mended(view, {.actor = FigureId{1}}) == Picked{});
    }
};

DOSSIER_TESTS(PickedTest, Windows)

} // namespace picked_test

#include "picked_test.moc"
