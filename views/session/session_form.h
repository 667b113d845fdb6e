#pragma once

#include "views/kit/part.h"
#include "views/session/session_draft.h"

namespace dossier
{

struct SessionFormActions
{
    std::function<void()> resume{};
    std::function<void(FactOfSession fact, const QString &text)> enter{};
    std::function<void()> save{};
    /// Asks before a session is deleted, or no longer.
    std::function<void(bool asks)> ask{};
    std::function<void()> remove{};
    std::function<void()> bringBack{};
    std::function<void(bool takesTheirs)> settle{};
    std::function<void()> count{};
};

/// The details of one session for reading and changing, and the actions for it. With another version the fields forget
/// how they were edited.
Part sessionForm(const SessionDraft &draft, bool asksToDelete, int version, const SessionFormActions &actions);

} // namespace dossier
