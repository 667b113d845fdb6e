#include "translators.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

// The resources lie in a static library and must be asked for by name, outside any namespace.
static void initialiseTranslations() // NOLINT(misc-use-anonymous-namespace): it is a namespace
{
    Q_INIT_RESOURCE(translations);
}

namespace dossier
{

Translators::~Translators()
{
    remove();
}

void Translators::speak(Language language)
{
    initialiseTranslations();
    const QLocale locale
        = language == Language::Italian ? QLocale(QLocale::Italian, QLocale::Italy) : QLocale(QLocale::English);
    const QString code = language == Language::Italian ? QStringLiteral("it") : QStringLiteral("en");
    remove();
    QLocale::setDefault(locale);
    if (m_qt.load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(QStringLiteral(":/i18n/dossier_%1.qm").arg(code)))
        QCoreApplication::installTranslator(&m_own);
}

void Translators::remove()
{
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
}

} // namespace dossier
