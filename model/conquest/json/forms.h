#pragma once

#include "model/conquest/json/place_json.h"
#include "model/conquest/seen/command.h"
#include "model/conquest/seen/view.h"

namespace dossier
{

/// An alien by its owner's colour and its number, such as `"green:1"`.
template <>
struct JsonForm<conquest::AlienId>
{
    static std::string write(const conquest::AlienId &alien) { return jsonWord(key(alien)); }

    static conquest::AlienId read(const JsonValue &value);

    static std::string shape() { return jsonWord("alien"); }

    static std::string key(const conquest::AlienId &alien)
    {
        return std::string(wordOf(alien.of)) + ':' + std::to_string(alien.number);
    }

    static conquest::AlienId fromKey(const JsonValue &value) { return read(value); }
};

/// A seat by its name: a colour, `"all"`, or `"public"`.
template <>
struct JsonForm<conquest::Seat>
{
    static std::string write(const conquest::Seat &seat) { return jsonWord(conquest::text(seat)); }

    static conquest::Seat read(const JsonValue &value);

    static std::string shape() { return jsonArray(conquest::seatNames(), jsonWord); }
};

/// Commands, events: one source each instantiates their JSON.
extern template struct JsonAlternatives<conquest::Command, conquest::Command::Alternatives>;
extern template struct JsonAlternatives<conquest::Event, conquest::Event::Alternatives>;

} // namespace dossier
