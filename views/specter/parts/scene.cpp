#include "views/specter/parts/scene.h"

#include "model/specter/seen/numbers.h"
#include "model/specter/seen/sight.h"
#include "model/specter/seen/turn.h"
#include "views/specter/parts/street_ground.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct SpecterBoardWords
{
    Q_DECLARE_TR_FUNCTIONS(SpecterBoardWords)
};

using specter::Coordinate;
using specter::PublicTable;

void add(BoardScene &scene, Space at, TokenShape shape, BoardTone tone, const QString &sign, const QString &name,
    bool spent = false)
{
    scene.tokens.push_back({at, shape, tone, sign.toStdString(), name.toStdString(), spent});
}

void addPrinted(BoardScene &scene, const PublicTable &table)
{
    add(scene, table.pack.board.agentStart, TokenShape::Start, BoardTone::Plain, {},
        SpecterBoardWords::tr("start of the agent"));
    for (const Coordinate &escape : escapesOf(table.pack.board, setUpOf(table)))
        add(scene, escape, TokenShape::Door, BoardTone::Plain, {}, SpecterBoardWords::tr("escape point"));
}

void addObjectives(BoardScene &scene, const PublicTable &table, const std::optional<specter::Sheet> &own)
{
    for (const Coordinate &objective : table.completed)
        add(scene, objective, TokenShape::Goal, BoardTone::Green, QStringLiteral("✓"),
            SpecterBoardWords::tr("objective, completed"));
    const auto isDone = [&](const Coordinate &one) { return std::ranges::count(table.completed, one) > 0; };
    const std::vector<Coordinate> known = knownObjectives(table);
    for (const Coordinate &objective : known)
        if (!isDone(objective))
            add(scene, objective, TokenShape::Goal, BoardTone::Amber, QStringLiteral("★"),
                SpecterBoardWords::tr("objective, not completed"));
    if (!own)
        return;
    for (const Coordinate &objective : own->objectives)
        if (!isDone(objective) && !std::ranges::count(known, objective))
            add(scene, objective, TokenShape::Goal, BoardTone::Violet, QStringLiteral("★"),
                SpecterBoardWords::tr("objective, secret"));
}

QString spoken(const PublicTable &table, specter::HunterKind kind, const specter::HunterInPlay &hunter)
{
    QStringList words{wording::nameOf(table, kind)};
    if (hunter.inVehicle)
        words << SpecterBoardWords::tr("in the vehicle");
    if (hunter.stunned)
        words << SpecterBoardWords::tr("stunned");
    if (hunter.gaze == specter::Gaze::Blind)
        words << SpecterBoardWords::tr("blinded");
    return words.join(QStringLiteral(", "));
}

/// A stun weighs more: the hunter neither goes far nor attacks.
TokenPlight plightOf(const specter::HunterInPlay &hunter)
{
    if (hunter.stunned)
        return TokenPlight::Stunned;
    return hunter.gaze == specter::Gaze::Blind ? TokenPlight::Blinded : TokenPlight::None;
}

void addHunters(BoardScene &scene, const PublicTable &table)
{
    if (!table.hunters.empty())
        add(scene, table.vehicle, TokenShape::Plate, BoardTone::Plain,
            SpecterBoardWords::tr("car", "sign of the vehicle"), SpecterBoardWords::tr("vehicle"));
    for (const auto &[kind, hunter] : table.hunters)
        if (kind != table.traitor)
        {
            add(scene, hunter.at, TokenShape::Disc, BoardTone::Red, tokenLetters(kind), spoken(table, kind, hunter));
            scene.tokens.back().aboard = hunter.inVehicle;
            scene.tokens.back().plight = plightOf(hunter);
        }
}

/// The figure is where the table saw the agent.
void addAgents(BoardScene &scene, const PublicTable &table)
{
    for (const auto &[agent, inPlay] : table.agents)
    {
        const bool second = agent == specter::Agent::Second;
        if (inPlay.figure && !table.sheets.contains(agent))
            add(scene, *inPlay.figure, TokenShape::Disc, BoardTone::Amber, agentLetters(table, agent),
                second ? SpecterBoardWords::tr("figure of the second agent")
                       : SpecterBoardWords::tr("the agent’s figure"));
        const bool marked = inPlay.lastSeen && inPlay.lastSeen != inPlay.figure && !table.sheets.contains(agent);
        if (marked)
            add(scene, *inPlay.lastSeen, TokenShape::Pin, BoardTone::Amber,
                table.agents.size() < 2 ? QStringLiteral("!") : QString::number(second ? 2 : 1),
                second ? SpecterBoardWords::tr("second agent last seen here")
                       : SpecterBoardWords::tr("agent last seen here"));
    }
}

/// Only the agent's own player knows more of the place.
void addOwnPlace(BoardScene &scene, const specter::View &view)
{
    if (!view.sheet || !view.sheet->at || view.open.clock.phase == specter::Phase::SetUp)
        return;
    // The path of an open sheet shows everybody where it ends.
    if (!view.agent || !view.open.sheets.contains(*view.agent))
        add(scene, *view.sheet->at, TokenShape::Figure, BoardTone::Violet, {},
            SpecterBoardWords::tr("you are here, secret"));
}

/// Returns the path of a sheet from its first line to its last; the agent's begins at the board's start space.
std::vector<Space> wayOf(const PublicTable &table, specter::Agent agent, const specter::Sheet &sheet)
{
    std::vector<Space> way;
    if (agent == specter::Agent::First)
        way.push_back(table.pack.board.agentStart);
    for (const specter::SheetLine &line : sheet.lines)
        for (const Coordinate &space : line.path)
            if (way.empty() || way.back() != Space(space))
                way.push_back(space);
    return way;
}

/// Returns the spaces where turns of a sheet ended, each with those turns.
std::map<Space, std::vector<int>> turnEnds(const PublicTable &table, specter::Agent agent, const specter::Sheet &sheet)
{
    const auto inPlay = table.agents.find(agent);
    int turn = inPlay == table.agents.end() ? 1 : inPlay->second.firstTurn;
    std::map<Space, std::vector<int>> ends;
    for (const specter::SheetLine &line : sheet.lines)
    {
        if (!line.path.empty())
            ends[line.path.back()].push_back(turn);
        ++turn;
    }
    return ends;
}

/// Joins consecutive turns to ranges: "2–4, 7".
QString turnsText(const std::vector<int> &turns, const QString &between)
{
    QStringList all;
    for (std::size_t first = 0, next = 0; first < turns.size(); first = next)
    {
        while (next < turns.size() && turns[next] == turns[first] + static_cast<int>(next - first))
            ++next;
        const QString begin = QString::number(turns[first]);
        all << (next - first > 1 ? begin + u'–' + QString::number(turns[next - 1]) : begin);
    }
    return all.join(between);
}

/// The way of the second agent has a line and a colour of its own.
void addSheet(BoardScene &scene, const PublicTable &table, specter::Agent agent, const specter::Sheet &sheet)
{
    const bool second = agent == specter::Agent::Second;
    const BoardTone tone = second ? BoardTone::Teal : BoardTone::Amber;
    scene.trails.push_back({.path = wayOf(table, agent, sheet), .tone = tone, .bare = true, .dashed = second});
    for (const auto &[at, turns] : turnEnds(table, agent, sheet))
        add(scene, at, TokenShape::Disc, tone, turnsText(turns, QStringLiteral(",")),
            (second ? SpecterBoardWords::tr("second agent here at the end of turn %1", "one number or several")
                    : SpecterBoardWords::tr("here at the end of turn %1", "one number or several"))
                .arg(turnsText(turns, QStringLiteral(", "))));
}

/// SO-END-1: once the sheet is open, everybody sees the agent's true path, turn by turn.
void addSheets(BoardScene &scene, const PublicTable &table)
{
    for (const auto &[agent, sheet] : table.sheets)
        addSheet(scene, table, agent, sheet);
}

void addSmoke(BoardScene &scene, const PublicTable &table)
{
    if (table.smoke.empty())
        return;
    for (const specter::Smoke &smoke : table.smoke)
        add(scene, smoke.at, TokenShape::Cloud, BoardTone::Plain, {}, SpecterBoardWords::tr("smoke token"));
    scene.washes.push_back({BoardTone::Plain, WashMark::Outlined, smokeSpaces(table, boardOf(table)),
        SpecterBoardWords::tr("in smoke").toStdString()});
}

BoardScene sceneOf(const PublicTable &table, const std::optional<specter::Sheet> &own)
{
    BoardScene scene;
    addStreets(scene, boardOf(table), table.pack.board.streets);
    addSmoke(scene, table);
    addPrinted(scene, table);
    addObjectives(scene, table, own);
    addHunters(scene, table);
    addAgents(scene, table);
    addSheets(scene, table);
    return scene;
}

} // namespace

BoardScene specterScene(const specter::PublicView &view)
{
    return sceneOf(view.open, {});
}

BoardScene specterScene(const specter::View &view)
{
    BoardScene scene = sceneOf(view.open, view.sheet);
    addOwnPlace(scene, view);
    return scene;
}

BoardScene printedScene(const PublicTable &table)
{
    BoardScene scene;
    addStreets(scene, boardOf(table), table.pack.board.streets);
    addPrinted(scene, table);
    addObjectives(scene, table, {});
    return scene;
}

BoardScene printedScene(const PublicTable &table, specter::Agent agent, const specter::Sheet &sheet)
{
    BoardScene scene;
    addStreets(scene, boardOf(table), table.pack.board.streets);
    addPrinted(scene, table);
    addObjectives(scene, table, sheet);
    addSheet(scene, table, agent, sheet);
    return scene;
}

void addSight(BoardScene &scene, const PublicTable &table, bool hasStealth)
{
    const specter::Board board = boardOf(table);
    const SpaceSet smoke = smokeSpaces(table, board);
    SpaceSet seen;
    for (const specter::Lookout &lookout : lookouts(table))
        seen |= specter::seenBy(board, lookout, smoke, hasStealth);
    addSight(scene, seen);
}

void addSight(BoardScene &scene, const SpaceSet &seen)
{
    scene.washes.push_back(
        {BoardTone::Red, WashMark::Hatched, seen, SpecterBoardWords::tr("in the hunters’ sight").toStdString()});
}

void addPossible(BoardScene &scene, const SpaceSet &places, const std::vector<std::pair<Space, double>> &weights)
{
    scene.washes.push_back({BoardTone::Blue, WashMark::Outlined, places,
        SpecterBoardWords::tr("the agent can be here").toStdString(), weights});
}

void addEnds(BoardScene &scene, std::span<const specter::QuietestEnd> ends)
{
    Wash quiet{BoardTone::Green, WashMark::Disc, {}, SpecterBoardWords::tr("a move can end here unseen").toStdString()};
    Wash glimpsed{
        BoardTone::Amber, WashMark::Ring, {}, SpecterBoardWords::tr("a move here shows a last sighting").toStdString()};
    Wash seen{
        BoardTone::Red, WashMark::Square, {}, SpecterBoardWords::tr("a move that ends here is seen").toStdString()};
    for (const specter::QuietestEnd &end : ends)
    {
        const bool unseen = end.shown.what == specter::Showing::Nothing;
        Wash &wash = unseen ? quiet : end.shown.what == specter::Showing::LastSeen ? glimpsed : seen;
        wash.spaces.set(end.end);
    }
    scene.washes.insert(scene.washes.end(), {quiet, glimpsed, seen});
}

void addPath(BoardScene &scene, const std::vector<Space> &path, const specter::Shown &shown,
    std::optional<std::size_t> offending)
{
    Trail trail{.path = path, .offending = offending};
    if (shown.at && !offending)
        for (std::size_t step = 0; step < path.size(); ++step)
            if (path[step] == *shown.at)
                trail.marked = step;
    if (trail.marked)
        trail.markedName = (shown.what == specter::Showing::Seen ? SpecterBoardWords::tr("seen here")
                                                                 : SpecterBoardWords::tr("last seen here"))
                               .toStdString();
    scene.trails.push_back(std::move(trail));
}

void addCard(BoardScene &scene, const specter::CardUse &card, const SpaceSet &smoke)
{
    if (!card.at)
        return;
    const bool smokes = card.card == specter::Equipment::SmokeGrenade;
    add(scene, *card.at, smokes ? TokenShape::Cloud : TokenShape::Pin, BoardTone::Violet, QStringLiteral("?"),
        SpecterBoardWords::tr("the card’s token, still secret"));
    if (smokes)
        scene.washes.push_back({BoardTone::Plain, WashMark::Outlined, smoke,
            SpecterBoardWords::tr("in smoke after this move").toStdString()});
}

void addChoices(BoardScene &scene, const SpaceSet &spaces, const QString &name)
{
    scene.washes.push_back({BoardTone::Teal, WashMark::Outlined, spaces, name.toStdString()});
}

std::vector<Coordinate> knownObjectives(const PublicTable &table)
{
    std::vector<Coordinate> known = table.objectives;
    for (const auto &[agent, sheet] : table.sheets)
        std::ranges::copy_if(sheet.objectives, std::back_inserter(known),
            [&](const Coordinate &one) { return std::ranges::count(known, one) == 0; });
    return known;
}

QString agentLetters(const PublicTable &table, specter::Agent agent)
{
    const QString letter = SpecterBoardWords::tr("A", "sign of the agent's figure");
    return table.agents.size() < 2 ? letter : letter + QString::number(agent == specter::Agent::First ? 1 : 2);
}

QString tokenLetters(specter::HunterKind hunter)
{
    static constexpr std::array all{"G", "B", "Pu", "Pr"};
    return QString::fromLatin1(all.at(static_cast<std::size_t>(hunter)));
}

} // namespace dossier
