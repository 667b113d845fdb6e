#include "tests/monkey/driver.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

#include <signal.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace dossier::test
{

namespace
{

/// A life that does nothing for so many seconds hangs.
constexpr int patience = 120;
/// The last inputs that are told.
constexpr qsizetype toldInputs = 12;

int numberOf(const char *variable, int usual)
{
    bool fits = false;
    const int number = qEnvironmentVariableIntValue(variable, &fits);
    return fits ? number : usual;
}

QByteArrayList linesOf(const QString &path)
{
    QFile file(path);
    QByteArrayList lines;
    if (file.open(QIODevice::ReadOnly))
        lines = file.readAll().split('\n');
    while (!lines.isEmpty() && lines.back().isEmpty())
        lines.removeLast();
    return lines;
}

/// Why a process ended, by what it said: the reason, and the first functions of ours on the stack.
QByteArray reasonOf(const QByteArray &said)
{
    QByteArrayList reason;
    int frames = 0;
    for (const QByteArray &line : said.split('\n'))
    {
        if (line.startsWith("END: ") || line.startsWith("SUMMARY: ") || line.contains("runtime error: "))
            reason << line;
        const bool ours = line.startsWith("AT: dossier::") && !line.startsWith("AT: dossier::test::");
        if (ours && frames++ < 4)
            reason << line.left(160);
    }
    return reason.join('\n');
}

/// One life, from its start to its end.
class Child
{
public:
    Child(QStringList arguments, QString record)
        : m_record(std::move(record))
    {
        m_process.setProcessChannelMode(QProcess::MergedChannels);
        m_process.start(QCoreApplication::applicationFilePath(), arguments);
        m_quiet.start();
    }

    /// Waits a little; whether it has ended. One that hangs is ended.
    bool hasEnded(int milliseconds)
    {
        const bool ended = m_process.waitForFinished(milliseconds) || m_process.state() == QProcess::NotRunning;
        const qint64 size = QFileInfo(m_record).size();
        if (std::exchange(m_size, size) != size)
            m_quiet.restart();
        if (!ended && m_quiet.elapsed() > patience * 1000)
        {
            m_hangs = true;
            ::kill(static_cast<pid_t>(m_process.processId()), SIGABRT);
            m_process.waitForFinished(10'000);
            m_process.kill();
            m_process.waitForFinished();
            return true;
        }
        return ended;
    }

    /// The output of the process and the reason of its failure; empty when it did not fail.
    [[nodiscard]] QByteArray reason()
    {
        m_said += m_process.readAll();
        // One that could not even start, or left without a word, has not lived.
        const bool lived = m_process.error() != QProcess::FailedToStart && m_said.contains("STANDS: ");
        if (lived && m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == 0)
            return {};
        QByteArray reason = reasonOf(m_said);
        if (m_hangs)
            reason.prepend("END: nothing was done any more\n");
        return reason.isEmpty() ? "END: without a word\n" + m_said.right(2000) : reason;
    }

    [[nodiscard]] const QString &record() const { return m_record; }

private:
    QProcess m_process;
    QString m_record;
    QElapsedTimer m_quiet;
    QByteArray m_said;
    qint64 m_size = 0;
    bool m_hangs = false;
};

/// The lives of a game, one after another.
class Game
{
public:
    Game(QString name, QString folder)
        : m_name(std::move(name))
        , m_folder(std::move(folder))
        , m_seed(numberOf("DOSSIER_MONKEY_SEED", 1))
        , m_left(numberOf("DOSSIER_MONKEY_INPUTS", 1000))
    {
        begin();
    }

    /// Goes on; false when all is done.
    bool goOn()
    {
        if (m_child == nullptr)
            return false;
        if (!m_child->hasEnded(50))
            return true;
        end();
        begin();
        return m_child != nullptr;
    }

    [[nodiscard]] int failed() const { return m_failed; }

    void sum() const
    {
        std::printf("%s: %d inputs, %d ends\n", qPrintable(m_name), m_inputs, m_failed);
        for (const auto &[reason, times] : m_reasons)
            std::printf("%d times\n%s\n", times, reason.constData());
        std::fflush(stdout);
    }

private:
    void begin()
    {
        m_child.reset();
        const bool stops = m_failed > 0 && numberOf("DOSSIER_MONKEY_GO_ON", 0) == 0;
        if (m_left <= 0 || stops)
            return;
        const int inputs = std::min(m_left, numberOf("DOSSIER_MONKEY_LIFE", 500));
        const QString record = QDir(m_folder).filePath(QStringLiteral("%1-%2.jsonl").arg(m_name).arg(m_seed));
        m_child = std::make_unique<Child>(
            QStringList{QStringLiteral("--live"), m_name, QString::number(m_seed), QString::number(inputs), record},
            record);
    }

    void end()
    {
        const QByteArrayList lines = linesOf(m_child->record());
        const int inputs = std::max(0, static_cast<int>(lines.size()) - 1);
        m_inputs += inputs;
        m_left -= std::max(1, inputs);
        if (const QByteArray reason = m_child->reason(); !reason.isEmpty())
        {
            ++m_failed;
            ++m_reasons[reason];
            std::printf("--- %s, seed %d, after %d inputs\n%s\nlast:\n%s\nrecord: %s\n", qPrintable(m_name), m_seed,
                inputs, reason.constData(),
                lines.mid(std::max<qsizetype>(1, lines.size() - toldInputs)).join('\n').constData(),
                qPrintable(m_child->record()));
            std::fflush(stdout);
        }
        else
            QFile::remove(m_child->record());
        ++m_seed;
    }

    QString m_name;
    QString m_folder;
    int m_seed;
    int m_left;
    int m_inputs = 0;
    int m_failed = 0;
    std::map<QByteArray, int> m_reasons;
    std::unique_ptr<Child> m_child;
};

bool write(const QString &path, const QByteArray &head, const QByteArrayList &acts)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(head + '\n' + acts.join('\n') + '\n') > 0;
}

/// Why that record ends; without where, which may differ on the way there.
QByteArray endOf(const QString &record)
{
    const QString again = record + QStringLiteral(".again");
    Child child({QStringLiteral("--replay"), record, QStringLiteral("0"), again}, again);
    while (!child.hasEnded(200))
        ;
    QFile::remove(again);
    const QByteArrayList lines = child.reason().split('\n');
    return lines.mid(0, 2).join('\n');
}

} // namespace

int driveAll(const QStringList &games)
{
    QTemporaryDir own;
    const QString records = qEnvironmentVariable("DOSSIER_MONKEY_RECORDS", own.path());
    own.setAutoRemove(false);
    std::vector<std::unique_ptr<Game>> all;
    for (const QString &game : games)
        all.push_back(std::make_unique<Game>(game, records));
    bool some = true;
    while (some)
    {
        some = false;
        for (const std::unique_ptr<Game> &game : all)
            some = game->goOn() || some;
    }
    int failed = 0;
    for (const std::unique_ptr<Game> &game : all)
    {
        game->sum();
        failed += game->failed();
    }
    own.setAutoRemove(failed == 0);
    return failed == 0 ? 0 : 1;
}

int shrink(const QString &record)
{
    QByteArrayList acts = linesOf(record);
    if (acts.size() < 2)
        return 1;
    const QByteArray head = acts.takeFirst();
    const QString shorter = record + QStringLiteral(".short");
    const QByteArray end = endOf(record);
    std::printf("it ends so:\n%s\n", end.constData());
    for (qsizetype part = std::max<qsizetype>(1, acts.size() / 2); part > 0 && !end.isEmpty(); part /= 2)
        for (qsizetype at = 0; at < acts.size();)
        {
            QByteArrayList fewer = acts.mid(0, at) + acts.mid(at + part);
            if (fewer.isEmpty() || !write(shorter, head, fewer) || endOf(shorter) != end)
                at += part;
            else
                acts = fewer;
            std::printf("\r%lld inputs ", static_cast<long long>(acts.size()));
            std::fflush(stdout);
        }
    write(shorter, head, acts);
    std::printf("\n%s\n%s\n", acts.join('\n').constData(), qPrintable(shorter));
    return end.isEmpty() ? 1 : 0;
}

} // namespace dossier::test
