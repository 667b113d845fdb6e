#include "places.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace mutation_list_test
{

namespace
{

QString textOf(const QString &path)
{
    QFile file(QDir(QStringLiteral(DOSSIER_SOURCE_DIR)).filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Returns the text after a word at the beginning of a line of an entry.
QString valueOf(const QString &entry, const char *word)
{
    const QRegularExpression line(
        QStringLiteral("^%1: (.*)$").arg(QLatin1String(word)), QRegularExpression::MultilineOption);
    return line.match(entry).captured(1);
}

} // namespace

/// The list of disabled rules matches the sources: a rewritten clause needs a new entry.
class MutationListTest : public QObject
{
    Q_OBJECT

private slots:

    void whatIsToBeFoundStandsInItsSourceOnce()
    {
        int entries = 0;
        for (const QString &entry : textOf(QStringLiteral("tests/mutations/list.txt")).split(QStringLiteral("\n\n")))
        {
            const QString find = valueOf(entry, "find");
            if (find.isEmpty())
                continue;
            ++entries;
            const QString file = valueOf(entry, "file");
            QVERIFY2(textOf(file).count(find) == 1, qPrintable(file + QStringLiteral(": ") + find));
        }
        QVERIFY(entries > 500);
    }
};

DOSSIER_TESTS(MutationListTest, Nothing)

} // namespace mutation_list_test

#include "mutation_list_test.moc"
