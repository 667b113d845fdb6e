#include "views/specter/parts/attack_odds.h"

#include "model/specter/seen/attack.h"
#include "model/specter/seen/numbers.h"
#include "views/kit/hotkeys.h"
#include "views/kit/percentage.h"
#include "views/kit/signed_number.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <numeric>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct AttackOdds
{
    Q_DECLARE_TR_FUNCTIONS(AttackOdds)
};

constexpr int facesOfADie = 6;

/// Returns the attacking hunter; in the agents' part of the turn only one hunter can attack.
specter::HunterKind attackerOf(const specter::PublicTable &table)
{
    return table.turn ? table.turn->hunter : specter::HunterKind::Gun;
}

specter::Agent agentOf(const specter::Command &due)
{
    if (const auto *attack = get_if<specter::AttackAgent>(&due))
        return attack->agent;
    if (const auto *draw = get_if<specter::QuickDraw>(&due))
        return draw->agent;
    if (const auto *strength = get_if<specter::UseStrength>(&due))
        return strength->agent;
    const auto *ambush = get_if<specter::SpringAmbush>(&due);
    return ambush != nullptr ? ambush->agent : specter::Agent::First;
}

std::optional<specter::Coordinate> targetOf(const specter::PublicTable &table, const specter::Command &due)
{
    const specter::Agent agent = agentOf(due);
    if (holds_alternative<specter::QuickDraw>(due))
        return specter::inPlay(table, agent).figure;
    const auto found
        = table.turn ? table.turn->found.find(agent) : std::map<specter::Agent, specter::Coordinate>::const_iterator{};
    return table.turn && found != table.turn->found.end() ? std::optional(found->second) : std::nullopt;
}

} // namespace

std::optional<specter::AttackTerms> termsOf(const specter::PublicTable &table, const specter::Command &due)
{
    const bool draw = holds_alternative<specter::QuickDraw>(due);
    const std::optional<specter::Coordinate> target = targetOf(table, due);
    if (!target || (!draw && !holds_alternative<specter::AttackAgent>(due)))
        return std::nullopt;
    const specter::HunterKind hunter = draw ? specter::HunterKind::Gun : attackerOf(table);
    return specter::attackTerms(
        table, hunter, agentOf(due), *target, draw ? specter::Means::QuickDraw : specter::Means::Attack);
}

Fraction chanceOf(const specter::PublicTable &table, const specter::Command &due)
{
    if (const std::optional<specter::AttackTerms> terms = termsOf(table, due))
        return specter::chanceToHit(terms->distance, {terms->modifier, terms->oneMisses}, terms->dice);
    const int good = facesOfADie + 1 - minRoll(table, due);
    const int common = std::gcd(good, facesOfADie);
    return {{static_cast<std::uint64_t>(good / common)}, {static_cast<std::uint64_t>(facesOfADie / common)}};
}

bool isUndecided(const specter::PublicTable &table, const specter::Command &attack)
{
    const std::optional<specter::AttackTerms> terms = termsOf(table, attack);
    const auto open = [&](const auto *rolled)
    { return rolled != nullptr && !rolled->hit && terms && !specter::hits(*terms, rolled->dice); };
    return open(get_if<specter::AttackAgent>(&attack)) || open(get_if<specter::QuickDraw>(&attack));
}

int minRoll(const specter::PublicTable &table, const specter::Command &due)
{
    if (const auto *ambush = get_if<specter::SpringAmbush>(&due))
    {
        const std::optional<specter::AgentKind> character = specter::inPlay(table, ambush->agent).character;
        const specter::AgentCard *card = character ? specter::cardOf(table.pack, *character) : nullptr;
        return card != nullptr ? card->ambushOnAtLeast.value_or(1) : 1;
    }
    const std::optional<specter::Strength> strength = specter::cardOf(table, attackerOf(table)).strength;
    return strength ? strength->onAtLeast : 1;
}

specter::Command withDice(
    specter::Command due, const std::vector<std::vector<int>> &dice, const std::optional<bool> &decided)
{
    const int first = dice.empty() || dice.front().empty() ? 1 : dice.front().front();
    if (auto *attack = get_if<specter::AttackAgent>(&due))
    {
        attack->dice = dice;
        attack->hit = decided;
    }
    else if (auto *draw = get_if<specter::QuickDraw>(&due))
    {
        draw->dice = dice;
        draw->hit = decided;
    }
    else if (auto *strength = get_if<specter::UseStrength>(&due))
        strength->die = first;
    else if (auto *ambush = get_if<specter::SpringAmbush>(&due))
        ambush->die = first;
    return due;
}

namespace wording
{

QString attackHeadline(const specter::PublicTable &table, const specter::Command &due)
{
    const QString agent = nameOf(table, agentOf(due));
    if (holds_alternative<specter::SpringAmbush>(due))
        return AttackOdds::tr("%1 answers %2 with an ambush").arg(agent, nameOf(table, attackerOf(table)));
    const specter::HunterKind hunter
        = holds_alternative<specter::QuickDraw>(due) ? specter::HunterKind::Gun : attackerOf(table);
    const std::optional<specter::Coordinate> target = targetOf(table, due);
    const QString text = AttackOdds::tr("%1 attacks %2 on %3", "a hunter, an agent, a space")
                             .arg(nameOf(table, hunter), inSentence(agent), target ? name(*target) : QString());
    const bool strength = holds_alternative<specter::UseStrength>(due);
    if (!strength && !holds_alternative<specter::QuickDraw>(due))
        return text;
    // A roll that is not the attack itself names the ability that it is for.
    return AttackOdds::tr("%1: %2", "an ability, an attack")
        .arg(name(strength ? specter::Means::Strength : specter::Means::QuickDraw), text);
}

QString odds(const specter::PublicTable &table, const specter::Command &due)
{
    const std::optional<specter::AttackTerms> terms = termsOf(table, due);
    if (!terms)
        return AttackOdds::tr("Needs %1 or more with one die · %2", "a number, a chance")
            .arg(minRoll(table, due))
            .arg(wording::percentage(chanceOf(table, due)));
    if (terms->distance == 0)
        return AttackOdds::tr("On the same space it hits without a roll.");
    QStringList words{AttackOdds::tr("Distance %1", "spaces to the agent").arg(terms->distance)};
    if (terms->modifier != 0)
        words << AttackOdds::tr("%1 to each roll", "a signed number").arg(wording::signedNumber(terms->modifier));
    words << AttackOdds::tr("%n die(s)", nullptr, terms->dice);
    words << (terms->dice > 1 ? AttackOdds::tr("at least one die hits: %1") : AttackOdds::tr("to hit: %1"))
                 .arg(wording::percentage(chanceOf(table, due)));
    if (terms->oneMisses)
        words << AttackOdds::tr("a 1 always misses");
    return words.join(QStringLiteral(" · "));
}

QString questionBefore(const specter::PublicTable &table, const specter::Command &due)
{
    const specter::AgentInPlay &agent = specter::inPlay(table, agentOf(due));
    const specter::EquipmentCard *blade = specter::cardOf(table.pack, specter::Equipment::VelocityBlade);
    const auto used = agent.announced.find(specter::Equipment::VelocityBlade);
    const bool spent = blade == nullptr || (used != agent.announced.end() && used->second >= blade->charges);
    const bool anothers
        = blade != nullptr && blade->uniqueTo && agent.character && *blade->uniqueTo != *agent.character;
    if (!termsOf(table, due) || agent.bladeRaised || spent || anothers)
        return {};
    const QString card = nameOf(table, specter::Equipment::VelocityBlade);
    return table.players.sheetsOnPaper
        ? AttackOdds::tr("Before the roll, ask the agent: %1?", "a card").arg(card)
        : AttackOdds::tr("Before the roll, ask the agent: %1? To use it the agent takes the computer (%2).", "a card")
              .arg(card, hotkeys::text(hotkeys::handOver));
}

QString exactOdds(const specter::PublicTable &table, const specter::Command &due)
{
    return AttackOdds::tr("Exactly %1; a six is rolled again and added each time")
        .arg(QString::fromStdString(chanceOf(table, due).text()));
}

} // namespace wording

} // namespace dossier
