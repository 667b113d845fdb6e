#pragma once

#include "model/core/rule.h"

#include <QList>
#include <QStringList>

namespace dossier::test
{

/// The ids of the rules of a digest from one on.
QStringList idsFrom(Rule first, std::span<const Rule> digest);

/// The results of the rule tests after a run. A test belongs to the rule whose id its name begins with.
class TestedRules
{
public:
    /// Runs test classes of the current program; `failed` names those that fail.
    explicit TestedRules(const QStringList &classes);

    [[nodiscard]] QString failed() const { return m_failed.join(u' '); }

    /// True when the rule has tests that checked something.
    [[nodiscard]] bool isTested(const QString &rule) const;

    /// True when a test saw a command refused by the rule, in that printing.
    [[nodiscard]] bool isRefused(const QString &rule, const QString &printing) const;

    /// True when one of the rule's own tests sees a refusal by it.
    [[nodiscard]] bool refusesInItsTests(const QString &rule) const;

    /// True when a command is allowed in the rule's tests.
    [[nodiscard]] bool hasALegalCase(const QString &rule) const;

    /// True when the rule's tests compare the last allowed value with the one beyond it, and the two differ.
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
