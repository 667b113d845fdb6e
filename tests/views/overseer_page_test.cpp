#include "journal_strip.h"
#include "played_desk.h"
#include "session_files.h"

#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

using namespace dossier;
using namespace dossier::test;

class OverseerPageTest : public QObject
{
    Q_OBJECT

private slots:

    void theSampleMissionIsOneClickAway()
    {
        DeskAtRest at;
        QCOMPARE(at.page(), QStringLiteral("StartPage"));
        for (QPushButton *button : at.window().findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("Play the sample mission"))
                button->click();
        QCOMPARE(at.page(), QStringLiteral("OverseerPage"));
        const omega::PublicTable &table = at.desk().sessions().session()->overseerView().open;
        QCOMPARE(table.clock.step, omega::Step::Transfer);
        QCOMPARE(static_cast<int>(table.commandos.size()), 4);
        QCOMPARE(campaignFiles(at.desk().sessions().folder()).size(), std::size_t{1});
    }

    void aSessionGoesOnWhereItWasLeft()
    {
        PlayedDesk played;
        QVERIFY(played.click(QStringLiteral("Transfer 0 to the pool")));
        const QString file = played.session().path();
        emit played.at().window().sampleChosen(0);
        emit played.at().window().sessionRequested(file);
        QCOMPARE(played.at().page(), QStringLiteral("OverseerPage"));
        QCOMPARE(played.table().clock.step, omega::Step::Initiative);
    }

    void planningIsLedByButtonsThatSayWhatTheyDo()
    {
        PlayedDesk played;
        played.planned();
        QCOMPARE(played.table().clock.step, omega::Step::Turns);
        QVERIFY(played.table().turn.has_value());
    }

    void aMoveIsTwoClicks()
    {
        PlayedDesk played;
        played.planned();
        const omega::Commando before = played.table().commandos.at(omega::Role::TeamLeader);
        played.press({2, 2});
        QVERIFY(played.click(QStringLiteral("Move · 1")));
        const omega::Commando &after = played.table().commandos.at(omega::Role::TeamLeader);
        QVERIFY(after.at != before.at);
        QCOMPARE(after.at.value(), (Space{2, 2}));
        QCOMPARE(played.table().adrenaline.sheets.at(omega::Role::TeamLeader), 1);
    }

    void aRefusalSaysWhyAndIsOverruledByAReason()
    {
        PlayedDesk played;
        played.planned();
        QVERIFY(played.click(QStringLiteral("Heal · 2")) || played.click(QStringLiteral("Heal · 1")));
        QVERIFY(played.shows(QStringLiteral("There is no wound to heal.")));
        QLineEdit *reason = nullptr;
        for (QLineEdit *edit : played.page().findChildren<QLineEdit *>())
            if (edit->placeholderText() == QStringLiteral("Why the table decides otherwise"))
                reason = edit;
        QVERIFY(reason != nullptr && reason->isVisible());
        const std::uint32_t lines = played.session().lineCount(journal::Eyes::KnowSecrets);
        QTest::keyClicks(reason, QStringLiteral("A house rule."));
        QTest::keyClick(reason, Qt::Key_Return);
        QCOMPARE(played.session().lineCount(journal::Eyes::KnowSecrets), lines + 1);
        QVERIFY(!reason->isVisible());
    }

    void undoTakesBackWhatWasDoneLast()
    {
        PlayedDesk played;
        QVERIFY(played.click(QStringLiteral("Transfer 0 to the pool")));
        QCOMPARE(played.table().clock.step, omega::Step::Initiative);
        QVERIFY(played.click(QStringLiteral("↶ Undo")));
        QCOMPARE(played.table().clock.step, omega::Step::Transfer);
        QVERIFY(played.click(QStringLiteral("↷ Redo")));
        QCOMPARE(played.table().clock.step, omega::Step::Initiative);
    }

    void theJournalIsReadByPages()
    {
        PlayedDesk played;
        const auto *list = played.page().findChild<JournalStrip *>()->findChild<QListView *>();
        QCOMPARE(static_cast<std::uint32_t>(list->model()->rowCount()),
            played.session().lineCount(journal::Eyes::KnowSecrets));
        QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("Timers on 1 and 1 · 6: bank → pool"));
    }
};

QTEST_MAIN(OverseerPageTest)
#include "overseer_page_test.moc"
