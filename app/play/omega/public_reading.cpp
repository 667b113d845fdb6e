#include "app/play/omega/public_reading.h"

#include "app/play/omega/rules.h"
#include "app/play/public_game.h"
#include "model/omega/seen/summary.h"
#include "views/omega/words/lines.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

using omega::DiceThrown;

struct OmegaAnswers
{
    Q_DECLARE_TR_FUNCTIONS(CampaignCommand)
};

/// Sums over several sessions.
struct OmegaCount
{
    DiceThrown dice{};
    /// By the thrower's name.
    std::map<QString, DiceThrown> throwers{};
    std::map<int, omega::RoundSeen> rounds{};
};

void addGame(OmegaCount &count, const PublicGame<OmegaRules> &game)
{
    const omega::Summary summary = omega::summaryOf(game.events());
    count.dice = count.dice + summary.dice;
    for (const auto &[role, dice] : summary.byThrower)
    {
        const QString part = role ? wording::nameOf(game.now.open, *role) : OmegaAnswers::tr("Overseer");
        DiceThrown &own = count.throwers[partWithPerson(part, game.players)];
        own = own + dice;
    }
    for (const auto &[number, round] : summary.rounds)
    {
        omega::RoundSeen &all = count.rounds[number];
        all.toCommandos += round.toCommandos;
        all.toPool += round.toPool;
        all.toDashboard += round.toDashboard;
        all.commandosWounds += round.commandosWounds;
        all.figuresWounds += round.figuresWounds;
    }
}

JudgedSum judged(const DiceThrown &dice)
{
    return judgedSum(omega::hitChances(dice.black, dice.red), dice.blackHits + dice.redHits, dice.rolls);
}

std::vector<Cell> diceRow(const QString &name, const DiceThrown &dice)
{
    const double due = averageOf(omega::hitChances(dice.black, dice.red));
    return {name, dice.rolls, dice.black + dice.red, dice.blackHits + dice.redHits, due, shortSentenceOf(judged(dice))};
}

/// Dice of one color, each of them a roll.
DiceThrown ofColor(int black, int blackHits, int red, int redHits)
{
    return {.rolls = black + red, .black = black, .blackHits = blackHits, .red = red, .redHits = redHits};
}

Answer diceAnswer(const OmegaCount &count)
{
    const DiceThrown &dice = count.dice;
    Answer answer{.id = "dice", .question = OmegaAnswers::tr("How did the dice fall?")};
    if (dice.rolls == 0)
    {
        answer.answer = OmegaAnswers::tr("No dice were thrown.");
        return answer;
    }
    answer.answer = OmegaAnswers::tr("Hits: %1 with %2 dice, and %3 are due on average. %4", "the last is a sentence")
                        .arg(QString::number(dice.blackHits + dice.redHits), QString::number(dice.black + dice.red),
                            averageText(averageOf(omega::hitChances(dice.black, dice.red))), sentenceOf(judged(dice)));
    answer.columns = {{"who", OmegaAnswers::tr("Dice")}, {"rolls", OmegaAnswers::tr("Rolls")},
        {"dice", OmegaAnswers::tr("Number")}, {"hits", OmegaAnswers::tr("Hits")}, {"due", OmegaAnswers::tr("Due")},
        {"likely", OmegaAnswers::tr("How likely")}};
    answer.charted = {"hits", "due"};
    answer.rows.push_back(diceRow(OmegaAnswers::tr("All"), dice));
    answer.rows.push_back(diceRow(OmegaAnswers::tr("Black"), ofColor(dice.black, dice.blackHits, 0, 0)));
    answer.rows.push_back(diceRow(OmegaAnswers::tr("Red"), ofColor(0, 0, dice.red, dice.redHits)));
    for (const auto &[name, own] : count.throwers)
        answer.rows.push_back(diceRow(name, own));
    if (count.throwers.size() > 1)
        answer.answer += u' ' + severalPeopleNote();
    return answer;
}

Answer adrenalineAnswer(const OmegaCount &count)
{
    omega::RoundSeen sum;
    Answer answer{.id = "adrenaline", .question = OmegaAnswers::tr("How much adrenaline came in each round?")};
    answer.columns = {{"round", OmegaAnswers::tr("Round")}, {"commandos", OmegaAnswers::tr("Commandos")},
        {"pool", OmegaAnswers::tr("Pool")}, {"dashboard", OmegaAnswers::tr("Dashboard")}};
    answer.charted = {"commandos", "pool", "dashboard"};
    for (const auto &[number, round] : count.rounds)
    {
        sum.toCommandos += round.toCommandos;
        sum.toPool += round.toPool;
        sum.toDashboard += round.toDashboard;
        answer.rows.push_back({number, round.toCommandos, round.toPool, round.toDashboard});
    }
    answer.answer = count.rounds.empty()
        ? OmegaAnswers::tr("No round has begun.")
        : OmegaAnswers::tr("Adrenaline in all: %1 to commandos, %2 to the pool, %3 to the dashboard.")
              .arg(QString::number(sum.toCommandos), QString::number(sum.toPool), QString::number(sum.toDashboard));
    return answer;
}

Answer woundsAnswer(const OmegaCount &count)
{
    omega::RoundSeen sum;
    Answer answer{.id = "wounds", .question = OmegaAnswers::tr("Who was wounded when?")};
    answer.columns = {{"round", OmegaAnswers::tr("Round")}, {"commandos", OmegaAnswers::tr("Commandos")},
        {"figures", OmegaAnswers::tr("Overseer’s figures")}};
    answer.charted = {"commandos", "figures"};
    for (const auto &[number, round] : count.rounds)
    {
        sum.commandosWounds += round.commandosWounds;
        sum.figuresWounds += round.figuresWounds;
        answer.rows.push_back({number, round.commandosWounds, round.figuresWounds});
    }
    answer.answer = count.rounds.empty()
        ? OmegaAnswers::tr("No round has begun.")
        : OmegaAnswers::tr("Wounds in all: commandos %1, the overseer’s figures %2.")
              .arg(QString::number(sum.commandosWounds), QString::number(sum.figuresWounds));
    return answer;
}

} // namespace

OrProblem<PublicJournalText> omegaPublicJournal(const QString &path, qint64 session)
{
    const auto texts = [](const PublicGame<OmegaRules> &game)
    {
        auto names = std::make_shared<const omega::PublicTable>(game.now.open);
        // A number is used again once its figure has left the map.
        const auto rowOf = [&](journal::Line line, const std::shared_ptr<const omega::Events> &events)
        {
            for (const omega::Event &event : *events)
                if (const auto *arrived = get_if<omega::FigureArrived>(&event))
                {
                    omega::PublicTable then = *names;
                    then.figures.insert_or_assign(omega::FigureId{arrived->figure.number},
                        omega::Standing{.kind = arrived->kind, .at = arrived->at});
                    names = std::make_shared<const omega::PublicTable>(std::move(then));
                }
            return journalRow(std::move(line), events, names);
        };
        return PublicJournalText{textsOf(game, rowOf),
            {omegaJournalLists().round(game.now.open.clock.round), wording::name(game.now.open.content.mission.name)}};
    };
    return publicGame<OmegaRules>(path, session).map(texts);
}

Statistics omegaStatistics(const QString &path, const std::vector<qint64> &sessions)
{
    Statistics statistics;
    OmegaCount count;
    countSessions<OmegaRules>(path, sessions, statistics,
        [&](const PublicGame<OmegaRules> &game, qint64 /*number*/) { addGame(count, game); });
    statistics.answers = {diceAnswer(count), adrenalineAnswer(count), woundsAnswer(count)};
    return statistics;
}

} // namespace dossier
