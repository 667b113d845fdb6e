#include "model/omega/seen/numbers.h"
#include "views/board/board_view.h"
#include "views/kit/in_sight.h"
#include "views/omega/desk/board_hands.h"
#include "views/omega/desk/commando_column.h"
#include "views/omega/desk/dashboard_column.h"
#include "views/omega/desk/desk_panels.h"
#include "views/omega/desk/overseer_page.h"
#include "views/omega/desk/stage_panel.h"
#include "views/omega/parts/round_header.h"
#include "views/session/reason_bar.h"

namespace dossier
{

void OverseerPage::listen()
{
    connect(m_header, &RoundHeader::commandGiven, this, &OverseerPage::give);
    connect(m_header, &RoundHeader::backAsked, this, &OverseerPage::leaveAsked);
    connect(m_header, &RoundHeader::stepsAloneChosen, this, &OverseerPage::stepsAloneChosen);
    connect(m_header, &RoundHeader::choiceAsked, this,
        [this]
        {
            if (!m_panels->takeDice())
                m_board->setFocus(Qt::OtherFocusReason);
        });
    connect(m_people, &CommandoColumn::commandGiven, this, &OverseerPage::give);
    connect(m_people, &CommandoColumn::alarmed, this, &OverseerPage::alarmed);
    connect(m_people, &CommandoColumn::timerSet, this, &OverseerPage::timerSet);
    connect(m_people, &CommandoColumn::timeTold, this, &OverseerPage::timeTold);
    connect(m_people, &CommandoColumn::shown, this,
        [this](omega::Role role)
        {
            if (const std::optional<Space> at = omega::inPlay(m_view->open, role).at)
                m_board->ensureVisible(*at);
        });
    connect(m_dashboard, &DashboardColumn::commandGiven, this, &OverseerPage::give);
    connect(m_dashboard, &DashboardColumn::picked, this, &OverseerPage::pickFigure);
    connect(m_dashboard, &DashboardColumn::tabShown, this, [this] { scrollToTop(*m_dashboard); });
    connect(m_dashboard, &DashboardColumn::tabShown, m_people, &CommandoColumn::showWhoActs, Qt::QueuedConnection);
    connect(m_people, &CommandoColumn::menuAsked, m_hands, &BoardHands::openMenuOf);
    connect(m_dashboard, &DashboardColumn::menuAsked, m_hands, &BoardHands::openMenuOf);
    connect(m_stage, &StagePanel::commandGiven, this, &OverseerPage::give);
    connect(m_stage, &StagePanel::bothGiven, this, &OverseerPage::giveBoth);
    connect(m_stage, &StagePanel::ruleAsked, this, &OverseerPage::ruleAsked);
    connect(m_stage, &StagePanel::pickedOtherwise, this, &OverseerPage::pick);
}

void OverseerPage::listenToPanels()
{
    const auto opening = [this](DeskForm form) { return [this, form] { m_panels->open(form); }; };
    connect(m_header, &RoundHeader::formAsked, this, opening(DeskForm::SomethingElse));
    connect(m_header, &RoundHeader::correctionAsked, this, opening(DeskForm::Correction));
    connect(m_header, &RoundHeader::eventsAsked, this, opening(DeskForm::Events));
    connect(m_hands, &BoardHands::correctionAsked, m_panels, &DeskPanels::correct);
    connect(m_hands, &BoardHands::explosionAsked, m_panels, &DeskPanels::explode);
    connect(m_panels, &DeskPanels::commandGiven, this, &OverseerPage::give);
    connect(m_panels, &DeskPanels::bothGiven, this, &OverseerPage::giveBoth);
    connect(m_panels, &DeskPanels::rollAsked, this,
        [this](const Ask &ask)
        {
            emit rollAsked(ask);
            // What was rolled is applied, or rolled again, by the keyboard, too.
            m_panels->takeDice();
        });
    connect(m_panels, &DeskPanels::ruleAsked, this, &OverseerPage::ruleAsked);
    connect(m_panels, &DeskPanels::commandoNoted, this, &OverseerPage::commandoNoted);
    connect(m_panels, &DeskPanels::leaveAsked, this, &OverseerPage::leaveAsked);
    connect(m_panels, &DeskPanels::closeAsked, this, [this] { closeForm(); });
    connect(m_panels, &DeskPanels::opened, this, &OverseerPage::refresh);
}

void OverseerPage::listenToBoard()
{
    connect(m_hands, &BoardHands::touched, m_reason, &ReasonBar::dismiss);
    connect(m_hands, &BoardHands::picked, this, &OverseerPage::pick);
    connect(m_hands, &BoardHands::firstAsked, this,
        [this]
        {
            // While dice are waited for, they are what Enter leads to.
            if (!m_panels->takeDice())
                m_stage->takeFirst();
        });
    connect(m_hands, &BoardHands::commandGiven, this, &OverseerPage::give);
    connect(m_hands, &BoardHands::bothGiven, this, &OverseerPage::giveBoth);
    connect(m_board, &BoardView::cancelled, this, [this] { stepBack(); });
}

} // namespace dossier
