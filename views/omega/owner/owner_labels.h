#pragma once

#include <QString>

#include <string_view>

namespace dossier::wording
{

/// What the member of a type is called that an owner is asked for; empty for one that is not asked for.
QString labelOf(std::string_view type, std::string_view member);

} // namespace dossier::wording
