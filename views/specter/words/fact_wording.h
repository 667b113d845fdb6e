#pragma once

#include "model/specter/seen/view.h"
#include "views/specter/selection/inference.h"

#include <QString>

namespace dossier::wording
{

/// Describes a public fact with its turn: "Turn 5: “Clear” for The Gun on K11".
QString fact(const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &place);

/// Describes the fact without the turn.
QString factAlone(const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &place);

/// Returns a sentence for use after a colon: in lower case, unless it begins with the name of a hunter, of a
/// character or of a card.
QString goingOn(const specter::PublicTable &table, const QString &sentence);

/// Says why the agent can or cannot be on a space, by which fact of which turn.
QString why(const specter::PublicTable &table, specter::Agent agent, Inference &inference, Space space);

/// Says that no hunter sees the space on which the last move showed the figure; empty when one does, or none was
/// shown.
QString unseenSighting(const specter::PublicTable &table, specter::Agent agent);

/// Describes an answer in a turn that does not fit the sheet: "Turn 5: K11 was said, and the sheet has K9
/// (SO-HUNT-3)".
QString sentence(const specter::Slip &slip);

/// Formats an average number of spaces: "12.4".
QString average(double spaces);

/// Formats a share: "8 %".
QString share(double of);

} // namespace dossier::wording
