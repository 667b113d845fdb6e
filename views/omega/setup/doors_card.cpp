#include "views/omega/setup/doors_card.h"

#include "model/core/look_up.h"
#include "model/omega/seen/refusal.h"
#include "views/omega/words/refusal_wording.h"
#include "views/omega/words/wording.h"
#include "views/rules/rule_links.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

struct DoorWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::DoorsCard)
};

constexpr std::array kinds{
    omega::DoorKind::Unlocked, omega::DoorKind::Jammed, omega::DoorKind::Locked, omega::DoorKind::Shorted};

/// Returns the index of a door's kind; -1 while the viewer does not know it.
int kindOf(const omega::View &view, const Edge &door)
{
    std::optional<omega::DoorKind> kind;
    if (const auto *shown = lookUp(view.open.ground.doors, door))
        kind = *shown;
    if (const auto *face = view.overseer ? lookUp(view.overseer->doors, door) : nullptr; face != nullptr && !kind)
        kind = *face;
    return kind ? static_cast<int>(std::ranges::find(kinds, *kind) - kinds.begin()) : -1;
}

OmegaCommand choosing(const Edge &door, int kind)
{
    return makeCorrection(omega::DoorKindSet{{door}, kinds.at(static_cast<std::size_t>(kind))});
}

Part doorsOf(const omega::View &view, int version, const SetupActions &actions)
{
    QStringList names;
    for (const omega::DoorKind kind : kinds)
        names << wording::name(kind);
    Parts cells;
    for (const auto &[door, shown] : view.open.ground.doors)
    {
        const QString name = wording::name(door);
        cells.push_back(text(name, Role::Strong));
        cells.push_back(choice(QStringLiteral("door/%1").arg(name), DoorWords::tr("Kind of the door %1").arg(name),
            names, kindOf(view, door),
            [give = actions.give, door](const QVariant &kind) { give(choosing(door, kind.toInt())); })
                .with(&Field::version, version)
                .withTip(
                    DoorWords::tr("The face of the marker; clicking the door on the board turns it to the next kind"))
                .stretched());
    }
    return table(2, std::move(cells)).spaced(8).with(&Box::rowSpacing, 4);
}

} // namespace

std::optional<OmegaCommand> turnedDoor(const omega::View &view, const Edge &door)
{
    return view.open.ground.doors.contains(door)
        ? std::optional(choosing(door, (kindOf(view, door) + 1) % static_cast<int>(kinds.size())))
        : std::nullopt;
}

/// Shows OP-DOOR-1 as the rules judge it now, whatever was decided before.
Part doorsCard(
    const omega::View &view, const std::optional<omega::CutRooms> &cut, int version, const SetupActions &actions)
{
    const omega::Refusal no = cut ? omega::refusal(view, *cut) : std::nullopt;
    const bool hasDoors = !view.open.ground.doors.empty();
    const auto rooms = static_cast<int>(view.open.ground.rooms.size());
    const QString verdict = no ? wording::sentence(view.open, *no)
        : !hasDoors            ? DoorWords::tr("There is no door on the map yet.")
        : rooms == 0           ? DoorWords::tr("Work out the rooms first.")
                               : DoorWords::tr("%n room(s)", nullptr, rooms);
    const auto cutAgain = [give = actions.give, cut]
    {
        if (cut)
            give(makeCommand(*cut));
    };
    return card(
        {row({text(DoorWords::tr("Doors"), Role::Caption), stretch(),
             chip(DoorWords::tr("only you"), ChipTone::Violet).withTip(DoorWords::tr("Only the overseer may see it"))}),
            doorsOf(view, version, actions),
            row({chip(no ? DoorWords::tr("not allowed") : DoorWords::tr("allowed"), no ? ChipTone::Red : ChipTone::Teal)
                        .with(&Part::alignment, Qt::AlignTop)
                        .when(hasDoors),
                    text(verdict, Role::Small).wrapping().stretched()})
                .spaced(8),
            ruleLinks(no ? std::vector{no->rule} : std::vector<Rule>{}, actions.openRule).when(no.has_value()),
            button(rooms == 0 ? DoorWords::tr("Work out the rooms") : DoorWords::tr("Work out the rooms again"),
                "offer", cutAgain)
                .withTip(DoorWords::tr("Work out the rooms from the map and its doors"))
                .with(&Part::alignment, Qt::AlignLeft)
                .when(cut.has_value())})
        .spaced(8, {14, 10, 12, 10})
        .keyed(QStringLiteral("doors"))
        .with(&Part::tone, QLatin1String("secret"));
}

} // namespace dossier
