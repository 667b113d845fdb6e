#pragma once

#include "omega_pack.h"
#include "pack_values.h"

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

/// Which number or word of a card is meant.
enum class PackMember : std::uint8_t
{
    Name,
    EnergyMinimum,
    CrisisRound,
    SecondaryTimer,
    Reserve,
    InMission,
    ReadyCost,
    Refresh,
    Committable,
    CommittedCost,
    Timing,
    Kind,
    Group,
    Spawns,
    SpawnCount,
    Places,
    Icon,
    Stacks,
    Stat,
    Hits,
    Vitality,
    Strength,
    Intelligence,
    Attack,
    Range,
    Dice,
    Speed,
    RangedDefense,
    MeleeDefense,
    MaxAdrenaline,
    CombatCost,
    Points,
    Cost,
    Owner,
    Trade,
    Keywords,
    Timer,
    Round,
    Markers,
    Opens,
    Secret,
    Nest,
    BackIcon,
    BackNest,
    BackEmi,
    BackVents,
    BackPeril,
    BackRubble,
};

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

/// Where a value stands: the card by its id, and the part of it, if any: a stance (`1` to `3`), the `downed` card, a
/// weapon (`ranged`, `melee`, `weapon1`), a kind of figure. A tile's card is called after the number of its letter.
struct ValuePlace
{
    PackStep step = PackStep::Guide;
    std::string card{};
    PackMember member = PackMember::Name;
    std::string part{};
    friend auto operator<=>(const ValuePlace &, const ValuePlace &) = default;
};

/// A value that can be typed in.
struct PackValue
{
    ValuePlace place{};
    ValueKind kind = ValueKind::Number;
    int least = 0;
    int most = 20;
    /// What can be chosen of a Word.
    std::vector<std::string> words{};
    /// Whether it is asked for while nobody knows it.
    bool asked = true;
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

/// A value and how it is written into the pack that it was read from.
struct PackSlot
{
    PackValue value{};
    /// Nothing when it is written.
    std::function<std::optional<ValueFault>(std::string_view text)> write{};
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

// The same of each step.
std::vector<PackSlots> guideSlots(Pack &pack, Scenario &scenario);
std::vector<PackSlots> tileSlots(Scenario &scenario);
std::vector<PackSlots> dashboardSlots(Pack &pack, Scenario &scenario);
std::vector<PackSlots> roomCardSlots(Pack &pack, Scenario &scenario);
std::vector<PackSlots> doorSlots(Pack &pack);
std::vector<PackSlots> sheetSlots(Pack &pack);
std::vector<PackSlots> enemySlots(Pack &pack);
std::vector<PackSlots> kitSlots(Pack &pack);
std::vector<PackSlots> itemSlots(Pack &pack);

/// Makes the slots of one card.
class CardForm
{
public:
    CardForm(PackStep step, std::string id, const Name &name);

    /// What follows belongs to that part of the card.
    CardForm &of(std::string part);

    /// The name as it is typed, in both languages.
    CardForm &name(Name &held);
    CardForm &number(PackMember member, std::optional<int> &held, int least, int most, bool asked = true);
    CardForm &dice(PackMember member, std::optional<DicePool> &held);
    CardForm &defense(PackMember member, std::optional<Defense> &held);
    /// Yes or no; what nobody said otherwise is no.
    CardForm &yesOrNo(PackMember member, bool &held);
    CardForm &other(PackValue value, std::function<std::optional<ValueFault>(std::string_view)> write);

    /// A word of an enum's, always one of them.
    template <Worded E>
    CardForm &word(PackMember member, E &held)
    {
        return wordAmong(member, textsOf<E>(), std::string(wordOf(held)), false,
            [&held](std::size_t chosen)
            {
                if (chosen != none)
                    held = static_cast<E>(chosen);
            });
    }

    /// A word of an enum's that may be unknown.
    template <Worded E>
    CardForm &word(PackMember member, std::optional<E> &held, std::size_t first, std::size_t count, bool asked = true)
    {
        const std::vector<std::string> all = textsOf<E>();
        const std::vector<std::string> some(
            all.begin() + static_cast<std::ptrdiff_t>(first), all.begin() + static_cast<std::ptrdiff_t>(first + count));
        return wordAmong(member, some, held ? std::string(wordOf(*held)) : std::string(), asked,
            [&held, first](std::size_t chosen)
            { held = chosen == none ? std::nullopt : std::optional(static_cast<E>(first + chosen)); });
    }

    /// One of those words; `chosen` is told its place, or `none`.
    CardForm &wordAmong(PackMember member, std::vector<std::string> words, std::string text, bool asked,
        std::function<void(std::size_t)> chosen);

    /// Some of an enum's words; none of them is no word.
    template <Worded E>
    CardForm &someWords(PackMember member, std::vector<E> &held)
    {
        std::string text;
        for (const E one : held)
            text += (text.empty() ? "" : ", ") + std::string(wordOf(one));
        return wordsAmong(member, textsOf<E>(), text,
            [&held](const std::vector<std::size_t> &chosen)
            {
                held.clear();
                for (const std::size_t one : chosen)
                    held.push_back(static_cast<E>(one));
            });
    }

    /// Some of those words; `chosen` is told their places.
    CardForm &wordsAmong(PackMember member, std::vector<std::string> words, std::string text,
        std::function<void(const std::vector<std::size_t> &)> chosen);

    /// Spaces that `fits`.
    CardForm &spaces(PackMember member, std::vector<Space> &held, std::function<bool(Space)> fits);

    /// A slot of a part that has no name yet: it takes nothing.
    CardForm &unnamed(PackMember member, ValueKind kind, bool asked = true);

    /// The slots that were made.
    PackSlots take() { return std::move(m_card); }

    /// The place of no word.
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

private:
    template <Worded E>
    static std::vector<std::string> textsOf()
    {
        const auto all = words(E{});
        return {all.begin(), all.end()};
    }

    PackValue value(PackMember member, ValueKind kind, std::string text) const;

    PackStep m_step;
    std::string m_part;
    PackSlots m_card;
};

} // namespace dossier::omega
