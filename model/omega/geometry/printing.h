#pragma once

#include <cstdint>

namespace dossier
{

/// The two printings of the LEVEL 7 [OMEGA PROTOCOL] rules that are in use at tables.
enum class Printing : std::uint8_t
{
    /// Sight by shortest paths.
    First,
    /// Sight by two lines from one corner.
    Revised,
};

} // namespace dossier
