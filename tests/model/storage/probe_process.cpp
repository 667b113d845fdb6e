#include "tests/model/storage/probe_process.h"

#include "places.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace dossier::test
{

namespace
{

constexpr int patience = 60000;
const QString program = QStringLiteral(DOSSIER_PROBE);

QStringList linesOf(const QByteArray &output)
{
    return QString::fromUtf8(output).split(u'\n', Qt::SkipEmptyParts);
}

} // namespace

Probe::Probe(const QString &mode, const QString &file)
{
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(program, {mode, file});
    m_process.waitForStarted(patience);
}

Probe::~Probe()
{
    killed();
}

QString Probe::line()
{
    while (!m_process.canReadLine() && m_process.waitForReadyRead(patience))
        ;
    return QString::fromUtf8(m_process.readLine()).trimmed();
}

QStringList Probe::killed()
{
    m_process.kill();
    m_process.waitForFinished(patience);
    return linesOf(m_process.readAllStandardOutput());
}

QStringList probed(const QString &mode, const QString &file, const QString &user)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    // Another user may not reach the folder of the tests.
    const QTemporaryDir folder;
    QString copy = program;
    if (!user.isEmpty())
    {
        copy = folder.filePath(QStringLiteral("campaign_probe"));
        QFile::copy(program, copy);
        QFile::setPermissions(folder.path(), QFile::Permissions(0x7755));
        QFile::setPermissions(copy, QFile::Permissions(0x7755));
        process.setWorkingDirectory(folder.path());
        process.start(QStringLiteral("setpriv"),
            {QStringLiteral("--reuid=") + user, QStringLiteral("--regid=nogroup"), QStringLiteral("--clear-groups"),
                copy, mode, file});
    }
    else
        process.start(copy, {mode, file});
    if (!process.waitForFinished(patience) || process.exitCode() != 0)
        return {};
    return linesOf(process.readAllStandardOutput());
}

QProcessEnvironment environmentWith(const QString &file, const Happening &happening)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(DOSSIER_REPLACING_DISK));
    // The sanitizer's own library need not come first: it is a part of the program.
    environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("verify_asan_link_order=0"));
    environment.insert(QStringLiteral("REPLACE_AT"), QString::number(happening.at));
    environment.insert(QStringLiteral("REPLACE_HOW"), QLatin1String(happening.how));
    environment.insert(QStringLiteral("REPLACE_FILE"), file);
    environment.insert(QStringLiteral("REPLACE_WITH"), happening.with);
    environment.insert(QStringLiteral("REPLACE_COUNT"), happening.countFile);
    return environment;
}

QStringList probed(const QString &mode, const QString &file, const Happening &happening)
{
    QProcess process;
    process.setProcessEnvironment(environmentWith(file, happening));
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program, {mode, file});
    process.closeWriteChannel();
    process.waitForFinished(patience);
    return linesOf(process.readAllStandardOutput());
}

} // namespace dossier::test
