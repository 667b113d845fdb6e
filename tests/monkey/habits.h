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
    /// The button that ends the form that is filled in.
    Accept,
    // On the board.
    Figure,
    /// One of the other side's, or any where there is none.
    Foe,
    /// A figure that has come or moved since the table changed last.
    New,
    /// The spot of the board that was clicked last.
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

/// The probability, in percent, that the monkey looks at or regrets a change of the table, and the probability that a
/// correction comes through the session.
inline constexpr std::size_t reactionPercent = 40;
inline constexpr std::size_t correctionPercent = 6;
/// The probability, in percent, that the monkey goes on with dice that lie there.
inline constexpr std::size_t dicingPercent = 85;
/// The probability, in percent, that the monkey goes on with an open form.
inline constexpr std::size_t formingPercent = 40;

const std::vector<Weighted> &habits();

/// The reactions to a change of the table.
const std::vector<Weighted> &reactions();

/// The inputs while dice lie there: few of them turn away from the dice.
const std::vector<Weighted> &dicing();

/// The inputs while a form is open under the board: it is filled in repeatedly, about different things.
const std::vector<Weighted> &forming();

/// One of them by chance.
const std::vector<Intent> &drawnBy(const std::vector<Weighted> &all, unsigned number);

} // namespace dossier::test
