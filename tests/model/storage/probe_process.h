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

    /// Kills it as a power cut would, and reads the rest of what it has said.
    QStringList killed();

    [[nodiscard]] qint64 process() const { return m_process.processId(); }

private:
    QProcess m_process;
};

/// What a probe says that ends by itself; as that user, if one is given. Nothing when it cannot be started as one.
QStringList probed(const QString &mode, const QString &file, const QString &user = {});

} // namespace dossier::test
