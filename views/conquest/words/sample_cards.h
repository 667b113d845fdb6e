#pragma once

#include <QString>

#include <span>
#include <string>

namespace dossier::wording
{

/// Returns the print on a card or token for people: the made-up cards of the sample in the current language, any
/// other as printed. In the journal and in files the name stays unchanged.
QString printed(const std::string &text);

/// The names and texts of the sample's cards, which are translated; a test compares them with its pack.
std::span<const char *const> sampleTexts();

} // namespace dossier::wording
