#pragma once

#include "model/conquest/seen/fight_reasons.h"
#include "model/conquest/seen/play_reasons.h"
#include "model/conquest/seen/rule_ids.h"
#include "model/conquest/seen/view.h"

namespace dossier::conquest
{

/// The reason of a refusal: a type of its own for each, with its facts, in the chapter of the rules that it belongs to.
using Reason = std::variant<PlayReason, FightReason>;

/// A refusal by a rule: the rule and the reason, without a sentence.
struct Violation
{
    Rule rule = rule::CQ_DUE_2;
    Reason reason{};
    bool operator==(const Violation &) const = default;
};

using Refusal = std::optional<Violation>;

/// Returns the rules' objection to a command, as far as the viewer can know; nothing when it may be given. The command
/// is not malformed.
Refusal refusal(const View &seen, const Command &command);

/// CQ-EVENT-2, CQ-CANCEL-1: returns the reason why an event of a seen hand cannot be played now whatever its effect:
/// its price, the phase, or nothing to cancel.
Refusal unplayable(const View &seen, Colour player, const std::string &card);

/// Returns, as a path of names, the member of a command that names something absent from this table (a colour that
/// nobody plays, a space off the board, a card that the box does not have, a token that is not in the pool); nothing
/// when all of it exists. No ruling helps here. Each effect of a card is judged on the table after the one before it;
/// see malformed of table.h, which judges the whole command.
std::optional<std::string> malformedWithoutEffects(const PublicTable &table, const Command &command);
std::optional<std::string> malformedEffect(const PublicTable &table, const Effect &effect);

/// Returns the reason for which a malformed command is impossible, by the member that names the absent thing; a general
/// one where there is no better.
Violation impossibility(const PublicTable &table, const Command &command, std::string_view member);

/// Checks an event that is written by hand for absent things.
std::optional<std::string> malformed(const PublicTable &table, const Event &event);

/// Returns the reason why a seat may not give a command, independent of hidden things; nothing when it may. Only the
/// owner may choose and play hidden things, and battle commands need a battle. No ruling overrides this, and the
/// refusal reveals nothing hidden.
Refusal notGivenBy(const PublicTable &table, const Seat &seat, const Command &command);

} // namespace dossier::conquest
