#pragma once

#include "model/conquest/seen/refusal.h"

namespace dossier::conquest
{

/// The whole truth of a game.
struct Table
{
    PublicTable open;
    /// CQ-CMD-1: tokens that are face down.
    std::map<Colour, CommandToken> chosen{};
    /// CQ-SECRET-1: hands that the app keeps.
    std::map<Colour, std::vector<std::string>> hands{};
    bool operator==(const Table &) const = default;
    static constexpr auto names = memberNames("open", "chosen", "hands");
};

/// Returns the table at the start of a game: the cards of a box, nobody at the table.
Table newTable(const Pack &pack);

/// Returns, as a path of names, the member of a command that names something absent from this table (seen/refusal.h);
/// nothing when all of it exists. CQ-STUFF-1: an effect may use the results of those before it, and is judged after
/// them.
std::optional<std::string> malformed(const PublicTable &table, const Command &command);

/// Returns the events of a command. It refuses nothing: `refusal` reports the rules' objections, and a secret obstacle
/// becomes an event. The command is not malformed.
Events resolve(const Table &table, const Command &command);

/// Returns the events of a refused command that is given anyway, after the one that records the reason. If that would
/// reveal a player's secret, the reason is a secret of that player's.
Events resolveRuling(const Table &table, const Command &command, const Violation &against, const std::string &reason);

/// Applies an event. The event is not malformed for this table. Call it by its full name: `std::apply` is also found
/// for a variant.
void apply(Table &table, const Event &event);

/// Returns the public part of the table, as a copy.
PublicView publicView(const Table &table);

/// Returns the public part of the table and the seat's own, as a copy.
View view(const Table &table, const Seat &seat);

} // namespace dossier::conquest
