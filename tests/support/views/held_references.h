#pragma once

#include <QAccessible>
#include <QWidget>

#include <algorithm>

// The objects of a window that a screen reader still holds after a visit.
namespace dossier::test
{

/// Returns the ids by which a screen reader holds the objects that it has visited.
inline QList<QAccessible::Id> numbersReachedFrom(QAccessibleInterface *interface)
{
    QList<QAccessible::Id> all;
    if (interface == nullptr)
        return all;
    all << QAccessible::uniqueId(interface);
    for (int i = 0; i < interface->childCount(); ++i)
        all << numbersReachedFrom(interface->child(i));
    return all;
}

/// Returns every id issued so far, and some beyond: all that can be guessed.
inline QList<QAccessible::Id> guessed(const QList<QAccessible::Id> &held)
{
    const auto [least, most] = std::ranges::minmax(held);
    QList<QAccessible::Id> all;
    for (QAccessible::Id number = least - 1000; number < most + 1000; ++number)
        all << number;
    return all;
}

/// Returns the texts of the page that those ids still reveal.
inline QStringList toldOf(const QWidget &page, const QList<QAccessible::Id> &numbers)
{
    QStringList told;
    for (const QAccessible::Id number : numbers)
        if (QAccessibleInterface *known = QAccessible::accessibleInterface(number))
        {
            // An interface without an object is a cell of a table or a space of a board.
            const QObject *object = known->object();
            const auto *widget = qobject_cast<const QWidget *>(object);
            const bool inPage
                = object == nullptr || widget == &page || (widget != nullptr && page.isAncestorOf(widget));
            for (int text = QAccessible::Name; inPage && text <= QAccessible::Accelerator; ++text)
                if (const QString words = known->text(static_cast<QAccessible::Text>(text)); !words.isEmpty())
                    told << words;
        }
    return told;
}

} // namespace dossier::test
