#pragma once

#include <random>

namespace dossier
{
class OverseerSession;
}

namespace dossier::test
{

/// Makes of a mission that was just begun the middle of an evening, by commands and corrections as people give them:
/// what is due is done up to somebody's turn, everybody has adrenaline, and enemies stand about them, most of them
/// hurt.
void beginFight(OverseerSession &session, std::mt19937 &random);

} // namespace dossier::test
