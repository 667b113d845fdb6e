#include "model/specter/examples/street_example_json.h"

namespace dossier
{

namespace
{

StreetShow readShow(const JsonValue &value)
{
    static constexpr Words<StreetShow, 8> shows{{
        {"spaces", StreetShow::Spaces},
        {"sight", StreetShow::Sight},
        {"move", StreetShow::Move},
        {"reach", StreetShow::Reach},
        {"ends", StreetShow::Ends},
        {"answer", StreetShow::Answer},
        {"attack", StreetShow::Attack},
        {"sensor", StreetShow::Sensor},
    }};
    return word(value, shows);
}

bool flagIn(const JsonValue &object, std::string_view name)
{
    const std::optional<JsonValue> value = memberIfAny(object, name);
    return value && boolean(*value);
}

/// Reads rows of `.` and `#`, equally long.
std::vector<std::string> readRows(const JsonValue &value)
{
    std::vector<std::string> rows;
    for (const JsonValue &row : array(value, 1))
    {
        std::string text;
        for (const char32_t character : string(row))
            text += character == U'.' ? '.' : character == U'#' ? '#' : throw malformed(row, Fault::WrongCharacter);
        if (text.empty() || text.size() > specter::maxColumns || (!rows.empty() && text.size() != rows[0].size()))
            throw malformed(row, Fault::WrongLength);
        rows.push_back(text);
    }
    if (rows.size() > specter::maxRows)
        throw malformed(value, Fault::WrongLength);
    return rows;
}

/// Reads a space of the board by its printed name.
Space spaceOn(const specter::Board &board, const JsonValue &value)
{
    if (value.type() != JsonType::String)
        throw malformed(value, Fault::NotAString);
    const std::optional<Space> space = specter::spaceNamed(value.text());
    if (!space || !board.contains(*space))
        throw malformed(value, Fault::NotACoordinate);
    return *space;
}

Space openSpaceOn(const specter::Board &board, const JsonValue &value)
{
    const Space space = spaceOn(board, value);
    if (!board.isOpen(space))
        throw malformed(value, Fault::NotAnOpenSpace);
    return space;
}

/// Reads a list that may be absent; `read` reads one of its values.
template <typename Read>
auto listIn(const JsonValue &object, std::string_view name, Read &&read)
{
    std::vector<decltype(read(object))> list;
    if (const std::optional<JsonValue> value = memberIfAny(object, name))
        for (const JsonValue &entry : array(*value))
            list.push_back(read(entry));
    return list;
}

std::optional<Space> openSpaceIn(const specter::Board &board, const JsonValue &object, std::string_view name)
{
    const std::optional<JsonValue> value = memberIfAny(object, name);
    return value ? std::optional(openSpaceOn(board, *value)) : std::nullopt;
}

specter::Street readStreet(const specter::Board &board, const JsonValue &value)
{
    const std::vector<JsonValue> corners = array(value, 2);
    const Space from = openSpaceOn(board, corners[0]);
    const Space to = openSpaceOn(board, corners[1]);
    return {from, to, from, to};
}

void readStandings(StreetExample &example, const specter::Board &board, const JsonValue &value)
{
    const auto onBoard = [&](const JsonValue &space) { return spaceOn(board, space); };
    const auto onOpen = [&](const JsonValue &space) { return openSpaceOn(board, space); };
    example.hunters = listIn(value, "hunters",
        [&](const JsonValue &hunter)
        {
            return specter::Hunter{
                onOpen(member(hunter, "at")), flagIn(hunter, "in_vehicle"), flagIn(hunter, "traitor")};
        });
    example.stunned = flagIn(value, "stunned");
    example.vehicle = openSpaceIn(board, value, "vehicle");
    example.agent = openSpaceIn(board, value, "agent");
    example.start = openSpaceIn(board, value, "start");
    example.escapes = listIn(value, "escapes", onOpen);
    example.objectives = listIn(value, "objectives", onBoard);
    example.path = listIn(value, "path", onBoard);
    example.marked = listIn(value, "marked", onBoard);
}

/// Checks that the members that `show` needs are present.
void expectWhatIsAsked(const StreetExample &example, const JsonValue &value)
{
    const StreetShow show = example.show;
    const bool asksHunter = show == StreetShow::Sight || show == StreetShow::Ends || show == StreetShow::Answer
        || show == StreetShow::Attack;
    const bool asksAgent = show == StreetShow::Reach || show == StreetShow::Answer || show == StreetShow::Attack;
    const bool asksPath = show == StreetShow::Move || show == StreetShow::Answer || show == StreetShow::Sensor;
    if ((asksHunter && example.hunters.empty()) || (asksAgent && !example.agent)
        || (show == StreetShow::Sensor && !example.vehicle) || (asksPath && example.path.empty()))
        throw malformed(value, Fault::Missing);
    if (asksPath && !example.board().isOpen(example.path.front()))
        throw malformed(member(value, "path"), Fault::WrongStart);
}

} // namespace

StreetExample readStreetExample(const JsonValue &value)
{
    StreetExample example;
    example.show = readShow(member(value, "show"));
    example.printed.rows = readRows(member(value, "rows"));
    const specter::Board ground = example.board();
    example.printed.streets
        = listIn(value, "streets", [&](const JsonValue &street) { return readStreet(ground, street); });
    readStandings(example, ground, value);
    example.caption = readLocalizedText(member(value, "caption"));
    expectWhatIsAsked(example, value);
    return example;
}

} // namespace dossier
