#include "app/session/session_files.h"
#include "tests/support/test_class.h"
#include "tests/support/views/played_desk.h"
#include "tests/support/views/posted_events.h"
#include "tests/support/views/settle.h"
#include "views/window/message_bar.h"
#include "views/window/message_place.h"

#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>
#include <QTimer>

#include <algorithm>

namespace message_place_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// The default button on the start page.
QStringList defaultButtonOn(DeskAtRest &at)
{
    QStringList names;
    for (const QPushButton *button :
        at.window().findChild<QWidget *>(QStringLiteral("StartPage"))->findChildren<QPushButton *>())
    {
        const QString tone = button->property("tone").toString();
        if (button->property("role").toString() == QStringLiteral("primary") && tone != QStringLiteral("quiet")
            && button->isVisibleTo(&at.window()))
            names << (button->text() == QStringLiteral("Continue") ? button->accessibleName() : button->text());
    }
    return names;
}

/// The text of the button that opens the session of a file which is not the one to continue.
QString rowOf(const SessionFile &file)
{
    const SessionFile first{QStringLiteral("/first"), QStringLiteral("First"), {}, QStringLiteral("LEVEL 7"), {}};
    const Part sessions = recentSessions({first, file}, {}, 1, [](const QString &) { }, [] { });
    const Part &rows = sessions.inside.at(2);
    return std::get<Button>(rows.inside.at(0).content).text;
}

/// Makes a file so many seconds younger than it is now.
void setPlayed(const QString &path, int seconds)
{
    QFile file(path);
    if (file.open(QIODevice::ReadWrite))
        file.setFileTime(QDateTime::currentDateTime().addSecs(seconds), QFileDevice::FileModificationTime);
}

} // namespace

/// A message lies over the page, and a session that has ended is not offered as what is meant next.
class MessagePlaceTest : public QObject
{
    Q_OBJECT

private slots:

    void aMessageMovesNothing()
    {
        PlayedDesk played;
        MainWindow &window = played.at().window();
        window.resize(1280, 800);
        settle();
        const QRect board = played.board().geometry();
        const QPoint corner = played.board().mapTo(&window, QPoint());
        window.note(QStringLiteral("The session’s result is written down."));
        settle();
        const auto *bar = &window.message();
        QVERIFY(bar->isVisible());
        QCOMPARE(played.board().geometry(), board);
        QCOMPARE(played.board().mapTo(&window, QPoint()), corner);
        // It covers no button of the header.
        const auto *header = played.page().findChild<QWidget *>(QStringLiteral("header"));
        QVERIFY(bar->mapTo(&window, QPoint()).y() >= header->mapTo(&window, header->rect().bottomLeft()).y());
        // It lies over the board alone.
        const QRect over(played.board().mapTo(bar->parentWidget(), QPoint()), played.board().size());
        QVERIFY(over.contains(bar->geometry()));
    }

    /// Letters and numbers of the board are read beside it, and the board is scrolled.
    void aMessageCoversNoCoordinates()
    {
        PlayedDesk played;
        MainWindow &window = played.at().window();
        window.resize(1280, 800);
        settle();
        // A board that is larger than its room has scroll bars.
        for (int times = 0; times < 12; ++times)
            played.board().zoomIn();
        window.note(QStringLiteral("The game goes on: the session has no result again."));
        settle();
        const auto *bar = &window.message();
        QVERIFY(bar->isVisible());
        const BoardView &board = played.board();
        const QSize strips = board.geometryOfBoard().strips;
        QVERIFY(!strips.isEmpty());
        const QPoint corner = board.mapTo(bar->parentWidget(), QPoint());
        QVERIFY(bar->geometry().top() >= corner.y() + strips.height());
        QVERIFY(bar->geometry().left() >= corner.x() + strips.width());
        QVERIFY(board.verticalScrollBar()->isVisible());
        QVERIFY(bar->geometry().right() < board.verticalScrollBar()->mapTo(bar->parentWidget(), QPoint()).x());
    }

    /// A board that is smaller than its room has its letters in the middle of it.
    void aMessageCoversNeitherLettersNorFigures()
    {
        PlayedDesk played;
        MainWindow &window = played.at().window();
        for (const QSize size : {QSize(1280, 800), QSize(1024, 800)})
        {
            window.resize(size);
            settle();
            window.note(QStringLiteral("The game goes on: the session has no result again."));
            settle();
            const auto *bar = &window.message();
            QVERIFY(bar->isVisible());
            const BoardGeometry &geometry = played.board().geometryOfBoard();
            const QPoint corner = played.board().viewport()->mapTo(bar->parentWidget(), QPoint());
            const QRectF covered = bar->geometry().translated(-corner);
            const double below
                = std::max(geometry.frame().board.top() - BoardGeometry::margin, double(geometry.window().top()));
            const double strip = geometry.strips.height();
            QVERIFY(!covered.intersects(QRectF(0, below - strip, geometry.view.width(), strip)));
            const double margin = geometry.side / 4;
            for (const auto &[role, commando] : played.table().commandos)
                QVERIFY(commando.at
                    && !covered.intersects(geometry.rectOf(*commando.at).adjusted(margin, margin, -margin, -margin)));
        }
    }

    /// Nothing is said in the language of before: it is said anew, or goes.
    void aMessageSpeaksTheLanguageThatIsChosen()
    {
        DeskAtRest at;
        const auto *bar = &at.window().message();
        const auto speak = [&](Language language)
        {
            Preferences preferences = at.desk().preferences();
            preferences.language = language;
            at.desk().choose(preferences);
            deliverPosted();
        };
        const auto words = []
        {
            return QCoreApplication::translate("dossier::MessageBar",
                "Dossier exported the "
                "board.");
        };
        for (const bool note : {true, false})
        {
            speak(Language::English);
            note ? at.window().noteBy(words) : at.window().showMessageBy(words);
            const QString before = bar->text();
            QVERIFY(before.contains(QStringLiteral("Dossier exported the board.")));
            speak(Language::Italian);
            QVERIFY(bar->isVisible());
            QVERIFY2(bar->text() != before && bar->text().contains(words()), qPrintable(bar->text()));
            speak(Language::English);
            QCOMPARE(bar->text(), before);
            note ? at.window().note(before) : at.window().showMessage(before);
            speak(Language::Italian);
            QVERIFY(!bar->isVisible());
        }
        // The way to a rescue stays.
        at.window().offerRescue(QStringLiteral("It is damaged."));
        speak(Language::English);
        QVERIFY(bar->isVisible());
        QVERIFY(bar->text().startsWith(QStringLiteral("This campaign file is damaged.")));
    }

    /// The tabs and buttons beside the board can be pressed while it is read.
    void aMessageCoversNothingThatIsPressedBesideTheBoard()
    {
        PlayedDesk played;
        MainWindow &window = played.at().window();
        window.resize(1280, 800);
        window.showMessage(QStringLiteral("word ").repeated(40));
        settle();
        const auto *bar = &window.message();
        QVERIFY(bar->isVisible());
        const QRect covered(bar->mapTo(&window, QPoint()), bar->size());
        for (const auto *button : played.page().findChildren<QAbstractButton *>())
            if (button->isVisible() && !played.board().isAncestorOf(button))
                QVERIFY2(!covered.intersects(QRect(button->mapTo(&window, QPoint()), button->size())),
                    qPrintable(button->accessibleName()));
    }

    /// A message about the result goes with the next action, and a message about a fault stays.
    void whatIsNoLongerSoIsNotSaid()
    {
        PlayedDesk played;
        const auto *bar = &played.at().window().message();
        played.session().submit(omega::EndGame{Side::Commando});
        played.session().undo(QStringLiteral("a slip"));
        QVERIFY2(bar->text().contains(QStringLiteral("no result")), qPrintable(bar->text()));
        played.session().submit(omega::EndGame{Side::Enemy});
        QCOMPARE(bar->text(), QString());
        played.at().window().showMessage(QStringLiteral("The disk is full."));
        played.session().submit(omega::WriteNotes{{}, {"keep them busy"}});
        QVERIFY(bar->isVisible());
    }

    void goodNewsGoesByItselfAndAFaultStays()
    {
        DeskAtRest at;
        const auto *bar = &at.window().message();
        auto *read = bar->findChild<QTimer *>();
        read->setInterval(50);
        at.window().note(QStringLiteral("The report is saved."));
        QVERIFY(bar->isVisible());
        QTRY_VERIFY(!bar->isVisible());
        at.window().note(QStringLiteral("The report is saved."));
        at.window().showMessage(QStringLiteral("The disk is full."));
        QTest::qWait(150);
        QVERIFY(bar->isVisible());
    }

    void aMessageIsAsHighAsItsWordsAndAsWideAsTheWindow()
    {
        DeskAtRest at;
        at.window().resize(1000, 700);
        at.window().showMessage(QStringLiteral("word ").repeated(60));
        settle();
        const auto *bar = &at.window().message();
        QCOMPARE(bar->width(), 1000);
        QVERIFY(bar->height() >= bar->heightForWidth(1000));
        at.window().resize(900, 700);
        settle();
        QCOMPARE(bar->width(), 900);
    }

    /// If a page has controls at its upper edge and none at its lower edge, the message is at the lower edge.
    void aMessageLeavesTheControlsOfAPageFree()
    {
        QWidget window;
        window.resize(600, 400);
        auto *pages = new QStackedWidget(&window);
        pages->resize(window.size());
        auto *page = new QWidget;
        auto *choice = new QPushButton(QStringLiteral("The table"), page);
        choice->setGeometry(10, 5, 200, 30);
        pages->addWidget(page);
        auto *message = new QLabel(QStringLiteral("It is saved."), &window);
        message->hide();
        new MessagePlace(message, pages);
        window.show();
        message->show();
        QTRY_COMPARE(message->geometry().bottom(), pages->geometry().bottom());
        QVERIFY(!message->geometry().intersects(choice->geometry()));
    }

    void aSessionThatGoesOnIsBright()
    {
        DeskAtRest at;
        at.window().renderSessions({{QStringLiteral("/a"), QStringLiteral("Ended"), {}, QStringLiteral("Specter Ops"),
                                        QStringLiteral("The agent won")},
            {QStringLiteral("/b"), QStringLiteral("Going on"), {}, QStringLiteral("Specter Ops"), {}}});
        QCOMPARE(defaultButtonOn(at), QStringList{QStringLiteral("Continue Going on, Specter Ops")});
    }

    /// A session that goes on is told by its round, once somebody is at the start page.
    void theStartPageTellsTheRound()
    {
        PlayedDesk played;
        played.session().submit(omega::Correct{omega::StepBegan{omega::Step::Transfer, 3}});
        emit played.page().leaveRequested();
        const auto *card = played.at().window().findChild<QWidget *>(QStringLiteral("lastSession"));
        const auto says = [&]
        {
            const QList<QLabel *> labels = card->findChildren<QLabel *>();
            return std::ranges::any_of(
                labels, [](const QLabel *label) { return label->text().contains(QStringLiteral("Round 3")); });
        };
        QTRY_VERIFY(says());
    }

    /// With large text all cards stand in one column: the default button would lie below the fold, so it comes first.
    void aSessionThatGoesOnIsInSightWithLargeText_data()
    {
        QTest::addColumn<int>("percent");
        for (const int percent : {100, 150, 200})
            QTest::addRow("%d", percent) << percent;
    }

    void aSessionThatGoesOnIsInSightWithLargeText()
    {
        QFETCH(int, percent);
        DeskAtRest at({.textPercent = percent});
        at.window().resize(1280, 800);
        const SessionFile goesOn{QStringLiteral("/b"), QStringLiteral("Sample mission of a long Friday evening"), {},
            QStringLiteral("LEVEL 7"), {}};
        at.window().renderSessions({goesOn});
        settle();
        const auto *button = at.window().findChild<QWidget *>(QStringLiteral("session//b"));
        const int bottom = button->mapTo(&at.window(), QPoint(0, button->height())).y();
        QVERIFY2(button->isVisible() && bottom < at.window().height(), qPrintable(QString::number(bottom)));
        // Nothing has to be scrolled sideways.
        const auto *area = at.window().findChild<QWidget *>(QStringLiteral("StartPage"))->findChild<QScrollArea *>();
        QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
        // Without one the games come first.
        at.window().renderSessions({});
        settle();
        QVERIFY(at.window().findChild<QWidget *>(QStringLiteral("session//b")) == nullptr);
    }

    /// Its key does what the default button says, on the start page as on a desk.
    void theKeyOfTheNextStepPressesWhatIsBright()
    {
        DeskAtRest at;
        at.window().renderSessions(
            {{QStringLiteral("/b"), QStringLiteral("Going on"), {}, QStringLiteral("Specter Ops"), {}}});
        const QSignalSpy asked(&at.window(), &MainWindow::sessionRequested);
        at.window().activateWindow();
        settle();
        QTest::keyClick(&at.window(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().toString(), QStringLiteral("/b"));
    }

    /// Also where its file is older than another one, as long as what was played is not written into it yet.
    void theSessionThatWasLeftIsTheFirst()
    {
        DeskAtRest at;
        for (const char *game : {"omega", "specter", "conquest"})
            emit at.window().playRequested(QLatin1String(game));
        const std::vector<SessionFile> files = filesIn(at.desk().folder());
        QCOMPARE(files.size(), std::size_t{3});
        emit at.window().sessionsRequested();
        const auto first = [&]() -> const QPushButton *
        {
            // The button of another session is deleted a moment later.
            const auto *strip = at.window().findChild<QWidget *>(QStringLiteral("lastSession"));
            for (const QPushButton *button : strip->findChildren<QPushButton *>())
                if (button->isVisibleTo(&at.window()))
                    return button;
            return nullptr;
        };
        for (const SessionFile &left : files)
        {
            for (const SessionFile &file : files)
                setPlayed(file.path, file.path == left.path ? -3600 : 3600);
            emit at.window().sessionRequested(left.path);
            at.press(Qt::Key_H, Qt::ControlModifier);
            QCOMPARE(at.page(), QStringLiteral("StartPage"));
            QVERIFY2(first()->accessibleName().contains(left.name), qPrintable(left.name));
            QCOMPARE(first()->property("role").toString(), QStringLiteral("primary"));
            // It stays so when its session is let go.
            emit at.window().sessionsRequested();
            setPlayed(left.path, -3600);
            emit at.window().sessionsRequested();
            at.press(Qt::Key_H, Qt::ControlModifier);
            QVERIFY2(first()->accessibleName().contains(left.name), qPrintable(left.name));
        }
    }

    void whoComesBackReadsTheStartPageFromItsTop()
    {
        DeskAtRest at;
        at.window().resize(1280, 560);
        deliverPosted();
        QScrollBar *bar = at.window()
                              .findChild<QWidget *>(QStringLiteral("StartPage"))
                              ->findChild<QScrollArea *>()
                              ->verticalScrollBar();
        QVERIFY(bar->maximum() > 0);
        bar->setValue(bar->maximum());
        at.press(Qt::Key_F2);
        at.press(Qt::Key_H, Qt::ControlModifier);
        QCOMPARE(bar->value(), 0);
    }

    /// It takes a second line before it is cut.
    void aLongResultIsToldWhole()
    {
        SessionFile file;
        file.name = QStringLiteral("Thursdays");
        file.game = QStringLiteral("Specter Ops");
        file.result = QStringLiteral("The hunters won, for the agent was caught in turn 31");
        const QString row = rowOf(file).replace(u'\n', u' ');
        QVERIFY2(row.contains(file.result), qPrintable(row));
    }

    /// The card is as wide as its rows, once they are there.
    void aRowOfASessionIsReadWhole()
    {
        DeskAtRest at;
        at.window().resize(1280, 800);
        at.window().renderSessions({{QStringLiteral("/a"), QStringLiteral("Ended"), {}, QStringLiteral("LEVEL 7"),
            QStringLiteral("WWW WWWW MMMM WW WWWWWWW MMMM")}});
        settle();
        for (const QPushButton *row :
            at.window().findChild<QWidget *>(QStringLiteral("sessions"))->findChildren<QPushButton *>())
            QVERIFY2(row->width() >= row->sizeHint().width(), qPrintable(row->text()));
    }

    void whereAllHaveEndedANewSessionOfTheLastGameIsBright()
    {
        DeskAtRest at;
        at.window().renderSessions({{QStringLiteral("/a"), QStringLiteral("Ended"), {}, QStringLiteral("Specter Ops"),
            QStringLiteral("The agent won")}});
        QCOMPARE(defaultButtonOn(at), QStringList{QStringLiteral("New game")});
        at.window().renderSessions({});
        QCOMPARE(defaultButtonOn(at), QStringList{QStringLiteral("Sample mission")});
    }

    /// A mission from a file is listed in the same way: the mission that was just won is shown with its result.
    void anEndedMissionIsToldByItsResult()
    {
        PlayedDesk played;
        played.session().submit(omega::EndGame{Side::Commando});
        emit played.page().leaveRequested();
        deliverPosted();
        QStringList rows;
        for (const QPushButton *button :
            played.at().window().findChild<QWidget *>(QStringLiteral("sessions"))->findChildren<QPushButton *>())
            rows << button->text();
        QVERIFY2(rows.filter(QStringLiteral("The commandos won in round 1")).size() == 1, qPrintable(rows.join(u' ')));
        QCOMPARE(defaultButtonOn(played.at()), QStringList{QStringLiteral("New game")});
    }

    void aCampaignWithTheNameOfItsGameSaysItOnce()
    {
        const auto rowNamed = [](const QString &name)
        {
            SessionFile file;
            file.name = name;
            file.game = QStringLiteral("Specter Ops");
            file.played = QDateTime(QDate(2026, 11, 25), QTime(3, 7));
            return rowOf(file);
        };
        QCOMPARE(rowNamed(QStringLiteral("Specter Ops")).count(QStringLiteral("Specter Ops")), 1);
        QCOMPARE(rowNamed(QStringLiteral("Thursdays")).count(QStringLiteral("Specter Ops")), 1);
    }
};

DOSSIER_TESTS(MessagePlaceTest, Windows)

} // namespace message_place_test

#include "message_place_test.moc"
