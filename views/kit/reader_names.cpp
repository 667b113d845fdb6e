#include "views/kit/reader_names.h"

#include <QAccessibleWidget>
#include <QApplication>
#include <QComboBox>
#include <QLabel>

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

constexpr const char *ownProperty = "ownDescription";
constexpr const char *saidProperty = "saidDescription";

/// Puts the name of a list before its own description. The property remembers the combined text, so that it is not
/// taken for the list's own description.
void sayName(QComboBox &list)
{
    const QString name = list.accessibleName();
    const QString now = list.accessibleDescription();
    const QString own = now == list.property(saidProperty).toString() ? list.property(ownProperty).toString() : now;
    const QString more = own.isEmpty() ? list.toolTip() : own;
    const QString said = more.startsWith(name) ? more : more.isEmpty() ? name : name + QStringLiteral(". ") + more;
    list.setProperty(ownProperty, own);
    list.setProperty(saidProperty, said);
    list.setAccessibleDescription(said);
}

QString headlineOf(const QWidget &card)
{
    constexpr std::array headlines{"caption", "title", "heading", "strong"};
    for (const QLabel *label : card.findChildren<QLabel *>())
        if (!label->isHidden() && !label->text().isEmpty()
            && std::ranges::count(headlines, label->property("role").toString()) > 0)
            return label->text();
    return {};
}

class Card : public QAccessibleWidget
{
public:
    explicit Card(QWidget *card)
        : QAccessibleWidget(card, QAccessible::Grouping)
    {
    }

    [[nodiscard]] QString text(QAccessible::Text text) const override
    {
        const QString own = QAccessibleWidget::text(text);
        return text == QAccessible::Name && own.isEmpty() ? headlineOf(*widget()) : own;
    }
};

QAccessibleInterface *cardFor(const QString & /*name*/, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    return widget != nullptr && widget->property("role") == QStringLiteral("card") ? new Card(widget) : nullptr;
}

constexpr const char *announcedProperty = "toldName";

/// True for events that matter only for visible widgets.
bool isOfSight(QAccessible::Event type)
{
    constexpr std::array all{QAccessible::Selection, QAccessible::SelectionAdd, QAccessible::SelectionRemove,
        QAccessible::SelectionWithin, QAccessible::ValueChanged, QAccessible::TextCaretMoved, QAccessible::TextInserted,
        QAccessible::TextRemoved, QAccessible::TextUpdated, QAccessible::TextSelectionChanged};
    return std::ranges::count(all, type) > 0;
}

void announceNews(QAccessibleEvent *event)
{
    if (!isNews(*event))
        return;
    // Without a handler, Qt passes an event to its own bridge.
    const QAccessible::UpdateHandler handler = QAccessible::installUpdateHandler(nullptr);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(handler);
}

} // namespace

bool isNews(const QAccessibleEvent &event)
{
    auto *widget = qobject_cast<QWidget *>(event.object());
    const bool shown = event.type() == QAccessible::ObjectShow;
    if (widget == nullptr || event.child() >= 0 || (event.type() != QAccessible::NameChanged && !shown))
        return widget == nullptr || widget->isVisible() || !isOfSight(event.type());
    QAccessibleInterface *told = event.accessibleInterface();
    const QString name = told != nullptr ? told->text(QAccessible::Name) : QString();
    const QVariant before = widget->property(announcedProperty);
    // A reader may query the name of a visible widget, and caches it from then on.
    if (!shown && (before.isValid() ? before.toString() == name : !widget->isVisible()))
        return false;
    widget->setProperty(announcedProperty, name);
    return true;
}

void nameForReaders()
{
    [[maybe_unused]] static const bool listens = (QAccessible::installUpdateHandler(announceNews), true);
    [[maybe_unused]] static const bool installed = (QAccessible::installFactory(cardFor), true);
    [[maybe_unused]] static const QMetaObject::Connection listening
        = QObject::connect(qApp, &QApplication::focusChanged, qApp,
            [](QWidget *, QWidget *now)
            {
                if (auto *list = qobject_cast<QComboBox *>(now); list != nullptr && !list->accessibleName().isEmpty())
                    sayName(*list);
            });
}

} // namespace dossier
