#include "model/storage/file_watch.h"

#include <QFile>

#include <sys/inotify.h>
#include <unistd.h>

#include <array>

namespace dossier::storage
{

FileWatch::FileWatch(const QString &path)
    : m_descriptor(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
{
    if (m_descriptor >= 0)
        ::inotify_add_watch(m_descriptor, QFile::encodeName(path).constData(), IN_CLOSE_WRITE);
}

FileWatch::~FileWatch()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

bool FileWatch::hasOtherWriter()
{
    // Whatever is told is a writer: nothing else was asked for, and an overflow hides some.
    std::array<char, 4096> events{};
    while (m_descriptor >= 0 && ::read(m_descriptor, events.data(), events.size()) > 0)
        m_hasOtherWriter = true;
    return m_hasOtherWriter;
}

} // namespace dossier::storage
