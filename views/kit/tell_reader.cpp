#include "views/kit/tell_reader.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QTimer>
#include <QWidget>

namespace dossier
{

namespace
{

constexpr const char *criersName = "crier";

/// Milliseconds: what gets the focus by the same key is read first, or it would cut the sentence short.
constexpr int afterFocus = 60;
/// Milliseconds after which a sentence is gone from what a screen reader can look through.
constexpr int kept = 4'000;

/// A notification without a size: its name is what is said. (Qt 6.4 has no event of its own for that, and tells Linux's
/// readers nothing of an alert.)
class Crier : public QWidget
{
public:
    explicit Crier(QWidget &of)
        : QWidget(&of)
        , m_say(new QTimer(this))
        , m_forget(new QTimer(this))
    {
        setObjectName(QLatin1String(criersName));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setGeometry(0, 0, 0, 0);
        for (QTimer *timer : {m_say, m_forget})
            timer->setSingleShot(true);
        connect(m_say, &QTimer::timeout, this, [this] { say(); });
        connect(m_forget, &QTimer::timeout, this, [this] { setAccessibleName({}); });
        show();
    }

    void add(const QString &sentence)
    {
        if (!m_waiting.contains(sentence))
            m_waiting << sentence;
        m_say->start(afterFocus);
    }

protected:
    void hideEvent(QHideEvent *event) override
    {
        setAccessibleName({});
        QWidget::hideEvent(event);
    }

private:
    void say()
    {
        const QString all = m_waiting.join(u' ');
        m_waiting.clear();
        if (!isVisible())
            return;
        setAccessibleName(all);
        for (const QAccessible::Event type : {QAccessible::ObjectShow, QAccessible::Alert})
        {
            QAccessibleEvent event(this, type);
            QAccessible::updateAccessibility(&event);
        }
        m_forget->start(kept);
    }

    QStringList m_waiting;
    QTimer *m_say;
    QTimer *m_forget;
};

QAccessibleInterface *notificationFor(const QString & /*name*/, QObject *object)
{
    auto *crier = dynamic_cast<Crier *>(object);
    return crier != nullptr ? new QAccessibleWidget(crier, QAccessible::Notification) : nullptr;
}

} // namespace

void tellReader(QWidget &of, const QString &sentence)
{
    [[maybe_unused]] static const bool installed = (QAccessible::installFactory(notificationFor), true);
    if (sentence.isEmpty() || !of.isVisible())
        return;
    auto *crier = of.findChild<QWidget *>(QLatin1String(criersName), Qt::FindDirectChildrenOnly);
    if (crier == nullptr)
        crier = new Crier(of);
    static_cast<Crier *>(crier)->add(sentence);
}

} // namespace dossier
