#pragma once

#include "model/json/json_text.h"

#include <optional>
#include <string_view>
#include <vector>

namespace dossier
{

/// A member that says what a line asks for, and the other members that may stand with it: those that are read.
///
/// Lines are described by tables of them. Where a line has several, the first of the table counts, and the others are
/// not looked at.
struct LineMember
{
    std::string_view name;
    std::vector<std::string_view> with{};
};

/// A member with what answers a line that has it.
template <typename Answer>
struct LineRow : LineMember
{
    Answer answer;
};

/// What a line says beside the member that asks. Only what may stand with that is there to be read: what a table says,
/// and what is done, cannot differ.
class Beside
{
public:
    Beside(const JsonValue &line, const LineMember &asking)
        : m_line(line)
        , m_asking(&asking)
    {
    }

    /// The member of that name, if the line has it. A name that the table does not allow throws a std::logic_error.
    [[nodiscard]] std::optional<JsonValue> member(std::string_view name) const;

private:
    JsonValue m_line;
    const LineMember *m_asking;
};

} // namespace dossier
