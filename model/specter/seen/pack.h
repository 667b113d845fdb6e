#pragma once

#include "model/specter/seen/options.h"

namespace dossier::specter
{

/// One dashed line: the rectangle of spaces on its two sides, and the one that continues across the roads it meets;
/// each by its north-west and its south-east space.
struct Street
{
    Coordinate from{};
    Coordinate to{};
    Coordinate throughFrom{};
    Coordinate throughTo{};
    bool operator==(const Street &) const = default;
    static constexpr auto names = memberNames("from", "to", "through_from", "through_to");
};

/// SO-BOARD-1 to -3: a printed board.
struct PrintedBoard
{
    std::string name{};
    /// `.` open, `#` structure.
    std::vector<std::string> rows{};
    std::vector<Street> streets{};
    /// Open spaces with a disputed road status.
    std::vector<Coordinate> disputedRoads{};
    /// Structures that may be objectives: one list per section, by the faces of a die from 1.
    std::vector<std::vector<Coordinate>> objectives{};
    Coordinate agentStart{};
    std::vector<Coordinate> escapes{};
    /// One more with three hunters or four.
    std::vector<Coordinate> moreEscapes{};
    Coordinate vehicleOfTwo{};
    Coordinate vehicleOfMore{};
    bool operator==(const PrintedBoard &) const = default;
    static constexpr auto names = memberNames("name", "rows", "streets", "disputed_roads", "objectives", "agent_start",
        "escapes", "more_escapes", "vehicle_of_two", "vehicle_of_more");
};

/// Content of a box of the game: its board and its cards.
struct Pack
{
    int version = 1;
    /// Source of the facts, for people.
    std::string source{};
    PrintedBoard board{};
    std::vector<AgentCard> agents{};
    std::vector<HunterCard> hunters{};
    std::vector<EquipmentCard> equipment{};
    bool operator==(const Pack &) const = default;
    static constexpr auto names = memberNames("version", "source", "board", "agents", "hunters", "equipment");
};

inline constexpr int packVersion = 1;

/// Returns the board by the options of a table. The printed board has no fault.
Board boardOf(const PrintedBoard &printed, const TableOptions &options);

/// Returns the first fault of a printed board as the path of names to it: `/rows/3`; empty when it is sound. Rows are
/// of equal length, all named spaces that figures enter are open, and objectives are structures, six per section.
std::string faultIn(const PrintedBoard &printed);

/// Returns the card of a kind; null when the pack has none.
const AgentCard *cardOf(const Pack &pack, AgentKind kind);
const HunterCard *cardOf(const Pack &pack, HunterKind kind, Edition edition);
const EquipmentCard *cardOf(const Pack &pack, Equipment kind);

} // namespace dossier::specter
