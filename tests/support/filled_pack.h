#pragma once

#include "model/omega/seen/owners_pack.h"

namespace dossier::test
{

/// Returns a made-up value for a test to type, valid for its kind.
inline std::string typedFor(const omega::PackValue &value)
{
    switch (value.kind)
    {
    case omega::ValueKind::Text:
        return "Named " + value.place.card + ' ' + std::string(wordOf(value.place.part.what))
            + std::to_string(value.place.part.number) + value.place.part.extra;
    case omega::ValueKind::Number:
        return std::to_string(std::max(value.min, std::min(value.max, 3)));
    case omega::ValueKind::Dice:
        return "3+1";
    case omega::ValueKind::Defense:
        return "2/4";
    case omega::ValueKind::Numbers:
        return "1";
    case omega::ValueKind::Word:
    case omega::ValueKind::Words:
        return value.words.front();
    case omega::ValueKind::Spaces:
        return "A1";
    }
    return {};
}

/// Returns the first requested and unknown value of a step; nothing when all are known.
inline std::optional<omega::PackValue> firstLeft(const omega::OwnersPack &pack, omega::PackStep step)
{
    for (const omega::PackCard &card : pack.cards(step))
        for (const omega::PackValue &value : card.values)
            if (value.isLeft())
                return value;
    return std::nullopt;
}

/// A hall with a room at each end, a door before each.
inline omega::Board smallMap()
{
    omega::Board board{.name = "Hall", .map = Map(9, 3)};
    for (const int x : {2, 6})
        for (const int y : {0, 2})
            board.map.setWall({x, y});
    board.map.setDoor({{2, 1}, Edge::Side::East});
    board.map.setDoor({{5, 1}, Edge::Side::East});
    return board;
}

} // namespace dossier::test
