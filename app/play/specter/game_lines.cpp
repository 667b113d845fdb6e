#include "app/play/specter/game_lines.h"

#include "app/check/specter/kinds.h"
#include "app/check/specter/schema.h"
#include "app/play/play_game.h"
#include "app/play/specter/facts_option.h"
#include "app/play/specter/public_reading.h"
#include "app/play/specter/rules.h"
#include "app/play/specter/slot_text.h"
#include "model/specter/json/board_json.h"
#include "model/specter/json/schema.h"

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

const QString factsIn = QStringLiteral("facts-in");
const QString factsOut = QStringLiteral("facts-out");
const QString agent = QStringLiteral("agent");

/// "agent", "traitor", "public", "hunter:" and a hunter.
std::optional<std::string> seat(const QString &name)
{
    return specter::seatNamed(name.toStdString()) ? std::optional('"' + name.toStdString() + '"') : std::nullopt;
}

/// Returns the request for files of public facts.
FactsRequest factsOf(const PlayRequest &request)
{
    return {wordFor(request, factsIn), wordFor(request, factsOut),
        wordFor(request, agent) == QLatin1String("second") ? specter::Agent::Second : specter::Agent::First};
}

/// Takes over the facts of a file; answers a refusal like that of a line.
bool takeFacts(const FactsRequest &request, PlayedGame<SpecterRules> &game)
{
    if (request.in.isEmpty())
        return true;
    const tl::expected<std::string, FactsFault> line = lineTakingOver(request.in, request.agent);
    if (line)
        return sayAnswer(game, *line);
    complain(sentence(request.in, line.error()));
    return false;
}

/// Writes the current facts.
bool giveFacts(const FactsRequest &request, const specter::PublicTable &table)
{
    if (request.out.isEmpty())
        return true;
    const std::optional<FactsFault> fault = writeFacts(request.out, table, request.agent);
    if (fault)
        complain(sentence(request.out, *fault));
    return !fault;
}

int play(const GameLines &game, const PlayRequest &request, std::optional<storage::CampaignFile> file)
{
    const FactsRequest facts = factsOf(request);
    using Played = PlayedGame<SpecterRules>;
    return playGame<SpecterRules>(game, request, std::move(file),
        {.before = [&](Played &played) { return takeFacts(facts, played); },
            .after = [&](Played &played) { return giveFacts(facts, played.table().open); }});
}

HelpRows options()
{
    return {
        {QStringLiteral("--facts-in PATH"),
            CommandLine::tr("first import the public facts of the agent from a file (sheet on paper)")},
        {QStringLiteral("--facts-out PATH"),
            CommandLine::tr("at the end write them to a file, for the hunters to use")},
        {QStringLiteral("--agent first|second"), CommandLine::tr("whose facts; the first agent’s without it")},
    };
}

HelpRows queries()
{
    return {
        {QStringLiteral("specter.visible"), CommandLine::tr("what each hunter sees")},
        {QStringLiteral("specter.move"), CommandLine::tr("whether the agent’s move is legal, and what it shows")},
        {QStringLiteral("specter.sensor"), CommandLine::tr("what the motion sensor hears")},
        {QStringLiteral("specter.attack"), CommandLine::tr("whether a hunter may attack, and with what odds")},
        {QStringLiteral("specter.infer"), CommandLine::tr("where the agent can be, by all that is public")},
    };
}

GameWords words()
{
    return {.first = CommandLine::tr("First edition"),
        .later = CommandLine::tr("Second edition"),
        .printings = CommandLine::tr("first or second edition"),
        .seats = CommandLine::tr("agent, public, hunter:gun and so on, traitor"),
        .leaders = CommandLine::tr("the agent’s"),
        .options = options(),
        .queries = queries(),
        .example = {},
        .limits = CommandLine::tr("in Specter Ops a list of turns, hunters, events,\n"
                                  "objectives or road stretches has %1 entries at the most")
            .arg(specter::maxListed)};
}

} // namespace

GameLines specterGameLines()
{
    return {.name = SpecterRules::gameName,
        .title = QStringLiteral("Specter Ops"),
        .usual = SpecterRules::gameName.first,
        .hasMissions = false,
        .options = {{factsIn}, {factsOut}, {agent, {QStringLiteral("first"), QStringLiteral("second")}, true}},
        .seat = seat,
        .schema = specter::schema,
        .play = play,
        .words = words,
        .queries = specterKinds(),
        .querySchema = specterQuerySchema,
        .revealed = revealedByTexts<SpecterRules>,
        .slotText = specterSlotText,
        .publicJournal = specterPublicJournal,
        .statistics = specterStatistics};
}

} // namespace dossier
