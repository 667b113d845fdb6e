#pragma once

#include "model/journal/seen/journal_payload.h"

#include <utility>
#include <vector>

namespace dossier
{

/// The events of an entry of those rules, as the journal has them; what cannot be read is left out.
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
