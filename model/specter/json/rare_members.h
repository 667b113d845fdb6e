#pragma once

#include "model/json/json_members.h"
#include "model/specter/seen/command.h"
#include "model/specter/table.h"

namespace dossier
{

// Some members are set only by a ruling, a correction, a second agent or a single character. The JSON omits them at
// their default value, so that all other tables are written exactly as before these members existed.

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

/// Commands, events: one source each instantiates their JSON.
extern template struct JsonAlternatives<specter::Command, specter::Command::Alternatives>;
extern template struct JsonAlternatives<specter::Event, specter::Event::Alternatives>;

} // namespace dossier
