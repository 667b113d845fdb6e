#include "tests/support/test_class.h"
#include "views/kit/careful_input.h"
#include "views/kit/framed_number.h"
#include "views/kit/list_widths.h"
#include "views/kit/optional_number.h"
#include "views/kit/plain_text.h"
#include "views/kit/strip_fit.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace careful_input_test
{

using namespace dossier;

namespace
{

/// A page that can be scrolled, with a field of each kind and a button.
class Page
{
public:
    Page()
    {
        auto *inside = new QWidget;
        auto *column = new QVBoxLayout(inside);
        m_choice->addItems({QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")});
        for (QWidget *part : std::initializer_list<QWidget *>{m_button, m_number, m_choice})
            column->addWidget(part);
        column->addSpacing(2000);
        m_area.setWidget(inside);
        m_area.setWidgetResizable(true);
        m_area.resize(200, 200);
        m_area.show();
        m_button->setFocus();
    }

    QScrollArea &area() { return m_area; }

    QSpinBox &number() { return *m_number; }

    QComboBox &choice() { return *m_choice; }

    QPushButton &button() { return *m_button; }

    static void turnWheel(QWidget &over)
    {
        const QPointF at = over.rect().center();
        QWheelEvent event(
            at, over.mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&over, &event);
    }

    /// A click at that time in milliseconds; a press, or the second press of a double click.
    static void click(QWidget &widget, quint64 time, QEvent::Type press = QEvent::MouseButtonPress)
    {
        const QPointF at = widget.rect().center();
        for (const QEvent::Type type : {press, QEvent::MouseButtonRelease})
        {
            QMouseEvent event(type, at, widget.mapToGlobal(at), Qt::LeftButton,
                type == press ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
            event.setTimestamp(time + (type == press ? 0 : 20));
            QCoreApplication::sendEvent(&widget, &event);
        }
    }

private:
    CarefulInput m_careful;
    QScrollArea m_area;
    QPushButton *m_button = new QPushButton(QStringLiteral("Do"));
    QSpinBox *m_number = new QSpinBox;
    QComboBox *m_choice = new QComboBox;
};

} // namespace

/// A hand that slips changes nothing.
class CarefulInputTest : public QObject
{
    Q_OBJECT

private slots:

    void aFieldEntersWhatIsTypedBeforeAButtonActs()
    {
        Page page;
        const CarefulInput careful;
        page.area().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page.area()));
        page.button().setFocusPolicy(Qt::TabFocus);
        page.number().setKeyboardTracking(false);
        page.number().setFocus();
        page.number().selectAll();
        QTest::keyClicks(&page.number(), QStringLiteral("7"));
        int entered = 0;
        int atClick = 0;
        QObject::connect(&page.number(), &QSpinBox::valueChanged, &page.number(), [&](int value) { entered = value; });
        QObject::connect(&page.button(), &QPushButton::clicked, &page.button(), [&] { atClick = entered; });
        Page::click(page.button(), 1000);
        QCOMPARE(atClick, 7);
        QVERIFY(page.number().hasFocus());
    }

    /// A digit goes in wherever a click puts the cursor, and between the words around an unknown number, too.
    void aDigitTakesThePlaceOfWhatWasThere()
    {
        OptionalNumber number(20, nullptr);
        writeAround(&number, QStringLiteral("Strength %1"));
        number.setSpecialValueText(QStringLiteral("Strength –"));
        number.show();
        auto *line = number.findChild<QLineEdit *>();
        line->setCursorPosition(3);
        QTest::keyClick(line, Qt::Key_3);
        number.interpretText();
        QCOMPARE(number.number(), std::optional(3));
        QFocusEvent comes(QEvent::FocusIn, Qt::MouseFocusReason);
        QCoreApplication::sendEvent(&number, &comes);
        QTest::mouseClick(line, Qt::LeftButton);
        QCOMPARE(line->selectedText(), QStringLiteral("3"));
    }

    void theWheelOverAFieldScrollsThePage()
    {
        Page page;
        QVERIFY(QTest::qWaitForWindowExposed(&page.area()));
        for (QWidget *field : std::initializer_list<QWidget *>{&page.number(), &page.choice()})
        {
            page.area().verticalScrollBar()->setValue(0);
            Page::turnWheel(*field);
            QVERIFY(page.area().verticalScrollBar()->maximum() > 0);
            QVERIFY(page.area().verticalScrollBar()->value() > 0);
            QVERIFY(!field->hasFocus());
        }
        QCOMPARE(page.number().value(), 0);
        QCOMPARE(page.choice().currentIndex(), 0);
    }

    void withTheFocusTheWheelTurnsIt()
    {
        Page page;
        page.area().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page.area()));
        page.choice().setFocus();
        Page::turnWheel(page.choice());
        QCOMPARE(page.choice().currentIndex(), 1);
    }

    void enterPressesAButtonOnce()
    {
        Page page;
        int pressed = 0;
        QObject::connect(&page.button(), &QPushButton::clicked, [&] { ++pressed; });
        QTest::keyClick(&page.button(), Qt::Key_Return);
        QCOMPARE(pressed, 1);
        QTest::keyClick(&page.button(), Qt::Key_Enter, Qt::KeypadModifier);
        QCOMPARE(pressed, 2);
        QTest::keyClick(&page.button(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(pressed, 2);
        QTest::keyClick(&page.button(), Qt::Key_Space);
        QCOMPARE(pressed, 3);
    }

    void undoInAFieldOfNumbersIsTheTables()
    {
        Page page;
        page.area().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page.area()));
        int undone = 0;
        new QShortcut(QKeySequence::Undo, &page.area(), [&] { ++undone; });
        page.number().setFocus();
        QTest::keyClick(&page.number(), Qt::Key_5);
        QTest::keyClick(&page.number(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(undone, 1);
    }

    void aDoubleClickDoesWhatIsDueOnce()
    {
        Page page;
        int pressed = 0;
        QObject::connect(&page.button(), &QPushButton::clicked, [&] { ++pressed; });
        const auto twice = [&]
        {
            const QPointF at = page.button().rect().center();
            for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease,
                     QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease})
            {
                const bool down = type != QEvent::MouseButtonRelease;
                QMouseEvent event(type, at, page.button().mapToGlobal(at), Qt::LeftButton,
                    down ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
                QCoreApplication::sendEvent(&page.button(), &event);
            }
        };
        twice();
        QCOMPARE(pressed, 2);
        page.button().setProperty("role", QStringLiteral("primary"));
        twice();
        QCOMPARE(pressed, 3);
    }

    /// A second click that comes right after a button's text has changed is ignored, because nobody can have read the
    /// new text.
    void aButtonThatHasJustChangedIsNotClicked_data()
    {
        QTest::addColumn<QString>("role");
        QTest::addColumn<int>("later");
        QTest::addColumn<int>("pressed");
        for (const char *role : {"primary", "secondary", "offer"})
        {
            QTest::addRow("%s at once", role) << QString::fromLatin1(role) << 120 << 1;
            QTest::addRow("%s after a while", role) << QString::fromLatin1(role) << 900 << 2;
        }
        QTest::addRow("a die at once") << QStringLiteral("die") << 120 << 2;
    }

    void aButtonThatHasJustChangedIsNotClicked()
    {
        QFETCH(QString, role);
        QFETCH(int, later);
        QFETCH(int, pressed);
        Page page;
        page.button().setProperty("role", role);
        int counted = 0;
        QObject::connect(&page.button(), &QPushButton::clicked,
            [&] { page.button().setText(QStringLiteral("Activations done %1").arg(++counted)); });
        Page::click(page.button(), 1000);
        QCOMPARE(counted, 1);
        Page::click(page.button(), 1000 + static_cast<quint64>(later));
        QCOMPARE(counted, pressed);
    }

    /// A screen reader has no use for the marks that keep a tool tip plain.
    void aToolTipIsReadOutAsItsText()
    {
        Page page;
        page.button().setToolTip(tipLine(QStringLiteral("A card called <b>")));
        QCOMPARE(page.button().accessibleDescription(), QStringLiteral("A card called <b>"));
        page.button().setToolTip(QStringLiteral("What it does"));
        QCOMPARE(page.button().accessibleDescription(), QString());
        page.number().setAccessibleDescription(QStringLiteral("its own"));
        page.number().setToolTip(QStringLiteral("What it is"));
        QCOMPARE(page.number().accessibleDescription(), QStringLiteral("its own"));
    }

    /// A button whose text stays the same can be clicked at any speed.
    void aButtonThatStaysAsItIsIsClickedTwice()
    {
        Page page;
        page.button().setProperty("role", QStringLiteral("secondary"));
        int counted = 0;
        QObject::connect(&page.button(), &QPushButton::clicked, [&] { ++counted; });
        Page::click(page.button(), 1000);
        Page::click(page.button(), 1100);
        QCOMPARE(counted, 2);
    }

    /// The second half of a double click belongs to what was under the pointer at its first half.
    void aButtonThatComesUnderADoubleClickIsNotClicked()
    {
        Page page;
        page.button().setProperty("role", QStringLiteral("offer"));
        int counted = 0;
        QObject::connect(&page.button(), &QPushButton::clicked, [&] { ++counted; });
        Page::click(page.number(), 1000);
        Page::click(page.button(), 1100, QEvent::MouseButtonDblClick);
        QCOMPARE(counted, 0);
        Page::click(page.button(), 2000);
        QCOMPARE(counted, 1);
    }

    /// Not every stroke of a key that is held is told as such: it goes down as it goes up.
    void aKeyThatIsHeldDoesOneStep_data()
    {
        QTest::addColumn<quint64>("up");
        QTest::addColumn<quint64>("down");
        QTest::addColumn<int>("steps");
        QTest::newRow("held") << quint64{1600} << quint64{1600} << 1;
        QTest::newRow("pressed twice") << quint64{1080} << quint64{1250} << 2;
    }

    void aKeyThatIsHeldDoesOneStep()
    {
        QFETCH(quint64, up);
        QFETCH(quint64, down);
        QFETCH(int, steps);
        Page page;
        const QKeySequence keys(QStringLiteral("Ctrl+Return"));
        QAction step;
        step.setShortcut(keys);
        step.setAutoRepeat(false);
        int counted = 0;
        QObject::connect(&step, &QAction::triggered, [&] { ++counted; });
        const auto stroke = [&](QEvent::Type type, quint64 time)
        {
            QKeyEvent event(type, Qt::Key_Return, Qt::ControlModifier);
            event.setTimestamp(time);
            QCoreApplication::sendEvent(&page.button(), &event);
            QShortcutEvent shortcut(keys, 1);
            if (type == QEvent::ShortcutOverride)
                QCoreApplication::sendEvent(&step, &shortcut);
        };
        stroke(QEvent::ShortcutOverride, 1000);
        stroke(QEvent::KeyRelease, up);
        stroke(QEvent::ShortcutOverride, down);
        QCOMPARE(counted, steps);
    }

    /// Nor is the key that presses it for a button that says something else since a moment ago.
    void theKeyOfTheNextStepDoesWhatWasRead_data()
    {
        QTest::addColumn<bool>("changes");
        QTest::addColumn<quint64>("later");
        QTest::addColumn<int>("steps");
        QTest::newRow("changed, at once") << true << quint64{150} << 1;
        QTest::newRow("changed, by a quick hand") << true << quint64{260} << 2;
        QTest::newRow("changed, after a while") << true << quint64{900} << 2;
        QTest::newRow("as before, at once") << false << quint64{150} << 2;
    }

    void theKeyOfTheNextStepDoesWhatWasRead()
    {
        QFETCH(bool, changes);
        QFETCH(quint64, later);
        QFETCH(int, steps);
        Page page;
        page.button().setProperty(nextStepProperty, true);
        QApplication::setActiveWindow(&page.area());
        QVERIFY(QTest::qWaitForWindowActive(&page.area()));
        const QKeySequence keys(QStringLiteral("Ctrl+Return"));
        QAction step;
        step.setShortcut(keys);
        int counted = 0;
        QObject::connect(&step, &QAction::triggered,
            [&]
            {
                ++counted;
                if (changes)
                    page.button().setText(QStringLiteral("Step %1").arg(counted));
            });
        const auto stroke = [&](quint64 time)
        {
            QKeyEvent down(QEvent::ShortcutOverride, Qt::Key_Return, Qt::ControlModifier);
            down.setTimestamp(time);
            QCoreApplication::sendEvent(&page.button(), &down);
            QShortcutEvent shortcut(keys, 1);
            QCoreApplication::sendEvent(&step, &shortcut);
        };
        stroke(1000);
        stroke(1000 + later);
        QCOMPARE(counted, steps);
    }

    /// A list that was first shown in another language is neither cut nor too wide.
    void aListIsMeasuredAnewWithTheLanguage()
    {
        const ListWidths widths;
        QWidget page;
        auto *row = new QHBoxLayout(&page);
        auto *list = new QComboBox(&page);
        list->addItem(QStringLiteral("All that happened in the game until now"));
        row->addWidget(list);
        row->addStretch();
        page.resize(800, 100);
        page.show();
        const int wide = list->width();
        for (const QString &text : {QStringLiteral("All"), QStringLiteral("All that happened in the game until now")})
        {
            list->setItemText(0, text);
            QEvent language(QEvent::LanguageChange);
            QCoreApplication::sendEvent(&page, &language);
            if (text.size() < 10)
                QTRY_VERIFY(list->width() < wide / 2);
            else
                QTRY_COMPARE(list->width(), wide);
        }
    }

    /// Nor is one that comes with other words than it had.
    void aListIsMeasuredAnewWhenItComes()
    {
        const ListWidths widths;
        QWidget page;
        auto *row = new QHBoxLayout(&page);
        auto *list = new QComboBox(&page);
        list->addItem(QStringLiteral("All"));
        row->addWidget(list);
        row->addStretch();
        page.resize(800, 100);
        page.show();
        const int narrow = list->width();
        list->hide();
        list->setItemText(0, QStringLiteral("All that happened in the game until now"));
        list->show();
        QTRY_VERIFY(list->width() > 2 * narrow);
    }
};

DOSSIER_TESTS(CarefulInputTest, Windows)

} // namespace careful_input_test

#include "careful_input_test.moc"
