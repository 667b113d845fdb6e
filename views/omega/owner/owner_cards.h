#pragma once

#include "views/kit/part.h"
#include "views/omega/owner/owner_page_state.h"

namespace dossier
{

/// A value that was typed and could not be taken: it stays in its field with the reason.
struct RefusedValue
{
    omega::ValuePlace place{};
    QString typed{};
    omega::ValueFault fault{};
    /// The value that stands instead.
    std::string kept{};
};

/// What was typed on the cards and is not given yet.
struct OwnerDraft
{
    /// A value that is being typed, and its field is not left yet.
    std::optional<std::pair<omega::ValuePlace, QString>> typing{};
    std::optional<RefusedValue> refused{};
    /// Another version shows in every field what is known.
    int version = 0;
};

struct OwnerCardActions
{
    std::function<void(const omega::ValuePlace &place, const QString &text)> type{};
    std::function<void(const omega::ValuePlace &place, const QString &text)> give{};
    /// Takes away a card that the owner added.
    std::function<void(const QString &card)> remove{};
};

/// The cards of a step with a field for each of their values.
Part ownerCards(const OwnerPageState &state, const OwnerDraft &draft, const OwnerCardActions &actions);

/// The key of the first value that is asked for, else of the first there is; empty where there is none.
QString firstValueKey(const OwnerPageState &state);

} // namespace dossier
