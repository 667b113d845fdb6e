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

/// Milliseconds: what gets the focus by the same key is read first, or it would cut the sentence short.
constexpr int afterFocus = 60;
/// What happened is said before what can be done now.
constexpr int afterWhatHappened = 2 * afterFocus;

/// A notification without a size: its name is what is said. (Qt 6.4 has no event of its own for that, and tells Linux's
/// readers nothing of an alert.)
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
    /// What was said is not said again in a language that is no longer spoken.
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

    /// What comes into sight again is told nothing old, and nothing empty.
    void hideEvent(QHideEvent *event) override
    {
        setAccessibleName({});
        QWidget::hideEvent(event);
        hide();
    }

private:
    void say()
    {
        // Nobody wants to hear the name of an arrow.
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

/// The announcer of a widget; none of one that is not in sight.
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
