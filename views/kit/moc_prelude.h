#pragma once

// moc 6.4 stumbles over libstdc++'s <concepts> when nothing has defined the library's macros before it.
#include <cstddef>
