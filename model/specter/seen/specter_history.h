#pragma once

#include "specter_numbers.h"

namespace dossier::specter
{

/// What the inference starts from: everything public about one agent, and what is not known of him. The agent is in
/// play.
PublicHistory historyOf(const PublicTable &table, Agent agent);

/// Why a sheet and what was said of it do not fit (the honesty check).
struct Slip
{
    int turn = 0;
    /// The rule by which something else should have been said.
    std::string rule{};
    /// What was said, and what should have been; a fact about no place says neither.
    std::optional<Coordinate> said{};
    std::optional<Coordinate> truth{};
    bool operator==(const Slip &) const = default;
    static constexpr auto names = memberNames("turn", "rule", "said", "truth");
};

/// Every public answer that an agent's laid-open sheet contradicts, in order; `traitor` was secretly on his side until
/// he was revealed. A line that holds the last space alone is judged kindly: some way must fit.
std::vector<Slip> slips(const PublicTable &table, Agent agent, const Sheet &sheet);

} // namespace dossier::specter
