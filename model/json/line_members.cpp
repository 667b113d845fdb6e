#include "model/json/line_members.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace dossier
{

std::optional<JsonValue> Beside::member(std::string_view name) const
{
    if (std::ranges::find(m_owner->with, name) == m_owner->with.end())
        throw std::logic_error(std::string(name) + " is read beside " + std::string(m_owner->name));
    return m_line.member(name);
}

} // namespace dossier
