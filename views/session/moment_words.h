#pragma once

#include <QString>

#include <functional>
#include <utility>

namespace dossier
{

/// The headline of what everybody has to take in and its sentence, in the language that is spoken when they are asked
/// for.
using MomentWords = std::function<std::pair<QString, QString>()>;

} // namespace dossier
