#pragma once

#include <QByteArray>
#include <QList>
#include <QProcess>
#include <QStringList>

namespace dossier::test
{

QByteArray fileBytes(const QString &path);

/// Returns the lines of a text that are not empty.
QList<QByteArray> linesOf(const QByteArray &text);

/// Returns the commands of a scenario.
QList<QByteArray> commandsOf(const QString &scenario);

/// A program that has ended.
struct Ran
{
    int code = 0;
    QByteArray output{};
};

/// Runs a program to its end with that input.
Ran ran(const QString &program, const QStringList &arguments, const QByteArray &input = {});

/// Runs Dossier to its end with that input.
Ran ran(const QStringList &arguments, const QByteArray &input = {});

/// Runs a statement in a campaign file that no program has open; false if SQLite refuses it.
bool changed(const QString &path, const QString &statement);

/// `dossier play` while it runs.
class Game
{
public:
    explicit Game(const QStringList &arguments);
    ~Game();
    Game(const Game &) = delete;
    Game &operator=(const Game &) = delete;
    Game(Game &&) = delete;
    Game &operator=(Game &&) = delete;

    /// Sends a line and waits for the answer.
    QByteArray say(const QByteArray &line);

    /// Ends it at once, like a power cut.
    void kill();

    /// Closes the input, waits, and returns the exit code.
    int end();

    [[nodiscard]] qint64 process() const { return m_process.processId(); }

    QByteArray output() { return m_process.readAllStandardOutput(); }

    QByteArray errors() { return m_process.readAllStandardError(); }

private:
    QProcess m_process;
};

} // namespace dossier::test
