#pragma once

#include <QTest>

#include <string>

namespace QTest
{

/// Shows the strings when a comparison fails.
template <>
inline char *toString(const std::string &text)
{
    return qstrdup(text.c_str());
}

} // namespace QTest
