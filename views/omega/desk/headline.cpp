#include "views/omega/desk/headline.h"

#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/refusal.h"
#include "views/board/space_name.h"
#include "views/kit/plain_text.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct HeadlineWords
{
    Q_DECLARE_TR_FUNCTIONS(HeadlineWords)
};

using omega::PublicTable;

QString placing(const PublicTable &table, const Picked &picked)
{
    const omega::Allowance &allowance = table.pending.allowances.front();
    if (allowance.marker)
        return HeadlineWords::tr(
            "Place on highlighted spaces: %1 (%2 of %3 chosen)", "a marker, how many are chosen, the most")
            .arg(wording::name(*allowance.marker))
            .arg(picked.marked.size())
            .arg(allowance.left);
    QStringList kinds;
    for (const omega::KindId &kind : allowance.kinds)
        if (const auto left = table.reserves.find(kind); left != table.reserves.end() && left->second > 0)
            kinds << wording::nameOf(table, kind);
    if (kinds.isEmpty())
        return HeadlineWords::tr("No figure is left in the reserves: press “Done placing”");
    if (kinds.size() > 1)
        return HeadlineWords::tr(
            "Place one of these on a highlighted space (%n left): %1", "names of figures", allowance.left)
            .arg(kinds.join(QStringLiteral(", ")));
    return HeadlineWords::tr("Place %1 on a highlighted space: %n left", nullptr, allowance.left).arg(kinds.join(u' '));
}

/// OP-ATK-4: an enemy moves once and then attacks, if it was activated to fight.
bool isDone(const omega::Turn &turn)
{
    return turn.attacked || (turn.moved && !turn.combat);
}

QString shortCall(const PublicTable &table, const omega::Combatant &who)
{
    const auto *role = get_if<omega::Role>(&who);
    return role != nullptr ? wording::calledOf(table, *role) : wording::nameOf(table, who);
}

} // namespace

const omega::MissionEvent *eventDue(const omega::View &view)
{
    const auto *resolve = view.due.empty() ? nullptr : get_if<omega::ResolveEvent>(&view.due.front().command);
    if (resolve == nullptr)
        return nullptr;
    const auto &events = view.open.content.mission.events;
    const auto found = std::ranges::find(events, resolve->event, &omega::MissionEvent::id);
    return found == events.end() ? nullptr : &*found;
}

bool hasGuide(const omega::Mission &mission)
{
    return mission.id.text != "sample_depot";
}

QString stepHeadline(const omega::View &view, const Picked &picked)
{
    const PublicTable &table = view.open;
    if (table.pending.knockback)
        return HeadlineWords::tr("%1 may be knocked back").arg(wording::nameOf(table, table.pending.knockback->who));
    if (const std::optional<omega::Explode> blast = omega::explosionDue(table))
        return blastHeadline(*blast);
    if (const std::optional<omega::Attack> &attack = table.pending.attack)
        return (attack->faces ? HeadlineWords::tr("%1 attacks: roll again, or apply the hits")
                              : HeadlineWords::tr("%1 attacks: roll the dice"))
            .arg(wording::nameOf(table, attack->attacker));
    if (table.pending.challenge)
        return HeadlineWords::tr("Roll for the challenge");
    if (!table.pending.hazards.empty())
        return HeadlineWords::tr("%1 rolls for a hazard")
            .arg(wording::nameOf(table, table.pending.hazards.front().who));
    if (!table.pending.allowances.empty())
        return placing(table, picked);
    if (const std::optional<omega::RoomCardId> objective = objectiveDue(view); objective && table.pending.reveal)
        return HeadlineWords::tr("Room %1: click a highlighted space for %2", "a room, an objective")
            .arg(wording::name(table.pending.reveal->room), wording::nameOf(table, *objective));
    if (table.pending.reveal)
        return HeadlineWords::tr("Room %1 is revealed: resolve its cards")
            .arg(wording::name(table.pending.reveal->room));
    if (table.pending.move && table.pending.hazards.empty())
        return HeadlineWords::tr("%1 was interrupted: click a space to continue, or end the move here")
            .arg(wording::nameOf(table, table.pending.move->who));
    if (const omega::MissionEvent *event = eventDue(view))
        return HeadlineWords::tr("Mission event: %1").arg(wording::name(event->name));
    switch (table.clock.step)
    {
    case omega::Step::SetUp:
        return HeadlineWords::tr("The mission is being set up");
    case omega::Step::Timer:
        return HeadlineWords::tr("A new round: the timers advance");
    case omega::Step::Transfer:
        return HeadlineWords::tr("Adrenaline goes from the sheets to the pool");
    case omega::Step::Initiative:
        return HeadlineWords::tr("The commanding officer deals the initiative cards");
    case omega::Step::Stances:
        return HeadlineWords::tr("Every commando chooses a stance");
    case omega::Step::Turns:
        return table.turn ? HeadlineWords::tr("%1: click a space, a figure or a door", "who acts")
                                .arg(shortCall(table, table.turn->who))
                          : HeadlineWords::tr("The next commando takes a turn");
    case omega::Step::Refresh:
        return HeadlineWords::tr("The wells are refreshed");
    case omega::Step::Spawn:
        return HeadlineWords::tr("Use abilities that spawn, or continue");
    case omega::Step::Activate:
        if (table.turn)
            return (isDone(*table.turn) ? HeadlineWords::tr("%1 has done what it can in this activation")
                                        : HeadlineWords::tr("%1 is active: click a space or a target"))
                .arg(wording::nameOf(table, table.turn->who));
        return std::ranges::any_of(view.due,
                   [&](const omega::Due &due)
                   {
                       return holds_alternative<omega::ActivateEnemy>(due.command)
                           && !omega::refusal(view, due.command);
                   })
            ? HeadlineWords::tr("Click an enemy to activate it")
            : HeadlineWords::tr("No enemy can be activated now");
    case omega::Step::Discard:
        return HeadlineWords::tr("The excess in the pool goes to the bank");
    case omega::Step::Over:
        return HeadlineWords::tr("The game is over");
    }
    return {};
}

QString formHeadline(bool byClicks)
{
    return byClicks ? HeadlineWords::tr("Click a figure or a space to fill in the form")
                    : HeadlineWords::tr("Fill in the form");
}

QString blastHeadline(const omega::Explode &blast)
{
    return HeadlineWords::tr("Roll for the explosion on %1", "a space").arg(spaceName(blast.at));
}

QString blastRollName(const PublicTable &table, const omega::Explode &blast, std::size_t roll)
{
    const std::size_t people = blast.rolls.size();
    return roll < people ? wording::nameOf(table, blast.rolls[roll].who)
                         : wording::name(blast.markers[roll - people].marker);
}

QString blastRollHeadline(const PublicTable &table, const omega::Explode &blast, std::size_t roll)
{
    const QString what = table.pending.attack ? wording::nameOf(table, table.pending.attack->weapon)
        : blast.marker                        ? capitalised(wording::name(*blast.marker))
                                              : HeadlineWords::tr("Something", "that explodes");
    return HeadlineWords::tr("%1 explodes on %2: roll for %3, %4 of %5")
        .arg(what, spaceName(blast.at), blastRollName(table, blast, roll), QString::number(roll + 1),
            QString::number(blast.rolls.size() + blast.markers.size()));
}

QString blastWaits(const omega::Explode &blast)
{
    return HeadlineWords::tr("The dice of the explosion on %1 are not entered yet: enter them, or put them away with "
                             "Esc, before anything else is done.")
        .arg(spaceName(blast.at));
}

QString targetText(const PublicTable &table, const omega::Combatant &who)
{
    const int wounds = omega::woundsOf(table, who);
    const std::optional<int> vitality = omega::vitalityOf(table, who);
    const QString name = wording::nameOf(table, who);
    return wounds == 0
        ? name
        : HeadlineWords::tr("%1 (wounds: %2 of %3)", "a target, how many, vitality")
              .arg(name, QString::number(wounds), vitality ? QString::number(*vitality) : QStringLiteral("?"));
}

QString pickedHeadline(const PublicTable &table, const Picked &picked)
{
    const QString actor = picked.actor ? wording::nameOf(table, *picked.actor) : QString();
    if (picked.door)
        return HeadlineWords::tr("Door %1").arg(wording::name(*picked.door));
    if (picked.actor && picked.target)
        return HeadlineWords::tr("%1 → %2", "an actor, a target").arg(actor, targetText(table, *picked.target));
    if (picked.path.size() > 1)
        return HeadlineWords::tr("%1 goes to %2").arg(actor, spaceName(picked.path.back()));
    if (picked.target)
        return wording::nameOf(table, *picked.target);
    if (picked.actor && !table.turn)
        return actor;
    return {};
}

} // namespace dossier
