#pragma once

#include "model/core/dice.h"
#include "model/json/json_members.h"
#include "model/omega/content/map_json.h"
#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/command.h"
#include "model/omega/seen/door.h"
#include "model/omega/seen/ids.h"

namespace dossier
{

// JSON of the game's own small values: ids are their texts and numbers, a door is its edge.

template <typename Tag>
struct JsonForm<omega::TextId<Tag>>
{
    using Id = omega::TextId<Tag>;

    static std::string write(const Id &id) { return writeJson(id.text); }

    static Id read(const JsonValue &value) { return {JsonForm<std::string>::read(value)}; }

    static std::string shape() { return jsonWord("id"); }

    static std::string key(const Id &id) { return id.text; }

    static Id fromKey(const JsonValue &value) { return read(value); }
};

template <typename Tag>
struct JsonForm<omega::NumberId<Tag>>
{
    using Id = omega::NumberId<Tag>;

    static std::string write(const Id &id) { return writeJson(id.number); }

    static Id read(const JsonValue &value) { return {JsonForm<int>::read(value)}; }

    static std::string shape() { return jsonWord("number"); }

    static std::string key(const Id &id) { return std::to_string(id.number); }

    static Id fromKey(const JsonValue &value)
    {
        const std::string digits = value.text();
        int number = 0;
        for (const char digit : digits)
            if (digit < '0' || digit > '9' || number > maxSaid / 10)
                throw malformed(value, Fault::NotAnInteger);
            else
                number = number * 10 + (digit - '0');
        return {number};
    }
};

template <>
struct JsonForm<omega::Recruit>
{
    static std::string write(const omega::Recruit &recruit) { return writeJson(recruit.role); }

    static omega::Recruit read(const JsonValue &value) { return {JsonForm<omega::Role>::read(value)}; }

    static std::string shape() { return jsonShape<omega::Role>(); }
};

template <>
struct JsonForm<omega::DoorAt>
{
    static std::string write(const omega::DoorAt &door) { return writeJson(door.edge); }

    static omega::DoorAt read(const JsonValue &value) { return {JsonForm<Edge>::read(value)}; }

    static std::string shape() { return jsonShape<Edge>(); }
};

/// A commando's word, or a figure's number.
template <>
struct JsonForm<omega::Combatant>
{
    static std::string write(const omega::Combatant &who)
    {
        return visit([](const auto &held) { return writeJson(held); }, who);
    }

    static omega::Combatant read(const JsonValue &value)
    {
        if (value.type() == JsonType::Integer)
            return JsonForm<omega::FigureId>::read(value);
        return JsonForm<omega::Role>::read(value);
    }

    static std::string shape() { return jsonWord("commando or figure"); }
};

template <>
struct JsonForm<Rule>
{
    static std::string write(Rule rule) { return jsonWord(id(rule)); }

    static Rule read(const JsonValue &value)
    {
        const std::optional<Rule> rule = ruleWithId(omega::digest.rules(), JsonForm<std::string>::read(value));
        if (!rule)
            throw malformed(value, Fault::UnknownWord);
        return *rule;
    }

    static std::string shape() { return jsonWord("rule"); }
};

/// An exact chance: `numerator/denominator` in digits.
template <>
struct JsonForm<Fraction>
{
    static std::string write(const Fraction &fraction) { return jsonWord(fraction.text()); }

    static Fraction read(const JsonValue &value);

    static std::string shape() { return jsonWord("fraction"); }
};

/// The `map` object of the check contract.
template <>
struct JsonForm<Map>
{
    static std::string write(const Map &map);

    static Map read(const JsonValue &value) { return readMap(value); }

    static std::string shape() { return jsonWord("map"); }
};

/// Commands, events: one source each instantiates their JSON.
extern template struct JsonAlternatives<omega::Command, omega::Command::Alternatives>;
extern template struct JsonAlternatives<omega::Event, omega::Event::Alternatives>;

} // namespace dossier
