#include "model/omega/content/piece_json.h"

#include "model/json/json_writer.h"
#include "model/json/utf8.h"
#include "model/omega/content/figure_json.h"

namespace dossier
{

namespace
{

using omega::Defense;
using omega::Piece;
using omega::Weapon;

constexpr int maxSpeed = 20;
constexpr int maxRange = 80;
constexpr int maxHits = 99;

constexpr Words<AttackType, 2> attackTypes{{{"ranged", AttackType::Ranged}, {"melee", AttackType::Melee}}};

/// Returns a member that may be absent or null.
std::optional<JsonValue> known(const JsonValue &object, std::string_view name)
{
    const std::optional<JsonValue> value = memberIfAny(object, name);
    return value && value->type() != JsonType::Null ? value : std::nullopt;
}

std::optional<int> knownInteger(const JsonValue &object, std::string_view name, int max)
{
    const std::optional<JsonValue> value = known(object, name);
    return value ? std::optional(integer(*value, 0, max)) : std::nullopt;
}

bool flag(const JsonValue &object, std::string_view name)
{
    const std::optional<JsonValue> value = memberIfAny(object, name);
    return value && boolean(*value);
}

std::string textIfAny(const JsonValue &object, std::string_view name)
{
    const std::optional<JsonValue> value = memberIfAny(object, name);
    if (!value)
        return {};
    if (value->type() != JsonType::String)
        throw malformed(*value, Fault::NotAString);
    return value->text();
}

/// Reads one number, or two: hits for one wound and for two.
std::optional<Defense> readDefense(const JsonValue &object, std::string_view name)
{
    const std::optional<JsonValue> value = known(object, name);
    if (!value)
        return std::nullopt;
    const std::vector<JsonValue> hits = array(*value, 1);
    if (hits.size() > 2)
        throw malformed(*value, Fault::WrongLength);
    Defense defense{integer(hits[0], 0, maxHits), std::nullopt};
    if (hits.size() == 2)
        defense.hitsForTwo = integer(hits[1], 0, maxHits);
    return defense;
}

Weapon readWeapon(const JsonValue &value)
{
    Weapon weapon;
    weapon.name = textIfAny(value, "name");
    weapon.type = word(member(value, "type"), attackTypes);
    weapon.range = knownInteger(value, "range", maxRange);
    weapon.reach = flag(value, "reach");
    if (const std::optional<JsonValue> dice = known(value, "dice"))
        weapon.dice = DicePool{integer(member(*dice, "black"), 0, DicePool::maxOfAKind),
            integer(member(*dice, "red"), 0, DicePool::maxOfAKind)};
    return weapon;
}

/// Returns a member's name and text, with the comma before it.
std::string memberText(std::string_view name, const std::string &text)
{
    return ", \"" + std::string(name) + "\": " + text;
}

std::string defenseJson(const Defense &defense)
{
    std::string text = "[" + std::to_string(defense.hits);
    if (defense.hitsForTwo)
        text += ", " + std::to_string(*defense.hitsForTwo);
    return text + "]";
}

std::string weaponJson(const Weapon &weapon)
{
    std::string text = "{\"name\": " + jsonString(codePointsOf(weapon.name));
    text += memberText("type", jsonWord(weapon.type == AttackType::Ranged ? "ranged" : "melee"));
    if (weapon.range)
        text += memberText("range", std::to_string(*weapon.range));
    if (weapon.dice)
        text += memberText("dice",
            jsonObject({{"black", std::to_string(weapon.dice->black)}, {"red", std::to_string(weapon.dice->red)}}));
    if (weapon.reach)
        text += memberText("reach", "true");
    return text + "}";
}

} // namespace

Piece readPiece(const Map &map, const JsonValue &value)
{
    Piece piece;
    piece.figure = readFigure(map, value);
    piece.side = readSide(member(value, "side"));
    piece.facing = readFacing(member(value, "facing"));
    piece.label = textIfAny(value, "label");
    piece.speed = knownInteger(value, "speed", maxSpeed);
    piece.sureFooted = flag(value, "sure_footed");
    piece.clone = flag(value, "clone");
    piece.rangedDefense = readDefense(value, "ranged_defense");
    piece.meleeDefense = readDefense(value, "melee_defense");
    if (const std::optional<JsonValue> weapons = memberIfAny(value, "weapons"))
        for (const JsonValue &weapon : array(*weapons))
            piece.weapons.push_back(readWeapon(weapon));
    return piece;
}

std::string pieceJson(const Piece &piece)
{
    std::string text = "{\"label\": " + jsonString(codePointsOf(piece.label));
    text += memberText("side", sideJson(piece.side));
    text += memberText("at", jsonSpace(piece.figure.at)) + memberText("size", std::to_string(piece.figure.size));
    text += memberText("facing", facingJson(piece.facing));
    if (piece.speed)
        text += memberText("speed", std::to_string(*piece.speed));
    if (piece.sureFooted)
        text += memberText("sure_footed", "true");
    if (piece.clone)
        text += memberText("clone", "true");
    if (piece.rangedDefense)
        text += memberText("ranged_defense", defenseJson(*piece.rangedDefense));
    if (piece.meleeDefense)
        text += memberText("melee_defense", defenseJson(*piece.meleeDefense));
    if (!piece.weapons.empty())
        text += memberText("weapons", jsonArray(piece.weapons, weaponJson));
    return text + "}";
}

} // namespace dossier
