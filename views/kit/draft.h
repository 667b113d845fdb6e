#pragma once

#include <QString>

#include <map>

namespace dossier
{

/// Text typed in a form and not entered yet, by the key of its field; empty fields are left out.
using Draft = std::map<QString, QString>;

} // namespace dossier
