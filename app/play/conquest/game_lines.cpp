#include "app/play/conquest/game_lines.h"

#include "app/check/conquest/kinds.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// The translation context of the command line.
struct CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

HelpRows queries()
{
    return {{QStringLiteral("conquest.battle"),
        CommandLine::tr("how likely a battle is won, and with how many saucers left")}};
}

GameWords words()
{
    GameWords words;
    words.queries = queries();
    words.limits
        = CommandLine::tr("in Conquest of Planet Earth a battle has\n12 saucers and 12 resistances at the most");
    return words;
}

} // namespace

GameLines conquestGameLines()
{
    GameLines lines;
    lines.name = {"conquest", "Conquest of Planet Earth", "base", "base"};
    lines.title = QStringLiteral("Conquest of Planet Earth");
    lines.words = words;
    lines.queries = conquestKinds();
    lines.querySchema = conquestQuerySchema;
    return lines;
}

} // namespace dossier
