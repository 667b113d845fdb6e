#pragma once

#include <exception>
#include <utility>

namespace dossier
{

/// Reports on standard error an exception that no code should have let out. Ends the program when the environment has
/// DOSSIER_WATCHED, as every test does, so that no test ignores one.
void reportEscaped(const char *what) noexcept;

/// Returns the result of `make`. Reports an exception that escapes from it and returns the result of `instead`. A front
/// end has one such guard, around everything that a line or an action of a person starts.
template <typename Make, typename Instead>
auto guarded(Make &&make, Instead &&instead) -> decltype(make())
{
    try
    {
        return std::forward<Make>(make)();
    }
    catch (const std::exception &fault)
    {
        reportEscaped(fault.what());
    }
    catch (...)
    {
        reportEscaped("not a standard exception");
    }
    return std::forward<Instead>(instead)();
}

} // namespace dossier
