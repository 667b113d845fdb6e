#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace dossier::test
{

using Json = nlohmann::json;

/// The valid and invalid values of a query's member. The query's own value is valid, too.
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
