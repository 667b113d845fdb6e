#pragma once

#include "model/omega/seen/pack_members.h"
#include "model/omega/seen/pack_values.h"

#include <functional>

namespace dossier::omega
{

/// What an owner reads values off, in the order in which a box is opened for a mission.
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

/// How a value is typed; see `readNumber` and its like.
enum class ValueKind : std::uint8_t
{
    Text,
    Number,
    Dice,
    Defense,
    Numbers,
    /// One of a list of words, or none of them where nobody knows.
    Word,
    /// Some of a list of words.
    Words,
    /// Spaces of the map, such as C3, D4.
    Spaces,
};

/// What the words of a value are.
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

/// What a value of a card belongs to.
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

/// The part of a card that a value belongs to.
struct CardPart
{
    PackPart what = PackPart::Card;
    /// Of stances and of weapons, from 1.
    int number = 0;
    /// What is added to the attacks of the weapon, by its name; `oneMore` for what is not there yet.
    std::string extra{};
    /// Which entry of a member that has several: a kind of figure, an action; `count` for how many of the one.
    std::string entry{};
    friend auto operator<=>(const CardPart &, const CardPart &) = default;

    static constexpr std::string_view oneMore = "+";
    static constexpr std::string_view count = "count";

    /// Whether both are the same part of a card, whichever entries they are.
    [[nodiscard]] bool isSamePart(const CardPart &other) const
    {
        return what == other.what && number == other.number && extra == other.extra;
    }
};

/// Where a value stands: the card by its id, the member by its name in the pack, and the part of the card that it
/// belongs to. A tile's card is called after the number of its letter.
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
    /// The type that has the member, as `Asking` calls it.
    std::string_view type{};
    ValueKind kind = ValueKind::Number;
    int least = 0;
    int most = most::number;
    /// What can be chosen of a Word or of Words.
    WordKind wordKind = WordKind::YesNo;
    std::vector<std::string> words{};
    /// Whether it is asked for while nobody knows it.
    bool asked = true;
    /// Whether none of the words can be chosen again, though one was.
    bool canBeNone = false;
    /// As it is typed; empty while nobody knows it.
    std::string text{};
    bool operator==(const PackValue &) const = default;

    [[nodiscard]] bool isLeft() const { return asked && text.empty(); }
};

/// A card, a sheet or a page, and what can be typed in of it.
struct PackCard
{
    std::string id{};
    Name name{};
    /// Whether the owner added it, and so can take it away.
    bool added = false;
    std::vector<PackValue> values{};
    bool operator==(const PackCard &) const = default;
};

using WriteValue = std::function<std::optional<ValueFault>(std::string_view text)>;

/// A value and how it is written into the pack that it was read from.
struct PackSlot
{
    PackValue value{};
    /// Nothing when it is written.
    WriteValue write{};
};

/// A card with its slots.
struct PackSlots
{
    std::string id{};
    Name name{};
    std::vector<PackSlot> entries{};
};

/// The cards of a step of a pack. What a slot writes goes into that pack, which must not move or grow meanwhile. The
/// step of the map has one for each tile of the map that was drawn.
std::vector<PackSlots> slotsOf(Pack &pack, Scenario &scenario, PackStep step);

} // namespace dossier::omega
