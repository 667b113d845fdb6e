#include "tests/support/test_class.h"
#include "views/kit/appearance.h"
#include "views/kit/path_text.h"
#include "views/kit/shipped.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

namespace path_text_test
{

using namespace dossier;

/// Paths are taken apart as Qt does it, without a look at the disk; and what is shipped is read.
class PathTextTest : public QObject
{
    Q_OBJECT

private slots:

    void aPathIsTakenApart_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *path : {"", "a", "a.json", "/tmp/a.tar.gz", "a/b", "a/b.c/d", "/", "a/", ".hidden", "a.", "..",
                 "a/..png", "Campagna 1.dossier"})
            QTest::addRow("%s", path) << QString::fromLatin1(path);
    }

    void aPathIsTakenApart()
    {
        QFETCH(QString, path);
        const QFileInfo info(path);
        QCOMPARE(fileNameOf(path), info.fileName());
        QCOMPARE(baseNameOf(path), info.completeBaseName());
        QCOMPARE(endingOf(path), info.suffix());
        QCOMPARE(nativePath(path), QDir::toNativeSeparators(path));
    }

    void whatIsShippedIsRead()
    {
        openResources();
        QFile file(QStringLiteral(":/dossier.qss"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(shipped(QStringLiteral(":/dossier.qss")), file.readAll());
        QVERIFY(shipped(QStringLiteral(":/icons/none.svg")).isEmpty());
    }
};

DOSSIER_TESTS(PathTextTest, Nothing)

} // namespace path_text_test

#include "path_text_test.moc"
