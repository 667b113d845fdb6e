#include "tests/support/test_class.h"
#include "tests/support/views/focus_ring.h"
#include "views/kit/appearance.h"
#include "views/kit/screen.h"
#include "views/kit/scrolled_screen.h"
#include "views/kit/search_list.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QContextMenuEvent>
#include <QDateEdit>
#include <QDrag>
#include <QDropEvent>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <QToolTip>
#include <QVBoxLayout>

#include <memory>
#include <type_traits>

namespace screen_test
{

using namespace dossier;

namespace
{

// A draft belongs to one field: there is none without a key.
static_assert(!std::is_default_constructible_v<Field>);
static_assert(!std::is_constructible_v<Field, QVariant, Action<QVariant>>);

const QString overseer = QStringLiteral("overseer");

Part words(const char *all)
{
    return text(QString::fromLatin1(all));
}

Part named(const char *all, Action<> pressed = {})
{
    return button(QString::fromLatin1(all), "offer", std::move(pressed)).keyed(QString::fromLatin1(all));
}

Part nameField(const QString &value, Action<QVariant> entered = {})
{
    return field(QStringLiteral("name"), QStringLiteral("Name"), value, std::move(entered));
}

/// A window with a screen in it.
struct Shown
{
    QWidget window;
    Screen *screen = new Screen(&window);
    int renders = 0;

    Shown()
    {
        (new QVBoxLayout(&window))->addWidget(screen);
        window.resize(600, 400);
    }

    void render(const Part &part, const QString &seat = overseer)
    {
        screen->render(seat,
            [this, part](const Theme & /*theme*/)
            {
                ++renders;
                return part;
            });
    }

    /// Shows the window, and waits until it has the keyboard.
    bool activate()
    {
        window.show();
        return QTest::qWaitForWindowActive(&window);
    }

    QPushButton *buttonNamed(const char *all) const
    {
        for (QPushButton *one : screen->findChildren<QPushButton *>())
            if (one->text() == QLatin1String(all) && !one->isHidden())
                return one;
        return nullptr;
    }

    template <typename Widget>
    Widget *only() const
    {
        return screen->findChild<Widget *>();
    }
};

/// The buttons that the tab key reaches from there, up to the first again.
QStringList stopsFrom(QWidget *first)
{
    QStringList stops;
    QWidget *at = first;
    do
    {
        if (auto *one = qobject_cast<QPushButton *>(at); one != nullptr && !one->isHidden())
            stops << one->text();
        at = at->nextInFocusChain();
    } while (at != first);
    return stops;
}

} // namespace

/// Parts become widgets.
class ScreenTest : public QObject
{
    Q_OBJECT

private slots:

    /// A part that follows the pointer gets moves without a button, too: they drag nothing.
    void aMoveWithoutAButtonDragsNothing()
    {
        Shown shown;
        shown.render(named("chip").with(&Part::dragged, QStringLiteral("0")));
        QVERIFY(shown.activate());
        QPushButton *chip = shown.buttonNamed("chip");
        // A drag that begins would wait for its end.
        QTimer::singleShot(200, chip, &QDrag::cancel);
        const QPointF far(40, 12);
        QMouseEvent move(QEvent::MouseMove, far, chip->mapToGlobal(far), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(chip, &move);
        QVERIFY(chip->findChild<QDrag *>() == nullptr);
    }

    void initTestCase()
    {
        loadResources();
        wear(*qApp, themeFor(ThemeChoice::Dark), 100);
    }

    void anActionNeedsNoWindow()
    {
        int given = 0;
        const Part panel = card({row({words("Battle"), named("Flee", [&] { ++given; })})});
        std::get<Button>(panel.inside.front().inside.back().content).pressed.run();
        QCOMPARE(given, 1);
    }

    void anUnchangedPartCreatesNothing()
    {
        Shown shown;
        const auto panel = [](int wounds)
        {
            return card({row({words("Rifleman"), stretch(), chip(QStringLiteral("Steady"), ChipTone::Later)}),
                pips(PipKind::Wounds, wounds, 4, QStringLiteral("Wounds"), {}), nameField({})});
        };
        shown.render(panel(1));
        QVERIFY(shown.screen->takeCreated() > 0);
        shown.render(panel(1));
        QCOMPARE(shown.screen->takeCreated(), 0);
        shown.render(panel(2));
        QCOMPARE(shown.screen->takeCreated(), 0);
        QCOMPARE(shown.only<Pips>()->value(), 2);
    }

    void onlyWhatIsNewIsCreated()
    {
        Shown shown;
        shown.render(column({named("a"), named("c")}));
        const QPushButton *last = shown.buttonNamed("c");
        shown.screen->takeCreated();
        shown.render(column({named("a"), named("b"), named("c")}));
        QCOMPARE(shown.screen->takeCreated(), 1);
        QCOMPARE(shown.buttonNamed("c"), last);
    }

    void aNewActionNeedsNoNewButton()
    {
        Shown shown;
        int pressed = 0;
        shown.render(column({named("go", [&] { pressed = 1; })}));
        const QPushButton *before = shown.buttonNamed("go");
        shown.render(column({named("go", [&] { pressed = 2; })}));
        QCOMPARE(shown.buttonNamed("go"), before);
        shown.buttonNamed("go")->click();
        QCOMPARE(pressed, 2);
    }

    void focusStaysAndTheTabKeyFollowsTheReadingOrder()
    {
        Shown shown;
        shown.render(column({row({named("a"), named("d")}), named("e")}));
        QVERIFY(shown.activate());
        shown.buttonNamed("d")->setFocus();
        shown.render(column({row({named("a"), named("b"), named("c"), named("d")}), named("e")}));
        QVERIFY(shown.buttonNamed("d")->hasFocus());
        QCOMPARE(stopsFrom(shown.buttonNamed("a")).join(QString()), QStringLiteral("abcde"));
        QCOMPARE(test::brokenFocusRing(shown.window), QString());
        shown.render(column({named("e"), row({named("d"), named("a")})}));
        QCOMPARE(stopsFrom(shown.buttonNamed("e")).join(QString()), QStringLiteral("eda"));
    }

    void theTabKeyComesFromWhatStandsBeforeTheScreen()
    {
        QWidget window;
        auto *row = new QHBoxLayout(&window);
        auto *before = new QPushButton(QStringLiteral("1"), &window);
        auto *screen = new Screen(&window);
        auto *after = new QPushButton(QStringLiteral("9"), &window);
        for (QWidget *widget : std::initializer_list<QWidget *>{before, screen, after})
            row->addWidget(widget);
        for (const Part &part : {column({named("3")}), column({named("2"), named("3"), named("4")})})
            screen->render(overseer, [part](const Theme &) { return part; });
        QCOMPARE(stopsFrom(before).join(QString()), QStringLiteral("12349"));
    }

    void focusGoesToASiblingWhenItsPartIsRemoved()
    {
        Shown shown;
        shown.render(column({named("other"), row({named("a"), named("b")})}));
        QVERIFY(shown.activate());
        shown.buttonNamed("b")->setFocus();
        shown.render(column({named("other"), row({named("a")})}));
        QVERIFY(shown.buttonNamed("a")->hasFocus());
    }

    void halfTypedTextAndCaretStayUntilTheDescribedValueChanges()
    {
        Shown shown;
        QString typed;
        const auto panel = [&](const QString &value, bool more)
        {
            Parts parts{nameField(value, [&](const QVariant &entered) { typed = entered.toString(); })};
            if (more)
                parts.insert(parts.begin(), words("A hint"));
            return column(std::move(parts));
        };
        shown.render(panel(QStringLiteral("Ada"), false));
        auto *line = shown.only<QLineEdit>();
        QTest::keyClicks(line, QStringLiteral(" B"));
        line->setCursorPosition(2);
        shown.render(panel(QStringLiteral("Ada"), true));
        QCOMPARE(shown.only<QLineEdit>(), line);
        QCOMPARE(line->text(), QStringLiteral("Ada B"));
        QCOMPARE(line->cursorPosition(), 2);
        QCOMPARE(typed, QStringLiteral("Ada B"));
        shown.render(panel(QStringLiteral("Bea"), true));
        QCOMPARE(line->text(), QStringLiteral("Bea"));
    }

    void fieldsEnterNumbersRowsAndYesOrNo()
    {
        Shown shown;
        QStringList entered;
        const auto enter = [&](const QVariant &value) { entered << value.toString(); };
        const QStringList places{QStringLiteral("Mill"), QStringLiteral("Farm")};
        shown.render(column({
            field(QStringLiteral("n"), QStringLiteral("Wounds"), 2, enter).with(&Field::max, 9),
            choice(QStringLiteral("l"), QStringLiteral("Place"), places, 1, enter),
            field(QStringLiteral("c"), QStringLiteral("Ready"), false, enter),
        }));
        QCOMPARE(shown.only<QSpinBox>()->value(), 2);
        QCOMPARE(shown.only<QComboBox>()->currentIndex(), 1);
        QCOMPARE(entered, QStringList());
        shown.only<QSpinBox>()->stepUp();
        shown.only<QComboBox>()->setCurrentIndex(0);
        shown.only<QCheckBox>()->click();
        QCOMPARE(entered.join(u' '), QStringLiteral("3 0 true"));
    }

    /// The tab key stops once, at the option that is chosen.
    void radiosShowAllOptions()
    {
        Shown shown;
        int row = -1;
        const QStringList where{QStringLiteral("In Dossier"), QStringLiteral("On paper")};
        const auto panel = [&](int now)
        {
            return column({radios(QStringLiteral("r"), QStringLiteral("Sheet"), where, now,
                [&](const QVariant &chosen)
                {
                    row = chosen.toInt();
                }).with(&Field::tips, QStringList{{}, QStringLiteral("Typed")})});
        };
        shown.render(panel(0));
        const QList<QRadioButton *> all = shown.screen->findChildren<QRadioButton *>();
        QCOMPARE(all.size(), 2);
        QVERIFY(all.front()->isChecked());
        QCOMPARE(all.back()->toolTip(), QStringLiteral("Typed"));
        all.back()->click();
        QCOMPARE(row, 1);
        shown.render(panel(1));
        QVERIFY(all.back()->isChecked());
        QVERIFY((all.back()->focusPolicy() & Qt::TabFocus) != 0 && (all.front()->focusPolicy() & Qt::TabFocus) == 0);
    }

    void aLineIsFinishedOnceAfterItWasTypedIn()
    {
        Shown shown;
        QStringList finished;
        const auto line = [&](const QString &value)
        {
            return nameField(value).with(
                &Field::finished, Action<QVariant>([&](const QVariant &text) { finished << text.toString(); }));
        };
        shown.render(line(QStringLiteral("Rifle")));
        auto *edit = shown.window.findChild<QLineEdit *>();
        emit edit->editingFinished();
        QCOMPARE(finished, QStringList());
        QTest::keyClicks(edit, QStringLiteral("s"));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(finished, QStringList{QStringLiteral("Rifles")});
        shown.render(line(QStringLiteral("Rifles")));
        emit edit->editingFinished();
        QCOMPARE(finished.size(), 1);
    }

    void aRadioButtonMayHaveANameOfItsOwn()
    {
        Shown shown;
        shown.render(radios(QStringLiteral("facing"), QStringLiteral("Facing"),
            {QStringLiteral("↑"), QStringLiteral("Any")}, 0, Action<QVariant>())
                .with(&Field::optionNames, QStringList{QStringLiteral("North")}));
        const auto buttons = shown.window.findChildren<QRadioButton *>();
        QCOMPARE(buttons.front()->accessibleName(), QStringLiteral("North"));
        QCOMPARE(buttons.back()->accessibleName(), QStringLiteral("Any"));
    }

    void anotherIconIsShownByTheSameButton()
    {
        Shown shown;
        const auto withIcon
            = [](const char *icon) { return named("run").with(&Button::icon, QString::fromLatin1(icon)); };
        shown.render(withIcon("play"));
        const auto *run = shown.window.findChild<QPushButton *>();
        const QImage before = run->icon().pixmap(24, 24).toImage();
        shown.render(withIcon("pause"));
        QCOMPARE(shown.window.findChild<QPushButton *>(), run);
        QVERIFY(run->icon().pixmap(24, 24).toImage() != before);
    }

    void aMenuIsMadeOfEntries()
    {
        Shown shown;
        QStringList chosen;
        const auto menu = [&](bool isOn)
        {
            return menuButton(QStringLiteral("Table"), "secondary",
                {{.text = QStringLiteral("First"), .chosen = [&chosen] { chosen << QStringLiteral("first"); }}, {},
                    {.text = QStringLiteral("Second"),
                        .tip = QStringLiteral("not now"),
                        .isEnabled = false,
                        .isOn = isOn}});
        };
        shown.render(menu(false));
        const QList<QAction *> actions = shown.window.findChild<QPushButton *>()->menu()->actions();
        QCOMPARE(actions.size(), 3);
        actions.front()->trigger();
        QCOMPARE(chosen, QStringList{QStringLiteral("first")});
        QVERIFY(actions.at(1)->isSeparator());
        QVERIFY(!actions.back()->isEnabled());
        QCOMPARE(actions.back()->toolTip(), QStringLiteral("not now"));
        QVERIFY(!actions.back()->isChecked());
        shown.render(menu(true));
        QVERIFY(actions.back()->isChecked());
    }

    /// Offers that fit take the place of the menu that held them.
    void aButtonInThePlaceOfAMenuIsPressed()
    {
        Shown shown;
        int pressed = 0;
        shown.render(column({menuButton(QStringLiteral("More"), "offer", {{.text = QStringLiteral("First")}})}));
        shown.render(column({button(QStringLiteral("First"), "offer", [&pressed] { ++pressed; })}));
        auto *first = shown.window.findChildren<QPushButton *>().back();
        QVERIFY(first->menu() == nullptr);
        first->click();
        QCOMPARE(pressed, 1);
        shown.render(column({menuButton(QStringLiteral("More"), "offer", {{.text = QStringLiteral("Second")}})}));
        QCOMPARE(shown.window.findChildren<QPushButton *>().back()->menu()->actions().size(), 1);
    }

    void aNumberMayHaveWordsForItsLeast()
    {
        Shown shown;
        const auto minutes = [](const QString &words)
        {
            return field(QStringLiteral("minutes"), QStringLiteral("Minutes"), 0, Action<QVariant>())
                .with(&Field::max, 9)
                .with(&Field::minText, words);
        };
        shown.render(minutes(QStringLiteral("clock off")));
        const auto *box = shown.window.findChild<QSpinBox *>();
        QCOMPARE(box->text(), QStringLiteral("clock off"));
        QCOMPARE(box->findChild<QLineEdit *>()->cursorPosition(), 0);
        shown.render(minutes(QStringLiteral("off")));
        QCOMPARE(box->text(), QStringLiteral("off"));
    }

    void theCaretStaysWhenWhatWasTypedIsDescribed()
    {
        Shown shown;
        const auto line = [](const QString &value) { return nameField(value).with(&Field::max, 9); };
        shown.render(line({}));
        auto *edit = shown.window.findChild<QLineEdit *>();
        QTest::keyClicks(edit, QStringLiteral("Rifle"));
        edit->setCursorPosition(2);
        shown.render(line(QStringLiteral("Rifle")));
        QCOMPARE(edit->cursorPosition(), 2);
    }

    void enterActivatesALine()
    {
        Shown shown;
        int activated = 0;
        shown.render(column({nameField({})
                .with(&Field::max, 3)
                .with(&Field::placeholder, QStringLiteral("Who plays"))
                .with(&Field::activated, Action<int>([&](int) { ++activated; }))}));
        auto *line = shown.only<QLineEdit>();
        QCOMPARE(line->placeholderText(), QStringLiteral("Who plays"));
        QTest::keyClicks(line, QStringLiteral("Grace"));
        QCOMPARE(line->text(), QStringLiteral("Gra"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(activated, 1);
    }

    /// Enter activates, and a row is chosen; leaving the line is neither, though Qt takes it for a choice.
    void aSearchedTextIsActivatedOnce()
    {
        Shown shown;
        QStringList activated;
        QStringList chosen;
        QString typed;
        const Action<QVariant> enter([&](const QVariant &now) { typed = now.toString(); });
        shown.render(column({nameField({}, enter)
                .with(&Field::options, QStringList{QStringLiteral("Farm"), QStringLiteral("Village")})
                .with(&Field::isSearchable, true)
                .with(&Field::activated, Action<int>([&](int) { activated << typed; }))
                .with(&Field::chosen, Action<>([&] { chosen << typed; }))}));
        QVERIFY(shown.activate());
        auto *list = shown.window.findChild<QComboBox *>();
        list->setFocus();
        QTest::keyClicks(list, QStringLiteral("mill"));
        QVERIFY(activated.isEmpty());
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(activated, QStringList{QStringLiteral("mill")});
        list->lineEdit()->selectAll();
        QTest::keyClicks(list, QStringLiteral("vil"));
        QAbstractItemView *rows = list->completer()->popup();
        QTRY_VERIFY(rows->isVisible());
        QTest::keyClick(rows, Qt::Key_Down);
        QTest::keyClick(rows, Qt::Key_Return);
        QCOMPARE(chosen, QStringList{QStringLiteral("Village")});
        list->lineEdit()->selectAll();
        QTest::keyClicks(list, QStringLiteral("farm"));
        if (rows->isVisible())
            QTest::keyClick(rows, Qt::Key_Escape);
        list->clearFocus();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(activated.size(), 1);
    }

    /// Names are typed without their accents and capitals, or with accents of their own.
    void aRowIsFoundWithoutItsAccents_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("without") << QStringLiteral("citta");
        QTest::newRow("composed") << QStringLiteral("CITT\u00c0");
        QTest::newRow("decomposed") << QStringLiteral("citta\u0300");
        QTest::newRow("a part, with another apostrophe") << QStringLiteral("dell'a");
    }

    void aRowIsFoundWithoutItsAccents()
    {
        QFETCH(QString, typed);
        Shown shown;
        const QString city = QStringLiteral("Citt\u00e0 dell\u2019acqua");
        shown.render(column({nameField({})
                .with(&Field::options, QStringList{QStringLiteral("Farm"), city})
                .with(&Field::isSearchable, true)
                .with(&Field::activated, Action<int>([](int) { }))}));
        QVERIFY(shown.activate());
        auto *list = shown.window.findChild<QComboBox *>();
        list->setFocus();
        QInputMethodEvent input;
        input.setCommitString(typed);
        QCoreApplication::sendEvent(list->lineEdit(), &input);
        QAbstractItemView *rows = list->completer()->popup();
        QTRY_VERIFY(rows->isVisible());
        QCOMPARE(rows->model()->rowCount(), 1);
        QTest::keyClick(rows, Qt::Key_Down);
        QTest::keyClick(rows, Qt::Key_Return);
        QCOMPARE(list->currentText(), city);
    }

    void rowsThatOnlyAccentsTellApartAreBothChosen()
    {
        SearchList list(false, nullptr);
        list.setRows({QStringLiteral("Pero"), QStringLiteral("Per\u00f2")});
        for (const auto &[typed, row] : {std::pair(QStringLiteral("Per\u00f2"), 1),
                 std::pair(QStringLiteral("Pero"), 0), std::pair(QStringLiteral("PERO"), 0)})
        {
            list.setEditText(typed);
            emit list.lineEdit()->editingFinished();
            QCOMPARE(list.currentIndex(), row);
        }
    }

    void aPressMayRemoveItsOwnButton()
    {
        Shown shown;
        int pressed = 0;
        Action<> removeAll = [&]
        {
            ++pressed;
            shown.render(column({words("gone")}));
        };
        shown.render(column({card({named("go", removeAll)}), named("stay", removeAll)}));
        QPointer<QPushButton> go = shown.buttonNamed("go");
        go->click();
        QVERIFY(shown.buttonNamed("go") == nullptr);
        // A press on the removed button does nothing while the button waits for its deletion.
        QVERIFY(go != nullptr);
        go->click();
        QCOMPARE(pressed, 1);
        QTRY_VERIFY(go == nullptr);
    }

    void aRecordOutlivesItsWidget()
    {
        Shown shown;
        int entered = 0;
        shown.render(column({pips(PipKind::Wounds, 1, 4, QStringLiteral("Wounds"), [&](int) { ++entered; })}));
        QPointer<Pips> row = shown.only<Pips>();
        shown.render(column({words("no wounds")}));
        emit row->countRequested(2);
        QContextMenuEvent event(QContextMenuEvent::Mouse, {});
        QApplication::sendEvent(row, &event);
        QCOMPARE(entered, 0);
        auto screen = std::make_unique<Screen>(nullptr);
        screen->render(overseer, [](const Theme &) { return column({named("a"), nameField({})}); });
        screen.reset();
    }

    /// Not even the undo of a field, or a tooltip, goes from one seat to another.
    void nothingIsReusedForAnotherSeat()
    {
        Shown shown;
        const Part panel = column({named("Look"), nameField({}),
            choice(QStringLiteral("l"), QStringLiteral("Place"), {QStringLiteral("Mill"), QStringLiteral("Farm")}, 0,
                {})});
        shown.render(panel);
        QVERIFY(shown.activate());
        const QList<QWidget *> before = shown.screen->findChildren<QWidget *>();
        QTest::keyClicks(shown.only<QLineEdit>(), QStringLiteral("the lair is in A3"));
        shown.only<QComboBox>()->setCurrentIndex(1);
        QToolTip::showText(shown.window.mapToGlobal(QPoint(5, 5)), QStringLiteral("the lair"), shown.screen);
        const QPointer<QLineEdit> typed = shown.only<QLineEdit>();
        shown.render(panel, QStringLiteral("commandos"));
        QVERIFY(!shown.window.isAncestorOf(typed));
        QTRY_VERIFY(typed == nullptr);
        QVERIFY(QToolTip::text().isEmpty());
        QCOMPARE(shown.only<QLineEdit>()->text(), QString());
        QVERIFY(!shown.only<QLineEdit>()->isUndoAvailable());
        QCOMPARE(shown.only<QComboBox>()->currentIndex(), 0);
        for (QWidget *widget : shown.screen->findChildren<QWidget *>())
            QVERIFY(widget->accessibleName().isEmpty() || !widget->accessibleName().contains(QStringLiteral("lair")));
        QCOMPARE(shown.screen->findChildren<QWidget *>().size(), before.size());
    }

    void aSentenceIsAnnouncedOnce()
    {
        Shown shown;
        const auto panel
            = [](const QString &sentence) { return column({words("Turn").with(&Part::announcement, sentence)}); };
        const auto said = [&]
        {
            const auto *announcer = shown.only<QLabel>()->findChild<QWidget *>(QStringLiteral("crier"));
            return announcer != nullptr ? announcer->accessibleName() : QString();
        };
        shown.render(panel({}));
        QVERIFY(shown.activate());
        shown.render(panel(QStringLiteral("Carla moves")));
        QTRY_COMPARE(said(), QStringLiteral("Carla moves."));
        auto *announcer = shown.only<QLabel>()->findChild<QWidget *>(QStringLiteral("crier"));
        announcer->setAccessibleName(QStringLiteral("heard"));
        shown.render(panel(QStringLiteral("Carla moves")));
        QEvent language(QEvent::LanguageChange);
        QApplication::sendEvent(shown.screen, &language);
        shown.render(panel(QStringLiteral("Dario moves")));
        QTRY_COMPARE(said(), QStringLiteral("Dario moves."));
    }

    void aDisabledPartSaysWhy()
    {
        Shown shown;
        const QString why = QStringLiteral("Not before the first round.");
        shown.render(column({named("Flee").withTip(QStringLiteral("Leave")).with(&Part::disabledReason, why)}));
        const QPushButton *flee = shown.buttonNamed("Flee");
        QVERIFY(!flee->isEnabled());
        QVERIFY(flee->toolTip().contains(why));
        QCOMPARE(flee->accessibleDescription(), why);
        shown.render(column({named("Flee").withTip(QStringLiteral("Leave"))}));
        QVERIFY(flee->isEnabled());
        QVERIFY(flee->toolTip().contains(QStringLiteral("Leave")));
    }

    void languageAndThemeRenderOnceAndASizeOfTextNever()
    {
        Shown shown;
        shown.screen->render(overseer,
            [&](const Theme &theme)
            {
                ++shown.renders;
                return column({words("Name").with(&Text::color, theme.red.text), nameField({})});
            });
        QVERIFY(shown.activate());
        QTest::keyClicks(shown.only<QLineEdit>(), QStringLiteral("half"));
        shown.screen->takeCreated();
        shown.renders = 0;
        wear(*qApp, themeFor(ThemeChoice::Light), 100);
        QCOMPARE(shown.renders, 1);
        QVERIFY(shown.only<QLabel>()->styleSheet().contains(themeFor(ThemeChoice::Light).red.text.name()));
        wear(*qApp, themeFor(ThemeChoice::Light), 150);
        QCOMPARE(shown.renders, 1);
        QEvent language(QEvent::LanguageChange);
        QApplication::sendEvent(&shown.window, &language);
        QCOMPARE(shown.renders, 2);
        QCOMPARE(shown.screen->takeCreated(), 0);
        QCOMPARE(shown.only<QLineEdit>()->text(), QStringLiteral("half"));
        wear(*qApp, themeFor(ThemeChoice::Dark), 100);
        QCOMPARE(shown.renders, 3);
    }

    /// A chip in a card has narrower padding.
    void styleSheetsOfAncestorsApply()
    {
        Shown shown;
        const auto chips = []
        {
            return column(
                {chip(QStringLiteral("Due"), ChipTone::Due), card({chip(QStringLiteral("Due"), ChipTone::Due)})});
        };
        shown.render(column({}));
        QVERIFY(shown.activate());
        shown.render(chips());
        const QList<QLabel *> labels = shown.screen->findChildren<QLabel *>();
        QCOMPARE(labels.size(), 2);
        QVERIFY(labels.back()->sizeHint().width() < labels.front()->sizeHint().width());
    }

    void wrappedTextInAScrollAreaIsWholeAndKeepsItsPlace()
    {
        Shown shown;
        const auto panel = [](int paragraphs)
        {
            Parts all;
            for (int i = 0; i < paragraphs; ++i)
                all.push_back(text(QStringLiteral("A long paragraph that wraps. ").repeated(20)).wrapping());
            return scrollArea(std::move(all));
        };
        shown.window.resize(300, 200);
        shown.render(panel(5));
        QVERIFY(shown.activate());
        auto *area = shown.only<QScrollArea>();
        QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
        const auto isInSight = [&]
        {
            const auto labels = shown.screen->findChildren<QLabel *>();
            return std::ranges::all_of(
                labels, [](const QLabel *one) { return one->height() >= one->heightForWidth(one->width()); });
        };
        QTRY_VERIFY(isInSight());
        area->verticalScrollBar()->setValue(50);
        shown.render(panel(6));
        QTRY_VERIFY(isInSight());
        QCOMPARE(area->verticalScrollBar()->value(), 50);
    }

    void aToggleShowsTheDescribedState()
    {
        Shown shown;
        int pressed = 0;
        shown.render(column({toggle(QStringLiteral("Shade"), "shading", false, [&] { ++pressed; })}));
        shown.buttonNamed("Shade")->click();
        QCOMPARE(pressed, 1);
        QVERIFY(!shown.buttonNamed("Shade")->isChecked());
        shown.render(column({toggle(QStringLiteral("Shade"), "shading", true, {})}));
        QVERIFY(shown.buttonNamed("Shade")->isChecked());
    }

    void aHiddenPartKeepsItsWidget()
    {
        Shown shown;
        shown.render(column({row({named("a")}).when(true), row({named("b")})}));
        const QPushButton *a = shown.buttonNamed("a");
        shown.render(column({row({named("a")}).when(false), row({named("b")})}));
        QVERIFY(!a->isVisibleTo(shown.screen));
        shown.render(column({row({named("a")}).when(true), row({named("b")})}));
        QCOMPARE(shown.buttonNamed("a"), a);
        QVERIFY(a->isVisibleTo(shown.screen));
    }

    void aStripShortensThenHidesTheLightest()
    {
        Shown shown;
        const auto strips = []
        {
            return strip({text(QStringLiteral("BATTLE")),
                forms({text(QStringLiteral("TECHNOLOGY · 4 of 12 and more")).with(&Part::weight, 5),
                          text(QStringLiteral("T 4"))})
                    .with(&Part::weight, 8)
                    .with(&Part::textWhenHidden, QStringLiteral("TECHNOLOGY · 4 of 12")),
                chip(QStringLiteral("Step 1"), ChipTone::Done).with(&Part::weight, 2).with(&Part::group, 1), stretch(),
                nextStep(QStringLiteral("Roll 3 dice"), true, {}).with(&Part::weight, 7)});
        };
        const auto isSeen = [&](const char *all)
        {
            const auto labels = shown.screen->findChildren<QLabel *>();
            return std::ranges::any_of(labels,
                [&](const QLabel *one) { return one->text().startsWith(QLatin1String(all)) && one->isVisible(); });
        };
        shown.render(strips());
        shown.window.resize(900, 100);
        QVERIFY(shown.activate());
        QTRY_VERIFY(isSeen("Step 1") && isSeen("TECHNOLOGY") && !isSeen("T 4"));
        const int letter = shown.screen->fontMetrics().averageCharWidth();
        shown.window.resize(letter * 54, 100);
        QTRY_VERIFY(!isSeen("Step 1") && isSeen("T 4") && !isSeen("TECHNOLOGY"));
        QVERIFY(
            shown.screen->findChildren<QLabel *>().front()->toolTip().contains(QStringLiteral("TECHNOLOGY · 4 of 12")));
        shown.window.resize(letter * 36, 100);
        QTRY_VERIFY(!isSeen("T 4") && isSeen("BATTLE"));
        QVERIFY(shown.buttonNamed("Roll 3 dice") != nullptr);
    }

    /// A text that does not fit on one line takes two, and is cut only if it does not fit on two.
    void aLongNextStepTakesTwoLines()
    {
        Shown shown;
        shown.window.resize(900, 100);
        shown.render(strip({text(QStringLiteral("Round 3"))}));
        QVERIFY(shown.activate());
        const auto textOf = [&](const QString &words)
        {
            shown.render(strip({nextStep(words, true, {})
                    .keyed(QStringLiteral("next"))
                    .with(&Button::minCharacters, 24)
                    .with(&Button::maxCharacters, 24)}));
            return shown.only<QPushButton>()->text();
        };
        QCOMPARE(textOf(QStringLiteral("End turn")), QStringLiteral("End turn"));
        const QString whole = QStringLiteral("End turn of Countermeasures");
        QCOMPARE(textOf(whole).count(u'\n'), 1);
        QCOMPARE(textOf(whole).replace(u'\n', u' '), whole);
        QVERIFY(textOf(whole + whole + whole).endsWith(QChar(0x2026)));
        QCOMPARE(shown.only<QPushButton>()->accessibleName(), whole + whole + whole);
    }

    /// The names of both cards stay readable; its tooltip has the whole text only where it is cut.
    void aLongOfferTakesTwoLines()
    {
        Shown shown;
        shown.window.resize(900, 200);
        const auto textOf = [&](const QString &words)
        {
            shown.render(column({offerButtons({{words, QStringLiteral("Both are discarded"), [] { }}}, 32)}));
            return shown.only<QPushButton>()->text();
        };
        const QString whole = QStringLiteral("Cancel Sample Dread with Sample Veto (Green)");
        QCOMPARE(textOf(QStringLiteral("Cancel it")), QStringLiteral("Cancel it"));
        QCOMPARE(textOf(whole).count(u'\n'), 1);
        QCOMPARE(textOf(whole).replace(u'\n', u' '), whole);
        QVERIFY(shown.only<QPushButton>()->toolTip().contains(QStringLiteral("Both are discarded")));
        QVERIFY(textOf(whole + whole).endsWith(QChar(0x2026)));
        QVERIFY(shown.only<QPushButton>()->toolTip().contains(whole + whole));
    }

    /// The contents of the strip get their new font after the strip.
    void aStripIsAsHighAsWhatItHolds()
    {
        Shown shown;
        shown.window.resize(600, 900);
        shown.render(strip({text(QStringLiteral("Round 3")), nextStep(QStringLiteral("End turn"), true, {})}));
        QVERIFY(shown.activate());
        auto *title = shown.only<QLabel>();
        const int before = title->parentWidget()->height();
        QFont large = title->font();
        large.setPixelSize(4 * before);
        title->setFont(large);
        QTRY_VERIFY(title->parentWidget()->height() > before);
        QTRY_VERIFY(title->height() >= title->sizeHint().height());
    }

    /// Enter and a press of the mouse do the same, and it is told when the keyboard comes and goes.
    void aCardIsOneButton()
    {
        Shown shown;
        int presses = 0;
        shown.render(column({cardButton("map", [&] { ++presses; }, {words("Kappa"), words("Three rooms")})
                .named(QStringLiteral("Sample map Kappa"))}));
        shown.window.show();
        const auto *card = shown.only<QPushButton>();
        QVERIFY(card != nullptr);
        QCOMPARE(card->accessibleName(), QStringLiteral("Sample map Kappa"));
        const auto *label = card->findChild<QLabel *>();
        QVERIFY(card->minimumSizeHint().height() >= 2 * label->sizeHint().height());
        QTest::mouseClick(const_cast<QLabel *>(label), Qt::LeftButton);
        QCOMPARE(presses, 1);
    }

    void anEditorKeepsItsCaretUntilItIsReset()
    {
        Shown shown;
        QString typed;
        const auto editor = [&](const QString &value, int version)
        {
            return nameField(value, [&](const QVariant &entered) { typed = entered.toString(); })
                .with(&Field::lines, 3)
                .with(&Field::version, version);
        };
        shown.render(editor(QStringLiteral("one\ntwo"), 0));
        auto *edit = shown.only<QPlainTextEdit>();
        QVERIFY(edit != nullptr);
        QCOMPARE(typed, QString());
        QVERIFY(edit->height() >= 3 * edit->fontMetrics().lineSpacing());
        QTest::keyClicks(edit, QStringLiteral("x"));
        QCOMPARE(typed, QStringLiteral("xone\ntwo"));
        shown.render(editor(typed, 0));
        QCOMPARE(edit->textCursor().position(), 1);
        shown.render(editor(typed, 1));
        QCOMPARE(edit->textCursor().position(), 0);
        QVERIFY(!edit->document()->isUndoAvailable());
    }

    void aMnemonicFocusesItsDate()
    {
        Shown shown;
        QDate entered;
        shown.render(table(2,
            {text(QStringLiteral("&Day")).with(&Text::buddy, QStringLiteral("day")),
                field(QStringLiteral("day"), QStringLiteral("Day"), QDate(2026, 1, 2),
                    [&](const QVariant &day) { entered = day.toDate(); })}));
        auto *date = shown.only<QDateEdit>();
        QVERIFY(date != nullptr);
        QCOMPARE(date->date(), QDate(2026, 1, 2));
        QVERIFY(!entered.isValid());
        QCOMPARE(shown.only<QLabel>()->buddy(), date);
        date->setDate(QDate(2026, 3, 4));
        QCOMPARE(entered, QDate(2026, 3, 4));
    }

    void aTextHasItsTone()
    {
        Shown shown;
        const auto toned = [](const char *tone)
        {
            return text(QStringLiteral("12 %"), Role::Figure)
                .keyed(QStringLiteral("chance"))
                .with(&Part::tone, QLatin1String(tone));
        };
        shown.render(column({toned("brief")}));
        const auto *chance = shown.window.findChild<QLabel *>(QStringLiteral("chance"));
        QCOMPARE(chance->property("role").toString(), QStringLiteral("figure"));
        QCOMPARE(chance->property("tone").toString(), QStringLiteral("brief"));
        shown.render(column({toned("")}));
        QCOMPARE(chance->property("tone").toString(), QString());
        QVERIFY(!chance->textInteractionFlags().testFlag(Qt::TextSelectableByMouse));
    }

    void aSelectableTextIsSelectedByTheMouse()
    {
        Shown shown;
        shown.render(text(QStringLiteral("why")).keyed(QStringLiteral("why")).with(&Text::isSelectable, true));
        const auto *why = shown.window.findChild<QLabel *>(QStringLiteral("why"));
        QVERIFY(why->textInteractionFlags().testFlag(Qt::TextSelectableByMouse));
    }

    void aStopOfTheTabKeyIsClickedByEnter()
    {
        Shown shown;
        int clicks = 0;
        QList<bool> focused;
        shown.render(column({card({words("Rogue Clone")})
                                 .keyed(QStringLiteral("stop"))
                                 .with(&Part::isStop, true)
                                 .with(&Part::clicked, [&] { ++clicks; })
                                 .with(&Part::focused, [&](bool has) { focused << has; }),
            named("other")}));
        QVERIFY(shown.activate());
        QVERIFY(shown.screen->focus(QStringLiteral("stop")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(clicks, 2);
        shown.buttonNamed("other")->setFocus(Qt::TabFocusReason);
        QCOMPARE(focused, (QList<bool>{true, false}));
        QTest::mouseClick(shown.only<QLabel>(), Qt::LeftButton);
        QCOMPARE(clicks, 3);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("stop"));
    }

    /// The whole is read by a screen reader; its beginning is always there.
    void anElidedTextAsksForNoRoom()
    {
        Shown shown;
        const QString all = QStringLiteral("Countermeasures Specialist of the second party");
        shown.render(row({text(all).with(&Text::elides, true)}));
        const auto *label = shown.only<QLabel>();
        QCOMPARE(label->text(), all);
        QVERIFY(label->minimumSizeHint().width() < label->sizeHint().width());
        QVERIFY(label->minimumSizeHint().width() > 0);
    }

    void aMenuOpensWhereItIsAskedFor()
    {
        Shown shown;
        QPoint at;
        shown.render(column({card({words("Green")}).with(&Part::menu, [&](QPoint global) { at = global; })}));
        QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(1, 1), QPoint(30, 40));
        QApplication::sendEvent(shown.only<QLabel>(), &event);
        QCOMPARE(at, QPoint(30, 40));
    }

    void aDraggedPartIsDroppedOnOneThatAcceptsIt()
    {
        Shown shown;
        QString dropped;
        shown.render(column({words("here").with(&Part::dropped, [&](const QString &what) { dropped = what; })}));
        QMimeData data;
        data.setData(QStringLiteral("application/x-dossier-part"), "card 7");
        QDragEnterEvent enters({1, 1}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(shown.only<QLabel>(), &enters);
        QDropEvent event({1, 1}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(shown.only<QLabel>(), &event);
        QCOMPARE(dropped, QStringLiteral("card 7"));
        QVERIFY(shown.only<QLabel>()->acceptDrops());
    }

    void anEmbeddedWidgetIsMadeOnceAndShownWhenItsStateChanges()
    {
        Shown shown;
        int made = 0;
        int shownTimes = 0;
        const auto panel = [&](int state)
        {
            return column({embedded(QStringLiteral("board"),
                {.make =
                        [&](QWidget *parent)
                    {
                        ++made;
                        return new QWidget(parent);
                    },
                    .show = [&](QWidget *, const Theme &) { ++shownTimes; },
                    .state = state})});
        };
        for (const int state : {1, 1, 2})
            shown.render(panel(state));
        QCOMPARE(made, 1);
        QCOMPARE(shownTimes, 2);
    }

    void aLentWidgetIsGivenBack()
    {
        Shown shown;
        QPointer<QLineEdit> line = new QLineEdit(&shown.window);
        line->setObjectName(QStringLiteral("mine"));
        shown.render(column({lent(QStringLiteral("line"), line)}));
        QVERIFY(shown.screen->isAncestorOf(line) && !line->isHidden());
        shown.render(column({words("gone")}));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(line != nullptr && line->isHidden() && !shown.screen->isAncestorOf(line));
        QCOMPARE(line->objectName(), QStringLiteral("mine"));
    }

    void aRowOfAnOpenListIsHighlightedAndActivated()
    {
        Shown shown;
        QString done;
        const auto panel = [&](int row)
        {
            return list(
                QStringLiteral("cards"), QStringLiteral("Cards"), {QStringLiteral("Ace"), QStringLiteral("Two")}, row,
                4, [&](const QVariant &now) { done += QStringLiteral("h%1").arg(now.toInt()); },
                [&](int now) { done += QStringLiteral("a%1").arg(now); });
        };
        shown.render(panel(0));
        auto *cards = shown.only<QListWidget>();
        QCOMPARE(cards->currentRow(), 0);
        cards->setCurrentRow(1);
        emit cards->itemActivated(cards->item(1));
        QCOMPARE(done, QStringLiteral("h1a1"));
        shown.render(panel(1));
        QCOMPARE(shown.only<QListWidget>(), cards);
    }

    /// The row under the pointer is highlighted first.
    void aMenuOfAListIsThatOfARow()
    {
        Shown shown;
        int highlighted = -1;
        int opened = 0;
        shown.render(
            list(QStringLiteral("cards"), QStringLiteral("Cards"), {QStringLiteral("Ace"), QStringLiteral("Two")}, -1,
                4, [&](const QVariant &row) { highlighted = row.toInt(); }, {})
                .with(&Part::menu, [&](QPoint) { ++opened; })
                .with(&Field::tips, QStringList{QStringLiteral("Ace of hearts"), QStringLiteral("Two")}));
        auto *cards = shown.only<QListWidget>();
        QCOMPARE(cards->item(0)->toolTip(), QStringLiteral("Ace of hearts"));
        emit cards->customContextMenuRequested(cards->visualItemRect(cards->item(1)).center());
        QCOMPARE(highlighted, 1);
        QCOMPARE(opened, 1);
        emit cards->customContextMenuRequested({1, cards->viewport()->height() - 1});
        QCOMPARE(opened, 1);
    }

    /// Other rows are read from the first, unless somebody is at the list.
    void otherRowsOfAListBeginAtTheTop()
    {
        Shown shown;
        QStringList rows;
        const auto add = [&](int count)
        {
            for (int i = 0; i < count; ++i)
                rows.prepend(QStringLiteral("row %1").arg(rows.size()));
            shown.render(list(QStringLiteral("rows"), QStringLiteral("Rows"), rows, -1, 2, {}, {}).stretched());
        };
        add(60);
        QVERIFY(shown.activate());
        QScrollBar *bar = shown.only<QListWidget>()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        shown.only<QListWidget>()->clearFocus();
        bar->setValue(bar->maximum());
        add(0);
        QCOMPARE(bar->value(), bar->maximum());
        add(1);
        QCOMPARE(bar->value(), 0);
        bar->setValue(9);
        shown.only<QListWidget>()->setFocus();
        add(1);
        QCOMPARE(bar->value(), 9);
    }

    void undoInALineRunsItsAction()
    {
        Shown shown;
        int undone = 0;
        shown.render(column({nameField(QStringLiteral("Ada")).with(&Field::undone, [&] { ++undone; })}));
        auto *line = shown.only<QLineEdit>();
        QTest::keyClicks(line, QStringLiteral("x"));
        QTest::keyClick(line, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(undone, 1);
        QCOMPARE(line->text(), QStringLiteral("Adax"));
    }

    void aShortcutPressesItsButtonAlsoWithAnotherText()
    {
        Shown shown;
        int pressed = 0;
        const auto panel = [&](const char *words)
        {
            return button(QString::fromLatin1(words), "primary", [&] { ++pressed; })
                .with(&Button::shortcut, QKeySequence(Qt::Key_F4));
        };
        shown.render(panel("Show"));
        shown.render(panel("Mostra"));
        QVERIFY(shown.activate());
        QTest::keyClick(&shown.window, Qt::Key_F4);
        QTRY_COMPARE(pressed, 1);
    }

    /// All of it is there, the tab key reaches what has no room, and other texts begin at their top.
    void whatIsReadScrollsInItsLines()
    {
        Shown shown;
        const auto panel = [&](const QString &words)
        { return column({reading(QStringLiteral("Seen on N5"), 4, true, {text(words).wrapping()}), stretch()}); };
        shown.render(panel(QStringLiteral("short")));
        QVERIFY(shown.activate());
        auto *area = shown.only<QScrollArea>();
        const int height = area->height();
        QTRY_COMPARE(area->focusPolicy(), Qt::NoFocus);
        const QString whole = QStringLiteral("a long reason of a move ").repeated(80).trimmed();
        shown.render(panel(whole));
        QTRY_COMPARE(area->focusPolicy(), Qt::TabFocus);
        QCOMPARE(area->height(), height);
        QVERIFY(area->toolTip().contains(QStringLiteral("a long reason")));
        QScrollBar *bar = area->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        area->setFocus(Qt::TabFocusReason);
        QTest::keyClick(area, Qt::Key_Down);
        QVERIFY(bar->value() > 0);
        shown.render(panel(whole + u'.'));
        QTRY_COMPARE(bar->value(), 0);
    }

    /// A high window shows more of it at once; what is kept for what comes and goes is less in a low one.
    void whatIsReadHasTheRoomOfItsWindow()
    {
        Shown shown;
        const QString whole = QStringLiteral("one sentence\n").repeated(40).trimmed();
        shown.render(column({reading(QStringLiteral("Said"), 4, false, {text(whole).wrapping()}),
            reading(QStringLiteral("Kept"), 6, true, {words("short")}), stretch()}));
        const QList<QScrollArea *> areas = shown.window.findChildren<QScrollArea *>();
        const int line = areas.front()->findChild<QLabel *>()->fontMetrics().lineSpacing();
        shown.window.resize(600, 16 * line);
        QVERIFY(shown.activate());
        QTRY_VERIFY(areas.front()->height() >= 4 * line && areas.front()->height() < 5 * line);
        QVERIFY(areas.back()->height() >= 3 * line && areas.back()->height() < 5 * line);
        shown.window.hide();
        shown.window.resize(600, 70 * line);
        QVERIFY(shown.activate());
        QTRY_VERIFY(areas.front()->height() > 8 * line);
        QTRY_VERIFY(areas.back()->height() >= 6 * line);
    }

    void theFirstVariantThatFitsIntoTheAreaIsShown()
    {
        QScrollArea area;
        area.setWidgetResizable(true);
        auto *screen = new ScrolledScreen(&area);
        area.setWidget(screen);
        area.resize(300, 200);
        area.show();
        const auto show = [screen](int content)
        {
            screen->renderFitting(overseer, 2, {content},
                [](int variant)
                {
                    Parts lines;
                    for (int i = 0; i < (variant == 0 ? 20 : 2); ++i)
                        lines.push_back(words("line").keyed(QString::number(i)));
                    lines.push_back(stretch());
                    return column(std::move(lines));
                });
        };
        const auto count = [screen] { return screen->findChildren<QLabel *>(QRegularExpression("\\d+")).size(); };
        show(1);
        QCOMPARE(count(), 2);
        area.resize(300, 1000);
        QTRY_COMPARE(count(), 20);
        area.resize(300, 200);
        QTRY_COMPARE(count(), 2);
        // A page without a variant that fits scrolls to the part.
        screen->renderFitting(overseer, 1, {2},
            [](int)
            {
                Parts lines;
                for (int i = 0; i < 20; ++i)
                    lines.push_back(words("line").keyed(QString::number(i)));
                return column(std::move(lines));
            });
        screen->bringIntoSight(QStringLiteral("19"));
        QTRY_VERIFY(!screen->findChild<QLabel *>(QStringLiteral("19"))->visibleRegion().isEmpty());
    }

    void aLongOfferIsElidedAndItsTooltipIsTheWhole()
    {
        Shown shown;
        const QString whole = QStringLiteral("Move the figure from the mill to the farm");
        shown.render(offerButtons({{whole, QStringLiteral("Costs 1 point"), {}}}, 12));
        const auto *offer = shown.only<QPushButton>();
        QVERIFY(offer->text().contains(QChar(0x2026)));
        QVERIFY(offer->toolTip().contains(whole));
        QCOMPARE(offer->accessibleName(), whole);
    }

    void aBoxInWhichNothingIsShownTakesNoRoom()
    {
        Shown shown;
        const auto panel = [](bool isThere)
        { return column({card({row({words("in").when(isThere), stretch()})}), words("below")}); };
        shown.render(panel(true));
        const QFrame *frame = shown.screen->findChild<QFrame *>();
        QVERIFY(!frame->isHidden());
        shown.render(panel(false));
        QVERIFY(frame->isHidden());
    }

    void aPressOfTheMouseRunsAnAction()
    {
        Shown shown;
        int pressed = 0;
        shown.render(card({words("a card")}).with(&Part::clicked, [&] { ++pressed; }));
        QTest::mouseClick(shown.only<QLabel>(), Qt::LeftButton);
        QCOMPARE(pressed, 1);
    }

    void diceTabsAndDrawersAreMadeOfParts()
    {
        std::pair<int, int> turned;
        const Part lying = dice({{.name = QStringLiteral("Red die 1: not entered yet")},
                                    {.face = 1, .name = QStringLiteral("Red die 2: one hit")}},
            {QStringLiteral("–"), QStringLiteral("1"), QStringLiteral("2")},
            [&](int die, int face) { turned = {die, face}; });
        std::get<Button>(lying.inside.back().content).pressed.run();
        QCOMPARE(turned, std::pair(1, 2));
        QCOMPARE(spokenLines(lying),
            (QStringList{QStringLiteral("Red die 1: not entered yet"), QStringLiteral("Red die 2: one hit")}));
        const Part pages = tabs(
            {{QStringLiteral("Cards"), words("one card")}, {QStringLiteral("Events"), words("no event")}}, 1, {});
        QCOMPARE(spokenLines(pages), (QStringList{QStringLiteral("Cards, Events"), QStringLiteral("no event")}));
        QCOMPARE(spokenLines(drawer(QStringLiteral("More"), false, {}, {words("rest")})),
            QStringList{QStringLiteral("More")});
    }

    void partsAreSpokenLineByLine()
    {
        const Part panel = card({row({words("Green"), stretch(), words("terror 3")}),
                                    pips(PipKind::Wounds, 1, 3, QStringLiteral("Threat tokens of Green: 1"), {}),
                                    words("hidden").when(false)})
                               .named(QStringLiteral("Green"));
        QCOMPARE(spokenLines(panel),
            (QStringList{QStringLiteral("Green"), QStringLiteral("Green, terror 3"),
                QStringLiteral("Threat tokens of Green: 1")}));
    }
};

DOSSIER_TESTS(ScreenTest, Windows)

} // namespace screen_test

#include "screen_test.moc"
