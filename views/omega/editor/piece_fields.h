#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// A caption above a field.
inline Part captioned(const QString &caption, Part control)
{
    return column({text(caption, Role::Small), std::move(control)})
        .spaced(4)
        .stretched()
        .with(&Part::alignment, Qt::AlignTop);
}

/// Makes the fields of a value: each enters the whole value with its own member changed, or nothing where that is
/// unchanged.
template <typename Value>
struct PieceFields
{
    Value before{};
    std::function<void(const Value &after)> changed{};
    /// Prefix of the keys of all fields.
    QString prefix{};
    /// Another version shows the value again, because the entry was refused.
    int version = 0;

    template <typename Change>
    [[nodiscard]] Part line(
        const char *key, const QString &name, const std::string &value, int max, Change change) const
    {
        return field(keyOf(key), name, QString::fromStdString(value), {})
            .with(&Field::version, version)
            .with(&Field::max, max)
            .with(&Field::finished,
                entering(
                    [change](Value &after, const QVariant &typed) { change(after, typed.toString().toStdString()); }));
    }

    /// A number from 0 up that may be unknown.
    template <typename Change>
    [[nodiscard]] Part number(
        const char *key, const QString &name, const std::optional<int> &value, int max, Change change) const
    {
        const auto apply = [change](Value &after, const QVariant &typed)
        { change(after, typed.toInt() < 0 ? std::nullopt : std::optional(typed.toInt())); };
        return field(keyOf(key), name, value.value_or(-1), entering(apply))
            .with(&Field::version, version)
            .with(&Field::mayBeUnknown, true)
            .with(&Field::max, max);
    }

    template <typename Change>
    [[nodiscard]] Part radios(
        const char *key, const QString &name, const QStringList &options, int row, Change change) const
    {
        return dossier::radios(keyOf(key), name, options, row,
            entering([change](Value &after, const QVariant &chosen) { change(after, chosen.toInt()); }))
            .with(&Field::version, version);
    }

    template <typename Change>
    [[nodiscard]] Part check(const char *key, const QString &name, bool value, Change change) const
    {
        return field(keyOf(key), name, value,
            entering([change](Value &after, const QVariant &isOn) { change(after, isOn.toBool()); }))
            .with(&Field::around, name);
    }

private:
    [[nodiscard]] QString keyOf(const char *key) const { return prefix + QLatin1String(key); }

    template <typename Change>
    [[nodiscard]] Action<QVariant> entering(Change change) const
    {
        return [before = before, changed = changed, change](const QVariant &entered)
        {
            Value after = before;
            change(after, entered);
            if (after != before)
                changed(after);
        };
    }
};

} // namespace dossier
