// Loaded before a program (LD_PRELOAD), it replaces a file right before one of the calls by which the program reads and
// writes:
//     REPLACE_AT    the number of the call, from 1 on; 0 only counts
//     REPLACE_FILE  the file, REPLACE_WITH its replacement
//     REPLACE_HOW   rename, overwrite (in place), truncate (to half of it); fail: the call itself fails, and the file
//                   stays; kill: the program ends before the call, as in a power cut
//     REPLACE_COUNT a file that gets the number of calls when the program ends

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace
{

long calls = 0;

const char *variable(const char *name)
{
    const char *value = std::getenv(name);
    return value == nullptr ? "" : value;
}

/// Uses the system's own calls, which nothing intercepts.
void overwrite(const char *file, const char *with)
{
    const auto from = static_cast<int>(::syscall(SYS_openat, AT_FDCWD, with, O_RDONLY));
    const auto to = static_cast<int>(::syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_TRUNC));
    std::array<char, 65536> bytes{};
    long count = 0;
    while ((count = ::syscall(SYS_read, from, bytes.data(), bytes.size())) > 0)
        ::syscall(SYS_write, to, bytes.data(), count);
    ::syscall(SYS_close, from);
    ::syscall(SYS_close, to);
}

void replace()
{
    const char *file = variable("REPLACE_FILE");
    const char *with = variable("REPLACE_WITH");
    const char *how = variable("REPLACE_HOW");
    struct stat found = {};
    // A file that appears before the program makes its own is opened like any that was there: nothing is replaced.
    if (::stat(file, &found) != 0)
        return;
    if (std::strcmp(how, "rename") == 0)
        ::syscall(SYS_rename, with, file);
    else if (std::strcmp(how, "overwrite") == 0)
        overwrite(file, with);
    else
    {
        const auto half = static_cast<int>(::syscall(SYS_openat, AT_FDCWD, file, O_WRONLY));
        ::syscall(SYS_ftruncate, half, found.st_size / 2);
        ::syscall(SYS_close, half);
    }
}

/// Counts a call; false when it is to fail.
bool count(bool isReading = false)
{
    static const long at = std::atol(variable("REPLACE_AT"));
    static const bool fails = std::strcmp(variable("REPLACE_HOW"), "fail") == 0;
    if (++calls != at)
        return true;
    if (std::strcmp(variable("REPLACE_HOW"), "kill") == 0)
        std::raise(SIGKILL);
    if (!fails)
        replace();
    errno = isReading ? EIO : ENOSPC;
    return !fails;
}

bool isFile(int descriptor)
{
    struct stat found = {};
    return ::fstat(descriptor, &found) == 0 && S_ISREG(found.st_mode);
}

template <typename Function>
Function *next(const char *name)
{
    return reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, name)); // NOLINT(*-reinterpret-cast)
}

struct AtEnd
{
    ~AtEnd()
    {
        if (std::FILE *file = std::fopen(variable("REPLACE_COUNT"), "w"))
        {
            std::fprintf(file, "%ld", calls);
            std::fclose(file);
        }
    }
} atEnd;

} // namespace

extern "C"
{

    ssize_t pwrite64(int descriptor, const void *bytes, size_t size, off64_t at)
    {
        static auto *real = next<ssize_t(int, const void *, size_t, off64_t)>("pwrite64");
        return !isFile(descriptor) || count() ? real(descriptor, bytes, size, at) : -1;
    }

    int fdatasync(int descriptor)
    {
        static auto *real = next<int(int)>("fdatasync");
        return count() ? real(descriptor) : -1;
    }

    int ftruncate64(int descriptor, off64_t size) noexcept
    {
        static auto *real = next<int(int, off64_t)>("ftruncate64");
        return count() ? real(descriptor, size) : -1;
    }

    int unlink(const char *path) noexcept
    {
        static auto *real = next<int(const char *)>("unlink");
        return count() ? real(path) : -1;
    }

    ssize_t pread64(int descriptor, void *bytes, size_t size, off64_t at)
    {
        static auto *real = next<ssize_t(int, void *, size_t, off64_t)>("pread64");
        return !isFile(descriptor) || count(true) ? real(descriptor, bytes, size, at) : -1;
    }

    ssize_t read(int descriptor, void *bytes, size_t size)
    {
        static auto *real = next<ssize_t(int, void *, size_t)>("read");
        return !isFile(descriptor) || count(true) ? real(descriptor, bytes, size) : -1;
    }

    ssize_t pwrite(int descriptor, const void *bytes, size_t size, off_t at)
    {
        return pwrite64(descriptor, bytes, size, at);
    }

    int fsync(int descriptor)
    {
        static auto *real = next<int(int)>("fsync");
        return count() ? real(descriptor) : -1;
    }

    int linkat(int fromFolder, const char *from, int toFolder, const char *to, int flags) noexcept
    {
        static auto *real = next<int(int, const char *, int, const char *, int)>("linkat");
        return count() ? real(fromFolder, from, toFolder, to, flags) : -1;
    }

} // extern "C"
