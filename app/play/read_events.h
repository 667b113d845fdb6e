#pragma once

#include "model/journal/seen/journal_payload.h"

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

} // namespace dossier
