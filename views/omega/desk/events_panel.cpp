#include "views/omega/desk/events_panel.h"

#include "model/omega/seen/refusals.h"
#include "views/omega/desk/headline.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace dossier
{

namespace
{

struct EventWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::EventsPanel)
};

/// Returns the effect of the event.
QString doesText(const omega::PublicTable &table, const omega::MissionEvent &event)
{
    QStringList all;
    for (const auto &[kind, count] : event.spawns)
        all << EventWords::tr("%1 × %2", "how many, a kind of enemy").arg(count).arg(wording::nameOf(table, kind));
    if (event.places)
        all << EventWords::tr("%1 × %2", "how many, a kind of enemy")
                   .arg(event.markers)
                   .arg(wording::name(*event.places));
    if (event.opens)
        all << EventWords::tr("opens the door %1").arg(wording::name(*event.opens));
    if (!all.isEmpty())
        return all.join(QStringLiteral(", "));
    return hasGuide(table.content.mission)
        ? EventWords::tr("see the mission guide")
        : EventWords::tr("nothing on the map; the table decides what it means", "an event without a mission guide");
}

QString comesText(const omega::PublicTable &table, const omega::MissionEvent &event)
{
    if (!event.round)
        return hasGuide(table.content.mission) ? EventWords::tr("when the mission guide says so")
                                               : EventWords::tr("whenever the overseer decides", "an event comes");
    return event.timer == omega::TimerToken::Primary ? EventWords::tr("primary timer on %1").arg(*event.round)
                                                     : EventWords::tr("secondary timer on %1").arg(*event.round);
}

EventLine publicLine(const omega::View &view, const omega::MissionEvent &event)
{
    const omega::PublicTable &table = view.open;
    EventLine line{wording::name(event.name), comesText(table, event), doesText(table, event), false, {}};
    if (table.clock.happened.contains(event.id))
        line.when = EventWords::tr("has happened");
    else if (std::ranges::find(table.pending.events, event.id) != table.pending.events.end())
        line.when = EventWords::tr("has come");
    if (!omega::refuse(view, omega::ResolveEvent{event.id}))
        line.apply = makeCommand(omega::ResolveEvent{event.id});
    return line;
}

EventLine plannedLine(const omega::View &view, const omega::MissionEvent &event)
{
    EventLine line{wording::name(event.name), comesText(view.open, event), doesText(view.open, event), true, {}};
    for (const omega::Due &due : view.due)
        if (const auto *spring = get_if<omega::SpringEvent>(&due.command);
            spring != nullptr && spring->event.text == event.id.text)
        {
            line.when = EventWords::tr("can be announced now");
            line.apply = makeCommand(*spring);
        }
    return line;
}

/// Returns name, time, effect and button; side by side, or one below the other.
Parts cellsOf(const EventLine &line, bool isNarrow, const EventActions &actions)
{
    const auto carryOut = [give = actions.give, apply = line.apply]
    {
        if (apply)
            give(*apply);
    };
    const auto said = [isNarrow](const QString &words, Role role, int share)
    { return text(words, role).wrapping().stretched(isNarrow ? 0 : share); };
    return {said(line.secret ? EventWords::tr("%1 (secret)", "an event").arg(line.name) : line.name, Role::Strong, 2),
        said(line.when, Role::Body, 2), said(line.does, Role::Dim, 3),
        button(EventWords::tr("Resolve"), "offer", carryOut)
            .keyed(QStringLiteral("apply/%1").arg(line.name))
            .named(EventWords::tr("Resolve %1", "an event").arg(line.name))
            .withTip(EventWords::tr("Carry out %1 now").arg(line.name))
            .with(&Part::alignment, Qt::AlignLeft)
            .when(line.apply.has_value())};
}

Part listOf(const std::vector<EventLine> &lines, bool isNarrow, const EventActions &actions)
{
    Parts all;
    for (const EventLine &line : lines)
    {
        Parts cells = cellsOf(line, isNarrow, actions);
        if (isNarrow)
            all.push_back(column(std::move(cells)).spaced(4));
        else
            std::ranges::move(cells, std::back_inserter(all));
    }
    return isNarrow ? column(std::move(all)).spaced(10) : table(4, std::move(all)).spaced(18).with(&Box::rowSpacing, 4);
}

} // namespace

std::vector<EventLine> eventLines(const omega::View &view)
{
    std::vector<EventLine> lines;
    for (const omega::MissionEvent &event : view.open.content.mission.events)
        lines.push_back(publicLine(view, event));
    if (view.overseer)
        for (const omega::MissionEvent &event : view.overseer->events)
            lines.push_back(plannedLine(view, event));
    return lines;
}

Part eventsPanel(const omega::View &view, bool isNarrow, const EventActions &actions)
{
    const std::vector<EventLine> lines = eventLines(view);
    return card({row({text(EventWords::tr("Events of the mission"), Role::Caption).stretched(),
                     button(EventWords::tr("Close"), "offer", actions.close)
                         .keyed(QStringLiteral("closeEvents"))
                         .withTip(EventWords::tr("Close the list (Esc)"))}),
                    text(EventWords::tr("This mission has no events, and none has been planned."))
                        .wrapping()
                        .when(lines.empty()),
                    listOf(lines, isNarrow, actions)})
        .spaced(8, {14, 14, 14, 14})
        .with(&Box::look, QLatin1String("verdict"));
}

QString firstEventDue(const omega::View &view)
{
    const omega::MissionEvent *due = eventDue(view);
    for (const EventLine &line : due != nullptr ? eventLines(view) : std::vector<EventLine>())
        if (const auto *resolve = line.apply ? line.apply->as<omega::ResolveEvent>() : nullptr;
            resolve != nullptr && resolve->event == due->id)
            return QStringLiteral("apply/%1").arg(line.name);
    return QStringLiteral("closeEvents");
}

} // namespace dossier
