#pragma once

#include <exception>
#include <utility>

namespace dossier
{

/// Tells on standard error of an exception that nothing should have let out. Where the environment has DOSSIER_WATCHED,
/// as every test has, the program ends by it: no test passes over one.
void tellEscaped(const char *what) noexcept;

/// What `make` gives. Where it lets an exception out, that is told, and `instead` gives the answer. The one such place
/// of a front end stands around all that a person's line or hand starts.
template <typename Make, typename Instead>
auto guarded(Make &&make, Instead &&instead) -> decltype(make())
{
    try
    {
        return std::forward<Make>(make)();
    }
    catch (const std::exception &fault)
    {
        tellEscaped(fault.what());
    }
    catch (...)
    {
        tellEscaped("not a standard exception");
    }
    return std::forward<Instead>(instead)();
}

} // namespace dossier
