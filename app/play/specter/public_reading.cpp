#include "app/play/specter/public_reading.h"

#include "app/play/public_game.h"
#include "app/play/specter/rules.h"
#include "model/specter/summary.h"
#include "views/specter/words/lines.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

using specter::AttacksSeen;

struct SpecterAnswers
{
    Q_DECLARE_TR_FUNCTIONS(CampaignCommand)
};

/// Sums over several sessions.
struct SpecterCount
{
    /// Without its hunters.
    specter::Summary all{};
    /// By the hunter's name.
    std::map<QString, AttacksSeen> hunters{};
    std::vector<std::vector<Cell>> games{};
};

void addGame(SpecterCount &count, const PublicGame<SpecterRules> &game, qint64 number)
{
    const specter::Summary summary = specter::summaryOf(game.start, game.events());
    count.all.turns += summary.turns;
    count.all.moves += summary.moves;
    count.all.seen += summary.seen;
    count.all.lastSeen += summary.lastSeen;
    count.all.found += summary.found;
    count.all.attacks = count.all.attacks + summary.attacks;
    for (const auto &[hunter, attacks] : summary.byHunter)
    {
        AttacksSeen &own = count.hunters[partWithPerson(wording::nameOf(game.now.open, hunter), game.players)];
        own = own + attacks;
    }
    count.games.push_back(
        {static_cast<int>(number), summary.turns, summary.moves, summary.seen, summary.lastSeen, summary.found});
}

JudgedSum judged(const AttacksSeen &attacks)
{
    return judgedSum(attacks.due, attacks.judgedHits, attacks.judged);
}

std::vector<Cell> attacksRow(const QString &name, const AttacksSeen &attacks)
{
    return {name, attacks.made, attacks.hits, attacks.judged, averageOf(attacks.due), shortSentenceOf(judged(attacks))};
}

Answer sightAnswer(const SpecterCount &count)
{
    Answer answer{.id = "sight", .question = SpecterAnswers::tr("How often were agents seen?")};
    answer.answer = count.all.turns == 0
        ? SpecterAnswers::tr("No turn has begun.")
        : SpecterAnswers::tr("Turns: %1. Of %2 moves %3 ended in sight, and %4 were last seen. Found by hunters: %5.")
              .arg(QString::number(count.all.turns), QString::number(count.all.moves), QString::number(count.all.seen),
                  QString::number(count.all.lastSeen), QString::number(count.all.found));
    answer.columns = {{"session", SpecterAnswers::tr("Session")}, {"turns", SpecterAnswers::tr("Turns")},
        {"moves", SpecterAnswers::tr("Moves")}, {"seen", SpecterAnswers::tr("In sight")},
        {"last_seen", SpecterAnswers::tr("Last seen")}, {"found", SpecterAnswers::tr("Found")}};
    answer.charted = {"moves", "seen", "last_seen"};
    answer.rows = count.games;
    return answer;
}

Answer attacksAnswer(const SpecterCount &count)
{
    Answer answer{.id = "attacks", .question = SpecterAnswers::tr("How often did attacks hit?")};
    const AttacksSeen &all = count.all.attacks;
    if (all.made == 0)
    {
        answer.answer = SpecterAnswers::tr("No hunter has attacked.");
        return answer;
    }
    answer.answer = SpecterAnswers::tr("%1 of %2 attacks hit. %3", "the last is a sentence")
                        .arg(QString::number(all.hits), QString::number(all.made), sentenceOf(judged(all)));
    answer.columns = {{"who", SpecterAnswers::tr("Hunter")}, {"attacks", SpecterAnswers::tr("Attacks")},
        {"hits", SpecterAnswers::tr("Hits")}, {"one_die", SpecterAnswers::tr("With one die")},
        {"due", SpecterAnswers::tr("Due of these")}, {"likely", SpecterAnswers::tr("How likely")}};
    answer.charted = {"attacks", "hits"};
    answer.rows.push_back(attacksRow(SpecterAnswers::tr("All"), all));
    for (const auto &[name, own] : count.hunters)
        answer.rows.push_back(attacksRow(name, own));
    if (count.hunters.size() > 1)
        answer.answer += u' ' + severalPeopleNote();
    return answer;
}

} // namespace

OrProblem<PublicJournalText> specterPublicJournal(const QString &path, qint64 session)
{
    const auto texts = [](const PublicGame<SpecterRules> &game)
    {
        const auto names = std::make_shared<const specter::PublicTable>(game.now.open);
        return PublicJournalText{textsOf(game, [&](journal::Line line, std::shared_ptr<const specter::Events> events)
                                     { return journalRow(std::move(line), std::move(events), names); }),
            {wording::name(game.now.open.clock)}};
    };
    return publicGame<SpecterRules>(path, session).map(texts);
}

Statistics specterStatistics(const QString &path, const std::vector<qint64> &sessions)
{
    Statistics statistics;
    SpecterCount count;
    countSessions<SpecterRules>(path, sessions, statistics,
        [&](const PublicGame<SpecterRules> &game, qint64 number) { addGame(count, game, number); });
    statistics.answers = {sightAnswer(count), attacksAnswer(count)};
    return statistics;
}

} // namespace dossier
