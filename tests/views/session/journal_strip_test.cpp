#include "tests/support/test_class.h"
#include "tests/support/views/played_desk.h"
#include "tests/support/views/posted_events.h"
#include "views/board/board_drawer.h"
#include "views/board/read_out.h"
#include "views/kit/screen.h"
#include "views/omega/words/lines.h"
#include "views/session/foot_line.h"
#include "views/session/journal_model.h"
#include "views/session/journal_strip.h"
#include "views/session/past_bar.h"
#include "views/session/said_aloud.h"
#include "views/session/steady_button.h"
#include "views/session/timeline.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>

#include <algorithm>

namespace journal_strip_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

JournalStrip &stripOf(PlayedDesk &played)
{
    return *played.page().findChild<JournalStrip *>();
}

QStringList linesOf(PlayedDesk &played)
{
    const QAbstractItemModel *model = stripOf(played).findChild<QListView *>()->model();
    QStringList lines;
    for (int row = 0; row < model->rowCount(); ++row)
        lines << model->index(row, 0).data().toString();
    return lines;
}

/// Chooses an entry of the list that is called so, as a person would.
void choose(PlayedDesk &played, const QString &list, int entry)
{
    for (QComboBox *box : stripOf(played).findChildren<QComboBox *>())
        if (box->accessibleName() == list)
        {
            box->setCurrentIndex(entry);
        }
}

void search(PlayedDesk &played, const QString &words)
{
    for (QLineEdit *edit : stripOf(played).findChildren<QLineEdit *>())
        if (edit->accessibleName() == QStringLiteral("Search the journal"))
        {
            edit->setText(words);
            emit edit->textEdited(words);
        }
}

} // namespace

/// The journal at the foot of the desk: filters, search, bookmarks, and looking back.
class JournalStripTest : public QObject
{
    Q_OBJECT

private slots:

    /// Of results that do not all fit, the last one goes as a whole.
    void aResultIsNotCutForWhatFollowsIt()
    {
        const QStringList said{
            QStringLiteral("Room D is revealed: Open vent"), QStringLiteral("unchanged since 16:12")};
        Screen screen(nullptr);
        screen.render({}, [&](const Theme & /*theme*/) { return sayStrip(said, true); });
        screen.show();
        auto *shown = screen.findChild<ReadOut *>();
        const QString all = said.join(QStringLiteral(" · "));
        int cuts = 0;
        for (int width = 60; width < 900; width += 10)
        {
            screen.resize(width, 200);
            QTRY_VERIFY(shown->width() <= width);
            const bool isCut = shown->text() != all && shown->text().startsWith(said.front());
            cuts += isCut ? 1 : 0;
            if (isCut)
                QCOMPARE(shown->text(), said.front() + QChar(0x2026));
        }
        QVERIFY(cuts > 0);
    }

    /// A result that is too long for the large font is read whole in a smaller one, and never ends amid a part.
    void aLongResultIsReadWhole()
    {
        const QStringList said{QStringLiteral("The attack on Warrior Clone 7 deals 1 wound"),
            QStringLiteral("Warrior Clone 7 is killed"), QStringLiteral("3 black dice: 5 hits")};
        Screen screen(nullptr);
        screen.render({}, [&](const Theme & /*theme*/) { return sayStrip(said, true, 200); });
        screen.show();
        auto *shown = screen.findChild<ReadOut *>();
        QCOMPARE(shown->property("role").toString(), QStringLiteral("say"));
        screen.render({}, [&](const Theme & /*theme*/) { return sayStrip(said, true, 80); });
        QCOMPARE(screen.findChild<ReadOut *>(), shown);
        QCOMPARE(shown->property("role").toString(), QStringLiteral("sayMore"));
        for (int width = 60; width < 900; width += 10)
        {
            screen.resize(width, 200);
            QTRY_VERIFY(shown->width() <= width);
            const QString text = shown->text();
            if (text.startsWith(said.front()))
                QVERIFY2(text.endsWith(said.at(2)) || text.endsWith(said.at(1))
                        || text.endsWith(said.at(1) + QChar(0x2026)) || text == said.front() + QChar(0x2026),
                    qPrintable(text));
        }
    }

    void theSearchShowsTheLinesThatHaveEveryWord()
    {
        PlayedDesk played;
        played.planned();
        const qsizetype all = linesOf(played).size();
        search(played, QStringLiteral("STEADY leader"));
        QCOMPARE(linesOf(played).size(), 1);
        QVERIFY(linesOf(played).front().contains(QStringLiteral("Team Leader")));
        search(played, QStringLiteral("no such word"));
        QVERIFY(linesOf(played).isEmpty());
        const auto saysNone = [&]
        {
            return std::ranges::any_of(stripOf(played).findChildren<QLabel *>(),
                [&](const QLabel *label)
                {
                    return label->isVisibleTo(&stripOf(played))
                        && label->text().startsWith(QStringLiteral("Nothing found"));
                });
        };
        QTRY_VERIFY(saysNone());
        search(played, {});
        QTRY_VERIFY(!saysNone());
        QTRY_COMPARE(linesOf(played).size(), all);
    }

    /// The line of a past position is highlighted in the list, however the position was reached; going on removes the
    /// highlight.
    void theLineThatIsLookedAtIsLit()
    {
        PlayedDesk played;
        played.planned();
        const auto *list = stripOf(played).findChild<QListView *>();
        stripOf(played).step(-2);
        QCOMPARE(list->currentIndex().row(), 2);
        QVERIFY(list->selectionModel()->isSelected(list->currentIndex()));
        stripOf(played).step(-1);
        QCOMPARE(list->currentIndex().row(), 3);
        stripOf(played).step(3);
        QVERIFY(!list->selectionModel()->hasSelection());
    }

    /// The window's keys are not the timeline's, also where they do nothing.
    void keysWithCtrlDoNotLookBack()
    {
        PlayedDesk played;
        played.planned();
        auto *timeline = stripOf(played).findChild<Timeline *>();
        const int now = timeline->value();
        QTest::keyClick(timeline, Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(timeline->value(), now);
        QTest::keyClick(timeline, Qt::Key_Down);
        QCOMPARE(timeline->value(), now - 1);
    }

    /// A row has room for the first of many sentences; who points at it, or hears it, is told all.
    void aRowTellsAllOfItsLineOnHover()
    {
        JournalModel model(nullptr);
        JournalRow line{.sentences = []
            {
                return QStringList{
                    QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three"), QStringLiteral("four")};
            }};
        line.line.number = 1;
        model.render(1, [line](std::uint32_t, std::uint32_t) { return std::vector<JournalRow>{line}; });
        const QModelIndex row = model.index(0, 0);
        QCOMPARE(row.data().toString(), QStringLiteral("one · two · three …"));
        QCOMPARE(row.data(Qt::ToolTipRole).toString(), QStringLiteral("one · two · three · four"));
        QCOMPARE(row.data(Qt::AccessibleTextRole).toString(), QStringLiteral("one · two · three · four"));
    }

    /// A number is a whole number, and stands with the name before it.
    void theSearchFindsANumberAsAWhole_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("found");
        QTest::addRow("name and number") << QStringLiteral("clone 3") << true;
        QTest::addRow("all words") << QStringLiteral("attacks clone 3") << true;
        QTest::addRow("part of a number") << QStringLiteral("Clone 1") << false;
        QTest::addRow("number of another") << QStringLiteral("Clone 2") << false;
        QTest::addRow("number by itself") << QStringLiteral("2") << true;
        QTest::addRow("part of a number by itself") << QStringLiteral("1") << false;
        QTest::addRow("in brackets") << QStringLiteral("clone 12") << true;
        QTest::addRow("a word that is not there") << QStringLiteral("clone 3 heals") << false;
    }

    void theSearchFindsANumberAsAWhole()
    {
        QFETCH(QString, words);
        JournalRow told;
        told.sentences = [] { return QStringList{QStringLiteral("Clone 3 attacks Medic: 2 wounds (Clone 12 helps)")}; };
        LineFilter filter;
        filter.words = words;
        QTEST(filter.passes(told), "found");
    }

    void anotherSessionBeginsWithNothingSought()
    {
        PlayedDesk played;
        const QString first = played.session().path();
        search(played, QStringLiteral("no such word"));
        choose(played, QStringLiteral("Subject"), static_cast<int>(OmegaTopic::Rooms));
        QVERIFY(linesOf(played).isEmpty());
        // Actions in the same session leave the search as it is.
        played.session().submit(omega::WriteNotes{{}, {"keep them busy"}});
        QVERIFY(linesOf(played).isEmpty());
        emit played.at().window().playRequested(QStringLiteral("omega"));
        QVERIFY(played.session().path() != first);
        QVERIFY(!linesOf(played).isEmpty());
        for (const QComboBox *box : stripOf(played).findChildren<QComboBox *>())
            QCOMPARE(box->currentIndex(), 0);
        for (const QLineEdit *edit : stripOf(played).findChildren<QLineEdit *>())
            QCOMPARE(edit->text(), QString());
    }

    void aLineThatComesIsFilteredToo()
    {
        PlayedDesk played;
        search(played, QStringLiteral("from pool to bank"));
        const qsizetype before = linesOf(played).size();
        played.session().submit(omega::Correct{omega::TokensMoved{omega::pool, omega::bank, 1}});
        QTRY_COMPARE(linesOf(played).size(), before + 1);
        played.session().submit(omega::WriteNotes{{}, {"keep them busy"}});
        QCOMPARE(linesOf(played).size(), before + 1);
    }

    void theSecretLinesAreTheOverseersAlone()
    {
        PlayedDesk played;
        played.session().submit(omega::WriteNotes{{}, {"keep them busy"}});
        choose(played, QStringLiteral("Side"), secretSide);
        const QStringList secret = linesOf(played);
        QVERIFY(!secret.isEmpty());
        QCOMPARE(secret.front(), QStringLiteral("Notes written"));
        choose(played, QStringLiteral("Side"), publicSide);
        QVERIFY(!linesOf(played).contains(QStringLiteral("Notes written")));
        QCOMPARE(static_cast<std::uint32_t>(secret.size() + linesOf(played).size()),
            played.session().lineCount(journal::Eyes::KnowSecrets));
    }

    void theTopicShowsWhatALineIsAbout()
    {
        PlayedDesk played;
        played.planned();
        choose(played, QStringLiteral("Subject"), static_cast<int>(OmegaTopic::Rooms));
        const QStringList rooms = linesOf(played);
        QVERIFY(!rooms.isEmpty());
        choose(played, QStringLiteral("Subject"), static_cast<int>(OmegaTopic::Rounds));
        for (const QString &line : linesOf(played))
            QVERIFY2(!rooms.contains(line), qPrintable(line));
    }

    void lookingBackShowsTheTableAsItStoodAndDoesNothing()
    {
        PlayedDesk played;
        const std::uint32_t before = played.session().lineCount(journal::Eyes::KnowSecrets);
        QVERIFY(played.click(QStringLiteral("Transfer 0 to the pool")));
        const std::uint32_t lines = played.session().lineCount(journal::Eyes::KnowSecrets);
        stripOf(played).findChild<Timeline *>()->setValue(static_cast<int>(before));
        QVERIFY(played.page().looksBack());
        QVERIFY(played.shows(QStringLiteral("Looking back: after entry %1").arg(before)));
        QVERIFY(!played.click(QStringLiteral("Transfer 0 to the pool")));
        QCOMPARE(played.session().lineCount(journal::Eyes::KnowSecrets), lines);
        QCOMPARE(played.table().clock.step, omega::Step::Initiative);
        QVERIFY(played.click(QStringLiteral("Back to now")));
        QVERIFY(!played.page().looksBack());
        QVERIFY(played.click(QStringLiteral("Initiative: TL, CS, HSS, RI")));
    }

    void pageUpAndDownGoToWhereARoundBegins()
    {
        PlayedDesk played;
        Timeline &timeline = *stripOf(played).findChild<Timeline *>();
        const int first = timeline.maximum();
        QVERIFY(played.click(QStringLiteral("Transfer 0 to the pool")));
        played.session().submit(omega::Correct{omega::StepBegan{omega::Step::Timer, 2}});
        const int second = timeline.maximum();
        played.session().submit(omega::AdvanceTimers{});
        QCOMPARE(timeline.round(), std::optional(2));
        QCOMPARE(timeline.accessibleDescription(), QStringLiteral("Round 2"));
        QTest::keyClick(&timeline, Qt::Key_PageUp);
        QCOMPARE(timeline.value(), second);
        QTest::keyClick(&timeline, Qt::Key_PageUp);
        QCOMPARE(timeline.value(), first);
        QCOMPARE(timeline.accessibleDescription(), QStringLiteral("Round 1"));
        QVERIFY(timeline.toolTip().startsWith(QStringLiteral("Round 1. ")));
        QVERIFY(played.page().looksBack());
        QTest::keyClick(&timeline, Qt::Key_PageUp);
        QCOMPARE(timeline.value(), 0);
        QVERIFY(!timeline.round());
        for (const int line : {first, second, timeline.maximum()})
        {
            QTest::keyClick(&timeline, Qt::Key_PageDown);
            QCOMPARE(timeline.value(), line);
        }
        QVERIFY(!played.page().looksBack());
    }

    void theGameGoesOnFromWhereItIsSeen()
    {
        PlayedDesk played;
        const std::uint32_t before = played.session().lineCount(journal::Eyes::KnowSecrets);
        QVERIFY(played.click(QStringLiteral("Transfer 0 to the pool")));
        stripOf(played).findChild<Timeline *>()->setValue(static_cast<int>(before));
        QVERIFY(played.click(QStringLiteral("Continue from here")));
        QVERIFY(!played.page().looksBack());
        QCOMPARE(played.table().clock.step, omega::Step::Transfer);
        QVERIFY(played.click(QStringLiteral("Redo")));
        QCOMPARE(played.table().clock.step, omega::Step::Initiative);
    }

    void aRevealInTheWayAsksWhyAndThenGoesThere()
    {
        PlayedDesk played;
        const journal::Position start = played.session().position();
        const auto hidden = played.table().ground.doors.begin()->first;
        played.session().submit(omega::Correct{omega::DoorTurnedUp{{hidden}, omega::DoorKind::Locked}});
        QVERIFY(played.session().position() != start);
        stripOf(played).step(-1);
        QVERIFY(played.click(QStringLiteral("Continue from here")));
        QLineEdit *reason = nullptr;
        for (QLineEdit *edit : played.page().findChildren<QLineEdit *>())
            if (edit->isVisible() && !stripOf(played).isAncestorOf(edit))
                reason = edit;
        QVERIFY(reason != nullptr);
        QTest::keyClicks(reason, QStringLiteral("turned up by mistake"));
        QTest::keyClick(reason, Qt::Key_Return);
        QCOMPARE(played.session().position(), start);
    }

    void aBookmarkIsSetFoundAndTakenAway()
    {
        PlayedDesk played;
        const journal::Position start = played.session().position();
        stripOf(played).mark();
        QLineEdit *name = nullptr;
        for (QLineEdit *edit : stripOf(played).findChildren<QLineEdit *>())
            if (edit->accessibleName() == QStringLiteral("Name of the bookmark"))
                name = edit;
        QVERIFY(name != nullptr);
        QTest::keyClicks(name, QStringLiteral("before the door"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(played.session().bookmarks().size(), std::size_t{1});
        QCOMPARE(played.session().bookmarks().front().name, std::string("before the door"));
        QVERIFY(played.click(QStringLiteral("Transfer 0 to the pool")));
        choose(played, QStringLiteral("Bookmarks"), 1);
        QVERIFY(played.page().looksBack());
        QVERIFY(played.click(QStringLiteral("Continue from here")));
        QCOMPARE(played.session().position(), start);
        stripOf(played).mark();
        QVERIFY(played.session().bookmarks().empty());
    }

    void aBookmarkNamesWhatIsSeen()
    {
        PlayedDesk played;
        const journal::Position start = played.session().position();
        const auto line = static_cast<int>(played.session().lineCount(journal::Eyes::KnowSecrets));
        QVERIFY(played.click(QStringLiteral("Transfer 0 to the pool")));
        stripOf(played).findChild<Timeline *>()->setValue(line);
        stripOf(played).mark();
        for (QLineEdit *edit : stripOf(played).findChildren<QLineEdit *>())
            if (edit->accessibleName() == QStringLiteral("Name of the bookmark"))
            {
                QTest::keyClicks(edit, QStringLiteral("earlier"));
                QTest::keyClick(edit, Qt::Key_Return);
            }
        QCOMPARE(played.session().bookmarks().size(), std::size_t{1});
        QVERIFY(played.session().bookmarks().front().at == start);
    }

    /// The words of a long line take two more before they are cut: dice stand at its end.
    void aLongLineTakesThreeLines()
    {
        JournalStrip strip(omegaJournalLists(), {}, nullptr);
        ShownJournal journal;
        journal.count = 2;
        journal.rounds = [] { return std::vector<RoundMark>(); };
        journal.source = [](std::uint32_t first, std::uint32_t count)
        {
            std::vector<JournalRow> lines;
            for (std::uint32_t number = first; number < first + count; ++number)
            {
                JournalRow told;
                told.line.number = number;
                told.line.standing = true;
                told.sentences = [number]
                { return QStringList{number == 1 ? QStringLiteral("A word") : QStringLiteral("word ").repeated(80)}; };
                lines.push_back(told);
            }
            return lines;
        };
        strip.resize(700, 300);
        strip.renderJournal(journal);
        strip.show();
        const auto *list = strip.findChild<QListView *>();
        const auto height = [&](int row) { return list->visualRect(list->model()->index(row, 0)).height(); };
        QTRY_COMPARE(height(0) - height(1), 2 * list->fontMetrics().height());
        strip.resize(8000, 300);
        QTRY_COMPARE(height(0), height(1));
    }

    /// The board stays in sight above it, and the whole is read on hover.
    void lookingBackIsToldInOneLine()
    {
        const QString done = QStringLiteral("The Gun moves to N4 ").repeated(20).trimmed();
        Screen bar(nullptr);
        bar.resize(600, 200);
        bar.render({}, [done](const Theme &) { return pastBar({7, QStringLiteral("20:15"), done}, {}); });
        bar.show();
        const auto *told = bar.findChild<ReadOut *>();
        QVERIFY(told != nullptr);
        QTRY_VERIFY2(told->text().endsWith(QChar(0x2026)), qPrintable(told->text()));
        QVERIFY(told->text().startsWith(QStringLiteral("Looking back: after entry 7, 20:15")));
        QVERIFY(told->height() < 2 * told->fontMetrics().height());
        QVERIFY(told->accessibleName().contains(done));
        QVERIFY(told->toolTip().contains(QStringLiteral("The Gun moves to N4")));
    }

    /// However little room there is, and wherever the keyboard is.
    void whatLeadsBackToNowStaysInSight()
    {
        QWidget page;
        page.resize(500, 420);
        QWidget board(&page);
        board.setGeometry(page.rect());
        auto *drawer = new BoardDrawer(&board, &page);
        auto *bar = new Screen(&page);
        auto *tall = new QWidget(&page);
        tall->setFixedHeight(400);
        auto *last = new QPushButton(QStringLiteral("last"), tall);
        last->move(0, 350);
        drawer->pin(bar);
        drawer->add(tall);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        tall->show();
        last->setFocus();
        bar->render({}, [](const Theme &)
            { return pastBar({7, QStringLiteral("20:15"), QStringLiteral("The Gun moves to N4")}, {}); });
        bar->show();
        const auto isInSight = [](const QWidget *part) { return part->visibleRegion().boundingRect() == part->rect(); };
        for (const QPushButton *button : bar->findChildren<QPushButton *>())
            QTRY_VERIFY2(isInSight(button), qPrintable(button->text()));
        QTRY_VERIFY(isInSight(last));
        bar->hide();
        tall->hide();
        QVERIFY(!drawer->isOpen());
    }

    /// A panel opens over the edge where it covers less of the spaces in play, and stays there while it is open.
    void aPanelOpensWhereItCoversNoSpaceInPlay()
    {
        QWidget page;
        page.resize(500, 420);
        QWidget board(&page);
        board.setGeometry(0, 20, 500, 400);
        auto *drawer = new BoardDrawer(&board, &page);
        auto *panel = new QWidget(&page);
        panel->setFixedHeight(120);
        drawer->add(panel);
        QRect inPlay;
        drawer->keepClearOf([&inPlay] { return inPlay; });
        page.show();
        const auto topOver = [&](const QRect &area)
        {
            inPlay = area;
            panel->show();
            const int top = drawer->y();
            inPlay = {};
            panel->setFixedHeight(panel->height() + 1);
            QCoreApplication::processEvents();
            const bool stays = (drawer->y() == 20) == (top == 20);
            panel->hide();
            return stays ? top : -1;
        };
        QVERIFY(topOver({}) > 200);
        QVERIFY(topOver({100, 50, 40, 40}) > 200);
        QCOMPARE(topOver({100, 350, 40, 40}), 20);
        QVERIFY2(topOver({0, 0, 500, 400}) > 200, "both edges cover as much of it");
    }

    /// A drawer over the spaces to choose from shows only the field that waits for them.
    void aPanelIsOneLineWhileTheBoardIsNeeded()
    {
        QWidget page;
        page.resize(500, 420);
        QWidget board(&page);
        board.setGeometry(page.rect());
        auto *drawer = new BoardDrawer(&board, &page);
        auto *panel = new QWidget(&page);
        panel->setFixedHeight(200);
        auto *first = new QLineEdit(panel);
        auto *waiting = new QLineEdit(panel);
        // As high as a layout makes them.
        first->resize(first->sizeHint());
        waiting->setGeometry(QRect(QPoint(0, 150), waiting->sizeHint()));
        drawer->add(panel);
        QRect inPlay = page.rect();
        bool isNeeded = true;
        drawer->keepClearOf([&inPlay] { return inPlay; });
        drawer->foldTo([&] { return isNeeded ? waiting : nullptr; });
        // The keyboard is at the board.
        board.setFocusPolicy(Qt::StrongFocus);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        board.setFocus();
        const auto isInSight = [](const QWidget *part) { return part->visibleRegion().boundingRect() == part->rect(); };
        panel->show();
        QVERIFY(drawer->height() < 100);
        QTRY_VERIFY(isInSight(waiting));
        // The keyboard still reaches what is folded away.
        first->setFocus();
        QTRY_VERIFY(isInSight(first));
        inPlay = QRect(0, 0, 500, 100);
        drawer->fit();
        QVERIFY(drawer->height() >= 200);
        inPlay = page.rect();
        drawer->fit();
        QVERIFY(drawer->height() < 100);
        isNeeded = false;
        drawer->fit();
        QVERIFY(drawer->height() >= 200);
    }

    /// The foot shows the whole text of what would be undone if it fits, and the tooltip shows it otherwise.
    void theFootSaysWhatWouldBeUndoneAsFarAsThereIsRoom()
    {
        const QString done = QStringLiteral("Countermeasures Specialist moves from A3 to D2, 1 adrenaline");
        FootLine foot({}, {}, nullptr);
        foot.resize(1280, foot.sizeHint().height());
        ShownJournal journal;
        journal.steps.undone = JournalRow{.sentences = [done] { return QStringList{done}; }};
        foot.renderJournal(journal);
        foot.show();
        const QPushButton *undo = nullptr;
        for (const QPushButton *button : foot.findChildren<QPushButton *>())
            if (button->accessibleName() == QStringLiteral("Undo"))
                undo = button;
        QVERIFY(undo != nullptr);
        QTRY_COMPARE(undo->text(), QStringLiteral("↶ Undo: %1").arg(done));
        // A window is made narrower whatever stands there.
        QVERIFY(foot.minimumSizeHint().width() < 600);
        // The button keeps its width when there is nothing to undo or the text has another length.
        deliverPosted();
        const int wide = undo->width();
        for (const QString &other : {QStringLiteral("X"), QString(done + done)})
        {
            journal.steps.undone = JournalRow{.sentences = [other] { return QStringList{other}; }};
            foot.renderJournal(journal);
            deliverPosted();
            QCOMPARE(undo->width(), wide);
        }
        foot.renderJournal({});
        deliverPosted();
        QCOMPARE(undo->width(), wide);
        journal.steps.undone = JournalRow{.sentences = [done] { return QStringList{done}; }};
        foot.renderJournal(journal);
        const int height = foot.height();
        foot.resize(400, height);
        QTRY_VERIFY2(undo->text().endsWith(QChar(0x2026)), qPrintable(undo->text()));
        QVERIFY2(undo->text().startsWith(QStringLiteral("↶ Undo: Count")), qPrintable(undo->text()));
        QVERIFY(undo->toolTip().contains(done));
        QCOMPARE(foot.height(), height);
        QTRY_VERIFY(foot.journal()->geometry().right() <= foot.width());
        QTRY_VERIFY(undo->width() >= undo->sizeHint().width());
    }

    /// The button that undoes it tells what was done last; beside it stands its time, and what undoes nothing.
    void whatWasDoneLastIsToldOnce()
    {
        const QString done = QStringLiteral("The attack on Clone Warrior 1 deals 1 wound");
        FootLine foot({}, {}, nullptr);
        ShownJournal journal;
        const JournalRow line{
            .line = {.what = journal::LineKind::Done}, .sentences = [done] { return QStringList{done}; }};
        journal.count = 1;
        journal.source = [line](std::uint32_t, std::uint32_t) { return std::vector{line}; };
        journal.steps.undone = line;
        const int letter = foot.fontMetrics().averageCharWidth();
        foot.resize(letter * 160, foot.sizeHint().height());
        foot.renderJournal(journal);
        foot.show();
        const auto *last = foot.findChild<ReadOut *>();
        QTRY_VERIFY2(!last->text().isEmpty(), "a wide line has room for both");
        QVERIFY2(!last->text().contains(done), qPrintable(last->text()));
        // Of several sentences the others stand there.
        const QString found = QStringLiteral("She finds a card");
        JournalRow both = line;
        both.sentences = [done, found] { return QStringList{done, found}; };
        journal.source = [both](std::uint32_t, std::uint32_t) { return std::vector{both}; };
        journal.steps.undone = both;
        foot.renderJournal(journal);
        QTRY_VERIFY2(last->text().endsWith(found) && !last->text().contains(done), qPrintable(last->text()));
        // Of what is long its number and its time are read first.
        const QString number = last->text().section(QStringLiteral(" · "), 0, 1);
        both.sentences = [done, found] { return QStringList{done, found.repeated(9)}; };
        journal.source = [both](std::uint32_t, std::uint32_t) { return std::vector{both}; };
        foot.renderJournal(journal);
        QTRY_VERIFY2(last->text().endsWith(QChar(0x2026)), qPrintable(last->text()));
        QVERIFY2(last->text().startsWith(number + QStringLiteral(" · ") + found.left(4)), qPrintable(last->text()));
        journal.source = [line](std::uint32_t, std::uint32_t) { return std::vector{line}; };
        journal.steps.undone = line;
        journal.steps.undone->line.number = 7;
        foot.renderJournal(journal);
        QTRY_VERIFY2(last->toolTip().contains(done) || last->text().contains(done), qPrintable(last->text()));
        // If the name is too long for the button, the word for its action is not cut.
        const QString twice = done + done + done;
        journal.steps.undone = JournalRow{.sentences = [twice] { return QStringList{twice}; }};
        foot.renderJournal(journal);
        QTRY_VERIFY(foot.findChild<SteadyButton *>()->text().startsWith(QStringLiteral("↶ Undo: The attack")));
        journal.steps.undone = line;
        foot.renderJournal(journal);
        foot.resize(letter * 106, foot.height());
        QTRY_VERIFY(last->text().isEmpty());
        const auto *undo = foot.findChild<SteadyButton *>();
        QTRY_COMPARE(undo->text(), QStringLiteral("↶ Undo: %1").arg(done));
        QVERIFY(undo->width() > foot.width() / 2);
    }

    void whatIsDoneMeanwhileEndsLookingBack()
    {
        PlayedDesk played;
        stripOf(played).step(-1);
        QVERIFY(played.page().looksBack());
        played.session().submit(omega::TransferAdrenaline{});
        QVERIFY(!played.page().looksBack());
    }
};

DOSSIER_TESTS(JournalStripTest, Windows)

} // namespace journal_strip_test

#include "journal_strip_test.moc"
