#pragma once

#include "model/omega/seen/refusal.h"
#include "model/omega/seen/secrets.h"

namespace dossier::omega
{

/// The whole truth of a game.
struct Table
{
    PublicTable open;
    Secrets secret{};
    /// The notes of the commandos' seats.
    std::map<int, std::vector<std::string>> notes{};
    /// The investigate deck as the app shuffled it, top first; empty when it is of cardboard. Nobody's to see.
    std::vector<ItemId> deck{};
    bool operator==(const Table &) const = default;
    static constexpr auto names = memberNames("open", "secret", "notes", "deck");
};

/// Where a game starts: a mission's content on its map, all tokens in the bank.
Table newTable(Printing printing, const Content &content, const Map &map,
    const std::map<MarkerKind, std::set<Space>> &printed = {});

/// What a command leads to. Refuses nothing: what the rules say against it is for `refusal`, and a secret in its way
/// becomes an event. The command is not malformed.
Events resolve(const Table &table, const Command &command);

/// A command that was refused and is given all the same: its events, after the one that records the reason. Where that
/// would tell a secret, the reason is one (OP-ROOM-3).
Events resolveRuling(const Table &table, const Command &command, const Violation &against, const std::string &reason);

/// Makes true what happened. The event is not malformed for this table. Call it by its full name: `std::apply` is found
/// for a variant, too.
void apply(Table &table, const Event &event);

/// What everybody may know, copied in from the table.
PublicView publicView(const Table &table);

/// What a seat may know: what everybody may, and what is its own, copied in from the table.
View view(const Table &table, const Seat &seat);

} // namespace dossier::omega
