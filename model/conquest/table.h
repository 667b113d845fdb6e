#pragma once

#include "model/conquest/seen/refusal.h"

namespace dossier::conquest
{

/// The whole truth of a game.
struct Table
{
    PublicTable open;
    /// CQ-CMD-1: the tokens that lie face down.
    std::map<Colour, CommandToken> chosen{};
    /// CQ-SECRET-1: the hands that the app keeps.
    std::map<Colour, std::vector<std::string>> hands{};
    bool operator==(const Table &) const = default;
    static constexpr auto names = memberNames("open", "chosen", "hands");
};

/// Where a game starts: the cards of a box, nobody at the table.
Table newTable(const Pack &pack);

/// The member of a command that names what does not exist at this table, as a path of names (seen/refusal.h); nothing
/// when all of it does. CQ-STUFF-1: an effect may use what those before it bring, and finds what they left.
std::optional<std::string> malformed(const PublicTable &table, const Command &command);

/// What a command leads to. Refuses nothing: what the rules say against it is for `refusal`, and a secret in its way
/// becomes an event. The command is not malformed.
Events resolve(const Table &table, const Command &command);

/// A command that was refused and is given all the same: its events, after the one that records the reason. Where that
/// would tell what somebody hides, the reason is a secret of his.
Events resolveRuling(const Table &table, const Command &command, const Violation &against, const std::string &reason);

/// Makes true what happened. The event is not malformed for this table. Call it by its full name: `std::apply` is found
/// for a variant, too.
void apply(Table &table, const Event &event);

/// What everybody may know, copied in from the table.
PublicView publicView(const Table &table);

/// What a seat may know: what everybody may, and what is its own, copied in from the table.
View view(const Table &table, const Seat &seat);

} // namespace dossier::conquest
