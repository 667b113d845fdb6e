#pragma once

#include "model/specter/table.h"

#include <initializer_list>
#include <string>

namespace dossier::test
{

/// The start of a test game.
struct Beginning
{
    int players = 2;
    std::vector<specter::HunterKind> hunters{specter::HunterKind::Gun, specter::HunterKind::Beast};
    specter::AgentKind character = specter::AgentKind::Orangutan;
    std::vector<specter::Equipment> cards{
        specter::Equipment::AdrenalSurge, specter::Equipment::SmokeGrenade, specter::Equipment::FlashBang};
    specter::Edition edition = specter::Edition::First;
    std::optional<specter::HunterKind> traitor{};
    bool onPaper = false;
};

/// A game in its first turn, on the printed board with its usual options.
specter::Table begun(const Beginning &beginning = {});

/// Applies commands one after another; each must be neither malformed nor refused for the seat. Returns the first fault
/// as text; empty when there is none.
std::string played(specter::Table &table, std::initializer_list<specter::Command> commands,
    const specter::Seat &seat = specter::AgentSeat{});

/// Applies a command without checking the rules.
specter::Events forced(specter::Table &table, const specter::Command &command);

/// Returns the id of the rule by which a command is refused for a seat; empty when it is not, `malformed` and the place
/// when it is malformed.
std::string ruleAgainst(
    const specter::Table &table, const specter::Command &command, const specter::Seat &seat = specter::AgentSeat{});

/// Puts a hunter on foot somewhere by a correction.
void put(specter::Table &table, specter::HunterKind hunter, const std::string &space);

/// Puts the agent somewhere by a correction of his sheet.
void putAgent(specter::Table &table, const std::string &space);

/// Moves the agent over these spaces and announces it to the table.
std::string walks(specter::Table &table, const std::vector<std::string> &path,
    const std::optional<specter::CardUse> &card = {}, bool escape = false);

/// Plays the turn of a hunter who does not move.
std::string stayed(specter::Table &table, specter::HunterKind hunter);

specter::Coordinate at(const std::string &name);

template <typename E>
const E *found(const specter::Events &events)
{
    for (const specter::Event &event : events)
        if (const E *held = get_if<E>(&event))
            return held;
    return nullptr;
}

} // namespace dossier::test
