#pragma once

#include "views/kit/preferences.h"

#include <QLocale>
#include <QTranslator>

#include <functional>

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

    /// What is made while another language is spoken, such as pages to print; no widget hears of it.
    QString inLanguage(Language language, const std::function<QString()> &make);

private:
    void load(Language language);
    void remove();

    Language m_language = Language::English;

    QTranslator m_own;
    QTranslator m_qt;
};

/// How dates, times and numbers are written in a language: as the desktop writes them where it speaks that language,
/// else as is usual for it.
QLocale localeFor(Language language);

} // namespace dossier
