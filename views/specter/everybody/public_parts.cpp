#include "views/specter/everybody/public_parts.h"

#include "model/specter/seen/numbers.h"
#include "model/specter/seen/setup.h"
#include "views/specter/parts/agent_card.h"
#include "views/specter/parts/hunters_header.h"
#include "views/specter/parts/scene.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

// The translation contexts of this file, one for each part.
struct SpecterPublicHeader
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SpecterPublicHeader)
};

struct SpecterPublicTurns
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SpecterPublicTurns)
};

struct SpecterPublicHunters
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SpecterPublicHunters)
};

struct SpecterPublicAgent
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SpecterPublicAgent)
};

/// Describes the state of a hunter in a few words; empty when it is normal.
QString stateOf(const specter::HunterInPlay &hunter)
{
    QStringList words;
    if (hunter.inVehicle)
        words << SpecterPublicHunters::tr("in the vehicle");
    if (hunter.stunned)
        words << SpecterPublicHunters::tr("stunned");
    if (hunter.gaze == specter::Gaze::Blind)
        words << SpecterPublicHunters::tr("blinded");
    else if (hunter.gaze != specter::Gaze::Open)
        words << SpecterPublicHunters::tr("looks %1", "where, along one line").arg(wording::name(hunter.gaze));
    if (hunter.barred)
        words << SpecterPublicHunters::tr("barred from the vehicle");
    return words.join(QStringLiteral(", "));
}

/// A hindrance of a hunter is legible from across the room; riding is no news.
Lettering letteringOf(const specter::HunterInPlay &hunter, const Theme &theme)
{
    if (hunter.stunned || hunter.barred)
        return {2.9, theme.red.text, QFont::Bold};
    if (hunter.gaze == specter::Gaze::Blind)
        return {2.9, theme.amber.text, QFont::Bold};
    return {2.6, theme.dim, QFont::Medium};
}

/// Returns a caption and a value for each known fact about an agent.
QList<std::pair<QString, QString>> knownOf(const specter::PublicTable &table, specter::Agent agent)
{
    const specter::AgentInPlay &inPlay = specter::inPlay(table, agent);
    const std::optional<int> health = specter::healthOf(table, agent, inPlay.character);
    const auto place
        = [](const std::optional<specter::Coordinate> &at) { return at ? wording::name(*at) : QStringLiteral("–"); };
    return {{SpecterPublicAgent::tr("Character"),
                inPlay.character ? wording::nameOf(table, *inPlay.character) : QStringLiteral("?")},
        {SpecterPublicAgent::tr("Health"),
            health ? SpecterPublicAgent::tr("%1 of %2", "a count, the most").arg(*health).arg(*health + inPlay.wounds)
                : inPlay.wounds == 0 ? SpecterPublicAgent::tr("not wounded")
                                     : SpecterPublicAgent::tr("−%1", "health lost").arg(inPlay.wounds)},
        //: where the piece of the agent stands
        {SpecterPublicAgent::tr("Figure"), place(inPlay.figure)},
        {SpecterPublicAgent::tr("Last seen"), place(inPlay.lastSeen)}};
}

/// Names the side on turn, or the winners; the reason is below.
QString shortPart(const specter::PublicView &view)
{
    if (!view.open.outcome)
        return partText(view);
    if (view.open.outcome->winner == specter::Side::Hunters)
        return SpecterPublicHeader::tr("The hunters win");
    return view.open.agents.size() > 1 ? SpecterPublicHeader::tr("The agents win")
                                       : SpecterPublicHeader::tr("The agent wins");
}

void drawHeader(PublicInk &ink, const QRect &into, const specter::PublicView &view)
{
    const Theme &theme = ink.theme();
    const double caption = into.height() * 0.26;
    ink.write(QRectF(0, 0, into.width(), caption), QStringLiteral("SPECTER OPS"), {2.1, theme.dim, QFont::DemiBold});
    const QRectF lower(0, caption, into.width(), into.height() - caption);
    const double turn = ink.write(lower.adjusted(0, 0, -into.width() * 0.5, 0),
        SpecterPublicHeader::tr("Turn %1").arg(view.open.clock.turn), {7, theme.ink, QFont::Bold});
    ink.write(lower.adjusted(turn + ink.units(1.2), ink.units(1.6), -into.width() * 0.42, 0),
        SpecterPublicHeader::tr("of %1", "all turns of a game").arg(specter::turnsOfAGame),
        {2.8, theme.dim, QFont::DemiBold});
    const bool agents = view.open.clock.phase == specter::Phase::Agents || view.open.secondAgentDue;
    ink.write(lower.adjusted(into.width() * 0.5, 0, 0, 0), shortPart(view),
        {4, agents ? theme.amber.text : theme.red.text, QFont::Bold, Qt::AlignRight | Qt::AlignVCenter});
}

QString headerText(const specter::PublicView &view)
{
    return SpecterPublicHeader::tr("Turn %1 of %2, %3")
        .arg(view.open.clock.turn)
        .arg(specter::turnsOfAGame)
        .arg(partText(view));
}

void drawTurns(PublicInk &ink, const QRect &into, const specter::PublicView &view)
{
    const Theme &theme = ink.theme();
    const double gap = ink.units(0.4);
    const double wide = (into.width() + gap) / specter::turnsOfAGame;
    for (int turn = 1; turn <= specter::turnsOfAGame; ++turn)
    {
        const bool now = turn == view.open.clock.turn;
        const double high = now ? into.height() : into.height() * 0.6;
        const QRectF mark((turn - 1) * wide, (into.height() - high) / 2, wide - gap, high);
        ink.painter().setPen(now ? Qt::NoPen : QPen(theme.line, 1));
        ink.painter().setBrush(now ? theme.ink : turn < view.open.clock.turn ? theme.dim : theme.panel);
        ink.painter().drawRoundedRect(mark, ink.units(0.4), ink.units(0.4));
    }
}

QString turnsText(const specter::PublicView &view)
{
    const int left = specter::turnsOfAGame - view.open.clock.turn;
    return SpecterPublicTurns::tr("%n turn(s) after this one", nullptr, left);
}

void drawHunters(PublicInk &ink, const QRect &into, const specter::PublicView &view, const WhoPlays &players)
{
    const Theme &theme = ink.theme();
    ink.card(into, theme.line);
    const QRectF in = ink.caption(insideCard(ink, into), SpecterPublicHunters::tr("Hunters"));
    const auto rows = static_cast<double>(view.open.hunters.size() + 1);
    const double high = std::min(in.height() / rows, ink.units(7.4));
    double top = in.top();
    const auto row = [&](const QString &name, const QString &player, const QString &place, bool acts)
    {
        const QRectF line(in.left(), top, in.width(), high);
        const QRectF people = line.adjusted(0, 0, -in.width() * 0.62, 0);
        const double taken
            = ink.write(people, name, {3.4, acts ? theme.amber.text : theme.ink, QFont::DemiBold}) + ink.units(1.2);
        ink.write(people.adjusted(taken, ink.units(0.5), 0, 0), player, {2.4, theme.dim, QFont::Medium});
        ink.write(line.adjusted(in.width() * 0.4, 0, -in.width() * 0.44, 0), place, {3.6, theme.ink, QFont::Bold});
        top += high;
        return line.adjusted(in.width() * 0.57, 0, 0, 0);
    };
    for (const auto &[kind, hunter] : view.open.hunters)
    {
        const QRectF beside = row(wording::nameOf(view.open, kind), players.of(kind), wording::name(hunter.at),
            view.open.turn && view.open.turn->hunter == kind);
        ink.write(beside, stateOf(hunter), letteringOf(hunter, theme));
    }
    row(SpecterPublicHunters::tr("Vehicle"), {}, wording::name(view.open.vehicle), false);
}

QString huntersText(const specter::PublicView &view, const WhoPlays &players)
{
    QStringList all;
    for (const auto &[kind, hunter] : view.open.hunters)
    {
        const QString state = stateOf(hunter);
        const QString where
            = SpecterPublicHunters::tr("%1 on %2", "a hunter, a space")
                  .arg(withPlayer(wording::nameOf(view.open, kind), players.of(kind)), wording::name(hunter.at));
        all << (state.isEmpty() ? where : where + QStringLiteral(", ") + state);
    }
    all << SpecterPublicHunters::tr("Vehicle on %1").arg(wording::name(view.open.vehicle));
    return all.join(QStringLiteral("; "));
}

/// The parts of the width that character, health, figure and last sighting have.
constexpr std::array agentColumns{0.26, 0.24, 0.18, 0.32};

QString allObjectivesText(const specter::PublicTable &table)
{
    return SpecterPublicAgent::tr("Objectives, %1 of %2 completed: %3", "two numbers, spaces")
        .arg(wording::objectivesDone(table))
        .arg(specter::objectivesNeeded)
        .arg(objectivesText(table));
}

/// Draws a line for each agent under one line of captions; the letters of their figures distinguish two agents.
void drawAgent(PublicInk &ink, const QRect &into, const specter::PublicView &view)
{
    const Theme &theme = ink.theme();
    ink.card(into, theme.line);
    const QRectF in = insideCard(ink, into);
    const double objectives = in.height() * 0.3;
    const double names = view.open.agents.size() > 1 ? in.width() * 0.09 : 0;
    const double captions = ink.units(3.2);
    const auto agents = std::max<double>(static_cast<double>(view.open.agents.size()), 1);
    const double high = std::min((in.height() - objectives - captions) / agents, ink.units(5));
    double top = in.top() + captions;
    for (const auto &[agent, inPlay] : view.open.agents)
    {
        if (names > 0)
            ink.write(QRectF(in.left(), top, names - ink.units(1), high), agentLetters(view.open, agent),
                {3.2, theme.amber.text, QFont::Bold});
        double left = in.left() + names;
        std::size_t column = 0;
        for (const auto &[caption, value] : knownOf(view.open, agent))
        {
            const double wide = (in.width() - names) * agentColumns.at(column++);
            if (agent == view.open.agents.begin()->first)
                ink.caption(QRectF(left, in.top(), wide - ink.units(1), captions), caption);
            ink.write(QRectF(left, top, wide - ink.units(1), high), value, {3.2, theme.ink, QFont::Bold});
            left += wide;
        }
        top += high;
    }
    ink.write(QRectF(in.left(), in.bottom() - objectives, in.width(), objectives), allObjectivesText(view.open),
        {2.9, theme.ink, QFont::DemiBold});
}

QString agentText(const specter::PublicView &view)
{
    QStringList all;
    for (const auto &[agent, inPlay] : view.open.agents)
    {
        QStringList words{wording::nameOf(view.open, agent)};
        for (const auto &[caption, value] : knownOf(view.open, agent))
            words << SpecterPublicAgent::tr("%1: %2", "a caption, a value").arg(caption, value);
        all << words.join(QStringLiteral(", "));
    }
    all << allObjectivesText(view.open);
    return all.join(QStringLiteral("; "));
}

} // namespace

QRectF insideCard(const PublicInk &ink, const QRectF &card)
{
    return card.adjusted(ink.units(1.5), ink.units(0.9), -ink.units(1.5), -ink.units(0.9));
}

PublicPart specterPublicHeader(const SpecterPublicViewPtr &view)
{
    return partOf(view, drawHeader, headerText);
}

PublicPart specterPublicTurns(const SpecterPublicViewPtr &view)
{
    return partOf(view, drawTurns, turnsText);
}

PublicPart specterPublicHunters(const SpecterPublicViewPtr &view, const WhoPlays &players)
{
    return {[view, players](PublicInk &ink, const QRect &into) { drawHunters(ink, into, *view, players); },
        [view, players] { return huntersText(*view, players); }};
}

PublicPart specterPublicAgent(const SpecterPublicViewPtr &view)
{
    return partOf(view, drawAgent, agentText);
}

} // namespace dossier
