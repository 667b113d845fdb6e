#include "tests/scenarios/played_process.h"

#include "places.h"

#include <QFile>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <csignal>

namespace dossier::test
{

namespace
{

constexpr int patience = 60000;

} // namespace

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QList<QByteArray> linesOf(const QByteArray &text)
{
    QList<QByteArray> lines = text.split('\n');
    lines.removeAll(QByteArray());
    return lines;
}

QList<QByteArray> commandsOf(const QString &scenario)
{
    return linesOf(fileBytes(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios/%1/commands.jsonl").arg(scenario)));
}

Ran ran(const QString &program, const QStringList &arguments, const QByteArray &input)
{
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished();
    return {process.exitCode(), process.readAllStandardOutput()};
}

Ran ran(const QStringList &arguments, const QByteArray &input)
{
    return ran(QStringLiteral(DOSSIER_BINARY), arguments, input);
}

bool changed(const QString &path, const QString &statement)
{
    const QString name = QStringLiteral("changed");
    bool isDone = false;
    {
        QSqlDatabase file = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        file.setDatabaseName(path);
        isDone = file.open() && QSqlQuery(file).exec(statement);
    }
    QSqlDatabase::removeDatabase(name);
    return isDone;
}

Game::Game(const QStringList &arguments)
{
    m_process.start(QStringLiteral(DOSSIER_BINARY), QStringList{QStringLiteral("play")} + arguments);
}

Game::~Game()
{
    kill();
}

QByteArray Game::say(const QByteArray &line)
{
    m_process.write(line + '\n');
    while (!m_process.canReadLine() && m_process.waitForReadyRead(patience))
        ;
    return m_process.readLine().trimmed();
}

void Game::kill()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    ::kill(static_cast<pid_t>(m_process.processId()), SIGKILL);
    m_process.waitForFinished(patience);
}

int Game::end()
{
    m_process.closeWriteChannel();
    return m_process.waitForFinished(patience) ? m_process.exitCode() : -1;
}

} // namespace dossier::test
