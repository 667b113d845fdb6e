#include "rule_tests.h"

#include "places.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QRegularExpression>

namespace dossier::test
{

namespace
{

/// Every test of a folder, its file and name and its body.
QMap<QString, QString> testsIn(const QString &folder)
{
    static const QRegularExpression slot(QStringLiteral("\\n    void (\\w+)\\(\\)\\n    \\{\\n(.*?)\\n    \\}\\n"),
        QRegularExpression::DotMatchesEverythingOption);
    QMap<QString, QString> found;
    const QDir files(QStringLiteral(DOSSIER_SOURCE_DIR "/") + folder);
    for (const QString &name : files.entryList({QStringLiteral("*_test.cpp")}))
    {
        QFile file(files.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(file.readAll());
        for (auto match = slot.globalMatch(text); match.hasNext();)
        {
            const QRegularExpressionMatch one = match.next();
            found[one.captured(1) + u' ' + name] = one.captured(2);
        }
    }
    return found;
}

const QMap<QString, QString> &knownTests(const QString &folder)
{
    static QMap<QString, QMap<QString, QString>> all;
    if (!all.contains(folder))
        all[folder] = testsIn(folder);
    return all[folder];
}

} // namespace

QStringList idsBetween(Rule first, Rule last)
{
    QStringList ids;
    for (const Rule rule : allRules())
        if (rule >= first && rule <= last)
            ids << QString::fromLatin1(id(rule).data(), static_cast<qsizetype>(id(rule).size()));
    return ids;
}

QStringList testsOf(const QString &rule, const QString &folder)
{
    const QMap<QString, QString> &all = knownTests(folder);
    const QString prefix = QString(rule).replace(u'-', u'_') + u'_';
    QStringList bodies;
    for (auto test = all.begin(); test != all.end(); ++test)
        if (test.key().startsWith(prefix, Qt::CaseInsensitive))
            bodies << test.value();
    return bodies;
}

bool isRefused(const QStringList &bodies, const QString &rule)
{
    const QRegularExpression cited(u'"' + rule + QStringLiteral("[\" ]|\\| ") + rule + u'"');
    return bodies.join(u'\n').contains(cited);
}

bool hasABoundary(const QStringList &bodies)
{
    static const QRegularExpression compared(
        QStringLiteral("\\bboundary\\(.*?\\);"), QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression sides(QStringLiteral("\"([^\"|\\n]+) \\| ([^\"|\\n]+)\""));
    for (auto statement = compared.globalMatch(bodies.join(u'\n')); statement.hasNext();)
        for (auto match = sides.globalMatch(statement.next().captured()); match.hasNext();)
        {
            const QRegularExpressionMatch one = match.next();
            if (one.captured(1) != one.captured(2))
                return true;
        }
    return false;
}

} // namespace dossier::test
