#pragma once

#include <QProcess>
#include <QStringList>

namespace dossier::test
{

/// A campaign_probe that runs; it is killed at the end.
class Probe
{
public:
    Probe(const QString &mode, const QString &file);
    ~Probe();
    Probe(const Probe &) = delete;
    Probe &operator=(const Probe &) = delete;
    Probe(Probe &&) = delete;
    Probe &operator=(Probe &&) = delete;

    /// Waits for its next line.
    QString line();

    /// Kills it like a power cut, and reads the rest of its output.
    QStringList killed();

    [[nodiscard]] qint64 process() const { return m_process.processId(); }

private:
    QProcess m_process;
};

/// Returns the output of a probe that ends by itself; run as that user, if one is given. Empty when it cannot be
/// started.
QStringList probed(const QString &mode, const QString &file, const QString &user = {});

/// An accident that replacing_disk causes behind a probe's back.
struct Happening
{
    const char *how = "fail";
    /// The number of the call, from 1 on; 0 only counts.
    int at = 0;
    QString with{};
    /// Gets the number of calls when the probe ends.
    QString countFile{};
};

/// The environment of a program to whose file such a thing happens.
QProcessEnvironment environmentWith(const QString &file, const Happening &happening);

/// All lines that a probe says with such a thing happening to its file.
QStringList probed(const QString &mode, const QString &file, const Happening &happening);

} // namespace dossier::test
