#include "model/specter/play.h"

#include <algorithm>

namespace dossier::specter
{

Events resolve(const Table &table, const Command &command)
{
    Play course(table);
    visit([&](const auto &held) { play(course, held); }, command);
    leaveTruePlaces(course);
    return course.take();
}

void Play::add(Event event)
{
    specter::apply(m_table, event);
    m_events.push_back(std::move(event));
}

void announce(Play &play, Agent agent, const LaterFact &fact, int turnsAgo)
{
    if (static_cast<int>(inPlay(play.open(), agent).turns.size()) > turnsAgo)
        play.add(AgentFactSaid{agent, turnsAgo, fact});
}

void revealCharacter(Play &play, Agent agent, const std::optional<AgentKind> &said)
{
    const Sheet *sheet = play.sheet(agent);
    const std::optional<AgentKind> character = sheet != nullptr ? sheet->character : said;
    if (character && !inPlay(play.open(), agent).character)
        play.add(CharacterRevealed{agent, *character});
}

void revealTraitorWhoSees(Play &play, Coordinate agent)
{
    const std::optional<HunterKind> traitor = secretTraitor(play.table());
    const auto hunter = traitor ? play.open().hunters.find(*traitor) : play.open().hunters.end();
    const Sheet *sheet = play.sheet(Agent::First);
    if (hunter == play.open().hunters.end() || sheet == nullptr)
        return;
    const Board board = boardOf(play.open());
    const SpaceSet sight = seenBy(
        board, lookoutOf(*traitor, hunter->second), smokeSpaces(play.open(), board), sheet->stealth != Stealth::None);
    if (sight.contains(agent))
        play.add(TraitorRevealed{*traitor});
}

namespace
{

/// SO-END-1: true when an agent has no health left.
bool isDefeated(const Play &play, Agent agent)
{
    const Sheet *sheet = play.sheet(agent);
    const std::optional<AgentKind> character
        = sheet != nullptr ? sheet->character : inPlay(play.open(), agent).character;
    return healthOf(play.open(), agent, character).value_or(1) <= 0;
}

bool isAnyDefeated(const Play &play)
{
    return isDefeated(play, Agent::First) || isDefeated(play, Agent::Second);
}

} // namespace

void wound(Play &play, Agent agent, int wounds)
{
    play.add(AgentWounded{agent, wounds});
    if (isDefeated(play, agent))
        play.add(GameEnded{{Side::Hunters, Ending::Defeated}});
}

void advance(Play &play)
{
    const PublicTable &open = play.open();
    if (open.secondAgentDue || open.outcome || open.turn)
        return;
    if (open.clock.phase == Phase::Agents
        && std::ranges::all_of(open.agents, [](const auto &agent) { return agent.second.moved; }))
        play.add(PhaseBegan{{Phase::Hunters, open.clock.turn}});
    if (open.clock.phase != Phase::Hunters || !huntersDue(open).empty())
        return;
    if (open.clock.turn >= turnsOfAGame)
        play.add(GameEnded{{Side::Hunters, Ending::TimeIsUp}});
    else
        play.add(PhaseBegan{{Phase::Agents, open.clock.turn + 1}});
}

// --- Set-up and the end ---

void play(Play &play, const ChoosePlayers &command)
{
    play.add(PlayersChosen{command.players});
}

void play(Play &play, const ChooseOptions &command)
{
    play.add(OptionsChosen{command.options});
}

/// SO-BOARD-3: rolls one die per section of the board.
void play(Play &play, const RollObjectives &command)
{
    const std::vector<std::vector<Coordinate>> &sections = play.open().pack.board.objectives;
    std::vector<Coordinate> objectives;
    for (std::size_t i = 0; i < sections.size() && i < command.faces.size(); ++i)
        objectives.push_back(sections[i].at(static_cast<std::size_t>(command.faces[i]) - 1));
    if (setUpOf(play.open()).objectivesArePublic)
        play.add(ObjectivesLaid{objectives});
    else
        play.add(ObjectivesNoted{objectives});
}

/// SO-MOVE-2: a unique card of another character goes back into the box.
void play(Play &play, const ChooseCharacter &command)
{
    play.add(CharacterChosen{command.agent, command.character});
    const Sheet *sheet = play.sheet(command.agent);
    std::vector<Equipment> kept = sheet != nullptr ? sheet->cards : std::vector<Equipment>{};
    const auto isAnothers = [&](Equipment kind)
    {
        const EquipmentCard *card = cardOf(play.open().pack, kind);
        return card != nullptr && card->uniqueTo && card->uniqueTo != command.character;
    };
    if (std::erase_if(kept, isAnothers) > 0)
        play.add(CardsTaken{command.agent, kept});
}

void play(Play &play, const TakeCards &command)
{
    play.add(CardsTaken{command.agent, command.cards});
}

void play(Play &play, const DealRoles &command)
{
    play.add(RolesDealt{command.traitor});
}

void play(Play &play, const BeginGame & /*command*/)
{
    play.add(PhaseBegan{{Phase::Agents, 1}});
}

void play(Play &play, const EndGame &command)
{
    play.add(GameEnded{command.outcome});
}

void play(Play &play, const TakeOverFacts &command)
{
    play.add(FactsTakenOver{command.agent, command.file.facts.start, command.file.facts.turns});
}

void play(Play &play, const LayOpenSheet &command)
{
    const Sheet *kept = play.sheet(command.agent);
    if (command.sheet)
        play.add(SheetLaidOpen{command.agent, *command.sheet});
    else if (kept != nullptr)
        play.add(SheetLaidOpen{command.agent, *kept});
}

/// A correction is itself the event. SO-END-1: one that takes an agent's last health ends the game; a table that plays
/// on without health by an earlier one is left alone.
void play(Play &play, const Correct &command)
{
    const bool wasDefeated = isAnyDefeated(play);
    play.add(command.event);
    const Phase phase = play.open().clock.phase;
    if (!wasDefeated && isAnyDefeated(play) && (phase == Phase::Agents || phase == Phase::Hunters))
        play.add(GameEnded{{Side::Hunters, Ending::Defeated}});
}

} // namespace dossier::specter
