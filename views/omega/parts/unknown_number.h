#pragma once

#include <QString>

#include <optional>

namespace dossier
{

/// A number of a card, or a question mark where nobody has said it yet.
inline QString orUnknown(const std::optional<int> &number)
{
    return number ? QString::number(*number) : QStringLiteral("?");
}

} // namespace dossier
