#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace dossier::test
{

using Json = nlohmann::json;

/// What a member of a query may be. The query's own value of it is good too.
struct MemberRule
{
    std::string pointer;
    bool required = true;
    std::vector<Json> good;
    std::vector<Json> bad;
};

/// A good query of a kind, and the rules of each of its members.
struct KindTable
{
    Json query;
    std::vector<MemberRule> members;
};

/// Every kind that is served.
std::vector<KindTable> allKinds();

} // namespace dossier::test
