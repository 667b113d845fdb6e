#pragma once

#include "model/specter/seen/event.h"

namespace dossier::specter
{

/// A correction by hand: an event happens that no rule led to.
struct Correct
{
    static constexpr std::string_view type = "correct";
    Event event{};
    bool operator==(const Correct &) const = default;
    static constexpr auto names = memberNames("event");
};

/// A request of a seat.
struct Command
    : OneOf<ChoosePlayers, ChooseOptions, RollObjectives, ChooseCharacter, TakeCards, DealRoles, BeginGame,
          CompleteObjective, PlanMove, ConfirmMove, ReportMove, ForetellObjective, BeginHunterTurn, BarFromVehicle,
          MoveHunter, DriveVehicle, UseSensor, LookBack, SniperShot, AttackAgent, QuickDraw, UseStrength, SpringAmbush,
          RaiseBlade, EndHunterTurn, RevealTraitor, EndGame, TakeOverFacts, LayOpenSheet, Correct>
{
    using OneOf::OneOf;
};

} // namespace dossier::specter
