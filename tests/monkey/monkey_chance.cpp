// The program's chance, ids and clock in place of the machine's (app/chance.cpp): a seed gives the same evening each
// time.
#include "tests/monkey/monkey_chance.h"

#include "app/session/game_session.h"

namespace dossier
{

namespace
{

// NOLINTNEXTLINE(*-avoid-non-const-global-variables): the program asks for chance without saying whose
std::mt19937 chance;

} // namespace

int drawnBelow(int below)
{
    return below <= 0 ? 0 : static_cast<int>(chance() % static_cast<unsigned>(below));
}

journal::EventId newEventId()
{
    journal::EventId id;
    for (std::uint8_t &byte : id.bytes)
        byte = static_cast<std::uint8_t>(chance() % 256);
    return id;
}

journal::Moment momentNow()
{
    static std::int64_t seconds = 1'700'000'000;
    return {++seconds * 1000};
}

void test::drawBy(unsigned seed)
{
    chance.seed(seed);
}

} // namespace dossier
