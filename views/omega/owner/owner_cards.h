#pragma once

#include "views/kit/part.h"
#include "views/omega/owner/owner_page_state.h"

namespace dossier
{

/// A typed value that was refused: it stays in its field with the reason.
struct RefusedValue
{
    omega::ValuePlace place{};
    QString typed{};
    omega::ValueFault fault{};
    /// The value that remains in force.
    std::string kept{};
};

/// Values typed on the cards and not given yet.
struct OwnerDraft
{
    /// A value that is being typed, while its field still has the focus.
    std::optional<std::pair<omega::ValuePlace, QString>> typing{};
    std::optional<RefusedValue> refused{};
    /// Another version shows the known values in all fields.
    int version = 0;
};

struct OwnerCardActions
{
    std::function<void(const omega::ValuePlace &place, const QString &text)> type{};
    std::function<void(const omega::ValuePlace &place, const QString &text)> give{};
    /// Removes a card that the owner added.
    std::function<void(const QString &card)> remove{};
};

/// The cards of a step with a field for each of their values.
Part ownerCards(const OwnerPageState &state, const OwnerDraft &draft, const OwnerCardActions &actions);

/// Returns the key of the first value that is still missing, else of the first of all; empty where there is none.
QString firstValueKey(const OwnerPageState &state);

} // namespace dossier
