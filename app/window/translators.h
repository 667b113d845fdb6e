#pragma once

#include "views/kit/preferences.h"

#include <QLocale>
#include <QTranslator>

#include <functional>
#include <utility>

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

    /// Runs before each change of language: whoever makes texts in another thread stops there.
    void beforeChange(std::function<void()> pause) { m_beforeChange = std::move(pause); }

private:
    void load(Language language);
    void remove();

    Language m_language = Language::English;

    std::function<void()> m_beforeChange;
    QTranslator m_own;
    QTranslator m_qt;
};

/// Returns the format of dates, times and numbers in a language: the desktop's own if the desktop uses that language,
/// or that of the language in the desktop's territory, otherwise the language's default. English is written as in the
/// United Kingdom then, and as in the United States where people write the month first, or no territory is set.
QLocale localeFor(Language language);

} // namespace dossier
