#pragma once

#include "journal_line.h"
#include "omega_event.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace dossier
{

/// A line of the journal with its facts as the game's own values.
struct ToldLine
{
    journal::Line line{};
    /// Never null; shared, for the page of a list keeps it too.
    std::shared_ptr<const omega::Events> events = std::make_shared<omega::Events>();
};

/// Gives lines by range, the first counted from 1: a journal is never copied whole.
using LineSource = std::function<std::vector<ToldLine>(std::uint32_t first, std::uint32_t count)>;

/// What undo and redo would do now; nothing where there is nothing to undo or redo.
struct JournalSteps
{
    std::optional<ToldLine> undone{};
    std::optional<ToldLine> redone{};
    /// Somebody has learned something by what would be undone: it takes a reason.
    bool revealInTheWay = false;
};

/// A position of the journal that has a name.
struct NamedPlace
{
    journal::Position at{};
    std::string name{};
};

/// The journal as a screen shows it.
struct ToldJournal
{
    std::uint32_t count = 0;
    LineSource source{};
    JournalSteps steps{};
    std::vector<NamedPlace> bookmarks{};
    /// Where the table stands.
    journal::Position here{};
};

} // namespace dossier
