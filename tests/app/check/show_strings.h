#pragma once

#include <QTest>

#include <string>

namespace QTest
{

/// So that a comparison of strings that fails shows them.
template <>
inline char *toString(const std::string &text)
{
    return qstrdup(text.c_str());
}

} // namespace QTest
