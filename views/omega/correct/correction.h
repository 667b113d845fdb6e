#pragma once

#include "views/omega/asks/picked.h"

#include <QStringList>

#include <array>
#include <functional>

namespace dossier
{

/// What a hand can put right at a table.
enum class CorrectionKind : std::uint8_t
{
    Tokens,
    Wounds,
    Place,
    Stance,
    Condition,
    Initiative,
    Kit,
    Weapon,
    Card,
    Deck,
    Round,
    TurnOf,
    Timers,
    Crisis,
    Arrives,
    Leaves,
    Power,
    Reserves,
    Marker,
    Objective,
    Door,
    Room,
    Stack,
    Tile,
    Ability,
    Count,
};

/// What is chosen and typed for a correction: places in its lists, and its numbers.
struct CorrectionInput
{
    static constexpr std::size_t lists = 3;
    static constexpr std::size_t numbers = 3;

    std::array<std::size_t, lists> chosen{};
    std::array<int, numbers> typed{};
};

/// A list of a correction; what is chosen from the start is how it stands.
struct CorrectionList
{
    QString name;
    QStringList choices;
    std::size_t now = 0;
};

/// A number of a correction, from the start as it stands.
struct CorrectionNumber
{
    QString name;
    int least = 0;
    int most = 99;
    int now = 0;
};

/// A correction with the fields that it needs, and what they ask for; nothing while something is not picked.
struct Correction
{
    std::vector<CorrectionList> lists{};
    std::vector<CorrectionNumber> numbers{};
    /// Whom the first list names, in its order; empty where it names nobody.
    std::vector<omega::Combatant> who{};
    /// A space of the board is one of its fields.
    bool onSpace = false;
    /// What has to be picked on the board; empty for nothing.
    QString pick{};
    std::function<std::optional<Ask>(const CorrectionInput &)> ask{};
    /// Instead of `ask`, where one event is not enough.
    std::function<std::vector<Ask>(const CorrectionInput &)> askAll{};

    /// What is asked for, in order; nothing while something is missing.
    [[nodiscard]] std::vector<Ask> asks(const CorrectionInput &input) const;
};

/// What a correction is called in the list.
QString nameOf(CorrectionKind kind);

/// A correction at a table. What the later lists and the numbers hold may hang on what is chosen in those before.
Correction correctionOf(
    CorrectionKind kind, const omega::View &view, const Picked &picked, const CorrectionInput &input);

// Those of the commandos, of the clock, of the overseer's side, of the ground.
Correction peoplesCorrection(
    CorrectionKind kind, const omega::View &view, const Picked &picked, const CorrectionInput &input);
Correction clockCorrection(CorrectionKind kind, const omega::View &view, const CorrectionInput &input);
Correction overseersCorrection(
    CorrectionKind kind, const omega::View &view, const Picked &picked, const CorrectionInput &input);

Correction groundCorrection(
    CorrectionKind kind, const omega::View &view, const Picked &picked, const CorrectionInput &input);

/// That a space has to be picked on the board, or which one is.
QString spaceFirst(const Picked &picked);

/// An element of a list by its place; the first where there is none of that place. The list is not empty.
template <typename List>
const auto &chosenOf(const List &list, std::size_t place)
{
    return list[place < list.size() ? place : 0];
}

} // namespace dossier
