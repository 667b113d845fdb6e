#pragma once

#include "model/core/hidden_slots.h"
#include "model/storage/session_seals.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace dossier
{

/// The hidden slots of a session at each of its sealed steps, so that a slot can be opened at an earlier one.
class SealHistory
{
public:
    /// Adds the next sealed step, with the root that it has in the file.
    void add(std::uint32_t step, const HiddenSlots &hidden, const vault::SealHash &root);

    /// Returns the slots of an added step.
    [[nodiscard]] HiddenSlots at(std::uint32_t step) const;

    /// Returns the root of an added step.
    [[nodiscard]] const vault::SealHash &rootAt(std::uint32_t step) const { return m_roots.at(step); }

    /// Returns the step that proves a revealed slot: its content is sealed there and at every later step.
    [[nodiscard]] std::optional<std::uint32_t> stepFor(const RevealedSlot &slot) const;

private:
    /// The steps at which a slot changed, with its content since; none while there is no such slot.
    using Changes = std::vector<std::pair<std::uint32_t, std::optional<std::string>>>;

    std::map<std::string, Changes> m_slots;
    std::map<std::uint32_t, vault::SealHash> m_roots;
    HiddenSlots m_last;
    std::uint32_t m_lastStep = 0;
};

/// Returns the openings of revealed slots, as far as they are sealed. An opening that would not fit is left out: a
/// table that is worked out again otherwise than by an earlier version, or a lost key, accuses nobody.
std::vector<vault::Opening> openingsOf(const vault::Key &key, const storage::SessionSeals &seals,
    const SealHistory &history, const std::vector<RevealedSlot> &revealed);

} // namespace dossier
