#include "app/play/seal_history.h"

#include <algorithm>

namespace dossier
{

void SealHistory::add(std::uint32_t step, const HiddenSlots &hidden, const vault::SealHash &root)
{
    m_roots[step] = root;
    for (const auto &[name, content] : m_last)
        if (!hidden.contains(name))
            m_slots[name].emplace_back(step, std::nullopt);
    for (const auto &[name, content] : hidden)
        if (const auto before = m_last.find(name); before == m_last.end() || before->second != content)
            m_slots[name].emplace_back(step, content);
    m_last = hidden;
    m_lastStep = step;
}

HiddenSlots SealHistory::at(std::uint32_t step) const
{
    HiddenSlots hidden;
    for (const auto &[name, changes] : m_slots)
    {
        const auto later = std::ranges::upper_bound(changes, step, {}, [](const auto &change) { return change.first; });
        if (later != changes.begin() && std::prev(later)->second)
            hidden.emplace(name, *std::prev(later)->second);
    }
    return hidden;
}

std::optional<std::uint32_t> SealHistory::stepFor(const RevealedSlot &slot) const
{
    const auto last = m_last.find(slot.name);
    if (last == m_last.end() || last->second != slot.content)
        return std::nullopt;
    return slot.proof == SlotProof::JustBefore ? m_lastStep : m_slots.at(slot.name).back().first;
}

std::vector<vault::Opening> openingsOf(const vault::Key &key, const storage::SessionSeals &seals,
    const SealHistory &history, const std::vector<RevealedSlot> &revealed)
{
    std::vector<vault::Opening> openings;
    for (const RevealedSlot &slot : revealed)
        if (const std::optional<std::uint32_t> number = history.stepFor(slot))
        {
            const vault::SealedStep step = seals.step(*number);
            auto opening = vault::openingOf(key, step, history.at(*number), slot.name);
            if (opening && rootOf(step, *opening) == history.rootAt(*number))
                openings.push_back(*std::move(opening));
        }
    return openings;
}

} // namespace dossier
