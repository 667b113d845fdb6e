#include "app/check/escaped.h"

#include <cstdio>
#include <cstdlib>

namespace dossier
{

void reportEscaped(const char *what) noexcept
{
    std::fputs("dossier: a fault of the program itself: ", stderr);
    std::fputs(what, stderr);
    std::fputc('\n', stderr);
    if (std::getenv("DOSSIER_WATCHED") != nullptr)
        std::abort();
}

} // namespace dossier
