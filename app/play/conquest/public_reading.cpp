#include "app/play/conquest/public_reading.h"

#include "app/play/conquest/rules.h"
#include "app/play/public_game.h"
#include "model/conquest/summary.h"
#include "views/conquest/words/lines.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

#include <set>

namespace dossier
{

namespace
{

using conquest::Colour;
using conquest::RoundsFought;

struct ConquestAnswers
{
    Q_DECLARE_TR_FUNCTIONS(CampaignCommand)
};

/// Sums over several sessions.
struct ConquestCount
{
    /// By session and round.
    std::map<std::pair<qint64, int>, std::map<Colour, int>> terror{};
    RoundsFought fought{};
    /// By the player's name.
    std::map<QString, RoundsFought> players{};
};

void addGame(ConquestCount &count, const PublicGame<ConquestRules> &game, qint64 number)
{
    const conquest::Summary summary = conquest::summaryOf(game.start, game.events());
    for (const auto &[round, terror] : summary.terror)
        count.terror[{number, round}] = terror;
    count.fought = count.fought + summary.fought;
    for (const auto &[player, rounds] : summary.byPlayer)
    {
        RoundsFought &own = count.players[partWithPerson(wording::name(player), game.players)];
        own = own + rounds;
    }
}

JudgedSum judged(const RoundsFought &rounds)
{
    return judgedSum(rounds.due, rounds.won, rounds.rounds);
}

std::vector<Cell> fightsRow(const QString &name, const RoundsFought &rounds)
{
    return {name, rounds.rounds, rounds.won, rounds.lost, averageOf(rounds.due), shortSentenceOf(judged(rounds))};
}

Answer terrorAnswer(const ConquestCount &count)
{
    Answer answer{.id = "terror", .question = ConquestAnswers::tr("How did terror grow?")};
    if (count.terror.empty())
    {
        answer.answer = ConquestAnswers::tr("No round has begun.");
        return answer;
    }
    std::set<Colour> colours;
    int highest = 0;
    for (const auto &[place, terror] : count.terror)
        for (const auto &[player, number] : terror)
        {
            colours.insert(player);
            highest = std::max(highest, number);
        }
    answer.answer = ConquestAnswers::tr("A player came to %1 terror at the most.").arg(highest);
    answer.columns = {{"session", ConquestAnswers::tr("Session")}, {"round", ConquestAnswers::tr("Round")}};
    for (const Colour player : colours)
    {
        answer.columns.push_back({std::string(wordOf(player)), wording::name(player)});
        answer.charted.emplace_back(wordOf(player));
    }
    for (const auto &[place, terror] : count.terror)
    {
        std::vector<Cell> row{static_cast<int>(place.first), place.second};
        for (const Colour player : colours)
        {
            const auto own = terror.find(player);
            row.push_back(own == terror.end() ? Cell(QString()) : Cell(own->second));
        }
        answer.rows.push_back(std::move(row));
    }
    return answer;
}

Answer fightsAnswer(const ConquestCount &count)
{
    const RoundsFought &all = count.fought;
    Answer answer{.id = "fights", .question = ConquestAnswers::tr("How did the fights go?")};
    if (all.rounds == 0)
    {
        answer.answer = ConquestAnswers::tr("No round was fought against the resistance.");
        return answer;
    }
    answer.answer = ConquestAnswers::tr(
        "Players won %1 of %2 rounds against the resistance, and %3 are due on average. %4", "the last is a sentence")
                        .arg(QString::number(all.won), QString::number(all.rounds), averageText(averageOf(all.due)),
                            sentenceOf(judged(all)));
    answer.columns = {{"who", ConquestAnswers::tr("Player")}, {"rounds", ConquestAnswers::tr("Rounds")},
        {"won", ConquestAnswers::tr("Won")}, {"lost", ConquestAnswers::tr("Lost")},
        {"due", ConquestAnswers::tr("Due to win")}, {"likely", ConquestAnswers::tr("How likely")}};
    answer.charted = {"won", "due"};
    answer.rows.push_back(fightsRow(ConquestAnswers::tr("All"), all));
    for (const auto &[name, own] : count.players)
        answer.rows.push_back(fightsRow(name, own));
    if (count.players.size() > 1)
        answer.answer += u' ' + severalPeopleNote();
    return answer;
}

} // namespace

OrProblem<PublicJournalText> conquestPublicJournal(const QString &path, qint64 session)
{
    const auto texts = [](const PublicGame<ConquestRules> &game)
    {
        const auto names = std::make_shared<const conquest::PublicTable>(game.now.open);
        return PublicJournalText{textsOf(game, [&](journal::Line line, std::shared_ptr<const conquest::Events> events)
                                     { return journalRow(std::move(line), std::move(events), names); }),
            {wording::name(game.now.open.clock), wording::name(game.now.open.players.mode)}};
    };
    return publicGame<ConquestRules>(path, session).map(texts);
}

Statistics conquestStatistics(const QString &path, const std::vector<qint64> &sessions)
{
    Statistics statistics;
    ConquestCount count;
    countSessions<ConquestRules>(path, sessions, statistics,
        [&](const PublicGame<ConquestRules> &game, qint64 number) { addGame(count, game, number); });
    statistics.answers = {terrorAnswer(count), fightsAnswer(count)};
    return statistics;
}

} // namespace dossier
