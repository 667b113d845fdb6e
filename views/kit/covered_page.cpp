#include "views/kit/covered_page.h"

#include <QAccessible>
#include <QPointer>
#include <QWidget>

namespace dossier
{

namespace
{

constexpr const char *isCovered = "coveredForReaders";

/// The empty accessible object that screen readers get for a covered widget.
class Nothing : public QAccessibleInterface
{
public:
    explicit Nothing(QObject *object)
        : m_object(object)
    {
    }

    [[nodiscard]] bool isValid() const override { return false; }

    [[nodiscard]] QObject *object() const override { return m_object; }

    [[nodiscard]] QAccessibleInterface *childAt(int /*x*/, int /*y*/) const override { return nullptr; }

    [[nodiscard]] QAccessibleInterface *parent() const override { return nullptr; }

    [[nodiscard]] QAccessibleInterface *child(int /*index*/) const override { return nullptr; }

    [[nodiscard]] int childCount() const override { return 0; }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface * /*child*/) const override { return -1; }

    [[nodiscard]] QString text(QAccessible::Text /*text*/) const override { return {}; }

    void setText(QAccessible::Text /*text*/, const QString & /*words*/) override { }

    [[nodiscard]] QRect rect() const override { return {}; }

    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::NoRole; }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = true;
        return state;
    }

private:
    QPointer<QObject> m_object;
};

QAccessibleInterface *nothingFor(const QString & /*name*/, QObject *object)
{
    for (const auto *widget = qobject_cast<QWidget *>(object); widget != nullptr; widget = widget->parentWidget())
        if (widget->property(isCovered).toBool())
            return new Nothing(object);
    return nullptr;
}

/// Drops the cached accessible object of a widget: the next query creates a new one.
void forget(QWidget *widget)
{
    if (QAccessibleInterface *known = QAccessible::queryAccessibleInterface(widget))
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(known));
}

void forgetAll(QWidget &page)
{
    forget(&page);
    for (QWidget *widget : page.findChildren<QWidget *>())
        forget(widget);
}

} // namespace

void coverForReaders(QWidget &page)
{
    if (page.property(isCovered).toBool())
        return;
    // Qt queries the factory that was installed last first: it must precede a board's own.
    QAccessible::removeFactory(nothingFor);
    QAccessible::installFactory(nothingFor);
    page.setProperty(isCovered, true);
    forgetAll(page);
}

void uncoverForReaders(QWidget &page)
{
    if (!page.property(isCovered).toBool())
        return;
    page.setProperty(isCovered, false);
    forgetAll(page);
}

} // namespace dossier
