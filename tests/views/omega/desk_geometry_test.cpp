#include "model/omega/json/session.h"
#include "tests/support/omega_tables.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"
#include "tests/support/views/played_desk.h"
#include "tests/support/views/posted_events.h"
#include "tests/support/views/settle.h"
#include "views/board/board_view.h"
#include "views/kit/side_column.h"
#include "views/omega/desk/dice_panel.h"
#include "views/omega/desk/overseer_page.h"
#include "views/session/foot_line.h"
#include "views/session/steady_button.h"

#include <QProcess>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <array>
#include <sstream>
#include <tuple>
#include <utility>

namespace desk_geometry_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// The part of the window that the board has, in hundredths.
double partOf(const QWidget &window, const BoardView &board)
{
    return 100.0 * board.width() * board.height() / (window.width() * window.height());
}

void speak(PlayedDesk &played, Language language)
{
    Preferences preferences = played.at().desk().preferences();
    preferences.language = language;
    played.at().desk().choose(preferences);
}

} // namespace

/// The board has the room, and keeps it.
class DeskGeometryTest : public QObject
{
    Q_OBJECT

private slots:

    void theBoardHasTheRoom_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("min");
        QTest::newRow("a laptop") << QSize(1280, 800) << 45.0;
        QTest::newRow("a small window") << QSize(1000, 700) << 40.0;
        QTest::newRow("a larger screen") << QSize(1600, 1000) << 50.0;
    }

    /// A screen of 2560 x 1600 points at scale 2 is one of 1280 x 800: what a program of its own measures there.
    void theBoardHasTheRoomAtScaleTwo()
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("2"));
        process.setProcessEnvironment(environment);
        process.start(QCoreApplication::applicationFilePath(),
            {QStringLiteral("desk_geometry_test"), QStringLiteral("theBoardHasTheRoom:a laptop"),
                QStringLiteral("theBoardHasTheRoomWhateverIsPickedOrRolled:a laptop"),
                QStringLiteral("nothingOfTheHeaderIsCut:a laptop")});
        QVERIFY(process.waitForFinished(120000));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardOutput().constData());
    }

    /// The header ends where the window does, and its parts lie beside each other.
    void nothingOfTheHeaderIsCut_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        QTest::newRow("a laptop") << QSize(1280, 800) << 100;
        QTest::newRow("a laptop, 150 %") << QSize(1280, 800) << 150;
        QTest::newRow("a laptop, 200 %") << QSize(1280, 800) << 200;
        QTest::newRow("a small window") << QSize(1000, 700) << 100;
    }

    void nothingOfTheHeaderIsCut()
    {
        QFETCH(QSize, size);
        QFETCH(int, percent);
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            speak(played, language);
            // The font grows while the window is there.
            played.at().window().resize(size);
            settle();
            Preferences preferences = played.at().desk().preferences();
            preferences.textPercent = percent;
            played.at().desk().choose(preferences);
            settle();
            const auto *header = played.page().findChild<QWidget *>(QStringLiteral("header"));
            QCOMPARE(header->width(), size.width());
            int right = 0;
            for (const QWidget *part : header->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly))
                if (part->isVisible() && part->geometry().left() >= 0 && !part->size().isEmpty())
                {
                    QVERIFY2(part->x() >= right, part->metaObject()->className());
                    right = part->geometry().right();
                }
            QVERIFY2(right < size.width() - 4, qPrintable(QStringLiteral("%1 of %2").arg(right).arg(size.width())));
            const auto *defaultButton = header->findChild<QPushButton *>(QStringLiteral("nextStep"));
            QVERIFY(defaultButton->fontMetrics().horizontalAdvance(defaultButton->text()) < defaultButton->width());
        }
    }

    void theBoardHasTheRoom()
    {
        QFETCH(QSize, size);
        QFETCH(double, min);
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            speak(played, language);
            played.at().window().resize(size);
            settle();
            const double part = partOf(played.at().window(), played.page().board());
            QVERIFY2(part >= min, qPrintable(QStringLiteral("%1 %").arg(part)));
        }
    }

    /// Idle, with a target picked, and with dice that wait: the part is the same.
    void theBoardHasTheRoomWhateverIsPickedOrRolled_data() { theBoardHasTheRoom_data(); }

    void theBoardHasTheRoomWhateverIsPickedOrRolled()
    {
        QFETCH(QSize, size);
        QFETCH(double, min);
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            speak(played, language);
            played.at().window().resize(size);
            omega::Table table = tableInTurns(Printing::Revised);
            bring(table, "blaster", {3, 0}, Facing::West);
            const auto render = [&]
            {
                played.page().render(std::make_shared<omega::View>(omega::view(table, omega::OverseerSeat{})));
                settle();
            };
            render();
            played.press({3, 0});
            QVERIFY(played.page().picked().target.has_value());
            const double picked = partOf(played.at().window(), played.page().board());
            omega::apply(table,
                omega::AttackDeclared{omega::Attack{.attacker = omega::Role::TeamLeader,
                    .weapon = {"carbine"},
                    .from = {0, 0},
                    .target = omega::FigureId{1},
                    .to = {3, 0},
                    .dice = {.black = 3}}});
            render();
            QVERIFY(played.dice().isVisible());
            const double rolled = partOf(played.at().window(), played.page().board());
            QVERIFY2(picked >= min, qPrintable(QStringLiteral("picked: %1 %").arg(picked)));
            QCOMPARE(rolled, picked);
        }
    }

    /// On a laptop no card of the party, nor the time of a turn, is below a fold while nobody acts.
    void thePartyIsInSightOnALaptop()
    {
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            speak(played, language);
            played.at().window().resize(1280, 800);
            settle();
            for (QWidget *part : std::initializer_list<QWidget *>{played.parts(QStringLiteral("commando/")).back(),
                     played.page().findChild<QWidget *>(QStringLiteral("turnTimer"))})
            {
                const int bottom = part->mapTo(&played.at().window(), part->rect().bottomLeft()).y();
                const QWidget &bar = played.stage();
                const int fold = bar.mapTo(&played.at().window(), QPoint()).y();
                QVERIFY2(bottom < fold, qPrintable(QStringLiteral("%1 below %2").arg(bottom).arg(fold)));
            }
        }
    }

    /// Nor while somebody acts, with all that he can do.
    void thePartyIsInSightInATurnOnALaptop()
    {
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            played.planned();
            speak(played, language);
            played.at().window().resize(1280, 800);
            settle();
            const int bottom
                = played.page()
                      .findChild<QWidget *>(QStringLiteral("turnTimer"))
                      ->mapTo(&played.at().window(),
                          played.page().findChild<QWidget *>(QStringLiteral("turnTimer"))->rect().bottomLeft())
                      .y();
            const int fold = played.stage().mapTo(&played.at().window(), QPoint()).y();
            QVERIFY2(bottom < fold, qPrintable(QStringLiteral("%1 below %2").arg(bottom).arg(fold)));
        }
    }

    /// Nor where a frame of the window leaves less, whoever acts.
    void nothingOfThePartyIsScrolledInATurn()
    {
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            played.planned();
            speak(played, language);
            played.at().window().resize(1280, 770);
            settle();
            for (int turn = 0; turn < 4; ++turn)
            {
                const SideColumn &column = *played.page().findChildren<SideColumn *>().front();
                QTRY_COMPARE(column.verticalScrollBar()->maximum(), 0);
                const auto *timer = played.page().findChild<QWidget *>(QStringLiteral("turnTimer"));
                QTRY_COMPARE(timer->visibleRegion().boundingRect(), timer->rect());
                played.session().submit(omega::EndTurn{});
                settle();
            }
        }
    }

    /// No word of a language makes a column wider, whichever was spoken before and whatever is shown.
    void noLanguageMovesTheBoard()
    {
        PlayedDesk played;
        played.planned();
        for (int number = 1; number <= 4; ++number)
            played.session().submit(
                omega::Correct{omega::FigureArrived{{number}, {"rogue_clone"}, {number + 4, 0}, Facing::West}});
        played.at().window().resize(1280, 800);
        settle();
        const QRect view = played.page().board().geometry();
        const auto *tabs = played.page().findChild<QWidget *>(QStringLiteral("deskTabs"));
        for (const Language language : {Language::Italian, Language::English, Language::Italian})
        {
            speak(played, language);
            for (QPushButton *tab : tabs->findChildren<QPushButton *>())
            {
                if (!tab->isVisible())
                    continue;
                tab->click();
                settle();
                QCOMPARE(played.page().board().geometry(), view);
                QVERIFY2(tab->fontMetrics().horizontalAdvance(tab->text()) <= tab->width(), qPrintable(tab->text()));
            }
        }
    }

    /// A finger or a trackpad at a dim table meets what the bar offers.
    void whatTheBarOffersIsLargeEnough()
    {
        PlayedDesk played;
        played.at().window().resize(1280, 800);
        omega::Table table = tableInTurns(Printing::Revised);
        bring(table, "blaster", {3, 0}, Facing::West);
        played.page().render(std::make_shared<omega::View>(omega::view(table, omega::OverseerSeat{})));
        played.press({3, 0});
        settle();
        constexpr int min = 36;
        int offers = 0;
        for (const QPushButton *button : played.stage().findChildren<QPushButton *>())
            if (button->isVisible() && button->property("role").toString() == QStringLiteral("offer"))
            {
                ++offers;
                QVERIFY2(button->height() >= min, qPrintable(button->text()));
            }
        QVERIFY(offers >= 2);
    }

    /// Every command of a whole recorded mission, with enemies, dice, gas and events, in both printings and languages.
    void aRecordedMissionMovesNoSpace_data()
    {
        QTest::addColumn<int>("printing");
        QTest::addColumn<int>("language");
        using Row = std::tuple<const char *, Printing, Language>;
        const std::array<Row, 4> rows{Row{"first, English", Printing::First, Language::English},
            Row{"revised, Italian", Printing::Revised, Language::Italian},
            Row{"first, Italian", Printing::First, Language::Italian},
            Row{"revised, English", Printing::Revised, Language::English}};
        for (int row = 0; row < std::min<int>(scaled(4), rows.size()); ++row)
        {
            const auto &[name, printing, language] = rows.at(static_cast<std::size_t>(row));
            QTest::addRow("%s", name) << static_cast<int>(printing) << static_cast<int>(language);
        }
    }

    void aRecordedMissionMovesNoSpace()
    {
        QFETCH(int, printing);
        QFETCH(int, language);
        PlayedDesk played(static_cast<Printing>(printing));
        speak(played, static_cast<Language>(language));
        played.at().window().resize(1280, 800);
        // A language has settled within that time.
        settle();
        const QRectF space = played.page().board().geometryOfBoard().frame().board;
        const QPoint corner = played.page().board().mapTo(&played.at().window(), QPoint());
        omega::Table table = sampleTable(static_cast<Printing>(printing));
        std::istringstream lines(fileText(static_cast<Printing>(printing) == Printing::First
                ? "tests/scenarios/omega-first/commands.jsonl"
                : "tests/scenarios/omega-revised/commands.jsonl"));
        int shown = 0;
        for (std::string line; std::getline(lines, line);)
        {
            for (const auto &[event, json] : omega::judge(table, line).events)
                omega::apply(table, event);
            if (table.open.clock.step == omega::Step::SetUp)
                continue;
            played.page().render(std::make_shared<omega::View>(omega::view(table, omega::OverseerSeat{})));
            if (++shown % 3 == 0 && !table.open.figures.empty())
                played.press(table.open.figures.begin()->second.at);
            // Layouts settle in their own time.
            for (int turn = 0; turn < 3; ++turn)
                deliverPosted();
            QVERIFY2(played.page().board().geometryOfBoard().frame().board == space
                    && played.page().board().mapTo(&played.at().window(), QPoint()) == corner,
                line.c_str());
        }
        QVERIFY(shown > 250);
        QCOMPARE(table.open.clock.step, omega::Step::Over);
    }

    /// Redo keeps its place whatever would be undone, so that a person can step back and forth without moving the
    /// pointer.
    void redoStaysUnderThePointer_data()
    {
        QTest::addColumn<int>("percent");
        for (const int percent : {100, 150, 200})
            QTest::addRow("%d %%", percent) << percent;
    }

    void redoStaysUnderThePointer()
    {
        QFETCH(int, percent);
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            Preferences preferences = played.at().desk().preferences();
            preferences.language = language;
            preferences.textPercent = percent;
            played.at().desk().choose(preferences);
            played.at().window().resize(1280, 800);
            const auto *foot = played.page().findChild<FootLine *>();
            const auto *undo = foot->findChild<SteadyButton *>();
            const auto buttons = foot->findChildren<QPushButton *>(QString(), Qt::FindDirectChildrenOnly);
            const QPushButton *redo = buttons.at(1);
            // On a busy machine the line is laid out later.
            QRect place;
            while (std::exchange(place, redo->geometry()) != redo->geometry())
                settle();
            const int height = foot->height();
            QSet<QString> said;
            for (int step = 0; step < 12; ++step)
            {
                played.page().perform(step < 8 ? DeskAction::DefaultStep : DeskAction::Undo);
                settle();
                said << undo->text();
                QCOMPARE(redo->geometry(), place);
                QCOMPARE(foot->height(), height);
                QVERIFY(undo->geometry().right() < place.left());
                QVERIFY(undo->fontMetrics().horizontalAdvance(undo->text()) <= undo->width());
            }
            QVERIFY(said.size() > 3);
            // All of it stands on one line that ends where the window does.
            for (const QPushButton *button : buttons)
                if (button->isVisible())
                {
                    QVERIFY2(foot->rect().contains(button->geometry()), qPrintable(button->accessibleName()));
                    QVERIFY2(button->geometry().contains(button->x() + 1, foot->height() / 2),
                        qPrintable(button->accessibleName()));
                }
        }
    }

    /// Nothing that is due, picked or opened moves a space of the board by a pixel.
    void theBoardStaysWhereItIs_data()
    {
        QTest::addColumn<int>("language");
        QTest::newRow("English") << static_cast<int>(Language::English);
        QTest::newRow("Italian") << static_cast<int>(Language::Italian);
    }

    void theBoardStaysWhereItIs()
    {
        QFETCH(int, language);
        PlayedDesk played;
        speak(played, static_cast<Language>(language));
        played.at().window().resize(1280, 800);
        // A language has settled within that time.
        settle();
        const QRectF board = played.page().board().geometryOfBoard().frame().board;
        const QRect view = played.page().board().geometry();
        auto *defaultButton = played.page().findChild<QPushButton *>(QStringLiteral("nextStep"));
        for (int step = 0; step < 24; ++step)
        {
            QVERIFY(defaultButton->isEnabled());
            defaultButton->click();
            if (step % 3 == 0)
                played.press({2, 2});
            if (step == 10)
                played.page().perform(DeskAction::Search);
            settle();
            QCOMPARE(played.page().board().geometry(), view);
            QCOMPARE(played.page().board().geometryOfBoard().frame().board, board);
        }
    }
};

DOSSIER_TESTS(DeskGeometryTest, Windows)

} // namespace desk_geometry_test

#include "desk_geometry_test.moc"
