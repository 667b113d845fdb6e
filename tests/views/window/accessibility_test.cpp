#include "app/omega/map_desk.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/posted_events.h"
#include "views/rules/rule_library.h"
#include "views/specter/seats/seats_page.h"
#include "views/window/rules_page.h"

#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <algorithm>
#include <map>

namespace accessibility_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

Preferences speaking(int language)
{
    Preferences preferences;
    preferences.language = static_cast<Language>(language);
    return preferences;
}

QString accessibleName(QWidget *widget)
{
    const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
    return interface != nullptr ? interface->text(QAccessible::Name) : QString();
}

/// The letter behind the single `&` of a text, or nothing.
QString mnemonicOf(const QString &text)
{
    return QKeySequence::mnemonic(text).toString();
}

QStringList twice(const QStringList &all)
{
    QStringList found;
    for (const QString &one : all)
        if (!one.isEmpty() && all.count(one) > 1 && !found.contains(one))
            found << one;
    return found;
}

} // namespace

class AccessibilityTest : public QObject
{
    Q_OBJECT

    static void inBothLanguages()
    {
        QTest::addColumn<int>("language");
        QTest::newRow("English") << static_cast<int>(Language::English);
        QTest::newRow("Italian") << static_cast<int>(Language::Italian);
    }

private slots:

    void everyControlHasANameAndATip_data() { inBothLanguages(); }

    void everyControlHasANameAndATip()
    {
        QFETCH(int, language);
        DeskAtRest at(speaking(language));
        emit mapsOf(at.desk()).pages().sampleChosen(0);
        at.desk().open(QStringLiteral(":/samples/sigma.json"));
        emit at.window().playRequested(QStringLiteral("omega"));
        QStringList nameless;
        QStringList tipless;
        for (QWidget *widget : at.window().findChildren<QWidget *>())
        {
            // A widget with a focus proxy is reached and named as its proxy.
            const bool control = (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr
                && qobject_cast<QMenu *>(widget) == nullptr && qobject_cast<QMenuBar *>(widget) == nullptr;
            const auto *label = qobject_cast<QLabel *>(widget);
            // The list of a combo box is made by Qt, and named when it is opened.
            const bool popup = QLatin1String(widget->metaObject()->className()) == QLatin1String("QComboBoxListView");
            if (!control || label != nullptr || popup)
                continue;
            const QString told = QString::fromLatin1(widget->metaObject()->className()) + u' ' + accessibleName(widget)
                + QStringLiteral(" of ") + QString::fromLatin1(widget->parentWidget()->metaObject()->className());
            if (accessibleName(widget).trimmed().isEmpty())
                nameless << told;
            if (widget->toolTip().isEmpty())
                tipless << told;
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
        QVERIFY2(tipless.isEmpty(), qPrintable(tipless.join(u'\n')));
    }

    /// Commands that only a map has are in no menu beside another board, and the zoom commands belong to the board that
    /// is shown.
    void theMenusAreThoseOfThePageThatIsShown()
    {
        DeskAtRest at;
        const auto tools = [&at]
        {
            const QList<QAction *> menus = at.window().menuBar()->actions();
            return std::ranges::any_of(menus,
                [](const QAction *menu) { return menu->isVisible() && menu->text() == QStringLiteral("&Tools"); });
        };
        const auto offered = [&at](const QString &text)
        {
            for (const QMenu *menu : at.window().findChildren<QMenu *>())
                for (const QAction *action : menu->actions())
                    if (action->isVisible() && action->isEnabled() && action->text() == text)
                        return true;
            return false;
        };
        QVERIFY(!tools() && !offered(QStringLiteral("Zoom &in")));
        emit mapsOf(at.desk()).pages().sampleChosen(0);
        QVERIFY(tools() && offered(QStringLiteral("Zoom &in")) && offered(QStringLiteral("Select &all")));
        for (const char *game : {"specter", "omega"})
        {
            emit at.window().playRequested(QLatin1String(game));
            // The first page of a game of hidden movement covers everything.
            if (auto *cover = qobject_cast<SeatsPage *>(at.window().page()))
                emit cover->taken();
            deliverPosted();
            QVERIFY2(!tools() && !offered(QStringLiteral("Select &all")), game);
            QVERIFY2(offered(QStringLiteral("Zoom &in")), game);
        }
    }

    /// A command that no page of a game ever offers is not in its menu, not even disabled.
    void theMenuOfASessionHasNothingThatItsPageNeverOffers()
    {
        DeskAtRest at;
        const auto has = [&at](const QString &text)
        {
            for (const QMenu *menu : at.window().findChildren<QMenu *>())
                for (const QAction *action : menu->actions())
                    if (action->isVisible() && action->text() == text)
                        return true;
            return false;
        };
        const QString correct = QStringLiteral("&Correct a value…");
        const QString rest = QStringLiteral("Set up the rest &for me");
        QVERIFY(has(correct) && has(rest));
        emit at.window().playRequested(QStringLiteral("specter"));
        emit qobject_cast<SeatsPage *>(at.window().page())->taken();
        deliverPosted();
        QVERIFY(has(correct) && !has(rest));
        emit at.window().playRequested(QStringLiteral("omega"));
        deliverPosted();
        QVERIFY(has(correct) && !has(rest));
    }

    void everyActionHasAKeyOfItsOwn_data() { inBothLanguages(); }

    void everyActionHasAKeyOfItsOwn()
    {
        QFETCH(int, language);
        DeskAtRest at(speaking(language));
        QStringList keys;
        for (const QAction *action : at.window().actions())
        {
            QVERIFY2(!action->shortcut().isEmpty(), qPrintable(action->text()));
            QVERIFY2(!action->toolTip().isEmpty(), qPrintable(action->text()));
            for (const QKeySequence &key : action->shortcuts())
            {
                keys << key.toString();
                QVERIFY2(!keys.back().contains(QStringLiteral("Alt")), qPrintable(keys.back()));
                QVERIFY2(!keys.back().contains(QStringLiteral("Meta")), qPrintable(keys.back()));
            }
        }
        QVERIFY(keys.size() > 15);
        QCOMPARE(twice(keys).join(u'\n'), QString());
    }

    void noMnemonicIsUsedTwiceInAMenu_data() { inBothLanguages(); }

    void noMnemonicIsUsedTwiceInAMenu()
    {
        QFETCH(int, language);
        DeskAtRest at(speaking(language));
        QList<QWidget *> menus{at.window().menuBar()};
        // A list of values below a button has none.
        for (QMenu *menu : at.window().findChildren<QMenu *>())
            if (qobject_cast<QPushButton *>(menu->parent()) == nullptr)
                menus << menu;
        for (const QWidget *menu : menus)
        {
            QStringList mnemonics;
            for (const QAction *action : menu->actions())
                if (!action->isSeparator())
                {
                    mnemonics << mnemonicOf(action->text());
                    QVERIFY2(!mnemonics.back().isEmpty(), qPrintable(action->text()));
                }
            QCOMPARE(twice(mnemonics).join(u'\n'), QString());
        }
    }

    void noButtonOfAPageTakesAMnemonicOfTheMenuBar_data() { inBothLanguages(); }

    void noButtonOfAPageTakesAMnemonicOfTheMenuBar()
    {
        QFETCH(int, language);
        DeskAtRest at(speaking(language));
        for (const QAbstractButton *button : at.window().findChildren<QAbstractButton *>())
            QCOMPARE(mnemonicOf(button->text()), QString());
    }

    void noFieldOfTheSessionsTakesAMnemonicOfTheMenuBar_data() { inBothLanguages(); }

    void noFieldOfTheSessionsTakesAMnemonicOfTheMenuBar()
    {
        QFETCH(int, language);
        DeskAtRest at(speaking(language));
        emit at.window().sessionsRequested();
        deliverPosted();
        QStringList mnemonics;
        for (const QAction *menu : at.window().menuBar()->actions())
            mnemonics << mnemonicOf(menu->text());
        const qsizetype menus = mnemonics.size();
        for (const QLabel *label : at.window().findChildren<QLabel *>())
            if (label->buddy() != nullptr && !mnemonicOf(label->text()).isEmpty())
                mnemonics << mnemonicOf(label->text());
        QVERIFY(mnemonics.size() > menus);
        QCOMPARE(twice(mnemonics).join(u'\n'), QString());
    }

    void tabGoesThroughTheStartPageAsItReads()
    {
        DeskAtRest at;
        QVERIFY(QTest::qWaitForWindowActive(&at.window()));
        QStringList visited;
        at.window().findChild<QPushButton *>()->window()->setFocus();
        for (int i = 0; i < 19; ++i)
        {
            QTest::keyClick(at.window().windowHandle(), Qt::Key_Tab);
            QVERIFY(QApplication::focusWidget() != nullptr);
            visited << accessibleName(QApplication::focusWidget());
        }
        const qsizetype start = visited.indexOf(QStringLiteral("Language: English"));
        QVERIFY2(start >= 0, qPrintable(visited.join(u'\n')));
        std::rotate(visited.begin(), visited.begin() + start, visited.end());
        const QStringList expected{QStringLiteral("Language: English"), QStringLiteral("Theme: Dark"),
            QStringLiteral("Size of text: 100%"), QStringLiteral("Sample mission"),
            QStringLiteral("New game of LEVEL 7 [OMEGA PROTOCOL]"), QStringLiteral("Sample game"),
            QStringLiteral("New game of Specter Ops"), QStringLiteral("Competitive sample"),
            QStringLiteral("New game of Conquest of Planet Earth"), QStringLiteral("Cooperative sample"),
            QStringLiteral("Sample map Kappa"), QStringLiteral("Sample map Sigma"),
            QStringLiteral("Sample map Omicron"), QStringLiteral("New map"), QStringLiteral("Open a map…"),
            QStringLiteral("Edition of LEVEL 7: Revised"), QStringLiteral("Edition of Specter Ops: First"),
            QStringLiteral("Drop the curtain when nobody uses the computer: 5 min"),
            QStringLiteral("With another program in front: Leave the screen open")};
        QCOMPARE(visited, expected);
    }

    /// On a laptop nobody has to scroll to see which games there are.
    void everyGamesCardIsWholeInALaptopsWindow_data() { inBothLanguages(); }

    void everyGamesCardIsWholeInALaptopsWindow()
    {
        QFETCH(int, language);
        DeskAtRest at(speaking(language));
        at.window().resize(1280, 800);
        deliverPosted();
        const auto cards = at.window().findChildren<QWidget *>(QRegularExpression(QStringLiteral("^game/")));
        QCOMPARE(cards.size(), 3);
        for (const QWidget *card : cards)
            for (QWidget *part : card->findChildren<QWidget *>())
                QVERIFY2(part->visibleRegion().boundingRect().size() == part->size(), qPrintable(accessibleName(part)));
    }

    void everyPageIsReachedAndLeftByKeys()
    {
        DeskAtRest at;
        QVERIFY(QTest::qWaitForWindowActive(&at.window()));
        QCOMPARE(at.page(), QStringLiteral("StartPage"));
        at.press(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(at.page(), QStringLiteral("NewMapPage"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(at.page(), QStringLiteral("MapPage"));
        at.press(Qt::Key_F1);
        QCOMPARE(at.page(), QStringLiteral("KeyboardPage"));
        at.press(Qt::Key_F1, Qt::ShiftModifier);
        QCOMPARE(at.page(), QStringLiteral("AboutPage"));
        at.press(Qt::Key_Escape);
        QCOMPARE(at.page(), QStringLiteral("MapPage"));
        at.press(Qt::Key_Escape);
        QCOMPARE(at.page(), QStringLiteral("StartPage"));
        at.press(Qt::Key_M, Qt::ControlModifier);
        QCOMPARE(at.page(), QStringLiteral("MapPage"));
        at.press(Qt::Key_H, Qt::ControlModifier);
        QCOMPARE(at.page(), QStringLiteral("StartPage"));
        at.press(Qt::Key_Comma, Qt::ControlModifier);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("language"));
    }

    /// The step that is due has a key on the desk, and none on the start page.
    void theKeysOfThePageWhereOneIsComeFirst()
    {
        DeskAtRest at;
        const auto isAbove = [&](const QString &key, const QString &caption)
        {
            const QLabel *keyLabel = nullptr;
            const QLabel *captionLabel = nullptr;
            for (const QLabel *label : at.window().findChildren<QLabel *>())
            {
                if (label->isVisible() && label->text() == key)
                    keyLabel = label;
                if (label->isVisible() && label->text().compare(caption, Qt::CaseInsensitive) == 0)
                    captionLabel = label;
            }
            return keyLabel != nullptr && captionLabel != nullptr
                && keyLabel->mapToGlobal(QPoint()).y() < captionLabel->mapToGlobal(QPoint()).y();
        };
        const QString others = QStringLiteral("On other pages");
        at.press(Qt::Key_F1);
        deliverPosted();
        QVERIFY(!isAbove(QStringLiteral("Ctrl+Enter"), others));
        at.press(Qt::Key_Escape);
        emit at.window().playRequested(QStringLiteral("omega"));
        at.press(Qt::Key_F1);
        deliverPosted();
        QCOMPARE(at.page(), QStringLiteral("KeyboardPage"));
        QVERIFY(isAbove(QStringLiteral("Ctrl+Enter"), others));
        // Before those that work on every page.
        QVERIFY(isAbove(QStringLiteral("Ctrl+Enter"), QStringLiteral("Ctrl+Q")));
    }

    /// A command for the open game works everywhere, and its key is listed only at its table.
    void theStartPageHasNoKeysOfATable()
    {
        DeskAtRest at;
        const auto isUnder = [&](const QString &key, const QString &caption)
        {
            QMap<int, QString> lines;
            for (const QLabel *label :
                at.window().findChild<QWidget *>(QStringLiteral("KeyboardPage"))->findChildren<QLabel *>())
                if (label->isVisible())
                    lines[label->mapToGlobal(QPoint()).y()] += label->text().toUpper() + u'|';
            QString over;
            for (const QString &line : std::as_const(lines))
            {
                for (const char *one : {"ON THE PAGE WHERE YOU WERE|", "IN THE WHOLE WINDOW|", "ON OTHER PAGES|"})
                    if (line == QLatin1String(one))
                        over = line.chopped(1);
                if (line.split(u'|').contains(key.toUpper()))
                    return over.compare(caption, Qt::CaseInsensitive) == 0;
            }
            return false;
        };
        const QString here = QStringLiteral("On the page where you were");
        const QString everywhere = QStringLiteral("In the whole window");
        emit at.window().playRequested(QStringLiteral("specter"));
        deliverPosted();
        at.press(Qt::Key_F1);
        deliverPosted();
        for (const char *key : {"Ctrl+P", "F10"})
            QVERIFY2(isUnder(QLatin1String(key), here), key);
        at.press(Qt::Key_H, Qt::ControlModifier);
        QCOMPARE(at.page(), QStringLiteral("StartPage"));
        at.press(Qt::Key_F1);
        deliverPosted();
        for (const char *key : {"Ctrl+P", "F10", "Ctrl+K"})
            QVERIFY2(isUnder(QLatin1String(key), everywhere), key);
        for (const QLabel *label :
            at.window().findChild<QWidget *>(QStringLiteral("KeyboardPage"))->findChildren<QLabel *>())
            QVERIFY(!label->isVisible() || label->text().compare(here, Qt::CaseInsensitive) != 0
                || label->text().isEmpty());
    }

    /// The curtain's temporary removal of commands does not change the list of keys.
    void afterTheCurtainTheKeysStandWhereTheyStood()
    {
        DeskAtRest at;
        emit at.window().playRequested(QStringLiteral("specter"));
        at.press(Qt::Key_F1);
        deliverPosted();
        const auto places = [&]
        {
            std::map<int, QString> keys;
            for (const QLabel *label :
                at.window().findChild<QWidget *>(QStringLiteral("KeyboardPage"))->findChildren<QLabel *>())
                if (label->isVisible() && label->property("role") == QStringLiteral("key"))
                    keys[label->mapToGlobal(QPoint()).y()] = label->text();
            QStringList all;
            for (const auto &[place, key] : keys)
                all << key;
            return all;
        };
        const QStringList before = places();
        QVERIFY(before.size() > 10);
        at.press(Qt::Key_Escape);
        at.press(Qt::Key_F9);
        QVERIFY(at.window().isCovered());
        at.press(Qt::Key_F9);
        at.press(Qt::Key_F1);
        deliverPosted();
        QCOMPARE(places(), before);
    }

    /// From pages that are looked into, and from a new game that was begun beside an open one.
    void escapeLeadsBackToWhereOneWas()
    {
        DeskAtRest at;
        emit at.window().playRequested(QStringLiteral("conquest"));
        deliverPosted();
        const QString desk = at.page();
        at.press(Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(at.page(), QStringLiteral("PrintPage"));
        at.press(Qt::Key_Escape);
        QCOMPARE(at.page(), desk);
        at.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(at.page(), QStringLiteral("SpecterSetupPage"));
        at.press(Qt::Key_Escape);
        QCOMPARE(at.page(), desk);
        at.press(Qt::Key_H, Qt::ControlModifier);
        at.press(Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(at.page(), QStringLiteral("PrintPage"));
        at.press(Qt::Key_F1);
        at.press(Qt::Key_Escape);
        QCOMPARE(at.page(), QStringLiteral("PrintPage"));
        at.press(Qt::Key_Escape);
        QCOMPARE(at.page(), QStringLiteral("StartPage"));
    }

    /// This page's, then the window's; those of other pages and games only where they are asked for.
    void theKeysOfOtherPagesAreFoldedAway()
    {
        DeskAtRest at;
        const auto shown = [&](const QString &part)
        {
            const QList<QLabel *> labels
                = at.window().findChild<QWidget *>(QStringLiteral("KeyboardPage"))->findChildren<QLabel *>();
            const auto found = std::ranges::find_if(
                labels, [&](const QLabel *label) { return label->isVisible() && label->text().contains(part); });
            return found == labels.end() ? -1 : (*found)->mapToGlobal(QPoint()).y();
        };
        emit at.window().playRequested(QStringLiteral("conquest"));
        at.press(Qt::Key_F1);
        deliverPosted();
        // Its own, how a player takes the computer, and what works everywhere.
        const std::vector<int> order{
            shown(QStringLiteral("Ctrl+Enter")), shown(QStringLiteral("F4 shows")), shown(QStringLiteral("Ctrl+Q"))};
        // A command that begins another game is not one of the page's keys and works all the same.
        QVERIFY(shown(QStringLiteral("Ctrl+Shift+N")) > shown(QStringLiteral("F4 shows")));
        QVERIFY(shown(QStringLiteral("Ctrl+Shift+J")) > shown(QStringLiteral("F4 shows")));
        QVERIFY(std::ranges::find(order, -1) == order.end());
        QVERIFY(std::ranges::is_sorted(order));
        const QStringList others{
            QStringLiteral("In Specter Ops:"), QStringLiteral("In a game of LEVEL 7"), QStringLiteral("Ctrl+K")};
        for (const QString &other : others)
            QVERIFY2(shown(other) < 0, qPrintable(other));
        for (QPushButton *button :
            at.window().findChild<QWidget *>(QStringLiteral("KeyboardPage"))->findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("Show the keys of other pages"))
                button->click();
        deliverPosted();
        for (const QString &other : others)
            QVERIFY2(shown(other) > order.back(), qPrintable(other));
        // Asked for anew they are folded away again; where no game is played every one is told of.
        at.press(Qt::Key_H, Qt::ControlModifier);
        at.press(Qt::Key_F1);
        deliverPosted();
        QVERIFY(shown(QStringLiteral("In Specter Ops:")) >= 0);
        QVERIFY(shown(QStringLiteral("In Conquest of Planet Earth:")) >= 0);
    }

    /// The words that stand in the empty search are of the game whose rules are read.
    void theRulesSuggestWordsOfTheirGame()
    {
        DeskAtRest at;
        const auto suggested
            = [&] { return at.window().findChild<QWidget *>(QStringLiteral("RulesPage"))->findChild<QLineEdit *>(); };
        const std::vector<std::pair<const char *, const char *>> words{{"omega", "cover, door, EMI…"},
            {"conquest", "saucer, terror, battle…"}, {"specter", "sensor, vehicle, last seen…"}};
        for (const auto &[game, expected] : words)
        {
            emit at.window().playRequested(QLatin1String(game));
            at.press(Qt::Key_F2);
            QCOMPARE(suggested()->placeholderText(), QString::fromUtf8(expected));
            for (const QString &word : suggested()->placeholderText().remove(QChar(0x2026)).split(QStringLiteral(", ")))
            {
                QVERIFY2(
                    std::ranges::any_of(ruleLibrary(), [&](const RuleText &rule) { return isFoundBy(rule, word); }),
                    qPrintable(word));
            }
            at.press(Qt::Key_Escape);
        }
    }

    /// The list of keys begins at its top and has the keyboard; Home and End go to its ends.
    void theListOfKeysIsScrolledAtOnce()
    {
        DeskAtRest at;
        at.press(Qt::Key_F1);
        deliverPosted();
        auto *page = at.window().findChild<QWidget *>(QStringLiteral("KeyboardPage"));
        QVERIFY(page != nullptr);
        const QScrollBar *bar = page->findChild<QScrollArea *>()->verticalScrollBar();
        QVERIFY(page->isAncestorOf(at.window().focusWidget()));
        QVERIFY(bar->maximum() > 0);
        QTest::keyClick(at.window().focusWidget(), Qt::Key_End);
        QCOMPARE(bar->value(), bar->maximum());
        at.press(Qt::Key_Escape);
        at.press(Qt::Key_F1);
        deliverPosted();
        QCOMPARE(bar->value(), 0);
    }

    /// A key that is held down too long plays no steps; it looks through the journal as long as it is held.
    void aHeldKeyDoesOneStep()
    {
        DeskAtRest at;
        emit at.window().playRequested(QStringLiteral("omega"));
        QStringList once;
        QStringList often;
        for (const QAction *action : at.window().actions())
            (action->autoRepeat() ? often : once) << action->shortcut().toString();
        for (const char *key : {"Ctrl+Return", "F9", "Ctrl+T", "F11"})
            QVERIFY2(once.contains(QLatin1String(key)), key);
        for (const char *key : {"F6", "F7"})
            QVERIFY2(often.contains(QLatin1String(key)), key);
    }

    /// Also where help is asked for the first time on that page, and nothing was seen to change.
    void theFirstHelpOnADeskHasItsKeysFirst()
    {
        DeskAtRest at;
        QVERIFY(QTest::qWaitForWindowActive(&at.window()));
        emit at.window().playRequested(QStringLiteral("omega"));
        at.press(Qt::Key_F1);
        deliverPosted();
        int key = -1;
        int quit = -1;
        for (const QLabel *label : at.window().findChildren<QLabel *>())
        {
            if (label->isVisible() && label->text() == QStringLiteral("Ctrl+Enter"))
                key = label->mapToGlobal(QPoint()).y();
            if (label->isVisible() && label->text() == QStringLiteral("Ctrl+Q"))
                quit = label->mapToGlobal(QPoint()).y();
        }
        QVERIFY(key >= 0 && quit >= 0 && key < quit);
    }

    void theSettingsFollowTheirKeys()
    {
        DeskAtRest at;
        QVERIFY(QTest::qWaitForWindowActive(&at.window()));
        const Qt::KeyboardModifiers both = Qt::ControlModifier | Qt::ShiftModifier;
        at.press(Qt::Key_I, both);
        at.press(Qt::Key_L, both);
        at.press(Qt::Key_Up, both);
        at.press(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(at.desk().preferences(),
            (Preferences{
                Language::Italian, ThemeChoice::Light, {{QStringLiteral("omega"), QStringLiteral("first")}}, 125}));
        at.press(Qt::Key_E, both);
        at.press(Qt::Key_D, both);
        at.press(Qt::Key_Down, both);
        at.press(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(
            at.desk().preferences(), (Preferences{.editions = {{QStringLiteral("omega"), QStringLiteral("revised")}}}));
    }
};

DOSSIER_TESTS(AccessibilityTest, Windows)

} // namespace accessibility_test

#include "accessibility_test.moc"
