// The verdict bar and the page of rules: signals, keys, names, no clipped text, and pictures in both languages and
// themes.
#include "app/games/games.h"
#include "app/window/translators.h"
#include "model/omega/geometry/rule_ids.h"
#include "model/specter/examples/rule_source.h"
#include "tests/support/drawn_board.h"
#include "tests/support/test_class.h"
#include "tests/support/views/pictures.h"
#include "tests/support/views/posted_events.h"
#include "views/kit/appearance.h"
#include "views/kit/screen.h"
#include "views/omega/verdict/judged_scene.h"
#include "views/omega/verdict/verdict_bar.h"
#include "views/rules/rule_library.h"
#include "views/window/rule_view.h"
#include "views/window/rules_page.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTest>

#include <functional>

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

/// The output of the bar.
struct Given
{
    std::vector<Rule> rules{};
    std::vector<std::optional<std::size_t>> evidence{};
    std::vector<BoardChoice> choices{};
    std::vector<std::size_t> sheets{};
};

Part barOf(const omega::Board &board, const BoardChoice &choice, Given *given = nullptr)
{
    const VerdictActions actions{.openRule = [given](Rule rule) { given->rules.push_back(rule); },
        .pickEvidence = [given](std::optional<std::size_t> evidence) { given->evidence.push_back(evidence); },
        .choose = [given](const BoardChoice &other) { given->choices.push_back(other); },
        .openSheet = [given](std::size_t piece) { given->sheets.push_back(piece); }};
    return verdictBar(board, choice, judged(board, choice, Printing::Revised), false, actions);
}

void explain(Screen &bar, const omega::Board &board, const BoardChoice &choice, Given *given = nullptr)
{
    bar.render(QString(), [=](const Theme & /*theme*/) { return barOf(board, choice, given); });
}

/// The first part that is so, of a tree; null where none is.
const Part *found(const Part &part, const std::function<bool(const Part &)> &isSo)
{
    if (isSo(part))
        return &part;
    for (const Part &one : part.inside)
        if (const Part *inside = found(one, isSo))
            return inside;
    return nullptr;
}

/// Presses the button that is called so; false where there is none.
bool press(const Part &part, const QString &words)
{
    const Part *button = found(part,
        [&](const Part &one)
        {
            return std::holds_alternative<Button>(one.content)
                && (spoken(one).contains(words) || one.tip.contains(words));
        });
    if (button != nullptr)
        std::get<Button>(button->content).pressed.run();
    return button != nullptr;
}

const Field &fieldOf(const Part &part, const QString &key)
{
    return std::get<Field>(found(part, [&](const Part &one) { return one.key == key; })->content);
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
    static void fit(Screen &bar)
    {
        bar.resize(1000, bar.height());
        deliverPosted();
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
        Screen bar(nullptr);
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
        (void)wearVariant();
        RulesPage page{Action<>()};
        page.resize(1280, 860);
        page.showRule(rule::OP_SIGHT_R4);
        page.show();
        save(page, "rules");
    }

    void theStreetsOfARule_data() { addVariants(); }

    void theStreetsOfARule()
    {
        (void)wearVariant();
        Screen view(nullptr);
        view.resize(860, 1);
        view.show();
        for (const RuleText &rule : ruleLibrary())
        {
            if (specter::exampleOf(rule) == nullptr)
                continue;
            view.render({}, [&](const Theme & /*theme*/) { return ruleView(rule, {}); });
            deliverPosted();
            view.resize(860, view.sizeHint().height());
            const std::string name = "rule-" + std::string(id(rule.rule));
            save(view, name.c_str());
        }
    }

    void theBarGivesWhatIsPressed()
    {
        Given given;
        const Part bar = barOf(ambush(false), attack(), &given);
        QVERIFY(press(bar, QStringLiteral("Next line")));
        QCOMPARE(given.evidence, (std::vector{std::optional<std::size_t>(0)}));
        QVERIFY(press(bar, QStringLiteral("Previous line")));
        QVERIFY(given.evidence.back() > std::size_t{0});
        QVERIFY(press(bar, QStringLiteral("fill it in")));
        QCOMPARE(given.sheets, std::vector<std::size_t>{1});
        fieldOf(bar, QStringLiteral("weapon")).entered.run(0);
        QCOMPARE(given.choices.size(), std::size_t{1});
        QVERIFY(!given.choices.front().weapon);
        fieldOf(bar, QStringLiteral("black")).entered.run(0);
        QCOMPARE(given.choices.size(), std::size_t{1});
        fieldOf(bar, QStringLiteral("reroll")).entered.run(2);
        QCOMPARE(given.choices.back().reroll, std::optional(Reroll::Blanks));
    }

    /// People read titles; a menu has those of all rules but the first.
    void aRuleOfTheBarIsOpened()
    {
        Screen bar(nullptr);
        Given given;
        explain(bar, ambush(false), attack(), &given);
        QStringList titles;
        for (QPushButton *button : bar.findChildren<QPushButton *>())
            if (button->toolTip().startsWith(QStringLiteral("Open the rule: OP-")))
            {
                titles << button->text();
                button->click();
            }
            else if (button->menu() != nullptr)
                for (QAction *action : button->menu()->actions())
                {
                    titles << action->text();
                    action->trigger();
                }
        QVERIFY(titles.size() > 1 && titles.contains(QStringLiteral("Two lines from one corner")));
        QCOMPARE(static_cast<qsizetype>(given.rules.size()), titles.size());
        QVERIFY(std::ranges::find(given.rules, rule::OP_SIGHT_R1) != given.rules.end());
    }

    void everyControlHasAName()
    {
        Screen bar(nullptr);
        explain(bar, ambush(false), attack());
        for (const QWidget *widget : bar.findChildren<QWidget *>())
            if (widget->focusPolicy() & Qt::TabFocus && widget->isVisibleTo(&bar) && widget->focusProxy() == nullptr)
                QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }

    void everyRuleOpens()
    {
        RulesPage page{Action<>()};
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
        RulesPage page{Action<>()};
        QTest::keyClicks(page.findChild<QLineEdit *>(), QStringLiteral("nonexistent"));
        QCOMPARE(page.findChild<QListWidget *>()->count(), 0);
        page.showRule(rule::OP_GAS_1);
        QCOMPARE(page.findChild<QListWidget *>()->count(), static_cast<int>(ruleLibrary().size()));
    }
};

DOSSIER_TESTS(VerdictScreens, Windows)

} // namespace verdict_screens

#include "verdict_screens.moc"
