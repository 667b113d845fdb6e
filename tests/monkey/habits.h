#pragma once

#include <cstdint>
#include <vector>

namespace dossier::test
{

/// A small thing that people do; what it comes to depends on what is shown when its turn comes.
enum class Intent : std::uint8_t
{
    // With controls.
    Primary,
    Offer,
    Refused,
    Button,
    List,
    Number,
    Field,
    Rows,
    /// A plain button under the board, such as one that lets the app roll.
    Roll,
    /// What ends the form that is filled in.
    Accept,
    // On the board.
    Figure,
    /// One of the other side's, or any where there is none.
    Foe,
    /// A figure that has come or moved since the table changed last.
    New,
    /// Where the board was clicked last.
    Again,
    Lit,
    Door,
    Somewhere,
    Drag,
    RightClick,
    DoubleClick,
    Wheel,
    // By keys, mostly.
    Undo,
    Redo,
    Enter,
    Escape,
    Tab,
    Arrow,
    LookBack,
    Digits,
    Type,
    Resize,
    Form,
    Menu,
    AnyKey,
    Correct,
};

/// Steps that people do one after another, and how often they come to it.
struct Weighted
{
    unsigned weight;
    std::vector<Intent> steps;
};

/// How often what changed the table is looked at or regretted, and how often a correction comes through the session.
inline constexpr std::size_t reactionPercent = 40;
inline constexpr std::size_t correctionPercent = 6;
/// How often dice that lie there are what one goes on with.
inline constexpr std::size_t dicingPercent = 85;
/// The same for a form.
inline constexpr std::size_t formingPercent = 40;

const std::vector<Weighted> &habits();

/// What follows when the table has changed.
const std::vector<Weighted> &reactions();

/// What is done while dice lie there: few turn away from them.
const std::vector<Weighted> &dicing();

/// What is done while a form lies open under the board: it is filled in again and again, about one thing and another.
const std::vector<Weighted> &forming();

/// One of them by chance.
const std::vector<Intent> &drawnBy(const std::vector<Weighted> &all, unsigned number);

} // namespace dossier::test
