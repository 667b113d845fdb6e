#pragma once

#include "model/json/malformed.h"
#include "model/omega/seen/pack_merge.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace dossier::omega
{

/// A pack that overlays another, in the form of its file: the pack's JSON, and `said`, the list of its members that
/// somebody entered.
std::string toJson(const SaidPack &pack);

/// Members that a file overlays on another pack.
struct SaidFile
{
    SaidPack over{};
    /// True when the file lists its entered members. In a file without the list, every known member counts as entered:
    /// one that is absent, null or empty does not.
    bool lists = false;
};

tl::expected<SaidFile, Malformed> readSaidPack(std::string_view text);

} // namespace dossier::omega
