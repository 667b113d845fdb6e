// What the menus ask of the desk, its forms, and what shades its board.
#include "views/board/board_view.h"
#include "views/board/spoken_space.h"
#include "views/omega/correct/correct_form.h"
#include "views/omega/correct/table_form.h"
#include "views/omega/desk/dice_panel.h"
#include "views/omega/desk/end_panel.h"
#include "views/omega/desk/events_panel.h"
#include "views/omega/desk/legend_panel.h"
#include "views/omega/desk/overseer_page.h"
#include "views/omega/desk/stage_panel.h"
#include "views/omega/parts/round_header.h"
#include "views/session/journal_strip.h"

#include <QAction>
#include <QVBoxLayout>

namespace dossier
{

void OverseerPage::listenToForms()
{
    const auto close = [this] { closeForm(); };
    connect(m_header, &RoundHeader::stepsAloneChosen, this, &OverseerPage::stepsAloneChosen);
    connect(m_header, &RoundHeader::formAsked, this, [this] { showForm(m_form); });
    connect(m_header, &RoundHeader::correctionAsked, this, [this] { showForm(m_correct); });
    connect(m_header, &RoundHeader::eventsAsked, this, [this] { showForm(m_events); });
    connect(m_form, &TableForm::closeAsked, this, close);
    connect(m_events, &EventsPanel::closeAsked, this, close);
    connect(m_legend, &LegendPanel::closeAsked, this, close);
    connect(m_events, &EventsPanel::commandGiven, this, &OverseerPage::give);
    connect(m_end, &EndPanel::closeAsked, this, close);
    connect(m_end, &EndPanel::leaveAsked, this, &OverseerPage::leaveAsked);
    connect(m_correct, &CorrectForm::closeAsked, this, close);
    connect(m_form, &TableForm::commandGiven, this, &OverseerPage::give);
    connect(m_form, &TableForm::explosionChanged, this,
        [this]
        {
            if (m_form->isVisible())
                refresh();
        });
    connect(m_form, &TableForm::rollAsked, this, &OverseerPage::rollAsked);
    connect(m_form, &TableForm::commandoNoted, this, &OverseerPage::commandoNoted);
    connect(m_correct, &CorrectForm::commandGiven, this, &OverseerPage::give);
}

void OverseerPage::explainSigns()
{
    showForm(m_legend);
    m_explains = true;
}

/// One form at a time.
void OverseerPage::showForm(QWidget *form)
{
    if (!m_view || (m_past && form != m_legend))
        return;
    m_explains = false;
    m_form->setVisible(form == m_form);
    m_correct->setVisible(form == m_correct);
    m_events->setVisible(form == m_events);
    m_legend->setVisible(form == m_legend);
    m_correct->render(m_view, m_picked);
    if (form == m_form)
        m_form->takeFocus();
    else if (form == m_events)
        m_events->takeFocus();
    else if (form == m_legend)
        m_legend->takeFocus();
    else
        m_correct->takeFocus();
    // What would explode is drawn.
    refresh();
}

bool OverseerPage::closeForm()
{
    const bool form = !m_form->isHidden() || !m_correct->isHidden() || !m_events->isHidden() || !m_legend->isHidden();
    const bool end = !form && !m_end->isHidden();
    const bool open = form || end || m_stage->closeWhole();
    m_form->hide();
    m_correct->hide();
    m_events->hide();
    m_legend->hide();
    m_endSeen = m_endSeen || end;
    m_end->setVisible(!m_end->isHidden() && !m_endSeen);
    if (form)
        refresh();
    if (open)
        m_board->setFocus(Qt::OtherFocusReason);
    return open;
}

void OverseerPage::setShadings(const QList<QAction *> &shadings)
{
    m_shadingActions = shadings;
    TablePage::setShadings(shadings);
    connect(m_board, &BoardView::cursorMoved, this, &OverseerPage::tellSpace);
    connect(m_board, &BoardView::hovered, this,
        [this](const std::optional<BoardSpot> &spot) { tellSpace(spot ? spot->space : m_board->cursorSpace()); });
}

void OverseerPage::tellSpace(Space space)
{
    if (m_view)
        m_stage->say(spokenSpace(m_board->scene(), space));
}

/// Reach is shown where nobody gave a switch for it.
bool OverseerPage::isShaded(DeskAction shading) const
{
    const auto which = static_cast<int>(shading) - static_cast<int>(DeskAction::Reach);
    if (which >= m_shadingActions.size())
        return shading == DeskAction::Reach;
    return m_shadingActions.at(which)->isChecked();
}

std::set<DeskAction> OverseerPage::possible() const
{
    using enum DeskAction;
    if (!m_view)
        return {};
    std::set<DeskAction> possible{Search, Bookmark, Earlier, Legend, Reach, Sight, Danger};
    if (m_past)
    {
        possible.insert(Later);
        return possible;
    }
    possible.insert({Correct, SomethingElse});
    if (m_header->isDue())
        possible.insert(GoOn);
    if (m_steps.undone)
        possible.insert(Undo);
    if (m_steps.redone)
        possible.insert(Redo);
    return possible;
}

void OverseerPage::perform(DeskAction action)
{
    switch (action)
    {
    case DeskAction::GoOn:
        m_header->goOn();
        break;
    case DeskAction::Correct:
        showForm(m_correct);
        break;
    case DeskAction::SomethingElse:
        showForm(m_form);
        break;
    case DeskAction::Search:
        openJournal();
        m_journal->search();
        break;
    case DeskAction::Bookmark:
        openJournal();
        m_journal->mark();
        break;
    case DeskAction::Earlier:
        m_journal->step(-1);
        break;
    case DeskAction::Later:
        m_journal->step(1);
        break;
    case DeskAction::Legend:
        if (m_legend->isHidden())
            showForm(m_legend);
        else
            closeForm();
        break;
    case DeskAction::Undo:
        undo();
        break;
    case DeskAction::Redo:
        emit redoAsked();
        break;
    case DeskAction::FillRest:
        break;
    case DeskAction::Reach:
    case DeskAction::Sight:
    case DeskAction::Danger:
        refresh();
        break;
    }
}

} // namespace dossier
