#pragma once

#include "model/json/json_members.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string_view>

namespace dossier
{

/// The translation context of the texts of slots.
struct SlotText
{
    Q_DECLARE_TR_FUNCTIONS(SlotText)
};

/// The part of a slot's name behind a beginning; nothing if it begins otherwise.
inline std::optional<std::string_view> behind(std::string_view name, std::string_view beginning)
{
    return name.starts_with(beginning) ? std::optional(name.substr(beginning.size())) : std::nullopt;
}

/// Reads a name or a content; nothing if it is no such value.
template <typename T>
std::optional<T> valueIn(std::string_view json)
{
    const tl::expected<T, Malformed> value = readJson<T>(json);
    return value ? std::optional(*value) : std::nullopt;
}

/// Reads the rest of a name behind a beginning.
template <typename T>
std::optional<T> valueBehind(std::string_view name, std::string_view beginning)
{
    const std::optional<std::string_view> rest = behind(name, beginning);
    return rest ? valueIn<T>(*rest) : std::nullopt;
}

} // namespace dossier
