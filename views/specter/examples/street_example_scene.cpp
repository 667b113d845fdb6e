#include "views/specter/examples/street_example_scene.h"

#include "views/specter/examples/street_example_words.h"
#include "views/specter/parts/street_ground.h"

#include <array>

namespace dossier
{

namespace
{

constexpr std::array hunterLetters{"G", "B", "Pu", "Pr"};

void addWash(BoardScene &scene, BoardTone tone, WashMark mark, const SpaceSet &spaces)
{
    scene.washes.push_back({tone, mark, spaces});
}

/// Adds what is printed on the board or lies on it for the whole game.
void addPrinted(BoardScene &scene, const StreetExample &example)
{
    if (example.start)
        scene.tokens.push_back({*example.start, TokenShape::Start});
    for (const Space escape : example.escapes)
        scene.tokens.push_back({escape, TokenShape::Door});
    for (const Space objective : example.objectives)
        scene.tokens.push_back({objective, TokenShape::Goal, BoardTone::Amber, "★"});
    if (example.vehicle)
        scene.tokens.push_back({*example.vehicle, TokenShape::Plate});
}

/// A hunter with a drawn path is at its end.
void addHunters(BoardScene &scene, const StreetExample &example)
{
    for (std::size_t i = 0; i < example.hunters.size(); ++i)
    {
        const specter::Hunter &hunter = example.hunters[i];
        const bool walks = i == 0 && example.show == StreetShow::Answer;
        const Space at = walks ? example.path.back() : hunter.at;
        if (hunter.inVehicle && example.vehicle != at)
            scene.tokens.push_back({at, TokenShape::Plate});
        scene.tokens.push_back({at, TokenShape::Disc, BoardTone::Red, hunterLetters.at(i % hunterLetters.size())});
    }
}

void addAgent(BoardScene &scene, const StreetExample &example)
{
    if (example.agent)
        scene.tokens.push_back({*example.agent, TokenShape::Figure, BoardTone::Violet});
}

/// The agent's path; the space where he is shown is picked out.
void addMove(BoardScene &scene, const StreetExample &example)
{
    const specter::AgentMove move = specter::judgeMove(example.board(), example.hunters, example.path);
    Trail trail{.path = example.path};
    if (move.illegal)
        trail.offending = move.illegal->step;
    else if (move.shown.at)
        for (std::size_t step = 0; step < example.path.size(); ++step)
            if (example.path[step] == *move.shown.at)
                trail.marked = step;
    scene.trails.push_back(std::move(trail));
}

void addEnds(BoardScene &scene, const StreetExample &example)
{
    const specter::HunterEnds ends = specter::hunterEnds(example.board(), hunterOnTurn(example));
    addWash(scene, BoardTone::Teal, WashMark::Outlined, ends.onFoot);
    addWash(scene, BoardTone::Teal, WashMark::Ring, ends.driven);
}

/// Draws the rules' answer to the example's question.
void addAnswer(BoardScene &scene, const StreetExample &example)
{
    const specter::Board board = example.board();
    const StreetShow show = example.show;
    if (show == StreetShow::Sight || show == StreetShow::Move)
        addWash(scene, BoardTone::Red, WashMark::Hatched, specter::visibleToHunters(board, example.hunters));
    if (show == StreetShow::Answer)
        addWash(scene, BoardTone::Red, WashMark::Hatched, specter::visibleFrom(board, example.path.back()));
    if (show == StreetShow::Reach)
        addWash(scene, BoardTone::Teal, WashMark::Outlined, agentEnds(example));
    if (show == StreetShow::Ends)
        addEnds(scene, example);
    if (show == StreetShow::Move || show == StreetShow::Sensor)
        addMove(scene, example);
    if (show == StreetShow::Answer)
        scene.ways.push_back(example.path);
    if (show == StreetShow::Attack)
        scene.ways.push_back(countedWay(board, example.hunters.front().at, *example.agent));
}

} // namespace

ExampleScene shownExample(const StreetExample &example)
{
    ExampleScene shown;
    addStreets(shown.scene, example.board(), example.printed.streets);
    addPrinted(shown.scene, example);
    addHunters(shown.scene, example);
    addAgent(shown.scene, example);
    addAnswer(shown.scene, example);
    for (const Space space : example.marked)
        shown.scene.marked.set(space);
    shown.text = {example.caption, wording::verdictOf(example)};
    return shown;
}

} // namespace dossier
