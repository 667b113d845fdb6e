#pragma once

#include "model/specter/seen/refusal.h"

namespace dossier
{

/// Returns the refusal's reason in that chapter; null when it is another chapter.
template <typename Reason, typename Chapter>
const Reason *reasonOf(const specter::Refusal &refusal)
{
    const Chapter *chapter = refusal ? std::get_if<Chapter>(&refusal->reason) : nullptr;
    return chapter != nullptr ? get_if<Reason>(chapter) : nullptr;
}

template <typename Reason>
const Reason *agentsReason(const specter::Refusal &refusal)
{
    return reasonOf<Reason, specter::AgentReason>(refusal);
}

template <typename Reason>
const Reason *playReason(const specter::Refusal &refusal)
{
    return reasonOf<Reason, specter::PlayReason>(refusal);
}

} // namespace dossier
