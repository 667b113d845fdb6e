#include "views/kit/tell_reader.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QEvent>
#include <QTimer>
#include <QWidget>

namespace dossier
{

namespace
{

constexpr const char *criersName = "crier";

/// Milliseconds: what gets the focus by the same key is read first, or it would cut the sentence short.
constexpr int afterFocus = 60;
/// What happened is said before what can be done now.
constexpr int afterWhatHappened = 2 * afterFocus;

/// A notification without a size: its name is what is said. (Qt 6.4 has no event of its own for that, and tells Linux's
/// readers nothing of an alert.)
class Crier : public QWidget
{
public:
    explicit Crier(QWidget &of)
        : QWidget(&of)
        , m_say(new QTimer(this))
    {
        setObjectName(QLatin1String(criersName));
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
            tell(QAccessible::ObjectShow);
        tell(QAccessible::Alert);
    }

    void tell(QAccessible::Event type)
    {
        QAccessibleEvent event(this, type);
        QAccessible::updateAccessibility(&event);
    }

    QStringList m_waiting;
    QTimer *m_say;
};

QAccessibleInterface *notificationFor(const QString & /*name*/, QObject *object)
{
    auto *crier = dynamic_cast<Crier *>(object);
    return crier != nullptr ? new QAccessibleWidget(crier, QAccessible::Notification) : nullptr;
}

/// The crier of a widget; none of one that is not in sight.
Crier *crierOf(QWidget &of)
{
    [[maybe_unused]] static const bool installed = (QAccessible::installFactory(notificationFor), true);
    if (!of.isVisible())
        return nullptr;
    auto *crier = of.findChild<QWidget *>(QLatin1String(criersName), Qt::FindDirectChildrenOnly);
    return crier != nullptr ? static_cast<Crier *>(crier) : new Crier(of);
}

} // namespace

void tellReader(QWidget &of, const QString &sentence)
{
    if (Crier *crier = sentence.isEmpty() ? nullptr : crierOf(of))
        crier->add(sentence);
}

void tellReaderInstead(QWidget &of, const QString &sentence)
{
    if (Crier *crier = sentence.isEmpty() ? nullptr : crierOf(of))
        crier->put(sentence);
}

} // namespace dossier
