#pragma once

#include <QFile>

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace dossier::bench
{

inline double microsecondsOf(const std::function<void()> &work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

/// Returns the value below which that part of all lies.
inline double share(std::vector<double> all, double part)
{
    std::ranges::sort(all);
    return all[static_cast<std::size_t>(static_cast<double>(all.size() - 1) * part)];
}

/// A file that has its final size already: writing to it and waiting for the disk is the minimum cost of durability.
class BareFile
{
public:
    explicit BareFile(const QString &path)
        : m_file(path)
    {
        if (!m_file.open(QIODevice::ReadWrite) || m_file.write(QByteArray(16 << 20, 'x')) < 0 || !m_file.flush())
            throw std::runtime_error("cannot write beside the campaign file");
        ::fsync(m_file.handle());
    }

    void write(const std::string &bytes)
    {
        if (::pwrite(m_file.handle(), bytes.data(), bytes.size(), m_at) < 0 || ::fdatasync(m_file.handle()) != 0)
            throw std::runtime_error("cannot write beside the campaign file");
        m_at += static_cast<off_t>(bytes.size());
    }

private:
    QFile m_file;
    off_t m_at = 0;
};

} // namespace dossier::bench
