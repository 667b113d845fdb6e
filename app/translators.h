#pragma once

#include "preferences.h"

#include <QTranslator>

namespace dossier
{

/// The translations that are installed in the program: Dossier's own and Qt's. Taken out again when destroyed.
class Translators
{
public:
    Translators() = default;
    ~Translators();
    Q_DISABLE_COPY_MOVE(Translators)

    /// Speaks a language from now on: its words, and its numbers and dates. Needs a QCoreApplication.
    void speak(Language language);

private:
    void remove();

    QTranslator m_own;
    QTranslator m_qt;
};

} // namespace dossier
