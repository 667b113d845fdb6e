#include "board_view.h"
#include "desk_at_rest.h"
#include "journal_strip.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace dossier;
using namespace dossier::test;

namespace
{

/// The desk with the sample mission begun.
class Played
{
public:
    Played() { emit m_at.window().playAsked(); }

    [[nodiscard]] DeskAtRest &at() { return m_at; }

    [[nodiscard]] OverseerSession &session() { return *m_at.desk().sessions().session(); }

    [[nodiscard]] OverseerPage &page() { return *m_at.desk().sessions().page(); }

    [[nodiscard]] const omega::PublicTable &table() { return session().overseerView().open; }

    [[nodiscard]] BoardView &board() { return *page().findChild<BoardView *>(); }

    /// Clicks the button that says or is called that; false when none is shown.
    bool click(const QString &text)
    {
        for (QPushButton *button : page().findChildren<QPushButton *>())
            if (button->isVisible() && button->isEnabled()
                && (button->text() == text || button->accessibleName() == text))
            {
                button->click();
                QCoreApplication::processEvents();
                return true;
            }
        return false;
    }

    void press(Space space, std::optional<Edge> edge = std::nullopt)
    {
        emit board().pressed({space, edge}, Qt::NoModifier);
        QCoreApplication::processEvents();
    }

    [[nodiscard]] bool shows(const QString &text)
    {
        for (const QLabel *label : page().findChildren<QLabel *>())
            if (label->isVisible() && label->text().contains(text))
                return true;
        return false;
    }

    /// Up to the first commando's turn.
    void planned()
    {
        QVERIFY(click(QStringLiteral("Transfer 0 to the pool")));
        QVERIFY(click(QStringLiteral("Initiative: TL, CS, HSS, RI")));
        for (const char *commando :
            {"Team Leader", "Countermeasures Specialist", "Heavy Support Specialist", "Rifleman"})
            QVERIFY(click(QStringLiteral("%1: Steady").arg(QLatin1String(commando))));
        QVERIFY(click(QStringLiteral("Begin the turn of Team Leader")));
    }

private:
    DeskAtRest m_at;
};

} // namespace

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
        QCOMPARE(at.desk().sessions().kept().size(), std::size_t{1});
    }

    void aSessionGoesOnWhereItWasLeft()
    {
        Played played;
        QVERIFY(played.click(QStringLiteral("Transfer 0 to the pool")));
        const QString file = played.session().path();
        emit played.at().window().sampleChosen(0);
        emit played.at().window().sessionRequested(file);
        QCOMPARE(played.at().page(), QStringLiteral("OverseerPage"));
        QCOMPARE(played.table().clock.step, omega::Step::Initiative);
    }

    void planningIsLedByButtonsThatSayWhatTheyDo()
    {
        Played played;
        played.planned();
        QCOMPARE(played.table().clock.step, omega::Step::Turns);
        QVERIFY(played.table().turn.has_value());
    }

    void aMoveIsTwoClicks()
    {
        Played played;
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
        Played played;
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
        Played played;
        QVERIFY(played.click(QStringLiteral("Transfer 0 to the pool")));
        QCOMPARE(played.table().clock.step, omega::Step::Initiative);
        QVERIFY(played.click(QStringLiteral("↶ Undo")));
        QCOMPARE(played.table().clock.step, omega::Step::Transfer);
        QVERIFY(played.click(QStringLiteral("↷ Redo")));
        QCOMPARE(played.table().clock.step, omega::Step::Initiative);
    }

    void theJournalIsReadByPages()
    {
        Played played;
        const auto *list = played.page().findChild<JournalStrip *>()->findChild<QListView *>();
        QCOMPARE(static_cast<std::uint32_t>(list->model()->rowCount()),
            played.session().lineCount(journal::Eyes::KnowSecrets));
        QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("6: bank → pool · Timers on 1 and 1"));
    }
};

QTEST_MAIN(OverseerPageTest)
#include "overseer_page_test.moc"
