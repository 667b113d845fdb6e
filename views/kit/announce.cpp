#include "views/kit/announce.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QEvent>
#include <QTimer>
#include <QWidget>

namespace dossier
{

namespace
{

constexpr const char *announcerName = "crier";

/// Milliseconds. Readers say what the same key focuses first; an earlier announcement would be cut short by it.
constexpr int afterFocus = 60;
/// Milliseconds. Events are announced before the actions that are now possible.
constexpr int afterWhatHappened = 2 * afterFocus;

/// A notification of size zero; readers say its name. (Qt 6.4 has no announcement event, and on Linux it does not pass
/// alerts on to readers.)
class ScreenReaderAnnouncer : public QWidget
{
public:
    explicit ScreenReaderAnnouncer(QWidget &of)
        : QWidget(&of)
        , m_say(new QTimer(this))
    {
        setObjectName(QLatin1String(announcerName));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setGeometry(0, 0, 0, 0);
        m_say->setSingleShot(true);
        connect(m_say, &QTimer::timeout, this, [this] { say(); });
        hide();
    }

    void add(const QString &sentence)
    {
        const bool ends = sentence.back().isPunct();
        if (const QString whole = ends ? sentence : sentence + u'.'; !m_waiting.contains(whole))
            m_waiting << whole;
        m_say->start(afterFocus);
    }

    void put(const QString &sentence)
    {
        m_waiting = {sentence};
        m_say->start(afterWhatHappened);
    }

protected:
    /// Drops the announcement on a change of language: it must not be repeated in the old one.
    void changeEvent(QEvent *event) override
    {
        if (event->type() == QEvent::LanguageChange)
        {
            m_waiting.clear();
            m_say->stop();
            hide();
        }
        QWidget::changeEvent(event);
    }

    /// Clears the name, so that a widget that is shown again announces nothing outdated or empty.
    void hideEvent(QHideEvent *event) override
    {
        setAccessibleName({});
        QWidget::hideEvent(event);
        hide();
    }

private:
    void say()
    {
        // Arrows are read as pauses, not by their name.
        const QString all = m_waiting.join(u' ').replace(QStringLiteral(" → "), QStringLiteral(", "));
        m_waiting.clear();
        if (!parentWidget()->isVisible())
            return;
        setAccessibleName(all);
        if (isHidden())
            show();
        else
            notify(QAccessible::ObjectShow);
        notify(QAccessible::Alert);
    }

    void notify(QAccessible::Event type)
    {
        QAccessibleEvent event(this, type);
        QAccessible::updateAccessibility(&event);
    }

    QStringList m_waiting;
    QTimer *m_say;
};

QAccessibleInterface *notificationFor(const QString & /*name*/, QObject *object)
{
    auto *announcer = dynamic_cast<ScreenReaderAnnouncer *>(object);
    return announcer != nullptr ? new QAccessibleWidget(announcer, QAccessible::Notification) : nullptr;
}

/// Returns the announcer of a widget; null for a widget that is not visible.
ScreenReaderAnnouncer *announcerOf(QWidget &of)
{
    [[maybe_unused]] static const bool installed = (QAccessible::installFactory(notificationFor), true);
    if (!of.isVisible())
        return nullptr;
    auto *announcer = of.findChild<QWidget *>(QLatin1String(announcerName), Qt::FindDirectChildrenOnly);
    return announcer != nullptr ? static_cast<ScreenReaderAnnouncer *>(announcer) : new ScreenReaderAnnouncer(of);
}

} // namespace

void announce(QWidget &of, const QString &sentence)
{
    if (ScreenReaderAnnouncer *announcer = sentence.isEmpty() ? nullptr : announcerOf(of))
        announcer->add(sentence);
}

void announceInstead(QWidget &of, const QString &sentence)
{
    if (ScreenReaderAnnouncer *announcer = sentence.isEmpty() ? nullptr : announcerOf(of))
        announcer->put(sentence);
}

} // namespace dossier
