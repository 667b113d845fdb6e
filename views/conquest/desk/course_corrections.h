#pragma once

#include "model/conquest/seen/event.h"

#include <QString>

namespace dossier
{

/// A correction: its text, and the events that it causes.
struct CourseCorrection
{
    QString text{};
    conquest::Events events{};
};

/// Returns the corrections of who is on turn and who is first.
std::vector<CourseCorrection> correctionsOf(const conquest::PublicTable &table, conquest::Colour player);

/// Returns the corrections of the course of a game: its round, its phase, the steps of the resistance, the battle
/// under way, the superhero's token. Empty before the game begins and after it has ended.
std::vector<CourseCorrection> courseCorrections(const conquest::PublicTable &table);

/// Returns the corrections of the tokens on a space that have yet to move, or to fire.
std::vector<CourseCorrection> actingCorrections(const conquest::PublicTable &table, conquest::Place place);

} // namespace dossier
