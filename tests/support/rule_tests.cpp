#include "tests/support/rule_tests.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>

namespace dossier::test
{

QStringList idsFrom(Rule first, std::span<const Rule> digest)
{
    QStringList ids;
    for (const Rule rule : digest)
        if (rule >= first)
            ids << QString::fromLatin1(id(rule).data(), static_cast<qsizetype>(id(rule).size()));
    return ids;
}

TestedRules::TestedRules(const QStringList &classes)
{
    const QTemporaryDir folder;
    QFile told(folder.filePath(QStringLiteral("told")));
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("DOSSIER_TOLD_RULES"), told.fileName());
    for (const QString &name : classes)
    {
        QProcess tests;
        tests.setProcessEnvironment(environment);
        tests.setStandardOutputFile(QProcess::nullDevice());
        tests.start(QCoreApplication::applicationFilePath(), {name});
        const bool ended = tests.waitForFinished(-1);
        if (!ended || tests.exitStatus() != QProcess::NormalExit || tests.exitCode() != 0)
            m_failed << name;
    }
    if (!told.open(QIODevice::ReadOnly))
        return;
    for (const QString &line : QString::fromUtf8(told.readAll()).split(u'\n', Qt::SkipEmptyParts))
        if (const QStringList words = line.split(u'\t'); words.size() == 4)
            m_lines << Line{words[0], words[1], words[2], words[3]};
}

QList<TestedRules::Line> TestedRules::linesOf(const QString &rule) const
{
    const QString prefix = QString(rule).replace(u'-', u'_') + u'_';
    QList<Line> own;
    std::ranges::copy_if(m_lines, std::back_inserter(own),
        [&](const Line &line) { return line.test.startsWith(prefix, Qt::CaseInsensitive); });
    return own;
}

bool TestedRules::isTested(const QString &rule) const
{
    return !linesOf(rule).isEmpty();
}

bool TestedRules::isRefused(const QString &rule, const QString &printing) const
{
    return std::ranges::any_of(m_lines, [&](const Line &line)
        { return line.kind == QStringLiteral("asked") && line.first == printing && line.second == rule; });
}

bool TestedRules::refusesInItsTests(const QString &rule) const
{
    return std::ranges::any_of(linesOf(rule), [&](const Line &line) { return line.second == rule; });
}

bool TestedRules::hasALegalCase(const QString &rule) const
{
    return std::ranges::any_of(
        linesOf(rule), [&](const Line &line) { return line.kind == QStringLiteral("asked") && line.second.isEmpty(); });
}

bool TestedRules::hasABoundary(const QString &rule) const
{
    return std::ranges::any_of(linesOf(rule),
        [&](const Line &line) { return line.kind == QStringLiteral("boundary") && line.first != line.second; });
}

} // namespace dossier::test
