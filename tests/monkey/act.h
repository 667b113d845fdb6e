#pragma once

#include <QSize>
#include <QString>

#include <cstdint>
#include <optional>

namespace dossier::test
{

/// The kind of an input.
enum class Deed : std::uint8_t
{
    Click,
    DoubleClick,
    RightClick,
    Drag,
    Wheel,
    Key,
    Text,
    Resize,
    /// A correction through the session, by the event's JSON: what another front end could give.
    Correct,
    /// The program ends and is started again.
    StartAgain,
};

/// One input, as it stands in a record. A widget is named by the classes that lead to it, a place on it by a space or
/// an edge of its board (`@3,4`, `@3,4e`) or by thousandths of its width and height (`500,500`): what was recorded can
/// be played again without the inputs before it.
struct Act
{
    Deed deed = Deed::Click;
    QString on{};
    QString at{};
    /// The end point of a drag.
    QString to{};
    int key = 0;
    int modifiers = 0;
    /// The typed text, or the event; for a click the name of the widget, for people who read the record.
    QString text{};
    QSize size{};
};

/// One line of JSON, without its end.
QByteArray lineOf(const Act &act);

std::optional<Act> actOf(const QByteArray &line);

} // namespace dossier::test
