#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace dossier
{

/// A numbered rule of a game's digest. Verdicts cite these; `id()` gives the printed form, such as `OP-SIGHT-R4`. The
/// rules are the games': each has its digest, and a constant for each rule in it (rule_ids.h).
class Rule
{
public:
    /// No rule: its printed form is empty.
    constexpr Rule() = default;

    friend constexpr std::string_view id(Rule rule) { return rule.m_id; }

    friend constexpr bool operator==(Rule, Rule) = default;

    /// As they stand in their digest.
    friend constexpr auto operator<=>(Rule, Rule) = default;

    // Names that stand here until whoever cites them names the game's own constants.
    static const Rule OP_GRID_1;
    static const Rule OP_GRID_2;
    static const Rule OP_GRID_3;
    static const Rule OP_GRID_4;
    static const Rule OP_GRID_5;
    static const Rule OP_FOV_1;
    static const Rule OP_FOV_2;
    static const Rule OP_FOV_3;
    static const Rule OP_SIGHT_F1;
    static const Rule OP_SIGHT_F2;
    static const Rule OP_SIGHT_F3;
    static const Rule OP_SIGHT_F4;
    static const Rule OP_SIGHT_R1;
    static const Rule OP_SIGHT_R2;
    static const Rule OP_SIGHT_R3;
    static const Rule OP_SIGHT_R4;
    static const Rule OP_SIGHT_R5;
    static const Rule OP_DIST_1;
    static const Rule OP_DIST_2;
    static const Rule OP_DIST_3;
    static const Rule OP_MOVE_1;
    static const Rule OP_MOVE_2;
    static const Rule OP_MOVE_3;
    static const Rule OP_MOVE_4;
    static const Rule OP_MOVE_5;
    static const Rule OP_MOVE_6;
    static const Rule OP_MOVE_7;
    static const Rule OP_MOVE_8;
    static const Rule OP_MOVE_9;
    static const Rule OP_GAS_1;
    static const Rule OP_ADR_1;
    static const Rule OP_ADR_2;
    static const Rule OP_ADR_3;
    static const Rule OP_ADR_4;
    static const Rule OP_ADR_5;
    static const Rule OP_DASH_1;
    static const Rule OP_DASH_2;
    static const Rule OP_DASH_3;
    static const Rule OP_DASH_4;
    static const Rule OP_DASH_5;
    static const Rule OP_CMD_1;
    static const Rule OP_CMD_2;
    static const Rule OP_CMD_3;
    static const Rule OP_CMD_4;
    static const Rule OP_ACT_1;
    static const Rule OP_ACT_2;
    static const Rule OP_ACT_3;
    static const Rule OP_DOWN_1;
    static const Rule OP_DOWN_2;
    static const Rule OP_DOWN_3;
    static const Rule OP_ROUND_1;
    static const Rule OP_ROUND_2;
    static const Rule OP_ROUND_3;
    static const Rule OP_DOOR_1;
    static const Rule OP_DOOR_2;
    static const Rule OP_ROOM_1;
    static const Rule OP_ROOM_2;
    static const Rule OP_ROOM_3;
    static const Rule OP_SPAWN_1;
    static const Rule OP_DICE_1;
    static const Rule OP_DICE_2;
    static const Rule OP_ATK_1;
    static const Rule OP_ATK_2;
    static const Rule OP_ATK_3;
    static const Rule OP_ATK_4;
    static const Rule OP_CHAL_1;
    static const Rule OP_SAME_1;
    static const Rule OP_INT_1;
    static const Rule SO_BOARD_1;
    static const Rule SO_BOARD_2;
    static const Rule SO_BOARD_3;
    static const Rule SO_BOARD_4;
    static const Rule SO_MOVE_1;
    static const Rule SO_MOVE_2;
    static const Rule SO_MOVE_3;
    static const Rule SO_SEE_1;
    static const Rule SO_SEE_2;
    static const Rule SO_SEE_3;
    static const Rule SO_SEE_4;
    static const Rule SO_HUNT_1;
    static const Rule SO_HUNT_2;
    static const Rule SO_HUNT_3;
    static const Rule SO_HUNT_4;
    static const Rule SO_HUNT_5;
    static const Rule SO_HUNT_6;
    static const Rule SO_TRAITOR_1;
    static const Rule SO_END_1;

private:
    template <std::size_t count>
    friend class Digest;

    constexpr Rule(int place, std::string_view printed)
        : m_place(place)
        , m_id(printed)
    {
    }

    /// Counted from one in the rule's digest.
    int m_place = 0;
    std::string_view m_id{};
};

/// The rules of a game, in order.
template <std::size_t count>
class Digest
{
public:
    /// Of printed forms that outlast the program.
    consteval explicit Digest(const char *const (&ids)[count])
    {
        for (std::size_t i = 0; i < count; ++i)
            m_rules[i] = Rule(static_cast<int>(i) + 1, ids[i]);
    }

    /// The rule with that printed form: what the digest does not have does not compile.
    consteval Rule operator[](std::string_view id) const
    {
        for (const Rule rule : m_rules)
            if (rule.m_id == id)
                return rule;
        throw "the digest has no such rule";
    }

    [[nodiscard]] constexpr std::span<const Rule> rules() const { return m_rules; }

private:
    std::array<Rule, count> m_rules{};
};

/// The rule of a digest with that printed form, or none.
constexpr std::optional<Rule> ruleWithId(std::span<const Rule> digest, std::string_view printed)
{
    const auto found = std::ranges::find(digest, printed, [](Rule rule) { return id(rule); });
    return found == digest.end() ? std::nullopt : std::optional(*found);
}

// Until then.
inline constexpr Rule Rule::OP_GRID_1{1, "OP-GRID-1"};
inline constexpr Rule Rule::OP_GRID_2{2, "OP-GRID-2"};
inline constexpr Rule Rule::OP_GRID_3{3, "OP-GRID-3"};
inline constexpr Rule Rule::OP_GRID_4{4, "OP-GRID-4"};
inline constexpr Rule Rule::OP_GRID_5{5, "OP-GRID-5"};
inline constexpr Rule Rule::OP_FOV_1{6, "OP-FOV-1"};
inline constexpr Rule Rule::OP_FOV_2{7, "OP-FOV-2"};
inline constexpr Rule Rule::OP_FOV_3{8, "OP-FOV-3"};
inline constexpr Rule Rule::OP_SIGHT_F1{9, "OP-SIGHT-F1"};
inline constexpr Rule Rule::OP_SIGHT_F2{10, "OP-SIGHT-F2"};
inline constexpr Rule Rule::OP_SIGHT_F3{11, "OP-SIGHT-F3"};
inline constexpr Rule Rule::OP_SIGHT_F4{12, "OP-SIGHT-F4"};
inline constexpr Rule Rule::OP_SIGHT_R1{13, "OP-SIGHT-R1"};
inline constexpr Rule Rule::OP_SIGHT_R2{14, "OP-SIGHT-R2"};
inline constexpr Rule Rule::OP_SIGHT_R3{15, "OP-SIGHT-R3"};
inline constexpr Rule Rule::OP_SIGHT_R4{16, "OP-SIGHT-R4"};
inline constexpr Rule Rule::OP_SIGHT_R5{17, "OP-SIGHT-R5"};
inline constexpr Rule Rule::OP_DIST_1{18, "OP-DIST-1"};
inline constexpr Rule Rule::OP_DIST_2{19, "OP-DIST-2"};
inline constexpr Rule Rule::OP_DIST_3{20, "OP-DIST-3"};
inline constexpr Rule Rule::OP_MOVE_1{21, "OP-MOVE-1"};
inline constexpr Rule Rule::OP_MOVE_2{22, "OP-MOVE-2"};
inline constexpr Rule Rule::OP_MOVE_3{23, "OP-MOVE-3"};
inline constexpr Rule Rule::OP_MOVE_4{24, "OP-MOVE-4"};
inline constexpr Rule Rule::OP_MOVE_5{25, "OP-MOVE-5"};
inline constexpr Rule Rule::OP_MOVE_6{26, "OP-MOVE-6"};
inline constexpr Rule Rule::OP_MOVE_7{27, "OP-MOVE-7"};
inline constexpr Rule Rule::OP_MOVE_8{28, "OP-MOVE-8"};
inline constexpr Rule Rule::OP_MOVE_9{29, "OP-MOVE-9"};
inline constexpr Rule Rule::OP_GAS_1{30, "OP-GAS-1"};
inline constexpr Rule Rule::OP_ADR_1{31, "OP-ADR-1"};
inline constexpr Rule Rule::OP_ADR_2{32, "OP-ADR-2"};
inline constexpr Rule Rule::OP_ADR_3{33, "OP-ADR-3"};
inline constexpr Rule Rule::OP_ADR_4{34, "OP-ADR-4"};
inline constexpr Rule Rule::OP_ADR_5{35, "OP-ADR-5"};
inline constexpr Rule Rule::OP_DASH_1{36, "OP-DASH-1"};
inline constexpr Rule Rule::OP_DASH_2{37, "OP-DASH-2"};
inline constexpr Rule Rule::OP_DASH_3{38, "OP-DASH-3"};
inline constexpr Rule Rule::OP_DASH_4{39, "OP-DASH-4"};
inline constexpr Rule Rule::OP_DASH_5{40, "OP-DASH-5"};
inline constexpr Rule Rule::OP_CMD_1{41, "OP-CMD-1"};
inline constexpr Rule Rule::OP_CMD_2{42, "OP-CMD-2"};
inline constexpr Rule Rule::OP_CMD_3{43, "OP-CMD-3"};
inline constexpr Rule Rule::OP_CMD_4{44, "OP-CMD-4"};
inline constexpr Rule Rule::OP_ACT_1{45, "OP-ACT-1"};
inline constexpr Rule Rule::OP_ACT_2{46, "OP-ACT-2"};
inline constexpr Rule Rule::OP_ACT_3{47, "OP-ACT-3"};
inline constexpr Rule Rule::OP_DOWN_1{48, "OP-DOWN-1"};
inline constexpr Rule Rule::OP_DOWN_2{49, "OP-DOWN-2"};
inline constexpr Rule Rule::OP_DOWN_3{50, "OP-DOWN-3"};
inline constexpr Rule Rule::OP_ROUND_1{51, "OP-ROUND-1"};
inline constexpr Rule Rule::OP_ROUND_2{52, "OP-ROUND-2"};
inline constexpr Rule Rule::OP_ROUND_3{53, "OP-ROUND-3"};
inline constexpr Rule Rule::OP_DOOR_1{54, "OP-DOOR-1"};
inline constexpr Rule Rule::OP_DOOR_2{55, "OP-DOOR-2"};
inline constexpr Rule Rule::OP_ROOM_1{56, "OP-ROOM-1"};
inline constexpr Rule Rule::OP_ROOM_2{57, "OP-ROOM-2"};
inline constexpr Rule Rule::OP_ROOM_3{58, "OP-ROOM-3"};
inline constexpr Rule Rule::OP_SPAWN_1{59, "OP-SPAWN-1"};
inline constexpr Rule Rule::OP_DICE_1{60, "OP-DICE-1"};
inline constexpr Rule Rule::OP_DICE_2{61, "OP-DICE-2"};
inline constexpr Rule Rule::OP_ATK_1{62, "OP-ATK-1"};
inline constexpr Rule Rule::OP_ATK_2{63, "OP-ATK-2"};
inline constexpr Rule Rule::OP_ATK_3{64, "OP-ATK-3"};
inline constexpr Rule Rule::OP_ATK_4{65, "OP-ATK-4"};
inline constexpr Rule Rule::OP_CHAL_1{66, "OP-CHAL-1"};
inline constexpr Rule Rule::OP_SAME_1{67, "OP-SAME-1"};
inline constexpr Rule Rule::OP_INT_1{68, "OP-INT-1"};
inline constexpr Rule Rule::SO_BOARD_1{1, "SO-BOARD-1"};
inline constexpr Rule Rule::SO_BOARD_2{2, "SO-BOARD-2"};
inline constexpr Rule Rule::SO_BOARD_3{3, "SO-BOARD-3"};
inline constexpr Rule Rule::SO_BOARD_4{4, "SO-BOARD-4"};
inline constexpr Rule Rule::SO_MOVE_1{5, "SO-MOVE-1"};
inline constexpr Rule Rule::SO_MOVE_2{6, "SO-MOVE-2"};
inline constexpr Rule Rule::SO_MOVE_3{7, "SO-MOVE-3"};
inline constexpr Rule Rule::SO_SEE_1{8, "SO-SEE-1"};
inline constexpr Rule Rule::SO_SEE_2{9, "SO-SEE-2"};
inline constexpr Rule Rule::SO_SEE_3{10, "SO-SEE-3"};
inline constexpr Rule Rule::SO_SEE_4{11, "SO-SEE-4"};
inline constexpr Rule Rule::SO_HUNT_1{12, "SO-HUNT-1"};
inline constexpr Rule Rule::SO_HUNT_2{13, "SO-HUNT-2"};
inline constexpr Rule Rule::SO_HUNT_3{14, "SO-HUNT-3"};
inline constexpr Rule Rule::SO_HUNT_4{15, "SO-HUNT-4"};
inline constexpr Rule Rule::SO_HUNT_5{16, "SO-HUNT-5"};
inline constexpr Rule Rule::SO_HUNT_6{17, "SO-HUNT-6"};
inline constexpr Rule Rule::SO_TRAITOR_1{18, "SO-TRAITOR-1"};
inline constexpr Rule Rule::SO_END_1{19, "SO-END-1"};

} // namespace dossier
