#include "tests/model/storage/foreign_files.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "views/actions/desk_page.h"

#include <QFileInfo>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace foreign_files_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

constexpr int trees = 6;

} // namespace

/// Starting the window, opening, listing, playing and leaving changes nothing that lies beside the campaigns.
class ForeignFilesTest : public QObject
{
    Q_OBJECT

private slots:

    void whateverElseLiesThereStaysAsItIs()
    {
        std::mt19937 random(3);
        for (int i = scaled(trees); i > 0; --i)
        {
            DeskAtRest at;
            const QTemporaryDir linked;
            QFile picture(linked.filePath(QStringLiteral("evening.jpg")));
            QVERIFY(picture.open(QIODevice::WriteOnly) && picture.write("a picture") > 0);
            picture.close();
            emit at.window().playRequested(QStringLiteral("omega"));
            const QString path = at.desk().openGame()->session()->path();
            at.desk().openGame()->close();
            const QDir sessions = QFileInfo(path).dir();
            const QString base = QFileInfo(path).completeBaseName();
            QSet<QString> foreign;
            for (const QString &folder : {sessions.path(), at.path({}), at.path(QStringLiteral("unsaved")),
                     sessions.filePath(QStringLiteral("backups"))})
                for (QString name : foreignNames())
                {
                    const QString file = QDir(folder).filePath(name.replace(QStringLiteral("Lab"), base));
                    if (random() % 2 != 0 || QFileInfo::exists(file) || !QFileInfo::exists(folder))
                        continue;
                    addForeign(file, linked.path(), random);
                    foreign << file;
                }
            const QMap<QString, QByteArray> before = treeIn(at.path({}));
            {
                Desk later(at.path(QStringLiteral("settings.ini")), at.path(QStringLiteral("unsaved")));
                later.window().show();
                later.open(path);
                QVERIFY(later.openGame() != nullptr);
                const journal::Position began = later.openGame()->session()->position();
                for (int step = 0; step < 4; ++step)
                    dynamic_cast<DeskPage *>(later.openGame()->pageNow())->perform(DeskAction::DefaultStep);
                QVERIFY(later.openGame()->session()->position() != began);
                emit later.window().sessionsRequested();
            }
            const QMap<QString, QByteArray> after = treeIn(at.path({}));
            for (auto one = before.cbegin(); one != before.cend(); ++one)
                for (const QString &file : foreign)
                    if (one.key() == file || one.key().startsWith(file + u'/'))
                        QVERIFY2(after.contains(one.key()) && after[one.key()] == one.value(), qPrintable(one.key()));
            QVERIFY(!foreign.isEmpty());
            QCOMPARE(treeIn(linked.path()).size(), 1);
        }
    }
};

DOSSIER_TESTS(ForeignFilesTest, Windows)

} // namespace foreign_files_test

#include "foreign_files_test.moc"
