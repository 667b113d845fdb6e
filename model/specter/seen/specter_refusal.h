#pragma once

#include "rule.h"
#include "specter_view.h"

#include <map>

namespace dossier::specter
{

/// What a verdict is about: a number, a space, or a word of the protocol.
using FactValue = std::variant<int, Coordinate, std::string>;

/// Why a rule says no: the rule, and the facts by name, without a sentence.
struct Violation
{
    Rule rule = Rule::SO_MOVE_1;
    std::map<std::string, FactValue> facts{};
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
