#pragma once

#include "model/conquest/table.h"
#include "model/json/malformed.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace dossier
{
class JsonValue;
}

namespace dossier::conquest
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

/// Shapes of commands and events, and of their members that are one of several kinds: an object of the members of each.
std::string commandShapes();
std::string eventShapes();
std::string effectShapes();
std::string printedShapes();

/// Shape of the members of a view.
std::string viewShape();

} // namespace dossier::conquest
