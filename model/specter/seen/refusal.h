#pragma once

#include "model/core/rule.h"
#include "model/specter/seen/agent_reasons.h"
#include "model/specter/seen/hunter_reasons.h"
#include "model/specter/seen/play_reasons.h"
#include "model/specter/seen/rule_ids.h"
#include "model/specter/seen/view.h"

namespace dossier::specter
{

/// The reason of a refusal: a type of its own for each, with its facts, in the chapter of the rules that it belongs to.
using Reason = std::variant<PlayReason, AgentReason, HunterReason>;

/// A refusal by a rule: the rule and the reason, without a sentence.
struct Violation
{
    Rule rule = rule::SO_MOVE_1;
    Reason reason{};
    bool operator==(const Violation &) const = default;
};

using Refusal = std::optional<Violation>;

/// Returns the rules' objection to a command, as far as the viewer can know; nothing when it may be given. The command
/// is not malformed.
Refusal refusal(const View &seen, const Command &command);

/// Returns, as a path of names, the member of a command that names something absent from this table (a hunter who does
/// not play, a space off the board, a face that no die has); nothing when all of it exists. No ruling helps here.
std::optional<std::string> malformed(const PublicTable &table, const Command &command);

/// Checks an event that is written by hand for absent things.
std::optional<std::string> malformed(const PublicTable &table, const Event &event);

} // namespace dossier::specter
