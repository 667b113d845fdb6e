#pragma once

#include "model/grid/space.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace dossier
{

// The text forms of JSON values. A compound value is put together from the texts of its parts.

/// A string of code points; what has no UTF-8 form is escaped.
std::string jsonString(std::u32string_view characters);

/// A string of plain ASCII letters, digits and signs that need no escape.
std::string jsonWord(std::string_view word);

std::string jsonBoolean(bool value);

/// An integer, or null for none.
std::string jsonInteger(std::optional<int> value);

/// `[x, y]`.
std::string jsonSpace(Space space);

/// `[x, y, "E"]`.
std::string jsonEdge(const Edge &edge);

/// An object of names and texts, in that order.
std::string jsonObject(std::initializer_list<std::pair<std::string_view, std::string>> members);

/// Adds `"name": value` to an object's members, after a comma when there are some.
void addJsonMember(std::string &members, std::string_view name, const std::string &value);

/// The items as `write` writes each, with something between them.
template <typename Items, typename Write>
std::string joined(const Items &items, std::string_view between, Write &&write)
{
    std::string text;
    for (const auto &item : items)
    {
        if (!text.empty())
            text += between;
        text += write(item);
    }
    return text;
}

/// An array of the items as `write` writes each.
template <typename Items, typename Write>
std::string jsonArray(const Items &items, Write &&write)
{
    return '[' + joined(items, ", ", write) + ']';
}

} // namespace dossier
