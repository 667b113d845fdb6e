#pragma once

#include "tests/support/told_rules.h"

#include <QByteArray>

#include <optional>
#include <string>
#include <type_traits>

namespace dossier::test
{

/// Returns one side of a boundary as text: `fine` is the text of no refusal.
template <typename Value>
std::string boundarySide(const Value &value)
{
    if constexpr (std::is_same_v<Value, bool>)
        return value ? "yes" : "no";
    else if constexpr (std::is_arithmetic_v<Value>)
        return std::to_string(value);
    else
        return value.empty() ? std::string("fine") : std::string(value);
}

template <typename Value>
std::string boundarySide(const std::optional<Value> &value)
{
    return value ? boundarySide(*value) : std::string("none");
}

/// Returns the outcome at the last value that a rule allows and at the first one beyond it: `fine
/// OP-ADR-2`, `1
/// 0`. The coverage tests require one in the tests of every rule of play, with two different sides.
template <typename Value>
QByteArray boundary(const Value &last, const Value &beyond)
{
    reportBoundary(boundarySide(last), boundarySide(beyond));
    return QByteArray::fromStdString(boundarySide(last) + " | " + boundarySide(beyond));
}

} // namespace dossier::test
