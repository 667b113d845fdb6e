#pragma once

#include "model/omega/seen/combat_commands.h"
#include "views/kit/part.h"

#include <optional>

namespace dossier
{

/// An ability or card that joins an attack before its dice, or rolls some of them again after, as it is entered.
struct JoinDraft
{
    QString name{};
    int black = 0;
    int red = 0;
    int defense = 0;
    int cost = 0;
};

/// The fields of what joins. `isAgain`: for dice that are rolled again, which has fewer fields. `changed` gets what is
/// entered then, and `join` the press of the button.
Part joinForm(const JoinDraft &draft, bool isAgain, const std::function<void(const JoinDraft &draft)> &changed,
    const std::function<void()> &join);

/// The command, paid for by that side; nothing without a name.
std::optional<omega::JoinAttack> joined(const JoinDraft &draft, std::optional<omega::Role> payer);

} // namespace dossier
