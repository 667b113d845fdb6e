#pragma once

#include "app/play/recorded_game.h"

#include <memory>

namespace dossier::test
{

/// Ids and times that are numbers in order, after `first`: two games of different numbers have nothing in common.
inline Outside countedFrom(std::uint64_t first)
{
    const auto next = std::make_shared<std::uint64_t>(first);
    return {[next]
        {
            journal::EventId id;
            ++*next;
            for (std::size_t i = 0; i < sizeof(*next); ++i)
                id.bytes.at(i) = static_cast<std::uint8_t>(*next >> (8 * i));
            return id;
        },
        [next] { return journal::Moment{static_cast<std::int64_t>(*next)}; }};
}

} // namespace dossier::test
