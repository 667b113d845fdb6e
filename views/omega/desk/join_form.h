#pragma once

#include "model/omega/seen/combat_commands.h"
#include "views/kit/part.h"

#include <optional>

namespace dossier
{

/// Entries for an ability or card that joins an attack before its dice, or rolls some of them again after.
struct JoinDraft
{
    QString name{};
    int black = 0;
    int red = 0;
    int defense = 0;
    int cost = 0;
    bool operator==(const JoinDraft &) const = default;
};

/// Returns the entries as a text; empty when nothing is entered.
QString textOf(const JoinDraft &draft);

/// Returns the entries of such a text; nothing for any other text.
std::optional<JoinDraft> joinDraftOf(const QString &text);

/// The form for what joins. `isAgain`: for rerolls, which have fewer fields. `changed` gets the entries after each
/// change; `join` runs when the button is pressed.
Part joinForm(const JoinDraft &draft, bool isAgain, const std::function<void(const JoinDraft &draft)> &changed,
    const std::function<void()> &join);

/// Returns the command, paid for by that side; nothing without a name.
std::optional<omega::JoinAttack> joined(const JoinDraft &draft, std::optional<omega::Role> payer);

} // namespace dossier
