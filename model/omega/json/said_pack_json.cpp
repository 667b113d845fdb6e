#include "model/omega/json/said_pack_json.h"

#include "model/json/json_members.h"
#include "model/omega/json/json.h"

namespace dossier::omega
{

namespace
{

constexpr std::string_view listName = "said";

/// Returns the id of a card, or of the mission of a scenario; none for anything else.
std::optional<std::string> idIn(const JsonValue &value)
{
    if (value.type() != JsonType::Object)
        return std::nullopt;
    if (const std::optional<JsonValue> id = value.member("id"))
        return id->type() == JsonType::String ? std::optional(id->text()) : std::nullopt;
    const std::optional<JsonValue> mission = value.member("mission");
    return mission ? idIn(*mission) : std::nullopt;
}

/// Adds the members present in a value to the entered ones.
void find(const std::string &path, const JsonValue &value, SaidMembers &said)
{
    const std::vector<JsonValue> elements = value.type() == JsonType::Array || value.type() == JsonType::Object
        ? value.elements()
        : std::vector<JsonValue>();
    if (value.type() == JsonType::Object)
        for (std::size_t i = 0; i + 1 < elements.size(); i += 2)
            find(path.empty() ? elements[i].text() : path + '/' + elements[i].text(), elements[i + 1], said);
    else if (value.type() == JsonType::Array && !elements.empty() && idIn(elements.front()))
        for (const JsonValue &card : elements)
            find(path + '/' + idIn(card).value_or(std::string()), card, said);
    else if (value.type() == JsonType::Array ? !elements.empty() : value.type() != JsonType::Null)
        said.insert(path);
}

/// Returns the pack's own members: the text without its list.
std::string withoutList(const JsonValue &root)
{
    std::string members;
    const std::vector<JsonValue> elements = root.elements();
    for (std::size_t i = 0; i + 1 < elements.size(); i += 2)
        if (!elements[i].isWord(listName))
            members += (members.empty() ? "" : ", ") + std::string(elements[i].source()) + ": "
                + std::string(elements[i + 1].source());
    return '{' + members + '}';
}

} // namespace

std::string toJson(const SaidPack &pack)
{
    std::string text = toJson(pack.pack);
    text.pop_back();
    return text + ", \"" + std::string(listName) + "\": " + writeJson(pack.said) + '}';
}

tl::expected<SaidFile, Malformed> readSaidPack(std::string_view text)
{
    const std::optional<JsonText> json = JsonText::parse(text);
    if (!json || json->root().type() != JsonType::Object)
        return readPack(text).map([](Pack &&pack) { return SaidFile{{std::move(pack), {}}, false}; });
    const std::optional<JsonValue> list = json->root().member(listName);
    tl::expected<Pack, Malformed> pack = readPack(list ? withoutList(json->root()) : std::string(text));
    if (!pack)
        return tl::unexpected(pack.error());
    SaidFile file{{*std::move(pack), {}}, list.has_value()};
    try
    {
        if (list)
            file.over.said = JsonForm<SaidMembers>::read(*list);
        else
            find({}, json->root(), file.over.said);
    }
    catch (const Malformed &fault)
    {
        return tl::unexpected(fault);
    }
    return file;
}

} // namespace dossier::omega
