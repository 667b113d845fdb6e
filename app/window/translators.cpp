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

namespace
{

/// True where people write the month before the day.
bool isMonthFirst(const QLocale &locale)
{
    const QString format = locale.dateFormat(QLocale::ShortFormat);
    const auto at = [&](QChar letter)
    {
        const qsizetype found = format.indexOf(letter);
        return found < 0 ? format.size() : found;
    };
    return at(u'M') < at(u'd') && at(u'd') < at(u'y');
}

} // namespace

/// The language decides the words, the desktop's territory the order of dates and the clock.
QLocale localeFor(Language language)
{
    const QLocale usual = language == Language::Italian ? QLocale(QLocale::Italian, QLocale::Italy)
                                                        : QLocale(QLocale::English, QLocale::UnitedKingdom);
    for (const char *name : {"LC_ALL", "LC_TIME", "LANG"})
        if (const QString desktops = qEnvironmentVariable(name); !desktops.isEmpty())
        {
            const QLocale locale(desktops);
            if (locale.language() == QLocale::C)
                break;
            if (locale.language() == usual.language())
                return locale;
            // Qt answers with another territory where it does not know the language in this one.
            const QLocale there(usual.language(), locale.territory());
            if (there.language() == usual.language() && there.territory() == locale.territory())
                return there;
            return usual.language() == QLocale::English && isMonthFirst(locale) ? QLocale(QLocale::English) : usual;
        }
    return language == Language::Italian ? usual : QLocale(QLocale::English);
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
    if (m_beforeChange)
        m_beforeChange();
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
