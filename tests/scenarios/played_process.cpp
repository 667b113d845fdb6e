#include "tests/scenarios/played_process.h"

#include "places.h"

#include <QFile>

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
