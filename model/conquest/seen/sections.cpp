#include "model/conquest/seen/sections.h"

#include <algorithm>
#include <array>
#include <set>

namespace dossier::conquest
{

namespace
{

/// A space in the field of all spaces, by its column and its row along a slanted axis.
struct Cell
{
    int column = 0;
    int row = 0;
    bool operator==(const Cell &) const = default;
};

constexpr Cell operator+(Cell one, Cell other)
{
    return {one.column + other.column, one.row + other.row};
}

/// Returns one step towards the outer space of that number; numbers wrap around.
constexpr Cell towards(int number)
{
    constexpr std::array<Cell, outerSpaces> all{{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};
    return all.at(static_cast<std::size_t>((number % outerSpaces + 2 * outerSpaces - 1) % outerSpaces));
}

/// Returns the middle of the section at a place: the nearest at which two sections share no space.
constexpr Cell middleAt(int place)
{
    return towards(place) + towards(place + 1) + towards(place + 1);
}

Cell cellOf(const std::vector<int> &places, Place at)
{
    const Cell middle
        = at.section == centreSection ? Cell{} : middleAt(places[static_cast<std::size_t>(at.section) - 1]);
    return at.number == 0 ? middle : middle + towards(at.number);
}

} // namespace

std::vector<int> usualPlaces(int players)
{
    static const std::array<std::vector<int>, 5> all{{{}, {2}, {3, 4}, {5, 1, 3}, {5, 1, 2, 4}}};
    return all.at(static_cast<std::size_t>(std::clamp(players, 0, 4)));
}

bool arePlaces(const std::vector<int> &places)
{
    const std::set<int> different(places.begin(), places.end());
    return different.size() == places.size()
        && std::ranges::all_of(places, [](int place) { return place >= 1 && place <= placesAround; });
}

std::vector<int> placesBeside(const std::vector<int> &places)
{
    std::vector<int> others;
    for (int place = 1; place <= placesAround; ++place)
        if (!std::ranges::count(places, place))
            others.push_back(place);
    return others;
}

bool touchAcross(const std::vector<int> &places, Place one, Place other)
{
    const auto isOnBoard = [&](Place at)
    { return at.section >= 0 && at.section <= std::ssize(places) && at.number >= 0 && at.number <= outerSpaces; };
    if (one.section == other.section || !isOnBoard(one) || !isOnBoard(other))
        return false;
    const Cell from = cellOf(places, one);
    const Cell to = cellOf(places, other);
    for (int number = 1; number <= outerSpaces; ++number)
        if (from + towards(number) == to)
            return true;
    return false;
}

std::vector<Border> bordersAcross(const std::vector<int> &places)
{
    std::vector<Place> spaces;
    for (int section = 0; section <= std::ssize(places); ++section)
        for (int number = 1; number <= outerSpaces; ++number)
            spaces.push_back({section, number});
    std::vector<Border> found;
    for (const Place one : spaces)
        for (const Place other : spaces)
            if (one < other && touchAcross(places, one, other))
                found.push_back({one, other});
    return found;
}

} // namespace dossier::conquest
