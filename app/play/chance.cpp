#include "app/play/chance.h"

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
