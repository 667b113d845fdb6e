#include "phase_row.h"

#include "chip.h"
#include "flow_layout.h"
#include "omega_numbers.h"
#include "omega_turn_order.h"
#include "omega_wording.h"

#include <array>

namespace dossier
{

namespace
{

constexpr std::array steps{omega::Step::Timer, omega::Step::Transfer, omega::Step::Initiative, omega::Step::Stances,
    omega::Step::Turns, omega::Step::Refresh, omega::Step::Spawn, omega::Step::Activate, omega::Step::Discard};

/// Whose turn it is, and the how many'th of how many.
QString turnOf(const omega::PublicTable &table)
{
    const std::vector<omega::Role> all = omega::takingTurns(table);
    int begun = 0;
    for (const omega::Role role : all)
        begun += omega::inPlay(table, role).done || (table.turn && table.turn->who == omega::Combatant(role)) ? 1 : 0;
    const auto *role = table.turn ? get_if<omega::Role>(&table.turn->who) : nullptr;
    const QString who = role != nullptr ? wording::nameOf(table, *role) : wording::name(omega::Step::Turns);
    return PhaseRow::tr("%1 · %2 of %3", "a commando, his turn, all turns").arg(who).arg(begun).arg(all.size());
}

} // namespace

PhaseRow::PhaseRow(QWidget *parent)
    : QWidget(parent)
{
    auto *flow = new FlowLayout(this);
    flow->setContentsMargins({});
    flow->setSpacing(6);
    for (std::size_t i = 0; i < steps.size(); ++i)
    {
        m_chips.push_back(newChip(ChipTone::Later, this));
        flow->addWidget(m_chips.back());
    }
}

void PhaseRow::render(const omega::View &view)
{
    const omega::Step now = view.open.clock.step;
    for (std::size_t i = 0; i < steps.size(); ++i)
    {
        const omega::Step step = steps.at(i);
        const bool due = step == now;
        const bool done = step < now;
        const QString name = due && step == omega::Step::Turns ? turnOf(view.open) : wording::name(step);
        m_chips[i]->setText(done ? QStringLiteral("✓ ") + name : name);
        setTone(m_chips[i], due ? ChipTone::Due : done ? ChipTone::Done : ChipTone::Later);
    }
}

} // namespace dossier
