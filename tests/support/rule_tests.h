#pragma once

#include "model/core/rule.h"

#include <QList>
#include <QStringList>

namespace dossier::test
{

/// The ids of the rules of a digest from one on.
QStringList idsFrom(Rule first, std::span<const Rule> digest);

/// What the tests of rules have learned when they ran. A test belongs to the rule whose id its name begins with.
class AskedRules
{
public:
    /// Runs classes of tests that are in the program that runs; `failed` names those that fail.
    explicit AskedRules(const QStringList &classes);

    [[nodiscard]] QString failed() const { return m_failed.join(u' '); }

    /// Whether the rule has tests that asked something.
    [[nodiscard]] bool isTested(const QString &rule) const;

    /// Whether a test took it that a command is refused by the rule, in that printing.
    [[nodiscard]] bool isRefused(const QString &rule, const QString &printing) const;

    /// Whether one of the rule's own tests has it refuse something.
    [[nodiscard]] bool refusesInItsTests(const QString &rule) const;

    /// Whether something is allowed in the rule's tests.
    [[nodiscard]] bool hasALegalCase(const QString &rule) const;

    /// Whether the rule's tests hold what is true at the last allowed value against what is true beside it, and the two
    /// differ.
    [[nodiscard]] bool hasABoundary(const QString &rule) const;

private:
    struct Line
    {
        QString test{};
        QString kind{};
        QString first{};
        QString second{};
    };

    [[nodiscard]] QList<Line> linesOf(const QString &rule) const;

    QList<Line> m_lines{};
    QStringList m_failed{};
};

} // namespace dossier::test
