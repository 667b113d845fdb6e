#include "views/specter/parts/hunters_card.h"

#include "model/specter/seen/numbers.h"
#include "views/kit/chip.h"
#include "views/kit/labels.h"
#include "views/specter/words/wording.h"

#include <QGridLayout>
#include <QLabel>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

/// As on the cards of the hunters' page.
ChipTone toneOf(const specter::HunterInPlay &hunter)
{
    return hunter.stunned ? ChipTone::Red : hunter.gaze == specter::Gaze::Blind ? ChipTone::Amber : ChipTone::Done;
}

QString stateOf(const specter::PublicTable &table, const specter::HunterInPlay &hunter)
{
    QStringList words;
    if (hunter.stunned)
        words << HuntersCard::tr("stunned");
    if (hunter.gaze == specter::Gaze::Blind)
        words << HuntersCard::tr("blinded");
    if (hunter.inVehicle)
        words << HuntersCard::tr("in the vehicle");
    else if (boardOf(table).roads().contains(hunter.at))
        words << HuntersCard::tr("road");
    return words.join(QStringLiteral(" · "));
}

} // namespace

HuntersCard::HuntersCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_grid(new QGridLayout)
{
    setProperty("role", QStringLiteral("card"));
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(0, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->addWidget(m_caption);
    column->addLayout(m_grid);
}

void HuntersCard::addRow(const QString &name, const QString &place, const QString &state, ChipTone tone)
{
    QLabel *who = newParagraph(Role::Body, this);
    QLabel *where = newLabel(Role::Strong, this);
    QLabel *how = newChip(tone, this);
    who->setText(name);
    where->setText(place);
    how->setText(state);
    m_grid->addWidget(who, m_row, 0);
    m_grid->addWidget(where, m_row, 1);
    m_grid->addWidget(how, m_row, 2);
    who->show();
    where->show();
    how->setVisible(!state.isEmpty());
    m_cells << who << where << how;
    ++m_row;
}

void HuntersCard::render(const specter::PublicTable &table)
{
    qDeleteAll(m_cells);
    m_cells.clear();
    m_row = 0;
    m_caption->setText(tr("Hunters"));
    bool empty = true;
    const auto who
        = [&](specter::HunterKind kind) { return withPlayer(wording::nameOf(table, kind), m_players.of(kind)); };
    for (const auto &[kind, hunter] : table.hunters)
    {
        empty = empty && !hunter.inVehicle;
        if (kind == table.traitor)
            addRow(who(kind), QStringLiteral("–"), tr("traitor, now an agent"), ChipTone::Done);
        else
            addRow(who(kind), wording::name(hunter.at), stateOf(table, hunter), toneOf(hunter));
    }
    addRow(tr("Vehicle"), wording::name(table.vehicle), empty ? tr("empty") : QString(), ChipTone::Done);
}

} // namespace dossier
