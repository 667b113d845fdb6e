#pragma once

namespace dossier
{

class OverseerPage;
class Settings;

/// The page begins with what was chosen on it last, the time of a turn and whether steps run by themselves, and keeps
/// what is chosen. The settings outlive the page.
void keepChoices(OverseerPage &page, Settings &settings);

} // namespace dossier
