#pragma once

#include "specter_board.h"
#include "specter_cards.h"

namespace dossier::specter
{

/// SO-BOARD-2: how far sight along a road reaches where roads meet, which no text says.
enum class Junctions : std::uint8_t
{
    /// A stretch is what lies on both sides of its dashed line, and ends with it.
    EndWithTheLine,
    /// It goes on across the road that it meets.
    RunThrough,
};

constexpr auto words(Junctions /*junctions*/)
{
    return memberNames("end_with_the_line", "run_through");
}

/// What the printed rules leave open and each table decides. The defaults are what most players do, or the text by its
/// letter.
struct TableOptions
{
    /// SO-BOARD-4: by default the text, which forbids nothing.
    Diagonals diagonals{};
    /// By default the letter: a road space is one that touches a dash.
    Junctions junctions = Junctions::EndWithTheLine;
    /// Whether road spaces in dispute (O16) are roads: four of five players' aids say so.
    bool disputedRoads = true;
    Nearness nearness = Nearness::StructuresIgnored;
    Edition edition = Edition::First;
    bool operator==(const TableOptions &) const = default;
    static constexpr auto names = memberNames("diagonals", "junctions", "disputed_roads", "nearness", "edition");
};

} // namespace dossier::specter
