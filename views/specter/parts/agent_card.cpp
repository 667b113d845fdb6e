#include "views/specter/parts/agent_card.h"

#include "model/specter/seen/numbers.h"
#include "views/kit/labels.h"
#include "views/specter/parts/scene.h"
#include "views/specter/words/card_words.h"
#include "views/specter/words/wording.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <set>

namespace dossier
{

namespace
{

/// Health as far as people know it: the wounds where the character is not known.
QString healthText(const specter::PublicTable &table, specter::Agent agent)
{
    const specter::AgentInPlay &inPlay = specter::inPlay(table, agent);
    const std::optional<int> left = specter::healthOf(table, agent, inPlay.character);
    if (left)
        return AgentCard::tr("%1 of %2", "a count, the most").arg(*left).arg(*left + inPlay.wounds);
    return inPlay.wounds == 0 ? AgentCard::tr("not wounded") : AgentCard::tr("%n lost", nullptr, inPlay.wounds);
}

QString equipmentText(const specter::PublicTable &table, specter::Agent agent)
{
    std::map<specter::Equipment, int> all = specter::inPlay(table, agent).announced;
    if (const auto sheet = table.sheets.find(agent); sheet != table.sheets.end())
        for (const auto &[card, times] : sheet->second.used)
            all[card] = std::max(all[card], times);
    QStringList used;
    for (const auto &[card, times] : all)
        used << (times > 1 ? QStringLiteral("%1 ×%2").arg(wording::nameOf(table, card)).arg(times)
                           : wording::nameOf(table, card));
    return used.isEmpty() ? QStringLiteral("–") : used.join(QStringLiteral(", "));
}

/// The hand that a sheet which lies open tells; nothing of any other.
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

AgentCard::AgentCard(QWidget *parent)
    : QFrame(parent)
    , m_name(newParagraph(Role::Strong, this))
    , m_grid(new QGridLayout)
{
    setProperty("role", QStringLiteral("card"));
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(3);
    m_grid->setColumnStretch(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 14, 8);
    column->setSpacing(4);
    column->addWidget(m_name);
    column->addLayout(m_grid);
}

void AgentCard::setRow(int row, const QString &caption, const QString &text)
{
    while (m_rows.size() <= row)
    {
        const int at = static_cast<int>(m_rows.size());
        m_rows << std::pair(newLabel(Role::Small, this), newParagraph(Role::Strong, this));
        m_grid->addWidget(m_rows.back().first, at, 0, Qt::AlignTop);
        m_grid->addWidget(m_rows.back().second, at, 1);
    }
    m_rows.at(row).first->setText(caption);
    m_rows.at(row).second->setText(text);
    m_rows.at(row).second->setAccessibleName(tr("%1: %2", "a caption, a value").arg(caption, text));
    m_rows.at(row).first->setVisible(!text.isEmpty());
    m_rows.at(row).second->setVisible(!text.isEmpty());
}

void AgentCard::render(const specter::View &view, specter::Agent agent)
{
    const specter::PublicTable &table = view.open;
    const specter::AgentInPlay &inPlay = specter::inPlay(table, agent);
    const QString name = wording::nameOf(table, agent);
    m_name->setText(inPlay.character
            ? tr("%1: %2", "an agent, his character").arg(name, wording::nameOf(table, *inPlay.character))
            : tr("%1: character unknown").arg(name));
    setRow(0, tr("Health"), healthText(table, agent));
    //: where the piece of the agent stands
    setRow(1, tr("Figure"), placeText(inPlay.figure));
    setRow(2, tr("Last seen"), placeText(inPlay.lastSeen));
    //: the equipment that was used
    setRow(3, tr("Used"), equipmentText(table, agent));
    QStringList effects;
    for (const auto &[card, times] : inPlay.announced)
        effects << tr("%1: %2", "a card, what it does").arg(wording::nameOf(table, card), wording::effect(table, card));
    m_rows.at(3).second->setToolTip(effects.join(u'\n'));
    //: the equipment that an agent chose
    setRow(4, tr("Taken"), handText(table, agent));
    setRow(5, tr("Objectives"), agent == specter::Agent::First ? objectivesText(table) : QString());
}

} // namespace dossier
