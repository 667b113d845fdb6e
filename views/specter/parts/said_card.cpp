#include "views/specter/parts/said_card.h"

#include "model/specter/seen/numbers.h"
#include "views/specter/parts/scene.h"
#include "views/specter/words/announcement.h"
#include "views/specter/words/fact_wording.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct SaidWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SaidCard)
};

/// Number of lines below the headline in any window.
constexpr int linesBelow = 4;

/// Returns the last fact about an agent: the last one of the agent's last turn.
std::optional<specter::FactPlace> lastFact(const specter::PublicTable &table, specter::Agent agent)
{
    const std::vector<specter::TurnFacts> &turns = specter::inPlay(table, agent).turns;
    if (turns.empty())
        return std::nullopt;
    const int turn = static_cast<int>(turns.size()) - 1;
    if (!turns.back().later.empty())
        return specter::FactPlace{turn, specter::FactKind::Later, static_cast<int>(turns.back().later.size()) - 1};
    return specter::FactPlace{turn, specter::FactKind::Shown, 0};
}

/// True for facts from one action, one after another: the sensor's answer before the look, nearness after it.
bool goTogether(const specter::LaterFact &first, const specter::LaterFact &second)
{
    const auto isLook = [](const specter::LaterFact &fact)
    { return holds_alternative<specter::SaidClear>(fact) || holds_alternative<specter::FoundBy>(fact); };
    return (holds_alternative<specter::SensorSaid>(first) && isLook(second))
        || (isLook(first) && holds_alternative<specter::SaidClose>(second));
}

/// Returns the index of the first fact of the answer that ends with the last fact.
std::size_t answerBegin(const std::vector<specter::LaterFact> &later)
{
    std::size_t begin = later.size() - 1;
    while (begin > 0 && goTogether(later[begin - 1], later[begin]))
        --begin;
    return begin;
}

/// True when a fact answers that hunter's look.
bool isFor(const specter::LaterFact &fact, specter::HunterKind hunter)
{
    if (const auto *clear = get_if<specter::SaidClear>(&fact))
        return wording::hunterOf(clear->from.hunter) == hunter;
    const auto *found = get_if<specter::FoundBy>(&fact);
    return found != nullptr && wording::hunterOf(found->from.hunter) == hunter;
}

QString shown(const std::optional<specter::Shown> &what)
{
    if (!what)
        return SaidWords::tr("not known");
    if (!what->at)
        return SaidWords::tr("Nothing shown");
    return (what->what == specter::Showing::Seen ? SaidWords::tr("Seen on %1") : SaidWords::tr("Last seen on %1"))
        .arg(wording::name(*what->at));
}

/// Returns the place of the figure by the answers since the last move: “Clear” for one hunter takes nothing back.
std::optional<specter::Coordinate> seenOn(const specter::TurnFacts &turn)
{
    std::optional<specter::Coordinate> at;
    if (turn.shown && turn.shown->what == specter::Showing::Seen)
        at = turn.shown->at;
    for (const specter::LaterFact &fact : turn.later)
        if (const auto *found = get_if<specter::FoundBy>(&fact))
            at = found->agent;
    return at;
}

QString said(const specter::LaterFact &fact)
{
    if (holds_alternative<specter::SaidClear>(fact))
        return SaidWords::tr("“Clear”");
    if (const auto *found = get_if<specter::FoundBy>(&fact))
        return SaidWords::tr("Seen on %1").arg(wording::name(found->agent));
    if (const auto *sensed = get_if<specter::SensorSaid>(&fact))
        return SaidWords::tr("Sensor: %1").arg(wording::name(sensed->reading));
    if (const auto *close = get_if<specter::SaidClose>(&fact))
        return close->close ? SaidWords::tr("“Close”") : SaidWords::tr("“Not close”");
    if (holds_alternative<specter::Foretold>(fact))
        return SaidWords::tr("“An objective next turn”");
    const auto *stood = get_if<specter::StoodAt>(&fact);
    return stood != nullptr ? SaidWords::tr("Was on %1").arg(wording::name(stood->agent)) : QString();
}

} // namespace

QStringList announcedBeside(const specter::PublicTable &table, const specter::TurnFacts &turn)
{
    QStringList all;
    for (const specter::Coordinate &objective : turn.turnedOver)
        all << SaidWords::tr("Objective on %1").arg(wording::name(objective));
    if (!turn.announced)
        return all;
    const QString card = wording::nameOf(table, turn.announced->card);
    return all << (turn.announced->at
                   ? SaidWords::tr("%1 on %2", "a card, a space").arg(card, wording::name(*turn.announced->at))
                   : card);
}

QString lastWords(const specter::PublicTable &table, specter::Agent agent)
{
    const std::optional<specter::FactPlace> fact = lastFact(table, agent);
    if (!fact)
        return {};
    const specter::TurnFacts &turn = specter::inPlay(table, agent).turns.back();
    if (fact->kind != specter::FactKind::Later || wording::isSeenThere(turn, turn.later.back()))
        return (announcedBeside(table, turn) << shown(turn.shown)).join(QStringLiteral(" · "));
    QStringList words;
    // A hunter who looks back also gets the answer if the agent is in sight.
    const std::optional<wording::LookedBack> back = wording::lookedBack(table, agent);
    if (back && isFor(turn.later.back(), back->hunter))
        words << SaidWords::tr("%n turn(s) ago: %1", "a space", back->turns).arg(wording::name(back->at));
    const std::optional<specter::Coordinate> seen = seenOn(turn);
    for (std::size_t i = answerBegin(turn.later); i < turn.later.size(); ++i)
    {
        const auto *clear = get_if<specter::SaidClear>(&turn.later[i]);
        if (clear != nullptr && seen)
            words << SaidWords::tr("Seen on %1").arg(wording::name(*seen))
                  << SaidWords::tr("“Clear” for %1", "a hunter")
                         .arg(wording::nameOf(table, wording::hunterOf(clear->from.hunter)));
        else
            words << said(turn.later[i]);
    }
    return words.join(QStringLiteral(" · "));
}

namespace
{

/// Caption, headline, and all announcements; the headline is the last of them.
struct Said
{
    QString caption{};
    QString headline{};
    QStringList all{};
};

/// The letters of their figures distinguish two agents.
Said saidByBoth(const specter::PublicTable &table)
{
    QStringList headlines;
    QStringList all;
    for (const auto &[agent, inPlay] : table.agents)
    {
        if (const QString said = lastWords(table, agent); !said.isEmpty())
            headlines << SaidWords::tr("%1: %2", "the letters of a figure, what was said")
                             .arg(agentLetters(table, agent), said);
        all << wording::announced(table, agent);
    }
    return {SaidWords::tr("The agents say · %1", "in which turn").arg(wording::turnsAnnounced(table)),
        headlines.join(u'\n'), all};
}

Said saidOf(const specter::PublicTable &table, specter::Agent agent)
{
    if (table.outcome)
        return {SaidWords::tr("The game is over"), wording::sentence(table, *table.outcome),
            {SaidWords::tr("It ended in turn %1.").arg(table.clock.turn)}};
    if (table.agents.size() > 1)
        return saidByBoth(table);
    return {SaidWords::tr("%1 says · %2", "an agent, in which turn")
                .arg(wording::nameOf(table, agent), wording::turnsAnnounced(table)),
        lastWords(table, agent), wording::announced(table, agent)};
}

} // namespace

Part saidCard(const specter::PublicTable &table, specter::Agent agent)
{
    const auto [caption, headline, all] = saidOf(table, agent);
    return card(
        {text(caption, Role::Caption), text(headline, Role::Say).wrapping(),
            reading(headline, linesBelow, false, {text(all.join(u'\n'), Role::Small).wrapping()}).when(!all.isEmpty())})
        .spaced(4, {14, 10, 14, 10})
        .with(&Part::tone, QLatin1String("say"))
        .keyed(QStringLiteral("said"))
        .when(!headline.isEmpty());
}

} // namespace dossier
