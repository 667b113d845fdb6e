#include "model/omega/seen/numbers.h"
#include "tests/support/test_class.h"
#include "tests/support/views/played_desk.h"
#include "tests/support/views/posted_events.h"
#include "views/conquest/face/face.h"
#include "views/kit/announce.h"
#include "views/kit/plain_text.h"
#include "views/kit/reader_names.h"
#include "views/rules/rule_library.h"
#include "views/session/foot_line.h"
#include "views/session/table_page.h"
#include "views/specter/seats/seats_page.h"
#include "views/window/rules_page.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>

#include <algorithm>

namespace spoken_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

QString nameFor(QWidget *widget)
{
    const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
    return interface != nullptr ? interface->text(QAccessible::Name) : QString();
}

QString told(const QWidget *widget)
{
    return widget == nullptr ? QStringLiteral("nothing")
                             : QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->accessibleName();
}

/// The text that is announced to the listener beside that widget.
QString announcedBy(const QWidget &widget)
{
    const auto *announcer = widget.findChild<QWidget *>(QStringLiteral("crier"), Qt::FindDirectChildrenOnly);
    return announcer != nullptr ? announcer->accessibleName() : QString();
}

/// Words are typed into the search of the rules.
void searchFor(const QWidget &rules, const QString &words)
{
    auto *line = rules.findChild<QLineEdit *>();
    line->selectAll();
    QTest::keyClicks(line, words);
}

/// A game's first desk in a window.
void play(DeskAtRest &at, const QString &game)
{
    if (game == QStringLiteral("conquest"))
        emit at.window().gameActRequested(game, competitiveSampleAct);
    else
        emit at.window().playRequested(game);
    deliverPosted();
    if (auto *cover = qobject_cast<SeatsPage *>(at.window().page()))
        emit cover->taken();
    deliverPosted();
}

bool isStop(const QWidget &widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.focusProxy() == nullptr && widget.isVisible()
        && widget.isEnabled();
}

} // namespace

class SpokenTest : public QObject
{
    Q_OBJECT

    static void ofEachGame()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"omega", "specter", "conquest"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

private slots:

    void theTabKeyGoesThroughAPageAsItReads_data() { ofEachGame(); }

    /// From the header to the board and on, by each stop once: nothing stands out of reach.
    void theTabKeyGoesThroughAPageAsItReads()
    {
        QFETCH(QString, game);
        DeskAtRest at;
        QVERIFY(QTest::qWaitForWindowActive(&at.window()));
        play(at, game);
        QList<QWidget *> visited;
        constexpr int enough = 400;
        while (visited.size() < enough && !visited.contains(QApplication::focusWidget()))
        {
            visited << QApplication::focusWidget();
            QTest::keyClick(at.window().windowHandle(), Qt::Key_Tab);
            QVERIFY(QApplication::focusWidget() != nullptr);
        }
        QStringList missed;
        QWidget *defaultButton = nullptr;
        QWidget *curtain = nullptr;
        for (QWidget *widget : at.window().findChildren<QWidget *>())
        {
            if (widget->property("nextStep").toBool() && widget->isVisible())
                defaultButton = widget;
            if (widget->accessibleName() == QStringLiteral("Curtain"))
                curtain = widget->isVisible() ? widget : curtain;
            if (isStop(*widget) && widget->window() == &at.window() && !visited.contains(widget))
                missed << told(widget);
        }
        QCOMPARE(missed.join(u'\n'), QString());
        QVERIFY(defaultButton != nullptr && curtain != nullptr);
        // Around the ring: the page ends at its foot, and begins with its header.
        const qsizetype last = visited.indexOf(curtain);
        std::rotate(visited.begin(), visited.begin() + last + 1, visited.end());
        constexpr int header = 6;
        QVERIFY2(visited.indexOf(defaultButton) < header, qPrintable(told(visited.front())));
    }

    void everyCardIsCalledSomething_data() { ofEachGame(); }

    void everyCardIsCalledSomething()
    {
        QFETCH(QString, game);
        DeskAtRest at;
        play(at, game);
        QStringList nameless;
        for (QFrame *card : at.window().page()->findChildren<QFrame *>())
        {
            const QList<QWidget *> parts = card->findChildren<QWidget *>();
            if (card->property("role") == QStringLiteral("card") && card->isVisible()
                && std::ranges::any_of(parts, [](const QWidget *part) { return isStop(*part); })
                && nameFor(card).isEmpty())
                nameless << QString::fromLatin1(card->metaObject()->className()) + QStringLiteral(" in ")
                        + QString::fromLatin1(card->parentWidget()->metaObject()->className());
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
    }

    void everyControlOfEveryGameHasAName_data() { ofEachGame(); }

    void everyControlOfEveryGameHasAName()
    {
        QFETCH(QString, game);
        DeskAtRest at;
        play(at, game);
        QStringList nameless;
        for (QWidget *widget : at.window().findChildren<QWidget *>())
            if (isStop(*widget) && nameFor(widget).trimmed().isEmpty())
                nameless << told(widget) + QStringLiteral(" in ") + told(widget->parentWidget());
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
    }

    /// On Linux, Qt names a list by its selected entry, which would hide the purpose of the list.
    void aListSaysItsName()
    {
        DeskAtRest at;
        QVERIFY(QTest::qWaitForWindowActive(&at.window()));
        emit at.window().newSessionRequested(QStringLiteral("omega"));
        deliverPosted();
        auto *list = at.window().page()->findChild<QComboBox *>();
        list->setFocus();
        const QString said = list->accessibleDescription();
        QCOMPARE(said, QStringLiteral("Mission. What you will play; the picture shows its map"));
        at.window().page()->setFocus();
        list->clearFocus();
        list->setFocus();
        QCOMPARE(list->accessibleDescription(), said);
    }

    void figuresAreSpokenByTheirNames()
    {
        PlayedDesk played;
        played.planned();
        const std::optional<Figure> leader = omega::figureOf(played.table(), played.table().turn->who);
        QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&played.board());
        const QAccessibleInterface *space = board->tableInterface()->cellAt(leader->at.y, leader->at.x);
        QVERIFY2(space->text(QAccessible::Name).contains(QStringLiteral("Team Leader facing")),
            qPrintable(space->text(QAccessible::Name)));
    }

    void whatHappenedAndWhatIsNextIsTold()
    {
        PlayedDesk played;
        QVERIFY(played.click(QStringLiteral("Transfer 0 to the pool")));
        QTRY_VERIFY(
            announcedBy(*played.page().findChild<FootLine *>()).contains(QStringLiteral("Next step: Initiative")));
        const auto nextStep = [&]
        {
            for (const QWidget *part : played.page().findChildren<QWidget *>())
                if (announcedBy(*part).startsWith(QStringLiteral("Ctrl+Enter: Initiative")))
                    return true;
            return false;
        };
        QTRY_VERIFY(nextStep());
    }

    /// The cursor stays where it is when another one's turn begins.
    void whoActsIsToldWithHisSpace()
    {
        PlayedDesk played;
        played.planned();
        const auto stands = [&]
        {
            for (const QWidget *part : played.page().findChildren<QWidget *>())
                if (announcedBy(*part).contains(QStringLiteral("Team Leader is on A2")))
                    return true;
            return false;
        };
        QTRY_VERIFY(stands());
    }

    void aVerdictIsToldWithItsSign()
    {
        PlayedDesk played;
        played.planned();
        const Space at = omega::figureOf(played.table(), played.table().turn->who)->at;
        played.press({at.x + 2, at.y});
        const auto verdict = [&]
        {
            for (const QWidget *part : played.page().findChildren<QWidget *>())
                if (announcedBy(*part).startsWith(QStringLiteral("Allowed. Team Leader goes to")))
                    return true;
            return false;
        };
        QTRY_VERIFY(verdict());
    }

    void nothingIsToldOfWhatIsOutOfSight()
    {
        QWidget page;
        announce(page, QStringLiteral("a secret"));
        QVERIFY(page.findChildren<QWidget *>().isEmpty());
        page.show();
        announce(page, QStringLiteral("one"));
        announce(page, QStringLiteral("two!"));
        QTRY_COMPARE(announcedBy(page), QStringLiteral("one. two!"));
        announce(page, QStringLiteral("a secret"));
        page.hide();
        QTest::qWait(200);
        QCOMPARE(announcedBy(page), QString());
    }

    void aNameIsNewsOnce()
    {
        QWidget widget;
        QAccessibleEvent named(&widget, QAccessible::NameChanged);
        widget.setAccessibleName(QStringLiteral("one"));
        QVERIFY(!isNews(named));
        widget.show();
        QVERIFY(isNews(named));
        QVERIFY(!isNews(named));
        widget.setAccessibleName(QStringLiteral("two"));
        QVERIFY(isNews(named));
        // A screen reader asks a shown widget for its name; a hidden list that is filled again is of no interest.
        widget.setAccessibleName(QStringLiteral("three"));
        QVERIFY(isNews(QAccessibleEvent(&widget, QAccessible::ObjectShow)));
        QVERIFY(!isNews(named));
        widget.hide();
        QVERIFY(!isNews(QAccessibleEvent(&widget, QAccessible::Selection)));
        QVERIFY(isNews(QAccessibleEvent(&widget, QAccessible::ObjectHide)));
    }

    void whatIsOutdatedIsNotTold()
    {
        QWidget page;
        page.show();
        announceInstead(page, QStringLiteral("one"));
        announceInstead(page, QStringLiteral("two"));
        QTRY_COMPARE(announcedBy(page), QStringLiteral("two"));
    }

    /// Labels are no stops of the tab key: what is only to be read is read by the area that holds it.
    void aPageToReadIsReadToWhoeverListens()
    {
        DeskAtRest at;
        QVERIFY(QTest::qWaitForWindowActive(&at.window()));
        at.press(Qt::Key_F2);
        for (QWidget *area : at.window().page()->findChildren<QWidget *>())
            if (area->accessibleName() == QStringLiteral("The rule that is chosen"))
            {
                area->setFocus();
                QVERIFY2(area->accessibleDescription().contains(QStringLiteral("Floor and walls. ")),
                    qPrintable(area->accessibleDescription()));
                return;
            }
        QFAIL("no area for the rule");
    }

    /// A blind player hears which page has come.
    void aWindowIsCalledLikeItsPage()
    {
        DeskAtRest at;
        for (const auto &[key, modifiers, title] :
            std::initializer_list<std::tuple<Qt::Key, Qt::KeyboardModifiers, const char *>>{
                {Qt::Key_F1, Qt::NoModifier, "Keyboard"}, {Qt::Key_F2, Qt::NoModifier, "Rules"},
                {Qt::Key_N, Qt::ControlModifier, "New map"}})
        {
            at.press(key, modifiers);
            QCOMPARE(at.title(), QString::fromLatin1(title) + QStringLiteral(" – Dossier"));
        }
        emit at.window().newSessionRequested(QStringLiteral("conquest"));
        QCOMPARE(at.title(), QStringLiteral("Conquest of Planet Earth: set up the table – Dossier"));
    }

    /// Of several rules that are found the first is shown, and the list begins with it.
    void aSearchShowsTheFirstRuleFound()
    {
        DeskAtRest at;
        at.press(Qt::Key_F2);
        const auto *rules = static_cast<RulesPage *>(at.window().findChild<QWidget *>(QStringLiteral("RulesPage")));
        auto *list = rules->findChild<QListWidget *>();
        searchFor(*rules, QStringLiteral("door"));
        QVERIFY(list->count() > 1);
        QCOMPARE(list->currentRow(), 0);
        // A rule is shown by its title; its id is in the tooltip alone.
        QCOMPARE(list->item(0)->text(), ruleTitle(rules->rule()));
        QCOMPARE(list->item(0)->toolTip(), ruleName(rules->rule()));
        // One whose title is just that comes before others that have the words.
        const QString title = spoken(ruleLibrary().back().title);
        searchFor(*rules, title);
        QCOMPARE(ruleTitle(rules->rule()).toLower(), title.toLower());
    }

    /// An Italian title that is typed without its accents still puts its rule first.
    void aTitleWithoutItsAccentsComesFirst()
    {
        DeskAtRest at({.language = Language::Italian});
        at.press(Qt::Key_F2);
        const auto *rules = static_cast<RulesPage *>(at.window().findChild<QWidget *>(QStringLiteral("RulesPage")));
        int accented = 0;
        for (const RuleText &text : ruleLibrary())
        {
            const QString title = spoken(text.title);
            const QString plain = folded(title);
            if (plain == title.toLower())
                continue;
            ++accented;
            searchFor(*rules, plain);
            QCOMPARE(folded(ruleTitle(rules->rule())), plain);
        }
        QVERIFY(accented > 0);
    }

    /// The key of the rules begins another search, and a rule that is found alone is shown at once.
    void aSearchBeginsAnewAndShowsTheOnlyRuleFound()
    {
        DeskAtRest at;
        QStringList alone;
        for (const RuleText &text : ruleLibrary())
            if (std::ranges::count_if(
                    ruleLibrary(), [&](const RuleText &other) { return isFoundBy(other, ruleName(text.rule)); })
                == 1)
                alone << ruleName(text.rule);
        QVERIFY(alone.size() > 2);
        at.press(Qt::Key_F2);
        const auto *rules = static_cast<RulesPage *>(at.window().findChild<QWidget *>(QStringLiteral("RulesPage")));
        auto *search = rules->findChild<QLineEdit *>();
        for (const QString &name : {alone.front(), alone.back()})
        {
            at.press(Qt::Key_F2);
            QTest::keyClicks(search, name);
            QCOMPARE(search->text(), name);
            QCOMPARE(ruleName(rules->rule()), name);
        }
    }
};

DOSSIER_TESTS(SpokenTest, Windows)

} // namespace spoken_test

#include "spoken_test.moc"
