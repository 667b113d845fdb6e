#pragma once

#include "views/omega/parts/alarm.h"

#include <QString>

#include <map>
#include <memory>

class QSoundEffect;

namespace dossier
{

/// The sounds of alarms. Without a device they are silent, and that is no error: whoever alarms also flashes.
class Sounds
{
public:
    Sounds();
    ~Sounds();
    Q_DISABLE_COPY_MOVE(Sounds)

    void play(Alarm alarm);

    /// Whether there is a device to be heard by. The system's sound server is asked.
    [[nodiscard]] static bool hasDevice();

    /// The file of an alarm's sound, among the resources.
    static QString file(Alarm alarm);

private:
    /// Made when they are heard first: a start waits for no sound server.
    std::map<Alarm, std::unique_ptr<QSoundEffect>> m_effects;
};

} // namespace dossier
