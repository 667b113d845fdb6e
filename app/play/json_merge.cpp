#include "app/play/json_merge.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <optional>

namespace dossier
{

namespace
{

/// Returns false for null and for an absent value, which Qt's JSON calls Undefined.
bool isThere(const QJsonValue &value)
{
    return !value.isUndefined() && !value.isNull();
}

bool isSame(const QJsonValue &one, const QJsonValue &other)
{
    return one == other || (!isThere(one) && !isThere(other));
}

QString escaped(QString token)
{
    return token.replace(u'~', QStringLiteral("~0")).replace(u'/', QStringLiteral("~1"));
}

/// Returns the text at a key such as "mission/id" in an element of a list; empty when it has none.
QString textAt(const QJsonValue &element, const QString &key)
{
    QJsonValue value = element;
    for (const QString &member : key.split(u'/'))
        value = value.toObject().value(member);
    return value.toString();
}

/// Returns the elements of a list by their identifying text; nothing when one has none, or two have the same.
std::optional<QJsonObject> byKey(const QJsonArray &list, const QString &key)
{
    QJsonObject found;
    for (const QJsonValue &element : list)
    {
        const QString text = textAt(element, key);
        if (text.isEmpty() || found.contains(text))
            return std::nullopt;
        found.insert(text, element);
    }
    return found;
}

class Merge
{
public:
    explicit Merge(const MergeRules &rules)
        : m_rules(rules)
    {
    }

    [[nodiscard]] const Conflicts &conflicts() const { return m_conflicts; }

    /// `name` is that of the member, or of the list that contains the value.
    QJsonValue value(const QString &pointer, const QString &name, const QJsonValue &base, const QJsonValue &mine,
        const QJsonValue &theirs)
    {
        // An absent value and a null each stay as written.
        if (isSame(base, theirs) && (isThere(mine) || !theirs.isNull()))
            return mine;
        if (isSame(base, mine) || isSame(mine, theirs))
            return theirs;
        if (!m_rules.whole.contains(name) && isThere(mine) && isThere(theirs))
        {
            if (mine.isObject() && theirs.isObject())
                return object(pointer, base.toObject(), mine.toObject(), theirs.toObject());
            if (mine.isArray() && theirs.isArray())
                if (const auto list = elements(pointer, name, base.toArray(), mine.toArray(), theirs.toArray()))
                    return *list;
        }
        if (m_rules.keepsMine)
            return mine;
        m_conflicts << pointer;
        return theirs;
    }

private:
    QJsonObject object(
        const QString &pointer, const QJsonObject &base, const QJsonObject &mine, const QJsonObject &theirs)
    {
        QJsonObject made;
        QStringList names = theirs.keys();
        for (const QString &name : mine.keys())
            if (!names.contains(name))
                names << name;
        for (const QString &name : names)
            if (const QJsonValue one
                = value(pointer + u'/' + escaped(name), name, base.value(name), mine.value(name), theirs.value(name));
                !one.isUndefined())
                made.insert(name, one);
        return made;
    }

    /// Merges the list element by element; returns nothing when its elements cannot be identified.
    std::optional<QJsonArray> elements(const QString &pointer, const QString &name, const QJsonArray &base,
        const QJsonArray &mine, const QJsonArray &theirs)
    {
        if (m_rules.sets.contains(name))
            return ofSet(base, mine, theirs);
        for (const QString &key : m_rules.keys)
        {
            const std::optional<QJsonObject> before = byKey(base, key);
            const std::optional<QJsonObject> own = byKey(mine, key);
            const std::optional<QJsonObject> other = byKey(theirs, key);
            if (before && own && other)
                return ofKey(pointer, name, key, {*before, *own, *other}, mine, theirs);
        }
        return std::nullopt;
    }

    struct ByKey
    {
        QJsonObject base;
        QJsonObject mine;
        QJsonObject theirs;
    };

    QJsonArray ofKey(const QString &pointer, const QString &name, const QString &key, const ByKey &by,
        const QJsonArray &mine, const QJsonArray &theirs)
    {
        QJsonArray made;
        const auto add = [&](const QString &text)
        {
            const QJsonValue one = value(
                pointer + u'/' + escaped(text), name, by.base.value(text), by.mine.value(text), by.theirs.value(text));
            if (!one.isUndefined())
                made.append(one);
        };
        for (const QJsonValue &element : theirs)
            add(textAt(element, key));
        for (const QJsonValue &element : mine)
            if (const QString text = textAt(element, key); !by.theirs.contains(text))
                add(text);
        return made;
    }

    static QJsonArray ofSet(const QJsonArray &base, const QJsonArray &mine, const QJsonArray &theirs)
    {
        QJsonArray made;
        for (const QJsonValue &one : theirs)
            if (mine.contains(one) || !base.contains(one))
                made.append(one);
        for (const QJsonValue &one : mine)
            if (!theirs.contains(one) && !base.contains(one))
                made.append(one);
        return made;
    }

    const MergeRules &m_rules;
    Conflicts m_conflicts;
};

} // namespace

tl::expected<QJsonValue, Conflicts> merged(
    const QJsonValue &base, const QJsonValue &mine, const QJsonValue &theirs, const MergeRules &rules)
{
    Merge merge(rules);
    QJsonValue made = merge.value({}, {}, base, mine, theirs);
    if (merge.conflicts().isEmpty())
        return made;
    return tl::unexpected(merge.conflicts());
}

} // namespace dossier
