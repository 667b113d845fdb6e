#include "model/conquest/seen/refusal.h"
#include "model/core/look_up.h"
#include "tests/support/test_class.h"
#include "tests/support/views/open_form.h"
#include "tests/support/views/posted_events.h"
#include "tests/support/views/settle.h"
#include "tests/support/views/visible_texts.h"
#include "tests/views/conquest/conquest_players.h"
#include "views/board/board_drawer.h"
#include "views/conquest/desk/card_form.h"
#include "views/conquest/desk/hand_panel.h"
#include "views/conquest/desk/tokens_panel.h"
#include "views/kit/appearance.h"
#include "views/kit/flowing_area.h"
#include "views/session/reason_bar.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>

#include <algorithm>

namespace conquest_desk_test
{

using namespace dossier;
using namespace dossier::test;
using conquest::Colour;
using conquest::Mode;
using conquest::Phase;

namespace
{

/// The whole game long the board keeps its place, and has most of the window.
bool keepsItsPlace(const Players &players)
{
    return players.boards().size() == 1 && players.boardShare() >= 44;
}

/// The card of a player, by its name.
QWidget *cardOf(const QWidget &page, Colour player)
{
    for (QFrame *frame : page.findChildren<QFrame *>())
        if (frame->accessibleName() == wording::name(player))
            return frame;
    return nullptr;
}

/// A right click there, and the line of the menu that begins so; false where the menu has none.
bool choose(QWidget &on, const QString &text)
{
    bool chosen = false;
    QTimer::singleShot(0, &on,
        [&]
        {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            if (menu == nullptr)
                return;
            for (QAction *line : menu->actions())
                if (!chosen && line->text().startsWith(text))
                {
                    chosen = true;
                    line->trigger();
                }
            menu->close();
        });
    QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(5, 5), on.mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(&on, &event);
    deliverPosted();
    return chosen;
}

/// Fills the form of corrections: somebody has one threat token more.
void correctThreat(Players &players)
{
    const OpenForm form(players.page(), "cardForm");
    form.choose(QStringLiteral("What is corrected"), QStringLiteral("Threat tokens"));
    form.field<QComboBox>(QStringLiteral("Player"))->setCurrentIndex(0);
    auto *figure = form.field<QSpinBox>(QStringLiteral("On the table"));
    figure->setValue(figure->value() + 1);
}

const QString nameOfCard = QStringLiteral("Name of the card or ability");

/// The keys by which all choose their tokens at once, as they are read.
QList<QLabel *> tokenKeys(Players &players)
{
    QList<QLabel *> keys;
    for (QLabel *label : players.desk().seats()->tokens()->findChildren<QLabel *>())
        if (label->isVisible() && label->text().contains(QStringLiteral("→")))
            keys << label;
    return keys;
}

} // namespace

/// Conquest of Planet Earth in the program: whole games by hand, secrets, and what a step costs.
class ConquestDeskTest : public QObject
{
    Q_OBJECT

private slots:

    void aCooperativeSampleIsPlayedToItsEndThroughTheWindow()
    {
        Players players(Mode::Cooperative);
        const QStringList pressed = players.toTheEnd();
        QVERIFY2(players.open().outcome, qPrintable(pressed.join(QStringLiteral(" | "))));
        QVERIFY2(keepsItsPlace(players), qPrintable(players.boards().join(QStringLiteral(" | "))));
    }

    /// With the dice of its fights typed; it is written down as tests/scenarios/window-conquest-apart.
    void aCompetitiveSampleWithTypedDiceIsPlayedToItsEnd()
    {
        Players players(Mode::Competitive, 11);
        players.typeWinningDice();
        const QStringList pressed = players.toTheEnd();
        QVERIFY2(players.open().outcome, qPrintable(pressed.join(QStringLiteral(" | "))));
        QVERIFY(!players.open().outcome->winners.empty());
        QVERIFY2(keepsItsPlace(players), qPrintable(players.boards().join(QStringLiteral(" | "))));
    }

    /// A die that lies already stays, and the others are rolled.
    void diceThatAreTypedStayWhereTheOthersAreRolled()
    {
        Players players(Mode::Cooperative, 4);
        QVERIFY(players.until([&] { return players.stage() == conquest::Stage::Roll; }));
        QTest::keyClick(&players.page(), Qt::Key_6);
        players.defaultButton().click();
        QCOMPARE(players.stage(), conquest::Stage::Change);
        QCOMPARE(players.open().battle->fight.attacker, std::vector{6});
    }

    /// Enter on the board does the next step, unless a place was chosen there; a click leaves the keyboard there.
    void enterIsTheDefaultButton()
    {
        Players players(Mode::Cooperative, 4);
        QVERIFY(players.until([&] { return players.stage() == conquest::Stage::Roll; }));
        auto *board = players.page().findChild<HexBoard *>();
        board->setFocus(Qt::OtherFocusReason);
        QTest::keyClick(board, Qt::Key_Escape);
        QTest::keyClick(board, Qt::Key_Return);
        QCOMPARE(players.stage(), conquest::Stage::Change);
        QTest::mouseClick(&players.defaultButton(), Qt::LeftButton);
        QVERIFY(!players.defaultButton().hasFocus());
        const conquest::Clock before = players.open().clock;
        const auto stage = players.stage();
        QTest::keyClick(board, Qt::Key_Left);
        QTest::keyClick(board, Qt::Key_Return);
        QCOMPARE(players.open().clock, before);
        QCOMPARE(players.stage(), stage);
    }

    /// After a press on the header the keyboard is there: a space that is typed takes it to the board.
    void aTypedSpaceIsTheBoardsWhereverTheKeyboardIs()
    {
        Players players(Mode::Cooperative, 3);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action && players.movable(); }));
        const conquest::Clock before = players.open().clock;
        players.defaultButton().setFocus();
        for (const QChar key : wording::address(*players.movable()))
            QTest::keyClick(QApplication::focusWidget(), key.toLatin1());
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&const_cast<HexBoard &>(players.page().board())));
        QVERIFY(players.page().pickedAlien().has_value());
        QCOMPARE(players.open().clock, before);
    }

    /// One default button: that of the form, while it is open.
    void aFormLeavesTheHeadersButtonQuiet()
    {
        Players players(Mode::Cooperative, 3);
        QVERIFY(players.until(
            [&] { return players.defaultButton().property("role").toString() == QStringLiteral("primary"); }));
        players.page().perform(DeskAction::SomethingElse);
        QCOMPARE(players.defaultButton().property("role").toString(), QStringLiteral("secondary"));
        QTest::keyClick(&players.page(), Qt::Key_Escape);
        QCOMPARE(players.defaultButton().property("role").toString(), QStringLiteral("primary"));
    }

    /// The key of the default button belongs to the open form: it presses no other button while the form is incomplete.
    void theKeyOfTheNextStepIsTheFormsWhileItIsOpen()
    {
        Players players(Mode::Cooperative, 3);
        QVERIFY(players.until(
            [&] { return players.defaultButton().property("role").toString() == QStringLiteral("primary"); }));
        const auto lines = [&] { return players.desk().session()->lineCount(journal::Eyes::KnowSecrets); };
        const std::uint32_t before = lines();
        const conquest::Clock clock = players.open().clock;
        players.page().perform(DeskAction::SomethingElse);
        players.page().perform(DeskAction::DefaultStep);
        QCOMPARE(lines(), before);
        players.page().perform(DeskAction::Correct);
        players.page().perform(DeskAction::DefaultStep);
        QCOMPARE(lines(), before);
        correctThreat(players);
        players.page().perform(DeskAction::DefaultStep);
        QVERIFY(lines() > before);
        QCOMPARE(players.open().clock, clock);
        QVERIFY(!OpenForm(players.page(), "cardForm").isVisible());
    }

    /// Never to the button that happens to be next: that is the way back, or one that buys something.
    void afterAFormTheKeyboardIsWhereItWas()
    {
        Players players(Mode::Cooperative, 3);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        QWidget &board = const_cast<HexBoard &>(players.page().board());
        const auto now = [&] { return players.at().window().focusWidget(); };
        board.setFocus();
        for (const bool given : {true, false})
        {
            players.page().perform(DeskAction::Correct);
            const OpenForm form(players.page(), "cardForm");
            QVERIFY(form.widget().isAncestorOf(now()));
            correctThreat(players);
            form.give()->setFocus();
            if (given)
                players.page().perform(DeskAction::DefaultStep);
            else
                form.close();
            QVERIFY(!form.isVisible());
            QCOMPARE(now(), &board);
        }
        // Closing a refusal returns the focus to the board, too.
        players.page().commandActions().give(
            makeConquestCommand(conquest::MoveAlien{{*players.open().clock.active, 1}, {0, 0}, false}), {});
        auto *bar = players.page().findChild<QWidget *>(QStringLiteral("reasonBar"));
        if (bar->isVisible())
        {
            bar->findChild<QLineEdit *>()->setFocus();
            bar->findChild<QPushButton *>(QStringLiteral("close"))->click();
            QCOMPARE(now(), &board);
        }
    }

    /// After a card is played, the next card is in its place: Enter there would play that one, too.
    void afterACardFromTheHandTheKeyboardIsAtTheBoard()
    {
        Players players(Mode::Cooperative, 3);
        std::string card;
        const auto playable = [&]
        {
            const auto active = players.open().clock.active;
            const auto seen = players.desk().session()->viewOf(conquest::TogetherSeat{});
            const auto *hand = active && seen ? lookUp(seen->hands, *active) : nullptr;
            if (players.open().clock.phase != Phase::Action || players.open().battle || hand == nullptr
                || hand->size() < 2 || handTooLarge(players.open()))
                return false;
            const auto found = std::ranges::find_if(*hand,
                [&](const std::string &one)
                {
                    return !eventNamed(players.open().pack, one)->cancels
                        && !refusal(*seen, conquest::Command(conquest::PlayEvent{*active, one, {}}));
                });
            card = found == hand->end() ? std::string() : *found;
            return !card.empty();
        };
        QVERIFY(players.until(playable));
        const Colour active = *players.open().clock.active;
        cardOf(players.page(), active)->findChild<QPushButton *>(QStringLiteral("hand"))->click();
        deliverPosted();
        const auto shown = [&]() -> QWidget *
        {
            for (QWidget *hand : players.page().findChildren<QWidget *>(QStringLiteral("handPanel")))
                if (hand->isVisible())
                    return hand;
            return nullptr;
        };
        QVERIFY(shown() != nullptr);
        auto *list = shown()->findChild<QListWidget *>();
        const QString name = wording::cardName(players.open(), card);
        for (int row = 0; row < list->count(); ++row)
            if (list->item(row)->text() == name)
                list->setCurrentRow(row);
        QPushButton *play = nullptr;
        for (QPushButton *button : shown()->findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("Play…"))
                play = button;
        play->setFocus();
        play->click();
        const OpenForm form(players.page(), "cardForm");
        QVERIFY(form.isVisible());
        const auto lines = [&] { return players.desk().session()->lineCount(journal::Eyes::KnowSecrets); };
        const std::uint32_t before = lines();
        // Closing the form without playing returns the focus to where it was.
        form.close();
        QCOMPARE(players.at().window().focusWidget(), static_cast<QWidget *>(play));
        play->click();
        QVERIFY(!players.click(form.widget(), QStringLiteral("Effect later")).isEmpty());
        QVERIFY(lines() > before && !form.isVisible());
        QCOMPARE(players.at().window().focusWidget(),
            static_cast<QWidget *>(&const_cast<HexBoard &>(players.page().board())));
    }

    /// The fields of a form are created again for each kind, and the Tab key reaches them in their visible order.
    void theTabKeyGoesThroughAFormAsItReads()
    {
        Players players(Mode::Cooperative, 3);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        const OpenForm form(players.page(), "cardForm");
        const auto now = [&] { return players.at().window().focusWidget(); };
        players.page().perform(DeskAction::Correct);
        form.choose(QStringLiteral("What is corrected"), QStringLiteral("A token lies elsewhere"));
        for (const char *list : {"From", "To"})
            form.field<QComboBox>(QLatin1String(list))->setCurrentIndex(0);
        for (QComboBox *box : form.widget().findChildren<QComboBox *>())
            if (box->isVisible() && box->accessibleName() == QStringLiteral("What is done"))
                box->setFocus();
        for (const char *next : {"What is corrected", "From", "To", "Token"})
        {
            QTest::keyClick(now(), Qt::Key_Tab);
            QCOMPARE(now()->accessibleName(), QLatin1String(next));
        }
        form.close();
    }

    /// With a large font the name of a card can be read, and the button is in sight.
    void withLargeLettersTheFormsAreWhole()
    {
        Players players(Mode::Cooperative, 4, {.textPercent = 200});
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        const OpenForm form(players.page(), "cardForm");
        const auto *drawer = players.page().findChild<BoardDrawer *>();
        for (const DeskAction action : {DeskAction::SomethingElse, DeskAction::Correct})
        {
            players.page().perform(action);
            settle();
            const QPushButton &bright = *form.give();
            QVERIFY(drawer->rect().contains(QRect(bright.mapTo(drawer, QPoint()), bright.size())));
            // Also when what a card does is entered and the form is scrolled.
            form.choose(
                action == DeskAction::Correct ? QStringLiteral("What is corrected") : QStringLiteral("What happens"),
                QStringLiteral("Resistance and population"));
            settle();
            QVERIFY(form.widget().width() <= drawer->width());
            QVERIFY(form.widget().rect().contains(QRect(bright.mapTo(&form.widget(), QPoint()), bright.size())));
            for (const QComboBox *box : form.widget().findChildren<QComboBox *>())
                if (box->isVisible() && box->accessibleName().startsWith(nameOfCard))
                    QVERIFY2(box->width() >= box->fontMetrics().averageCharWidth() * 20,
                        qPrintable(QString::number(box->width())));
        }
    }

    /// The name of the card that was played last is not filled in again.
    void theFormForAnEventBeginsEmpty()
    {
        Players players(Mode::Cooperative, 3);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        players.page().perform(DeskAction::SomethingElse);
        const OpenForm form(players.page(), "cardForm");
        form.choose(QStringLiteral("What is done"), QStringLiteral("Resolve a card"));
        form.choose(nameOfCard, QStringLiteral("Sample Find"));
        players.page().perform(DeskAction::DefaultStep);
        QVERIFY(form.isVisible());
        form.choose(QStringLiteral("What happens"), QStringLiteral("Threat tokens"));
        players.page().perform(DeskAction::DefaultStep);
        QVERIFY2(form.isVisible(), "nobody said how many");
        form.enter(QStringLiteral("Change by"), 1);
        players.page().perform(DeskAction::DefaultStep);
        QVERIFY(!form.isVisible());
        players.page().perform(DeskAction::SomethingElse);
        for (const char *kind : {"Resolve a card", "Play an event"})
        {
            form.choose(QStringLiteral("What is done"), QLatin1String(kind));
            QCOMPARE(form.field<QComboBox>(nameOfCard)->currentText(), QString());
            QVERIFY(!form.give()->isEnabled());
        }
    }

    /// The form that takes the place of another has the room that it needs.
    void aFormThatReplacesAnotherIsInSight()
    {
        Players players(Mode::Cooperative, 3);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        const auto *drawer = players.page().findChild<BoardDrawer *>();
        const OpenForm form(players.page(), "cardForm");
        for (const DeskAction action : {DeskAction::SomethingElse, DeskAction::Correct, DeskAction::SomethingElse})
        {
            players.page().perform(action);
            settle();
            const QPushButton &bright = *form.give();
            QVERIFY(drawer->rect().contains(QRect(bright.mapTo(drawer, QPoint()), bright.size())));
        }
    }

    /// Neither the key nor the button of the header gives up action points: a button beside the board does.
    void theNextStepGivesUpNoPoints()
    {
        Players players(Mode::Cooperative, 3);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action && players.movable(); }));
        const conquest::Clock clock = players.open().clock;
        QCOMPARE(players.defaultButton().property("role").toString(), QStringLiteral("secondary"));
        players.page().perform(DeskAction::DefaultStep);
        QCOMPARE(players.open().clock, clock);
        players.defaultButton().click();
        QCOMPARE(players.open().clock, clock);
        QVERIFY(players.defaultButton().text().endsWith(QStringLiteral(" left")));
        QVERIFY(!players.click(players.page(), QStringLiteral("End the Action phase")).isEmpty());
        QVERIFY(players.open().clock != clock);
    }

    /// Text that was typed before leaving the session is still there on return.
    void whatIsTypedOutlivesTheSession()
    {
        Players players(Mode::Cooperative, 4);
        QVERIFY(players.until([&] { return players.stage() == conquest::Stage::Roll; }));
        // Sends the digit as a French keyboard does.
        QTest::keyClick(&players.page(), Qt::Key_6, Qt::ShiftModifier);
        players.page().perform(DeskAction::SomethingElse);
        OpenForm(players.page(), "cardForm").choose(nameOfCard, QStringLiteral("Half a na"));
        const QString path = players.desk().session()->path();
        emit players.page().leaveRequested();
        players.desk().close();
        emit players.at().window().sessionRequested(path);
        deliverPosted();
        QCOMPARE(players.page().dueForm().filling.dice, std::vector{6});
        const OpenForm form(players.page(), "cardForm");
        QVERIFY(form.isVisible());
        QVERIFY(std::ranges::any_of(form.widget().findChildren<QComboBox *>(),
            [](const QComboBox *box) { return box->currentText() == QStringLiteral("Half a na"); }));
    }

    /// A name that is not in the list is announced as unknown, and the default button draws no card in its place.
    void aNameThatStandsInTheFieldIsNotDrawnOver()
    {
        Players players(Mode::Cooperative, 4);
        QVERIFY(players.until(
            [&]
            {
                const DueForm &due = players.page().dueForm();
                return isDue(due) && due.command->as<conquest::Explore>() != nullptr;
            }));
        const QWidget *form = &players.dueForm();
        auto *field = form->findChild<QComboBox *>(firstField(players.page().dueForm()))->lineEdit();
        const auto lines = [&] { return players.desk().session()->lineCount(journal::Eyes::KnowSecrets); };
        const auto told = [&]
        {
            return std::ranges::any_of(form->findChildren<QLabel *>(),
                [](const QLabel *label)
                {
                    return label->isVisible()
                        && label->text().contains(QStringLiteral("“Old Mill” is not in the list"));
                });
        };
        const std::uint32_t before = lines();
        QTest::keyClicks(field, QStringLiteral("Old Mill"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(told());
        players.page().perform(DeskAction::DefaultStep);
        QCOMPARE(lines(), before);
        QVERIFY(told());
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QVERIFY(!told());
        players.page().perform(DeskAction::DefaultStep);
        QVERIFY(lines() > before);
    }

    /// A hand that is open in a battle lies over the board, and pushes nothing of the battle away.
    void inABattleTheHandLiesOverTheBoard()
    {
        Players players(Mode::Cooperative, 4);
        QVERIFY(players.until([&] { return players.stage() == conquest::Stage::Roll; }));
        const QWidget *form = &players.dueForm();
        const QPoint at = form->mapTo(&players.page(), QPoint());
        players.click(players.page(), QStringLiteral("hand "));
        int shown = 0;
        for (const QWidget *hand : players.page().findChildren<QWidget *>(QStringLiteral("handPanel")))
            shown += hand->isVisible() ? 1 : 0;
        QCOMPARE(shown, 1);
        QCOMPARE(form->mapTo(&players.page(), QPoint()), at);
        // The form for a card of it has its place, and all of its buttons in sight.
        QVERIFY(!players.openCard().isEmpty());
        for (const QWidget *hand : players.page().findChildren<QWidget *>(QStringLiteral("handPanel")))
            QVERIFY(!hand->isVisible());
        QTest::keyClick(&players.page(), Qt::Key_Escape);
        QTest::keyClick(&players.page(), Qt::Key_Escape);
        for (const QWidget *hand : players.page().findChildren<QWidget *>(QStringLiteral("handPanel")))
            QVERIFY(!hand->isVisible());
    }

    /// CQ-RES-7: a die that was rolled stands while people choose which token it pushes, whatever they press.
    void whatIsPushedIsChosenAndNotRolledAgain()
    {
        Players players(Mode::Cooperative, 3);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        const conquest::Place crowded{1, 3};
        const auto correct = [&](const conquest::Event &event)
        { players.desk().session()->submit(conquest::PublicSeat{}, conquest::Correct{event}); };
        for (const char *token : {"Sample Column", "Sample Footsoldiers"})
            correct(conquest::TokenPlaced{crowded, token});
        correct(conquest::TokensCalled{{{.section = 1}}});
        players.desk().setChance([](int below) { return 2 % below; });
        players.defaultButton().click();
        const DueForm &form = players.page().dueForm();
        QVERIFY(waitsForChoice(form));
        QCOMPARE(players.defaultButton().text(), QStringLiteral("Choose the token that is pushed"));
        QCOMPARE(players.defaultButton().property("role").toString(), QStringLiteral("secondary"));
        players.desk().setChance([](int below) { return 4 % below; });
        players.defaultButton().click();
        QCOMPARE(form.filling.dice, std::vector{3});
        players.click(players.page(), QStringLiteral("Sample Column"));
        players.defaultButton().click();
        QCOMPARE(players.open().spaces.at(crowded).tokens.size(), std::size_t{2});
        QCOMPARE(players.open().spaces.at({1, 0}).tokens, std::vector<std::string>{"Sample Column"});
    }

    /// CQ-RES-6: a technology die that was rolled at the table stays, and its six brings a card.
    void aDieThatWasEnteredIsNotRolledOnceMore()
    {
        Players players(Mode::Cooperative, 3);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        const auto lowest = [](int) { return 0; };
        const conquest::Command dice = conquest::RollTechnology{{1, 1}, {}};
        const conquest::Command drawn = players.desk().session()->drawnFor(dice, lowest, {6});
        const auto *rolled = get_if<conquest::RollTechnology>(&drawn);
        QCOMPARE(rolled->faces, (std::vector{6, 1}));
        QVERIFY(!rolled->card.empty());
        const conquest::Command low = players.desk().session()->drawnFor(dice, lowest);
        QCOMPARE(low, (conquest::Command(conquest::RollTechnology{{1, 1}, {}})));
    }

    /// Dossier holds the deck of Space Stuff: a card of it comes by chance, and to whoever is on turn.
    void aCardOfSpaceStuffIsDrawnByChance()
    {
        Players players(Mode::Cooperative, 3);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        const Colour active = *players.open().clock.active;
        players.page().perform(DeskAction::SomethingElse);
        const OpenForm form(players.page(), "cardForm");
        form.choose(QStringLiteral("What is done"), QStringLiteral("Resolve a card"));
        form.choose(nameOfCard, QStringLiteral("Sample Find"));
        form.choose(QStringLiteral("What happens"), QStringLiteral("Gain Space Stuff"));
        players.click(form.widget(), QStringLiteral("Resolve Sample Find"));
        const std::vector<conquest::StuffInPlay> &stuff = players.open().inPlay.at(active).stuff;
        QCOMPARE(stuff.size(), std::size_t{1});
        QVERIFY(conquest::stuffNamed(players.open().pack, stuff.front().card) != nullptr);
    }

    /// A space of a form is typed by its address; what names none leaves the one that was chosen, and says so.
    void aSpaceOfAFormIsTypedByItsAddress()
    {
        Players players(Mode::Cooperative, 3);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        players.page().perform(DeskAction::Correct);
        const OpenForm form(players.page(), "cardForm");
        form.choose(QStringLiteral("What is corrected"), QStringLiteral("A token lies on a space"));
        const auto type = [&](const QString &text)
        {
            form.choose(QStringLiteral("Space"), text);
            for (QComboBox *box : form.widget().findChildren<QComboBox *>())
                if (box->isVisible() && box->accessibleName() == QStringLiteral("Space"))
                {
                    emit box->lineEdit()->editingFinished();
                    return box->currentText();
                }
            return QString();
        };
        QCOMPARE(type(QStringLiteral("c0")), QStringLiteral("Blue’s landing site C0"));
        QCOMPARE(type(QStringLiteral("nowhere")), QStringLiteral("Blue’s landing site C0"));
        form.choose(QStringLiteral("Token"), QStringLiteral("drawn at random"));
        players.click(form.widget(), QStringLiteral("Correct the table"));
        QCOMPARE(players.open().spaces.at({2, 0}).tokens.size(), std::size_t{1});
    }

    /// The three ways to choose: one after the other it takes three players seven inputs.
    void tokensBehindACoverTakeTwoInputsForEachPlayerAndOne()
    {
        Players players(Mode::Competitive, 6);
        ConquestSeats &seats = *players.desk().seats();
        int inputs = 1;
        players.defaultButton().click();
        for (; areTokensDue(players.open()); inputs += 2)
        {
            QCOMPARE(seats.pageInFront(), static_cast<QWidget *>(seats.cover()));
            players.click(*seats.cover(), QStringLiteral("It’s me"));
            QTest::keyClick(seats.pageInFront(), Qt::Key_4);
        }
        QCOMPARE(inputs, 7);
        QCOMPARE(seats.pageInFront(), static_cast<QWidget *>(&players.page()));
    }

    /// The board is seen while tokens are chosen, and alone at the screen the own hand, which nobody finds later.
    void tokensAreChosenBesideTheBoardAndTheHand()
    {
        Players players(Mode::Competitive, 6);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Command; }));
        ConquestSeats &seats = *players.desk().seats();
        const auto words = [&]
        {
            QString all;
            for (const QLabel *label : seats.tokens()->findChildren<QLabel *>())
                if (!label->isHidden())
                    all += label->text() + QLatin1Char('\n');
            return all;
        };
        const auto board = [&]
        {
            const auto *shown = seats.tokens()->findChild<QWidget *>(QStringLiteral("board"));
            return shown != nullptr && shown->isVisible() ? shown->accessibleName() : QString();
        };
        players.click(players.page(), QStringLiteral("All at once, by keys"));
        QVERIFY(board().startsWith(QStringLiteral("Board: ")));
        QVERIFY(!words().contains(QStringLiteral("Your cards")));
        QTest::keyClick(seats.tokens(), Qt::Key_Escape);
        QCOMPARE(board(), QString());
        players.defaultButton().click();
        players.click(*seats.cover(), QStringLiteral("It’s me"));
        const Colour first = players.open().players.colours.front();
        const auto seen = players.desk().session()->viewOf(conquest::PlayerSeat{first});
        const auto *hand = lookUp(seen->hands, first);
        QVERIFY(hand != nullptr && !hand->empty());
        QVERIFY2(words().contains(wording::cardName(players.open(), hand->front())), qPrintable(words()));
        QVERIFY(board().startsWith(QStringLiteral("Board: ")));
        QTest::keyClick(seats.tokens(), Qt::Key_6);
        QCOMPARE(seats.pageInFront(), static_cast<QWidget *>(seats.cover()));
        QVERIFY2(!words().contains(QStringLiteral("Your cards")), qPrintable(words()));
    }

    /// All at once by keys it takes them four.
    void tokensByKeysTakeAKeyForEachPlayerAndOne()
    {
        Players players(Mode::Competitive, 6);
        ConquestSeats &seats = *players.desk().seats();
        int inputs = 1;
        players.click(players.page(), QStringLiteral("All at once, by keys"));
        for (std::size_t place = 0; areTokensDue(players.open()); ++place, ++inputs)
        {
            QCOMPARE(seats.pageInFront(), static_cast<QWidget *>(seats.tokens()));
            QTest::keyClick(seats.tokens(), keyOf(place, conquest::CommandToken::Four).toLower().toLatin1());
        }
        QCOMPARE(inputs, 4);
        QCOMPARE(seats.pageInFront(), static_cast<QWidget *>(&players.page()));
    }

    /// The three ways to choose: tokens on cardboard take a press for each player, and one.
    void tokensOnCardboardTakeAPressForEachPlayer()
    {
        Players players(Mode::Competitive, 6);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Command; }));
        auto *panel = players.page().findChild<QWidget *>(QStringLiteral("tokens"));
        for (const Colour player : players.open().players.colours)
            for (QPushButton *button : panel->findChildren<QPushButton *>())
                if (button->accessibleName() == QStringLiteral("%1: 4").arg(wording::name(player)))
                    button->click();
        QApplication::setActiveWindow(&players.at().window());
        for (QPushButton *button : panel->findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("Enter these tokens"))
                button->setFocus();
        players.click(*panel, QStringLiteral("Enter these tokens"));
        QVERIFY2(qobject_cast<QPushButton *>(QApplication::focusWidget()) == nullptr, "Enter is no other button's now");
        QVERIFY(QApplication::focusWidget() == &players.page().board());
        for (const Colour player : players.open().players.colours)
            QCOMPARE(players.open().inPlay.at(player).points.token, std::optional(conquest::CommandToken::Four));
    }

    void tokensThatWereLaidInOneSessionAreNotLaidInTheNext()
    {
        Players players(Mode::Competitive, 6);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Command; }));
        const auto laid = [&]
        {
            int count = 0;
            for (const QPushButton *button :
                players.page().findChild<QWidget *>(QStringLiteral("tokens"))->findChildren<QPushButton *>())
                count += button->isCheckable() && button->isChecked() ? 1 : 0;
            return count;
        };
        const QString name = wording::name(players.open().players.colours.front());
        for (QPushButton *button :
            players.page().findChild<QWidget *>(QStringLiteral("tokens"))->findChildren<QPushButton *>())
            if (button->accessibleName() == QStringLiteral("%1: 4").arg(name))
                button->click();
        QCOMPARE(laid(), 1);
        players.desk().playSample(Mode::Competitive);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Command; }));
        QTRY_COMPARE(laid(), 0);
    }

    /// With a large font the column has no room to spare for that.
    void theTokensOfAPlayerDoNotTouch()
    {
        for (const int percent : {100, 150})
        {
            Players players(Mode::Competitive, 6, {.textPercent = percent});
            QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Command; }));
            settle();
            const QPushButton *before = nullptr;
            for (const auto *button :
                players.page().findChild<QWidget *>(QStringLiteral("tokens"))->findChildren<QPushButton *>())
            {
                if (!button->isVisible() || !button->isCheckable())
                    continue;
                if (before != nullptr && before->parentWidget() == button->parentWidget())
                    QVERIFY2(button->x() - before->geometry().right() > 6,
                        qPrintable(QString::number(button->x() - before->geometry().right())));
                before = button;
            }
            QVERIFY(before != nullptr);
        }
    }

    /// Once they are chosen for everybody they are the default button.
    void tokensOnCardboardAreTheNextStep()
    {
        Players players(Mode::Competitive, 6);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Command; }));
        const std::vector<Colour> all = players.open().players.colours;
        auto *panel = players.page().findChild<QWidget *>(QStringLiteral("tokens"));
        for (const Colour player : all)
            for (QPushButton *button : panel->findChildren<QPushButton *>())
                if (button->accessibleName() == QStringLiteral("%1: 4").arg(wording::name(player)))
                    button->click();
        QCOMPARE(players.defaultButton().text(), QStringLiteral("Enter these tokens"));
        players.page().perform(DeskAction::DefaultStep);
        for (const Colour player : all)
            QCOMPARE(players.open().inPlay.at(player).points.token, std::optional(conquest::CommandToken::Four));
    }

    /// A key with its token is told from the next one.
    void theKeysOfTheTokensStandApart()
    {
        for (const int percent : {100, 150})
        {
            Players players(Mode::Competitive, 6, {.textPercent = percent});
            players.at().window().resize(1280, 800);
            players.click(players.page(), QStringLiteral("All at once, by keys"));
            settle();
            const QList<QLabel *> keys = tokenKeys(players);
            QCOMPARE(keys.size(), 18);
            for (qsizetype i = 1; i < keys.size(); ++i)
            {
                const bool isSameRow = keys[i]->parentWidget() == keys[i - 1]->parentWidget();
                QVERIFY(!isSameRow || keys[i]->x() - keys[i - 1]->geometry().right() > 12);
                QVERIFY(i < 6 || keys[i]->x() == keys[i - 6]->x());
            }
        }
    }

    /// With a large font, too, each key is read whole, and the page scrolls to every player's.
    void theKeysOfTheTokensAreWholeWithLargeLetters()
    {
        Players players(Mode::Competitive, 6, {.textPercent = 200});
        players.at().window().resize(1280, 800);
        players.click(players.page(), QStringLiteral("All at once, by keys"));
        settle();
        const QWidget &area = *players.desk().seats()->tokens()->findChild<FlowingArea *>()->widget();
        QCOMPARE(tokenKeys(players).size(), 18);
        for (const QLabel *key : tokenKeys(players))
        {
            QVERIFY(key->width() >= key->sizeHint().width());
            QVERIFY(area.rect().contains(QRect(key->mapTo(&area, QPoint()), key->size())));
        }
        QVERIFY(area.width() <= players.at().window().width());
    }

    /// The cover names the next player in the current language.
    void theCoverFollowsTheLanguage()
    {
        Players players(Mode::Competitive, 6);
        players.defaultButton().click();
        const QWidget *cover = players.desk().seats()->pageInFront();
        QCOMPARE(cover, static_cast<const QWidget *>(players.desk().seats()->cover()));
        const auto says = [&](const QString &text)
        {
            return std::ranges::any_of(
                cover->findChildren<QLabel *>(), [&](const QLabel *label) { return label->text().contains(text); });
        };
        QVERIFY(says(QStringLiteral("Chooses a command token.")));
        players.at().desk().choose({.language = Language::Italian});
        deliverPosted();
        QVERIFY(!says(QStringLiteral("Chooses a command token.")));
        players.at().desk().choose({});
        deliverPosted();
        QVERIFY(says(QStringLiteral("Chooses a command token.")));
    }

    /// Parts beside the board in a narrow window or with a large font leave no empty space behind.
    void afterANarrowWindowAndLargeTextTheBoardIsAsItWas()
    {
        Players players(Mode::Cooperative, 4);
        QVERIFY(players.until([&] { return players.stage() == conquest::Stage::Roll; }));
        QWidget &board = const_cast<HexBoard &>(players.page().board());
        const QRect before = board.geometry();
        players.at().window().resize(700, 800);
        deliverPosted();
        QVERIFY(board.geometry() != before);
        players.at().window().resize(1280, 800);
        QTRY_COMPARE(board.geometry(), before);
        for (const int percent : {200, 100})
        {
            wear(*qApp, themeFor(ThemeChoice::Dark), percent);
            deliverPosted();
        }
        QTRY_COMPARE(board.geometry(), before);
    }

    /// Parts that grew with a large font have their former width with a small font again.
    void afterLargeTextTheHeaderIsAsItWas()
    {
        for (const Mode mode : {Mode::Competitive, Mode::Cooperative})
        {
            Players players(mode, 4);
            const auto widths = [&]
            {
                QStringList all;
                for (const auto *part :
                    players.page().findChild<QFrame *>(QStringLiteral("header"))->findChildren<QWidget *>())
                    if (part->isVisible() && part->width() > 0)
                        all << QStringLiteral("%1 %2")
                                   .arg(QLatin1String(part->metaObject()->className()))
                                   .arg(part->width());
                return all;
            };
            const QStringList before = widths();
            for (const int percent : {150, 200, 100})
            {
                wear(*qApp, themeFor(ThemeChoice::Dark), percent);
                deliverPosted();
            }
            QTRY_COMPARE(widths(), before);
        }
    }

    /// With a large font what counts least goes: whose phase it is stays, and what the one button says.
    void withLargeLettersTheOwnerAndTheButtonStay()
    {
        Players players(Mode::Cooperative, 4, {.textPercent = 200});
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        deliverPosted();
        const auto *header = players.page().findChild<QFrame *>(QStringLiteral("header"));
        const QString owner = wording::name(*players.open().clock.active).toUpper();
        bool told = false;
        for (const QLabel *label : header->findChildren<QLabel *>())
            told = told
                || (label->isVisible() && label->text().contains(owner) && label->width() >= label->sizeHint().width());
        QVERIFY(told);
        // Of the technology the marker is left.
        QVERIFY(std::ranges::any_of(header->findChildren<QLabel *>(),
            [&](const QLabel *label)
            {
                return label->isVisible() && label->accessibleName().startsWith(QStringLiteral("TECHNOLOGY"))
                    && label->text().endsWith(QString::number(players.open().resistance.marker))
                    && label->width() >= label->sizeHint().width();
            }));
        const QPushButton &defaultButton = players.defaultButton();
        QVERIFY2(!defaultButton.text().contains(QChar(0x2026)), qPrintable(defaultButton.text()));
        QVERIFY(header->rect().contains(defaultButton.geometry()));
        QVERIFY2(header->minimumSizeHint().width() <= header->width(),
            qPrintable(QString::number(header->minimumSizeHint().width())));
    }

    void anOrdinaryActionTakesTwoInputs()
    {
        Players players(Mode::Cooperative, 3);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action && players.movable(); }));
        const conquest::Place from = *players.movable();
        const conquest::PublicTable before = players.open();
        players.touch(from);
        QVERIFY(players.highlighted());
        players.touch(*players.highlighted());
        QVERIFY(players.open().inPlay != before.inPlay);
    }

    void aRoundOfAFightWithEnteredDiceTakesThreeInputs()
    {
        Players players(Mode::Cooperative, 4);
        QVERIFY(players.until(
            [&]
            {
                return players.stage() == conquest::Stage::Roll
                    && !conquest::hasAbility(
                        players.open(), players.open().battle->fight, conquest::ResistanceAbility::Cunning);
            }));
        QTest::keyClick(&players.page(), Qt::Key_5);
        QTest::keyClick(&players.page(), Qt::Key_2);
        QCOMPARE(players.stage(), conquest::Stage::Change);
        QCOMPARE(players.open().battle->fight.attacker, std::vector{5});
        QCOMPARE(players.open().battle->fight.opponent, std::vector{2});
        players.defaultButton().click();
        QVERIFY(players.stage() != conquest::Stage::Change);
    }

    /// CQ-FIGHT-3: where there is nothing to choose, a lost round takes the same three.
    void aLostRoundOfOneSaucerTakesThreeInputs()
    {
        Players players(Mode::Cooperative, 4);
        QVERIFY(players.until(
            [&]
            {
                return players.stage() == conquest::Stage::Roll
                    && !conquest::hasAbility(
                        players.open(), players.open().battle->fight, conquest::ResistanceAbility::Cunning);
            }));
        const conquest::Place at = players.open().battle->at;
        const std::size_t before = conquest::aliensAt(players.open(), at).size();
        QTest::keyClick(&players.page(), Qt::Key_1);
        QTest::keyClick(&players.page(), Qt::Key_6);
        players.defaultButton().click();
        QVERIFY(players.stage() != conquest::Stage::Lose);
        QCOMPARE(conquest::aliensAt(players.open(), at).size(), before - 1);
    }

    /// Phases in which tokens are placed under aliens are skipped, because fights interrupt them. The event and a
    /// technology card each take one input more, so that no effect is walked past.
    void theResistancePhaseTakesTenInputsAtMost()
    {
        Players players(Mode::Cooperative, 5);
        std::vector<int> quiet;
        while (quiet.size() < 2 && !players.open().outcome)
        {
            if (!players.until([&] { return players.open().clock.phase == Phase::Resistance; }))
                break;
            int inputs = 0;
            bool decided = false;
            while (players.open().clock.phase == Phase::Resistance)
            {
                decided = decided || players.open().battle || players.open().resistance.captain
                    || !players.open().pending.appeared.empty() || !players.defaultButton().isVisible();
                players.act();
                ++inputs;
                if (inputs > 200)
                    break;
            }
            if (!decided && !players.open().outcome)
                quiet.push_back(inputs);
        }
        QVERIFY(!quiet.empty());
        QVERIFY2(std::ranges::max(quiet) <= 10, qPrintable(QString::number(std::ranges::max(quiet))));
    }

    /// A form that a player left open may name a card of a hand: nobody else finds it, and the player gets it back.
    void anOpenFormIsCoveredWithItsSeat()
    {
        Players players(Mode::Competitive, 6);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        ConquestSeats &seats = *players.desk().seats();
        const auto openHand = [&]
        {
            players.click(players.page(), QStringLiteral("hand "));
            players.click(*seats.cover(), QStringLiteral("It’s me"));
        };
        openHand();
        QVERIFY(!players.openCard().isEmpty());
        const OpenForm form(players.page(), "cardForm");
        QVERIFY(form.isVisible());
        form.choose(nameOfCard, QStringLiteral("Secret plan"));
        players.page().perform(DeskAction::Search);
        auto *search = players.page().findChild<QLineEdit *>(QStringLiteral("journalSearch"));
        QTest::keyClicks(search, QStringLiteral("Secret plan"));
        QCOMPARE(search->text(), QStringLiteral("Secret plan"));
        QVERIFY(!players.click(players.page(), QStringLiteral("Cover")).isEmpty());
        QVERIFY(!form.isVisible());
        QCOMPARE(players.page().findChild<QLineEdit *>(QStringLiteral("journalSearch"))->text(), QString());
        for (const VisibleText &text : visibleTexts(&players.at().window()))
            QVERIFY2(!text.text.contains(QStringLiteral("Secret plan")), qPrintable(text.text));
        openHand();
        QVERIFY(form.isVisible());
        QCOMPARE(form.field<QComboBox>(nameOfCard)->currentText(), QStringLiteral("Secret plan"));
    }

    /// Nobody is at the machine, or another player comes to it.
    void anUnattendedHandCoversItself()
    {
        Players players(Mode::Competitive, 6);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        ConquestSeats &seats = *players.desk().seats();
        const auto openHand = [&]
        {
            players.click(players.page(), QStringLiteral("hand "));
            players.click(*seats.cover(), QStringLiteral("It’s me"));
            return seats.pageInFront() == seats.table();
        };
        QVERIFY(openHand());
        emit players.at().desk().curtain().secretsDue();
        QCOMPARE(seats.pageInFront(), static_cast<QWidget *>(seats.cover()));
        players.click(*seats.cover(), QStringLiteral("It’s me"));
        QCOMPARE(seats.pageInFront(), static_cast<QWidget *>(seats.table()));
        players.at().press(Qt::Key_F9);
        players.at().press(Qt::Key_F9);
        QCOMPARE(seats.pageInFront(), static_cast<QWidget *>(seats.cover()));
        players.click(*seats.cover(), QStringLiteral("Back to the table"));
        // The table has nothing to cover.
        emit players.at().desk().curtain().secretsDue();
        QCOMPARE(seats.pageInFront(), static_cast<QWidget *>(seats.table()));
    }

    void whoRollsIsRememberedForTheNextGames()
    {
        Players players(Mode::Competitive, 6);
        const auto kept = [&]
        { return Settings(players.at().path(QStringLiteral("settings.ini"))).draft(QStringLiteral("conquest dice")); };
        QVERIFY(kept().empty());
        emit players.page().rolledAtTableChanged(true);
        QCOMPARE(kept(), (Draft{{QStringLiteral("dice"), QStringLiteral("table")}}));
        emit players.page().rolledAtTableChanged(false);
        QVERIFY(kept().empty());
    }

    /// Whoever reads a hand, or fills in its form, can stay; nobody is warned of what everybody may see.
    void beforeAHandCoversItselfTheWindowSaysSo()
    {
        Players players(Mode::Competitive, 6);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        Curtain &curtain = players.at().desk().curtain();
        ConquestSeats &seats = *players.desk().seats();
        const auto isWarned
            = [&] { return players.at().message().contains(QStringLiteral("This page is covered in 15 second")); };
        emit curtain.secretsDueSoon(15);
        QVERIFY(!isWarned());
        players.click(players.page(), QStringLiteral("hand "));
        players.click(*seats.cover(), QStringLiteral("It’s me"));
        QVERIFY(players.desk().showsSecrets());
        emit curtain.secretsDueSoon(15);
        QVERIFY2(isWarned(), qPrintable(players.at().message()));
        emit curtain.attended();
        QTRY_VERIFY(!isWarned());
        QCOMPARE(seats.pageInFront(), static_cast<QWidget *>(seats.table()));
        emit curtain.secretsDueSoon(15);
        emit curtain.secretsDue();
        QVERIFY(!isWarned());
        QVERIFY(!players.desk().showsSecrets());
    }

    void whatIsChosenInSecretChangesNothingThatOthersSee()
    {
        QStringList seen[2];
        for (const int which : {0, 1})
        {
            Players players(Mode::Competitive, 6);
            QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Command; }));
            players.defaultButton().click();
            ConquestSeats &seats = *players.desk().seats();
            QCOMPARE(seats.pageInFront(), static_cast<QWidget *>(seats.cover()));
            players.click(*seats.cover(), QStringLiteral("It’s me"));
            QTest::keyClick(seats.tokens(), which == 0 ? Qt::Key_6 : Qt::Key_3);
            QCOMPARE(seats.pageInFront(), static_cast<QWidget *>(seats.cover()));
            for (const VisibleText &text : visibleTexts(&players.at().window()))
                seen[which] << text.text;
            players.click(*seats.cover(), QStringLiteral("Back to the table"));
            for (const VisibleText &text : visibleTexts(&players.at().window()))
                seen[which] << text.text;
        }
        // The time of day stands in the journal's lines.
        for (QStringList &texts : seen)
        {
            texts.replaceInStrings(QRegularExpression(QStringLiteral("conquest_views_tests-[A-Za-z]+")), QString());
            texts.replaceInStrings(QRegularExpression(QStringLiteral("[0-9]{1,2}:[0-9]{2}(:[0-9]{2})?")), QString());
        }
        QCOMPARE(seen[0], seen[1]);
    }

    void whatTheRulesRefuseIsDoneWithAReason()
    {
        Players players(Mode::Cooperative, 7);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        const Colour active = *players.open().clock.active;
        const int points = players.open().inPlay.at(active).points.left.value_or(0);
        const conquest::Place from = *players.open().inPlay.at(active).aliens.at(1).at;
        conquest::Place far;
        for (const auto &[place, space] : players.open().spaces)
            if (place != from && conquest::touch(players.open(), from, place) == false)
                far = place;
        players.page().commandActions().give(makeConquestCommand(conquest::MoveAlien{{active, 1}, far, false}), {});
        auto *bar = players.page().findChild<QWidget *>(QStringLiteral("reasonBar"));
        QVERIFY(bar->isVisible());
        auto *line = bar->findChild<QLineEdit *>();
        line->setFocus();
        QTest::keyClicks(line, QStringLiteral("agreed"));
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(!bar->isVisible());
        // Not the way back, which Space would press.
        QCOMPARE(players.at().window().focusWidget(), const_cast<HexBoard *>(&players.page().board()));
        QCOMPARE(players.open().inPlay.at(active).aliens.at(1).at, std::optional(far));
        QVERIFY(players.open().inPlay.at(active).points.left.value_or(0) < points);
    }

    /// A refused form keeps its entries if no reason is given; the reason is requested at once.
    void aFormThatIsRefusedComesBack()
    {
        Players players(Mode::Competitive, 8);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        const OpenForm form(players.page(), "cardForm");
        auto *bar = players.page().findChild<QWidget *>(QStringLiteral("reasonBar"));
        const auto listed = [&](const QString &name)
        {
            QStringList all;
            for (const QComboBox *box : form.widget().findChildren<QComboBox *>())
                if (box->isVisible() && box->accessibleName().startsWith(name))
                    for (int i = 0; i < box->count(); ++i)
                        all << box->itemText(i);
            return all;
        };
        const QString kindOf = QStringLiteral("What is done");

        players.page().perform(DeskAction::SomethingElse);
        QStringList tried;
        for (const QString &kind : listed(kindOf))
        {
            form.choose(kindOf, kind);
            // A card that was accepted once may be refused the second time.
            for (const QString &card : listed(nameOfCard) + listed(nameOfCard))
            {
                if (!form.isVisible())
                    players.page().perform(DeskAction::SomethingElse);
                form.choose(kindOf, kind);
                form.choose(nameOfCard, card);
                auto *bare = form.widget().findChild<QPushButton *>(QStringLiteral("bare"));
                QPushButton *give = form.give()->isEnabled() ? form.give() : bare;
                tried << kind + QStringLiteral(": ") + card + (give != nullptr ? u'+' : u'-');
                if (give != nullptr && give->isVisible())
                    give->click();
                if (!bar->isVisible())
                    continue;
                QVERIFY(!form.isVisible());
                const auto *reason = bar->findChild<QLineEdit *>();
                QVERIFY(!reason->isVisible() || bar->isAncestorOf(players.at().window().focusWidget()));
                bar->findChild<QPushButton *>(QStringLiteral("close"))->click();
                QVERIFY(form.isVisible());
                QCOMPARE(form.field<QComboBox>(nameOfCard)->currentText(), card);
                return;
            }
        }
        QFAIL(qPrintable(QStringLiteral("No card was refused of: ") + tried.join(QStringLiteral(", "))));
    }

    /// A name that is in no list and cannot be new does nothing: no effect is requested for it.
    void whatIsOfNoListHasNoEffects()
    {
        Players players(Mode::Cooperative, 7);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        const OpenForm form(players.page(), "cardForm");
        players.page().perform(DeskAction::SomethingElse);
        QVERIFY(form.field<QComboBox>(QStringLiteral("What happens")) != nullptr);
        form.choose(nameOfCard, QStringLiteral("No such card"));
        QVERIFY(form.field<QComboBox>(QStringLiteral("What happens")) == nullptr);
        QVERIFY(!form.give()->isEnabled());
    }

    /// CQ-DUE-2, CQ-CMD-3: by the header and by a player's card.
    void aRightClickPutsPhaseTurnAndFirstPlayerRight()
    {
        Players players(Mode::Competitive, 8);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        auto *header = players.page().findChild<QFrame *>(QStringLiteral("header"));
        QVERIFY(choose(*header, QStringLiteral("Correct: Draw phase")));
        QCOMPARE(players.open().clock.phase, Phase::Draw);
        for (const Colour other : players.open().players.colours)
            if (other != players.open().clock.active)
            {
                QWidget *card = cardOf(players.page(), other);
                QVERIFY(choose(*card, QStringLiteral("Correct: it is")));
                QCOMPARE(players.open().clock.active, std::optional(other));
                QCOMPARE(players.open().clock.phase, Phase::Action);
                if (players.open().first != other)
                    QVERIFY(choose(*card, QStringLiteral("Correct: %1 is the first player").arg(wording::name(other))));
                QCOMPARE(players.open().first, std::optional(other));
                break;
            }
    }

    /// The first player of the last round is not announced before the points of this round are known.
    void whoIsFirstIsToldFromTheActionsOn()
    {
        Players players(Mode::Competitive, 8);
        const auto told = [&]
        {
            return std::ranges::any_of(players.page().findChildren<QLabel *>(),
                [](const QLabel *label) { return label->text().endsWith(QStringLiteral(" · first")); });
        };
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        QVERIFY(told());
        QVERIFY(players.until(
            [&] { return players.open().clock.phase == Phase::Command && players.open().clock.round == 2; }));
        QVERIFY(players.open().first);
        QVERIFY(!told());
    }

    void aCompetitiveSampleIsPlayedToItsEndThroughTheWindow()
    {
        Players players(Mode::Competitive);
        // A game of fifteen rounds takes minutes under sanitizers: all have some terror from cards at its beginning.
        constexpr int terrorFromCards = 5;
        const std::vector<Colour> seats = players.open().players.colours;
        for (const Colour player : seats)
            players.desk().session()->submit(
                conquest::PublicSeat{}, conquest::Correct{conquest::TerrorChanged{player, terrorFromCards}});
        const QStringList pressed = players.toTheEnd();
        QVERIFY2(players.open().outcome, qPrintable(pressed.join(QStringLiteral(" | "))));
        QVERIFY2(keepsItsPlace(players), qPrintable(players.boards().join(QStringLiteral(" | "))));
    }
};

DOSSIER_TESTS(ConquestDeskTest, Windows)

} // namespace conquest_desk_test

#include "conquest_desk_test.moc"
