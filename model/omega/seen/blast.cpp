// Explosions and their reach (OP-ATK-3).
#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"

#include <algorithm>

namespace dossier::omega
{

bool explodes(const PublicTable &table, const Attack &attack)
{
    const WeaponCard *weapon = found(table.content.weapons, attack.weapon);
    return weapon != nullptr && weapon->explosive && !attack.faces;
}

const WeaponCard *explosiveOf(const PublicTable &table, MarkerKind marker)
{
    for (const Kit &kit : table.content.kits)
        if (const WeaponCard *weapon = kit.weapon ? found(table.content.weapons, *kit.weapon) : nullptr;
            weapon != nullptr && kit.places == marker)
            return weapon;
    return nullptr;
}

std::optional<Explode> explosionDue(const PublicTable &table)
{
    const std::optional<Attack> &attack = table.pending.attack;
    if (!attack || !explodes(table, *attack))
        return std::nullopt;
    return Explode{
        .at = attack->to, .radius = *found(table.content.weapons, attack->weapon)->explosive, .dice = attack->dice};
}

namespace
{

/// OP-ATK-3: the reach of an explosion on a map: it depends on distance and cover, not on sight (EN 1263, IT 1208).
struct Blast
{
    Map map;
    Printing printing = Printing::Revised;
    Space at;
    int radius = 0;

    [[nodiscard]] bool reaches(Space space) const
    {
        if (!map.isFloor(at) || !map.isFloor(space))
            return false;
        if (space == at)
            return true;
        const std::optional<Distance> distance = distanceBetween(map, at, space);
        return distance && distance->steps <= radius && !hasCover(map, printing, at, space);
    }
};

} // namespace

SpaceSet blastOn(const PublicTable &table, Space at, int radius)
{
    const Blast blast{mapOf(table), table.printing, at, radius};
    SpaceSet reached;
    for (int y = at.y - radius; y <= at.y + radius; ++y)
        for (int x = at.x - radius; x <= at.x + radius; ++x)
            if (blast.map.contains({x, y}) && blast.reaches({x, y}))
                reached.set({x, y});
    return reached;
}

std::vector<Combatant> blastedBy(const PublicTable &table, Space at, int radius)
{
    const Blast blast{mapOf(table), table.printing, at, radius};
    std::vector<Combatant> blasted;
    for (const Combatant &who : everybodyOn(table))
        if (std::ranges::any_of(figureOf(table, who)->spaces(), [&](Space space) { return blast.reaches(space); }))
            blasted.push_back(who);
    return blasted;
}

std::vector<MarkerAt> markersBlastedBy(
    const PublicTable &table, Space at, int radius, const std::optional<MarkerKind> &goingOff)
{
    const Blast blast{mapOf(table), table.printing, at, radius};
    std::vector<MarkerAt> blasted;
    for (const auto &[kind, spaces] : table.ground.markers)
        if (table.content.mission.vitality.contains(kind))
            for (const Space space : spaces)
                if ((kind != goingOff || space != at) && blast.reaches(space))
                    blasted.emplace_back(kind, space);
    return blasted;
}

Explode withRolls(const PublicTable &table, Explode explode)
{
    const Faces none{std::vector<int>(static_cast<std::size_t>(std::max(0, explode.dice.black))),
        std::vector<int>(static_cast<std::size_t>(std::max(0, explode.dice.red)))};
    explode.rolls.clear();
    explode.markers.clear();
    for (const Combatant &who : blastedBy(table, explode.at, explode.radius))
        explode.rolls.push_back({who, none});
    for (const auto &[marker, at] : markersBlastedBy(table, explode.at, explode.radius, explode.marker))
        explode.markers.push_back({marker, at, none});
    return explode;
}

} // namespace dossier::omega
