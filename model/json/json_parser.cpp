#include "model/json/json_parser.h"

#include "model/json/utf8.h"

#include <utility>

namespace dossier
{

namespace
{

constexpr std::uint32_t none = UINT32_MAX;

/// Reads a text from front to back. Parent links of the nodes record the open containers, so depth needs no stack.
class JsonParser
{
public:
    explicit JsonParser(std::string_view source)
        : m_source(source)
    {
        m_nodes.reserve(source.size() / 8 + 1);
    }

    /// Parses the text; false at the first character that JSON does not allow there.
    bool run();

    std::vector<JsonNode> takeNodes() { return std::move(m_nodes); }

private:
    [[nodiscard]] char next() const { return m_at < m_source.size() ? m_source[m_at] : '\0'; }

    [[nodiscard]] bool nextIsDigit() const { return next() >= '0' && next() <= '9'; }

    [[nodiscard]] bool inObject() const { return m_nodes[m_open].type == JsonType::Object; }

    bool take(char character);
    void skipSpace();
    std::uint32_t add(JsonType type, std::size_t begin);
    void open(JsonType type);
    void closeAllThatEnd();
    bool keyAndColon();
    bool scalar();
    bool word(std::string_view letters, JsonType type);
    bool string();
    bool escape();
    bool number();
    bool digits();

    std::string_view m_source;
    std::size_t m_at = 0;
    std::uint32_t m_open = none;
    std::vector<JsonNode> m_nodes;
};

bool JsonParser::run()
{
    while (true)
    {
        skipSpace();
        if (take('['))
        {
            open(JsonType::Array);
            if (next() != ']')
                continue;
        }
        else if (take('{'))
        {
            open(JsonType::Object);
            if (next() != '}')
            {
                if (!keyAndColon())
                    return false;
                continue;
            }
        }
        else if (!scalar())
            return false;
        closeAllThatEnd();
        if (m_open == none)
            return m_at == m_source.size();
        if (!take(',') || (inObject() && !keyAndColon()))
            return false;
    }
}

bool JsonParser::take(char character)
{
    if (m_at == m_source.size() || m_source[m_at] != character)
        return false;
    ++m_at;
    return true;
}

void JsonParser::skipSpace()
{
    while (next() == ' ' || next() == '\t' || next() == '\n' || next() == '\r')
        ++m_at;
}

/// Adds a value that ends here.
std::uint32_t JsonParser::add(JsonType type, std::size_t begin)
{
    const auto index = static_cast<std::uint32_t>(m_nodes.size());
    m_nodes.push_back({type, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(m_at),
        m_open == none ? index : m_open, index + 1});
    return index;
}

/// Adds an array or object whose bracket was just read.
void JsonParser::open(JsonType type)
{
    m_open = add(type, m_at - 1);
    skipSpace();
}

void JsonParser::closeAllThatEnd()
{
    skipSpace();
    while (m_open != none && take(inObject() ? '}' : ']'))
    {
        JsonNode &node = m_nodes[m_open];
        node.end = static_cast<std::uint32_t>(m_at);
        node.after = static_cast<std::uint32_t>(m_nodes.size());
        m_open = node.parent == m_open ? none : node.parent;
        skipSpace();
    }
}

bool JsonParser::keyAndColon()
{
    skipSpace();
    if (next() != '"' || !string())
        return false;
    skipSpace();
    return take(':');
}

bool JsonParser::scalar()
{
    switch (next())
    {
    case '"':
        return string();
    case 't':
        return word("true", JsonType::Boolean);
    case 'f':
        return word("false", JsonType::Boolean);
    case 'n':
        return word("null", JsonType::Null);
    default:
        return number();
    }
}

bool JsonParser::word(std::string_view letters, JsonType type)
{
    if (m_source.substr(m_at, letters.size()) != letters)
        return false;
    m_at += letters.size();
    add(type, m_at - letters.size());
    return true;
}

bool JsonParser::string()
{
    const std::size_t begin = m_at++;
    while (!take('"'))
    {
        if (static_cast<unsigned char>(next()) < 0x20)
            return false;
        if (take('\\'))
        {
            if (!escape())
                return false;
            continue;
        }
        const std::size_t length = utf8Length(m_source.substr(m_at));
        if (length == 0)
            return false;
        m_at += length;
    }
    add(JsonType::String, begin);
    return true;
}

bool JsonParser::escape()
{
    if (!take('u'))
    {
        const bool known = next() != '\0' && std::string_view("\"\\/bfnrt").find(next()) != std::string_view::npos;
        m_at += known ? 1 : 0;
        return known;
    }
    for (int i = 0; i < 4; ++i, ++m_at)
        if (next() == '\0' || std::string_view("0123456789abcdefABCDEF").find(next()) == std::string_view::npos)
            return false;
    return true;
}

bool JsonParser::number()
{
    const std::size_t begin = m_at;
    take('-');
    if (!take('0') && !digits())
        return false;
    JsonType type = JsonType::Integer;
    if (take('.'))
    {
        type = JsonType::Fraction;
        if (!digits())
            return false;
    }
    if (take('e') || take('E'))
    {
        type = JsonType::Fraction;
        if (!take('+'))
            take('-');
        if (!digits())
            return false;
    }
    add(type, begin);
    return true;
}

bool JsonParser::digits()
{
    const std::size_t begin = m_at;
    while (nextIsDigit())
        ++m_at;
    return m_at > begin;
}

} // namespace

std::optional<std::vector<JsonNode>> parseJson(std::string_view source)
{
    JsonParser parser(source);
    if (source.size() >= none || !parser.run())
        return std::nullopt;
    return parser.takeNodes();
}

} // namespace dossier
