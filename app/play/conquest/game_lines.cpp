#include "app/play/conquest/game_lines.h"

#include "app/check/conquest/kinds.h"
#include "app/play/conquest/public_reading.h"
#include "app/play/conquest/rules.h"
#include "app/play/conquest/slot_text.h"
#include "app/play/play_game.h"
#include "model/conquest/json/schema.h"

#include <QCoreApplication>

#include <utility>

namespace dossier
{

namespace
{

/// The translation context of the command line.
struct CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// "public", "all" or a player's colour.
std::optional<std::string> seat(const QString &name)
{
    return conquest::seatNamed(name.toStdString()) ? std::optional('"' + name.toStdString() + '"') : std::nullopt;
}

int play(const GameLines &game, const PlayRequest &request, std::optional<storage::CampaignFile> file)
{
    return playGame<ConquestRules>(game, request, std::move(file));
}

HelpRows queries()
{
    return {{QStringLiteral("conquest.battle"),
        CommandLine::tr("how likely a battle is won, and with how many saucers left")}};
}

GameWords words()
{
    return {.first = CommandLine::tr("The only edition"),
        .later = CommandLine::tr("The only edition"),
        .printings = CommandLine::tr("the only edition, base"),
        .seats = CommandLine::tr("public, all, or a player’s colour: green, blue, red or gold"),
        .leaders = CommandLine::tr("of all players together"),
        .options = {},
        .queries = queries(),
        .lines = {{QStringLiteral(R"({"odds": {"at": "1.2", "player": "green"}})"),
            CommandLine::tr("in Conquest of Planet Earth: what the battle there brings, in figures")}},
        .example = {},
        .limits
        = CommandLine::tr("in Conquest of Planet Earth a battle has\n12 saucers and 12 resistances at the most")};
}

} // namespace

GameLines conquestGameLines()
{
    return {.name = ConquestRules::gameName,
        .title = QStringLiteral("Conquest of Planet Earth"),
        .usual = ConquestRules::gameName.later,
        .hasMissions = false,
        .options = {},
        .seat = seat,
        .schema = conquest::schema,
        .play = play,
        .words = words,
        .queries = conquestKinds(),
        .querySchema = conquestQuerySchema,
        .revealed = revealedByTexts<ConquestRules>,
        .slotText = conquestSlotText,
        .publicJournal = conquestPublicJournal,
        .statistics = conquestStatistics};
}

} // namespace dossier
