#pragma once

#include "model/core/hidden_slots.h"
#include "model/journal/seen/journal_payload.h"

#include <string>
#include <utility>
#include <vector>

namespace dossier
{

/// Returns the events of a journal entry under those rules; skips events that cannot be read.
template <typename Rules>
std::vector<typename Rules::Event> readEvents(const std::vector<journal::Payload> &payloads)
{
    std::vector<typename Rules::Event> events;
    for (const journal::Payload &payload : payloads)
        if (auto event = Rules::readEvent(payload.open.empty() ? payload.secret : payload.open))
            events.push_back(*std::move(event));
    return events;
}

/// Returns the slots that public events, given as their texts, reveal under those rules.
template <typename Rules>
std::vector<RevealedSlot> revealedByTexts(const std::vector<std::string> &texts)
{
    std::vector<journal::Payload> events;
    for (const std::string &text : texts)
        events.push_back({text, {}});
    return Rules::revealedSlots(readEvents<Rules>(events));
}

} // namespace dossier
