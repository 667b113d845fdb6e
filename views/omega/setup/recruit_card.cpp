#include "views/omega/setup/recruit_card.h"

#include "model/omega/seen/numbers.h"
#include "model/omega/seen/setup.h"
#include "views/board/space_name.h"
#include "views/kit/plain_text.h"
#include "views/omega/words/wording.h"
#include "views/session/player_name.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

struct RecruitWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::RecruitCard)
};

constexpr int maxSeats = 5;
constexpr std::array facings{Facing::North, Facing::East, Facing::South, Facing::West};

/// Returns the points of the kit; a card without a known number counts 0.
int pointsOf(const omega::PublicTable &table, const omega::Commando &commando)
{
    int sum = 0;
    for (const omega::KitId &id : commando.kit)
        if (const omega::Kit *kit = omega::found(table.content.kits, id))
            sum += kit->points.value_or(0);
    return sum;
}

/// Returns the seat that gets one more commando, as the others are dealt (OP-CMD-2).
int seatForOneMore(const omega::PublicTable &table)
{
    std::map<int, int> perSeat;
    for (const auto &[role, commando] : table.commandos)
        ++perSeat[commando.seat];
    const auto commandos = static_cast<int>(table.commandos.size());
    if (perSeat.size() == 1 && commandos > 1)
        return perSeat.begin()->first;
    if (perSeat.size() == 2 && commandos == 3)
        return std::ranges::min_element(perSeat, {}, &std::pair<const int, int>::second)->first;
    int seat = 1;
    while (perSeat.contains(seat) && seat < maxSeats)
        ++seat;
    return seat;
}

QString textOf(const omega::Kit &kit)
{
    const QString points = kit.points ? QString::number(*kit.points) : QStringLiteral("?");
    return RecruitWords::tr("%1 · %2", "a kit card, its points").arg(wording::name(kit.name), points);
}

QString recruitKey(omega::Role role, const char *part)
{
    return QStringLiteral("%1/%2").arg(static_cast<int>(role)).arg(QLatin1String(part));
}

/// Returning a kit readies the weapon that it had replaced.
void pressKit(const omega::View &view, omega::Role role, const omega::KitId &kit, const SetupActions &actions)
{
    if (!omega::inPlay(view.open, role).kit.contains(kit))
        return actions.give(makeCommand(omega::TakeKit{role, kit}));
    const std::optional<omega::WeaponReadied> again = omega::readyAgain(view.open, role, kit);
    actions.give(makeCorrection(omega::KitChanged{role, kit, false}));
    if (again)
        actions.give(makeCorrection(*again));
}

Part playsAndSeat(const omega::View &view, omega::Role role, const omega::Commando *commando, const QString &player,
    int version, const SetupActions &actions)
{
    constexpr int maxPlayer = 14;
    const QString name = wording::nameOf(view.open, role);
    const auto setInPlay = [actions, role, seat = seatForOneMore(view.open)](const QVariant &isOn)
    {
        if (isOn.toBool())
            actions.give(makeCommand(omega::ChooseCommando{{role}, seat}));
        else
            actions.leaveOut(role);
    };
    const auto setSeat = [give = actions.give, role](const QVariant &seat)
    { give(makeCommand(omega::ChooseCommando{{role}, seat.toInt()})); };
    return row({field(recruitKey(role, "inPlay"), RecruitWords::tr("%1 is in play", "a commando").arg(name),
                    commando != nullptr, setInPlay)
                       .with(&Field::around, name)
                       .with(&Field::version, version)
                       .withTip(RecruitWords::tr("This commando takes part, or stays in the box"))
                       .stretched(),
                   field(recruitKey(role, "seat"), RecruitWords::tr("Player of %1").arg(name),
                       commando != nullptr ? commando->seat : 1, setSeat)
                       .with(&Field::min, 1)
                       .with(&Field::max, maxSeats)
                       .with(&Field::around,
                           player.isEmpty() ? RecruitWords::tr("player %1")
                                            : withPlayer(QStringLiteral("%1"), singleLine(player, maxPlayer)))
                       .with(&Field::version, version)
                       .withTip(RecruitWords::tr("Who plays this commando, by number; the overseer has none")
                           + (player.isEmpty() ? QString() : u'\n' + withPlayer(name, player)))
                       .when(commando != nullptr)})
        .spaced(8);
}

Part placeAndPoints(const omega::View &view, omega::Role role, const omega::Commando &commando, bool isHeld,
    int version, const SetupActions &actions)
{
    const QString name = wording::nameOf(view.open, role);
    const int max = omega::kitPointsEach(view.open.printing, static_cast<int>(view.open.commandos.size()));
    const int points = pointsOf(view.open, commando);
    QStringList names;
    for (const Facing facing : facings)
        names << wording::name(facing);
    const auto turn = [give = actions.give, role, at = commando.at](const QVariant &row)
    {
        if (at)
            give(makeCommand(omega::PlaceCommando{role, *at, facings.at(static_cast<std::size_t>(row.toInt()))}));
    };
    return flow({button(commando.at ? RecruitWords::tr("On %1").arg(spaceName(*commando.at))
                                    : RecruitWords::tr("Place on the map"),
                     "offer", [place = actions.place, role] { place(role); })
                        .keyed(recruitKey(role, "place"))
                        .named(RecruitWords::tr("Place %1").arg(name))
                        .withTip(RecruitWords::tr("Then choose the space of %1 on the board").arg(name))
                        .with(&Part::tone, QLatin1String(isHeld ? "due" : "")),
                    choice(recruitKey(role, "facing"), RecruitWords::tr("Facing of %1").arg(name), names,
                        static_cast<int>(std::ranges::find(facings, commando.facing) - facings.begin()), turn)
                        .with(&Field::version, version)
                        .withTip(RecruitWords::tr("Facing of this commando at the start"))
                        .disabledIf(!commando.at),
                    chip(RecruitWords::tr("kit %1 of %2", "points").arg(points).arg(max),
                        points > max ? ChipTone::Red : ChipTone::Teal)
                        .withTip(RecruitWords::tr("Kit points used and allowed for each commando"))})
        .spaced(6);
}

Part kits(const omega::View &view, omega::Role role, const omega::Commando &commando, const SetupActions &actions)
{
    Parts buttons;
    for (const omega::Kit &kit : view.open.content.kits)
    {
        if (kit.owner && kit.owner != role)
            continue;
        const bool isTaken = commando.kit.contains(kit.id);
        const QString words = textOf(kit);
        buttons.push_back(toggle(isTaken ? QStringLiteral("✓ ") + words : words, "offer", isTaken,
            [view, role, id = kit.id, actions] { pressKit(view, role, id, actions); })
                .keyed(QString::fromStdString(kit.id.text))
                .named(
                    RecruitWords::tr("%1: %2", "a commando, a kit card").arg(wording::nameOf(view.open, role), words))
                .withTip(isTaken ? RecruitWords::tr("Return %1").arg(wording::name(kit.name))
                                 : RecruitWords::tr("Take %1").arg(wording::name(kit.name))));
    }
    return flow(std::move(buttons)).spaced(6);
}

} // namespace

Part recruitCard(const omega::View &view, omega::Role role, const QString &player, bool isHeld, int version,
    const SetupActions &actions)
{
    const auto found = view.open.commandos.find(role);
    const omega::Commando *commando = found != view.open.commandos.end() ? &found->second : nullptr;
    Parts parts{playsAndSeat(view, role, commando, player, version, actions)};
    if (commando != nullptr)
    {
        parts.push_back(placeAndPoints(view, role, *commando, isHeld, version, actions));
        parts.push_back(kits(view, role, *commando, actions));
    }
    return card(std::move(parts)).spaced(6, {14, 8, 12, 10}).keyed(recruitKey(role, "recruit"));
}

} // namespace dossier
