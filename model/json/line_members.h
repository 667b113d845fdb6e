#pragma once

#include "model/json/json_text.h"

#include <optional>
#include <string_view>
#include <vector>

namespace dossier
{

/// A member that says what a line requests, and the other members that are read beside it.
///
/// Tables of these describe lines. When a line has several, the first in the table counts and the others are ignored.
struct LineMember
{
    std::string_view name;
    std::vector<std::string_view> with{};
};

/// A member with the function that answers a line that has it.
template <typename Answer>
struct LineRow : LineMember
{
    Answer answer;
};

/// Members beside the one that names the request. Only members that the table allows can be read, so the table and the
/// code cannot differ.
class Beside
{
public:
    Beside(const JsonValue &line, const LineMember &owner)
        : m_line(line)
        , m_owner(&owner)
    {
    }

    /// Returns the member of that name, if the line has it. Throws std::logic_error for a name that the table does not
    /// allow.
    [[nodiscard]] std::optional<JsonValue> member(std::string_view name) const;

private:
    JsonValue m_line;
    const LineMember *m_owner;
};

} // namespace dossier
