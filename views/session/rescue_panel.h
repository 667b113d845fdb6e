#pragma once

#include "views/kit/part.h"

#include <QDateTime>

#include <functional>
#include <optional>
#include <vector>

namespace dossier
{

/// A copy of a campaign file, as it can be chosen.
struct OfferedCopy
{
    QString path{};
    /// The day that it was made for; not valid for a copy that is not of a day.
    QDate day{};
    /// The time of its last entry, and how many entries it has.
    QDateTime last{};
    int entries = 0;
    /// Name of its game, as people read it; empty while it is unknown.
    QString game{};
    /// Its fault, in the language of the window; empty for a copy without one. Its entries are the readable ones.
    QString problem{};
    bool operator==(const OfferedCopy &) const = default;
};

/// A campaign file that does not open, and the copies that exist in its place.
struct UnopenedFile
{
    QString path{};
    /// Its fault, in the language of the window.
    QString problem{};
    /// The readable rest of the file itself; nothing when none of it is readable.
    std::optional<OfferedCopy> rest{};
    /// The newest content first; those of which nothing can be read are last.
    std::vector<OfferedCopy> copies{};
    bool operator==(const UnopenedFile &) const = default;
};

/// Each action continues in a new file and leaves the faulty one unchanged.
struct RescueActions
{
    std::function<void()> restoreRest{};
    std::function<void(const QString &copy)> restore{};
    Action<> goBack{};
};

/// The page of a campaign file that does not open: the fault, and a button for each way to continue play.
Part rescuePage(const UnopenedFile &file, const RescueActions &actions);

} // namespace dossier
