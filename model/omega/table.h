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
    /// The investigate deck in the order of the app's shuffle, top first; empty for a cardboard deck. No seat may see
    /// it.
    std::vector<ItemId> deck{};
    bool operator==(const Table &) const = default;
    static constexpr auto names = memberNames("open", "secret", "notes", "deck");
};

/// Returns the table at the start of a game: a mission's content on its map, all tokens in the bank.
Table newTable(Printing printing, const Content &content, const Map &map,
    const std::map<MarkerKind, std::set<Space>> &printed = {});

/// Returns the events of a command. It refuses nothing: `refusal` reports the rules' objections, and a secret obstacle
/// becomes an event. The command is not malformed.
Events resolve(const Table &table, const Command &command);

/// Returns the events of a refused command that is given anyway, after the one that records the reason. If that would
/// reveal a secret, the reason is secret, too (OP-ROOM-3).
Events resolveRuling(const Table &table, const Command &command, const Violation &against, const std::string &reason);

/// Applies an event. The event is not malformed for this table. Call it by its full name: `std::apply` is also found
/// for a variant.
void apply(Table &table, const Event &event);

/// Returns the public part of the table, as a copy.
PublicView publicView(const Table &table);

/// Returns the public part of the table and the seat's own, as a copy.
View view(const Table &table, const Seat &seat);

} // namespace dossier::omega
