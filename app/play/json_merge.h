#pragma once

#include <QJsonValue>
#include <QStringList>

#include <tl/expected.hpp>

namespace dossier
{

/// The merge rules of one kind of JSON text.
struct MergeRules
{
    /// Members, or members of members such as "mission/id", that identify the elements of a list: the first one that
    /// all of them have as a text. A list whose elements have none, or share one, is merged as one value.
    QStringList keys{QStringLiteral("id"), QStringLiteral("name")};
    /// Members that are unordered lists of unique texts.
    QStringList sets{};
    /// Members that are merged as one value, with any content.
    QStringList whole{};
    /// A value that both have changed is as `mine` has it, and no conflict.
    bool keepsMine = false;
};

/// RFC 6901 pointers to values that both sides have changed differently.
using Conflicts = QStringList;

/// Merges two independent changes of one text: a value that only one side changed comes from that side. A null member
/// equals an absent one. A value removed on one side and changed on the other is a conflict, too. The order is that of
/// `theirs`; additions of `mine` come last.
tl::expected<QJsonValue, Conflicts> merged(
    const QJsonValue &base, const QJsonValue &mine, const QJsonValue &theirs, const MergeRules &rules = {});

} // namespace dossier
