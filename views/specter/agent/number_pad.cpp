#include "views/specter/agent/number_pad.h"

#include <QKeyEvent>

#include <algorithm>
#include <array>

namespace dossier
{

std::optional<Direction> directionOf(const QKeyEvent &event)
{
    if (!event.modifiers().testFlag(Qt::KeypadModifier))
        return std::nullopt;
    static constexpr std::array<int, 8> keys{
        Qt::Key_8, Qt::Key_9, Qt::Key_6, Qt::Key_3, Qt::Key_2, Qt::Key_1, Qt::Key_4, Qt::Key_7};
    const auto key = std::ranges::find(keys, event.key());
    return key == keys.end() ? std::nullopt
                             : std::optional(allDirections.at(static_cast<std::size_t>(key - keys.begin())));
}

} // namespace dossier
