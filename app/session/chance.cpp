// What no rule may make up: chance, new ids, the time. A file of its own, so that a test that has to come out the same
// every time can bring its own.
#include "app/session/game_session.h"

#include <QDateTime>
#include <QRandomGenerator>

namespace dossier
{

int drawnBelow(int below)
{
    return QRandomGenerator::system()->bounded(below);
}

journal::EventId newEventId()
{
    journal::EventId id;
    for (std::uint8_t &byte : id.bytes)
        byte = static_cast<std::uint8_t>(QRandomGenerator::system()->bounded(256));
    return id;
}

journal::Moment momentNow()
{
    return {QDateTime::currentMSecsSinceEpoch()};
}

} // namespace dossier
