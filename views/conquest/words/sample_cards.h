#pragma once

#include <QString>

#include <span>
#include <string>

namespace dossier::wording
{

/// What is printed on a card or token, as people read it: the made-up cards of the sample in the language that is
/// spoken, any other as it is printed. A name stays what it is in the journal and in files.
QString printed(const std::string &text);

/// The names and texts of the sample's cards, which are translated; a test holds them against its pack.
std::span<const char *const> sampleTexts();

} // namespace dossier::wording
