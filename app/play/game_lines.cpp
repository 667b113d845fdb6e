#include "app/play/game_lines.h"

#include <algorithm>

namespace dossier
{

namespace
{

bool knows(const GameLines &game, const OwnOption &option)
{
    return option.asksNothing
        || std::ranges::any_of(game.options, [&](const OwnOption &own) { return own.name == option.name; });
}

} // namespace

QString asQString(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

std::optional<Printing> printingNamed(const GameLines &game, const QString &name)
{
    if (name.isEmpty())
        return game.usual;
    if (name == asQString(game.name.first))
        return Printing::First;
    return name == asQString(game.name.later) ? std::optional(Printing::Revised) : std::nullopt;
}

QString wordFor(const PlayAsked &asked, const QString &option)
{
    const auto said = std::ranges::find_if(asked.own, [&](const OwnAsked &own) { return own.option.name == option; });
    return said != asked.own.end() ? said->word : QString();
}

bool suits(const GameLines &game, const PlayAsked &asked)
{
    return printingNamed(game, asked.printing).has_value() && (game.hasMissions || asked.game.mission.isEmpty())
        && std::ranges::all_of(asked.own, [&](const OwnAsked &own) { return knows(game, own.option); })
        && std::ranges::all_of(asked.views, [&](const QString &seat) { return game.seat(seat).has_value(); });
}

} // namespace dossier
