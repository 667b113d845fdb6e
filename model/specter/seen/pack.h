#pragma once

#include "model/specter/seen/options.h"

namespace dossier::specter
{

/// One dashed line: the rectangle of spaces on its two sides, and the one that goes on across the roads it meets; each
/// by its north-west and its south-east space.
struct Street
{
    Coordinate from{};
    Coordinate to{};
    Coordinate throughFrom{};
    Coordinate throughTo{};
    bool operator==(const Street &) const = default;
    static constexpr auto names = memberNames("from", "to", "through_from", "through_to");
};

/// SO-BOARD-1 to -3: a board as it is printed.
struct PrintedBoard
{
    std::string name{};
    /// `.` open, `#` structure.
    std::vector<std::string> rows{};
    std::vector<Street> streets{};
    /// Open spaces that may be roads or not.
    std::vector<Coordinate> disputedRoads{};
    /// The structures that may be objectives: one list a section, by the faces of a die from 1.
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

/// What a box of the game holds: its board and its cards.
struct Pack
{
    int version = 1;
    /// Where the facts come from, for people.
    std::string source{};
    PrintedBoard board{};
    std::vector<AgentCard> agents{};
    std::vector<HunterCard> hunters{};
    std::vector<EquipmentCard> equipment{};
    bool operator==(const Pack &) const = default;
    static constexpr auto names = memberNames("version", "source", "board", "agents", "hunters", "equipment");
};

inline constexpr int packVersion = 1;

/// The board by the options of a table. The printed board has no fault.
Board boardOf(const PrintedBoard &printed, const TableOptions &options);

/// The first thing that is wrong with a printed board, as the path of names to it: `/rows/3`; empty when it is sound.
/// Rows are of equal length, what is walked on is open, objectives are structures, six a section.
std::string faultIn(const PrintedBoard &printed);

/// The card of a kind; none when the pack has no such card.
const AgentCard *cardOf(const Pack &pack, AgentKind kind);
const HunterCard *cardOf(const Pack &pack, HunterKind kind, Edition edition);
const EquipmentCard *cardOf(const Pack &pack, Equipment kind);

} // namespace dossier::specter
