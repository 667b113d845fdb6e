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
    /// SO-TRAITOR-1: the hunter with the traitor's card, revealed or not.
    std::optional<HunterKind> traitor{};
    /// Agents with a secret corrected after their first move: their earlier answers may refer to another hand,
    /// character or traitor.
    std::set<Agent> putRight{};
    bool operator==(const Table &) const = default;
    static constexpr auto names = memberNames("open", "sheets", "traitor", "put_right");
};

/// Returns the table at the start of a game: the board and the cards of a box, nobody on it.
Table newTable(const Pack &pack, Edition edition = Edition::First);

/// Returns the events of a command. It refuses nothing: `refusal` reports the rules' objections, and a secret obstacle
/// becomes an event. The command is not malformed.
Events resolve(const Table &table, const Command &command);

/// Returns the events of a refused command that is given anyway, after the one that records the reason. If that would
/// reveal the content of a sheet, the reason is a secret of that sheet.
Events resolveRuling(const Table &table, const Command &command, const Violation &against, const std::string &reason);

/// Applies an event. The event is not malformed for this table. Call it by its full name: `std::apply` is also found
/// for a variant.
void apply(Table &table, const Event &event);

/// Returns the public part of the table, as a copy.
PublicView publicView(const Table &table);

/// Returns the public part of the table and the seat's own, as a copy.
View view(const Table &table, const Seat &seat);

/// SO-TRAITOR-1: returns the traitor while he is secret.
std::optional<HunterKind> secretTraitor(const Table &table);

} // namespace dossier::specter
