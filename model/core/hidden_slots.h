#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace dossier
{

/// The secrets of a table that can be revealed one by one, for its seals: names that tell nothing of the secrets beyond
/// public knowledge, and their exact texts. Names of contents stay hidden as the contents do.
using HiddenSlots = std::map<std::string, std::string>;

/// The step whose seal proves a revealed slot.
enum class SlotProof : std::uint8_t
{
    /// The first step since which it is as it was revealed.
    SinceFirst,
    /// The last step before the reveal; an earlier one would tell when a hand got the card.
    JustBefore,
};

/// A slot that public events reveal.
struct RevealedSlot
{
    std::string name = {};
    std::string content = {};
    SlotProof proof = SlotProof::SinceFirst;
    bool operator==(const RevealedSlot &) const = default;
};

} // namespace dossier
