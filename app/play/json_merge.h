#pragma once

#include <QJsonValue>
#include <QStringList>

#include <tl/expected.hpp>

namespace dossier
{

/// What to know of a kind of JSON text to merge it.
struct MergeRules
{
    /// By which members, or members of members as "mission/id", the elements of a list are told apart, the first that
    /// all of them have as a text. Elements that have none, or share one, are merged as one value.
    QStringList keys{QStringLiteral("id"), QStringLiteral("name")};
    /// Members that are lists of texts in no order, each there once.
    QStringList sets{};
    /// Members that are one value, whatever they hold.
    QStringList whole{};
    /// A value that both have changed is as `mine` has it, and no conflict.
    bool keepsMine = false;
};

/// RFC 6901 pointers to values that both have changed, to something else each.
using Conflicts = QStringList;

/// What two made of one text, each without knowing of the other: a value that one of them has changed is as that one
/// has it. A member that is null is as one that is absent. What was taken away on one side and changed on the other is
/// a conflict, too. Order is that of `theirs`, and what `mine` has added comes last.
tl::expected<QJsonValue, Conflicts> merged(
    const QJsonValue &base, const QJsonValue &mine, const QJsonValue &theirs, const MergeRules &rules = {});

} // namespace dossier
