#pragma once

#include "model/omega/seen/pack_members.h"
#include "model/omega/seen/pack_values.h"

#include <functional>

namespace dossier::omega
{

/// A source of an owner's values, in the order in which a box is opened for a mission.
enum class PackStep : std::uint8_t
{
    Guide,
    Map,
    Dashboard,
    RoomCards,
    Doors,
    Sheets,
    Enemies,
    Kits,
    Items,
};

constexpr auto words(PackStep /*step*/)
{
    return memberNames("guide", "map", "dashboard", "room_cards", "doors", "sheets", "enemies", "kits", "items");
}

/// The form in which a value is typed; see `readNumber` and its relatives.
enum class ValueKind : std::uint8_t
{
    Text,
    Number,
    Dice,
    Defense,
    Numbers,
    /// One of a list of words, or none of them while it is unknown.
    Word,
    /// Some of a list of words.
    Words,
    /// Spaces of the map, such as C3, D4.
    Spaces,
};

/// Kinds of a value's words.
enum class WordKind : std::uint8_t
{
    YesNo,
    Action,
    Attack,
    Door,
    Figure,
    Keyword,
    Marker,
    Role,
    RoomCard,
    Side,
    Stat,
    Timer,
    Timing,
};

/// The part of a card to which a value belongs.
enum class PackPart : std::uint8_t
{
    Card,
    Stance,
    Downed,
    /// The weapons of a character sheet.
    Ranged,
    Melee,
    Weapon,
};

constexpr auto words(PackPart /*part*/)
{
    return memberNames("card", "stance", "downed", "ranged", "melee", "weapon");
}

/// The part of a card to which a value belongs, with its number and entry.
struct CardPart
{
    PackPart what = PackPart::Card;
    /// Number of a stance or a weapon, from 1.
    int number = 0;
    /// The extra of the weapon's attacks, by its name; `oneMore` for one that does not exist yet.
    std::string extra{};
    /// The entry of a member that has several: a kind of figure, an action; `count` for the number of the only one.
    std::string entry{};
    friend auto operator<=>(const CardPart &, const CardPart &) = default;

    static constexpr std::string_view oneMore = "+";
    static constexpr std::string_view count = "count";

    /// True when both are the same part of a card, for any entries.
    [[nodiscard]] bool isSamePart(const CardPart &other) const
    {
        return what == other.what && number == other.number && extra == other.extra;
    }
};

/// The address of a value: the card by its id, the member by its name in the pack, and the part of the card. A tile's
/// card has the number of its letter as its id.
struct ValuePlace
{
    PackStep step = PackStep::Guide;
    std::string card{};
    std::string member{};
    CardPart part{};
    friend auto operator<=>(const ValuePlace &, const ValuePlace &) = default;
};

/// A value that can be typed in.
struct PackValue
{
    ValuePlace place{};
    /// The type that has the member, by its name in `FormMembers`.
    std::string_view type{};
    ValueKind kind = ValueKind::Number;
    int min = 0;
    int max = limit::number;
    /// The choices of a Word or of Words.
    WordKind wordKind = WordKind::YesNo;
    std::vector<std::string> words{};
    /// True when the owner has to enter it while it is unknown.
    bool asked = true;
    /// True when the choice of a word can be undone.
    bool canBeNone = false;
    /// Text in its typed form; empty while it is unknown.
    std::string text{};
    bool operator==(const PackValue &) const = default;

    [[nodiscard]] bool isLeft() const { return asked && text.empty(); }
};

/// A card, a sheet or a page, and the values that can be typed in from it.
struct PackCard
{
    std::string id{};
    Name name{};
    /// True when the owner added it, and so can remove it.
    bool added = false;
    std::vector<PackValue> values{};
    bool operator==(const PackCard &) const = default;
};

using WriteValue = std::function<std::optional<ValueFault>(std::string_view text)>;

/// A value and the function that writes it into the pack from which it was read.
struct PackSlot
{
    PackValue value{};
    /// Returns nothing when the value is written.
    WriteValue write{};
};

/// A card with its slots.
struct PackSlots
{
    std::string id{};
    Name name{};
    std::vector<PackSlot> entries{};
};

/// Returns the cards of a step of a pack. Slots write into that pack, which must not move or grow meanwhile. The step
/// of the map has one card for each tile of the drawn map.
std::vector<PackSlots> slotsOf(Pack &pack, Scenario &scenario, PackStep step);

} // namespace dossier::omega
