#include "app/omega/sounds.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

#include <array>

namespace dossier
{

Sounds::Sounds() = default;
Sounds::~Sounds() = default;

QString Sounds::file(Alarm alarm)
{
    constexpr std::array names{"round", "event", "crisis", "short", "over"};
    return QStringLiteral(":/sounds/%1.wav").arg(QLatin1String(names.at(static_cast<std::size_t>(alarm))));
}

bool Sounds::hasDevice()
{
    return !QMediaDevices::defaultAudioOutput().isNull();
}

void Sounds::play(Alarm alarm)
{
    std::unique_ptr<QSoundEffect> &effect = m_effects[alarm];
    if (!effect)
    {
        effect = std::make_unique<QSoundEffect>();
        effect->setSource(QUrl(QStringLiteral("qrc") + file(alarm)));
    }
    // Without a device an effect plays for ever: it is restarted each time.
    effect->stop();
    effect->play();
}

} // namespace dossier
