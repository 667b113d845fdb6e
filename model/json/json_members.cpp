#include "model/json/json_members.h"

#include <algorithm>

namespace dossier
{

std::string memberTexts(std::span<const JsonMember> members)
{
    std::string text;
    for (const JsonMember &member : members)
        addJsonMember(text, member.name, member.form->write(member.held));
    return text;
}

void readMembers(const JsonValue &value, std::span<const JsonMember> members, std::string_view besides)
{
    std::vector<std::string_view> names(members.size());
    std::ranges::transform(members, names.begin(), &JsonMember::name);
    expectOnly(value, names, besides);
    for (const JsonMember &member : members)
        if (const std::optional<JsonValue> there = value.member(member.name))
            member.form->read(*there, member.held);
        else if (member.form->absent != nullptr)
            member.form->absent(member.held);
        else
            throw Malformed{value.pointer() + '/' + std::string(member.name), Fault::Missing};
}

std::string memberShapes(std::span<const JsonMember> members)
{
    std::string text;
    for (const JsonMember &member : members)
        addJsonMember(text, member.name, member.form->shape());
    return text;
}

} // namespace dossier
