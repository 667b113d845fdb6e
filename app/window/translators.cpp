#include "app/window/translators.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLibraryInfo>
#include <QLocale>

// The resources are in a static library and must be initialized by name, outside any namespace.
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

namespace
{

/// While an object lives, nobody is notified of a language change.
class Unheard : public QObject
{
public:
    Unheard() { QCoreApplication::instance()->installEventFilter(this); }

protected:
    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        return event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange;
    }
};

} // namespace

QLocale localeFor(Language language)
{
    const QLocale usual
        = language == Language::Italian ? QLocale(QLocale::Italian, QLocale::Italy) : QLocale(QLocale::English);
    for (const char *name : {"LC_ALL", "LC_TIME", "LANG"})
        if (const QString desktops = qEnvironmentVariable(name); !desktops.isEmpty())
        {
            const QLocale locale(desktops);
            return locale.language() == usual.language() ? locale : usual;
        }
    return usual;
}

QString Translators::inLanguage(Language language, const std::function<QString()> &make)
{
    if (language == m_language)
        return make();
    const Unheard unheard;
    load(language);
    QString made = make();
    load(m_language);
    return made;
}

void Translators::speak(Language language)
{
    m_language = language;
    load(language);
}

void Translators::load(Language language)
{
    initialiseTranslations();
    const QString code = language == Language::Italian ? QStringLiteral("it") : QStringLiteral("en");
    remove();
    QLocale::setDefault(localeFor(language));
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
