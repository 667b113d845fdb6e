#pragma once

#include "model/omega/seen/view.h"

#include <QString>

namespace dossier::wording
{

/// What a command will do, as a button says it: "Transfer 11 to the pool".
QString button(const omega::View &view, const omega::Command &command);

/// An action and its cost, where it has one: "Attack · 2".
QString priced(const QString &text, int cost);

/// More of it for the tip: what it costs, or what follows from it; empty when the button says all.
QString tip(const omega::View &view, const omega::Command &command);

/// An event that the overseer has planned, by its name; its id for whom it is a secret.
QString plannedName(const omega::View &view, const std::string &event);

} // namespace dossier::wording
