#pragma once

#include <QString>

#include <string_view>

namespace dossier::wording
{

/// Returns the label of a member of a type that the owner can enter; empty for other members.
QString labelOf(std::string_view type, std::string_view member);

} // namespace dossier::wording
