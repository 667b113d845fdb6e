#include "views/conquest/desk/conquest_command.h"

namespace dossier
{

ConquestCommand makeConquestCommand(conquest::Command command)
{
    return ConquestCommand(std::make_shared<const conquest::Command>(std::move(command)));
}

QString seatName(const conquest::View &view)
{
    QString name = view.player ? QString::number(static_cast<int>(*view.player)) : QString();
    for (const auto &[player, hand] : view.hands)
        name += u'|' + QString::number(static_cast<int>(player));
    return name;
}

std::optional<conquest::Colour> ownerOf(const conquest::PublicTable &table, const conquest::Command &command)
{
    const auto named = visit(
        [](const auto &held) -> std::optional<conquest::Colour>
        {
            if constexpr (requires { conquest::Colour{held.player}; })
                return held.player;
            else if constexpr (requires { conquest::Colour{held.alien.of}; })
                return held.alien.of;
            else
                return std::nullopt;
        },
        command);
    if (named)
        return named;
    return table.battle ? std::optional(table.battle->by) : table.clock.active;
}

} // namespace dossier
