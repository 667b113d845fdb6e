#pragma once

#include "views/kit/preferences.h"

#include <QLocale>
#include <QTranslator>

#include <functional>

namespace dossier
{

/// The translations installed in the program: Dossier's own and Qt's. Removed on destruction.
class Translators
{
public:
    Translators() = default;
    ~Translators();
    Q_DISABLE_COPY_MOVE(Translators)

    /// Switches the language of texts, numbers and dates. Needs a QCoreApplication.
    void speak(Language language);

    /// Returns the result of `make` in another language, for example pages to print; widgets receive no language
    /// change.
    QString inLanguage(Language language, const std::function<QString()> &make);

private:
    void load(Language language);
    void remove();

    Language m_language = Language::English;

    QTranslator m_own;
    QTranslator m_qt;
};

/// Returns the format of dates, times and numbers in a language: the desktop's own if the desktop uses that language,
/// or that of the language in the desktop's territory, otherwise the language's default. English is written as in the
/// United Kingdom then, and as in the United States where people write the month first, or no territory is set.
QLocale localeFor(Language language);

} // namespace dossier
