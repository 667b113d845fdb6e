#include "views/conquest/desk/due_steps.h"

#include "views/conquest/desk/ask_form.h"
#include "views/conquest/desk/due_cards.h"
#include "views/conquest/desk/due_places.h"
#include "views/kit/typed_digit.h"

#include <QKeyEvent>

#include <utility>

namespace dossier
{

using namespace conquest;

DueSteps::DueSteps(const TableLook &look, const DueDraft &draft, AskForm *form, QObject *parent)
    : QObject(parent)
    , m_look(look)
    , m_draft(draft)
    , m_form(form)
{
}

std::optional<ConquestAsk> DueSteps::complete() const
{
    return m_form->isDue() ? m_form->whole() : std::nullopt;
}

ConquestPrimary DueSteps::primary() const
{
    const bool areTokensLaid = m_look.view && isLaidForAll(m_look.view->open, m_draft.laid);
    return primaryNow(m_look,
        {complete(), m_ahead.plan().commands().size(), m_ahead.draws(), m_form->waitsForChoice(), areTokensLaid,
            m_form->filling()});
}

bool DueSteps::givesUp() const
{
    const std::optional<ConquestAsk> ask = askedNow(m_look);
    return ask && ask->as<EndAction>() != nullptr && primary().quiet;
}

void DueSteps::press()
{
    if (m_look.view->open.outcome)
        return emit leaveAsked();
    // What people have begun to name is not drawn.
    if (m_form->holdsName())
        return m_form->takeName();
    if (!m_ahead.plan().isEmpty())
        return giveThePlan();
    if (const std::optional<ConquestAsk> whole = complete())
        return emit given(*whole);
    if (m_form->waitsForChoice())
        return m_form->askForChoice();
    const std::optional<ConquestAsk> ask = askedNow(m_look);
    if (!ask)
        return;
    const Command &command = ask->command();
    if (ask->as<ChooseToken>() != nullptr)
        return isLaidForAll(m_look.view->open, m_draft.laid) ? emit tokensRevealed() : emit tokensAsked();
    if (isForTheOwner(*m_look.view, command))
        return emit handAsked(*ownerOf(m_look.view->open, command));
    if (isNothingToFree(m_look.view->open, command))
        return drawAll({command.index(), Command(AdvanceTechnology{}).index()});
    drawOrAsk(*ask);
}

bool DueSteps::takeKey(const QKeyEvent &event)
{
    if (m_form->takeKey(event))
        return true;
    const std::optional<ConquestAsk> ask = askedNow(m_look);
    const bool stays = ask && ask->as<GoOn>() != nullptr && !m_look.view->open.battle->enemy;
    const int face = typedDigit(event).value_or(0);
    const bool die = face >= 1 && face <= 6;
    if (!stays || !die)
        return false;
    emit given(*ask);
    m_form->takeKey(event);
    return true;
}

void DueSteps::drawOrAsk(const ConquestAsk &ask)
{
    const ConquestBlanks blanks = blanksOf(*m_look.view, ask.command(), m_form->filling());
    if (blanks.none())
        return emit given(ask);
    if (!blanks.drawable || !m_ahead.draws())
        return m_form->takeFocus();
    if (ask.as<FireBarrage>() != nullptr && m_form->filling().dice.empty())
        return drawAll({ask.command().index()});
    if (ask.as<MoveToken>() == nullptr)
        return draw(ask);
    m_ahead.rollMoves(m_look.view);
    emit waits();
}

void DueSteps::draw(const ConquestAsk &ask)
{
    if (!m_look.view || m_look.past)
        return;
    if (const std::optional<ConquestAsk> drawn = m_ahead.draw(m_look.view, ask, *m_form))
        emit given(*drawn);
    else
        emit waits();
}

/// The tokens that lie on the board as they would go, as long as nothing comes between: what does is fought first.
void DueSteps::giveThePlan()
{
    const std::size_t kind = m_ahead.plan().commands().front().index();
    emit eachGiven(
        [this, kind]
        {
            const std::optional<ConquestAsk> ask = askedNow(m_look);
            return ask && ask->command().index() == kind ? m_ahead.nextOfThePlan() : std::nullopt;
        });
}

/// All that is due of those kinds, as long as nothing comes between.
void DueSteps::drawAll(std::set<std::size_t> kinds)
{
    emit eachGiven(
        [this, kinds = std::move(kinds)]
        {
            const std::optional<ConquestAsk> ask = askedNow(m_look);
            return ask && kinds.contains(ask->command().index()) ? std::optional(m_ahead.drawn(*ask)) : std::nullopt;
        });
}

} // namespace dossier
