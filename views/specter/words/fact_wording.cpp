#include "views/specter/words/fact_wording.h"

#include "model/specter/seen/history.h"
#include "model/specter/seen/numbers.h"
#include "model/specter/seen/turn.h"
#include "views/kit/percentage.h"
#include "views/rules/rule_library.h"
#include "views/specter/words/event_wording.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace dossier::wording
{

namespace
{

/// The translation context of this file.
struct FactWording
{
    Q_DECLARE_TR_FUNCTIONS(FactWording)
};

/// Describes how the agent can be on a space.
QString possible(Inference &inference, Space space)
{
    // When a hidden card was used for sure, it distinguishes no space from another.
    const SpaceSet &without = inference.now().withoutHiddenCards;
    if (!without.empty() && !without.contains(space))
        return FactWording::tr("possible only if a hidden card was used");
    if (inference.now().any.count() == 1)
        return FactWording::tr("the agent is here");
    if (inference.now().withoutHiddenCards.count() == 1)
        return FactWording::tr("the agent is here, if no hidden card was used");
    const double of = inference.shareAt(space);
    return of > 0 ? FactWording::tr("the agent can be here: %1 of the possible ways lead here").arg(share(of))
                  : FactWording::tr("the agent can be here");
}

/// Returns the space where the figure was placed in the last move although no hunter sees it; only a hidden card does
/// that.
std::optional<specter::Coordinate> shownUnseen(const specter::PublicTable &table, specter::Agent agent)
{
    const auto inPlay = table.agents.find(agent);
    if (inPlay == table.agents.end() || inPlay->second.turns.empty())
        return std::nullopt;
    const specter::TurnFacts &turn = inPlay->second.turns.back();
    if (!turn.shown || turn.shown->what != specter::Showing::Seen || !turn.shown->at)
        return std::nullopt;
    SpaceSet smoke;
    for (const specter::Coordinate &space : turn.smoke)
        smoke.set(space);
    const specter::Board board = specter::boardOf(table);
    const bool seen = std::ranges::any_of(turn.hunters, [&](const specter::Lookout &from)
        { return specter::seenBy(board, from, smoke, false).contains(*turn.shown->at); });
    return seen ? std::nullopt : turn.shown->at;
}

/// Returns the hunter who stood there on foot during the last move: nobody could come there in it.
std::optional<specter::HunterKind> whoBarred(const specter::PublicTable &table, specter::Agent agent, Space space)
{
    const std::vector<specter::TurnFacts> &turns = specter::inPlay(table, agent).turns;
    if (turns.empty())
        return std::nullopt;
    const auto there = std::ranges::find_if(turns.back().hunters,
        [&](const specter::Lookout &hunter) { return !hunter.inVehicle && hunter.at == specter::Coordinate(space); });
    return there == turns.back().hunters.end() ? std::nullopt : std::optional(hunterOf(there->hunter));
}

/// Names the first fact that leaves no way there up to now, regardless of later ones. A fact of an earlier turn still
/// holds: no moves since lead there, or a hunter who has stood there since bars the space.
QString excluded(const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &by, Space space)
{
    const std::optional<specter::HunterKind> barred = whoBarred(table, agent, space);
    const bool isOld = by.turn + 1 < static_cast<int>(specter::inPlay(table, agent).turns.size());
    const QString turn = QString::number(by.turn + specter::inPlay(table, agent).firstTurn);
    const QString text = factAlone(table, agent, by);
    if (barred && isOld)
        return FactWording::tr("occupied by %1; before that, in turn %2, the agent was elsewhere (%3)",
            "a hunter, a turn, the fact that says so")
            .arg(nameOf(table, *barred), turn, text);
    if (isOld)
        return FactWording::tr(
            "the agent cannot have come here since turn %1 (%2)", "a turn, the fact that excludes it")
            .arg(turn, text);
    return FactWording::tr("the agent cannot be here after turn %1 (%2)", "a turn, the fact that excludes it")
        .arg(turn, text);
}

} // namespace

QString unseenSighting(const specter::PublicTable &table, specter::Agent agent)
{
    const std::optional<specter::Coordinate> at = shownUnseen(table, agent);
    return at
        ? FactWording::tr("No hunter sees %1, where the agent was shown: a hidden card did that, or it was entered "
                          "by mistake.")
              .arg(name(*at))
        : QString();
}

namespace
{

/// True when the sentence begins with the name of one of that kind.
template <typename Kind>
bool beginsWithAny(const specter::PublicTable &table, const QString &sentence)
{
    for (std::size_t i = 0; i < words(Kind{}).size(); ++i)
        if (sentence.startsWith(nameOf(table, static_cast<Kind>(i))))
            return true;
    return false;
}

} // namespace

QString goingOn(const specter::PublicTable &table, const QString &sentence)
{
    const bool named = beginsWithAny<specter::HunterKind>(table, sentence)
        || beginsWithAny<specter::AgentKind>(table, sentence) || beginsWithAny<specter::Equipment>(table, sentence);
    return named ? sentence : sentence.left(1).toLower() + sentence.mid(1);
}

QString factAlone(const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &place)
{
    const specter::TurnFacts &turn = specter::turnOf(table, agent, place.turn);
    const auto index = static_cast<std::size_t>(place.index);
    switch (place.kind)
    {
    case specter::FactKind::TurnedOver:
        return index < turn.turnedOver.size()
            ? FactWording::tr("the agent completes the objective on %1").arg(name(turn.turnedOver[index]))
            : QString();
    case specter::FactKind::Shown:
        return turn.shown && !turn.shown->at ? FactWording::tr("nothing shown")
                                             : goingOn(table, sentence(table, agent, turn.shown));
    case specter::FactKind::Card:
        return turn.announced ? goingOn(table, sentence(table, agent, *turn.announced)) : QString();
    case specter::FactKind::Later:
        break;
    }
    return index < turn.later.size() ? goingOn(table, sentence(table, agent, turn.later[index])) : QString();
}

QString fact(const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &place)
{
    return FactWording::tr("Turn %1: %2", "a fact")
        .arg(place.turn + specter::inPlay(table, agent).firstTurn)
        .arg(factAlone(table, agent, place));
}

QString why(const specter::PublicTable &table, specter::Agent agent, Inference &inference, Space space)
{
    if (shownUnseen(table, agent) == specter::Coordinate(space) && !inference.now().withoutHiddenCards.contains(space))
        return inference.now().any.contains(space)
            ? FactWording::tr("no hunter sees this space: shown here by a hidden card, or by mistake")
            : FactWording::tr("no hunter sees this space, so the agent cannot have been shown here");
    const bool open = inference.isOpen(space);
    const specter::Exclusion exclusion = inference.why(space);
    if (!open)
        return FactWording::tr("a structure: closed to everybody");
    if (inference.now().any.empty())
        return FactWording::tr("the public facts contradict each other: the agent can be nowhere");
    if (const std::vector<specter::Coordinate> objectives = inference.turnedOverFarFrom(space); !objectives.empty())
        return FactWording::tr("the agent cannot be here: in turn %1 the agent completes the objective on %2")
            .arg(table.clock.turn)
            .arg(names(objectives));
    if (std::holds_alternative<specter::StillPossible>(exclusion))
        return possible(inference, space);
    if (const auto *excluding = std::get_if<specter::FactPlace>(&exclusion))
        return excluded(table, agent, *excluding, space);
    if (const std::optional<specter::HunterKind> barred = whoBarred(table, agent, space))
        return FactWording::tr("occupied by %1: the agent cannot step onto a hunter’s space", "a hunter")
            .arg(nameOf(table, *barred));
    const QString start = name(specter::historyOf(table, agent).start);
    const int turns = static_cast<int>(specter::inPlay(table, agent).turns.size());
    return turns == 0
        ? FactWording::tr("the agent has not moved from %1 yet", "a space").arg(start)
        : FactWording::tr("too far: %n turn(s) of moving from %1 do not lead here", "a space", turns).arg(start);
}

namespace
{

/// Describes the fault in the sheet itself; empty when an answer does not fit it.
QString faultOfSheet(const specter::Slip &slip)
{
    const QString rule = ruleTitle(slip.rule);
    switch (slip.about)
    {
    case specter::SlipKind::NoLine:
        return FactWording::tr("Turn %1: the sheet has no line (%2)", "a turn, a rule").arg(slip.turn).arg(rule);
    case specter::SlipKind::Hand:
        return slip.turn > 0
            ? FactWording::tr(
                  "Turn %1: this agent cannot hold that card, or has no charge of it left (%2)", "a turn, a rule")
                  .arg(slip.turn)
                  .arg(rule)
            : FactWording::tr("The sheet names cards that this agent cannot have taken (%1)", "a rule").arg(rule);
    case specter::SlipKind::Character:
        return FactWording::tr("The sheet names another character than the one that was revealed (%1)", "a rule")
            .arg(rule);
    case specter::SlipKind::Foretold:
        return FactWording::tr("Turn %1: an objective was announced, and none was completed (%2)", "a turn, a rule")
            .arg(slip.turn)
            .arg(rule);
    case specter::SlipKind::Card:
        if (!slip.said && !slip.truth)
            return FactWording::tr(
                "Turn %1: the card on the sheet is not the one that was announced (%2)", "a turn, a rule")
                .arg(slip.turn)
                .arg(rule);
        break;
    case specter::SlipKind::Answer:
        break;
    }
    return {};
}

} // namespace

QString sentence(const specter::Slip &slip)
{
    if (const QString fault = faultOfSheet(slip); !fault.isEmpty())
        return fault;
    const QString rule = ruleTitle(slip.rule);
    if (slip.said && slip.truth)
        return FactWording::tr("Turn %1: %2 was said, and the sheet has %3 (%4)", "two spaces, a rule")
            .arg(QString::number(slip.turn), name(*slip.said), name(*slip.truth), rule);
    return slip.truth ? FactWording::tr("Turn %1: what was said does not fit %2 on the sheet (%3)", "a space, a rule")
                            .arg(QString::number(slip.turn), name(*slip.truth), rule)
                      : FactWording::tr("Turn %1: what was said does not fit the sheet (%2)", "a rule")
                            .arg(QString::number(slip.turn), rule);
}

QString average(double spaces)
{
    // 7 is 7; 7.4 is more precise than 7.
    const bool whole = std::abs(spaces - std::round(spaces)) < 0.05;
    return QLocale().toString(spaces, 'f', spaces < 10 && !whole ? 1 : 0);
}

QString share(double of)
{
    const double percent = of * 100;
    return percentage(of, percent < 9.95 && percent > 0 ? 1 : 0);
}

} // namespace dossier::wording
