#include "model/specter/json/rare_members.h"

#include "model/specter/json/board_json.h"

#include <algorithm>
#include <initializer_list>

namespace dossier
{

namespace
{

/// True when an omissible member has its default value.
template <typename T>
bool saysNothing(const T &member)
{
    return member == T{};
}

/// Removes the rare members that have their default value.
template <Described T>
std::string textsWithout(const T &value, std::initializer_list<std::string_view> rare)
{
    std::string text;
    forEachMember(value,
        [&](std::string_view name, const auto &member)
        {
            if (std::ranges::find(rare, name) == rare.end() || !saysNothing(member))
                addJsonMember(text, name, writeJson(member));
        });
    return text;
}

} // namespace

template <>
std::string memberTexts(const specter::Unknowns &value)
{
    return textsWithout(value, {"any_traitor", "left_in_box"});
}

template <>
std::string memberTexts(const specter::AgentInPlay &value)
{
    return textsWithout(value, {"any_traitor", "ambushed"});
}

template <>
std::string memberTexts(const specter::TableOptions &value)
{
    return textsWithout(value, {"sensor_beside_driving"});
}

template <>
std::string memberTexts(const specter::HunterTurn &value)
{
    return textsWithout(value, {"ambushed_by"});
}

template <>
std::string memberTexts(const specter::RulingMade &value)
{
    return textsWithout(value, {"roles"});
}

template <>
std::string memberTexts(const specter::Table &value)
{
    return textsWithout(value, {"put_right"});
}

} // namespace dossier
