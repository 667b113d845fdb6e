#include "views/specter/words/sensor_words.h"

#include <QCoreApplication>

#include <array>

namespace dossier::wording
{

QString name(specter::Reading reading)
{
    static constexpr std::array all{QT_TRANSLATE_NOOP("SpecterWording", "north"),
        QT_TRANSLATE_NOOP("SpecterWording", "north-east"), QT_TRANSLATE_NOOP("SpecterWording", "east"),
        QT_TRANSLATE_NOOP("SpecterWording", "south-east"), QT_TRANSLATE_NOOP("SpecterWording", "south"),
        QT_TRANSLATE_NOOP("SpecterWording", "south-west"), QT_TRANSLATE_NOOP("SpecterWording", "west"),
        QT_TRANSLATE_NOOP("SpecterWording", "north-west"), QT_TRANSLATE_NOOP("SpecterWording", "here"),
        QT_TRANSLATE_NOOP("SpecterWording", "nothing detected")};
    return QCoreApplication::translate("SpecterWording", all.at(static_cast<std::size_t>(reading)));
}

} // namespace dossier::wording
