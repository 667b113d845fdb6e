#include "app/conquest/desk.h"
#include "app/conquest/game.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/posted_events.h"
#include "tests/support/views/settle.h"
#include "views/kit/appearance.h"
#include "views/kit/deferred_polish.h"
#include "views/kit/labels.h"
#include "views/specter/seats/seats_page.h"

#include <QApplication>
#include <QMenu>
#include <QStackedWidget>
#include <QStyle>
#include <QTest>

namespace late_dress_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

const Preferences others{.language = Language::Italian, .theme = ThemeChoice::Light, .textPercent = 150};

/// The properties that the style sheet gave to each kind of visible widget of a page. A sample is dealt differently
/// each time, so the number of widgets and their sizes differ too.
QSet<QString> lookOf(QWidget &page)
{
    QSet<QString> look;
    const QWidgetList all = QWidgetList{&page} + page.findChildren<QWidget *>();
    for (const QWidget *widget : all)
        if (widget->isVisible())
            look << QStringLiteral("%1 %2 %3 %4")
                        .arg(QLatin1String(widget->metaObject()->className()), widget->property("role").toString(),
                            QString::number(widget->font().pointSizeF()),
                            widget->palette().color(QPalette::WindowText).name());
    return look;
}

/// Goes once through the pages of a desk; what each of them looks like.
template <typename Visit>
void eachPage(DeskAtRest &at, Visit &&visit)
{
    const auto look = [&](const QString &name)
    {
        for (int turn = 0; turn < 8; ++turn)
            deliverPosted();
        settle();
        visit(name, *at.window().findChild<QStackedWidget *>()->currentWidget());
    };
    at.press(Qt::Key_N, Qt::ControlModifier);
    look(QStringLiteral("new map"));
    at.press(Qt::Key_H, Qt::ControlModifier);
    look(QStringLiteral("start"));
    emit at.window().newSessionRequested(QStringLiteral("conquest"));
    look(QStringLiteral("set-up of Conquest"));
    emit at.window().newSessionRequested(QStringLiteral("specter"));
    look(QStringLiteral("set-up of Specter Ops"));
    emit at.window().playRequested(QStringLiteral("specter"));
    emit specterDesk(at.desk()).seats()->taken();
    look(QStringLiteral("agent"));
    specterDesk(at.desk()).handOver();
    look(QStringLiteral("hunters"));
    at.press(Qt::Key_F1, Qt::ShiftModifier);
    look(QStringLiteral("rules"));
    emit at.window().playRequested(QStringLiteral("omega"));
    look(QStringLiteral("overseer"));
}

/// Counts what widgets are told.
class Told : public QObject
{
public:
    explicit Told(QWidget &of) { of.installEventFilter(this); }

    [[nodiscard]] int count() const { return m_count; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        m_count += event->type() == QEvent::StyleChange ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }

private:
    int m_count = 0;
};

} // namespace

class LateDressTest : public QObject
{
    Q_OBJECT

private slots:

    void initTestCase() { loadResources(); }

    void aPageThatWaitsIsDressedWhenItComes()
    {
        wear(*qApp, themeFor(ThemeChoice::Dark), 100);
        QStackedWidget stack;
        deferPolishOfPages(stack);
        QLabel *front = newLabel(Role::Title, nullptr);
        auto *waits = new QWidget;
        QLabel *below = newLabel(Role::Title, waits);
        stack.addWidget(front);
        stack.addWidget(waits);
        stack.setCurrentIndex(1);
        stack.show();
        stack.setCurrentIndex(0);
        const Told toldFront(*front);
        const Told toldBelow(*below);
        const double before = below->font().pointSizeF();
        wear(*qApp, themeFor(ThemeChoice::Dark), 200);
        QVERIFY(toldFront.count() > 0);
        QCOMPARE(toldBelow.count(), 0);
        polishPage(*waits);
        QCOMPARE(toldBelow.count(), 1);
        QCOMPARE(below->font().pointSizeF(), 2 * before);
        polishPage(*waits);
        QCOMPARE(toldBelow.count(), 1);
    }

    /// Icons in menus grow with the font, though no style sheet sets their size.
    void iconsOfMenusGrowWithTheirLetters()
    {
        QMenu menu;
        const auto side = [&] { return menu.style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, &menu); };
        wear(*qApp, themeFor(ThemeChoice::Dark), 100);
        const int usual = side();
        wear(*qApp, themeFor(ThemeChoice::Dark), 200);
        QCOMPARE(side(), 2 * usual);
        wear(*qApp, themeFor(ThemeChoice::Dark), 100);
        QCOMPARE(side(), usual);
    }

    /// Pages that were made in one look and are seen in another look as those that were made in it.
    void pagesLookTheSameWhereverTheyWereMade()
    {
        QMap<QString, QSet<QString>> expected;
        {
            DeskAtRest fresh(others);
            eachPage(fresh, [](const QString & /*name*/, QWidget & /*page*/) { });
            eachPage(fresh, [&](const QString &name, QWidget &page) { expected[name] = lookOf(page); });
        }
        DeskAtRest at;
        eachPage(at, [](const QString & /*name*/, QWidget & /*page*/) { });
        for (const Preferences &preferences : {others, Preferences{}, others})
            at.desk().choose(preferences);
        eachPage(at,
            [&](const QString &name, QWidget &page)
            {
                const QStringList strange = (lookOf(page) - expected[name]).values();
                QVERIFY2(strange.isEmpty(), qPrintable(name + u':' + strange.join(u',')));
            });
    }
};

DOSSIER_TESTS(LateDressTest, Windows)

} // namespace late_dress_test

#include "late_dress_test.moc"
