#pragma once

#include "model/specter/seen/view.h"

#include <QString>

namespace dossier::wording
{

/// Describes the event in a sentence; empty for a ruling, whose reason the journal line shows.
QString sentence(const specter::PublicTable &table, const specter::Event &event);

/// Describes the fact that an agent's move showed: "The agent was last seen on K17".
QString sentence(const specter::PublicTable &table, specter::Agent agent, const std::optional<specter::Shown> &shown);

/// Describes the card that everybody heard of in a turn: "The agent uses Flash Bang on V3".
QString sentence(const specter::PublicTable &table, specter::Agent agent, const specter::AnnouncedCard &card);

/// Describes a fact that became known after a move: "The Gun hears “clear” on K17".
QString sentence(const specter::PublicTable &table, specter::Agent agent, const specter::LaterFact &fact);

} // namespace dossier::wording
