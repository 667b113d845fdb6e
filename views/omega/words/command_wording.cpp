#include "views/omega/words/command_wording.h"

#include "model/omega/seen/attack.h"
#include "model/omega/seen/dashboard.h"
#include "model/omega/seen/moves.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/rooms.h"
#include "model/omega/seen/slowed.h"
#include "model/omega/seen/turn_order.h"
#include "views/board/space_name.h"
#include "views/kit/filled.h"
#include "views/omega/verdict/attack_wording.h"
#include "views/omega/words/facts.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct CommandWording
{
    Q_DECLARE_TR_FUNCTIONS(CommandWording)
};

using omega::PublicTable;

int tokensRefreshed(const PublicTable &table)
{
    int sum = 0;
    for (const omega::Ability &ability : table.content.abilities)
        sum += std::min(omega::tokensIn(table, ability.id), ability.refresh.value_or(0));
    return sum;
}

/// Returns the commando whose turn is next; none when this is the last.
std::optional<omega::Role> nextAfter(const PublicTable &table)
{
    std::optional<omega::Role> next;
    for (const omega::Role role : omega::takingTurns(table))
    {
        const omega::Commando &commando = omega::inPlay(table, role);
        if (commando.done || (table.turn && table.turn->who == omega::Combatant(role)))
            continue;
        if (!next || commando.initiative.value_or(99) < omega::inPlay(table, *next).initiative.value_or(99))
            next = role;
    }
    return next;
}

/// True when Assist has joined the attack that is declared.
bool hasAssisted(const PublicTable &table)
{
    return table.pending.attack
        && std::ranges::count(table.pending.attack->joined, omega::EffectId{"assist"}, &omega::Joined::name) > 0;
}

/// Returns the button text of each command.
class Buttons
{
    Q_DECLARE_TR_FUNCTIONS(CommandWording)

public:
    explicit Buttons(const omega::View &view)
        : say(view.open)
        , m_view(view)
        , m_table(view.open)
    {
    }

    OmegaFacts say;

    SENTENCE(omega::BeginGame, tr("Begin the game"))

    QString operator()(const omega::AdvanceTimers & /*command*/) const
    {
        const int next = std::min(m_table.clock.primary + 1, omega::Clock::lastSpace);
        return tr("Advance the timers to %1").arg(next);
    }

    QString operator()(const omega::TransferAdrenaline & /*command*/) const
    {
        return tr("Transfer %1 to the pool").arg(m_view.forecast.transferred + m_view.forecast.filled);
    }

    QString operator()(const omega::AssignInitiative &command) const
    {
        QStringList order;
        for (const omega::Role role : command.order)
            order << shortNameOf(m_table, role);
        return tr("Initiative: %1").arg(order.join(QStringLiteral(", ")));
    }

    QString operator()(const omega::ChooseStance &command) const
    {
        return tr("%1: %2", "a commando, a stance")
            .arg(nameOf(m_table, command.role), nameOf(m_table, command.role, command.stance));
    }

    SENTENCE(omega::BeginTurn, tr("Begin the turn of {role}"))

    QString operator()(const omega::EndTurn & /*command*/) const
    {
        if (m_table.clock.step != omega::Step::Turns)
            return m_table.turn ? tr("End the activation of %1").arg(nameOf(m_table, m_table.turn->who))
                                : tr("End the activation");
        const std::optional<omega::Role> next = nextAfter(m_table);
        return next ? tr("End turn → %1").arg(calledOf(m_table, *next)) : tr("End turn → overseer");
    }

    QString operator()(const omega::RefreshDashboard & /*command*/) const
    {
        return tr("Refresh the wells: %1 to the bank").arg(tokensRefreshed(m_table));
    }

    SENTENCE(omega::BeginActivations, tr("On to the activations"))
    SENTENCE(omega::EndActivations, tr("Activations done"))

    QString operator()(const omega::DiscardAdrenaline & /*command*/) const
    {
        const int max = m_table.printing == Printing::First ? 10 : 15;
        const int gone = std::max(0, m_table.adrenaline.pool - max);
        return gone > 0 ? tr("Discard %1 and end the round").arg(gone) : tr("End round %1").arg(m_table.clock.round);
    }

    QString operator()(const omega::Move &command) const
    {
        const int cost = omega::adrenalineFor(m_table, command);
        const std::optional<omega::FigureId> slower = omega::slowsUnknown(m_table);
        if (command.surcharge > 0 && slower)
            return priced(tr("Move close to %1").arg(nameOf(m_table, *slower)), cost);
        //: an action on a button, with its cost
        return priced(command.actions > 1 ? tr("Move twice") : tr("Move"), cost);
    }

    QString operator()(const omega::Investigate & /*command*/) const { return action(omega::ActionKind::Investigate); }

    QString operator()(const omega::OpenDoor & /*command*/) const { return action(omega::ActionKind::OpenDoor); }

    SENTENCE(omega::ForceDoor, tr("Overseer opens the door"))

    QString operator()(const omega::Trade &command) const
    {
        return priced(
            tr("Hand over %1").arg(nameOf(m_table, command.card)), omega::costOf(m_table, omega::ActionKind::Trade));
    }

    QString operator()(const omega::Revive & /*command*/) const { return action(omega::ActionKind::Revive); }

    QString operator()(const omega::Heal & /*command*/) const { return action(omega::ActionKind::Heal); }

    QString operator()(const omega::UseKit &command) const
    {
        const omega::Kit *kit = omega::found(m_table.content.kits, command.kit);
        return priced(nameOf(m_table, command.kit), kit != nullptr ? kit->cost.value_or(0) : 0);
    }

    QString operator()(const omega::Deploy &command) const
    {
        const omega::Kit *kit = command.by ? omega::kitThatDeploys(m_table, command.kind) : nullptr;
        return priced(tr("Place: %1").arg(nameOf(m_table, command.kind)), kit != nullptr ? kit->cost.value_or(0) : 0);
    }

    SENTENCE(omega::Explode, tr("Roll for the explosion"))

    QString operator()(const omega::UseAbility &command) const
    {
        const omega::Ability *ability = omega::found(m_table.content.abilities, command.ability);
        const std::optional<int> cost
            = ability != nullptr ? omega::abilityCost(m_table, *ability, command.on) : std::nullopt;
        return cost ? tr("Use · %1", "an ability, its cost").arg(*cost) : tr("Use");
    }

    QString operator()(const omega::ActivateEnemy &command) const
    {
        const std::optional<int> cost = omega::activationCost(m_table, command.figure, command.combat);
        return priced(command.combat ? tr("Activate to fight") : tr("Activate to move"), cost.value_or(0));
    }

    QString operator()(const omega::DeclareAttack &command) const
    {
        const QString weapon = nameOf(m_table, command.weapon);
        const QString text = command.marker
            ? tr("Attack %1: %2", "a marker, with a weapon").arg(name(*command.marker), weapon)
            : tr("Attack: %1", "with a weapon").arg(weapon);
        return priced(text, omega::attackCost(m_table, command));
    }

    QString operator()(const omega::RollAttack & /*command*/) const
    {
        return m_table.pending.attack ? tr("Roll %1").arg(dice(m_table.pending.attack->dice)) : tr("Roll the attack");
    }

    QString operator()(const omega::ApplyAttack & /*command*/) const
    {
        const int hits
            = m_table.pending.attack && m_table.pending.attack->faces ? m_table.pending.attack->faces->hits() : 0;
        return tr("Apply %n hit(s)", nullptr, hits);
    }

    QString operator()(const omega::BoostChallenge & /*command*/) const { return priced(tr("Boost: one more die"), 1); }

    QString operator()(const omega::Assist &command) const
    {
        return priced((hasAssisted(m_table) ? tr("%1 assists: yet another die") : tr("%1 assists: one more die"))
                          .arg(nameOf(m_table, omega::Combatant(command.by))),
            1);
    }

    QString operator()(const omega::RollChallenge & /*command*/) const
    {
        const int black = m_table.pending.challenge ? m_table.pending.challenge->dice : 0;
        return tr("Roll %1").arg(dice({black, 0}));
    }

    SENTENCE(omega::RollHazard, tr("Roll for the hazard of {who}"))

    QString operator()(const omega::ResolveCard &command) const
    {
        const omega::RoomCard *card = omega::found(m_table.content.roomCards, command.card);
        if (card != nullptr && card->kind == omega::RoomCardKind::FaultyIntel)
            return command.tile ? tr("Turn the tile over: %1", "a room card").arg(nameOf(m_table, command.card))
                                : tr("Leave the tile: %1", "a room card").arg(nameOf(m_table, command.card));
        return card != nullptr && card->kind == omega::RoomCardKind::Clear
            ? tr("The room card is empty")
            : tr("Resolve: %1", "a room card").arg(nameOf(m_table, command.card));
    }

    QString operator()(const omega::Spawn &command) const
    {
        const QString text = tr("Place: %1").arg(nameOf(m_table, command.kind));
        const QString aside = tr("%1, and move %2 aside", "place an enemy, whom");
        return command.aside ? priced(aside.arg(text, nameOf(m_table, command.aside->who)), 1) : text;
    }

    SENTENCE(omega::PlaceMarkers, tr("Place: {marker}"))
    SENTENCE(omega::LeaveRest, tr("Done placing"))
    SENTENCE(omega::ReachCrisis, tr("Reach the Crisis Point"))

    QString operator()(const omega::ResolveEvent &command) const
    {
        return tr("Done: %1", "an event of the mission").arg(nameOf(m_table, command.event));
    }

    QString operator()(const omega::SpringEvent &command) const
    {
        return tr("Planned event: %1").arg(plannedName(m_view, command.event.text));
    }

    QString operator()(const omega::ContinueMove &command) const
    {
        const int cost = m_table.pending.move ? omega::slowedBy(m_table, *m_table.pending.move, command.path) : 0;
        return priced(command.path.size() > 1 ? tr("Continue moving") : tr("End the move here"), cost);
    }

    SENTENCE(omega::LeaveMap, tr("Leave the map by the passage"))
    SENTENCE(omega::PassRerolls, tr("No reroll"))
    SENTENCE(omega::TakeMarker, tr("Remove: {marker}", "a marker"))
    SENTENCE(omega::FlipPassage, tr("Turn the passage over"))

    QString operator()(const omega::EndGame &command) const
    {
        if (!command.winner)
            return tr("End the game");
        return *command.winner == Side::Commando ? tr("The commandos win") : tr("The overseer wins");
    }

    QString operator()(const omega::KnockBack &command) const
    {
        return command.to ? tr("Knock back to %1").arg(spaceName(*command.to)) : tr("Leave where it is");
    }

    QString operator()(const omega::Equip &command) const
    {
        return priced(
            command.weapon ? tr("Ready %1").arg(nameOf(m_table, *command.weapon)) : tr("Ready the sheet’s weapon"),
            omega::costOf(m_table, omega::ActionKind::Trade));
    }

    QString operator()(const omega::Correct &command) const
    {
        const auto *clock = get_if<omega::ClockWritten>(&command.event);
        if (clock == nullptr || !clock->clock.winner)
            return tr("Correct");
        return *clock->clock.winner == Side::Commando ? tr("The commandos win") : tr("The overseer wins");
    }

    /// Other commands are given by forms that have a button of their own.
    template <typename Other>
    QString operator()(const Other & /*command*/) const
    {
        return tr("Confirm");
    }

private:
    [[nodiscard]] QString action(omega::ActionKind kind) const
    {
        return priced(name(kind), omega::costOf(m_table, kind));
    }

    const omega::View &m_view;
    const PublicTable &m_table;
};

/// Returns the numbers of a stance, with question marks for unknown ones.
QString stanceTip(const PublicTable &table, const omega::ChooseStance &choose)
{
    const omega::Stance *stance = omega::stanceOf(table, choose.role, choose.stance);
    if (stance == nullptr)
        return {};
    const auto number
        = [](const std::optional<int> &value) { return value ? QString::number(*value) : QStringLiteral("?"); };
    return CommandWording::tr("Speed %1 · ranged defense %2 · melee defense %3 · max adrenaline %4")
        .arg(number(stance->speed), number(stance->rangedDefense), number(stance->meleeDefense),
            number(stance->maxAdrenaline));
}

} // namespace

QString costlier(const PublicTable &table, const omega::Command &command)
{
    const auto *move = get_if<omega::Move>(&command);
    const int more = move != nullptr ? omega::slowedBy(table, *move) : 0;
    QStringList names;
    for (const omega::FigureId figure : more > 0 ? omega::slowersOf(table, move->path) : std::vector<omega::FigureId>{})
        names << nameOf(table, omega::Combatant(figure));
    return names.isEmpty() ? QString()
                           : CommandWording::tr("Close to %1: +%n adrenaline.", "a figure that slows moves", more)
                                 .arg(names.join(QStringLiteral(", ")));
}

QString priced(const QString &text, int cost)
{
    return cost > 0 ? CommandWording::tr("%1 · %2", "an action, its cost").arg(text, QString::number(cost)) : text;
}

QString button(const omega::View &view, const omega::Command &command)
{
    return visit(Buttons(view), command);
}

QString plannedName(const omega::View &view, const std::string &event)
{
    if (view.overseer)
        for (const omega::MissionEvent &planned : view.overseer->events)
            if (planned.id.text == event)
                return name(planned.name);
    return QString::fromStdString(event);
}

QString aboutAbility(const omega::PublicTable &table, const omega::Ability &ability)
{
    QStringList lines;
    QStringList kinds;
    for (const omega::KindId &kind : ability.spawns)
        kinds << nameOf(table, kind);
    if (!kinds.isEmpty())
        lines << CommandWording::tr(
            "Brings up to %n figure(s) from the reserves: %1.", "kinds of figures", omega::maxSpawned(table, ability))
                     .arg(kinds.join(QStringLiteral(", ")));
    if (ability.places && ability.markers > 0)
        lines << CommandWording::tr("Places up to %1 × %2.", "how many, a kind of marker")
                     .arg(QString::number(ability.markers), name(*ability.places));
    if (ability.timesSpeed)
        lines << CommandWording::tr("The active enemy moves up to %1 times its Speed.").arg(*ability.timesSpeed);
    if (lines.isEmpty())
        lines << CommandWording::tr("The pack does not say what it does: read it on its dashboard tile.");
    if (ability.timing == omega::AbilityTiming::Spawn)
        lines << CommandWording::tr("Only before enemies are activated.");
    if (ability.timing == omega::AbilityTiming::Activation)
        lines << CommandWording::tr("Only while enemies are activated.");
    const auto amount = [](std::optional<int> cost) { return cost ? QString::number(*cost) : QStringLiteral("?"); };
    lines << CommandWording::tr("Ready: %1 adrenaline into its well.").arg(amount(ability.readyCost));
    lines << (ability.committable
            ? CommandWording::tr("Committed: %1 adrenaline to the bank.").arg(amount(ability.committedCost))
            : CommandWording::tr("Not again before its well is empty."));
    return lines.join(u'\n');
}

QString tip(const omega::View &view, const omega::Command &command)
{
    if (holds_alternative<omega::SpringEvent>(command))
        return CommandWording::tr("Happens now and is announced to everybody");
    if (holds_alternative<omega::TransferAdrenaline>(command))
        return CommandWording::tr("%1 from the sheets, and %2 from the bank to the mission’s minimum")
            .arg(view.forecast.transferred)
            .arg(view.forecast.filled);
    if (holds_alternative<omega::ForceDoor>(command))
        return CommandWording::tr("Opened by the overseer or an event, without the roll on its marker");
    if (const auto *choose = get_if<omega::ChooseStance>(&command))
        return stanceTip(view.open, *choose);
    const auto *use = get_if<omega::UseKit>(&command);
    const auto *well = get_if<omega::UseAbility>(&command);
    if (const omega::Ability *ability
        = well != nullptr ? omega::found(view.open.content.abilities, well->ability) : nullptr)
        return aboutAbility(view.open, *ability);
    const omega::Kit *kit = use != nullptr ? omega::found(view.open.content.kits, use->kit) : nullptr;
    if (kit == nullptr || kit->places)
        return costlier(view.open, command);
    // OP-CMD-3, EN 1095, 1035: the downed card restricts actions alone, and not every card is one.
    return (kit->action || !omega::onDownedCard(omega::inPlay(view.open, use->by))
                   ? QString()
                   : CommandWording::tr("Not an action: who uses the downed card can use it, too") + u'\n')
        + CommandWording::tr("Dossier takes the adrenaline for the card; what the card says is done at the table");
}

} // namespace dossier::wording
