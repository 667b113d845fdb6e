#include "app/omega/map_desk.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"
#include "tests/support/views/open_form.h"
#include "tests/support/views/played_desk.h"
#include "tests/support/views/settle.h"
#include "views/board/board_drawer.h"
#include "views/board/read_out.h"
#include "views/kit/pips.h"
#include "views/kit/plain_text.h"
#include "views/kit/screen.h"
#include "views/kit/side_column.h"
#include "views/omega/correct/correction.h"
#include "views/omega/desk/adrenaline_card.h"
#include "views/omega/desk/dice_panel.h"
#include "views/omega/desk/overseer_page.h"
#include "views/omega/desk/stage_bar.h"
#include "views/omega/parts/round_header.h"
#include "views/omega/words/dice_wording.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QSpinBox>
#include <QStyle>
#include <QTest>

#include <memory>

namespace desk_letters_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

constexpr QSize laptop(1280, 800);

void choose(PlayedDesk &played, Language language, int percent)
{
    Preferences preferences = played.at().desk().preferences();
    preferences.language = language;
    preferences.textPercent = percent;
    played.at().desk().choose(preferences);
    played.at().window().resize(laptop);
    settle();
}

void show(PlayedDesk &played, const omega::Table &table)
{
    const auto view = std::make_shared<omega::View>(omega::view(table, omega::OverseerSeat{}));
    played.page().render(view);
    settle();
}

/// The team leader attacks the enemy that stands there; his dice wait.
void attack(omega::Table &table, const std::string &weapon, Space at, const DicePool &dice)
{
    omega::apply(table,
        omega::AttackDeclared{omega::Attack{.attacker = omega::Role::TeamLeader,
            .weapon = {weapon},
            .from = {0, 0},
            .target = omega::FigureId{1},
            .to = at,
            .dice = dice}});
}

QRect inWindow(PlayedDesk &played, const QWidget &widget)
{
    return {widget.mapTo(&played.at().window(), QPoint()), widget.size()};
}

/// True if the whole widget is visible, and none of it lies outside the area in which it scrolls.
bool isWhollySeen(const QWidget &widget)
{
    return widget.isVisible() && widget.visibleRegion().boundingRect() == widget.rect();
}

/// Shows that content in the bar under the board.
void showStage(PlayedDesk &played, const Stage &stage, const QString &atCursor = {})
{
    auto &bar = static_cast<Screen &>(played.stage());
    const StageState state{.view = played.session().overseerView(),
        .picked = played.page().picked(),
        .stage = stage,
        .atCursor = atCursor};
    bar.render(QString(), [state, &bar](const Theme & /*theme*/) { return stageBar(state, bar.characters(), {}); });
    settle();
}

} // namespace

/// Another font size: what is needed stays in sight, and the board finds its place again.
class DeskLettersTest : public QObject
{
    Q_OBJECT

private slots:

    void theTabsStayInSightWhereverTheColumnIsScrolled_data()
    {
        QTest::addColumn<int>("percent");
        QTest::newRow("150 %") << 150;
        QTest::newRow("200 %") << 200;
    }

    void theTabsStayInSightWhereverTheColumnIsScrolled()
    {
        QFETCH(int, percent);
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            choose(played, language, percent);
            show(played, tableInTurns(Printing::Revised));
            auto *tabs = played.page().findChild<QWidget *>(QStringLiteral("deskTabs"));
            // The left column has all where there is room for one only.
            auto *column = played.page().findChildren<SideColumn *>().front();
            QVERIFY(column->isAncestorOf(played.page().findChild<QWidget *>(QStringLiteral("dashboard"))));
            column->verticalScrollBar()->setValue(column->verticalScrollBar()->maximum());
            settle();
            for (const QPushButton *tab : tabs->findChildren<QPushButton *>())
                QVERIFY2(isWhollySeen(*tab), qPrintable(tab->text()));
        }
    }

    void whoActsIsInSightWithAllThatCanBeDone()
    {
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            choose(played, language, 150);
            show(played, tableInTurns(Printing::Revised));
            settle();
            const QList<QWidget *> cards = played.parts(QStringLiteral("commando/"));
            const auto acting = std::ranges::find_if(
                cards, [](const QWidget *card) { return card->property("tone") == QStringLiteral("due"); });
            QVERIFY(acting != cards.end());
            QVERIFY(isWhollySeen(**acting));
        }
    }

    /// Nothing is next any more: who has won is read whole, and the track gives way.
    void whoHasWonIsReadWhole()
    {
        omega::Table table = tableInTurns(Printing::Revised);
        omega::apply(table, omega::GameEnded{Side::Enemy});
        for (const Language language : {Language::English, Language::Italian})
            for (const int percent : {100, 150, 200})
            {
                PlayedDesk played;
                choose(played, language, percent);
                show(played, table);
                const auto labels
                    = played.page().findChild<QWidget *>(QStringLiteral("header"))->findChildren<QLabel *>();
                QVERIFY2(std::ranges::any_of(labels,
                             [&](const QLabel *label)
                             {
                                 return isWhollySeen(*label) && label->text() == roundText(table.open)
                                     && label->width() >= label->fontMetrics().horizontalAdvance(label->text());
                             }),
                    qPrintable(QString::number(percent)));
            }
    }

    /// In a narrow window the adrenaline belongs to the dashboard: the commandos get the room.
    void theAdrenalineStandsWithTheWellsInANarrowWindow()
    {
        PlayedDesk played;
        choose(played, Language::English, 100);
        const auto isSeen = [&]
        {
            return std::ranges::count_if(played.parts(QStringLiteral("adrenaline")), [](const QWidget *card)
                       { return card->objectName() == QStringLiteral("adrenaline") && isWhollySeen(*card); })
                == 1;
        };
        QVERIFY(isSeen());
        choose(played, Language::English, 200);
        QVERIFY(!isSeen());
        QVERIFY(played.click(QStringLiteral("Dashboard")));
        settle();
        QVERIFY(isSeen());
        choose(played, Language::English, 100);
        QVERIFY(isSeen());
    }

    void theStancesOfAWholePartyAreInSight()
    {
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            choose(played, language, 150);
            QVERIFY(played.click(language == Language::English ? QStringLiteral("Transfer 0 to the pool")
                                                               : QStringLiteral("Trasferisci 0 alla Riserva")));
            auto *header = played.page().findChild<QWidget *>(QStringLiteral("stances"));
            QVERIFY(header != nullptr);
            played.page().perform(DeskAction::DefaultStep);
            settle();
            QVERIFY(header->isVisible());
            int seen = 0;
            for (const QPushButton *stance : header->findChildren<QPushButton *>())
                if (!stance->isHidden())
                {
                    QVERIFY2(isWhollySeen(*stance), qPrintable(stance->accessibleName()));
                    ++seen;
                }
            QCOMPARE(seen, 12);
        }
    }

    /// The size is chosen from the top of the start page, and its button says so.
    void theSizeOfTextIsChosenOnTheStartPage()
    {
        DeskAtRest at;
        at.window().resize(laptop);
        at.window().show();
        auto *button = at.window().findChild<QPushButton *>(QStringLiteral("text"));
        QVERIFY(button != nullptr && button->text() == QStringLiteral("100%"));
        const QList<QAction *> sizes = button->menu()->actions();
        const auto size = std::ranges::find(sizes, QStringLiteral("200%"), &QAction::text);
        QVERIFY(size != sizes.end());
        (*size)->trigger();
        settle();
        QCOMPARE(at.desk().preferences().textPercent, 200);
        button = at.window().findChild<QPushButton *>(QStringLiteral("text"));
        QCOMPARE(button->text(), QStringLiteral("200%"));
        QVERIFY(button->visibleRegion().boundingRect().size() == button->size());
    }

    /// Letters that were large while another page was in front leave it its two columns.
    void theStartPageHasItsColumnsAgain()
    {
        PlayedDesk played;
        auto *page = played.at().window().findChild<QWidget *>(QStringLiteral("StartPage"));
        choose(played, Language::English, 200);
        emit played.page().leaveRequested();
        settle();
        emit played.at().window().playRequested(QStringLiteral("omega"));
        choose(played, Language::English, 100);
        emit played.page().leaveRequested();
        settle();
        QVERIFY(page->isVisible());
        const auto *side = page->findChild<QWidget *>(QStringLiteral("settings"));
        QVERIFY(side->mapTo(page, QPoint()).x() > page->width() / 2);
    }

    /// A tab begins at its top, even if another tab was scrolled down.
    void aTabIsShownFromItsTop()
    {
        PlayedDesk played;
        choose(played, Language::English, 200);
        omega::Table table = tableInTurns(Printing::Revised);
        bring(table, "blaster", {3, 0}, Facing::West);
        show(played, table);
        auto *column = played.page().findChildren<SideColumn *>().front();
        column->verticalScrollBar()->setValue(column->verticalScrollBar()->maximum());
        QVERIFY(column->verticalScrollBar()->value() > 0);
        QVERIFY(played.click(QStringLiteral("Enemies 1")));
        settle();
        QCOMPARE(column->verticalScrollBar()->value(), 0);
    }

    /// Larger fonts and back leave the tab that was chosen, and start no timer with what is typed next.
    void theChosenTabStaysWithLettersOfAnySize()
    {
        PlayedDesk played;
        choose(played, Language::English, 100);
        omega::Table table = tableInTurns(Printing::Revised);
        bring(table, "blaster", {3, 0}, Facing::West);
        show(played, table);
        for (QPushButton *tab :
            played.page().findChild<QWidget *>(QStringLiteral("deskTabs"))->findChildren<QPushButton *>())
            if (tab->text() == QStringLiteral("Enemies 1"))
                QTest::mouseClick(tab, Qt::LeftButton);
        for (const int percent : {100, 125, 200, 100})
        {
            choose(played, Language::English, percent);
            for (const QPushButton *tab :
                played.page().findChild<QWidget *>(QStringLiteral("deskTabs"))->findChildren<QPushButton *>())
                QCOMPARE(tab->isChecked(), tab->text() == QStringLiteral("Enemies 1"));
            QVERIFY(qobject_cast<const QSpinBox *>(played.page().focusWidget()) == nullptr);
        }
    }

    /// Numbers of stances come again with room for them.
    void theStancesHaveTheirNumbersAgainWithSmallLetters()
    {
        PlayedDesk played;
        choose(played, Language::English, 100);
        QVERIFY(played.click(QStringLiteral("Transfer 0 to the pool")));
        QVERIFY(played.click(QStringLiteral("Initiative: TL, CS, HSS, RI")));
        const auto numbered = [&]
        {
            for (const QPushButton *button :
                played.page().findChild<QWidget *>(QStringLiteral("stances"))->findChildren<QPushButton *>())
                if (button->isVisible() && button->text().contains(QStringLiteral("speed")))
                    return true;
            return false;
        };
        QVERIFY(numbered());
        choose(played, Language::English, 200);
        QVERIFY(!numbered());
        choose(played, Language::English, 100);
        QVERIFY(numbered());
    }

    /// A long name of a stance takes two lines before it cuts the commando's.
    void noStanceCutsTheNameOfItsCommando()
    {
        PlayedDesk played;
        choose(played, Language::English, 100);
        omega::Table table = tableInTurns(Printing::Revised);
        for (omega::Sheet &sheet : table.open.content.sheets)
            for (omega::Stance &stance : sheet.stances)
                stance.name = {"Avanzata Prudente", "Cautious Advance"};
        show(played, table);
        for (const QWidget *card : played.parts(QStringLiteral("commando/")))
        {
            const QLabel *name = card->findChildren<QLabel *>().at(1);
            const QFontMetrics metrics = name->fontMetrics();
            QVERIFY2(metrics.horizontalAdvance(name->text()) <= name->contentsRect().width(), qPrintable(name->text()));
        }
    }

    /// The buttons leave the reasoning the room that they do not take.
    void theReasoningIsReadWholeWhereThereIsRoom()
    {
        for (const int percent : {100, 150, 200})
        {
            PlayedDesk played;
            choose(played, Language::Italian, percent);
            show(played, tableInTurns(Printing::Revised));
            played.press({3, 1});
            const OmegaViewPtr view = played.session().overseerView();
            const Picked picked = played.page().picked();
            auto *bar = &played.stage();
            Stage stage{.headline = QStringLiteral("Capo Squadra va in D2"), .offers = offersFor(*view, picked)};
            stage.tone = wording::Tone::Allowed;
            stage.text = QStringLiteral("Il percorso attraversa un pericolo in G7. Resta 1 punto.");
            stage.rules = {rule::OP_MOVE_9};
            showStage(played, stage);
            int found = 0;
            for (const ReadOut *said : bar->findChildren<ReadOut *>())
                if (said->accessibleName() == stage.text)
                {
                    QCOMPARE(said->text(), stage.text);
                    ++found;
                }
            QCOMPARE(found, 1);
        }
    }

    /// The bar keeps its height.
    void longReasoningIsReadWholeWithLargeLetters()
    {
        PlayedDesk played;
        choose(played, Language::Italian, 200);
        show(played, tableInTurns(Printing::Revised));
        played.press({3, 1});
        auto *bar = &played.stage();
        const int high = bar->height();
        Stage stage{.headline = QStringLiteral("Capo Squadra va in D2"),
            .offers = offersFor(*played.session().overseerView(), played.page().picked())};
        stage.tone = wording::Tone::Refused;
        stage.rules = {rule::OP_MOVE_9};
        const auto told = [&](const QString &text)
        {
            stage.text = text;
            showStage(played, stage);
            for (const ReadOut *said : bar->findChildren<ReadOut *>())
                if (said->accessibleName() == text)
                    return said;
            return static_cast<const ReadOut *>(nullptr);
        };
        const ReadOut *few = told(QStringLiteral("Resta 1 punto."));
        QVERIFY(few != nullptr);
        const QString text = QStringLiteral("Il percorso entra nel gas corrosivo in F3. Il percorso attraversa un "
                                            "pericolo in G7. Servono due azioni di movimento: con una non ci arriva.");
        const ReadOut *much = told(text);
        QVERIFY(much != nullptr);
        QCOMPARE(much->text(), text);
        QCOMPARE(bar->height(), high);
    }

    /// Beside a single button, too.
    void whatIsAtTheCursorIsReadWholeBesideAButton()
    {
        for (const Language language : {Language::English, Language::Italian})
            for (const int percent : {150, 200})
            {
                PlayedDesk played;
                choose(played, language, percent);
                omega::Table table = tableInTurns(Printing::Revised);
                omega::Allowance one;
                one.kinds = {{"rogue_clone"}};
                one.left = 2;
                table.open.pending.allowances = {one};
                show(played, table);
                auto *bar = &played.stage();
                showStage(played, {.headline = QStringLiteral("Place one more Rogue Clone (2 left): click a space")},
                    QStringLiteral("D3, floor, door on the east side, shorted door, Team Leader facing east, "
                                   "commando, chosen to act"));
                int whole = 0;
                for (const ReadOut *said : bar->findChildren<ReadOut *>())
                    if (said->isVisible())
                    {
                        QCOMPARE(said->text(), said->accessibleName());
                        ++whole;
                    }
                QCOMPARE(whole, 2);
            }
    }

    /// Dice that are turned stay under the pointer, and so does what takes them.
    void whatTakesTheDiceIsAsWideWhateverItSays()
    {
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            choose(played, language, 200);
            omega::Table table = tableInTurns(Printing::Revised);
            bring(table, "blaster", {3, 0}, Facing::West);
            attack(table, "carbine", {3, 0}, {.black = 2, .red = 1});
            show(played, table);
            auto *panel = &played.dice();
            const auto *enter = panel->findChild<QPushButton *>(QStringLiteral("enterDice"));
            QVERIFY(enter->isVisible());
            const QRect place = enter->geometry();
            for (const int face : {1, 0, 2})
            {
                QVERIFY(panel->type(QKeyEvent(QEvent::KeyPress, Qt::Key_0 + face, {}, QString::number(face))));
                settle();
                QCOMPARE(enter->geometry(), place);
            }
        }
    }

    /// The numbers stay in one column, whatever fits on each card; on a card of one line the wounds have their own
    /// column.
    void theNumbersOfTheCommandosStandInOneColumn_data()
    {
        QTest::addColumn<int>("percent");
        for (const int percent : {100, 150, 200})
            QTest::addRow("%d %%", percent) << percent;
    }

    void theNumbersOfTheCommandosStandInOneColumn()
    {
        QFETCH(int, percent);
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            choose(played, language, percent);
            show(played, tableInTurns(Printing::Revised, 4));
            settle();
            QSet<int> adrenaline;
            QSet<int> wounds;
            for (const QWidget *card : played.parts(QStringLiteral("commando/")))
            {
                QList<int> ends;
                for (const QLabel *label : card->findChildren<QLabel *>())
                    if (label->isVisible() && label->text().contains(u'/'))
                    {
                        ends << label->mapTo(&played.page(), label->rect().topRight()).x();
                    }
                QCOMPARE(ends.size(), 2);
                adrenaline << ends.front();
                if (ends.back() != ends.front())
                    wounds << ends.back();
                for (const Pips *pips : card->findChildren<Pips *>())
                    QVERIFY2(card->rect().contains(QRect(pips->mapTo(card, QPoint()), pips->size())),
                        qPrintable(pips->accessibleName()));
            }
            QCOMPARE(adrenaline.size(), 1);
            QVERIFY(wounds.size() <= 1);
        }
    }

    /// Also where what was done made the card longer, or something else was looked at.
    void theCardOfTheCommandoThatActsIsInSightAfterACommand()
    {
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            choose(played, language, 200);
            omega::Table table = tableInTurns(Printing::Revised, 4);
            const omega::Role last = omega::Role::Rifleman;
            table.open.turn = omega::Turn{.who = last};
            show(played, table);
            // The window is so low that the last card is out of sight while the column is scrolled to its top.
            played.at().window().resize(1280, 600);
            settle();
            auto *column = played.page().findChildren<SideColumn *>().front();
            const auto acting = [&]
            {
                for (const QWidget *card : played.parts(QStringLiteral("commando/")))
                    if (card->property("tone") == QStringLiteral("due"))
                        return card;
                return static_cast<const QWidget *>(nullptr);
            };
            for (const int wounds : {1, 2})
            {
                column->verticalScrollBar()->setValue(0);
                settle();
                QVERIFY(acting() != nullptr && !isWhollySeen(*acting()));
                omega::apply(table, omega::WoundsChanged{last, wounds});
                show(played, table);
                settle();
                QVERIFY(isWhollySeen(*acting()));
            }
        }
    }

    /// Number and time are read first; what was done ends with an ellipsis where there is no room for all of it.
    void numberAndTimeAreReadFirst()
    {
        const QString before = QStringLiteral("71 · 15:28 · ");
        const QString all = before + QStringLiteral("Team Leader moves to C2");
        const auto saidAt = [&](int thirds)
        {
            auto said = std::make_unique<ReadOut>(nullptr, 1);
            said->resize(said->fontMetrics().horizontalAdvance(all) * thirds / 3 + 4, 20);
            said->say(all);
            return said;
        };
        QCOMPARE(saidAt(3)->text(), all);
        const auto cut = saidAt(2);
        QVERIFY2(cut->text().startsWith(before + QStringLiteral("Team")), qPrintable(cut->text()));
        QVERIFY(cut->text().endsWith(QChar(0x2026)));
        QVERIFY(cut->toolTip().contains(all));
        QCOMPARE(cut->accessibleName(), all);
    }

    /// All of them have the same margins, whatever they say.
    void noTabTouchesItsFrame()
    {
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            choose(played, language, 100);
            int tabs = 0;
            for (const QPushButton *tab :
                played.page().findChild<QWidget *>(QStringLiteral("deskTabs"))->findChildren<QPushButton *>())
                if (tab->isVisible())
                {
                    constexpr int min = 6;
                    const int beside = (tab->width() - tab->fontMetrics().horizontalAdvance(tab->text())) / 2;
                    QVERIFY2(beside >= min, qPrintable(QStringLiteral("%1 %2").arg(tab->text()).arg(beside)));
                    ++tabs;
                }
            QCOMPARE(tabs, 3);
        }
    }

    /// The effect of two wounds is shown if there is room, else in the tooltip and to screen readers.
    void theDiceTellOfTwoWounds()
    {
        for (const int percent : {100, 200})
        {
            PlayedDesk played;
            choose(played, Language::English, percent);
            omega::Table table = tableInTurns(Printing::Revised);
            bring(table, "reject", {1, 0}, Facing::West);
            attack(table, "knife", {1, 0}, {.black = 4, .red = 1});
            show(played, table);
            settle();
            const auto *panel = &played.dice();
            QVERIFY(panel->isVisible());
            int told = 0;
            for (const QLabel *label : panel->findChildren<QLabel *>())
            {
                const QString said = percent == 100 ? label->text() : label->toolTip();
                if (!said.contains(QStringLiteral("two wounds ")))
                    continue;
                ++told;
                QCOMPARE(label->accessibleDescription(), spokenTip(label->toolTip()));
            }
            QCOMPARE(told, 1);
        }
    }

    /// The card of an enemy that is activated or selected is in sight, even if the column was scrolled elsewhere
    /// before.
    void theCardOfTheEnemyThatActsIsInSight_data()
    {
        QTest::addColumn<int>("percent");
        for (const int percent : {100, 150, 200})
            QTest::addRow("%d %%", percent) << percent;
    }

    void theCardOfTheEnemyThatActsIsInSight()
    {
        QFETCH(int, percent);
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            choose(played, language, percent);
            omega::Table table = tableInStep(Printing::Revised, omega::Step::Activate);
            for (int x = 0; x < 8; ++x)
                bring(table, "rogue_clone", {x, 6}, Facing::North);
            show(played, table);
            played.page()
                .findChild<QWidget *>(QStringLiteral("deskTabs"))
                ->findChildren<QPushButton *>()
                .back()
                ->click();
            settle();
            const auto cards = played.parts(QStringLiteral("enemy/"));
            QCOMPARE(cards.size(), 8);
            for (const int who : {8, 1, 7})
            {
                table.open.turn = omega::Turn{.who = omega::FigureId{who}};
                show(played, table);
                settle();
                QVERIFY2(isWhollySeen(*cards.at(who - 1)), qPrintable(QString::number(who)));
            }
        }
    }

    /// Everything is in sight whoever rolls: the player, Dossier, or an ability first.
    void allThatTheDiceAskForIsInSight_data()
    {
        QTest::addColumn<int>("percent");
        for (const int percent : {100, 150, 200})
            QTest::addRow("%d %%", percent) << percent;
    }

    void allThatTheDiceAskForIsInSight()
    {
        QFETCH(int, percent);
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            choose(played, language, percent);
            omega::Table table = tableInTurns(Printing::Revised);
            bring(table, "blaster", {3, 0}, Facing::West);
            attack(table, "carbine", {3, 0}, {.black = 2, .red = 1});
            show(played, table);
            settle();
            auto *panel = &played.dice();
            int buttons = 0;
            for (QPushButton *button : panel->findChildren<QPushButton *>())
                if (button->isVisible() && button->property("role").toString() != QStringLiteral("link"))
                {
                    QVERIFY2(isWhollySeen(*button), qPrintable(button->accessibleName()));
                    QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
                    ++buttons;
                }
            // Three dice, what enters them, what rolls them, and the rest.
            QVERIFY(buttons >= 6);
            const bool english = language == Language::English;
            QCOMPARE(played.click(english ? QStringLiteral("More") : QStringLiteral("Altro")), percent == 200);
            if (percent < 200)
                continue;
            QVERIFY(played.click(
                english ? QStringLiteral("Add ability or card…") : QStringLiteral("Aggiungi abilità o carta…")));
            settle();
            const QWidget *form = panel->joinBox();
            QVERIFY(form->isVisible());
            // The headline of the attack stays in sight above the form, and the placeholder of the form is not cut.
            QVERIFY(played.page().findChild<BoardDrawer *>()->height() <= played.board().height() * 60 / 100);
            const auto *name = form->findChild<QLineEdit *>(QStringLiteral("joinName"));
            QVERIFY(name->fontMetrics().horizontalAdvance(name->placeholderText()) < name->width());
        }
    }

    /// "off" is shorter than "no turn timer", and the other way round.
    void theTurnTimersWordsFitAfterAChangeOfLanguage()
    {
        PlayedDesk played;
        choose(played, Language::Italian, 100);
        choose(played, Language::English, 100);
        const auto *minutes = played.page().findChild<QSpinBox *>(QStringLiteral("minutes"));
        QVERIFY2(minutes->width() >= minutes->sizeHint().width(),
            qPrintable(QStringLiteral("%1 of %2").arg(minutes->width()).arg(minutes->sizeHint().width())));
    }

    /// With the largest font a laptop still shows a map that can be drawn on.
    void theMapEditorKeepsItsBoard()
    {
        PlayedDesk played;
        emit mapsOf(played.at().desk()).pages().sampleChosen(0);
        choose(played, Language::Italian, 200);
        const auto *board = played.at().window().page()->findChild<BoardView *>();
        QVERIFY(board != nullptr && board->isVisible());
        const QSizeF cell = board->geometryOfBoard().rectOf(Space{}).size();
        QVERIFY2(cell.width() >= 18, qPrintable(QString::number(cell.width())));
    }

    /// No action on a target reaches beyond the edge of the window.
    void noOfferRunsOutOfTheWindow()
    {
        for (const Language language : {Language::English, Language::Italian})
            for (const int percent : {150, 200})
            {
                PlayedDesk played;
                choose(played, language, percent);
                omega::Table table = tableInTurns(Printing::Revised);
                bring(table, "blaster", {3, 0}, Facing::West);
                show(played, table);
                played.press({3, 0});
                settle();
                int offers = 0;
                for (const QPushButton *button : played.stage().findChildren<QPushButton *>())
                    if (button->isVisible())
                    {
                        const QRect seen = button->visibleRegion().boundingRect();
                        QVERIFY2(isWhollySeen(*button),
                            qPrintable(QStringLiteral("%1 %2 %: %3x%4 of %5x%6")
                                    .arg(button->text())
                                    .arg(percent)
                                    .arg(seen.width())
                                    .arg(seen.height())
                                    .arg(button->width())
                                    .arg(button->height())));
                        ++offers;
                    }
                QVERIFY(offers > 2);
            }
    }

    /// Also where a long button stands beside the chance and the reasoning: a target out of the field of view.
    void theWholeBarIsInTheWindow()
    {
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            choose(played, language, 200);
            omega::Table table = tableInTurns(Printing::Revised);
            table.open.commandos.at(omega::Role::TeamLeader).facing = Facing::West;
            bring(table, "blaster", {3, 0}, Facing::West);
            show(played, table);
            played.press({3, 0});
            settle();
            const auto *bar = &played.stage();
            QVERIFY(bar->minimumSizeHint().width() <= bar->width());
            for (const QPushButton *button : bar->findChildren<QPushButton *>())
                if (button->isVisible())
                    QVERIFY2(isWhollySeen(*button), qPrintable(button->text()));
        }
    }

    /// Wounds and the attacker's name give way before the target's does, and no name is broken in its middle.
    void theTargetKeepsItsName()
    {
        ReadOut headline(nullptr, 2);
        const int letter = headline.fontMetrics().averageCharWidth();
        headline.resize(letter * 17, headline.height());
        headline.keep(QStringLiteral("→ Team Leader"));
        headline.say(QStringLiteral("Clone Warrior 2 → Team Leader (wounds: 1 of 4, and many more)"));
        QVERIFY2(headline.text().startsWith(QStringLiteral("Clone")), qPrintable(headline.text()));
        QVERIFY2(headline.text().contains(QStringLiteral("→ Team Leader")), qPrintable(headline.text()));
        headline.keep(QStringLiteral("→ Clone Warrior 1"));
        headline.say(QStringLiteral("Heavy Support Specialist of the Party → Clone Warrior 1"));
        QVERIFY2(headline.text().endsWith(QStringLiteral("→ Clone Warrior 1")), qPrintable(headline.text()));
    }

    /// If the briefest text of an attack leaves room on its lines, a longer one is shown.
    void twoWoundsAreToldWhereThereIsRoom()
    {
        PlayedDesk played;
        choose(played, Language::English, 200);
        omega::Table table = tableInTurns(Printing::Revised);
        bring(table, "blaster", {3, 0}, Facing::West);
        attack(table, "carbine", {3, 0}, {.black = 2, .red = 1});
        show(played, table);
        settle();
        const QStringList texts = wording::aboutAttackEverBriefer(table.open, *table.open.pending.attack);
        const auto *panel = &played.dice();
        for (const QLabel *label : panel->findChildren<QLabel *>())
        {
            const qsizetype told = texts.indexOf(label->text());
            const auto high = [&](const QString &text)
            { return label->fontMetrics().boundingRect(0, 0, label->width(), 9999, Qt::TextWordWrap, text).height(); };
            if (told < 0)
                continue;
            QCOMPARE(high(texts.at(told)), high(texts.back()));
            if (told > 0)
                QVERIFY(high(texts.at(told - 1)) > high(texts.back()));
            return;
        }
        QFAIL("the attack is not told");
    }

    /// A menu of a large font hides no more of the board than one column.
    void aLongMenuIsScrolled()
    {
        PlayedDesk played;
        choose(played, Language::Italian, 200);
        QCOMPARE(played.page().style()->styleHint(QStyle::SH_Menu_Scrollable), 1);
    }

    /// Even where the page is not in sight while the font changes.
    void theBoardHasItsPlaceAgainAfterLargerLetters()
    {
        PlayedDesk played;
        choose(played, Language::English, 100);
        const QRect board = inWindow(played, played.board());
        choose(played, Language::English, 200);
        choose(played, Language::English, 100);
        QCOMPARE(inWindow(played, played.board()), board);
        choose(played, Language::English, 200);
        emit played.at().window().newSessionRequested(QStringLiteral("omega"));
        settle();
        choose(played, Language::English, 100);
        emit played.at().window().playRequested(QStringLiteral("omega"));
        settle();
        QVERIFY(played.page().isVisible());
        QCOMPARE(inWindow(played, played.board()), board);
    }

    /// It tells one to click on the board: enough of that is in sight, and so is the button that does it.
    void aFormOfCorrectionsLeavesTheBoardInSight()
    {
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            choose(played, language, 200);
            show(played, tableInTurns(Printing::Revised));
            played.at().press(Qt::Key_T, Qt::ControlModifier);
            const OpenForm form(played.page());
            QVERIFY(form.isVisible());
            for (int kind = 0; kind < static_cast<int>(CorrectionKind::Count); ++kind)
            {
                form.choose(static_cast<CorrectionKind>(kind));
                settle();
                const int drawer = played.page().findChild<BoardDrawer *>()->height();
                QVERIFY2(drawer <= played.board().height() * 60 / 100, qPrintable(QString::number(kind)));
                for (const QPushButton *button : form.widget().findChildren<QPushButton *>())
                    QVERIFY2(isWhollySeen(*button), qPrintable(QString::number(kind) + button->text()));
            }
        }
    }

    /// With a time that runs and all that who acts can do.
    void theWholePartyAndItsTimeAreInSightOnALaptop_data()
    {
        QTest::addColumn<int>("commandos");
        QTest::newRow("four") << 4;
        QTest::newRow("five") << 5;
    }

    void theWholePartyAndItsTimeAreInSightOnALaptop()
    {
        QFETCH(int, commandos);
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            choose(played, language, 100);
            show(played, tableInTurns(Printing::Revised, commandos));
            played.page().findChild<QSpinBox *>(QStringLiteral("minutes"))->setValue(10);
            settle();
            QCOMPARE(played.parts(QStringLiteral("commando/")).size(), commandos);
            for (const QWidget *card : played.parts(QStringLiteral("commando/")))
                QVERIFY2(isWhollySeen(*card), qPrintable(card->accessibleName()));
            QVERIFY(isWhollySeen(*played.page().findChild<QWidget *>(QStringLiteral("turnTimer"))));
        }
    }
};

DOSSIER_TESTS(DeskLettersTest, Windows)

} // namespace desk_letters_test

#include "desk_letters_test.moc"
