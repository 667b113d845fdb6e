#include "app/omega/mission_result.h"
#include "app/omega/overseer_session.h"
#include "app/session/session_library.h"
#include "model/omega/seen/numbers.h"
#include "tests/support/test_class.h"
#include "tests/support/views/open_form.h"
#include "tests/support/views/played_desk.h"
#include "tests/support/views/posted_events.h"
#include "tests/support/views/settle.h"
#include "views/board/read_out.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/correct/correction.h"
#include "views/omega/desk/desk_panels.h"
#include "views/omega/words/wording.h"

#include <QAction>
#include <QPushButton>

#include <algorithm>

namespace correct_form_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// The desk with the form of corrections open.
class CorrectedDesk : public PlayedDesk
{
public:
    CorrectedDesk() { open(); }

    void open() { at().press(Qt::Key_T, Qt::ControlModifier); }

    [[nodiscard]] OpenForm form() { return OpenForm(page()); }

    template <typename Control>
    [[nodiscard]] Control *field(const QString &name)
    {
        return form().field<Control>(name);
    }

    void choose(const QString &list, const QString &option) { form().choose(list, option); }

    void type(const QString &number, int value) { form().enter(number, value); }

    /// Chooses the first of each list in which nothing is chosen.
    void chooseFirst()
    {
        for (bool chooses = true; std::exchange(chooses, false);)
            for (QComboBox *list : form().widget().findChildren<QComboBox *>())
                if (list->isVisible() && list->currentIndex() < 0)
                {
                    list->setCurrentIndex(0);
                    chooses = true;
                    break;
                }
    }

    /// Changes one field after another until something is corrected by it.
    void fillOtherwise()
    {
        chooseFirst();
        for (QSpinBox *box : form().widget().findChildren<QSpinBox *>())
            if (box->isVisible() && !form().isComplete())
                box->setValue(box->value() < box->maximum() ? box->value() + 1 : box->value() - 1);
        QStringList names;
        for (const QComboBox *list : form().widget().findChildren<QComboBox *>())
            if (list->isVisible())
                names << list->accessibleName();
        for (qsizetype at = names.size() - 1; at > 0; --at)
            for (int row = 0;
                field<QComboBox>(names.at(at)) != nullptr && row < field<QComboBox>(names.at(at))->count(); ++row)
                if (!form().isComplete())
                {
                    field<QComboBox>(names.at(at))->setCurrentIndex(row);
                    chooseFirst();
                }
    }

    /// Corrects, and opens the form again for what comes next.
    bool correct()
    {
        const bool pressed = click(QStringLiteral("Correct it"));
        if (!form().isVisible())
            open();
        return pressed;
    }
};

} // namespace

/// Corrections by hand at a table, and the commands that the menus send to the desk.
class CorrectFormTest : public QObject
{
    Q_OBJECT

    static QAction *action(DeskAtRest &at, const QString &key)
    {
        for (QAction *action : at.window().actions())
            if (action->shortcut() == QKeySequence(key))
                return action;
        return nullptr;
    }

private slots:

    void theFormOpensByItsKeyAndClosesByEscape()
    {
        CorrectedDesk desk;
        QVERIFY(desk.form().isVisible());
        QTest::keyClick(desk.field<QComboBox>(QStringLiteral("What to correct")), Qt::Key_Escape);
        QVERIFY(!desk.form().isVisible());
    }

    /// The bar asks for a press on the board where it fills a field, and there alone.
    void thePressThatFillsNothingIsNotAskedFor()
    {
        CorrectedDesk desk;
        const auto says = [&](const QString &text)
        {
            return std::ranges::any_of(
                desk.page().findChild<QWidget *>(QStringLiteral("stage"))->findChildren<ReadOut *>(),
                [&](const ReadOut *said) { return said->isVisible() && said->accessibleName() == text; });
        };
        const QString byClicks = QStringLiteral("Click a figure or a space to fill in the form");
        const QString alone = QStringLiteral("Fill in the form");
        using enum CorrectionKind;
        for (const auto &[kind, clicks] : std::initializer_list<std::pair<CorrectionKind, bool>>{{Wounds, true},
                 {Tokens, false}, {Marker, true}, {Ability, false}, {Arrives, true}, {Crisis, false}, {Door, true}})
        {
            desk.form().choose(kind);
            QCOMPARE(says(byClicks), clicks);
            QCOMPARE(says(alone), !clicks);
        }
        desk.at().press(Qt::Key_G, Qt::ControlModifier);
        for (const auto &[act, clicks] :
            std::initializer_list<std::pair<const char *, bool>>{{"Something explodes", true}, {"Plan for", false},
                {"A card asks for a challenge", true}, {"An effect ends", false}})
        {
            desk.choose(QStringLiteral("What happens"), QLatin1String(act));
            QCOMPARE(says(byClicks), clicks);
            QCOMPARE(says(alone), !clicks);
        }
    }

    /// A correction of the place alone keeps the facing.
    void aPlaceIsCorrectedWithTheFacingThatIs()
    {
        CorrectedDesk desk;
        desk.session().submit(omega::Correct{omega::FigureArrived{{1}, {"blaster"}, {3, 1}, Facing::West}});
        desk.form().choose(CorrectionKind::Place);
        desk.choose(QStringLiteral("Who"), QStringLiteral("Blaster 1"));
        QCOMPARE(desk.field<QComboBox>(QStringLiteral("Facing"))->currentText(), QStringLiteral("west"));
    }

    /// The key of the default button makes the correction that is chosen in the form, and no other button is the
    /// default.
    void theBrightKeyCorrectsWhatIsChosen()
    {
        CorrectedDesk desk;
        desk.session().submit(omega::Correct{omega::FigureArrived{{1}, {"blaster"}, {3, 1}, Facing::West}});
        desk.form().choose(CorrectionKind::Place);
        desk.choose(QStringLiteral("Who"), QStringLiteral("Blaster 1"));
        desk.press({2, 3});
        QStringList bright;
        for (const QPushButton *button : desk.page().findChildren<QPushButton *>())
            if (button->isVisible() && button->property("role").toString() == QStringLiteral("primary")
                && button->property("tone").toString().isEmpty())
                bright << button->text();
        QCOMPARE(bright, QStringList{QStringLiteral("Correct it")});
        desk.at().press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(desk.table().figures.at({1}).at, (Space{2, 3}));
        QCOMPARE(desk.table().clock.step, omega::Step::Transfer);
    }

    /// The form of what is seldom begins with whoever acts; filled in, it has the key of the default button, and closes
    /// once it is done.
    void theBrightKeyBeginsTheChallengeThatIsFilledIn()
    {
        PlayedDesk desk;
        desk.planned();
        desk.session().submit(omega::EndTurn{});
        desk.session().submit(omega::BeginTurn{omega::Role::Countermeasures});
        deliverPosted();
        QVERIFY(desk.table().turn && desk.table().turn->who == omega::Combatant(omega::Role::Countermeasures));
        desk.at().press(Qt::Key_G, Qt::ControlModifier);
        const OpenForm form(desk.page());
        QVERIFY(form.isComplete());
        form.choose(QStringLiteral("What happens"), QStringLiteral("A card gives an action"));
        QVERIFY2(!form.isComplete(), "it has no name yet");
        form.type(QStringLiteral("Its name"), QStringLiteral("Hack"));
        QVERIFY(form.isComplete());
        form.choose(QStringLiteral("What happens"), QStringLiteral("A card asks for a challenge"));
        desk.at().press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(desk.table().pending.challenge.has_value());
        QCOMPARE(desk.table().pending.challenge->by, omega::Role::Countermeasures);
        QVERIFY(!form.isVisible());
    }

    /// Words that were typed and not given come back, and say so; another session begins without them.
    void whatWasTypedComesBackMarked()
    {
        PlayedDesk desk;
        desk.at().press(Qt::Key_G, Qt::ControlModifier);
        const OpenForm form(desk.page());
        form.choose(QStringLiteral("What happens"), QStringLiteral("Note of the overseer"));
        form.type(QStringLiteral("In your own words"), QStringLiteral("gas in C2"));
        QVERIFY(!desk.shows(QStringLiteral("not sent yet")));
        QTest::keyClick(form.field<QLineEdit>(QStringLiteral("In your own words")), Qt::Key_Escape);
        QVERIFY(!form.isVisible());
        desk.at().press(Qt::Key_G, Qt::ControlModifier);
        QCOMPARE(form.field<QLineEdit>(QStringLiteral("In your own words"))->text(), QStringLiteral("gas in C2"));
        QVERIFY(desk.shows(QStringLiteral("not sent yet")));
        desk.page().beginAnew();
        desk.page().render(desk.session().overseerView());
        desk.at().press(Qt::Key_G, Qt::ControlModifier);
        QVERIFY(form.field<QLineEdit>(QStringLiteral("In your own words")) == nullptr);
        QVERIFY(!desk.shows(QStringLiteral("not sent yet")));
    }

    void enterInALineGivesTheForm()
    {
        PlayedDesk desk;
        desk.at().press(Qt::Key_G, Qt::ControlModifier);
        const OpenForm form(desk.page());
        QCOMPARE(desk.page().focusWidget()->accessibleName(), QStringLiteral("What happens"));
        form.choose(QStringLiteral("What happens"), QStringLiteral("Note of the overseer"));
        form.type(QStringLiteral("In your own words"), QStringLiteral("gas in C2"));
        QTest::keyClick(form.field<QLineEdit>(QStringLiteral("In your own words")), Qt::Key_Return);
        QCOMPARE(desk.session().overseerView()->overseer->notes, std::vector<std::string>{"gas in C2"});
    }

    /// It is made anew in another theme, when there is nothing to roll any more.
    void anExplosionThatWasTakenBackOutlivesATheme()
    {
        PlayedDesk desk;
        auto &panels = *desk.page().findChild<DeskPanels *>();
        panels.explode({.at = {1, 1}, .radius = 1, .dice = {0, 1}});
        QVERIFY(panels.showsDice());
        QVERIFY(panels.close());
        Preferences preferences = desk.at().desk().preferences();
        preferences.theme = ThemeChoice::Light;
        preferences.language = Language::Italian;
        desk.at().desk().choose(preferences);
        QVERIFY(!panels.showsDice());
    }

    void noExplosionIsWaitedForInAnotherSession()
    {
        PlayedDesk desk;
        auto &panels = *desk.page().findChild<DeskPanels *>();
        panels.explode({.at = {1, 1}, .radius = 1, .dice = {0, 1}});
        desk.page().beginAnew();
        desk.page().render(desk.session().overseerView());
        QVERIFY(!panels.showsDice());
    }

    /// Enter is for what is meant next; giving up a turn takes its own key or a click.
    void enterAloneEndsNoTurnInWhichNothingWasDone()
    {
        PlayedDesk desk;
        desk.planned();
        desk.board().setFocus();
        desk.at().press(Qt::Key_Return);
        QVERIFY(desk.table().turn && desk.table().turn->who == omega::Combatant(omega::Role::TeamLeader));
        desk.at().press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!desk.table().turn || desk.table().turn->who != omega::Combatant(omega::Role::TeamLeader));
    }

    /// A correction opens with nothing chosen, whatever was corrected last.
    void aCorrectionOpensWithNothingChosen()
    {
        CorrectedDesk desk;
        desk.form().choose(CorrectionKind::Wounds);
        desk.choose(QStringLiteral("Who"), QStringLiteral("Rifleman"));
        desk.type(QStringLiteral("Wounds"), 2);
        QVERIFY(desk.correct());
        QCOMPARE(desk.field<QComboBox>(QStringLiteral("What to correct"))->currentIndex(), -1);
        QVERIFY(!desk.form().isComplete());
        QVERIFY(desk.form().give()->toolTip().contains(QStringLiteral("What to correct")));
        desk.form().choose(CorrectionKind::Wounds);
        QCOMPARE(desk.field<QComboBox>(QStringLiteral("Who"))->currentIndex(), -1);
        QVERIFY(desk.field<QSpinBox>(QStringLiteral("Wounds")) == nullptr);
    }

    /// A press on a figure chooses it, one on free ground is where it is put.
    void aPressOnAFigureChoosesIt()
    {
        CorrectedDesk desk;
        desk.session().submit(omega::Correct{omega::FigureArrived{{1}, {"blaster"}, {3, 1}, Facing::West}});
        desk.form().choose(CorrectionKind::Place);
        const auto now = [&](const QString &list) { return desk.field<QComboBox>(list)->currentText(); };
        QCOMPARE(now(QStringLiteral("Who")), QString());
        desk.press({3, 1});
        QCOMPARE(now(QStringLiteral("Who")), QStringLiteral("Blaster 1"));
        QCOMPARE(now(QStringLiteral("Facing")), QStringLiteral("west"));
        desk.press({2, 3});
        QCOMPARE(now(QStringLiteral("Who")), QStringLiteral("Blaster 1"));
        QVERIFY(desk.click(QStringLiteral("Correct it")));
        QCOMPARE(desk.table().figures.at({1}).at, (Space{2, 3}));
    }

    /// From the kind to its fields; the button that closes it comes last.
    void theTabKeyGoesThroughTheFieldsInOrder()
    {
        CorrectedDesk desk;
        desk.form().choose(CorrectionKind::Tokens);
        desk.choose(QStringLiteral("From"), QStringLiteral("Bank"));
        desk.choose(QStringLiteral("To"), QStringLiteral("Team Leader"));
        const QComboBox *kind = desk.field<QComboBox>(QStringLiteral("What to correct"));
        QVERIFY(kind != nullptr);
        QStringList passed;
        for (const QWidget *next = kind->nextInFocusChain(); next != kind; next = next->nextInFocusChain())
            if (next->isVisible() && desk.form().widget().isAncestorOf(next) && next->focusProxy() == nullptr
                && (next->focusPolicy() & Qt::TabFocus) != 0)
                passed << next->accessibleName();
        QCOMPARE(passed,
            (QStringList{QStringLiteral("From"), QStringLiteral("To"), QStringLiteral("Tokens"),
                QStringLiteral("Correct it"), QStringLiteral("Close the form (Esc)")}));
    }

    /// By its button or the key of the default button: another press corrects nothing again.
    void aCorrectionThatWasTakenClosesTheForm()
    {
        for (const bool byKey : {false, true})
        {
            CorrectedDesk desk;
            desk.form().choose(CorrectionKind::Wounds);
            desk.choose(QStringLiteral("Who"), QStringLiteral("Rifleman"));
            desk.type(QStringLiteral("Wounds"), 2);
            if (byKey)
                desk.at().press(Qt::Key_Return, Qt::ControlModifier);
            else
                QVERIFY(desk.click(QStringLiteral("Correct it")));
            QCOMPARE(desk.table().commandos.at(omega::Role::Rifleman).wounds, 2);
            QVERIFY(!desk.form().isVisible());
            QCOMPARE(desk.page().focusWidget(), static_cast<QWidget *>(&desk.board()));
        }
    }

    void aRefusedCorrectionStaysAsItWasTyped()
    {
        CorrectedDesk desk;
        desk.form().choose(CorrectionKind::Tokens);
        desk.choose(QStringLiteral("From"), QStringLiteral("Rifleman"));
        desk.choose(QStringLiteral("To"), QStringLiteral("Energy pool"));
        desk.type(QStringLiteral("Tokens"), 2);
        const journal::Position before = desk.session().position();
        desk.at().press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(desk.session().position() == before);
        QVERIFY(desk.form().isVisible());
        QVERIFY(desk.field<QComboBox>(QStringLiteral("From"))->currentText().startsWith(QStringLiteral("Rifleman")));
        QCOMPARE(desk.field<QSpinBox>(QStringLiteral("Tokens"))->value(), 2);
    }

    void everyKindIsAskedSoundlyOnceEverythingIsPicked()
    {
        CorrectedDesk desk;
        desk.session().submit(omega::Correct{omega::FigureArrived{{1}, {"blaster"}, {3, 1}, Facing::West}});
        for (int kind = 0; kind < static_cast<int>(CorrectionKind::Count); ++kind)
        {
            desk.form().choose(static_cast<CorrectionKind>(kind));
            desk.press({2, 3});
            const journal::Position before = desk.session().position();
            const QString name = nameOf(static_cast<CorrectionKind>(kind));
            if (!desk.form().isComplete())
            {
                QVERIFY2(!desk.click(QStringLiteral("Correct it")), qPrintable(name));
                desk.fillOtherwise();
            }
            QVERIFY2(desk.correct(), qPrintable(name));
            QVERIFY2(desk.session().position() != before, qPrintable(name));
            desk.session().undo(QStringLiteral("a test"));
            QVERIFY2(desk.session().position() == before, qPrintable(name));
        }
    }

    /// One act, and one step of undo.
    void aCommandoJoinsLateAndIsHandedOn()
    {
        CorrectedDesk desk;
        const auto &commandos = desk.table().commandos;
        const auto &sheets = desk.table().content.sheets;
        const auto absent
            = std::ranges::find_if(sheets, [&](const omega::Sheet &sheet) { return !commandos.contains(sheet.id); });
        QVERIFY(absent != sheets.end());
        const omega::Role late = absent->id;
        const auto before = commandos.size();
        desk.form().choose(CorrectionKind::Joins);
        desk.choose(QStringLiteral("Who"), wording::nameOf(desk.table(), late));
        QVERIFY(!desk.form().isComplete());
        desk.press({2, 3});
        QVERIFY(desk.correct());
        QCOMPARE(desk.table().commandos.size(), before + 1);
        QCOMPARE(omega::inPlay(desk.table(), late).at, std::optional(Space{2, 3}));
        const int seat = omega::inPlay(desk.table(), late).seat;
        desk.form().choose(CorrectionKind::Joins);
        desk.choose(QStringLiteral("Who"), wording::nameOf(desk.table(), late));
        QVERIFY(!desk.form().isComplete());
        desk.type(QStringLiteral("Player"), seat == 1 ? 2 : 1);
        QVERIFY(desk.correct());
        QVERIFY(omega::inPlay(desk.table(), late).seat != seat);
        desk.session().undo(QStringLiteral("a test"));
        desk.session().undo(QStringLiteral("a test"));
        QCOMPARE(desk.table().commandos.size(), before);
    }

    /// The button is dim while the form tells how it stands, and bright as soon as a field differs.
    void whatStandsSoIsNoCorrection()
    {
        CorrectedDesk desk;
        using enum CorrectionKind;
        for (const CorrectionKind kind : {Wounds, Condition, Deck, Round, TurnOf, Timers, Crisis, Reserves, Room})
        {
            desk.form().choose(kind);
            desk.chooseFirst();
            QVERIFY2(!desk.form().isComplete(), qPrintable(nameOf(kind)));
            desk.fillOtherwise();
            QVERIFY2(desk.form().isComplete(), qPrintable(nameOf(kind)));
        }
        desk.form().choose(Timers);
        const int primary = desk.table().clock.primary;
        desk.type(QStringLiteral("Primary timer"), primary + 1);
        QVERIFY(desk.form().isComplete());
        desk.type(QStringLiteral("Primary timer"), primary);
        QVERIFY(!desk.form().isComplete());
        desk.form().choose(Place);
        desk.press(*desk.table().commandos.at(omega::Role::TeamLeader).at);
        QVERIFY(!desk.form().isComplete());
        desk.press({2, 3});
        QVERIFY(desk.form().isComplete());
    }

    /// A form in which something is missing is filled in or closed: the key of the default button does nothing beside
    /// it.
    void nothingIsBrightBesideAnUnfinishedForm()
    {
        PlayedDesk desk;
        desk.planned();
        const journal::Position before = desk.session().position();
        const OpenForm form(desk.page());
        for (const Qt::Key key : {Qt::Key_G, Qt::Key_T})
        {
            desk.at().press(key, Qt::ControlModifier);
            if (key == Qt::Key_G)
                form.choose(QStringLiteral("What happens"), QStringLiteral("A card gives an action"));
            else
                form.choose(CorrectionKind::Wounds);
            deliverPosted();
            QCOMPARE(desk.page().findChild<QPushButton *>(QStringLiteral("nextStep"))->property("role").toString(),
                QStringLiteral("secondary"));
            desk.board().setFocus();
            desk.at().press(Qt::Key_Return, Qt::ControlModifier);
            QVERIFY(desk.session().position() == before);
            QVERIFY(form.isVisible() && form.widget().isAncestorOf(desk.page().focusWidget()));
        }
    }

    /// Without any nobody could be hurt: its dice are asked for first.
    void anExplosionWantsDice()
    {
        PlayedDesk desk;
        desk.at().press(Qt::Key_G, Qt::ControlModifier);
        const OpenForm form(desk.page());
        form.choose(QStringLiteral("What happens"), QStringLiteral("Something explodes"));
        desk.press({1, 1});
        QVERIFY(!form.isComplete());
        form.enter(QStringLiteral("Red dice"), 1);
        QVERIFY(form.isComplete());
    }

    /// The fields of a kind have the same layout each time, whatever the form showed before.
    void aListIsAsWideAsWhatItHoldsNow()
    {
        CorrectedDesk desk;
        for (const CorrectionKind before : {CorrectionKind::Kit, CorrectionKind::Tokens})
        {
            desk.form().choose(before);
            settle();
            desk.form().choose(CorrectionKind::Condition);
            desk.choose(QStringLiteral("Who"), QStringLiteral("Rifleman"));
            settle();
            const auto *list = desk.field<QComboBox>(QStringLiteral("State"));
            QVERIFY(list != nullptr);
            QCOMPARE(list->width(), list->sizeHint().width());
        }
    }

    /// The button keeps its place, whatever the fields contain.
    void theButtonStaysInItsPlace()
    {
        CorrectedDesk desk;
        desk.form().choose(CorrectionKind::Condition);
        std::optional<QRect> place;
        for (const char *who : {"Rifleman", "Countermeasures Specialist"})
        {
            desk.choose(QStringLiteral("Who"), QLatin1String(who));
            settle();
            for (const QPushButton *button : desk.form().widget().findChildren<QPushButton *>())
                if (button->text() == QStringLiteral("Correct it"))
                {
                    QCOMPARE(button->geometry(), place.value_or(button->geometry()));
                    place = button->geometry();
                }
        }
        QVERIFY(place.has_value());
    }

    void tokensMoveAndNoneIsMade()
    {
        CorrectedDesk desk;
        desk.form().choose(CorrectionKind::Tokens);
        desk.choose(QStringLiteral("From"), QStringLiteral("Bank"));
        desk.choose(QStringLiteral("To"), QStringLiteral("Team Leader"));
        desk.type(QStringLiteral("Tokens"), 4);
        QVERIFY(desk.correct());
        QCOMPARE(desk.table().adrenaline.sheets.at(omega::Role::TeamLeader), 4);
        QCOMPARE(desk.table().adrenaline.total(), omega::Adrenaline::inTheBox);
        const journal::Position before = desk.session().position();
        desk.form().choose(CorrectionKind::Tokens);
        desk.choose(QStringLiteral("From"), QStringLiteral("Rifleman"));
        desk.choose(QStringLiteral("To"), QStringLiteral("Bank"));
        QVERIFY(desk.correct());
        QVERIFY(desk.session().position() == before);
    }

    void numbersBeginWithHowItStands()
    {
        CorrectedDesk desk;
        desk.form().choose(CorrectionKind::Wounds);
        desk.choose(QStringLiteral("Who"), QStringLiteral("Rifleman"));
        desk.type(QStringLiteral("Wounds"), 2);
        QVERIFY(desk.correct());
        QCOMPARE(desk.table().commandos.at(omega::Role::Rifleman).wounds, 2);
        desk.form().choose(CorrectionKind::Wounds);
        desk.choose(QStringLiteral("Who"), QStringLiteral("Team Leader"));
        QCOMPARE(desk.field<QSpinBox>(QStringLiteral("Wounds"))->value(), 0);
        desk.choose(QStringLiteral("Who"), QStringLiteral("Rifleman"));
        QCOMPARE(desk.field<QSpinBox>(QStringLiteral("Wounds"))->value(), 2);
    }

    void stancesInitiativeRoundAndTimersAreSet()
    {
        CorrectedDesk desk;
        desk.form().choose(CorrectionKind::Stance);
        desk.choose(QStringLiteral("Who"), QStringLiteral("Team Leader"));
        desk.choose(QStringLiteral("Stance"), QStringLiteral("Bold"));
        QVERIFY(desk.correct());
        QCOMPARE(desk.table().commandos.at(omega::Role::TeamLeader).stance, (omega::StanceId{"team_leader_bold"}));
        desk.form().choose(CorrectionKind::Initiative);
        desk.choose(QStringLiteral("Who"), QStringLiteral("Rifleman"));
        desk.type(QStringLiteral("Place in the order"), 1);
        QVERIFY(desk.correct());
        QCOMPARE(desk.table().commandos.at(omega::Role::Rifleman).initiative, 1);
        desk.form().choose(CorrectionKind::Round);
        desk.type(QStringLiteral("Round"), 5);
        QVERIFY(desk.correct());
        QCOMPARE(desk.table().clock.round, 5);
        QCOMPARE(desk.table().clock.step, omega::Step::Transfer);
        desk.form().choose(CorrectionKind::Timers);
        desk.type(QStringLiteral("Primary timer"), 7);
        QVERIFY(desk.correct());
        QCOMPARE(desk.table().clock.primary, 7);
        desk.form().choose(CorrectionKind::Deck);
        desk.type(QStringLiteral("Cards in the deck"), 13);
        QVERIFY(desk.correct());
        QCOMPARE(desk.table().deck.left, 13);
    }

    void aDoorIsLaidWhereNoneWas()
    {
        CorrectedDesk desk;
        desk.press({2, 3});
        desk.form().choose(CorrectionKind::Door);
        const Edge edge{{2, 3}, Edge::Side::East};
        desk.choose(QStringLiteral("Door"), wording::name(edge) + QStringLiteral(", no door yet"));
        desk.choose(QStringLiteral("Kind"), QStringLiteral("jammed"));
        QVERIFY(desk.correct());
        QVERIFY(desk.table().ground.map.hasDoor(edge));
        QVERIFY2(!desk.table().ground.doors.at(edge), "it lies face down");
        QCOMPARE(desk.session().overseerView()->overseer->doors.at(edge), omega::DoorKind::Jammed);
        desk.session().undo();
        QCOMPARE(desk.session().overseerView()->overseer->doors.at(edge), omega::DoorKind::Unlocked);
        desk.session().undo();
        QVERIFY(!desk.table().ground.map.hasDoor(edge));
    }

    void aMarkerThatLiesHasWounds()
    {
        CorrectedDesk desk;
        desk.press({2, 3});
        desk.form().choose(CorrectionKind::Marker);
        desk.choose(QStringLiteral("Marker"), wording::name(omega::MarkerKind::Bomb));
        QVERIFY(desk.correct());
        desk.form().choose(CorrectionKind::Marker);
        desk.press({2, 3});
        desk.choose(QStringLiteral("Marker"), wording::name(omega::MarkerKind::Bomb));
        desk.choose(QStringLiteral("What happens"), QStringLiteral("has wounds"));
        desk.type(QStringLiteral("Wounds"), 3);
        QVERIFY(desk.correct());
        QCOMPARE(omega::woundsOf(desk.table(), omega::MarkerKind::Bomb, {2, 3}), 3);
        desk.form().choose(CorrectionKind::Marker);
        desk.press({2, 3});
        desk.choose(QStringLiteral("Marker"), wording::name(omega::MarkerKind::Bomb));
        desk.choose(QStringLiteral("What happens"), QStringLiteral("is removed"));
        QVERIFY(desk.correct());
        QCOMPARE(omega::woundsOf(desk.table(), omega::MarkerKind::Bomb, {2, 3}), 0);
    }

    void aPieceLeavesTheDashboardOnceItsWellIsEmpty()
    {
        CorrectedDesk desk;
        const omega::AbilityId first = desk.table().content.abilities.front().id;
        desk.session().submit(omega::Correct{omega::TokensMoved{omega::bank, omega::well(first), 2}});
        desk.form().choose(CorrectionKind::Ability);
        desk.choose(QStringLiteral("Dashboard tile"), wording::name(desk.table().content.abilities.front().name));
        desk.choose(QStringLiteral("What happens"), QStringLiteral("leaves"));
        QVERIFY2(!desk.correct(), "its tokens would leave with it");
        desk.session().submit(omega::Correct{omega::TokensMoved{omega::well(first), omega::bank, 2}});
        desk.choose(QStringLiteral("What happens"), QStringLiteral("leaves"));
        QVERIFY(desk.correct());
        QVERIFY(omega::found(desk.table().content.abilities, first) == nullptr);
        QCOMPARE(desk.table().adrenaline.total(), omega::Adrenaline::inTheBox);
    }

    /// Nobody goes or looks anywhere meanwhile, and what was picked before is picked still.
    void aPressThatFillsTheFormDoesNothingElse()
    {
        PlayedDesk desk;
        desk.planned();
        const Space to{2, 3};
        const auto way = [&] { return floorOf(desk.board().scene()).path; };
        desk.press(to);
        const Picked before = desk.page().picked();
        QVERIFY(before.path.size() > 1 && way() == before.path);
        for (const Qt::Key key : {Qt::Key_T, Qt::Key_G})
        {
            desk.at().press(key, Qt::ControlModifier);
            desk.press({1, 0});
            QVERIFY(way().empty());
            QVERIFY(desk.board().scene().marked.contains({1, 0}));
            QCOMPARE(desk.page().picked(), before);
            const journal::Position position = desk.session().position();
            emit desk.board().activated({{1, 0}, std::nullopt});
            deliverPosted();
            QVERIFY(desk.session().position() == position);
            QTest::keyClick(&desk.board(), Qt::Key_Escape);
            QVERIFY(!desk.board().scene().marked.contains({1, 0}));
            QVERIFY(way() == before.path);
        }
    }

    void somebodyIsPutWhereTheBoardIsPressed()
    {
        CorrectedDesk desk;
        desk.form().choose(CorrectionKind::Place);
        desk.choose(QStringLiteral("Who"), QStringLiteral("Rifleman"));
        desk.press({2, 3});
        desk.choose(QStringLiteral("Who"), QStringLiteral("Rifleman"));
        QVERIFY(desk.correct());
        QCOMPARE(desk.table().commandos.at(omega::Role::Rifleman).at, (Space{2, 3}));
    }

    void notesAreAddedAndTakenAwayOneByOne()
    {
        PlayedDesk desk;
        desk.session().submit(omega::WriteNotes{std::nullopt, {"first"}});
        desk.at().press(Qt::Key_G, Qt::ControlModifier);
        const OpenForm form(desk.page());
        QVERIFY(form.isVisible());
        form.choose(QStringLiteral("What happens"), QStringLiteral("Note of the overseer"));
        form.type(QStringLiteral("In your own words"), QStringLiteral("second"));
        QVERIFY(desk.click(QStringLiteral("Add the note")));
        QCOMPARE(desk.session().overseerView()->overseer->notes, (std::vector<std::string>{"first", "second"}));
        QVERIFY2(form.isVisible(), "notes are written several at once");
        QCOMPARE(form.field<QLineEdit>(QStringLiteral("In your own words"))->text(), QString());
        form.choose(QStringLiteral("What happens"), QStringLiteral("Delete a note"));
        form.choose(QStringLiteral("Which note"), QStringLiteral("first"));
        QVERIFY(desk.click(QStringLiteral("Delete the note")));
        QCOMPARE(desk.session().overseerView()->overseer->notes, (std::vector<std::string>{"second"}));
    }

    void aCommandosNotesAreAddedToAndStayThatSeats()
    {
        PlayedDesk desk;
        emit desk.page().commandoNoted(2, QStringLiteral("ours"));
        emit desk.page().commandoNoted(2, QStringLiteral("and more"));
        const auto at = desk.session().position();
        QCOMPARE(
            desk.session().viewAt(at, omega::CommandoSeat{2})->notes, (std::vector<std::string>{"ours", "and more"}));
        QVERIFY(desk.session().viewAt(at, omega::CommandoSeat{1})->notes.empty());
        QVERIFY(desk.session().overseerView()->notes.empty());
    }

    void aCommandosNoteStaysTypedUntilItIsRecorded()
    {
        PlayedDesk desk;
        desk.at().press(Qt::Key_G, Qt::ControlModifier);
        const OpenForm form(desk.page());
        const QString words = QStringLiteral("In your own words");
        form.choose(QStringLiteral("What happens"), QStringLiteral("Note of a commando"));
        form.choose(QStringLiteral("Who"), QStringLiteral("Rifleman"));
        form.type(words, QStringLiteral("ours"));
        QVERIFY(desk.click(QStringLiteral("Add the note")));
        QCOMPARE(form.field<QLineEdit>(words)->text(), QString());
        form.choose(QStringLiteral("Who"), QStringLiteral("Rifleman"));
        form.type(words, QStringLiteral("and more"));
        // As when the disk is full, nobody records it.
        QObject::disconnect(&desk.page(), &OverseerPage::commandoNoted, nullptr, nullptr);
        QVERIFY(desk.click(QStringLiteral("Add the note")));
        QCOMPARE(form.field<QLineEdit>(words)->text(), QStringLiteral("and more"));
    }

    void theMenusOfferWhatTheDeskCanDo()
    {
        DeskAtRest at;
        QVERIFY(!action(at, QStringLiteral("Ctrl+T"))->isEnabled());
        QVERIFY(!action(at, QStringLiteral("Ctrl+Return"))->isEnabled());
        emit at.window().playRequested(QStringLiteral("omega"));
        QVERIFY(action(at, QStringLiteral("Ctrl+T"))->isEnabled());
        QVERIFY(!action(at, QStringLiteral("F5"))->isEnabled());
        const omega::Step before = omegaDesk(at.desk()).overseers()->overseerView()->open.clock.step;
        action(at, QStringLiteral("Ctrl+Return"))->trigger();
        QVERIFY(omegaDesk(at.desk()).overseers()->overseerView()->open.clock.step != before);
        QVERIFY(action(at, QStringLiteral("Ctrl+Z"))->isEnabled());
        action(at, QStringLiteral("Ctrl+Z"))->trigger();
        QCOMPARE(omegaDesk(at.desk()).overseers()->overseerView()->open.clock.step, before);
        action(at, QStringLiteral("F6"))->trigger();
        QVERIFY(omegaDesk(at.desk()).page()->looksBack());
        QVERIFY(!action(at, QStringLiteral("Ctrl+T"))->isEnabled());
        at.window().goBack();
        QVERIFY(!action(at, QStringLiteral("Ctrl+Z"))->isEnabled());
    }

    void sightAndDangerAreSwitchedOnTheDesk()
    {
        PlayedDesk desk;
        desk.planned();
        desk.session().submit(omega::Correct{omega::FigureArrived{{1}, {"rogue_clone"}, {3, 1}, Facing::West}});
        QVERIFY(!floorOf(desk.board().scene()).seen && !floorOf(desk.board().scene()).danger);
        desk.at().press(Qt::Key_F3, Qt::ShiftModifier);
        desk.at().press(Qt::Key_F4, Qt::ShiftModifier);
        QVERIFY(floorOf(desk.board().scene()).seen.has_value());
        QVERIFY(floorOf(desk.board().scene()).danger.has_value());
        QVERIFY(!floorOf(desk.board().scene()).reach.empty());
        desk.at().press(Qt::Key_F2, Qt::ShiftModifier);
        QVERIFY(floorOf(desk.board().scene()).reach.empty());
    }

    /// The current text of a list is not cut, whatever the list showed before.
    void theListsAreAsWideAsWhatTheySay()
    {
        CorrectedDesk desk;
        desk.at().window().resize(1280, 800);
        for (const char *kind : {"Cards in the deck", "Whose turn it is", "Move adrenaline"})
        {
            desk.choose(QStringLiteral("What to correct"), QLatin1String(kind));
            settle();
            for (const QComboBox *list : desk.form().widget().findChildren<QComboBox *>())
                QVERIFY2(!list->isVisible()
                        || list->width() > list->fontMetrics().horizontalAdvance(list->currentText()) + 20,
                    qPrintable(list->currentText()));
        }
    }

    void theEndOfAGameIsItsResultUnlessSomebodyToldItOtherwise()
    {
        PlayedDesk desk;
        desk.session().submit(omega::EndGame{Side::Commando});
        QVERIFY(desk.shows(QStringLiteral("The commandos have won")));
        QVERIFY2(desk.at().message().isEmpty(), "the page tells it, and no message lies over it");
        const QString folder = desk.at().desk().folder();
        const QString kept = sessionsIn(folder).front().facts.result;
        QVERIFY2(omegaResult(kept).startsWith(QStringLiteral("The commandos won in round")), qPrintable(kept));
        desk.session().undo(QStringLiteral("too early"));
        QCOMPARE(sessionsIn(folder).front().facts.result, QString());
        KeptGame &game = desk.session().keptGame();
        QVERIFY(keepResult(*game.file, game.session, {}, QStringLiteral("A draw at dawn")).value());
        desk.session().submit(omega::EndGame{Side::Enemy});
        QCOMPARE(sessionsIn(folder).front().facts.result, QStringLiteral("A draw at dawn"));
    }
};

DOSSIER_TESTS(CorrectFormTest, Windows)

} // namespace correct_form_test

#include "correct_form_test.moc"
