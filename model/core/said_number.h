#pragma once

namespace dossier
{

/// The greatest number that anybody can mean, and (negative) the least. Rules, writer, reader and schema go by it: a
/// number beyond it is never said, never follows from what is said, and is never written.
inline constexpr int mostSaid = 999;

} // namespace dossier
