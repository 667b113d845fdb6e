#pragma once

#include "views/omega/parts/alarm.h"

#include <QString>

#include <map>
#include <memory>

class QSoundEffect;

namespace dossier
{

/// The alarm sounds. Without an audio device they are silent, which is no error: every alarm also flashes.
class Sounds
{
public:
    Sounds();
    ~Sounds();
    Q_DISABLE_COPY_MOVE(Sounds)

    void play(Alarm alarm);

    /// True when an audio device exists. Queries the system's sound server.
    [[nodiscard]] static bool hasDevice();

    /// Returns the resource path of an alarm's sound.
    static QString file(Alarm alarm);

private:
    /// Created on first play: the program's start does not wait for a sound server.
    std::map<Alarm, std::unique_ptr<QSoundEffect>> m_effects;
};

} // namespace dossier
