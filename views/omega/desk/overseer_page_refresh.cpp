#include "model/omega/seen/attack.h"
#include "model/omega/seen/blast.h"
#include "model/omega/seen/numbers.h"
#include "views/board/board_drawer.h"
#include "views/board/board_view.h"
#include "views/omega/correct/correct_form.h"
#include "views/omega/correct/table_form.h"
#include "views/omega/desk/board_hands.h"
#include "views/omega/desk/commando_card.h"
#include "views/omega/desk/dashboard_column.h"
#include "views/omega/desk/dice_panel.h"
#include "views/omega/desk/events_panel.h"
#include "views/omega/desk/legend_panel.h"
#include "views/omega/desk/overseer_page.h"
#include "views/omega/desk/stage_panel.h"
#include "views/omega/desk/stance_grid.h"
#include "views/omega/parts/round_header.h"
#include "views/omega/verdict/judged_scene.h"

#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

/// A card for every commando in play, in the order of the initiative cards.
void OverseerPage::refreshCards()
{
    std::vector<omega::Role> roles;
    for (const auto &[role, commando] : m_view->open.commandos)
        roles.push_back(role);
    std::ranges::stable_sort(
        roles, {}, [&](omega::Role role) { return omega::inPlay(m_view->open, role).initiative.value_or(99); });
    if (!std::ranges::equal(roles, m_cards, {}, {}, &std::pair<omega::Role, CommandoCard *>::first))
    {
        for (const auto &[role, card] : m_cards)
        {
            card->hide();
            card->deleteLater();
        }
        m_cards.clear();
        for (const omega::Role role : roles)
        {
            auto *card = new CommandoCard(role, m_people);
            card->setTheme(m_theme);
            connect(card, &CommandoCard::commandGiven, this, &OverseerPage::give);
            connect(card, &CommandoCard::shown, this,
                [this](omega::Role shown)
                {
                    if (const std::optional<Space> at = omega::inPlay(m_view->open, shown).at)
                        m_board->ensureVisible(*at);
                });
            m_cards.emplace_back(role, card);
            m_peopleColumn->insertWidget(static_cast<int>(m_cards.size()), card);
        }
    }
    for (const auto &[role, card] : m_cards)
        card->render(*m_view);
}

namespace
{

/// What people have put together for what is due: the order of turns, or what is placed on the spaces that are picked.
std::optional<Ask> chosen(const omega::View &view, const Picked &picked, const Offers &offers)
{
    if (!picked.order.empty())
        return asking(omega::AssignInitiative{picked.order});
    if (view.open.pending.allowances.empty() && !view.open.pending.reveal)
        return std::nullopt;
    for (const Offer &offer : offers)
        if (!offer.no && (picked.space || !picked.marked.empty())
            && (offer.ask.as<omega::Spawn>() != nullptr || offer.ask.as<omega::PlaceMarkers>() != nullptr
                || offer.ask.as<omega::ResolveCard>() != nullptr))
            return offer.ask;
    return std::nullopt;
}

/// The explosion that is about to be rolled, asked for in the form, or would follow an attack that is offered.
std::optional<omega::Explode> blastOf(
    const omega::View &view, const Offers &offers, const std::optional<omega::Explode> &asked)
{
    if (std::optional<omega::Explode> due = omega::explosionDue(view.open); due || asked)
        return due ? due : asked;
    for (const Offer &offer : offers)
        if (const auto *attack = offer.ask.as<omega::DeclareAttack>(); attack != nullptr && !offer.no)
            if (const auto *weapon = omega::found(view.open.content.weapons, attack->weapon);
                weapon != nullptr && weapon->explosive)
                return omega::Explode{.at = attack->to, .radius = *weapon->explosive};
    return std::nullopt;
}

/// Where what is to be placed can go: enemies, gas and other things each in a tint of their own.
Wash placesWash(const omega::PublicTable &table, const SpaceSet &places)
{
    const auto &allowances = table.pending.allowances;
    if (!allowances.empty() && !allowances.front().marker)
        return {.tone = BoardTone::Rose,
            .mark = WashMark::Outlined,
            .spaces = places,
            .name = OverseerPage::tr("an enemy can be placed here").toStdString()};
    if (!allowances.empty() && allowances.front().marker == omega::MarkerKind::Gas)
        return {.tone = BoardTone::Olive,
            .spaces = places,
            .name = OverseerPage::tr("gas can be placed here").toStdString()};
    return {
        .tone = BoardTone::Amber, .spaces = places, .name = OverseerPage::tr("it can be placed here").toStdString()};
}

} // namespace

void OverseerPage::refresh()
{
    if (!m_view)
        return;
    BoardChoice choice = choiceOf(*m_view, m_session, m_picked);
    const bool pending = m_view->open.pending.any();
    choice.showReach = !pending && choice.actor.has_value() && isShaded(DeskAction::Reach);
    choice.showSight = choice.actor.has_value() && isShaded(DeskAction::Sight);
    choice.showDanger = isShaded(DeskAction::Danger);
    const Judgement judgement = judged(m_session.board, choice, m_view->open.printing);
    FloorScene scene = sceneOf(m_session.board, choice, judgement);
    addSigns(scene, *m_view);
    for (const Space space : m_picked.marked)
        scene.marked.set(space);
    if (const SpaceSet places = placesFor(*m_view, m_picked); !places.empty())
        scene.washes.push_back(placesWash(m_view->open, places));
    if (m_picked.space && !m_view->open.pending.allowances.empty())
        scene.declaredTo = m_picked.space;
    Stage stage = m_past ? stageOfThePast() : stageOf(*m_view, m_picked, m_session, choice, judgement);
    scene.proposed = proposedBy(m_view->open, stage.offers);
    if (const std::optional<omega::Explode> blast = blastOf(*m_view, stage.offers, m_form->explosionShown()))
        scene.washes.push_back({.tone = BoardTone::Red,
            .spaces = omega::blastOn(m_view->open, blast->at, blast->radius),
            .name = tr("the explosion reaches it").toStdString()});
    m_board->render(scene);
    if (!m_legend->isHidden())
        m_legend->render(legendOf(m_view->open, m_session, scene));
    m_header->choose(chosen(*m_view, m_picked, stage.offers));
    const bool rolls = DicePanel::isDue(*m_view) && !m_past;
    for (QWidget *acting :
        std::initializer_list<QWidget *>{m_header, m_people, m_overseers, m_form, m_correct, m_stage})
        acting->setEnabled(!m_past);
    const bool opens = rolls && m_dice->isHidden();
    m_dice->setVisible(rolls);
    tellSpace(m_board->cursorSpace());
    const bool chooses = m_view->open.clock.step == omega::Step::Stances && !m_past;
    const bool chose = !m_stances->isHidden();
    m_stances->setVisible(chooses);
    if (rolls)
        m_dice->render(m_view);
    else
        m_dice->forget();
    if (chooses)
        m_stances->render(*m_view);
    // Digits are typed at once.
    if (opens && isVisible())
        m_dice->takeFocus();
    else if (chooses && !chose && isVisible())
        m_stances->takeFocus();
    // The grid over the board has them all.
    if (chooses)
        stage.offers.clear();
    stage.meant = (m_picked.target || m_picked.path.size() > 1 || m_picked.space || m_picked.door
                      || !m_picked.marked.empty() || m_view->due.empty())
        && std::ranges::any_of(stage.offers, isLedTo);
    if (stage.text.isEmpty())
        stage.text = m_ran;
    m_header->setQuiet(stage.meant);
    m_stage->render(*m_view, m_picked, stage);
    if (!m_events->isHidden())
        m_events->render(m_view);
    m_form->render(m_view, m_picked);
    m_correct->render(m_view, m_picked);
    std::optional<omega::Combatant> on;
    for (const std::optional<omega::Combatant> &who : {m_picked.target, m_picked.actor})
        if (!on && who && omega::sideOf(m_view->open, *who) == Side::Enemy)
            on = who;
    m_dashboard->render(m_view, on);
    m_hands->hold(m_view, m_picked, !m_past);
    emit possibleChanged();
}

} // namespace dossier
