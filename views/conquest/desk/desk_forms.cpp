#include "views/conquest/desk/desk_forms.h"

#include "views/board/board_drawer.h"
#include "views/conquest/board/hex_board.h"
#include "views/conquest/desk/ask_form.h"
#include "views/conquest/desk/desk_menus.h"
#include "views/kit/focus_home.h"

#include <QEvent>

namespace dossier
{

DeskForms::DeskForms(const Parts &parts, QWidget *page)
    : QObject(page)
    , m_parts(parts)
    , m_card(new CardForm(page))
    , m_asked(new CardAsked(page))
    , m_owners(new OwnersCards(m_asked, parts.form, this))
    , m_menus(new DeskMenus(parts.board, page))
{
    parts.drawer->add(parts.handOver);
    parts.drawer->add(m_card);
    parts.drawer->add(m_asked);
    for (QWidget *form : std::initializer_list<QWidget *>{m_card, m_asked})
    {
        form->installEventFilter(this);
        comeHomeFrom(*form, *parts.board);
    }
    connect(m_card, &CardForm::commandGiven, this,
        [this](const ConquestAsk &ask)
        {
            leaveWhatBeganIt();
            m_given = m_card->given();
            emit commandGiven(ask);
            m_given.reset();
        });
    connect(m_card, &CardForm::allGiven, this,
        [this](const std::vector<ConquestAsk> &asks)
        {
            leaveWhatBeganIt();
            m_given = m_card->given();
            emit allGiven(asks);
            m_given.reset();
        });
    connect(m_card, &CardForm::courseAsked, m_menus, &DeskMenus::openCourse);
    connect(m_card, &CardForm::newCardAsked, this,
        [this]
        {
            const std::optional<CardForm::Typed> typed = m_card->typed();
            m_card->dismiss();
            if (typed)
                m_owners->askNew(*typed);
        });
    connect(m_owners, &OwnersCards::commandGiven, this, &DeskForms::commandGiven);
    connect(m_owners, &OwnersCards::formGoesOn, m_card, &CardForm::takeUp);
    connect(m_menus, &DeskMenus::commandGiven, this, &DeskForms::commandGiven);
    connect(m_menus, &DeskMenus::correctionAsked, m_card, &CardForm::correct);
    connect(m_menus, &DeskMenus::printedAsked, this,
        [this](const conquest::Printed &printed)
        {
            m_card->dismiss();
            m_owners->correct(printed);
        });
}

void DeskForms::render(const TableLook &look)
{
    m_card->render(look.view);
    m_owners->render(look.view);
    m_menus->render(look);
}

void DeskForms::begin(CardForm::Kind kind)
{
    m_asked->dismiss();
    m_card->begin(kind);
}

void DeskForms::reopen(const CardForm::Typed &typed)
{
    m_asked->dismiss();
    m_card->takeUp(typed);
}

bool DeskForms::asksFor(const conquest::Violation &why, const ConquestAsk &ask)
{
    if (!m_owners->asksFor(why, ask))
        return false;
    OwnersCards::Waiting waiting = m_owners->waiting();
    waiting.form = m_given;
    m_owners->waitFor(waiting);
    m_card->dismiss();
    return true;
}

bool DeskForms::isOpen() const
{
    return !m_card->isHidden() || !m_asked->isHidden();
}

QPushButton &DeskForms::bright(QPushButton &otherwise) const
{
    return !m_card->isHidden() ? m_card->bright() : !m_asked->isHidden() ? m_asked->bright() : otherwise;
}

DeskForms::Typed DeskForms::typed() const
{
    return {m_card->typed(), m_asked->typed(), m_owners->waiting()};
}

void DeskForms::takeUp(const Typed &typed)
{
    if (typed.card)
        m_card->takeUp(*typed.card);
    if (!typed.asked)
        return;
    m_asked->takeUp(*typed.asked);
    m_owners->waitFor(typed.waiting);
}

bool DeskForms::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        emit openChanged();
    return QObject::eventFilter(watched, event);
}

/// The keyboard came back to where the form was begun. That stands for the next card now, which the same key would
/// play: the board is what goes on.
void DeskForms::leaveWhatBeganIt()
{
    const QWidget *now = m_parts.board->window()->focusWidget();
    const bool atDue = m_parts.due->isAncestorOf(now) && !m_parts.form->isAncestorOf(now);
    if (atDue || m_parts.handOver->isAncestorOf(now) || m_parts.players->isAncestorOf(now))
        m_parts.board->setFocus(Qt::OtherFocusReason);
}

bool DeskForms::stepBack()
{
    if (m_asked->isHidden())
        return close();
    m_asked->giveUp();
    return true;
}

bool DeskForms::close()
{
    if (!isOpen())
        return false;
    m_card->dismiss();
    m_asked->dismiss();
    return true;
}

} // namespace dossier
