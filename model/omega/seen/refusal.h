#pragma once

#include "model/core/rule.h"
#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/board_reasons.h"
#include "model/omega/seen/combat_reasons.h"
#include "model/omega/seen/commando_reasons.h"
#include "model/omega/seen/play_reasons.h"
#include "model/omega/seen/view.h"

namespace dossier::omega
{

/// The reason of a refusal: a type of its own for each, with its facts, in the chapter of the rules that it belongs to.
using Reason = std::variant<PlayReason, CommandoReason, BoardReason, CombatReason>;

/// A refusal by a rule: the rule and the reason, without a sentence.
struct Violation
{
    Rule rule = rule::OP_ROUND_1;
    Reason reason{};
    bool operator==(const Violation &) const = default;
};

using Refusal = std::optional<Violation>;

/// Returns the rules' objection to a command, as far as the viewer can know; nothing when it may be given. The command
/// is not malformed.
Refusal refusal(const View &seen, const Command &command);

/// Returns, as a path of names, the member of a command that names something absent from this table (an unknown id, a
/// space off the map, a face that no die has, missing tokens); nothing when all of it exists. No ruling helps here.
std::optional<std::string> malformed(const PublicTable &table, const Command &command);

/// Checks an event that is written by hand for absent things.
std::optional<std::string> malformed(const PublicTable &table, const Event &event);

} // namespace dossier::omega
