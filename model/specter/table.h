#pragma once

#include "model/specter/seen/refusal.h"
#include "model/specter/seen/view.h"

namespace dossier::specter
{

/// The whole truth of a game.
struct Table
{
    PublicTable open;
    std::map<Agent, Sheet> sheets{};
    /// SO-TRAITOR-1: who has the traitor's card, revealed or not.
    std::optional<HunterKind> traitor{};
    /// Agents of whose secrets something was put right after their first move: what they had said before they may have
    /// said with another hand, as somebody else, or to another traitor.
    std::set<Agent> putRight{};
    bool operator==(const Table &) const = default;
    static constexpr auto names = memberNames("open", "sheets", "traitor", "put_right");
};

/// Where a game starts: the board and the cards of a box, nobody on it.
Table newTable(const Pack &pack, Edition edition = Edition::First);

/// What a command leads to. Refuses nothing: what the rules say against it is for `refusal`, and a secret in its way
/// becomes an event. The command is not malformed.
Events resolve(const Table &table, const Command &command);

/// A command that was refused and is given all the same: its events, after the one that records the reason. Where that
/// would tell what is on a sheet, the reason is a secret of that sheet.
Events resolveRuling(const Table &table, const Command &command, const Violation &against, const std::string &reason);

/// Makes true what happened. The event is not malformed for this table. Call it by its full name: `std::apply` is found
/// for a variant, too.
void apply(Table &table, const Event &event);

/// What everybody may know, copied in from the table.
PublicView publicView(const Table &table);

/// What a seat may know: what everybody may, and what is its own, copied in from the table.
View view(const Table &table, const Seat &seat);

/// SO-TRAITOR-1: the traitor while he is secret.
std::optional<HunterKind> secretTraitor(const Table &table);

} // namespace dossier::specter
