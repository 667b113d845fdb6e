#include "tests/monkey/last_words.h"

#include "tests/support/sanitized.h"

#include <cxxabi.h>
#include <dlfcn.h>
#include <execinfo.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <typeinfo>

namespace dossier::test
{

namespace
{

constexpr int maxFrames = 60;

void say(const char *text)
{
    const auto written = write(STDERR_FILENO, text, std::strlen(text));
    static_cast<void>(written);
}

void sayFrame(void *frame)
{
    Dl_info info{};
    if (dladdr(frame, &info) == 0 || info.dli_sname == nullptr)
        return;
    int status = 0;
    char *name = abi::__cxa_demangle(info.dli_sname, nullptr, nullptr, &status);
    say("AT: ");
    say(status == 0 ? name : info.dli_sname);
    say("\n");
    std::free(name); // NOLINT: the library's own
}

/// The calls that led to a place, the innermost first.
struct Calls
{
    std::array<void *, maxFrames> frames{};
    int count = 0;

    void take() { count = backtrace(frames.data(), maxFrames); }

    void tell() const
    {
        for (int frame = 0; frame < count; ++frame)
            sayFrame(frames.at(static_cast<std::size_t>(frame)));
    }
};

/// The calls at the last exception that was thrown: the stack is unwound before anybody learns of it.
Calls thrown; // NOLINT(*-avoid-non-const-global-variables): the library that throws takes no context

[[noreturn]] void sayException()
{
    say("END: ");
    if (const std::exception_ptr exception = std::current_exception())
        try
        {
            std::rethrow_exception(exception);
        }
        catch (const std::exception &error)
        {
            say(error.what());
        }
        catch (...)
        {
            say("something that is no exception");
        }
    say("\n");
    thrown.tell();
    std::_Exit(EXIT_FAILURE);
}

void saySignal(int signal)
{
    say("END: signal ");
    say(strsignal(signal)); // NOLINT(concurrency-mt-unsafe): the process ends
    say("\n");
    Calls here;
    here.take();
    here.tell();
    std::_Exit(EXIT_FAILURE);
}

} // namespace

void sayLastWords()
{
    std::set_terminate(sayException);
    // Under the sanitizers theirs are the better words.
#ifndef DOSSIER_SANITIZED
    for (const int signal : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL})
        std::signal(signal, saySignal);
#else
    std::signal(SIGABRT, saySignal);
#endif
    // Loaded now: it cannot be once memory is broken.
    Calls().take();
}

void noteThrow()
{
    thrown.take();
}

} // namespace dossier::test

/// Stands before the library's own, to see where exceptions come from.
extern "C" void __cxa_throw(
    void *thrown, std::type_info *type, void (*destroy)(void *)) // NOLINT: its name is the ABI's
{
    using Throw = void (*)(void *, std::type_info *, void (*)(void *));
    static const auto real = reinterpret_cast<Throw>(dlsym(RTLD_NEXT, "__cxa_throw")); // NOLINT: that is dlsym
    dossier::test::noteThrow();
    real(thrown, type, destroy);
    std::abort();
}
