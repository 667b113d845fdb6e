#pragma once

#include "model/specter/seen/board.h"
#include "model/specter/seen/cards.h"

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
    // What came later may be absent from older tables, and is false there.

    /// SO-HUNT-2: by default the vehicle has its steps once a turn, whoever drives; else each who drives has them.
    bool eachDrivesTen = false;
    /// SO-SEE-1: by default smoke on a road hides what lies in it; else it hides what lies behind it, too, once it
    /// fills the whole width.
    bool smokeCutsRoads = false;
    /// SO-HUNT-6: by default who is barred from the vehicle may still use its sensor.
    bool barredFromSensor = false;
    /// SO-MOVE-2: the agent among five players has three cards by default, else five.
    bool fiveCardsAmongFive = false;
    /// SO-END-1: by default three objectives come before every escape; else none while the traitor is secret, where
    /// the agent says that he escapes.
    bool escapesWhileSecret = false;
    /// SO-HUNT-5: by default nobody uses the sensor in a turn of the hunters in which anybody drives, and the other way
    /// round; else each hunter may do either.
    bool sensorBesideDriving = false;
    bool operator==(const TableOptions &) const = default;
    static constexpr auto names = memberNames("diagonals", "junctions", "disputed_roads", "nearness", "edition",
        "each_drives_ten", "smoke_cuts_roads", "barred_from_sensor", "five_cards_among_five", "escapes_while_secret",
        "sensor_beside_driving");
};

} // namespace dossier::specter
