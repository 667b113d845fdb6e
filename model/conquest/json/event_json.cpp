#include "model/conquest/json/forms.h"
#include "model/conquest/json/json.h"

#include <charconv>

namespace dossier
{

template struct JsonAlternatives<conquest::Event, conquest::Event::Alternatives>;

conquest::AlienId JsonForm<conquest::AlienId>::read(const JsonValue &value)
{
    const std::string text = JsonForm<std::string>::read(value);
    const std::size_t colon = text.find(':');
    const std::string colour = text.substr(0, colon);
    const auto all = words(conquest::Colour{});
    const auto at = std::ranges::find(all, colour);
    // There are four saucers, and at most as many figures as cards that bring one: two digits are enough.
    if (colon == std::string::npos || at == all.end() || text.size() > colon + 3)
        throw malformed(value, Fault::UnknownWord);
    int number = 0;
    const char *end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data() + colon + 1, end, number);
    if (error != std::errc{} || rest != end || number < 1 || text[colon + 1] == '0')
        throw malformed(value, Fault::UnknownWord);
    return {static_cast<conquest::Colour>(at - all.begin()), number};
}

conquest::Seat JsonForm<conquest::Seat>::read(const JsonValue &value)
{
    const std::optional<conquest::Seat> seat
        = value.type() == JsonType::String ? conquest::seatNamed(value.text()) : std::nullopt;
    if (!seat)
        throw malformed(value, Fault::UnknownWord);
    return *seat;
}

namespace conquest
{

std::string toJson(const Event &event)
{
    return writeJson(event);
}

tl::expected<Event, Malformed> readEvent(std::string_view text)
{
    return readJson<Event>(text);
}

std::string eventShapes()
{
    return jsonShape<Event>();
}

std::string effectShapes()
{
    return jsonShape<Effect>();
}

std::string printedShapes()
{
    return jsonShape<Printed>();
}

} // namespace conquest

} // namespace dossier
