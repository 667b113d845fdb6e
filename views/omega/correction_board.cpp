// What can be put right of the board: figures, reserves, markers, doors, rooms, tiles, dashboard pieces.
#include "correction.h"
#include "omega_wording.h"
#include "space_name.h"

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

constexpr int mostFigures = 40;
constexpr int mostCost = 30;
constexpr std::array facings{Facing::North, Facing::East, Facing::South, Facing::West};

QString spaceFirst(const Picked &picked)
{
    return picked.space ? CorrectionWords::tr("On %1").arg(spaceName(*picked.space))
                        : CorrectionWords::tr("Press a space of the board first.");
}

template <typename E>
QStringList wordsOf()
{
    QStringList texts;
    for (std::size_t each = 0; each < words(E{}).size(); ++each)
        texts << wording::name(static_cast<E>(each));
    return texts;
}

QStringList figureNames(const PublicTable &table)
{
    QStringList names;
    for (const auto &[figure, standing] : table.figures)
        names << wording::nameOf(table, omega::Combatant(figure));
    return names;
}

std::vector<omega::FigureId> figuresOf(const PublicTable &table)
{
    std::vector<omega::FigureId> figures;
    for (const auto &[figure, standing] : table.figures)
        figures.push_back(figure);
    return figures;
}

Correction arrives(const PublicTable &table, const Picked &picked)
{
    const std::vector<omega::FigureCard> &cards = table.content.figures;
    if (cards.empty())
        return {};
    int number = 1;
    while (table.figures.contains(omega::FigureId{number}))
        ++number;
    QStringList names;
    for (const omega::FigureCard &card : cards)
        names << wording::name(card.name);
    QStringList looks;
    for (const Facing facing : facings)
        looks << wording::name(facing);
    return {.lists = {{CorrectionWords::tr("Figure"), names}, {CorrectionWords::tr("Facing"), looks}},
        .pick = spaceFirst(picked),
        .ask = [cards, number, at = picked.space](const CorrectionInput &typed) -> std::optional<Ask>
        {
            if (!at)
                return std::nullopt;
            return correcting(omega::FigureArrived{
                {number}, chosenOf(cards, typed.chosen[0]).id, *at, chosenOf(facings, typed.chosen[1])});
        }};
}

Correction leaves(const PublicTable &table)
{
    const std::vector<omega::FigureId> figures = figuresOf(table);
    if (figures.empty())
        return {.pick = CorrectionWords::tr("No figure is on the map.")};
    return {.lists = {{CorrectionWords::tr("Figure"), figureNames(table)}},
        .ask = [figures](const CorrectionInput &typed)
        { return std::optional(correcting(omega::FigureLeft{chosenOf(figures, typed.chosen[0])})); }};
}

Correction power(const PublicTable &table, const CorrectionInput &input)
{
    const std::vector<omega::FigureId> figures = figuresOf(table);
    if (figures.empty())
        return {.pick = CorrectionWords::tr("No figure is on the map.")};
    const int now = table.figures.at(chosenOf(figures, input.chosen[0])).power;
    return {.lists = {{CorrectionWords::tr("Figure"), figureNames(table)}},
        .numbers = {{CorrectionWords::tr("Power tokens"), 0, 9, now}},
        .ask = [figures](const CorrectionInput &typed)
        { return std::optional(correcting(omega::PowerChanged{chosenOf(figures, typed.chosen[0]), typed.typed[0]})); }};
}

Correction reserves(const PublicTable &table, const CorrectionInput &input)
{
    const std::vector<omega::FigureCard> &cards = table.content.figures;
    if (cards.empty())
        return {};
    QStringList names;
    for (const omega::FigureCard &card : cards)
        names << wording::name(card.name);
    const auto left = table.reserves.find(chosenOf(cards, input.chosen[0]).id);
    return {.lists = {{CorrectionWords::tr("Figure"), names}},
        .numbers
        = {{CorrectionWords::tr("In the reserves"), 0, mostFigures, left == table.reserves.end() ? 0 : left->second}},
        .ask = [cards](const CorrectionInput &typed)
        {
            return std::optional(
                correcting(omega::ReservesChanged{chosenOf(cards, typed.chosen[0]).id, typed.typed[0]}));
        }};
}

Correction marker(const PublicTable &table, const Picked &picked, const CorrectionInput &input)
{
    const auto kind = static_cast<omega::MarkerKind>(input.chosen[0]);
    const auto there = table.ground.markers.find(kind);
    const bool lies = picked.space && there != table.ground.markers.end() && there->second.contains(*picked.space);
    return {.lists = {{CorrectionWords::tr("Marker"), wordsOf<omega::MarkerKind>()},
                {CorrectionWords::tr("What happens"),
                    {CorrectionWords::tr("is placed"), CorrectionWords::tr("is taken away")}, lies ? 1U : 0U}},
        .pick = spaceFirst(picked),
        .ask = [at = picked.space](const CorrectionInput &typed) -> std::optional<Ask>
        {
            const auto what = static_cast<omega::MarkerKind>(typed.chosen[0]);
            if (!at)
                return std::nullopt;
            return typed.chosen[1] == 0 ? correcting(omega::MarkerPlaced{what, *at})
                                        : correcting(omega::MarkerTaken{what, *at});
        }};
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
    return {.lists = {{CorrectionWords::tr("Objective"), names}},
        .pick = spaceFirst(picked),
        .ask = [objectives, at = picked.space](const CorrectionInput &typed) -> std::optional<Ask>
        {
            if (!at)
                return std::nullopt;
            return correcting(omega::ObjectivePlaced{chosenOf(objectives, typed.chosen[0]), *at});
        }};
}

Correction door(const PublicTable &table)
{
    std::vector<Edge> doors;
    QStringList names;
    for (const auto &[edge, kind] : table.ground.doors)
    {
        doors.push_back(edge);
        names << wording::name(edge);
    }
    if (doors.empty())
        return {.pick = CorrectionWords::tr("No door is left.")};
    return {.lists = {{CorrectionWords::tr("Door"), names},
                {CorrectionWords::tr("What happens"),
                    {CorrectionWords::tr("lies face down as"), CorrectionWords::tr("is turned up as"),
                        CorrectionWords::tr("is open and gone")}},
                {CorrectionWords::tr("Kind"), wordsOf<omega::DoorKind>()}},
        .ask = [doors](const CorrectionInput &typed)
        {
            const omega::DoorAt at{chosenOf(doors, typed.chosen[0])};
            const auto kind = static_cast<omega::DoorKind>(typed.chosen[2]);
            if (typed.chosen[1] == 2)
                return std::optional(correcting(omega::DoorTaken{at}));
            return std::optional(typed.chosen[1] == 0 ? correcting(omega::DoorKindSet{at, kind})
                                                      : correcting(omega::DoorTurnedUp{at, kind}));
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
        return {.pick = CorrectionWords::tr("No room is cut yet.")};
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
        return {.pick = CorrectionWords::tr("No room is cut yet.")};
    QStringList names;
    for (const omega::RoomCard &card : cards)
        names << wording::name(card.name);
    return {.lists = {{CorrectionWords::tr("Room"), roomNames(table)}, {CorrectionWords::tr("Room card"), names},
                {CorrectionWords::tr("What happens"),
                    {CorrectionWords::tr("is laid at the bottom"), CorrectionWords::tr("is taken out")}}},
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

/// Costs of a piece; a committed cost of nothing stands for none.
Correction ability(const PublicTable &table, const CorrectionInput &input)
{
    const std::vector<omega::Ability> &pieces = table.content.abilities;
    if (pieces.empty())
        return {.pick = CorrectionWords::tr("The dashboard has no piece.")};
    QStringList names;
    for (const omega::Ability &piece : pieces)
        names << wording::name(piece.name);
    const omega::Ability &chosen = chosenOf(pieces, input.chosen[0]);
    return {.lists = {{CorrectionWords::tr("Dashboard piece"), names}},
        .numbers = {{CorrectionWords::tr("Ready cost"), 0, mostCost, chosen.readyCost.value_or(0)},
            {CorrectionWords::tr("Committed cost, or 0"), 0, mostCost, chosen.committedCost.value_or(0)},
            {CorrectionWords::tr("Refresh"), 0, mostCost, chosen.refresh.value_or(0)}},
        .ask = [pieces](const CorrectionInput &typed)
        {
            omega::Ability other = chosenOf(pieces, typed.chosen[0]);
            other.readyCost = typed.typed[0];
            other.committable = typed.typed[1] > 0;
            other.committedCost = typed.typed[1] > 0 ? std::optional(typed.typed[1]) : std::nullopt;
            other.refresh = typed.typed[2];
            return std::optional(correcting(omega::AbilityWritten{other}));
        }};
}

} // namespace

Correction boardCorrection(
    CorrectionKind kind, const omega::View &view, const Picked &picked, const CorrectionInput &input)
{
    const PublicTable &table = view.open;
    switch (kind)
    {
    case CorrectionKind::Arrives:
        return arrives(table, picked);
    case CorrectionKind::Leaves:
        return leaves(table);
    case CorrectionKind::Power:
        return power(table, input);
    case CorrectionKind::Reserves:
        return reserves(table, input);
    case CorrectionKind::Marker:
        return marker(table, picked, input);
    case CorrectionKind::Objective:
        return objective(table, picked);
    case CorrectionKind::Door:
        return door(table);
    case CorrectionKind::Room:
        return room(table, input);
    case CorrectionKind::Stack:
        return stack(view);
    case CorrectionKind::Tile:
        return tile(table);
    default:
        return ability(table, input);
    }
}

} // namespace dossier
