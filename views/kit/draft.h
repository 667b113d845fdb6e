#pragma once

#include <QString>

#include <map>

namespace dossier
{

/// Text that was typed in a form and is not entered yet, by the key of its field; empty fields are left out.
using Draft = std::map<QString, QString>;

} // namespace dossier
