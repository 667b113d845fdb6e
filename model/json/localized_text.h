#pragma once

#include "model/json/json_reader.h"

#include <string>

namespace dossier
{

/// A text in the two languages of the program, UTF-8.
struct LocalizedText
{
    std::string it;
    std::string en;
    friend auto operator<=>(const LocalizedText &, const LocalizedText &) = default;
};

/// Reads a string as UTF-8. Throws a Malformed.
std::string readText(const JsonValue &value);

/// Reads an object with `it` and `en`. Throws a Malformed.
LocalizedText readLocalizedText(const JsonValue &value);

} // namespace dossier
