#pragma once

// GCC announces the address sanitizer by a macro, clang by a feature.
#if defined(__SANITIZE_ADDRESS__)
#define DOSSIER_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define DOSSIER_SANITIZED
#endif
#endif
