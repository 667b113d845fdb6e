#include "model/specter/seen/refusals.h"
#include "model/specter/seen/rule_ids.h"

#include <algorithm>
#include <set>

namespace dossier::specter
{

Refusal refusal(const View &seen, const Command &command)
{
    return visit([&](const auto &held) { return refuse(seen, held); }, command);
}

Refusal unlessPhase(const View &seen, Phase phase)
{
    if (seen.open.secondAgentDue)
        return Violation{rule::SO_TRAITOR_1, reason::SecondAgentDue{}};
    if (seen.open.clock.phase == phase)
        return std::nullopt;
    const bool over = seen.open.clock.phase == Phase::Over;
    return Violation{over ? rule::SO_END_1 : rule::SO_HUNT_1, reason::OtherPhase{seen.open.clock.phase}};
}

Refusal unlessAPartOfATurn(const View &seen)
{
    return seen.open.clock.phase == Phase::Agents && !seen.open.secondAgentDue ? std::nullopt
                                                                               : unlessPhase(seen, Phase::Hunters);
}

Refusal unlessSheet(const View &seen, Agent agent)
{
    if (seen.open.players.sheetsOnPaper)
        return Violation{rule::SO_MOVE_1, reason::SheetOnPaper{}};
    if (seen.agent != agent || !seen.sheet)
        return Violation{rule::SO_MOVE_1, reason::SheetUnknown{}};
    return std::nullopt;
}

namespace
{

Refusal unlessChoosing(const View &seen, Agent agent)
{
    if (const Refusal no = unlessSheet(seen, agent))
        return no;
    const bool second = agent == Agent::Second && seen.open.secondAgentDue;
    return second ? std::nullopt : unlessPhase(seen, Phase::SetUp);
}

} // namespace

Refusal refuseHand(const View &seen, Agent agent, const std::vector<Equipment> &cards)
{
    const int count = cardsToTake(seen.open, agent);
    if (static_cast<int>(cards.size()) != count)
        return Violation{rule::SO_MOVE_2, reason::CardsToTake{count}};
    for (const Equipment card : cards)
    {
        const EquipmentCard *printed = cardOf(seen.open.pack, card);
        const auto copies = agent == Agent::Second ? std::ranges::count(seen.cardsLeft, card)
                                                   : std::ptrdiff_t{printed != nullptr ? printed->copies : 0};
        const bool others = printed != nullptr && printed->uniqueTo && printed->uniqueTo != seen.sheet->character;
        if (others || std::ranges::count(cards, card) > copies)
            return Violation{rule::SO_MOVE_2, reason::CardNotThere{card}};
    }
    return std::nullopt;
}

/// SO-HUNT-6, SO-TRAITOR-1: the number of players decides the number of hunters.
Refusal refuse(const View &seen, const ChoosePlayers &command)
{
    if (const Refusal no = unlessPhase(seen, Phase::SetUp))
        return no;
    const int hunters = setUpFor(command.players.number).hunters;
    if (static_cast<int>(command.players.hunters.size()) != hunters)
        return Violation{hunters > 3 ? rule::SO_TRAITOR_1 : rule::SO_HUNT_1, reason::HuntersForPlayers{hunters}};
    return std::nullopt;
}

Refusal refuse(const View &seen, const ChooseOptions & /*command*/)
{
    return unlessPhase(seen, Phase::SetUp);
}

/// SO-BOARD-3.
Refusal refuse(const View &seen, const RollObjectives & /*command*/)
{
    if (const Refusal no = unlessPhase(seen, Phase::SetUp))
        return no;
    return setUpOf(seen.open).objectivesArePublic ? std::nullopt : unlessSheet(seen, Agent::First);
}

Refusal refuse(const View &seen, const ChooseCharacter &command)
{
    if (const Refusal no = unlessChoosing(seen, command.agent))
        return no;
    if (command.agent == Agent::Second && !std::ranges::count(seen.charactersLeft, command.character))
        return Violation{rule::SO_TRAITOR_1, reason::CharacterInPlay{command.character}};
    return std::nullopt;
}

Refusal refuse(const View &seen, const TakeCards &command)
{
    const Refusal no = unlessChoosing(seen, command.agent);
    return no ? no : refuseHand(seen, command.agent, command.cards);
}

/// SO-TRAITOR-1.
Refusal refuse(const View &seen, const DealRoles & /*command*/)
{
    if (const Refusal no = unlessPhase(seen, Phase::SetUp))
        return no;
    if (!setUpOf(seen.open).traitor)
        return Violation{rule::SO_TRAITOR_1, reason::NoTraitorNow{seen.open.players.number}};
    return unlessSheet(seen, Agent::First);
}

/// SO-BOARD-3, SO-MOVE-2, SO-TRAITOR-1: every required choice is made.
Refusal refuse(const View &seen, const BeginGame & /*command*/)
{
    if (const Refusal no = unlessPhase(seen, Phase::SetUp))
        return no;
    if (seen.open.hunters.empty())
        return Violation{rule::SO_HUNT_1, reason::NobodyChosen{}};
    const SetUp setUp = setUpOf(seen.open);
    if (setUp.objectivesArePublic && seen.open.objectives.empty())
        return Violation{rule::SO_BOARD_3, reason::NoObjectivesYet{}};
    if (seen.open.players.sheetsOnPaper)
        return std::nullopt;
    if (const Refusal no = unlessSheet(seen, Agent::First))
        return no;
    if (!setUp.objectivesArePublic && seen.sheet->objectives.empty())
        return Violation{rule::SO_BOARD_3, reason::NoObjectivesYet{}};
    if (!seen.sheet->character)
        return Violation{rule::SO_MOVE_2, reason::NoCharacterYet{}};
    if (const Refusal no = refuseHand(seen, Agent::First, seen.sheet->cards))
        return no;
    if (setUp.traitor && !seen.traitor)
        return Violation{rule::SO_TRAITOR_1, reason::NoRolesYet{}};
    return std::nullopt;
}

/// SO-END-1: a game that has not begun or is over cannot be ended.
Refusal refuse(const View &seen, const EndGame & /*command*/)
{
    const Phase phase = seen.open.clock.phase;
    if (phase == Phase::Agents || phase == Phase::Hunters)
        return std::nullopt;
    return Violation{rule::SO_END_1, reason::OtherPhase{phase}};
}

/// SO-SEE-2: facts that the app derives from sheets it keeps are not replaced.
Refusal refuse(const View &seen, const TakeOverFacts & /*command*/)
{
    if (seen.open.players.sheetsOnPaper)
        return std::nullopt;
    return Violation{rule::SO_SEE_2, reason::SheetKept{}};
}

/// SO-END-1: sheets are shown after the game.
Refusal refuse(const View &seen, const LayOpenSheet & /*command*/)
{
    if (seen.open.clock.phase == Phase::Over)
        return std::nullopt;
    return Violation{rule::SO_END_1, reason::OtherPhase{seen.open.clock.phase}};
}

Refusal refuse(const View & /*seen*/, const Correct & /*command*/)
{
    return std::nullopt;
}

} // namespace dossier::specter
