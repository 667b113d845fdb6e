#include "tests/model/storage/foreign_files.h"

#include "tests/model/storage/made_up_file.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

namespace dossier::test
{

QStringList foreignNames()
{
    return {QStringLiteral("dossier-copy-for-Anna"), QStringLiteral(".dossier-pictures.part"),
        QStringLiteral(".dossier-pictures.part-wal"), QStringLiteral(".dossier-pictures.part.lock"),
        QStringLiteral("Lab.00000000.2026-01-01.dossier"), QStringLiteral("Lab.00000000.2026-01-01.dossier.part"),
        QStringLiteral("Lab.v1.dossier"), QStringLiteral("Lab.dossier.left"), QStringLiteral("Lab.dossier-wal.left"),
        QStringLiteral("Lab.dossier.lock.left"), QStringLiteral("Lab (rescued).dossier"), QStringLiteral("copy"),
        QStringLiteral("other.dossier"), QStringLiteral("other.dossier-wal"), QStringLiteral("other.dossier-shm")};
}

void addForeign(const QString &path, const QString &target, std::mt19937 &random)
{
    switch (random() % 4)
    {
    case 0:
        QDir().mkpath(path + QStringLiteral("/album"));
        writeBytes(path + QStringLiteral("/album/evening.jpg"), "a picture");
        break;
    case 1:
        QFile::link(random() % 2 == 0 ? QStringLiteral("/nowhere") : target, path);
        break;
    case 2:
        writeBytes(path, "");
        break;
    default:
        writeBytes(path, QByteArray("mine ").repeated(static_cast<qsizetype>(random() % 2000)));
        break;
    }
    // Sets the file time to the age of a dead program's remains.
    if (QFile file(path); !QFileInfo(path).isSymLink() && file.open(QIODevice::ReadWrite))
        file.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime);
}

QMap<QString, QByteArray> treeIn(const QString &folder)
{
    QMap<QString, QByteArray> tree;
    QDirIterator all(
        folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (all.hasNext())
    {
        const QFileInfo info(all.next());
        if (info.isSymLink())
            tree[info.filePath()] = "-> " + info.symLinkTarget().toUtf8();
        else
            tree[info.filePath()] = info.isDir() ? QByteArray("/") : bytesOf(info.filePath());
    }
    return tree;
}

} // namespace dossier::test
