#include "app/play/omega/game_lines.h"

#include "app/check/omega/kinds.h"
#include "app/play/omega/public_reading.h"
#include "app/play/omega/rules.h"
#include "app/play/omega/slot_text.h"
#include "app/play/play_game.h"
#include "model/omega/json/schema.h"
#include "views/omega/words/printing.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

/// The translation context of the command line.
struct CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// "overseer", "public", "commando:1" to "commando:5", "commando:" and a role.
std::optional<std::string> seat(const QString &name)
{
    static const QString commando = QStringLiteral("commando:");
    if (name == QLatin1String("overseer") || name == QLatin1String("public"))
        return '"' + name.toStdString() + '"';
    if (!name.startsWith(commando))
        return std::nullopt;
    const std::string of = name.mid(commando.size()).toStdString();
    if (of.size() == 1 && of >= "1" && of <= "5")
        return of;
    const auto isOfARole = [](char letter) { return letter == '_' || (letter >= 'a' && letter <= 'z'); };
    return !of.empty() && std::ranges::all_of(of, isOfARole) ? std::optional('"' + of + '"') : std::nullopt;
}

int play(const GameLines &game, const PlayRequest &request, std::optional<storage::CampaignFile> file)
{
    return playGame<OmegaRules>(game, request, std::move(file));
}

HelpRows queries()
{
    return {
        {QStringLiteral("omega.sight"), CommandLine::tr("what a figure sees of another, and cover")},
        {QStringLiteral("omega.sight_map"), CommandLine::tr("all the spaces that a figure sees")},
        {QStringLiteral("omega.distance"), CommandLine::tr("the distance between two spaces, and EMI on the way")},
        {QStringLiteral("omega.aura"), CommandLine::tr("the distance between two figures, for auras")},
        {QStringLiteral("omega.reach"), CommandLine::tr("where a move may end, and what it costs")},
        {QStringLiteral("omega.move"), CommandLine::tr("whether a move is legal")},
        {QStringLiteral("omega.gas"), CommandLine::tr("whether markers of corrosive gas may be placed like this")},
        {QStringLiteral("omega.rooms"), CommandLine::tr("the rooms of a map")},
        {QStringLiteral("dice.omega"), CommandLine::tr("the odds of a roll")},
    };
}

GameWords words()
{
    return {.first = wording::name(Printing::First),
        .later = wording::name(Printing::Revised),
        .printings = CommandLine::tr("first or revised"),
        .seats = CommandLine::tr("overseer, public, commando:1 to 5, commando:rifleman"),
        .leaders = CommandLine::tr("the overseer’s"),
        .options = {},
        .queries = queries(),
        .example = QStringLiteral(R"({"kind": "dice.omega", "black": 1, "red": 0, "threshold": 1, "reroll": null})"),
        .limits = {}};
}

} // namespace

GameLines omegaGameLines()
{
    return {.name = OmegaRules::gameName,
        .title = QStringLiteral("LEVEL 7 [OMEGA PROTOCOL]"),
        .usual = OmegaRules::gameName.later,
        .hasMissions = true,
        .options = {},
        .seat = seat,
        .schema = omega::schema,
        .play = play,
        .words = words,
        .queries = omegaKinds(),
        .revealed = revealedByTexts<OmegaRules>,
        .slotText = omegaSlotText,
        .publicPack = OmegaRules::publicPack,
        .publicJournal = omegaPublicJournal,
        .statistics = omegaStatistics};
}

} // namespace dossier
