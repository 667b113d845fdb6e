#pragma once

#include "model/core/members.h"
#include "model/omega/geometry/board.h"

// Names of the values of the folders below, for JSON and tests.

namespace dossier
{

constexpr auto words(Side /*side*/)
{
    return memberNames("commando", "enemy");
}

constexpr auto words(Facing /*facing*/)
{
    return memberNames("N", "E", "S", "W", "all");
}

constexpr auto words(AttackType /*type*/)
{
    return memberNames("melee", "ranged");
}

constexpr auto words(Printing /*printing*/)
{
    return memberNames("first", "revised");
}

template <>
struct Members<DicePool>
{
    static constexpr auto names = memberNames("black", "red");
};

template <>
struct Members<omega::Defense>
{
    static constexpr auto names = memberNames("hits", "for_two");
};

} // namespace dossier
