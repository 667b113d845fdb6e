#include "views/omega/parts/session_board.h"

#include "model/core/look_up.h"
#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/rooms.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct SessionBoardWords
{
    Q_DECLARE_TR_FUNCTIONS(SessionBoardWords)
};

using omega::MarkerKind;
using omega::PublicTable;

std::vector<omega::WeaponId> weaponsOf(const PublicTable &table, const omega::Combatant &who)
{
    std::vector<omega::WeaponId> weapons;
    for (const omega::WeaponCard &card : table.content.weapons)
        if (omega::mayUse(table, who, card.id))
            weapons.push_back(card.id);
    return weapons;
}

omega::Piece pieceOf(const PublicTable &table, const omega::Combatant &who, const std::vector<omega::WeaponId> &weapons)
{
    omega::Piece piece;
    piece.figure = omega::figureOf(table, who).value_or(Figure{});
    piece.side = omega::sideOf(table, who);
    piece.facing = omega::facingOf(table, who);
    piece.label = wording::shortNameOf(table, who).toStdString();
    piece.speed = omega::speedOf(table, who);
    piece.sureFooted = omega::has(table, who, omega::Keyword::SureFooted);
    const omega::FigureCard *card = omega::cardOf(table, who);
    piece.clone = card != nullptr && card->breed == omega::Breed::Clone;
    piece.rangedDefense = omega::defenseOf(table, who, AttackType::Ranged);
    piece.meleeDefense = omega::defenseOf(table, who, AttackType::Melee);
    for (const omega::WeaponId &id : weapons)
    {
        const omega::WeaponCard &weapon = *omega::found(table.content.weapons, id);
        piece.weapons.push_back(
            {wording::name(weapon.name).toStdString(), weapon.attack, weapon.range, weapon.dice, weapon.reach});
    }
    return piece;
}

/// Returns the letters of a marker; empty for those that are drawn as terrain.
QString signOf(MarkerKind kind)
{
    switch (kind)
    {
    case MarkerKind::Investigate:
        return QStringLiteral("?");
    case MarkerKind::Bomb:
        return SessionBoardWords::tr("BO", "sign of a bomb");
    case MarkerKind::CommandoPassage:
        return QStringLiteral("▲");
    case MarkerKind::EnemyPassage:
        return QStringLiteral("▼");
    case MarkerKind::ObjectiveToken:
        return SessionBoardWords::tr("O", "sign of an objective token");
    case MarkerKind::Passkey:
        return SessionBoardWords::tr("P", "sign of a passkey");
    case MarkerKind::RejectSwarm:
        return SessionBoardWords::tr("RJ", "sign of a reject swarm: no commando has these letters");
    case MarkerKind::Napalm:
        return SessionBoardWords::tr("N", "sign of napalm");
    case MarkerKind::AntiGhinGas:
        return SessionBoardWords::tr("AG", "sign of anti-Ghin gas");
    case MarkerKind::TripMine:
        return SessionBoardWords::tr("TM", "sign of a trip mine");
    case MarkerKind::TriggeredExplosive:
        return SessionBoardWords::tr("TE", "sign of a triggered explosive");
    case MarkerKind::Gas:
    case MarkerKind::Emi:
    case MarkerKind::Vent:
    case MarkerKind::Peril:
    case MarkerKind::Rubble:
    case MarkerKind::Wall:
        break;
    }
    return {};
}

/// Returns two letters for each kind, all different: rooms have a single letter.
QString signOf(omega::DoorKind kind)
{
    switch (kind)
    {
    case omega::DoorKind::Unlocked:
        return SessionBoardWords::tr("Un", "sign of an unlocked door");
    case omega::DoorKind::Jammed:
        return SessionBoardWords::tr("Ja", "sign of a jammed door");
    case omega::DoorKind::Locked:
        return SessionBoardWords::tr("Lo", "sign of a locked door");
    case omega::DoorKind::Shorted:
        return SessionBoardWords::tr("Sh", "sign of a shorted door");
    }
    return {};
}

/// Adds a sign: in the corner of a space whose middle shows something else.
void addSign(FloorScene &scene, const PublicTable &table, Space space, const QString &sign, const QString &name)
{
    const bool isTaken = omega::combatantOn(table, space) || omega::spacesWith(table, MarkerKind::Vent).contains(space)
        || std::ranges::find(scene.signs, space, &SpaceSign::at) != scene.signs.end();
    scene.signs.push_back({.at = space, .sign = sign.toStdString(), .name = name.toStdString(), .cornered = isTaken});
}

void addMarkers(FloorScene &scene, const PublicTable &table)
{
    for (const auto &[kind, spaces] : table.ground.markers)
        for (const Space space : spaces)
            if (const QString sign = signOf(kind); !sign.isEmpty())
                addSign(scene, table, space, sign, wording::name(kind));
    for (const auto &[objective, space] : table.ground.objectives)
        addSign(scene, table, space, QStringLiteral("★"), SessionBoardWords::tr("objective"));
    for (const auto &[role, commando] : table.commandos)
        if (commando.at && omega::isMarker(table, role))
            scene.signs.push_back({*commando.at, wording::shortNameOf(table, role).toStdString(),
                SessionBoardWords::tr("%1, downed").arg(wording::nameOf(table, role)).toStdString(), SignTone::Person});
}

/// `known`: kinds that are not public knowledge.
void addDoors(FloorScene &scene, const PublicTable &table, const std::map<Edge, omega::DoorKind> &known)
{
    for (const auto &[edge, shown] : table.ground.doors)
    {
        std::optional<omega::DoorKind> kind = shown;
        if (const auto *face = lookUp(known, edge); face != nullptr && !kind)
            kind = *face;
        if (!kind)
            continue;
        const QString name = wording::name(*kind);
        scene.doorSigns.push_back(
            {edge, signOf(*kind).toStdString(), SessionBoardWords::tr("%1 door", "its kind").arg(name).toStdString(),
                shown ? SignTone::Open : SignTone::Secret});
    }
}

/// Returns the space nearest to the centre of those; one of the taken ones only where all are taken.
Space middleOf(const std::vector<Space> &spaces, const SpaceSet &taken)
{
    Space sum;
    for (const Space space : spaces)
        sum = {sum.x + space.x, sum.y + space.y};
    const int count = static_cast<int>(spaces.size());
    const auto far = [&](Space space)
    { return std::pair(taken.contains(space), std::abs(space.x * count - sum.x) + std::abs(space.y * count - sum.y)); };
    return *std::ranges::min_element(spaces, {}, far);
}

/// Returns the space nearest to the centre of those, among the ones on which nothing else is drawn.
Space freeMiddleOf(const FloorScene &scene, const PublicTable &table, const std::vector<Space> &spaces)
{
    SpaceSet drawn;
    for (const MarkerKind kind : {MarkerKind::Vent, MarkerKind::Peril, MarkerKind::Gas})
        drawn |= omega::spacesWith(table, kind);
    for (const SpaceSign &sign : scene.signs)
        drawn.set(sign.at);
    return middleOf(spaces, drawn);
}

/// Gives every hidden room its letter, and the goal room its sign.
void addRooms(FloorScene &scene, const PublicTable &table)
{
    for (const omega::Room &room : table.ground.rooms)
    {
        if (room.spaces.empty())
            continue;
        if (room.state == omega::RoomState::Goal)
            addSign(scene, table, freeMiddleOf(scene, table, room.spaces), QStringLiteral("◆"),
                SessionBoardWords::tr("goal room: opening its door ends the mission"));
        if (room.state != omega::RoomState::Hidden)
            continue;
        for (const Space space : room.spaces)
            scene.hidden.set(space);
        scene.signs.push_back({freeMiddleOf(scene, table, room.spaces), wording::name(room.id).toStdString(),
            SessionBoardWords::tr("room %1").arg(wording::name(room.id)).toStdString(), SignTone::Secret});
    }
}

/// OP-SPAWN-1: gives every tile with a clone nest its sign, which stays in its place whatever comes and goes.
void addNests(FloorScene &scene, const PublicTable &table)
{
    std::map<TileName, std::vector<Space>> nests;
    table.ground.map.floor().forEach(
        [&](Space space)
        {
            if (omega::hasCloneNest(table, space))
                nests[table.ground.map.tile(space)].push_back(space);
        });
    const SpaceSet fixed = omega::spacesWith(table, MarkerKind::Vent) | omega::spacesWith(table, MarkerKind::Peril);
    for (const auto &[tile, spaces] : nests)
        addSign(scene, table, middleOf(spaces, fixed), SessionBoardWords::tr("CN", "sign of a clone nest"),
            SessionBoardWords::tr("clone nest: an ability that spawns on this tile brings one clone more"));
}

/// Adds the wounds of wounded enemies; those of the others are on their cards.
void addWounds(FloorScene &scene, const PublicTable &table)
{
    for (const auto &[id, standing] : table.figures)
        if (const std::optional<Figure> figure = omega::figureOf(table, id); figure && standing.wounds > 0)
        {
            const omega::FigureCard *card = omega::cardOf(table, id);
            scene.wounds.push_back({*figure, standing.wounds, card != nullptr ? card->vitality.value_or(0) : 0});
        }
}

/// In the step of activations, the board marks the enemies that are done.
void addActivated(FloorScene &scene, const PublicTable &table)
{
    if (table.clock.step != omega::Step::Activate)
        return;
    for (const auto &[id, standing] : table.figures)
        if (const std::optional<Figure> figure = omega::figureOf(table, id);
            figure && standing.activated && !(table.turn && table.turn->who == omega::Combatant(id)))
            scene.activated.push_back(*figure);
}

void addNames(FloorScene &scene, const PublicTable &table)
{
    for (const omega::Combatant &who : omega::everybodyOn(table))
        if (const std::optional<Figure> figure = omega::figureOf(table, who); figure && !omega::isMarker(table, who))
            scene.names.push_back({*figure, wording::nameOf(table, who).toStdString()});
}

void addSigns(FloorScene &scene, const PublicTable &table, const std::map<Edge, omega::DoorKind> &known)
{
    addMarkers(scene, table);
    addDoors(scene, table, known);
    addNests(scene, table);
    addRooms(scene, table);
    addWounds(scene, table);
    addActivated(scene, table);
    addNames(scene, table);
}

} // namespace

std::optional<std::size_t> SessionBoard::pieceOf(const std::optional<omega::Combatant> &combatant) const
{
    for (std::size_t index = 0; index < who.size(); ++index)
        if (who[index] == combatant)
            return index;
    return std::nullopt;
}

std::optional<std::size_t> SessionBoard::weaponOf(std::size_t piece, const omega::WeaponId &weapon) const
{
    const std::vector<omega::WeaponId> &own = weapons.at(piece);
    const auto place = std::ranges::find(own, weapon);
    return place == own.end() ? std::nullopt : std::optional(static_cast<std::size_t>(place - own.begin()));
}

omega::Piece pieceOf(const PublicTable &table, const omega::Spawn &spawn)
{
    omega::Piece piece;
    const omega::FigureCard *card = omega::found(table.content.figures, spawn.kind);
    piece.figure = {spawn.at, card != nullptr ? card->size : 1};
    piece.side = Side::Enemy;
    piece.facing = spawn.facing;
    piece.label = wording::nameOf(table, spawn.kind).toStdString();
    return piece;
}

SessionBoard sessionBoardOf(const omega::PublicView &view)
{
    const PublicTable &table = view.open;
    SessionBoard made;
    made.board.map = omega::mapOf(table);
    made.board.vents = omega::spacesWith(table, MarkerKind::Vent);
    made.board.peril = omega::spacesWith(table, MarkerKind::Peril);
    made.board.gas = omega::spacesWith(table, MarkerKind::Gas);
    for (const omega::Combatant &who : omega::everybodyOn(table))
        if (omega::isMarker(table, who))
            made.board.markers.set(omega::figureOf(table, who)->at);
        else
        {
            made.weapons.push_back(weaponsOf(table, who));
            made.board.pieces.push_back(pieceOf(table, who, made.weapons.back()));
            made.who.push_back(who);
        }
    return made;
}

void addSigns(FloorScene &scene, const omega::PublicView &view)
{
    addSigns(scene, view.open, {});
}

void addSigns(FloorScene &scene, const omega::View &view)
{
    addSigns(scene, view.open, view.overseer ? view.overseer->doors : std::map<Edge, omega::DoorKind>());
}

} // namespace dossier
