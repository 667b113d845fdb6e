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
    /// Its game, where people read it; empty while that is not known.
    QString game{};
    /// Its fault, in the language of the window; empty for one without. Its entries are those that can be read.
    QString problem{};
    bool operator==(const OfferedCopy &) const = default;
};

/// A campaign file that does not open, and the copies that exist in its place.
struct UnopenedFile
{
    QString path{};
    /// Its fault, in the language of the window.
    QString problem{};
    /// All that can be read of the file itself; nothing where none of it can.
    std::optional<OfferedCopy> rest{};
    /// The newest content first; those of which nothing can be read are last.
    std::vector<OfferedCopy> copies{};
    bool operator==(const UnopenedFile &) const = default;
};

/// Each goes on in a new file and leaves the one that does not open.
struct RescueActions
{
    std::function<void()> restoreRest{};
    std::function<void(const QString &copy)> restore{};
    Action<> goBack{};
};

/// The page of a campaign file that does not open: the fault, and a button for each way to continue play.
Part rescuePage(const UnopenedFile &file, const RescueActions &actions);

} // namespace dossier
