// The window for everybody: what it shows, and that no secret changes anything of it.
#include "app/omega/everybody.h"
#include "app/omega/overseer_session.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/pictures.h"
#include "tests/support/views/visible_texts.h"
#include "tests/views/omega/secret_games.h"
#include "views/kit/appearance.h"
#include "views/omega/everybody/everybodys_page.h"
#include "views/omega/everybody/public_layout.h"
#include "views/omega/everybody/public_parts.h"
#include "views/omega/everybody/public_words.h"
#include "views/session/public_pane.h"

#include <QAction>
#include <QPushButton>
#include <QScreen>
#include <QTest>

namespace public_window_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

QStringList log; // NOLINT(*-avoid-non-const-global-variables): a message handler takes no context

void keepLog(QtMsgType /*type*/, const QMessageLogContext & /*context*/, const QString &message)
{
    log << message;
}

/// All that people can learn from the window, and from what the program says elsewhere.
struct Everything
{
    QImage picture;
    QList<VisibleText> texts;
    QStringList told;
    QStringList logged;
};

Everything shownOf(OverseerSession &session, QSize size, const Preferences &preferences)
{
    log.clear();
    const QtMessageHandler before = qInstallMessageHandler(keepLog);
    PublicDesk desk;
    desk.wear(preferences);
    showToEverybody(desk, session);
    desk.window().resize(size);
    desk.setOpen(true, nullptr);
    desk.window().resize(size);
    session.submit(omega::EndTurn{});
    settle();
    Everything all{desk.window().grab().toImage(), visibleTexts(&desk.window()), toldBy(desk.window()), {}};
    qInstallMessageHandler(before);
    all.logged = log;
    return all;
}

/// Counts how often a window or anything in it is painted.
class Paints : public QObject
{
public:
    explicit Paints(QWidget &window)
    {
        window.installEventFilter(this);
        for (QWidget *widget : window.findChildren<QWidget *>())
            widget->installEventFilter(this);
    }

    int take() { return std::exchange(m_count, 0); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            ++m_count;
        return QObject::eventFilter(watched, event);
    }

private:
    int m_count = 0;
};

/// The texts of the menus and of the frame of the main window.
QStringList frameOf(DeskAtRest &at)
{
    QStringList all{at.title(), at.message()};
    for (const QAction *action : at.window().actions())
        all << action->text() << action->toolTip();
    return all;
}

} // namespace

class PublicWindowTest : public QObject
{
    Q_OBJECT

private slots:

    void initTestCase() { loadResources(); }

    /// On a small screen of one's own its frame, too, has room.
    void itOpensWithinTheOnlyScreen()
    {
        const QScreen *only = QGuiApplication::primaryScreen();
        PublicScreen window;
        window.showBeside(only);
        const QSize room = only->availableSize();
        QVERIFY(room.height() <= 800);
        QVERIFY(window.height() < room.height() && window.width() < room.width());
    }

    void theOverseersPlayerIsNamedAboveTheWells()
    {
        const OmegaPublicViewPtr view = gameWithSecrets(0)->publicView();
        const auto told = [&](const OmegaPeople &people) { return publicWells(view, people).told(); };
        QVERIFY(told({}).startsWith(QStringLiteral("Wells: ")));
        QVERIFY(told({.overseer = QStringLiteral("Franco")}).startsWith(QStringLiteral("Overseer: Franco; Wells: ")));
    }

    void secretsChangeNothingThatIsShownOrTold_data()
    {
        QTest::addColumn<int>("secrets");
        for (const int secrets : {1, 2, 3, 5, 7, 11, 23})
            QTest::addRow("%d", secrets) << secrets;
    }

    void secretsChangeNothingThatIsShownOrTold()
    {
        QFETCH(int, secrets);
        const auto one = gameWithSecrets(0);
        const auto other = gameWithSecrets(secrets);
        QVERIFY(*one->overseerView() != *other->overseerView());
        QVERIFY(*one->publicView() == *other->publicView());
        for (const auto &[size, percent] : {std::pair(QSize(1280, 800), 100), {QSize(700, 1000), 200}})
        {
            const auto a = shownOf(*one, size, {.textPercent = percent});
            const auto b = shownOf(*other, size, {.textPercent = percent});
            QVERIFY(a.picture == b.picture);
            QVERIFY(a.texts == b.texts);
            QCOMPARE(a.told, b.told);
            QCOMPARE(a.logged, b.logged);
            QVERIFY(a.told.size() > 8);
        }
    }

    void whatIsPublicChangesIt()
    {
        const auto session = gameWithSecrets(0);
        const Everything before = shownOf(*session, {1280, 800}, {});
        session->submit(omega::Correct{omega::TokensMoved{omega::bank, omega::pool, 1}});
        const Everything after = shownOf(*session, {1280, 800}, {});
        QVERIFY(before.picture != after.picture);
        QVERIFY(before.told != after.told);
    }

    /// A guest reads who attacks whom before the dice are rolled.
    void anAttackThatWaitsForItsDiceIsTold()
    {
        const auto session = gameWithSecrets(0);
        omega::PublicView view = *session->publicView();
        QVERIFY(!view.open.pending.attack);
        const QString before = wording::thenText(view);
        view.open.pending.attack = omega::Attack{
            .attacker = omega::Role::TeamLeader, .weapon = {"carbine"}, .target = omega::Role::Rifleman};
        QVERIFY(wording::thenText(view) != before);
        QVERIFY2(wording::thenText(view).startsWith(QStringLiteral("Team Leader attacks Rifleman with ")),
            qPrintable(wording::thenText(view)));
    }

    void aSecretEventRepaintsNothing()
    {
        const auto session = gameWithSecrets(0);
        PublicDesk desk;
        showToEverybody(desk, *session);
        desk.setOpen(true, nullptr);
        settle();
        Paints paints(desk.window());
        settle();
        paints.take();
        writeSecrets(*session, "The hunter waits.");
        settle();
        QCOMPARE(paints.take(), 0);
        session->submit(omega::Correct{omega::TokensMoved{omega::bank, omega::pool, 1}});
        settle();
        QVERIFY(paints.take() > 0);
    }

    void aSeatsViewShowsItsPublicPartAlone()
    {
        const auto session = gameWithSecrets(0);
        QVERIFY(!session->overseerView()->planned.empty());
        const auto shown = [](const OmegaPublicViewPtr &view)
        {
            PublicScreen window;
            window.render(everybodysPage(view, [] { return QStringList(); }));
            return std::pair(toldBy(window), window.grab().toImage());
        };
        QVERIFY(shown(session->overseerView()) == shown(session->publicView()));
    }

    void itCanBeReadFromThreeMetres_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(1366, 768), QSize(1080, 1920)})
            for (const int percent : {100, 200})
                QTest::addRow("%dx%d at %d", size.width(), size.height(), percent) << size << percent;
    }

    /// The smallest letters are 1.4 hundredths of the shorter side: half a centimetre on a screen of 60 cm.
    void itCanBeReadFromThreeMetres()
    {
        QFETCH(QSize, size);
        QFETCH(int, percent);
        const auto session = gameWithSecrets(0);
        PublicDesk desk;
        desk.wear({.textPercent = percent});
        showToEverybody(desk, *session);
        desk.window().resize(size);
        desk.window().grab();
        const std::vector<PublicPane *> &panes = desk.window().panes();
        QCOMPARE(panes.size(), std::size_t{8});
        for (const PublicPane *pane : panes)
        {
            const QByteArray told = pane->accessibleName().toUtf8();
            QVERIFY2(desk.window().rect().contains(pane->geometry()), told);
            QVERIFY2(pane->width() > 0 && pane->height() > 0, told);
            if (pane == panes.at(6))
                continue; // the map
            QVERIFY2(pane->minFontSize() >= 0.014 * std::min(size.width(), size.height()),
                told + " is written in pixels: " + QByteArray::number(pane->minFontSize()));
            QVERIFY2(!pane->isCut() || pane == panes.back(), told);
        }
    }

    /// A step that begins later displaces no result, and a long one wraps.
    void aResultStaysUntilATurnBegins()
    {
        const auto session = gameWithSecrets(0);
        PublicDesk desk;
        showToEverybody(desk, *session);
        desk.window().resize(1280, 800);
        desk.setOpen(true, nullptr);
        settle();
        const PublicPane *news = desk.window().panes().back();
        const QString why = QStringLiteral("so be it");
        session->submit(omega::Correct{omega::FigureArrived{{1}, {"rogue_clone"}, {3, 1}, Facing::West}});
        session->submit(
            omega::Explode{
                .at = {3, 1}, .radius = 0, .dice = {0, 4}, .rolls = {{omega::FigureId{1}, {{}, {2, 2, 2, 2}}}}},
            why);
        settle();
        const QString said = news->accessibleName();
        QVERIFY2(said.contains(QStringLiteral("Explosion on D2")), qPrintable(said));
        session->submit(omega::Correct{omega::TokensMoved{omega::bank, omega::pool, 1}});
        session->submit(omega::Correct{omega::TokensMoved{omega::bank, omega::pool, 2}});
        settle();
        QCOMPARE(news->accessibleName(), said);
        QVERIFY(!news->isCut());
    }

    /// Drawn anew each second, and nothing beside it.
    void theTimeOfATurnIsShown()
    {
        const auto session = gameWithSecrets(0);
        PublicDesk desk;
        TurnTime time;
        showToEverybody(desk, *session, [&time] { return time; });
        desk.window().resize(1280, 800);
        desk.setOpen(true, nullptr);
        settle();
        PublicPane *header = desk.window().panes().front();
        const QImage without = header->grab().toImage();
        const QString told = header->accessibleName();
        time = {QStringLiteral("1:05"), TimeLeft::Enough};
        Paints paints(desk.window());
        settle();
        paints.take();
        desk.refresh(0);
        settle();
        QVERIFY(paints.take() <= 2);
        const QImage with = header->grab().toImage();
        QVERIFY(with != without);
        QVERIFY(!header->isCut());
        time.left = TimeLeft::Over;
        QVERIFY(header->grab().toImage() != with);
        QCOMPARE(header->accessibleName(), told);
    }

    void itOpensByAKeyAndClosesWithTheSession()
    {
        DeskAtRest at;
        PublicScreen &window = omegaDesk(at.desk()).publicDesk().window();
        at.press(Qt::Key_F8);
        QVERIFY(!window.isVisible());
        emit at.window().playRequested(QStringLiteral("omega"));
        at.press(Qt::Key_F8);
        QVERIFY(window.isVisible());
        QTest::keyClick(&window, Qt::Key_F11);
        QVERIFY(window.isFullScreen());
        QTest::keyClick(&window, Qt::Key_Escape);
        QVERIFY(!window.isFullScreen() && window.isVisible());
        at.press(Qt::Key_F8);
        QVERIFY(!window.isVisible());
        at.window().activateWindow();
        QCoreApplication::processEvents();
        at.press(Qt::Key_F8);
        QVERIFY(window.isVisible());
        emit at.window().sessionRequested(at.path(QStringLiteral("no such folder/a.dossier")));
        QVERIFY2(window.isVisible(), "a file that is not there leaves what is open");
        omegaDesk(at.desk()).close();
        QVERIFY(!window.isVisible());
    }

    void itClosesWithTheMainWindow()
    {
        DeskAtRest at;
        emit at.window().playRequested(QStringLiteral("omega"));
        at.press(Qt::Key_F8);
        QVERIFY(omegaDesk(at.desk()).publicDesk().window().isVisible());
        at.window().close();
        QVERIFY(!omegaDesk(at.desk()).publicDesk().window().isVisible());
    }

    /// Undo labels, recent files and the title of the main window, too.
    void theFrameOfTheMainWindowTellsNoSecret()
    {
        DeskAtRest one;
        DeskAtRest other;
        int secrets = 0;
        for (DeskAtRest *at : {&one, &other})
        {
            gameWithSecrets(secrets += 3, at->path(QStringLiteral("evening.dossier"))).reset();
            omegaDesk(at->desk()).open(at->path(QStringLiteral("evening.dossier")));
            settle();
        }
        QVERIFY(
            *omegaDesk(one.desk()).overseers()->overseerView() != *omegaDesk(other.desk()).overseers()->overseerView());
        QCOMPARE(frameOf(one), frameOf(other));
        const auto recent
            = [](DeskAtRest &at) { return Settings(at.path(QStringLiteral("settings.ini"))).recentMaps(); };
        QCOMPARE(recent(one), recent(other));
    }

    void whereTheWindowIsHighAllPartsLieUnderOneAnother()
    {
        const PublicLayout wide = publicLayoutOf({1600, 1000}, 100);
        QVERIFY(wide.map.left() > wide.wells.right());
        const PublicLayout tall = publicLayoutOf({1000, 1600}, 100);
        QVERIFY(tall.map.top() > tall.reserves.bottom());
        QCOMPARE(tall.map.left(), tall.wells.left());
    }
};

DOSSIER_TESTS(PublicWindowTest, Windows)

} // namespace public_window_test

#include "public_window_test.moc"
