#include "model/specter/json/board_json.h"

namespace dossier
{

specter::Coordinate JsonForm<specter::Coordinate>::read(const JsonValue &value)
{
    if (value.type() != JsonType::String)
        throw malformed(value, Fault::NotAString);
    if (const std::optional<Space> space = specter::spaceNamed(value.text()))
        return *space;
    throw malformed(value, Fault::NotACoordinate);
}

namespace specter
{

namespace
{

/// Reads a row of a picture: `.` and `#`, as long as the first one.
std::string readRow(const JsonValue &value, std::size_t width)
{
    const std::u32string characters = string(value);
    if (characters.size() != width)
        throw malformed(value, Fault::WrongLength);
    std::string row;
    for (const char32_t character : characters)
    {
        if (character != U'.' && character != U'#')
            throw malformed(value, Fault::WrongCharacter);
        row += static_cast<char>(character);
    }
    return row;
}

std::vector<std::string> readRows(const JsonValue &value)
{
    const std::vector<JsonValue> rows = array(value, 1);
    if (rows.size() > maxRows)
        throw malformed(value, Fault::WrongLength);
    const std::size_t width = string(rows.front()).size();
    if (width < 1 || width > maxColumns)
        throw malformed(rows.front(), Fault::WrongLength);
    std::vector<std::string> picture;
    picture.reserve(rows.size());
    for (const JsonValue &row : rows)
        picture.push_back(readRow(row, width));
    return picture;
}

SpaceSet readStretch(const Board &board, const JsonValue &value)
{
    SpaceSet stretch;
    for (const JsonValue &space : array(value, 1))
        stretch.set(readOpenSpace(board, space));
    return stretch;
}

} // namespace

Board readBoard(const JsonValue &value, const Diagonals &diagonals)
{
    const std::vector<std::string> rows = readRows(member(value, "rows"));
    const Board ground(rows);
    std::vector<SpaceSet> stretches;
    if (const std::optional<JsonValue> list = memberIfAny(value, "stretches"))
        for (const JsonValue &stretch : limitedArray(*list))
            stretches.push_back(readStretch(ground, stretch));
    return Board(rows, std::move(stretches), diagonals);
}

std::vector<JsonValue> limitedArray(const JsonValue &value)
{
    std::vector<JsonValue> values = array(value);
    if (values.size() > maxListed)
        throw malformed(value, Fault::OutOfRange);
    return values;
}

Board readQueriedBoard(const JsonValue &query)
{
    Diagonals allowed;
    if (const std::optional<JsonValue> diagonals = memberIfAny(query, "diagonals"))
        allowed = {booleanOr(*diagonals, "corner", true), booleanOr(*diagonals, "between", true)};
    return readBoard(member(query, "board"), allowed);
}

Space readSpace(const Board &board, const JsonValue &value)
{
    const Space space = JsonForm<Coordinate>::read(value);
    if (!board.contains(space))
        throw malformed(value, Fault::NotACoordinate);
    return space;
}

Space readOpenSpace(const Board &board, const JsonValue &value)
{
    const Space space = readSpace(board, value);
    if (!board.isOpen(space))
        throw malformed(value, Fault::NotAnOpenSpace);
    return space;
}

std::vector<Hunter> readHunters(const Board &board, const JsonValue &value)
{
    std::vector<Hunter> hunters;
    for (const JsonValue &hunter : limitedArray(value))
        hunters.push_back({readOpenSpace(board, member(hunter, "at")), booleanOr(hunter, "in_vehicle", false),
            booleanOr(hunter, "traitor", false)});
    return hunters;
}

std::string bitRowsText(const Board &board, const SpaceSet &spaces)
{
    std::vector<std::string> rows(static_cast<std::size_t>(board.height()));
    for (int y = 0; y < board.height(); ++y)
        for (int x = 0; x < board.width(); ++x)
            rows[static_cast<std::size_t>(y)] += spaces.contains({x, y}) ? '1' : '0';
    return jsonArray(rows, jsonWord);
}

bool booleanOr(const JsonValue &object, std::string_view name, bool otherwise)
{
    const std::optional<JsonValue> value = memberIfAny(object, name);
    return value ? boolean(*value) : otherwise;
}

} // namespace specter

} // namespace dossier
