#pragma once

// moc 6.4 fails on libstdc++'s <concepts> unless the library's macros are defined before it.
#include <cstddef>
