// The verdict bar and the page of rules: signals, keys, names, no clipped text, and pictures in both languages and
// themes.
#include "app/games/games.h"
#include "app/window/translators.h"
#include "model/omega/geometry/rule_ids.h"
#include "model/specter/examples/rule_source.h"
#include "tests/support/drawn_board.h"
#include "tests/support/test_class.h"
#include "tests/support/views/pictures.h"
#include "views/kit/appearance.h"
#include "views/omega/verdict/judged_scene.h"
#include "views/omega/verdict/verdict_bar.h"
#include "views/rules/rule_library.h"
#include "views/window/rule_view.h"
#include "views/window/rules_page.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace verdict_screens
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// A commando with a rifle, and an enemy behind a wall's corner, whose card is typed in or not.
omega::Board ambush(bool known)
{
    const DrawnBoard drawing = drawn({"......T..", "..#.#....", "..A......"});
    omega::Board board;
    board.map = drawing.map;
    omega::Piece heavy;
    heavy.figure.at = drawing['A'];
    heavy.facing = Facing::East;
    heavy.label = "Heavy Support";
    heavy.speed = 4;
    heavy.weapons.push_back({"Rifle", AttackType::Ranged, 8, DicePool{3, 1}, false});
    omega::Piece clone;
    clone.figure.at = drawing['T'];
    clone.side = Side::Enemy;
    clone.label = "Rogue Clone";
    if (known)
        clone.rangedDefense = omega::Defense{2, 4};
    board.pieces = {heavy, clone};
    return board;
}

BoardChoice attack()
{
    BoardChoice choice;
    choice.actor = 0;
    choice.target = 1;
    choice.weapon = 0;
    return choice;
}

void explain(VerdictBar &bar, const omega::Board &board, const BoardChoice &choice)
{
    bar.explain(board, choice, judged(board, choice, Printing::Revised));
}

/// Presses the button whose name has that part; says whether there is one.
bool press(const QWidget &widget, const QString &part)
{
    for (QPushButton *button : widget.findChildren<QPushButton *>())
        if (button->accessibleName().contains(part))
        {
            QTest::keyClick(button, Qt::Key_Space);
            return true;
        }
    return false;
}

QString clippedTexts(const QWidget &widget)
{
    QStringList all;
    for (const QLabel *label : widget.findChildren<QLabel *>())
    {
        if (!label->isVisibleTo(&widget) || label->text().isEmpty())
            continue;
        const int needed = label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
        const bool wide = label->wordWrap() || label->width() >= label->sizeHint().width();
        if (label->height() < needed || !wide)
            all << label->text();
    }
    for (const QAbstractButton *button : widget.findChildren<QAbstractButton *>())
        if (button->isVisibleTo(&widget) && button->width() < button->minimumSizeHint().width())
            all << button->accessibleName();
    return all.join(u'\n');
}

} // namespace

class VerdictScreens : public QObject
{
    Q_OBJECT

    Pictures m_pictures;
    Translators m_translators;

    /// Puts on the variant of the row and returns its theme.
    const Theme &wearVariant()
    {
        const Preferences worn = variant();
        m_translators.speak(worn.language);
        wear(*qApp, themeFor(worn.theme), worn.textPercent);
        return themeFor(worn.theme);
    }

    /// Gives a bar the height that it needs at a width; how it lays itself out at that width comes first.
    static void fit(VerdictBar &bar)
    {
        bar.resize(1000, bar.height());
        QCoreApplication::processEvents();
        bar.resize(1000, bar.heightForWidth(1000));
    }

    void save(QWidget &widget, const char *name)
    {
        m_pictures.keep(widget, QLatin1String(name));
        QCOMPARE(clippedTexts(widget), QString());
    }

private slots:

    void initTestCase()
    {
        loadResources();
        setRuleBooks(rulesOf(games()));
    }

    void init() { m_translators.speak(Language::English); }

    void theBar_data() { addVariants(); }

    void theBar()
    {
        wearVariant();
        VerdictBar bar;
        BoardChoice choice = attack();
        choice.evidence = 2;
        explain(bar, ambush(true), choice);
        bar.show();
        fit(bar);
        save(bar, "verdict");
        explain(bar, ambush(false), attack());
        fit(bar);
        save(bar, "verdict-unknown");
        choice = {};
        choice.actor = 0;
        choice.path = {{2, 2}, {2, 1}};
        explain(bar, ambush(true), choice);
        fit(bar);
        save(bar, "verdict-move");
    }

    void thePage_data() { addVariants(); }

    void thePage()
    {
        const Theme &theme = wearVariant();
        RulesPage page;
        page.setTheme(theme);
        page.resize(1280, 860);
        page.showRule(rule::OP_SIGHT_R4);
        page.show();
        save(page, "rules");
    }

    void theStreetsOfARule_data() { addVariants(); }

    void theStreetsOfARule()
    {
        const Theme &theme = wearVariant();
        RuleView view;
        view.setTheme(theme);
        view.resize(860, 1);
        view.show();
        for (const RuleText &rule : ruleLibrary())
        {
            if (specter::exampleOf(rule) == nullptr)
                continue;
            view.render(rule.rule);
            QCoreApplication::processEvents();
            view.resize(860, view.sizeHint().height());
            const std::string name = "rule-" + std::string(id(rule.rule));
            save(view, name.c_str());
        }
    }

    void theBarSignals()
    {
        VerdictBar bar;
        explain(bar, ambush(false), attack());
        bar.show();
        QSignalSpy rules(&bar, &VerdictBar::ruleAsked);
        QSignalSpy evidence(&bar, &VerdictBar::evidencePicked);
        QSignalSpy choices(&bar, &VerdictBar::choiceChanged);
        QSignalSpy sheets(&bar, &VerdictBar::pieceSheetAsked);
        QVERIFY(press(bar, QStringLiteral("OP-SIGHT-R1")));
        QCOMPARE(rules.size(), 1);
        QVERIFY(press(bar, QStringLiteral("Next line")));
        QCOMPARE(evidence.size(), 1);
        QVERIFY(press(bar, QStringLiteral("Fill in the")));
        QCOMPARE(sheets.size(), 1);
        QCOMPARE(sheets.front().front().toULongLong(), 1ULL);
        auto *weapons = bar.findChild<QComboBox *>();
        QTest::keyClick(weapons, Qt::Key_Up);
        QCOMPARE(choices.size(), 1);
        QVERIFY(!choices.front().front().value<BoardChoice>().weapon);
    }

    void everyControlHasAName()
    {
        VerdictBar bar;
        explain(bar, ambush(false), attack());
        for (const QWidget *widget : bar.findChildren<QWidget *>())
            if (widget->focusPolicy() & Qt::TabFocus && widget->isVisibleTo(&bar) && widget->focusProxy() == nullptr)
                QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }

    void theQueryIsCopied()
    {
        VerdictBar bar;
        explain(bar, ambush(true), attack());
        bar.copyQuery();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("omega.sight")));
    }

    void everyRuleOpens()
    {
        RulesPage page;
        for (const Rule rule : omega::digest.rules())
        {
            QVERIFY2(textOf(rule) != nullptr, id(rule).data());
            page.showRule(rule);
            QCOMPARE(page.rule(), rule);
        }
    }

    void rulesAreFoundInTheLanguageOnScreen()
    {
        const RuleText &cover = *textOf(rule::OP_SIGHT_R4);
        QVERIFY(isFoundBy(cover, QStringLiteral("cover")) && isFoundBy(cover, QStringLiteral("op-sight-r4")));
        m_translators.speak(Language::Italian);
        QVERIFY(isFoundBy(cover, QStringLiteral("COPERTURA")));
        QVERIFY(isFoundBy(*textOf(rule::OP_DICE_2), QStringLiteral("probabilita")));
        RulesPage page;
        page.findChild<QLineEdit *>()->setText(QStringLiteral("nonexistent"));
        QCOMPARE(page.findChild<QListWidget *>()->count(), 0);
        page.showRule(rule::OP_GAS_1);
        QCOMPARE(page.findChild<QListWidget *>()->count(), static_cast<int>(ruleLibrary().size()));
    }
};

DOSSIER_TESTS(VerdictScreens, Windows)

} // namespace verdict_screens

#include "verdict_screens.moc"
