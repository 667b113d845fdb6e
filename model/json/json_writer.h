#pragma once

#include "model/grid/space.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace dossier
{

// Text forms of JSON values. A compound value is joined from the texts of its parts.

/// Returns a JSON string of code points; escapes those without a UTF-8 form.
std::string jsonString(std::u32string_view characters);

/// Returns a JSON string of plain ASCII characters that need no escape.
std::string jsonWord(std::string_view word);

std::string jsonBoolean(bool value);

/// Returns an integer, or null for none.
std::string jsonInteger(std::optional<int> value);

/// `[x, y]`.
std::string jsonSpace(Space space);

/// `[x, y, "E"]`.
std::string jsonEdge(const Edge &edge);

/// Returns an object of names and texts, in that order.
std::string jsonObject(std::initializer_list<std::pair<std::string_view, std::string>> members);

/// Adds `"name": value` to an object's members, after a comma when it is not the first.
void addJsonMember(std::string &members, std::string_view name, const std::string &value);

/// Joins the items, each written by `write`, with a separator.
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

/// Returns an array of the items, each written by `write`.
template <typename Items, typename Write>
std::string jsonArray(const Items &items, Write &&write)
{
    return '[' + joined(items, ", ", write) + ']';
}

} // namespace dossier
