#include "tests/support/test_class.h"
#include "tests/support/views/played_desk.h"
#include "tests/support/views/posted_events.h"
#include "views/omega/desk/desk_panels.h"
#include "views/omega/desk/dice_panel.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>

namespace open_panels_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// The panels of a desk with the sample mission begun.
struct Panels
{
    PlayedDesk played;
    DeskPanels &panels = *played.page().findChild<DeskPanels *>();

    template <typename Panel>
    bool shows()
    {
        return played.page().findChild<Panel *>()->isVisible();
    }

    bool shows(const char *panel) { return played.page().findChild<QWidget *>(QLatin1String(panel))->isVisible(); }

    int forms() { return (shows("deskForm") ? 1 : 0) + (shows("events") ? 1 : 0) + (shows("legend") ? 1 : 0); }
};

} // namespace

/// When what lies over the board opens, and when it goes.
class OpenPanelsTest : public QObject
{
    Q_OBJECT

private slots:

    void oneFormIsOpenAtATime()
    {
        Panels desk;
        using enum DeskForm;
        for (const DeskForm form : {SomethingElse, Correction, Events, Legend, Events})
        {
            desk.panels.open(form);
            QCOMPARE(desk.forms(), 1);
            QVERIFY(desk.panels.openForm() == form);
        }
        QVERIFY(desk.shows("events"));
        QVERIFY(desk.panels.close());
        QCOMPARE(desk.forms(), 0);
        QVERIFY(!desk.panels.openForm());
        QVERIFY(!desk.panels.close());
    }

    void aCorrectionOpensWithItsKind()
    {
        Panels desk;
        desk.panels.correct(CorrectionKind::Wounds);
        QVERIFY(desk.shows("deskForm"));
        QVERIFY(desk.panels.isTyping());
    }

    void whileOneLooksBackOnlyTheLegendOpens()
    {
        Panels desk;
        QVERIFY(desk.played.click(QStringLiteral("Transfer 0 to the pool")));
        desk.panels.open(DeskForm::Correction);
        QVERIFY(desk.shows("deskForm"));
        desk.played.at().press(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(desk.played.page().looksBack());
        QCOMPARE(desk.forms(), 0);
        desk.panels.open(DeskForm::Correction);
        QCOMPARE(desk.forms(), 0);
        desk.panels.open(DeskForm::Legend);
        QVERIFY(desk.shows("legend"));
    }

    void stancesAndDiceAreThereWhileTheyAreAskedFor()
    {
        Panels desk;
        QVERIFY(!desk.shows("stances"));
        QVERIFY(desk.played.click(QStringLiteral("Transfer 0 to the pool")));
        QVERIFY(desk.played.click(QStringLiteral("Initiative: TL, CS, HSS, RI")));
        QVERIFY(desk.shows("stances"));
        for (const char *commando :
            {"Team Leader", "Countermeasures Specialist", "Heavy Support Specialist", "Rifleman"})
            QVERIFY(desk.played.click(QStringLiteral("%1: Steady").arg(QLatin1String(commando))));
        QVERIFY(!desk.shows("stances"));
        QVERIFY(!desk.shows("dice") && !desk.panels.takeDice());
        QVERIFY(desk.played.click(QStringLiteral("Begin the turn of Team Leader")));
        desk.played.session().submit(omega::BeginChallenge{}, QStringLiteral("agreed"));
        QVERIFY(desk.shows("dice") && desk.panels.takeDice());
    }

    /// OP-CMD-4: who is downed has the downed card instead.
    void theDownedAreOfferedNoStance()
    {
        Panels desk;
        QVERIFY(desk.played.click(QStringLiteral("Transfer 0 to the pool")));
        QVERIFY(desk.played.click(QStringLiteral("Initiative: TL, CS, HSS, RI")));
        const auto offered = [&](const char *name)
        {
            return std::ranges::any_of(
                desk.played.page().findChild<QWidget *>(QStringLiteral("stances"))->findChildren<QPushButton *>(),
                [&](const QPushButton *button)
                { return button->isVisible() && button->accessibleName().startsWith(QLatin1String(name)); });
        };
        QVERIFY(offered("Rifleman"));
        desk.played.session().submit(
            omega::Correct{omega::ConditionChanged{omega::Role::Rifleman, omega::Condition::Downed}});
        deliverPosted();
        QVERIFY(desk.shows("stances"));
        QVERIFY(!offered("Rifleman") && offered("Team Leader"));
        const auto labels
            = desk.played.page().findChild<QWidget *>(QStringLiteral("stances"))->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels,
            [](const QLabel *label) { return label->isVisible() && label->text() == QStringLiteral("downed"); }));
    }

    void diceThatWaitHaveTheKeysWhenTheDeskIsShownAgain()
    {
        Panels desk;
        desk.played.planned();
        desk.played.session().submit(omega::BeginChallenge{}, QStringLiteral("agreed"));
        const auto *dice = &desk.played.dice();
        QVERIFY(dice->isVisible());
        desk.played.at().press(Qt::Key_F9);
        QVERIFY(!dice->isVisible());
        desk.played.at().press(Qt::Key_F9);
        deliverPosted();
        QVERIFY(dice->isVisible());
        QVERIFY(dice->isAncestorOf(desk.played.page().focusWidget()));
    }

    /// A legend that somebody opened stays when something is done.
    void onlyALegendThatNobodyAskedForIsDismissed()
    {
        Panels desk;
        desk.panels.open(DeskForm::Legend);
        desk.panels.dismissSigns();
        QCOMPARE(desk.forms(), 1);
        QVERIFY(desk.panels.close());
        desk.panels.explainSigns();
        desk.panels.dismissSigns();
        QCOMPARE(desk.forms(), 0);
        QVERIFY(!desk.panels.close());
    }
};

DOSSIER_TESTS(OpenPanelsTest, Windows)

} // namespace open_panels_test

#include "open_panels_test.moc"
