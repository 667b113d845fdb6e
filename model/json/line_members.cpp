#include "model/json/line_members.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace dossier
{

std::optional<JsonValue> Beside::member(std::string_view name) const
{
    if (std::ranges::find(m_asking->with, name) == m_asking->with.end())
        throw std::logic_error(std::string(name) + " is read beside " + std::string(m_asking->name));
    return m_line.member(name);
}

} // namespace dossier
