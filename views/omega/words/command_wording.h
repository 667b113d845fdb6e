#pragma once

#include "model/omega/seen/view.h"

#include <QString>

namespace dossier::wording
{

/// Returns a button text that says what a command does: "Transfer 11 to the pool".
QString button(const omega::View &view, const omega::Command &command);

/// Returns an action and its cost, where it has one: "Attack · 2".
QString priced(const QString &text, int cost);

/// Returns the figures that make a move cost more than usual, and how much; empty when none does.
QString costlier(const omega::PublicTable &table, const omega::Command &command);

/// Returns further information for the tooltip: the cost, or the consequences; empty when the button says everything.
QString tip(const omega::View &view, const omega::Command &command);

/// Returns what an ability of the dashboard does, when it can be used and what it costs, a line each.
QString aboutAbility(const omega::PublicTable &table, const omega::Ability &ability);

/// Returns an event that the overseer has planned, by its name; its id where it is a secret to the viewer.
QString plannedName(const omega::View &view, const std::string &event);

} // namespace dossier::wording
