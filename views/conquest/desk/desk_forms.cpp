#include "views/conquest/desk/desk_forms.h"

#include "views/board/board_drawer.h"
#include "views/conquest/board/hex_board.h"
#include "views/conquest/desk/desk_menus.h"
#include "views/kit/desk_layout.h"
#include "views/kit/focus_home.h"
#include "views/kit/screen.h"

#include <QEvent>
#include <QPushButton>

namespace dossier
{

DeskForms::DeskForms(const Parts &parts, QWidget *page)
    : QObject(page)
    , m_parts(parts)
    , m_card(new QWidget(page))
    , m_cardShown(new Screen(m_card))
    , m_asked(new CardAsked(page))
    , m_owners(new OwnersCards(m_asked, this))
    , m_menus(new DeskMenus(parts.board, page))
{
    newColumn(m_card, 0)->addWidget(m_cardShown);
    m_card->setObjectName(QStringLiteral("cardForm"));
    parts.drawer->add(parts.handOver);
    parts.drawer->add(m_card);
    parts.drawer->add(m_asked);
    for (QWidget *form : std::initializer_list<QWidget *>{m_card, m_asked})
    {
        form->installEventFilter(this);
        comeHomeFrom(*form, *parts.board);
    }
    connect(m_owners, &OwnersCards::commandGiven, this, &DeskForms::commandGiven);
    connect(m_owners, &OwnersCards::formGoesOn, this, &DeskForms::open);
    connect(m_owners, &OwnersCards::commandGoesOn, this, &DeskForms::commandGoesOn);
    connect(m_owners, &OwnersCards::described, this, &DeskForms::described);
    connect(m_menus, &DeskMenus::commandGiven, this, &DeskForms::commandGiven);
    connect(m_menus, &DeskMenus::correctionAsked, this,
        [this](const conquest::Effect &effect) { open({.kind = CardKind::Correction, .effect = effect}); });
    connect(m_menus, &DeskMenus::printedAsked, this,
        [this](const conquest::Printed &printed)
        {
            closeCard();
            m_owners->correct(printed);
        });
}

void DeskForms::render(const TableLook &look)
{
    m_view = look.view;
    renderCard();
    m_owners->render(look.view);
    m_menus->render(look);
}

void DeskForms::open(const CardDraft &draft)
{
    if (!m_view)
        return;
    m_asked->dismiss();
    m_draft = draft;
    renderCard();
    m_card->show();
    m_cardShown->focus(firstOpenField(cardNow().form));
}

CardForm DeskForms::cardNow()
{
    CardForm card
        = cardForm(*m_view, *m_draft, [this](const QString &key, const QVariant &value) { enter(key, value); });
    card.form.give = [this] { giveCard(); };
    card.form.close = [this] { closeCard(); };
    card.form.extra = extraButtons(card);
    return card;
}

/// Another seat finds nothing of it.
void DeskForms::renderCard()
{
    if (!m_view || !m_draft)
        return;
    const QString seat = m_view->player ? QString::number(static_cast<int>(*m_view->player)) : QString();
    m_cardShown->render(
        seat, [this](const Theme & /*theme*/) { return m_view && m_draft ? formPart(cardNow().form) : column({}); });
}

void DeskForms::closeCard()
{
    m_card->hide();
    m_draft.reset();
}

void DeskForms::enter(const QString &key, const QVariant &value)
{
    if (!m_draft)
        return;
    m_draft->entered.insert(key, value);
    renderCard();
}

void DeskForms::clearEffects()
{
    for (const QString &key : m_draft->entered.keys())
        if (key.startsWith(QLatin1String("effect ")))
            m_draft->entered.remove(key);
    m_draft->effects = 1;
    m_draft->effect.reset();
    renderCard();
}

Parts DeskForms::extraButtons(const CardForm &card)
{
    const QString course = QStringLiteral("course");
    const auto openCourse = [this, course]
    {
        if (const auto *shown = m_cardShown->findChild<QWidget *>(course))
            m_menus->openCourse(shown->mapToGlobal(QPoint()));
    };
    const auto addEffect = [this]
    {
        ++m_draft->effects;
        renderCard();
    };
    return {button(tr("Round, phase, battle…"), "secondary", openCourse)
                .withTip(tr("Correct what is under way; a right click above does the same"))
                .when(card.kind == CardKind::Correction)
                .keyed(course),
        button(tr("And another effect…"), "secondary", addEffect)
            .withTip(tr("The card does more than what is chosen above"))
            .when(card.addsEffect),
        button(tr("Remove the effects"), "secondary", [this] { clearEffects(); })
            .withTip(tr("Nothing is done yet: begin the list again"))
            .when(m_draft->effects > 1)};
}

/// CQ-EVENT-1: what changes dice is paid for first.
void DeskForms::giveCard()
{
    const CardForm card = cardNow();
    CardDraft draft = *m_draft;
    draft.kind = card.kind;
    draft.player = card.player;
    if (!card.isNew && !card.command)
        return;
    closeCard();
    if (card.isNew)
        return m_owners->askNew(draft, card.name);
    leaveWhatBeganIt();
    m_given = draft;
    if (card.cost)
        emit allGiven({askingConquest(*card.cost), askingConquest(*card.command)});
    else
        emit commandGiven(askingConquest(*card.command));
    m_given.reset();
}

bool DeskForms::asksFor(const conquest::Violation &why, const ConquestAsk &ask)
{
    if (!m_owners->asksFor(why, ask))
        return false;
    OwnersCards::Waiting waiting = m_owners->waiting();
    waiting.form = m_given;
    m_owners->waitFor(waiting);
    closeCard();
    return true;
}

void DeskForms::askNew(const ConquestAsk &ask, const QString &name)
{
    m_owners->askNew(ask, name);
}

bool DeskForms::isOpen() const
{
    return !m_card->isHidden() || !m_asked->isHidden();
}

QPushButton &DeskForms::bright(QPushButton &otherwise) const
{
    return !m_card->isHidden() ? *m_cardShown->findChild<QPushButton *>(QStringLiteral("give"))
        : !m_asked->isHidden() ? m_asked->bright()
                               : otherwise;
}

bool DeskForms::leadToMissing()
{
    if (!m_view || !m_draft || cardNow().form.missing.isEmpty())
        return false;
    return m_cardShown->focus(firstOpenField(cardNow().form));
}

DeskForms::Typed DeskForms::typed() const
{
    return {m_draft, m_asked->typed(), m_owners->waiting()};
}

void DeskForms::takeUp(const Typed &typed)
{
    if (typed.card)
        open(*typed.card);
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
    const auto *form = m_parts.due->findChild<QWidget *>(QStringLiteral("dueForm"));
    const bool atDue = m_parts.due->isAncestorOf(now) && (form == nullptr || !form->isAncestorOf(now));
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
    closeCard();
    m_asked->dismiss();
    return true;
}

} // namespace dossier
