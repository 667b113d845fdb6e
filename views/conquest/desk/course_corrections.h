#pragma once

#include "model/conquest/seen/event.h"

#include <QString>

namespace dossier
{

/// A line of what can be put right: what it says, and what it makes happen.
struct CourseCorrection
{
    QString text{};
    conquest::Events events{};
};

/// What can be put right of who is on turn and who is first.
std::vector<CourseCorrection> correctionsOf(const conquest::PublicTable &table, conquest::Colour player);

/// What can be put right of the course of a game: its round, its phase, the steps of the resistance, the battle that is
/// under way, the superhero's token. Nothing before it begins and after it has ended.
std::vector<CourseCorrection> courseCorrections(const conquest::PublicTable &table);

/// What can be put right of the tokens on a space that have yet to move, or to fire.
std::vector<CourseCorrection> actingCorrections(const conquest::PublicTable &table, conquest::Place place);

} // namespace dossier
