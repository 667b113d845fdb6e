#include "tests/support/test_class.h"
#include "tests/support/views/pdf_words.h"
#include "tests/support/views/played_desk.h"
#include "tests/support/views/posted_events.h"
#include "views/session/paper_preview.h"
#include "views/session/paper_print.h"
#include "views/session/print_page.h"

#include <QAction>
#include <QFileIconProvider>
#include <QFileInfo>
#include <QRadioButton>
#include <QScrollBar>
#include <QSignalSpy>

namespace mission_papers_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

QString wordsOf(PlayedDesk &played, MissionPaper paper)
{
    return test::wordsOf(pdfOf(omegaDesk(played.at().desk()).documentOf(paper), titleOf(paper)));
}

/// The entry of the menus that prints.
QAction *printingEntry(MainWindow &window)
{
    QAction *found = nullptr;
    for (QAction *action : window.findChildren<QAction *>())
        if (action->shortcut() == QKeySequence(QStringLiteral("Ctrl+P")))
        {
            if (found != nullptr)
                return nullptr;
            found = action;
        }
    return found;
}

/// A clone of a kind comes to a space.
void arrive(PlayedDesk &played, int number, Space at)
{
    played.session().submit(omega::Correct{
        omega::FigureArrived{omega::NewFigureId{number}, played.table().content.figures.front().id, at, Facing::West}});
}

} // namespace

/// Papers of LEVEL 7: the table, and reports of the mission for everybody and for the overseer.
class MissionPapersTest : public QObject
{
    Q_OBJECT

private slots:

    /// The dialog that asks where the pages are saved has no word of another language in its columns.
    void theDialogThatSavesThePagesSpeaksItalian()
    {
        DeskAtRest at({.language = Language::Italian});
        QCOMPARE(QFileIconProvider().type(QFileInfo(at.path(QStringLiteral(".")))), QStringLiteral("Cartella"));
    }

    void theReportTellsRoundByRoundWhatHappened()
    {
        PlayedDesk played;
        played.planned();
        const QString report = wordsOf(played, MissionPaper::Report);
        QVERIFY2(report.contains(QStringLiteral("Round 1")), qPrintable(report));
        QVERIFY(report.contains(QStringLiteral("Before the first round")));
        QVERIFY(
            report.indexOf(QStringLiteral("Before the first round")) < report.lastIndexOf(QStringLiteral("Round 1")));
        QVERIFY(report.contains(QStringLiteral("Team Leader: Steady")) || report.contains(QStringLiteral("Steady")));
        QVERIFY(report.contains(QStringLiteral("The mission is still being played: Round 1")));
        QVERIFY(report.contains(QStringLiteral("Nobody")));
        QVERIFY(!report.contains(QStringLiteral("…")));
    }

    /// On every page, in the preview as in the PDF, stand whole rows.
    void noPaperIsTornByTheFootOfAPage()
    {
        PlayedDesk played;
        played.planned();
        for (int i = 0; i < 60; ++i)
            played.session().submit(omega::WriteNotes{std::nullopt, {"note " + std::to_string(i)}});
        for (const MissionPaper paper : {MissionPaper::Table, MissionPaper::OverseersReport, MissionPaper::Report})
            QCOMPARE(tornIn(omegaDesk(played.at().desk()).documentOf(paper)), QString());
    }

    void whoFellStandsInAListOfHisOwn()
    {
        PlayedDesk played;
        played.planned();
        played.session().submit(
            omega::Correct{omega::ConditionChanged{omega::Role::Rifleman, omega::Condition::Downed}});
        const QString report = wordsOf(played, MissionPaper::Report);
        const qsizetype list = report.indexOf(QStringLiteral("Who fell"));
        const qsizetype told = report.indexOf(QStringLiteral("Rifleman is downed"), list);
        QVERIFY2(list > 0 && told > list && told < report.indexOf(QStringLiteral("Before the first round"), list),
            qPrintable(report));
        QVERIFY(!report.contains(QStringLiteral("Nobody")));
        played.session().undo(QStringLiteral("a slip"));
        QVERIFY(wordsOf(played, MissionPaper::Report).contains(QStringLiteral("Nobody")));
    }

    void theResultIsTold()
    {
        PlayedDesk played;
        played.planned();
        played.session().submit(omega::EndGame{Side::Commando});
        QVERIFY2(wordsOf(played, MissionPaper::Report).contains(QStringLiteral("in round 1")),
            qPrintable(wordsOf(played, MissionPaper::Report)));
        QVERIFY(!wordsOf(played, MissionPaper::Report).contains(QStringLiteral("still being played")));
        // In short, before the lines of the journal.
        const QString report = wordsOf(played, MissionPaper::Report);
        QVERIFY2(report.contains(QStringLiteral("Wounds taken: commandos 0, enemies 0")), qPrintable(report));
        QVERIFY(
            report.indexOf(QStringLiteral("Wounds taken")) < report.indexOf(QStringLiteral("Before the first round")));
        // The title names the session, and not how it ended.
        const QString table = wordsOf(played, MissionPaper::Table);
        QVERIFY2(table.section(u'\n', 0, 0).trimmed().endsWith(QStringLiteral("the table")), qPrintable(table));
        QVERIFY(table.contains(QStringLiteral("The commandos have won, in round 1")));
    }

    void thePublicReportHoldsNothingSecretAndTheOverseersAllOfIt()
    {
        PlayedDesk played;
        played.planned();
        played.session().submit(omega::WriteNotes{std::nullopt, {"beware of the vent"}});
        QVERIFY(!wordsOf(played, MissionPaper::Report).contains(QStringLiteral("beware")));
        QVERIFY(!wordsOf(played, MissionPaper::Table).contains(QStringLiteral("beware")));
        const QString all = wordsOf(played, MissionPaper::OverseersReport);
        QVERIFY2(all.contains(QStringLiteral("secret")), qPrintable(all));
        QVERIFY(all.contains(QStringLiteral("beware of the vent")));
        QVERIFY(all.contains(QStringLiteral("Notes written")));
        QVERIFY(all.contains(QStringLiteral("Round 1")));
    }

    void whoLeftTheMapKeepsHisNameInTheReportOfAReopenedSession()
    {
        PlayedDesk played;
        played.planned();
        const Space leader = *played.table().commandos.at(omega::Role::TeamLeader).at;
        arrive(played, 1, {leader.x + 3, leader.y});
        QVERIFY(!played.table().figures.empty());
        const omega::FigureId figure = played.table().figures.begin()->first;
        played.session().submit(omega::Correct{omega::FigureLeft{figure}});
        QVERIFY(played.table().figures.empty());
        const QString path = played.session().path();
        emit played.at().window().sessionRequested(path);
        deliverPosted();
        const QString report = wordsOf(played, MissionPaper::Report);
        QVERIFY2(report.contains(QStringLiteral("leaves the map")), qPrintable(report));
        QVERIFY2(!report.contains(QStringLiteral("figure %1").arg(figure.number)), qPrintable(report));
    }

    void theTableHasItsBoardItsTimersAndItsDashboard()
    {
        PlayedDesk played;
        played.planned();
        const QString document = omegaDesk(played.at().desk()).documentOf(MissionPaper::Table);
        QVERIFY(document.contains(QStringLiteral("<img width=")));
        const QString table = wordsOf(played, MissionPaper::Table);
        for (const char *part : {"Timers", "Primary timer", "Dashboard", "Refresh", "Commandos", "Steady", "Enemies"})
            QVERIFY2(table.contains(QLatin1String(part)), qPrintable(table));
        for (const omega::Ability &ability : played.table().content.abilities)
            QVERIFY2(table.contains(QString::fromStdString(ability.name.en)), qPrintable(table));
    }

    void oneKeyPrintsWhateverGameIsOpen()
    {
        PlayedDesk played;
        QAction *print = printingEntry(played.at().window());
        QVERIFY(print != nullptr && print->isEnabled());
        QSignalSpy asked(&played.at().window(), &MainWindow::gameActRequested);
        print->trigger();
        QCOMPARE(asked.takeFirst(), (QVariantList{QStringLiteral("omega"), QStringLiteral("print")}));
        QCOMPARE(played.at().page(), QStringLiteral("PrintPage"));
        emit played.at().window().playRequested(QStringLiteral("specter"));
        deliverPosted();
        QVERIFY(print->isEnabled());
        print->trigger();
        QCOMPARE(asked.takeFirst(), (QVariantList{QStringLiteral("specter"), QStringLiteral("print")}));
    }

    void thePagesAreInTheLanguageThatIsChosen()
    {
        PlayedDesk played;
        played.planned();
        emit played.at().window().gameActRequested(QStringLiteral("omega"), QStringLiteral("print"));
        deliverPosted();
        auto *page = played.at().window().findChild<QWidget *>(QStringLiteral("PrintPage"));
        QString pages;
        QString title;
        // Nothing is to wait for a printer.
        static_cast<PrintPage *>(page)->giveTo({.print = [&](const PrintedPages &given)
            {
                pages = given.document;
                title = given.title;
            }});
        const auto print = [&]
        {
            for (QPushButton *button : page->findChildren<QPushButton *>())
                if (button->text() == QStringLiteral("Print on paper…"))
                    button->click();
        };
        print();
        QCOMPARE(title, QStringLiteral("Report of the mission"));
        QVERIFY(test::wordsOf(pdfOf(pages, title)).contains(QStringLiteral("Round 1")));
        for (QRadioButton *option : page->findChildren<QRadioButton *>())
            if (option->text() == QStringLiteral("Italiano"))
                option->click();
        deliverPosted();
        print();
        QVERIFY(!pages.isEmpty() && !test::wordsOf(pdfOf(pages, title)).contains(QStringLiteral("What happened")));
    }

    /// Another document is read from its first page.
    void anotherDocumentBeginsAtItsFirstPage()
    {
        PaperPreview preview;
        preview.resize(500, 300);
        preview.show();
        preview.present(QStringLiteral("<p>a line</p>").repeated(400));
        QTRY_VERIFY(preview.verticalScrollBar()->maximum() > 1500);
        const int max = preview.verticalScrollBar()->maximum();
        preview.verticalScrollBar()->setValue(max);
        preview.present(QStringLiteral("<p>another line</p>"));
        QCOMPARE(preview.verticalScrollBar()->value(), 0);
        QTRY_VERIFY(preview.verticalScrollBar()->maximum() < max / 2);
    }

    void beforeTheGameOnlyTheTableCanBePrinted()
    {
        DeskAtRest at;
        SessionDesk &desk = omegaDesk(at.desk());
        QVERIFY(desk.documentOf(MissionPaper::Table).isEmpty());
        desk.beginSession({{}, {"sample_depot"}, Printing::Revised, 4, QStringLiteral("Friday")});
        deliverPosted();
        QVERIFY(!desk.documentOf(MissionPaper::Table).isEmpty());
        QVERIFY(desk.documentOf(MissionPaper::Report).isEmpty());
        QVERIFY(desk.documentOf(MissionPaper::OverseersReport).isEmpty());
    }
};

DOSSIER_TESTS(MissionPapersTest, Windows)

} // namespace mission_papers_test

#include "mission_papers_test.moc"
