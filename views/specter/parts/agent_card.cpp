#include "views/specter/parts/agent_card.h"

#include "model/specter/seen/numbers.h"
#include "views/specter/parts/scene.h"
#include "views/specter/words/card_words.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>

namespace dossier
{

namespace
{

struct AgentWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::AgentCard)
};

/// Describes the public health: only the wounds when the character is unknown.
QString healthText(const specter::PublicTable &table, specter::Agent agent)
{
    const specter::AgentInPlay &inPlay = specter::inPlay(table, agent);
    const std::optional<int> left = specter::healthOf(table, agent, inPlay.character);
    if (left)
        return AgentWords::tr("%1 of %2", "a count, the most").arg(*left).arg(*left + inPlay.wounds);
    return inPlay.wounds == 0 ? AgentWords::tr("not wounded") : AgentWords::tr("%n lost", nullptr, inPlay.wounds);
}

QString equipmentText(const specter::PublicTable &table, specter::Agent agent)
{
    std::map<specter::Equipment, int> all = specter::inPlay(table, agent).announced;
    if (const auto sheet = table.sheets.find(agent); sheet != table.sheets.end())
        for (const auto &[card, times] : sheet->second.used)
            all[card] = std::max(all[card], times);
    QStringList used;
    for (const auto &[card, times] : all)
        used << (times > 1 ? QStringLiteral("%1 ×%2").arg(wording::nameOf(table, card), QString::number(times))
                           : wording::nameOf(table, card));
    return used.isEmpty() ? QStringLiteral("–") : used.join(QStringLiteral(", "));
}

/// Names the hand on an open sheet; empty for any other sheet.
QString handText(const specter::PublicTable &table, specter::Agent agent)
{
    QStringList hand;
    if (const auto sheet = table.sheets.find(agent); sheet != table.sheets.end())
        for (const specter::Equipment card : sheet->second.cards)
            hand << wording::nameOf(table, card);
    return hand.join(QStringLiteral(", "));
}

QString placeText(const std::optional<specter::Coordinate> &at)
{
    return at ? wording::name(*at) : QStringLiteral("–");
}

} // namespace

QString objectivesText(const specter::PublicTable &table)
{
    const std::vector<specter::Coordinate> known = knownObjectives(table);
    std::set<Space> objectives(known.begin(), known.end());
    objectives.insert(table.completed.begin(), table.completed.end());
    QStringList all;
    for (const Space objective : objectives)
        all << (std::ranges::count(table.completed, specter::Coordinate(objective)) > 0
                ? wording::name(objective) + QStringLiteral(" ✓")
                : wording::name(objective));
    return all.isEmpty() ? QStringLiteral("–") : all.join(QStringLiteral(", "));
}

Part agentCard(const specter::View &view, specter::Agent agent)
{
    const specter::PublicTable &table = view.open;
    const specter::AgentInPlay &inPlay = specter::inPlay(table, agent);
    const QString name = wording::nameOf(table, agent);
    Parts cells;
    const auto add = [&](const QString &caption, const QString &value, const QString &tip = {})
    {
        cells.push_back(text(caption, Role::Small).with(&Part::alignment, Qt::AlignTop).when(!value.isEmpty()));
        cells.push_back(text(value, Role::Strong)
                .wrapping()
                .stretched()
                .withTip(tip)
                .named(AgentWords::tr("%1: %2", "a caption, a value").arg(caption, value))
                .when(!value.isEmpty()));
    };
    QStringList effects;
    for (const auto &[card, times] : inPlay.announced)
        effects << AgentWords::tr("%1: %2", "a card, what it does")
                       .arg(wording::nameOf(table, card), wording::effect(table, card));
    add(AgentWords::tr("Health"), healthText(table, agent));
    //: where the piece of the agent stands
    add(AgentWords::tr("Figure"), placeText(inPlay.figure));
    add(AgentWords::tr("Last seen"), placeText(inPlay.lastSeen));
    //: the equipment that was used
    add(AgentWords::tr("Used"), equipmentText(table, agent), effects.join(u'\n'));
    //: the equipment that an agent chose
    add(AgentWords::tr("Taken"), handText(table, agent));
    add(AgentWords::tr("Objectives"), agent == specter::Agent::First ? objectivesText(table) : QString());
    return card({text(inPlay.character ? AgentWords::tr("%1: %2", "an agent, his character")
                                             .arg(name, wording::nameOf(table, *inPlay.character))
                                       : AgentWords::tr("%1: character unknown").arg(name),
                     Role::Strong)
                        .wrapping(),
                    dossier::table(2, std::move(cells)).spaced(10).with(&Box::rowSpacing, 3)})
        .spaced(4, {14, 8, 14, 8})
        .keyed(QStringLiteral("agentCard"));
}

} // namespace dossier
