#pragma once

namespace dossier
{

/// The greatest number that anybody may enter and, negated, the least. Rules, writer, reader and schema share it: a
/// number beyond it is never entered, never results from a rule, and is never written.
inline constexpr int maxSaid = 999;

} // namespace dossier
