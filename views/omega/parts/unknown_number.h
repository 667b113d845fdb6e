#pragma once

#include <QString>

#include <optional>

namespace dossier
{

/// Returns a number of a card, or a question mark while it is unknown.
inline QString orUnknown(const std::optional<int> &number)
{
    return number ? QString::number(*number) : QStringLiteral("?");
}

} // namespace dossier
