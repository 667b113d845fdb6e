#pragma once

#include "model/json/json_members.h"
#include "model/specter/seen/command.h"
#include "model/specter/table.h"

namespace dossier
{

// Some members say what a ruling, a correction, a second agent or one character alone can bring about. They are left
// out of the JSON while they say nothing, so that all other tables are written as they were before there were such
// members.

template <>
std::string memberTexts(const specter::Unknowns &value);

template <>
std::string memberTexts(const specter::AgentInPlay &value);

template <>
std::string memberTexts(const specter::TableOptions &value);

template <>
std::string memberTexts(const specter::HunterTurn &value);

template <>
std::string memberTexts(const specter::RulingMade &value);

template <>
std::string memberTexts(const specter::Table &value);

/// Commands, events: one source each makes their JSON.
extern template struct JsonAlternatives<specter::Command, specter::Command::Alternatives>;
extern template struct JsonAlternatives<specter::Event, specter::Event::Alternatives>;

} // namespace dossier
