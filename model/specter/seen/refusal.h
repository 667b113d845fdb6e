#pragma once

#include "model/core/rule.h"
#include "model/specter/seen/agent_reasons.h"
#include "model/specter/seen/hunter_reasons.h"
#include "model/specter/seen/play_reasons.h"
#include "model/specter/seen/rule_ids.h"
#include "model/specter/seen/view.h"

namespace dossier::specter
{

/// What is wrong: a type of its own for each reason, with its facts, in the chapter of the rules that it belongs to.
using Reason = std::variant<PlayReason, AgentReason, HunterReason>;

/// Why a rule says no: the rule, and the reason without a sentence.
struct Violation
{
    Rule rule = rule::SO_MOVE_1;
    Reason reason{};
    bool operator==(const Violation &) const = default;
};

using Refusal = std::optional<Violation>;

/// What the rules say against a command, as far as the viewer can know; nothing when it may be given. The command is
/// not malformed.
Refusal refusal(const View &seen, const Command &command);

/// The member of a command that names what does not exist at this table (a hunter who does not play, a space off the
/// board, a face that no die has), as a path of names; nothing when all of it does. No ruling helps here.
std::optional<std::string> malformed(const PublicTable &table, const Command &command);

/// The same for an event that is written by hand.
std::optional<std::string> malformed(const PublicTable &table, const Event &event);

} // namespace dossier::specter
