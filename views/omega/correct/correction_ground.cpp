// What can be put right of the ground: markers, objectives, doors, rooms and their stacks, tiles.
#include "model/omega/seen/numbers.h"
#include "views/board/space_name.h"
#include "views/omega/correct/correction.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct CorrectionWords
{
    Q_DECLARE_TR_FUNCTIONS(Correction)
};

using omega::PublicTable;

constexpr int mostWounds = 20;

template <typename E>
QStringList wordsOf()
{
    QStringList texts;
    for (std::size_t each = 0; each < words(E{}).size(); ++each)
        texts << wording::name(static_cast<E>(each));
    return texts;
}

/// What can become of a marker: where none of the kind lies it can be placed, else taken away or wounded.
Correction marker(const PublicTable &table, const Picked &picked, const CorrectionInput &input)
{
    const auto kind = static_cast<omega::MarkerKind>(input.chosen[0]);
    const bool lies = picked.space && omega::spacesWith(table, kind).contains(*picked.space);
    Correction correction{.lists = {{CorrectionWords::tr("Marker"), wordsOf<omega::MarkerKind>()},
                              {CorrectionWords::tr("What happens"), {CorrectionWords::tr("is placed")}}},
        .onSpace = true,
        .pick = spaceFirst(picked)};
    if (lies)
    {
        correction.lists[1].choices = {CorrectionWords::tr("is removed"), CorrectionWords::tr("has wounds")};
        if (input.chosen[1] == 1)
            correction.numbers = {{CorrectionWords::tr("Wounds"), 0, mostWounds, woundsOf(table, kind, *picked.space)}};
    }
    correction.ask = [at = picked.space, lies](const CorrectionInput &typed) -> std::optional<Ask>
    {
        const auto what = static_cast<omega::MarkerKind>(typed.chosen[0]);
        if (!at)
            return std::nullopt;
        if (!lies)
            return correcting(omega::MarkerPlaced{what, *at});
        return typed.chosen[1] == 0 ? correcting(omega::MarkerTaken{what, *at})
                                    : correcting(omega::MarkerHurt{what, *at, typed.typed[0]});
    };
    return correction;
}

/// The edges of a space where a door marker can be laid: between two spaces of the floor.
std::vector<Edge> freeEdges(const PublicTable &table, const std::optional<Space> &space)
{
    std::vector<Edge> edges;
    const auto floor = [&](Space at) { return table.ground.map.contains(at) && table.ground.map.isFloor(at); };
    if (space && floor(*space))
        for (const Edge edge : {Edge{{space->x, space->y - 1}, Edge::Side::South}, Edge{*space, Edge::Side::East},
                 Edge{*space, Edge::Side::South}, Edge{{space->x - 1, space->y}, Edge::Side::East}})
            if (floor(edge.at) && floor(edge.beyond()) && !table.ground.doors.contains(edge))
                edges.push_back(edge);
    return edges;
}

/// A marker where there was none, of a kind: two events.
std::vector<Ask> layingDoor(const Edge &edge, omega::DoorKind kind)
{
    return {correcting(omega::DoorPlaced{edge}), correcting(omega::DoorKindSet{{edge}, kind})};
}

Correction objective(const PublicTable &table, const Picked &picked)
{
    std::vector<omega::ObjectiveId> objectives;
    QStringList names;
    for (const omega::RoomCard &card : table.content.roomCards)
        if (card.objective)
        {
            objectives.push_back(*card.objective);
            names << wording::name(card.name);
        }
    if (objectives.empty())
        return {.pick = CorrectionWords::tr("No objective is known.")};
    //: a tile on the map that shows an objective
    return {.lists = {{CorrectionWords::tr("Objective"), names}},
        .onSpace = true,
        .pick = spaceFirst(picked),
        .ask = [objectives, at = picked.space](const CorrectionInput &typed) -> std::optional<Ask>
        {
            if (!at)
                return std::nullopt;
            return correcting(omega::ObjectivePlaced{chosenOf(objectives, typed.chosen[0]), *at});
        }};
}

/// The doors, and the edges of the space that is picked, for a marker to be laid on.
Correction door(const PublicTable &table, const Picked &picked, const CorrectionInput &input)
{
    std::vector<Edge> edges;
    QStringList names;
    for (const auto &[edge, kind] : table.ground.doors)
    {
        edges.push_back(edge);
        names << wording::name(edge);
    }
    const std::size_t doors = edges.size();
    for (const Edge &edge : freeEdges(table, picked.space))
    {
        edges.push_back(edge);
        names << CorrectionWords::tr("%1, no door yet", "an edge of the map").arg(wording::name(edge));
    }
    const QString pick = CorrectionWords::tr("Click a space of the board to place a door on one of its edges.");
    if (edges.empty())
        return {.onSpace = true, .pick = pick};
    QStringList actions{CorrectionWords::tr("is face down, as")};
    if (input.chosen[0] < doors)
        actions << CorrectionWords::tr("is turned up as") << CorrectionWords::tr("is open and gone");
    return {.lists = {{CorrectionWords::tr("Door"), names}, {CorrectionWords::tr("What happens"), actions},
                {CorrectionWords::tr("Kind"), wordsOf<omega::DoorKind>()}},
        .onSpace = true,
        .pick = picked.space ? QString() : pick,
        .askAll = [edges, doors](const CorrectionInput &typed) -> std::vector<Ask>
        {
            const Edge edge = chosenOf(edges, typed.chosen[0]);
            const auto kind = static_cast<omega::DoorKind>(typed.chosen[2]);
            if (typed.chosen[0] >= doors)
                return layingDoor(edge, kind);
            if (typed.chosen[1] == 2)
                return {correcting(omega::DoorTaken{{edge}})};
            return {typed.chosen[1] == 0 ? correcting(omega::DoorKindSet{{edge}, kind})
                                         : correcting(omega::DoorTurnedUp{{edge}, kind})};
        }};
}

QString stateName(omega::RoomState state)
{
    switch (state)
    {
    case omega::RoomState::Start:
        return CorrectionWords::tr("starting room");
    case omega::RoomState::Hidden:
        return CorrectionWords::tr("hidden");
    case omega::RoomState::Revealed:
        return CorrectionWords::tr("revealed");
    case omega::RoomState::Goal:
        return CorrectionWords::tr("goal room");
    }
    return {};
}

QStringList roomNames(const PublicTable &table)
{
    QStringList names;
    for (const omega::Room &room : table.ground.rooms)
        names << CorrectionWords::tr("Room %1").arg(wording::name(room.id));
    return names;
}

Correction room(const PublicTable &table, const CorrectionInput &input)
{
    if (table.ground.rooms.empty())
        return {.pick = CorrectionWords::tr("The rooms are not worked out yet.")};
    QStringList states;
    for (std::size_t state = 0; state < words(omega::RoomState{}).size(); ++state)
        states << stateName(static_cast<omega::RoomState>(state));
    const auto now = static_cast<std::size_t>(chosenOf(table.ground.rooms, input.chosen[0]).state);
    return {.lists = {{CorrectionWords::tr("Room"), roomNames(table)}, {CorrectionWords::tr("State"), states, now}},
        .ask = [ground = table.ground](const CorrectionInput &typed)
        {
            omega::Ground other = ground;
            const std::size_t place = std::min(typed.chosen[0], other.rooms.size() - 1);
            other.rooms[place].state = static_cast<omega::RoomState>(typed.chosen[1]);
            return std::optional(correcting(omega::GroundWritten{other}));
        }};
}

Correction stack(const omega::View &view)
{
    const PublicTable &table = view.open;
    const std::vector<omega::RoomCard> &cards = table.content.roomCards;
    if (table.ground.rooms.empty() || cards.empty() || !view.overseer)
        return {.pick = CorrectionWords::tr("The rooms are not worked out yet.")};
    QStringList names;
    for (const omega::RoomCard &card : cards)
        names << wording::name(card.name);
    return {.lists = {{CorrectionWords::tr("Room"), roomNames(table)}, {CorrectionWords::tr("Room card"), names},
                {CorrectionWords::tr("What happens"),
                    {CorrectionWords::tr("goes to the bottom"), CorrectionWords::tr("is taken out")}}},
        .ask = [rooms = table.ground.rooms, cards, stacks = view.overseer->stacks](const CorrectionInput &typed)
        {
            const omega::RoomId in = chosenOf(rooms, typed.chosen[0]).id;
            const omega::RoomCardId card = chosenOf(cards, typed.chosen[1]).id;
            const auto held = stacks.find(in);
            std::vector<omega::RoomCardId> now = held == stacks.end() ? decltype(held->second){} : held->second;
            if (typed.chosen[2] == 0)
                now.push_back(card);
            else if (const auto lies = std::ranges::find(now, card); lies != now.end())
                now.erase(lies);
            return std::optional(correcting(omega::StackSet{in, now}));
        }};
}

Correction tile(const PublicTable &table)
{
    const std::vector<omega::TileBack> &backs = table.content.mission.backs;
    if (backs.empty())
        return {.pick = CorrectionWords::tr("No tile of the mission has another side.")};
    QStringList names;
    for (const omega::TileBack &back : backs)
        names << CorrectionWords::tr("Tile %1").arg(QString::fromUcs4(&back.tile, 1));
    return {.lists = {{CorrectionWords::tr("Tile"), names}},
        .ask = [backs](const CorrectionInput &typed)
        { return std::optional(correcting(omega::TileFlipped{chosenOf(backs, typed.chosen[0]).tile})); }};
}

} // namespace

Correction groundCorrection(
    CorrectionKind kind, const omega::View &view, const Picked &picked, const CorrectionInput &input)
{
    const PublicTable &table = view.open;
    switch (kind)
    {
    case CorrectionKind::Marker:
        return marker(table, picked, input);
    case CorrectionKind::Objective:
        return objective(table, picked);
    case CorrectionKind::Door:
        return door(table, picked, input);
    case CorrectionKind::Room:
        return room(table, input);
    case CorrectionKind::Stack:
        return stack(view);
    default:
        return tile(table);
    }
}

} // namespace dossier
