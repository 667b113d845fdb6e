// Corrections of the ground: markers, objectives, doors, rooms and their stacks, tiles.
#include "model/omega/seen/numbers.h"
#include "views/omega/correct/correction.h"

#include <algorithm>

namespace dossier
{

namespace
{

using omega::PublicTable;

constexpr int maxWounds = 20;

/// A marker can be placed where there is none of the kind; otherwise it can be removed or wounded.
OmegaCommands marker(DeskFormBuilder &form)
{
    const auto chosen
        = form.thing(QStringLiteral("marker"), CorrectionWords::tr("Marker"), namesOfAll<omega::MarkerKind>());
    const std::optional<Space> at = form.space();
    if (!chosen)
        return {};
    const auto kind = static_cast<omega::MarkerKind>(*chosen);
    const bool lies = at && omega::spacesWith(form.table(), kind).contains(*at);
    const bool isHurt = whatHappens(form,
                            lies ? QStringList{CorrectionWords::tr("is removed"), CorrectionWords::tr("has wounds")}
                                 : QStringList{CorrectionWords::tr("is placed")})
        == 1;
    if (!at)
        return {};
    if (!lies)
        return one(omega::MarkerPlaced{kind, *at});
    if (!isHurt)
        return one(omega::MarkerTaken{kind, *at});
    const int wounds = form.number(
        QStringLiteral("wounds"), CorrectionWords::tr("Wounds"), woundsOf(form.table(), kind, *at), 0, maxWounds);
    return one(omega::MarkerHurt{kind, *at, wounds});
}

/// Returns the edges of a space where a door marker can be laid: those between two floor spaces.
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

OmegaCommands objective(DeskFormBuilder &form)
{
    std::vector<omega::ObjectiveId> objectives;
    QStringList names;
    for (const omega::RoomCard &card : form.table().content.roomCards)
        if (card.objective)
        {
            objectives.push_back(*card.objective);
            names << wording::name(card.name);
        }
    //: a tile on the map that shows an objective
    const auto chosen = form.thing(QStringLiteral("objective"), CorrectionWords::tr("Objective"), names);
    const std::optional<Space> at = form.space();
    if (objectives.empty())
        form.setHint(CorrectionWords::tr("No objective is known."));
    return chosen && at ? one(omega::ObjectivePlaced{objectives[*chosen], *at}) : OmegaCommands{};
}

/// Offers the doors, and the edges of the picked space, where a marker can be laid.
OmegaCommands door(DeskFormBuilder &form)
{
    const PublicTable &table = form.table();
    const std::optional<Space> at = form.space();
    form.setHint(
        at ? QString() : CorrectionWords::tr("Click a space of the board to place a door on one of its edges."));
    std::vector<Edge> edges;
    QStringList ids;
    for (const auto &[edge, kind] : table.ground.doors)
    {
        edges.push_back(edge);
        ids << wording::name(edge);
    }
    QStringList names = ids;
    const std::size_t doors = edges.size();
    for (const Edge &edge : freeEdges(table, at))
    {
        edges.push_back(edge);
        ids << wording::name(edge);
        names << CorrectionWords::tr("%1, no door yet", "an edge of the map").arg(wording::name(edge));
    }
    const auto chosen = form.thing(QStringLiteral("door"), CorrectionWords::tr("Door"), names, {}, ids);
    if (!chosen)
        return {};
    const bool isThere = *chosen < doors;
    QStringList actions{CorrectionWords::tr("is face down, as")};
    if (isThere)
        actions << CorrectionWords::tr("is turned up as") << CorrectionWords::tr("is open and gone");
    const std::size_t action = whatHappens(form, actions);
    if (action == 2)
        return one(omega::DoorTaken{{edges[*chosen]}});
    const auto kind = static_cast<omega::DoorKind>(
        form.choice(QStringLiteral("kind"), CorrectionWords::tr("Kind"), namesOfAll<omega::DoorKind>(), 0));
    if (!isThere)
        return {makeCorrection(omega::DoorPlaced{edges[*chosen]}),
            makeCorrection(omega::DoorKindSet{{edges[*chosen]}, kind})};
    return action == 0 ? one(omega::DoorKindSet{{edges[*chosen]}, kind})
                       : one(omega::DoorTurnedUp{{edges[*chosen]}, kind});
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

/// A list of the rooms; returns the index among the rooms of the ground.
std::optional<std::size_t> roomPlace(DeskFormBuilder &form)
{
    const std::vector<omega::Room> &rooms = form.table().ground.rooms;
    if (rooms.empty())
        form.setHint(CorrectionWords::tr("Work out the rooms first."));
    return form.thing(QStringLiteral("room"), CorrectionWords::tr("Room"),
        namesOf(
            rooms, [](const omega::Room &room) { return CorrectionWords::tr("Room %1").arg(wording::name(room.id)); }));
}

OmegaCommands room(DeskFormBuilder &form)
{
    const auto place = roomPlace(form);
    if (!place)
        return {};
    omega::Ground ground = form.table().ground;
    omega::RoomState &state = ground.rooms[*place].state;
    QStringList states;
    for (std::size_t each = 0; each < words(omega::RoomState{}).size(); ++each)
        states << stateName(static_cast<omega::RoomState>(each));
    state = static_cast<omega::RoomState>(
        form.choice(QStringLiteral("state"), CorrectionWords::tr("State"), states, static_cast<std::size_t>(state)));
    return one(omega::GroundWritten{ground});
}

OmegaCommands stack(DeskFormBuilder &form)
{
    const std::vector<omega::RoomCard> &cards = form.table().content.roomCards;
    if (cards.empty() || !form.view().overseer)
    {
        form.setHint(CorrectionWords::tr("Work out the rooms first."));
        return {};
    }
    const auto place = roomPlace(form);
    const auto chosen = place
        ? form.thing(QStringLiteral("card"), CorrectionWords::tr("Room card"),
              namesOf(cards, [](const omega::RoomCard &card) { return wording::name(card.name); }))
        : std::nullopt;
    if (!chosen)
        return {};
    const bool isTaken
        = whatHappens(form, {CorrectionWords::tr("goes to the bottom"), CorrectionWords::tr("is taken out")}) == 1;
    const omega::RoomId in = form.table().ground.rooms[*place].id;
    const auto held = form.view().overseer->stacks.find(in);
    std::vector<omega::RoomCardId> now
        = held == form.view().overseer->stacks.end() ? std::vector<omega::RoomCardId>{} : held->second;
    if (!isTaken)
        now.push_back(cards[*chosen].id);
    else if (const auto lies = std::ranges::find(now, cards[*chosen].id); lies != now.end())
        now.erase(lies);
    return one(omega::StackSet{in, now});
}

OmegaCommands tile(DeskFormBuilder &form)
{
    const std::vector<omega::TileBack> &backs = form.table().content.mission.backs;
    if (backs.empty())
        form.setHint(CorrectionWords::tr("No tile of the mission has another side."));
    const auto chosen = form.thing(QStringLiteral("tile"), CorrectionWords::tr("Tile"),
        namesOf(backs, [](const omega::TileBack &back)
            { return CorrectionWords::tr("Tile %1").arg(QString::fromUcs4(&back.tile, 1)); }));
    return chosen ? one(omega::TileFlipped{backs[*chosen].tile}) : OmegaCommands{};
}

} // namespace

OmegaCommands correctionOfGround(CorrectionKind kind, DeskFormBuilder &form)
{
    switch (kind)
    {
    case CorrectionKind::Marker:
        return marker(form);
    case CorrectionKind::Objective:
        return objective(form);
    case CorrectionKind::Door:
        return door(form);
    case CorrectionKind::Room:
        return room(form);
    case CorrectionKind::Stack:
        return stack(form);
    default:
        return tile(form);
    }
}

} // namespace dossier
