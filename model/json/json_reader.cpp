#include "model/json/json_reader.h"

#include "model/core/said_number.h"
#include "model/json/recorded_numbers.h"

#include <algorithm>
#include <charconv>

namespace dossier
{

namespace
{

void expect(const JsonValue &value, JsonType type, Fault fault)
{
    if (value.type() != type)
        throw malformed(value, fault);
}

/// The greatest absolute value that is read.
constexpr int farOff = 1'000'000;

/// Number of living objects in this thread.
thread_local int recordedNumbers = 0;

} // namespace

RecordedNumbers::RecordedNumbers()
{
    ++recordedNumbers;
}

RecordedNumbers::~RecordedNumbers()
{
    --recordedNumbers;
}

bool RecordedNumbers::areRead()
{
    return recordedNumbers > 0;
}

Malformed malformed(const JsonValue &value, Fault fault)
{
    return {value.pointer(), fault};
}

JsonValue member(const JsonValue &object, std::string_view name)
{
    if (const std::optional<JsonValue> found = memberIfAny(object, name))
        return *found;
    throw Malformed{object.pointer() + '/' + pointerToken(name), Fault::Missing};
}

std::optional<JsonValue> memberIfAny(const JsonValue &object, std::string_view name)
{
    expect(object, JsonType::Object, Fault::NotAnObject);
    return object.member(name);
}

std::vector<JsonValue> array(const JsonValue &value, std::size_t min)
{
    expect(value, JsonType::Array, Fault::NotAnArray);
    std::vector<JsonValue> elements = value.elements();
    if (elements.size() < min)
        throw malformed(value, Fault::WrongLength);
    return elements;
}

bool boolean(const JsonValue &value)
{
    expect(value, JsonType::Boolean, Fault::NotABoolean);
    return value.source() == "true";
}

int integer(const JsonValue &value, int min, int max)
{
    const int number = anyInteger(value);
    if (RecordedNumbers::areRead() && min == -maxSaid && max == maxSaid)
        return number;
    if (number < min || number > max)
        throw malformed(value, Fault::OutOfRange);
    return number;
}

int anyInteger(const JsonValue &value)
{
    expect(value, JsonType::Integer, Fault::NotAnInteger);
    const std::string_view digits = value.source();
    int number = digits.front() == '-' ? -farOff : farOff;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return std::clamp(number, -farOff, farOff);
}

std::u32string string(const JsonValue &value)
{
    expect(value, JsonType::String, Fault::NotAString);
    return value.codePoints();
}

Space anySpace(const JsonValue &value)
{
    expect(value, JsonType::Array, Fault::NotASpace);
    const std::vector<JsonValue> pair = value.elements();
    if (pair.size() != 2 || pair[0].type() != JsonType::Integer || pair[1].type() != JsonType::Integer)
        throw malformed(value, Fault::NotASpace);
    return {anyInteger(pair[0]), anyInteger(pair[1])};
}

char32_t codePoint(const JsonValue &value)
{
    const std::u32string name = string(value);
    if (name.size() != 1)
        throw malformed(value, Fault::WrongLength);
    return name.front();
}

void expectOnly(const JsonValue &object, std::span<const std::string_view> names, std::string_view besides)
{
    if (object.type() != JsonType::Object)
        throw malformed(object, Fault::NotAnObject);
    const std::vector<JsonValue> elements = object.elements();
    for (std::size_t i = 0; i < elements.size(); i += 2)
    {
        const std::string name = elements[i].text();
        if (name != besides && std::ranges::find(names, name) == names.end())
            throw Malformed{object.pointer() + '/' + pointerToken(name), Fault::UnknownWord};
    }
}

} // namespace dossier
