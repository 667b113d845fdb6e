#pragma once

#include "model/json/malformed.h"
#include "model/omega/seen/pack_merge.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace dossier::omega
{

/// A pack that lies over another, as its file has it: the pack's JSON, and `said`, the list of its members that
/// somebody said.
std::string toJson(const SaidPack &pack);

/// What a file says over another pack.
struct SaidFile
{
    SaidPack over{};
    /// Whether the file lists what it says. One that does not says what stands in it and is known: a member that is
    /// absent, null or empty is not said.
    bool lists = false;
};

tl::expected<SaidFile, Malformed> readSaidPack(std::string_view text);

} // namespace dossier::omega
