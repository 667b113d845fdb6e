// What the set-up page shows of a view.
#include "views/board/board_view.h"
#include "views/kit/chip.h"
#include "views/kit/labels.h"
#include "views/kit/page_header.h"
#include "views/omega/parts/session_board.h"
#include "views/omega/setup/recruit_card.h"
#include "views/omega/setup/setup_page.h"
#include "views/omega/words/refusal_wording.h"
#include "views/omega/words/wording.h"
#include "views/rules/rule_links.h"
#include "views/session/told_wording.h"

#include <QPushButton>

namespace dossier
{

/// Those whose sheet the pack has.
void SetupPage::refreshCards()
{
    for (const auto &[role, card] : m_cards)
    {
        card->setVisible(omega::found(m_view->open.content.sheets, role) != nullptr);
        card->render(m_view, m_held == role);
    }
}

void SetupPage::refreshBoard()
{
    const SessionBoard session = sessionBoardOf(*m_view);
    BoardScene scene;
    scene.board = session.board;
    addSigns(scene, *m_view);
    if (m_held)
    {
        scene.actor = session.pieceOf(omega::Combatant(*m_held));
        for (const Space start : m_plan.starts)
            scene.marked.set(start);
    }
    if (m_cardHeld)
        scene.marked = scene.hidden;
    m_board->render(scene);
}

/// What is to be done on the board now, or whether the game can begin.
void SetupPage::refreshStatus()
{
    const omega::Refusal no = omega::refusal(*m_view, asking(omega::BeginGame{}).command());
    m_rule->setRules(no ? std::vector{no->rule} : std::vector<Rule>{});
    m_rule->setVisible(no && !m_held && !m_cardHeld);
    if (m_held || m_cardHeld)
    {
        m_sign->setText(tr("choose"));
        setTone(m_sign, ChipTone::Amber);
        m_status->setText(m_held ? tr("Where does %1 start? Click a space, or go there with the arrow keys and press "
                                      "Enter; Esc cancels.")
                                       .arg(wording::nameOf(m_view->open, *m_held))
                                 : tr("Which room takes the card? Click a space of it, or go there with the arrow keys "
                                      "and press Enter; Esc cancels."));
        return;
    }
    m_sign->setText(no ? tr("not yet") : tr("ready"));
    setTone(m_sign, no ? ChipTone::Red : ChipTone::Green);
    m_status->setText(no ? wording::sentence(m_view->open, *no)
                         : tr("Everything is ready. Change what differs at your table, then begin."));
}

void SetupPage::renderHeader()
{
    const QString mission = m_view ? wording::name(m_view->open.content.mission.name) : QString();
    const bool first = m_view && m_view->open.printing == Printing::First;
    m_header->setTexts(mission.isEmpty() ? tr("Set up the table") : tr("Set up: %1", "a mission").arg(mission),
        first ? tr("First edition · every change is saved at once")
              : tr("Revised edition · every change is saved at once"),
        tr("Back to the start page; the set-up is saved (Esc)"));
    m_peopleCaption->setText(tr("Commandos"));
    m_undo->setEnabled(m_steps.undone.has_value());
    m_redo->setEnabled(m_steps.redone.has_value());
    const auto told = [](const std::optional<ToldLine> &line) { return line ? wording::shortly(*line) : QString(); };
    label(m_undo, tr("↶ Undo"),
        m_steps.undone ? tr("Undo: %1 (Ctrl+Z)").arg(told(m_steps.undone)) : tr("Nothing to undo (Ctrl+Z)"));
    label(m_redo, tr("↷ Redo"),
        m_steps.redone ? tr("Redo: %1 (Ctrl+Y)").arg(told(m_steps.redone)) : tr("Nothing to redo (Ctrl+Y)"));
    label(m_rest, tr("Fill in the rest"), tr("Set up the rest in the usual way (F5)"));
    label(m_begin, tr("Begin the game"), tr("Begin with this set-up (Ctrl+Enter)"));
}

} // namespace dossier
