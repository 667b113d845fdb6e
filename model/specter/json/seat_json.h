#pragma once

#include "model/json/json_members.h"
#include "model/specter/seen/seat.h"

namespace dossier
{

/// A seat by its name: `"agent"`, `"traitor"`, `"public"`, or a hunter's such as `"hunter:gun"`.
template <>
struct JsonForm<specter::Seat>
{
    static std::string write(const specter::Seat &seat) { return jsonWord(specter::text(seat)); }

    static specter::Seat read(const JsonValue &value)
    {
        const std::optional<specter::Seat> seat
            = value.type() == JsonType::String ? specter::seatNamed(value.text()) : std::nullopt;
        if (!seat)
            throw malformed(value, Fault::UnknownWord);
        return *seat;
    }

    static std::string shape() { return jsonArray(specter::seatNames(), jsonWord); }
};

} // namespace dossier
