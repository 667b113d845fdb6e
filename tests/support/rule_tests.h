#pragma once

#include "rule.h"

#include <QStringList>

namespace dossier::test
{

/// The ids of the rules from one to another, in the order of their digest.
QStringList idsBetween(Rule first, Rule last);

/// The bodies of the tests in a folder of the repository whose name begins with a rule's id, upper or lower case.
QStringList testsOf(const QString &rule, const QString &folder);

/// Whether a test takes it that a command is refused by the rule.
bool isRefused(const QStringList &bodies, const QString &rule);

/// Whether a test holds what is true at the last allowed value against what is true beside it, and the two differ.
bool hasABoundary(const QStringList &bodies);

} // namespace dossier::test
