#pragma once

#include <cstdint>

namespace dossier::wording
{

/// Tone of a verdict: the sign and the colour of its headline.
enum class Tone : std::uint8_t
{
    Allowed,
    Refused,
    /// Undecided: something is not chosen, or unknown.
    Open,
};

} // namespace dossier::wording
