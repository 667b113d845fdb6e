#include "views/specter/hunters/attack_panel.h"

#include "model/specter/seen/rule_ids.h"
#include "views/kit/flow_layout.h"
#include "views/kit/in_sight.h"
#include "views/kit/labels.h"
#include "views/kit/screen.h"
#include "views/rules/rule_links.h"
#include "views/specter/hunters/die_entry.h"
#include "views/specter/parts/attack_odds.h"
#include "views/specter/parts/option_row.h"
#include "views/specter/words/command_wording.h"
#include "views/specter/words/wording.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int mostDice = 3;

/// Whether a command waits for dice that are entered here.
bool isRolled(const SeenSpecter &view, const specter::Due &due)
{
    const bool ambush = view->open.players.sheetsOnPaper && holds_alternative<specter::SpringAmbush>(due.command);
    return ambush || holds_alternative<specter::AttackAgent>(due.command)
        || holds_alternative<specter::QuickDraw>(due.command) || holds_alternative<specter::UseStrength>(due.command);
}

std::vector<std::vector<int>> diceOf(const specter::Command &rolled)
{
    if (const auto *attack = get_if<specter::AttackAgent>(&rolled))
        return attack->dice;
    const auto *draw = get_if<specter::QuickDraw>(&rolled);
    return draw != nullptr ? draw->dice : std::vector<std::vector<int>>();
}

} // namespace

AttackPanel::AttackPanel(QWidget *parent)
    : QFrame(parent)
    , m_headline(newParagraph(Role::Strong, this))
    , m_optionRow(new Screen(this))
    , m_odds(newParagraph(Role::Body, this))
    , m_ask(newParagraph(Role::Small, this))
    , m_rules(new RuleLinks(this))
    , m_back(new QShortcut(QKeySequence(Qt::Key_Backspace), this))
    , m_enter(newButton("secondary", {}, this))
    , m_hits(newButton("secondary", {}, this))
    , m_misses(newButton("secondary", {}, this))
    , m_roll(newButton("secondary", {}, this))
    , m_decide(newParagraph(Role::Small, this))
{
    setProperty("role", QStringLiteral("verdict"));
    for (int i = 0; i < mostDice; ++i)
    {
        m_dice << new DieEntry(this);
        connect(m_dice.back(), &DieEntry::entered, this,
            [this]
            {
                m_rolled = false;
                renderButtons();
                emit entered();
            });
    }
    layOut();
    addKeys();
    connect(m_rules, &RuleLinks::ruleAsked, this, &AttackPanel::ruleAsked);
    connect(m_enter, &QPushButton::clicked, this,
        [this]
        {
            if (const std::optional<SpecterAsk> ask = command())
                emit commandGiven(*ask);
        });
    connect(m_hits, &QPushButton::clicked, this, [this] { emit commandGiven(askingSpecter(commandWith(true))); });
    connect(m_misses, &QPushButton::clicked, this, [this] { emit commandGiven(askingSpecter(commandWith(false))); });
    connect(m_roll, &QPushButton::clicked, this, [this] { emit rollAsked(askingSpecter(commandWith({}))); });
    renderButtons();
    hide();
}

void AttackPanel::layOut()
{
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(buttons, 8);
    for (QWidget *button : {m_enter, m_hits, m_misses, m_roll})
        flow->addWidget(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 14, 8);
    column->setSpacing(6);
    for (QWidget *part : std::initializer_list<QWidget *>{m_headline, m_optionRow, m_odds, m_ask})
        column->addWidget(part);
    for (DieEntry *die : m_dice)
        column->addWidget(die);
    column->addWidget(m_decide);
    column->addWidget(buttons);
    column->addWidget(m_rules);
}

/// Digits are dice as long as some are due, and Backspace takes the last of them back, wherever the keyboard is; a line
/// that is written in keeps its own.
void AttackPanel::addKeys()
{
    constexpr int mostFace = 6;
    for (int face = 1; face <= mostFace; ++face)
    {
        auto *key = new QShortcut(QKeySequence(QString::number(face)), this);
        key->setContext(Qt::WindowShortcut);
        connect(key, &QShortcut::activated, this, [this, face] { enterFace(face); });
    }
    m_back->setContext(Qt::WindowShortcut);
    connect(m_back, &QShortcut::activated, this, &AttackPanel::takeBack);
}

void AttackPanel::enterFace(int face)
{
    const auto takes = [](DieEntry *die) { return die->isVisible() && die->isAncestorOf(QApplication::focusWidget()); };
    const auto waits = [](DieEntry *die) { return die->isVisible() && !die->isWhole(); };
    auto die = std::ranges::find_if(m_dice, takes);
    if (die == m_dice.end() || (*die)->isWhole())
        if (const auto next = std::ranges::find_if(m_dice, waits); next != m_dice.end())
            die = next;
    if (die != m_dice.end())
        (*die)->enter(face);
}

bool AttackPanel::canTakeBack() const
{
    return !isHidden() && !m_rolled
        && std::ranges::any_of(m_dice, [](const DieEntry *die) { return !die->isHidden() && !die->faces().empty(); });
}

/// The last roll of the die that has the keyboard, else of the last one that has any.
bool AttackPanel::takeBack()
{
    if (!canTakeBack())
        return false;
    const auto has = [](DieEntry *die) { return !die->isHidden() && !die->faces().empty(); };
    DieEntry *last = nullptr;
    for (DieEntry *die : m_dice)
        if (has(die) && (last == nullptr || !last->isAncestorOf(QApplication::focusWidget())))
            last = die;
    return last->takeBack();
}

void AttackPanel::render(const SeenSpecter &view)
{
    const bool same = m_view && m_view->open.turn == view->open.turn && m_view->due == view->due;
    m_view = view;
    m_options.clear();
    for (std::size_t i = 0; i < view->due.size(); ++i)
        if (isRolled(view, view->due[i]))
            m_options.push_back(i);
    setVisible(!m_options.empty());
    if (m_options.empty())
        return;
    if (same)
        retranslate();
    else
        choose(likeliest());
}

/// Of what is rolled for alike, as an attack on either agent, what hits most likely.
std::size_t AttackPanel::likeliest() const
{
    const auto due = [&](std::size_t index) -> const specter::Command & { return m_view->due[index].command; };
    const auto chance = [&](std::size_t index)
    {
        const bool alike = due(index).index() == due(m_options.front()).index();
        return alike ? chanceOf(m_view->open, due(index)).approximately() : -1.0;
    };
    return static_cast<std::size_t>(std::ranges::max_element(m_options, {}, chance) - m_options.begin());
}

void AttackPanel::choose(std::size_t option)
{
    m_option = option;
    m_rolled = false;
    for (DieEntry *die : m_dice)
        die->clear();
    retranslate();
    emit entered();
}

void AttackPanel::askDecision(const SpecterAsk &rolled)
{
    const auto option = std::ranges::find_if(m_options, [&](std::size_t due)
        { return withDice(m_view->due[due].command, {}, {}) == withDice(rolled.command(), {}, {}); });
    if (option == m_options.end())
        return;
    choose(static_cast<std::size_t>(option - m_options.begin()));
    const std::vector<std::vector<int>> faces = diceOf(rolled.command());
    for (std::size_t i = 0; i < faces.size() && i < static_cast<std::size_t>(mostDice); ++i)
        m_dice.at(static_cast<qsizetype>(i))->showFaces(faces[i]);
    m_rolled = true;
    renderButtons();
    emit entered();
    focusInSight(*m_hits);
}

void AttackPanel::setCanRoll(bool can)
{
    m_canRoll = can;
    renderButtons();
}

void AttackPanel::takeFocus()
{
    focusInSight(isUndecided() ? *m_hits : *m_dice.front()->findChild<QPushButton *>());
}

std::optional<specter::AttackTerms> AttackPanel::terms() const
{
    return m_options.empty() ? std::nullopt : termsOf(m_view->open, m_view->due[m_options[m_option]].command);
}

std::vector<std::vector<int>> AttackPanel::dice() const
{
    const std::optional<specter::AttackTerms> asked = terms();
    std::vector<std::vector<int>> rolled;
    for (int i = 0; i < std::min(asked ? asked->dice : 1, mostDice); ++i)
        rolled.push_back(m_dice.at(i)->faces());
    return rolled;
}

bool AttackPanel::isWhole() const
{
    for (std::size_t i = 0; i < dice().size(); ++i)
        if (!m_dice.at(static_cast<qsizetype>(i))->isWhole())
            return false;
    return !m_options.empty();
}

std::optional<bool> AttackPanel::hit() const
{
    const specter::Command &due = m_view->due[m_options[m_option]].command;
    if (const std::optional<specter::AttackTerms> asked = terms())
        return specter::hits(*asked, dice());
    return dice().front().front() >= leastRoll(m_view->open, due);
}

specter::Command AttackPanel::commandWith(const std::optional<bool> &decided) const
{
    return withDice(m_view->due[m_options[m_option]].command, dice(), decided);
}

std::optional<SpecterAsk> AttackPanel::command() const
{
    if (!isWhole() || !hit())
        return std::nullopt;
    return askingSpecter(commandWith({}));
}

QString AttackPanel::commandText() const
{
    if (!isWhole() || !hit())
        return {};
    return *hit() ? tr("Enter: a hit") : tr("Enter: a miss");
}

void AttackPanel::retranslate()
{
    if (!m_view || m_options.empty())
        return;
    std::vector<RowOption> options;
    for (const std::size_t index : m_options)
        options.push_back({wording::button(*m_view, m_view->due[index].command), {}});
    if (options.size() < 2)
        options.clear();
    m_optionRow->render(QString(),
        [this, options, now = static_cast<int>(m_option)](const Theme & /*theme*/)
        {
            return optionRow(tr("Reason for the roll"), {}, options, now,
                [this](int option) { choose(static_cast<std::size_t>(option)); });
        });
    m_headline->setText(wording::attackHeadline(m_view->open, m_view->due[m_options[m_option]].command));
    renderOdds();
    renderButtons();
}

void AttackPanel::renderOdds()
{
    const specter::Command &due = m_view->due[m_options[m_option]].command;
    m_odds->setText(wording::odds(m_view->open, due));
    m_odds->setToolTip(wording::exactOdds(m_view->open, due));
    m_odds->setAccessibleDescription(m_odds->toolTip());
    const QString question = wording::questionBefore(m_view->open, due);
    m_ask->setText(question);
    m_ask->setVisible(!question.isEmpty());
    m_rules->setRules({rule::SO_HUNT_4});
    const std::optional<specter::AttackTerms> asked = terms();
    const int count = asked ? asked->dice : 1;
    for (int i = 0; i < mostDice; ++i)
    {
        m_dice.at(i)->setVisible(i < count);
        m_dice.at(i)->setNumber(asked ? i + 1 : 0);
    }
}

/// People decide where the dice together reach the count, and none of them does.
void AttackPanel::renderButtons()
{
    const bool whole = m_view && isWhole();
    const bool open = isUndecided();
    m_back->setEnabled(canTakeBack());
    label(m_enter, whole && !open ? commandText() : tr("Enter the roll"),
        whole ? tr("The dice on the table match those entered here") : tr("First enter what each die shows"));
    m_enter->setEnabled(whole);
    m_enter->setVisible(!open);
    label(m_hits, tr("It hits"), tr("The players decide that the dice count together"));
    label(m_misses, tr("It misses"), tr("The players decide that each die counts by itself"));
    m_hits->setVisible(open);
    m_misses->setVisible(open);
    label(m_roll, tr("Let Dossier roll"), tr("Dossier rolls every die; the journal says so"));
    m_roll->setVisible(m_canRoll && !whole && (!m_view || dice().size() > 0));
    m_decide->setText(tr("No single die reaches the count, but together they do: the rules leave this open."));
    m_decide->setVisible(open);
}

} // namespace dossier
