#pragma once

#include "model/specter/seen/board.h"
#include "model/specter/seen/cards.h"

namespace dossier::specter
{

/// SO-BOARD-2: reach of the sight along a road at a junction, which no text defines.
enum class Junctions : std::uint8_t
{
    /// A stretch consists of the spaces on both sides of its dashed line and ends with it.
    EndWithTheLine,
    /// It continues across the road that it meets.
    RunThrough,
};

constexpr auto words(Junctions /*junctions*/)
{
    return memberNames("end_with_the_line", "run_through");
}

/// Points that the printed rules leave open and each table decides. The defaults are most players' choice, or the
/// literal text.
struct TableOptions
{
    /// SO-BOARD-4: by default the text, which forbids nothing.
    Diagonals diagonals{};
    /// By default literal: a road space is one that touches a dash.
    Junctions junctions = Junctions::EndWithTheLine;
    /// True when road spaces in dispute (O16) are roads: four of five players' aids say this.
    bool disputedRoads = true;
    Nearness nearness = Nearness::StructuresIgnored;
    Edition edition = Edition::First;
    // Members added later may be absent from older tables and are false there.

    /// SO-HUNT-2: by default the vehicle has its steps once a turn for all drivers together; otherwise each driver has
    /// them.
    bool eachDrivesTen = false;
    /// SO-SEE-1: by default smoke on a road hides the spaces in it; otherwise it also hides those behind it, once it
    /// fills the whole width.
    bool smokeCutsRoads = false;
    /// SO-HUNT-6: by default a hunter who is barred from the vehicle may still use its sensor.
    bool barredFromSensor = false;
    /// SO-MOVE-2: among five players the agent has three cards by default, otherwise five.
    bool fiveCardsAmongFive = false;
    /// SO-END-1: by default every escape needs three objectives; otherwise none while the traitor is secret, if the
    /// agent announces the escape.
    bool escapesWhileSecret = false;
    /// SO-HUNT-5: by default a turn of the hunters allows either driving or the sensor; otherwise each hunter chooses
    /// for himself.
    bool sensorBesideDriving = false;
    bool operator==(const TableOptions &) const = default;
    static constexpr auto names = memberNames("diagonals", "junctions", "disputed_roads", "nearness", "edition",
        "each_drives_ten", "smoke_cuts_roads", "barred_from_sensor", "five_cards_among_five", "escapes_while_secret",
        "sensor_beside_driving");
};

} // namespace dossier::specter
