#include "tests/support/test_class.h"
#include "tests/support/views/focus_ring.h"
#include "views/kit/focus_home.h"
#include "views/kit/screen.h"
#include "views/kit/tab_order.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>

namespace tab_order_test
{

using namespace dossier;

namespace
{

/// A window of two columns with a field of numbers, a list and a button each.
struct Window
{
    QWidget window;
    QVector<QWidget *> columns;

    Window()
    {
        for (int i = 0; i < 2; ++i)
        {
            auto *column = new QWidget(&window);
            auto *down = new QVBoxLayout(column);
            down->addWidget(new QPushButton(column));
            down->addWidget(new QSpinBox(column));
            auto *list = new QComboBox(column);
            list->setEditable(true);
            down->addWidget(list);
            columns.push_back(column);
        }
    }
};

} // namespace

class TabOrderTest : public QObject
{
    Q_OBJECT

private slots:

    /// A button that a screen makes later comes behind the neighbor on its left, also after all of them were gone.
    void newButtonsOfAScreenStandAtItsPlace()
    {
        QWidget window;
        auto *screen = new Screen(&window);
        QPushButton right(&window);
        QPushButton left(&window);
        tabThrough({&left, screen, &right});
        const auto order = [&]
        {
            QStringList names;
            for (QWidget *at = left.nextInFocusChain(); at != &right; at = at->nextInFocusChain())
                if (auto *button = qobject_cast<QPushButton *>(at))
                    names << button->text();
            return names;
        };
        const auto show = [screen](const QStringList &names)
        {
            Parts buttons;
            for (const QString &name : names)
                buttons.push_back(button(name, "offer", {}).keyed(name));
            screen->render(QString(), [buttons](const Theme & /*theme*/) { return column(buttons); });
        };
        for (const QStringList &names : {QStringList{"b"}, QStringList{"a", "b"}, QStringList{}, QStringList{"d", "c"}})
        {
            show(names);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QCOMPARE(order(), names);
        }
    }

    void fieldsOfNumbersDoNotBreakTheRing()
    {
        Window of;
        tabThrough({of.columns[1], nullptr, of.columns[0]});
        QCOMPARE(test::brokenFocusRing(of.window), QString());
        of.window.show();
        of.columns[1]->findChild<QLineEdit *>()->setFocus();
        of.columns[1]->hide();
        of.columns[0]->hide();
        QVERIFY(of.window.isVisible());
    }

    void thePartsAreWalkedInTheirOrder()
    {
        Window of;
        tabThrough({of.columns[1], of.columns[0]});
        of.window.show();
        QApplication::setActiveWindow(&of.window);
        QList<QWidget *> stops{of.columns[1]->findChild<QPushButton *>(), of.columns[1]->findChild<QSpinBox *>(),
            of.columns[1]->findChild<QComboBox *>(), of.columns[0]->findChild<QPushButton *>(),
            of.columns[0]->findChild<QSpinBox *>()};
        stops.front()->setFocus();
        for (QWidget *stop : stops)
        {
            const QWidget *has = QApplication::focusWidget();
            QVERIFY(has == stop || stop->isAncestorOf(has));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
    }

    /// Offers are made when they first come.
    void anOfferThatIsMadeLateIsReachedInItsRow()
    {
        QWidget window;
        auto *first = new QPushButton(&window);
        Screen row(&window);
        auto *last = new QPushButton(&window);
        row.render({}, [](const Theme & /*theme*/)
            { return offerButtons({{.text = QStringLiteral("One")}, {.text = QStringLiteral("Two")}}); });
        window.show();
        QApplication::setActiveWindow(&window);
        first->setFocus();
        QWidgetList stops;
        for (QPushButton *button : row.findChildren<QPushButton *>())
            stops << button;
        for (QWidget *stop : stops << last)
        {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget(), stop);
        }
    }

    /// Past the button between them, and not out of the form.
    void enterGoesFromFieldToField()
    {
        Window of;
        QWidget &form = *of.columns[0];
        auto *button = new QPushButton(&form);
        auto *last = new QLineEdit(&form);
        tabThrough({&form, of.columns[1]});
        enterGoesOn(form);
        of.window.show();
        QApplication::setActiveWindow(&of.window);
        auto *number = form.findChild<QSpinBox *>();
        number->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(form.findChild<QComboBox *>()->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!button->hasFocus());
        QVERIFY(last->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Enter, Qt::KeypadModifier);
        QVERIFY(last->hasFocus());
    }

    /// Never to a button that happens to be next.
    void whoIsInAPartThatClosesComesHome()
    {
        Window of;
        auto *before = of.columns[1]->findChild<QSpinBox *>();
        auto *home = of.columns[1]->findChild<QComboBox *>();
        QWidget &part = *of.columns[0];
        part.hide();
        comeHomeFrom(part, *home);
        of.window.show();
        QApplication::setActiveWindow(&of.window);
        for (const bool there : {true, false})
        {
            before->setFocus();
            part.show();
            part.findChild<QPushButton *>()->setFocus();
            before->setEnabled(there);
            part.hide();
            QCOMPARE(of.window.focusWidget(), there ? static_cast<QWidget *>(before) : home);
        }
    }

    void whatIsMadeLateIsReachedBeforeItsNeighbour()
    {
        Window of;
        auto *late = new QPushButton(of.columns[0]);
        tabBefore(of.columns[0]->findChild<QComboBox *>(), late);
        QCOMPARE(test::brokenFocusRing(of.window), QString());
        of.window.show();
        QApplication::setActiveWindow(&of.window);
        of.columns[0]->findChild<QSpinBox *>()->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), late);
    }
};

DOSSIER_TESTS(TabOrderTest, Windows)

} // namespace tab_order_test

#include "tab_order_test.moc"
