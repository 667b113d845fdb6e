#pragma once

#include <cstdint>

namespace dossier::wording
{

/// How a verdict is meant: the sign and the colour that go with its headline.
enum class Tone : std::uint8_t
{
    Allowed,
    Refused,
    /// Nothing is decided: something is not chosen, or unknown.
    Open,
};

} // namespace dossier::wording
