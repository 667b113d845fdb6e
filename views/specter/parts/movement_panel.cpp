#include "views/specter/parts/movement_panel.h"

#include "model/specter/seen/numbers.h"
#include "model/specter/seen/refusal.h"
#include "model/specter/seen/rule_ids.h"
#include "views/kit/chip.h"
#include "views/kit/labels.h"
#include "views/rules/rule_links.h"
#include "views/specter/parts/option_row.h"
#include "views/specter/words/command_wording.h"
#include "views/specter/words/refusal_wording.h"
#include "views/specter/words/wording.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

constexpr std::array gazes{specter::Gaze::North, specter::Gaze::East, specter::Gaze::South, specter::Gaze::West};

OptionRow::Option optionOf(HunterWay way, bool inVehicle)
{
    switch (way)
    {
    case HunterWay::OnFoot:
        return inVehicle ? OptionRow::Option{MovementPanel::tr("Get out"),
                               MovementPanel::tr("Leave the vehicle onto a space next to it")}
                         : OptionRow::Option{MovementPanel::tr("Walk"), MovementPanel::tr("Move on foot, or stay")};
    case HunterWay::GetIn:
        return {MovementPanel::tr("Get in"), MovementPanel::tr("Walk to the vehicle and get in; that ends the move")};
    case HunterWay::Drive:
        return {MovementPanel::tr("Drive"), MovementPanel::tr("Drive the vehicle over roads, or leave it where it is")};
    case HunterWay::Sensor:
        return {MovementPanel::tr("Motion sensor"), MovementPanel::tr("Ask the sensor instead of moving")};
    case HunterWay::LookBack:
        return {MovementPanel::tr("Past position"), MovementPanel::tr("Instead of moving, learn where the agent was")};
    case HunterWay::Shoot:
        return {wording::name(specter::Means::SniperShot), MovementPanel::tr("After moving: look along one line")};
    }
    return {};
}

/// What the card says of an attack after that movement; empty where it limits none.
QString limitOf(const specter::View &view, const HuntersPick &pick)
{
    const specter::HunterKind hunter = view.open.turn->hunter;
    const std::optional<specter::Strength> strength = specter::cardOf(view.open, hunter).strength;
    const std::optional<int> steps = strength && pick.to && pick.way == HunterWay::OnFoot
        ? specter::stepsBetween(boardOf(view.open), specter::inPlay(view.open, hunter).at, *pick.to)
        : std::nullopt;
    if (!steps || *steps < strength->stepsThatLimitAttack)
        return {};
    return QStringLiteral(". ")
        + wording::sentence(view.open, {rule::SO_HUNT_4, specter::reason::OwnSpaceAlone{*steps}});
}

} // namespace

MovementPanel::MovementPanel(QWidget *parent)
    : QFrame(parent)
    , m_headline(newParagraph(Role::Strong, this))
    , m_wayRow(new OptionRow(this))
    , m_gazeRow(new OptionRow(this))
    , m_verdict(newParagraph(Role::Body, this))
    , m_rules(new RuleLinks(this))
    , m_tells(newParagraph(Role::Small, this))
{
    setProperty("role", QStringLiteral("verdict"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 14, 8);
    column->setSpacing(6);
    for (QWidget *part : std::initializer_list<QWidget *>{m_headline, m_wayRow, m_gazeRow, m_verdict, m_rules, m_tells})
        column->addWidget(part);
    connect(m_wayRow, &OptionRow::chosen, this,
        [this](qsizetype index)
        {
            HuntersPick pick = m_pick;
            pick.way = m_ways.at(static_cast<std::size_t>(index));
            if (pick.to && !endsOf(*m_view, pick.way).contains(*pick.to))
                pick.to.reset();
            pick.said.clear();
            emit pickedOtherwise(pick);
        });
    connect(m_gazeRow, &OptionRow::chosen, this,
        [this](qsizetype index)
        {
            HuntersPick pick = m_pick;
            pick.gaze = gazes.at(static_cast<std::size_t>(index));
            emit pickedOtherwise(pick);
        });
    connect(m_rules, &RuleLinks::ruleAsked, this, &MovementPanel::ruleAsked);
}

void MovementPanel::render(const SeenSpecter &view, const HuntersPick &pick, const QString &tells)
{
    m_view = view;
    m_pick = pick;
    m_headline->setText(view->open.turn->moved
            ? tr("%1 has moved").arg(wording::nameOf(view->open, view->open.turn->hunter))
            : tr("What does %1 do?").arg(wording::nameOf(view->open, view->open.turn->hunter)));
    renderWays();
    renderVerdict();
    m_tells->setText(tells);
    m_tells->setVisible(!tells.isEmpty());
}

void MovementPanel::renderWays()
{
    m_ways = waysOf(*m_view);
    const bool inVehicle = specter::inPlay(m_view->open, m_view->open.turn->hunter).inVehicle;
    QList<OptionRow::Option> options;
    for (const HunterWay way : m_ways)
        options << optionOf(way, inVehicle);
    const auto lit = std::ranges::find(m_ways, m_pick.way);
    m_wayRow->setCaption(tr("Movement"));
    m_wayRow->render(options, lit == m_ways.end() ? -1 : lit - m_ways.begin());
    options.clear();
    if (m_pick.way == HunterWay::Shoot && lit != m_ways.end())
        for (const specter::Gaze gaze : gazes)
            options << OptionRow::Option{wording::name(gaze), tr("Looking: %1").arg(wording::name(gaze))};
    m_gazeRow->setCaption(tr("Line"));
    m_gazeRow->render(options, std::ranges::find(gazes, m_pick.gaze) - gazes.begin());
}

/// What the rules say of what is picked.
void MovementPanel::renderVerdict()
{
    const std::optional<specter::Command> command = m_ways.empty() ? std::nullopt : supposedOf(*m_view, m_pick);
    const bool moves = m_pick.way == HunterWay::OnFoot || m_pick.way == HunterWay::Drive;
    std::optional<specter::Violation> against;
    if (command && !specter::malformed(m_view->open, *command))
        against = specter::refusal(*m_view, *command);
    QString text;
    if (against)
        text = tr("Not allowed: %1").arg(wording::sentence(m_view->open, *against));
    else if (command)
        text = tr("Allowed: %1").arg(wording::button(*m_view, *command)) + limitOf(*m_view, m_pick);
    else if (moves && !m_view->open.turn->moved)
        text = tr("Choose the space where the move ends; framed ones are allowed.");
    m_verdict->setText(text);
    m_verdict->setVisible(!text.isEmpty());
    m_rules->setRules(against ? std::vector<Rule>{against->rule} : std::vector<Rule>{});
    m_rules->setVisible(against.has_value());
    setToneWord(this, against ? "refused" : command ? "allowed" : "");
}

} // namespace dossier
