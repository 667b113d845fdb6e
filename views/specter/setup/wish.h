#pragma once

#include "model/specter/seen/view.h"

#include <QString>

#include <functional>
#include <map>

namespace dossier
{

/// A number from 0 on, below the one that is given; chance comes from outside.
using DrawBelow = std::function<int(int below)>;

/// The choices for a new session of Specter Ops.
struct SpecterWish
{
    /// Name of the campaign file; never empty once it is requested.
    QString name{};
    /// The campaign file that the session is added to; empty for a new one.
    QString file{};
    specter::Players players{};
    specter::TableOptions options{};
    /// SO-BOARD-3: the face of the die for each section of the board.
    std::vector<int> objectives{};
    // The agent's own, where the app keeps the sheet.
    specter::AgentKind character = specter::AgentKind::BlueJay;
    std::vector<specter::Equipment> cards{};
    /// SO-TRAITOR-1: the hunter with the traitor's card, when there is a traitor.
    specter::HunterKind traitor = specter::HunterKind::Gun;
    /// Names of the players, as far as they were typed.
    QString agentsPlayer{};
    std::map<specter::HunterKind, QString> huntersPlayers{};
    bool operator==(const SpecterWish &) const = default;
};

/// Returns complete choices for that number of players, random where players would draw or choose.
SpecterWish usualWish(const specter::Pack &pack, int players, const DrawBelow &draw);

/// Returns the choices for another number of players: those that still fit stay. Objectives that everybody may have
/// read are rolled again when they become the agent's secret.
SpecterWish withPlayers(SpecterWish wish, const specter::Pack &pack, int players, const DrawBelow &draw);

/// Returns the choices with other options: those that still fit stay.
SpecterWish withOptions(
    SpecterWish wish, const specter::Pack &pack, const specter::TableOptions &options, const DrawBelow &draw);

/// Returns the choices with another character, whose own card replaces the other's.
SpecterWish withCharacter(SpecterWish wish, const specter::Pack &pack, specter::AgentKind character);

/// Returns the cards that a hand may consist of: the box's cards except those of other characters, as often as the
/// box has them.
std::vector<specter::Equipment> cardsFor(const specter::Pack &pack, specter::AgentKind character);

/// True when the box has each of these cards that often.
bool isHand(const specter::Pack &pack, specter::AgentKind character, const std::vector<specter::Equipment> &cards);

/// Returns the commands that set up a table with these choices, the beginning of the game last. They are given by the
/// seat that keeps the table: the agent, or everybody when the sheet is on paper.
std::vector<specter::Command> commandsOf(const SpecterWish &wish);

/// Returns the choices with the values that a table in set-up already has; the agent's view adds the secret ones.
SpecterWish wishOf(const specter::View &agents, SpecterWish otherwise);

} // namespace dossier
