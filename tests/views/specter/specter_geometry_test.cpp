// The whole city is in sight on every screen of Specter Ops, and nothing moves it.
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"
#include "tests/support/views/clipped_texts.h"
#include "tests/support/views/posted_events.h"
#include "tests/views/specter/specter_laptop.h"
#include "views/board/board_frame.h"
#include "views/kit/flowing_area.h"
#include "views/kit/in_sight.h"
#include "views/kit/pips.h"
#include "views/session/timeline.h"
#include "views/specter/agent/agent_page.h"
#include "views/specter/everybody/public_layout.h"
#include "views/specter/hunters/hunters_page.h"

#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <cstdlib>

namespace specter_geometry_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

constexpr double minSide = 20;

bool showsAll(const BoardView &board)
{
    const BoardGeometry &geometry = board.geometryOfBoard();
    return QRectF(geometry.window()).contains(geometry.frame().board) && board.verticalScrollBar()->maximum() == 0
        && board.horizontalScrollBar()->maximum() == 0;
}

} // namespace

class SpecterGeometryTest : public QObject
{
    Q_OBJECT

private slots:

    void theWholeCityIsInSight_data()
    {
        QTest::addColumn<int>("language");
        QTest::newRow("English") << static_cast<int>(Language::English);
        QTest::newRow("Italian") << static_cast<int>(Language::Italian);
    }

    void theWholeCityIsInSight()
    {
        QFETCH(int, language);
        Laptop laptop(static_cast<Language>(language));
        QVERIFY(laptop.seats().pageInFront() == laptop.seats().agent());
        const auto side = [&] { return laptop.board().geometryOfBoard().side; };
        QVERIFY2(showsAll(laptop.board()) && side() >= minSide, qPrintable(QString::number(side())));
        laptop.at().press(Qt::Key_F10);
        deliverPosted();
        QVERIFY(laptop.seats().pageInFront() == laptop.seats().hunters());
        QVERIFY2(showsAll(laptop.board()) && side() >= minSide, qPrintable(QString::number(side())));
    }

    void everybodyWhoLooksAtAWindowOfThatSizeSeesItToo()
    {
        const QRect board = specterPublicLayoutOf({1280, 800}, 100).board;
        const BoardFrame frame = frameOf(QSize(23, 32), board, Margin::Coordinates, 400);
        QVERIFY2(frame.side >= minSide, qPrintable(QString::number(frame.side)));
    }

    /// Larger text takes the left column under the right one; smaller text brings it back, and nothing is cut
    /// meanwhile.
    void smallerTextBringsTheColumnsBack()
    {
        Laptop laptop(Language::English);
        const auto place
            = [&] { return QRect(laptop.board().mapTo(&laptop.at().window(), QPoint()), laptop.board().size()); };
        for (const bool hunters : {false, true})
        {
            if (hunters)
                laptop.at().press(Qt::Key_F10);
            deliverPosted();
            const QRect before = place();
            for (const int percent : {125, 150, 100, 125, 200, 100})
            {
                Preferences preferences = laptop.at().desk().preferences();
                preferences.textPercent = percent;
                laptop.at().desk().choose(preferences);
                deliverPosted();
                QStringList clipped;
                const auto fits = [&]
                {
                    clipped = clippedTexts(laptop.at().window());
                    return clipped.isEmpty();
                };
                QVERIFY2(QTest::qWaitFor(fits, 5000),
                    qPrintable(QStringLiteral("%1 % of %2: %3").arg(percent).arg(hunters).arg(clipped.join(u'\n'))));
            }
            QTRY_COMPARE(place(), before);
        }
    }

    /// With a large font, objectives are in their short form, and actions of every turn get the room of actions that
    /// are done once.
    void largeLettersLeaveRoomForWhatIsDone_data()
    {
        QTest::addColumn<int>("percent");
        QTest::newRow("150 %") << 150;
        QTest::newRow("200 %") << 200;
    }

    void largeLettersLeaveRoomForWhatIsDone()
    {
        QFETCH(int, percent);
        Laptop laptop(Language::English);
        const QWidget *bar = laptop.seats().bar();
        const auto scrolls = [&]
        {
            return std::ranges::any_of(laptop.seats().tableInFront()->findChildren<FlowingArea *>(),
                [&](const FlowingArea *area) { return area->widget()->isAncestorOf(bar); });
        };
        QVERIFY(!scrolls());
        Preferences preferences = laptop.at().desk().preferences();
        preferences.textPercent = percent;
        laptop.at().desk().choose(preferences);
        QTRY_VERIFY_WITH_TIMEOUT(scrolls(), 5000);
        const auto *header = laptop.seats().agent()->findChild<QWidget *>(QStringLiteral("header"));
        const auto says = [&](const QString &part)
        {
            return std::ranges::any_of(header->findChildren<QLabel *>(),
                [&](const QLabel *label) { return label->isVisible() && label->text().contains(part); });
        };
        // At 150 % it depends on the names of the objectives, which are drawn, whether they have room.
        QTRY_VERIFY(says(QStringLiteral("★ 0/3")) || (percent == 150 && says(QStringLiteral(" · "))));
        laptop.at().press(Qt::Key_F10);
        QTRY_VERIFY(laptop.seats().pageInFront() == laptop.seats().hunters() && scrolls());
        preferences.textPercent = 100;
        laptop.at().desk().choose(preferences);
        QTRY_VERIFY_WITH_TIMEOUT(!scrolls(), 5000);
    }

    void theStripTellsAllThatIsCounted_data() { theWholeCityIsInSight_data(); }

    /// The turn, the health that is left and the objectives, whole, at any font size.
    void theStripTellsAllThatIsCounted()
    {
        QFETCH(int, language);
        Laptop laptop(static_cast<Language>(language));
        AgentPage &agent = *laptop.seats().agent();
        Preferences preferences = laptop.at().desk().preferences();
        preferences.textPercent = 200;
        laptop.at().desk().choose(preferences);
        agent.render(std::make_shared<const specter::View>(view(begun(), specter::AgentSeat{})));
        const auto *header = agent.findChild<QWidget *>(QStringLiteral("header"));
        const auto isInSight = [&](const QWidget *part)
        {
            return part->isVisible() && part->width() >= part->sizeHint().width()
                && part->mapTo(header, part->rect().topRight()).x()
                < header->findChild<QPushButton *>(QStringLiteral("nextStep"))->x();
        };
        const auto says = [&](const QString &text)
        {
            return std::ranges::any_of(header->findChildren<QLabel *>(),
                [&](const QLabel *label) { return label->text() == text && isInSight(label); });
        };
        QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("★ 0/3")) && says(QStringLiteral("6/6")), 5000);
        QVERIFY(says(static_cast<Language>(language) == Language::English ? QStringLiteral("Turn 1 of 40")
                                                                          : QStringLiteral("Turno 1 di 40")));
        // One row of them can be clicked.
        QCOMPARE(std::ranges::count_if(header->findChildren<Pips *>(), isInSight), 1);
    }

    /// Other letters put something else where a column was scrolled to.
    void letterSizesBeginAtTheTopOfTheColumn()
    {
        Laptop laptop(Language::English);
        const auto choose = [&](int percent)
        {
            Preferences preferences = laptop.at().desk().preferences();
            preferences.textPercent = percent;
            laptop.at().desk().choose(preferences);
            deliverPosted();
        };
        choose(200);
        QScrollArea *area = nullptr;
        for (QWidget *above = laptop.seats().agent()->findChild<QWidget *>(QStringLiteral("path")); area == nullptr;
            above = above->parentWidget())
            area = qobject_cast<QScrollArea *>(above);
        QTRY_VERIFY_WITH_TIMEOUT(area->verticalScrollBar()->maximum() > 0, 5000);
        area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
        choose(150);
        QTRY_COMPARE(area->verticalScrollBar()->value(), 0);
    }

    /// The place that is clicked, and not ten lines nearer to it.
    void aClickOnTheHistoryGoesThere()
    {
        Laptop laptop(Language::English);
        Timeline timeline([](int number) { return QString::number(number); }, nullptr);
        ShownJournal journal;
        journal.count = 100;
        journal.rounds = [] { return std::vector<RoundMark>(); };
        journal.source = [](std::uint32_t, std::uint32_t) { return std::vector<JournalRow>(); };
        timeline.render(journal);
        timeline.resize(400, 50);
        timeline.show();
        QVERIFY(QTest::qWaitForWindowExposed(&timeline));
        QTest::mouseClick(&timeline, Qt::LeftButton, {}, {100, 10});
        QVERIFY2(std::abs(timeline.value() - 25) <= 4, qPrintable(QString::number(timeline.value())));
    }

    /// A button that leads to a choice shows it, wherever the column was scrolled to.
    void whatIsToBeChosenComesIntoSight()
    {
        Laptop laptop(Language::English);
        Preferences preferences = laptop.at().desk().preferences();
        preferences.textPercent = 200;
        laptop.at().desk().choose(preferences);
        auto *entry = laptop.seats().agent()->findChild<QLineEdit *>(QStringLiteral("path"));
        QScrollArea *area = nullptr;
        for (QWidget *above = entry; area == nullptr; above = above->parentWidget())
            area = qobject_cast<QScrollArea *>(above);
        QTRY_VERIFY_WITH_TIMEOUT(area->verticalScrollBar()->maximum() > 0, 5000);
        const auto inSight = [&]
        { return area->viewport()->rect().contains(QRect(entry->mapTo(area->viewport(), QPoint()), entry->size())); };
        area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
        QVERIFY(!inSight());
        focusInSight(*entry);
        QTRY_VERIFY(inSight());
        area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
        scrollToTop(*entry);
        QCOMPARE(area->verticalScrollBar()->value(), 0);
    }

    void theBoardStaysWhereItIs_data() { theWholeCityIsInSight_data(); }

    /// The board stays whatever is picked, due, opened or refused.
    void theBoardStaysWhereItIs()
    {
        QFETCH(int, language);
        Laptop laptop(static_cast<Language>(language));
        const QRectF board = laptop.board().geometryOfBoard().frame().board;
        const QRect view(laptop.board().mapTo(&laptop.at().window(), QPoint()), laptop.board().size());
        const auto stays = [&]
        {
            deliverPosted();
            return laptop.board().geometryOfBoard().frame().board == board
                && QRect(laptop.board().mapTo(&laptop.at().window(), QPoint()), laptop.board().size()) == view;
        };
        AgentPage &agent = *laptop.seats().agent();
        for (const Space end : {Space{13, 2}, Space{14, 3}, Space{13, 9}})
        {
            laptop.press(end);
            QVERIFY(stays());
        }
        agent.perform(DeskAction::Search);
        QVERIFY(stays());
        agent.explainImpossible();
        QVERIFY(stays());
        laptop.at().press(Qt::Key_Escape);
        laptop.at().press(Qt::Key_Escape);
        laptop.press({13, 2});
        agent.findChild<QPushButton *>(QStringLiteral("nextStep"))->click();
        QVERIFY(stays());
    }

    void noLanguageMovesTheBoard_data()
    {
        QTest::addColumn<bool>("seen");
        QTest::newRow("nobody was seen") << false;
        QTest::newRow("last seen") << true;
    }

    /// The sheet is as wide whatever its headings are called, and what a move showed stands on one line.
    void noLanguageMovesTheBoard()
    {
        QFETCH(bool, seen);
        Laptop laptop(Language::English);
        specter::Table table = begun();
        put(table, specter::HunterKind::Gun, "J2");
        putAgent(table, "D1");
        if (seen)
            QCOMPARE(walks(table, {"D1", "C2", "B3"}), std::string());
        const auto place = [&]
        {
            deliverPosted();
            return std::pair(laptop.board().geometryOfBoard().frame().board,
                QRect(laptop.board().mapTo(&laptop.at().window(), QPoint()), laptop.board().size()));
        };
        for (const bool hunters : {false, true})
        {
            if (hunters)
            {
                laptop.at().press(Qt::Key_F10);
                QTRY_VERIFY(laptop.seats().pageInFront() == laptop.seats().hunters());
                laptop.seats().hunters()->render(
                    std::make_shared<const specter::View>(view(table, specter::PublicSeat{})));
            }
            else
                laptop.seats().agent()->render(
                    std::make_shared<const specter::View>(view(table, specter::AgentSeat{})));
            const auto before = place();
            const auto *sheet = laptop.seats().agent()->findChild<QTableView *>();
            const int high = sheet->rowHeight(0);
            for (const Language language : {Language::Italian, Language::English})
            {
                Preferences preferences = laptop.at().desk().preferences();
                preferences.language = language;
                laptop.at().desk().choose(preferences);
                QVERIFY2(place() == before, qPrintable(QString::number(static_cast<int>(language))));
                QVERIFY(hunters || sheet->rowHeight(0) == high);
            }
        }
    }

    void noCardThatIsChosenMovesTheBoard_data() { theWholeCityIsInSight_data(); }

    /// Every card of the box, with all its choices.
    void noCardThatIsChosenMovesTheBoard()
    {
        QFETCH(int, language);
        Laptop laptop(Language::English);
        Preferences preferences = laptop.at().desk().preferences();
        preferences.language = static_cast<Language>(language);
        laptop.at().desk().choose(preferences);
        specter::Table table = begun();
        std::vector<specter::Equipment> &hand = table.sheets.at(specter::Agent::First).cards;
        hand.clear();
        for (std::size_t kind = 0; kind < words(specter::Equipment{}).size(); ++kind)
            hand.push_back(static_cast<specter::Equipment>(kind));
        put(table, specter::HunterKind::Gun, "J2");
        putAgent(table, "E2");
        AgentPage &agent = *laptop.seats().agent();
        agent.render(std::make_shared<const specter::View>(view(table, specter::AgentSeat{})));
        deliverPosted();
        const auto place = [&]
        {
            deliverPosted();
            return std::pair(laptop.board().geometryOfBoard().frame().board,
                QRect(laptop.board().mapTo(&laptop.at().window(), QPoint()), laptop.board().size()));
        };
        const auto before = place();
        const QList<QPushButton *> buttons
            = agent.findChild<QWidget *>(QStringLiteral("cards"))->findChildren<QPushButton *>();
        // The cards stay under the pointer, too, whatever is said of one.
        const QPushButton *none = *std::ranges::find_if(
            buttons, [](const QPushButton *button) { return button->isCheckable() && button->isVisible(); });
        const auto cardsAt = [&] { return none->mapTo(&laptop.at().window(), QPoint()); };
        const QPoint cards = cardsAt();
        int chosen = 0;
        for (QPushButton *card : buttons)
        {
            if (!card->isCheckable() || !card->isVisible())
                continue;
            card->click();
            ++chosen;
            QVERIFY2(place() == before, qPrintable(card->text()));
            QTRY_COMPARE(cardsAt(), cards);
        }
        QVERIFY2(chosen > 6, qPrintable(QString::number(chosen)));
    }

    /// Letters that were larger for a while leave no chip wider.
    void chipsAreAsWideAsAtFirst()
    {
        Laptop laptop(Language::English);
        const auto widths = [&]
        {
            QMap<QString, int> all;
            for (const QLabel *chip : laptop.seats().tableInFront()->findChildren<QLabel *>())
                if (chip->isVisible() && chip->property("role").toString() == QStringLiteral("chip"))
                    all[chip->text()] = chip->width();
            return all;
        };
        // One that says its name in short at first and in full later is another one.
        const auto wider = [&](const QMap<QString, int> &before)
        {
            QStringList all;
            const QMap<QString, int> now = widths();
            for (auto chip = now.begin(); chip != now.end(); ++chip)
                if (before.contains(chip.key()) && before.value(chip.key()) != chip.value())
                    all << chip.key();
            return all;
        };
        for (const bool hunters : {false, true})
        {
            if (hunters)
                laptop.at().press(Qt::Key_F10);
            deliverPosted();
            const QMap<QString, int> before = widths();
            QVERIFY(!before.isEmpty());
            for (const int percent : {125, 150, 200, 150, 125, 100})
            {
                Preferences preferences = laptop.at().desk().preferences();
                preferences.textPercent = percent;
                laptop.at().desk().choose(preferences);
                deliverPosted();
            }
            QTRY_COMPARE(wider(before), QStringList());
        }
    }

    /// Every offer is large enough for a finger: 36 px.
    void whatIsOfferedIsLargeEnough()
    {
        Laptop laptop(Language::Italian);
        const auto smallest = [&](QWidget *page)
        {
            int min = 1000;
            for (const QPushButton *button : page->findChildren<QPushButton *>())
                if (button->isVisibleTo(page) && button->property("role") == QStringLiteral("offer"))
                    min = std::min(min, button->height());
            return min;
        };
        laptop.press({13, 2});
        const int agents = smallest(laptop.seats().agent());
        QVERIFY2(agents >= 36 && agents < 1000, qPrintable(QString::number(agents)));
        laptop.at().press(Qt::Key_F10);
        deliverPosted();
        const int hunters = smallest(laptop.seats().hunters());
        QVERIFY2(hunters >= 36 && hunters < 1000, qPrintable(QString::number(hunters)));
    }

    void aSmallWindowShowsTheWholeCityToo()
    {
        Laptop laptop(Language::English, {1000, 700});
        QVERIFY(showsAll(laptop.board()));
        QVERIFY(laptop.board().geometryOfBoard().side >= 16);
    }
};

DOSSIER_TESTS(SpecterGeometryTest, Windows)

} // namespace specter_geometry_test

#include "specter_geometry_test.moc"
