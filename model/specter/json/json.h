#pragma once

#include "model/json/malformed.h"
#include "model/specter/table.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace dossier
{
class JsonValue;
}

namespace dossier::specter
{

// JSON of the game, made from the members that each structure names once. A reader returns the pointer to the faulty
// member and the reason.

std::string toJson(const Command &command);
std::string toJson(const Event &event);
std::string toJson(const View &view);
std::string toJson(const Table &table);
std::string toJson(const Violation &violation);

tl::expected<Command, Malformed> readCommand(std::string_view text);
tl::expected<Event, Malformed> readEvent(std::string_view text);
tl::expected<View, Malformed> readView(std::string_view text);
tl::expected<Table, Malformed> readTable(std::string_view text);

/// Reads a command within a text. Throws a Malformed.
Command readCommand(const JsonValue &value);

/// Shapes of the commands and events: an object of the members of each.
std::string commandShapes();
std::string eventShapes();

/// Shapes of the facts that became known after a move, and of the members of a view and of a file of facts.
std::string laterFactShapes();
std::string viewShape();
std::string factsShape();

/// The public facts of one agent, as `take_over_facts` reads them.
std::string toJson(const FactsFile &file);
tl::expected<FactsFile, Malformed> readFacts(std::string_view text);

} // namespace dossier::specter
