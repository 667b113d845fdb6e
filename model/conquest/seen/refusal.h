#pragma once

#include "model/conquest/seen/fight_reasons.h"
#include "model/conquest/seen/play_reasons.h"
#include "model/conquest/seen/rule_ids.h"
#include "model/conquest/seen/view.h"

namespace dossier::conquest
{

/// What is wrong: a type of its own for each reason, with its facts, in the chapter of the rules that it belongs to.
using Reason = std::variant<PlayReason, FightReason>;

/// Why a rule says no: the rule, and the reason without a sentence.
struct Violation
{
    Rule rule = rule::CQ_DUE_2;
    Reason reason{};
    bool operator==(const Violation &) const = default;
};

using Refusal = std::optional<Violation>;

/// What the rules say against a command, as far as the viewer can know; nothing when it may be given. The command is
/// not malformed.
Refusal refusal(const View &seen, const Command &command);

/// The member of a command that names what does not exist at this table (a colour that nobody plays, a space off the
/// board, a card that the box has not, a token that is not in the pool), as a path of names; nothing when all of it
/// does. No ruling helps here. The effects of a card are judged each on the table that the one before it leaves; see
/// malformed of table.h, which judges the whole command.
std::optional<std::string> malformedWithoutEffects(const PublicTable &table, const Command &command);
std::optional<std::string> malformedEffect(const PublicTable &table, const Effect &effect);

/// The same for an event that is written by hand.
std::optional<std::string> malformed(const PublicTable &table, const Event &event);

/// Why that seat may not give that command whatever lies hidden; nothing when it may. What is hidden is its owner's
/// alone to choose and to play, and what is said in a battle needs one. No ruling helps, and nobody learns what there
/// is in it.
Refusal notGivenBy(const PublicTable &table, const Seat &seat, const Command &command);

} // namespace dossier::conquest
