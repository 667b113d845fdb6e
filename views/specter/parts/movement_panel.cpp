#include "views/specter/parts/movement_panel.h"

#include "model/specter/seen/numbers.h"
#include "model/specter/seen/refusal.h"
#include "model/specter/seen/rule_ids.h"
#include "views/rules/rule_links.h"
#include "views/specter/parts/option_row.h"
#include "views/specter/words/command_wording.h"
#include "views/specter/words/refusal_wording.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

struct MovementWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::MovementPanel)
};

constexpr std::array gazes{specter::Gaze::North, specter::Gaze::East, specter::Gaze::South, specter::Gaze::West};

RowOption optionOf(HunterWay way, bool inVehicle)
{
    switch (way)
    {
    case HunterWay::OnFoot:
        return inVehicle
            ? RowOption{MovementWords::tr("Get out"), MovementWords::tr("Leave the vehicle onto a space next to it")}
            : RowOption{MovementWords::tr("Walk"), MovementWords::tr("Move on foot, or stay")};
    case HunterWay::GetIn:
        return {MovementWords::tr("Get in"), MovementWords::tr("Walk to the vehicle and get in; that ends the move")};
    case HunterWay::Drive:
        return {MovementWords::tr("Drive"), MovementWords::tr("Drive the vehicle over roads, or stay in it")};
    case HunterWay::Sensor:
        return {MovementWords::tr("Motion sensor"), MovementWords::tr("Ask the sensor instead of moving")};
    case HunterWay::LookBack:
        return {MovementWords::tr("Past position"), MovementWords::tr("Instead of moving, learn where the agent was")};
    case HunterWay::Shoot:
        return {wording::name(specter::Means::SniperShot), MovementWords::tr("After moving: look along one line")};
    }
    return {};
}

/// Returns the card's limit on attacks after that movement; empty when there is none.
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

Part waysRow(const SpecterViewPtr &view, const HuntersPick &pick, const Action<HuntersPick> &choose)
{
    const std::vector<HunterWay> ways = waysOf(*view);
    const bool inVehicle = specter::inPlay(view->open, view->open.turn->hunter).inVehicle;
    std::vector<RowOption> options;
    for (const HunterWay way : ways)
        options.push_back(optionOf(way, inVehicle));
    const auto highlighted = std::ranges::find(ways, pick.way);
    return optionRow(MovementWords::tr("Movement"), {}, options,
        highlighted == ways.end() ? -1 : static_cast<int>(highlighted - ways.begin()),
        [view, pick, ways, choose](int index)
        {
            HuntersPick next = pick;
            next.way = ways.at(static_cast<std::size_t>(index));
            if (next.to && !endsOf(*view, next.way).contains(*next.to))
                next.to.reset();
            next.said.clear();
            choose.run(next);
        });
}

Part gazeRow(const SpecterViewPtr &view, const HuntersPick &pick, const Action<HuntersPick> &choose)
{
    const std::vector<HunterWay> ways = waysOf(*view);
    std::vector<RowOption> options;
    if (pick.way == HunterWay::Shoot && std::ranges::find(ways, pick.way) != ways.end())
        for (const specter::Gaze gaze : gazes)
            options.push_back({wording::name(gaze), MovementWords::tr("Looking: %1").arg(wording::name(gaze))});
    return optionRow(MovementWords::tr("Line"), {}, options,
        static_cast<int>(std::ranges::find(gazes, pick.gaze) - gazes.begin()),
        [pick, choose](int index)
        {
            HuntersPick next = pick;
            next.gaze = gazes.at(static_cast<std::size_t>(index));
            choose.run(next);
        });
}

} // namespace

Part movementPanel(const SpecterViewPtr &view, const HuntersPick &pick, const QString &tells,
    const Action<HuntersPick> &choose, const Action<Rule> &openRule)
{
    const std::optional<specter::Command> command = waysOf(*view).empty() ? std::nullopt : supposedOf(*view, pick);
    const bool moves = pick.way == HunterWay::OnFoot || pick.way == HunterWay::Drive;
    std::optional<specter::Violation> against;
    if (command && !specter::malformed(view->open, *command))
        against = specter::refusal(*view, *command);
    QString verdict;
    if (against)
        verdict = MovementWords::tr("Not allowed: %1").arg(wording::sentence(view->open, *against));
    else if (command)
        verdict = MovementWords::tr("Allowed: %1").arg(wording::button(*view, *command)) + limitOf(*view, pick);
    else if (moves && !view->open.turn->moved)
        verdict = MovementWords::tr("Choose the space where the move ends; framed ones are allowed.");
    const std::vector<Rule> rules = against ? std::vector{against->rule} : std::vector<Rule>{};
    return card(
        {text(MovementWords::tr("What does %1 do?").arg(wording::nameOf(view->open, view->open.turn->hunter)),
             Role::Strong)
                .wrapping(),
            waysRow(view, pick, choose), gazeRow(view, pick, choose), text(verdict).wrapping().when(!verdict.isEmpty()),
            ruleLinks(rules, openRule).when(against.has_value()),
            text(tells, Role::Small).wrapping().when(!tells.isEmpty())})
        .spaced(6, {14, 8, 14, 8})
        .with(&Box::look, QLatin1String("verdict"))
        .with(&Part::tone,
            QLatin1String(against ? "refused"
                    : command     ? "allowed"
                                  : ""));
}

} // namespace dossier
