#include "views/omega/desk/dice_panel.h"

#include "model/omega/seen/attack.h"
#include "views/board/space_name.h"
#include "views/kit/chip.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/omega/desk/desk_offers.h"
#include "views/omega/desk/dice_row.h"
#include "views/omega/desk/due_roll.h"
#include "views/omega/desk/enter_button.h"
#include "views/omega/desk/headline.h"
#include "views/omega/desk/join_form.h"
#include "views/omega/desk/rest_menu.h"
#include "views/omega/desk/roll_told.h"
#include "views/rules/rule_links.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// A panel of fewer letters has no room for all its buttons.
constexpr int roomyDiceCharacters = 58;
/// More rows than assistants ask for.
constexpr int mostAssistRows = 9;

} // namespace

bool DicePanel::isDue(const omega::View &view)
{
    return waitsForDice(view.open);
}

DicePanel::DicePanel(QWidget *parent)
    : QFrame(parent)
    , m_headline(newParagraph(Role::Strong, this))
    , m_text(newParagraph(Role::Body, this))
    , m_rules(new RuleLinks(this))
    , m_dice(new DiceRow(this))
    , m_enter(new EnterButton(this))
    , m_enterOnly(newButton("offer", {}, this))
    , m_roll(newButton("secondary", {}, this))
    , m_offers(new DeskOffers(this))
    , m_more(newButton("offer", {}, this))
    , m_rest(new RestMenu(this))
    , m_form(new JoinForm(this))
{
    setProperty("role", QStringLiteral("verdict"));
    m_more->setCheckable(true);
    layOut();
    connect(m_enter, &QPushButton::clicked, this, &DicePanel::enter);
    connect(m_enterOnly, &QPushButton::clicked, this,
        [this]
        {
            emit commandGiven(rollDue(m_view->open.pending, blast(), m_dice->faces()));
            // Who says so goes on with the reroll.
            m_more->setChecked(isRolled());
        });
    connect(m_dice, &DiceRow::entered, this, [this] { isRolled() ? takeFocus() : goOn(); });
    connect(m_roll, &QPushButton::clicked, this,
        [this]
        {
            m_asked = false;
            emit rollAsked(rollDue(m_view->open.pending,
                m_blast ? std::optional(m_blast->leftToTheApp()) : std::nullopt, m_dice->faces()));
        });
    connect(m_rules, &RuleLinks::ruleAsked, this, &DicePanel::ruleAsked);
    connect(m_offers, &DeskOffers::commandGiven, this, &DicePanel::commandGiven);
    connect(m_form, &JoinForm::given, this, &DicePanel::join);
    connect(m_more, &QPushButton::toggled, this,
        [this](bool shown)
        {
            m_form->setVisible(shown);
            if (shown)
                m_form->takeFocus();
        });
    connect(m_dice, &DiceRow::turned, this, &DicePanel::retranslate);
    retranslate();
}

void DicePanel::layOut()
{
    auto *rolling = new FlowLayout(nullptr, 10);
    for (QWidget *part : std::initializer_list<QWidget *>{m_dice, m_enter, m_enterOnly, m_roll, m_more, m_rest})
        rolling->addWidget(part);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 10);
    column->setSpacing(6);
    column->addWidget(m_headline);
    column->addWidget(m_text);
    column->addLayout(rolling);
    column->addWidget(m_offers);
    column->addWidget(m_form);
    column->addWidget(m_rules);
}

/// With large letters the dice, what enters them and what rolls them are whole; the rest is in a menu.
void DicePanel::fit()
{
    const bool tight = width() < fontMetrics().averageCharWidth() * roomyDiceCharacters;
    if (std::exchange(m_tight, tight) == tight)
        return;
    layout()->setContentsMargins(14, tight ? 4 : 10, 14, tight ? 4 : 10);
    setRole(m_roll, tight ? "offer" : "secondary");
    m_offers->setMostRows(tight ? 1 : mostAssistRows);
    retranslate();
}

/// What the panel has no room for stays one press away.
void DicePanel::renderRest()
{
    QList<QPushButton *> rest;
    if (m_tight && appliesAtOnce())
        rest << m_enterOnly;
    if (m_tight && m_view->open.pending.attack)
        rest << m_more;
    for (QPushButton *link : m_rules->findChildren<QPushButton *>())
        if (m_tight && !link->isHidden())
            rest << link;
    m_rules->setVisible(!m_tight);
    m_rest->render(rest);
}

void DicePanel::render(const SeenView &view)
{
    m_view = view;
    layDice();
    retranslate();
}

void DicePanel::forget()
{
    m_due.reset();
    m_asked = false;
    m_more->setChecked(false);
    emit draftChanged({});
}

void DicePanel::rollFor(const SeenView &view, const omega::Explode &explode)
{
    m_view = view;
    m_due = view->open.pending;
    m_blast.emplace(view->open, explode);
    m_asked = true;
    m_dice->setPool(explode.dice);
    retranslate();
}

std::optional<omega::Explode> DicePanel::askedFor() const
{
    return m_asked ? blast() : std::nullopt;
}

std::optional<omega::Explode> DicePanel::blast() const
{
    return m_blast ? std::optional(m_blast->explode()) : std::nullopt;
}

/// Dice that were turned stay so until something else is rolled for.
void DicePanel::layDice()
{
    const omega::Pending &pending = m_view->open.pending;
    if (m_due == pending)
        return;
    // What is typed for one attack is for no other.
    const bool goesOnWithIt = m_due && goesOn(*m_due, pending);
    if (!goesOnWithIt)
        m_form->clear();
    m_due = pending;
    m_asked = false;
    m_blast.reset();
    if (const std::optional<omega::Explode> due = omega::explosionDue(m_view->open))
        m_blast.emplace(m_view->open, *due);
    if (pending.attack && pending.attack->faces)
        m_dice->setFaces(*pending.attack->faces);
    else if (pending.attack && goesOnWithIt && !m_blast)
        m_dice->changePool(pending.attack->dice);
    else if (pending.attack)
        m_dice->setPool(pending.attack->dice);
    else if (pending.challenge)
        m_dice->setPool({pending.challenge->dice, 0});
    else if (!pending.hazards.empty())
        m_dice->setPool({0, pending.hazards.front().red});
}

void DicePanel::takeFocus()
{
    isRolled() ? m_offers->takeFocus() : m_dice->takeFocus();
}

void DicePanel::goOn()
{
    if (isRolled() && m_offers->takeFirst())
        return;
    // A die that nobody has turned is no result: Enter leads to it.
    if (isRolled() || m_dice->unturned() > 0)
        takeFocus();
    else
        enter();
}

bool DicePanel::type(const QKeyEvent &key)
{
    return key.key() == Qt::Key_Backspace ? takeBack() : !isRolled() && m_dice->type(key);
}

bool DicePanel::takeBack()
{
    return !isRolled() && (m_dice->takeBack() || takeBackRoll());
}

/// Its dice lie there again.
bool DicePanel::takeBackRoll()
{
    const std::optional<omega::Faces> faces = m_blast ? m_blast->takeBack() : std::nullopt;
    if (!faces)
        return false;
    m_dice->setTyped(*faces);
    m_dice->takeFocus();
    retranslate();
    return true;
}

QString DicePanel::draft() const
{
    if (!m_view || isHidden() || isRolled())
        return {};
    if (m_dice->isTyped())
        return tr("The die typed last");
    if (m_blast && m_blast->entered() > 0)
        return tr("Dice for %1", "somebody, or a marker")
            .arg(blastRollName(m_view->open, m_blast->explode(), m_blast->entered() - 1));
    return m_asked ? tr("Explosion on %1", "a space").arg(spaceName(m_blast->explode().at)) : QString();
}

bool DicePanel::closeForm()
{
    const bool open = !m_form->isHidden();
    m_more->setChecked(false);
    return open;
}

bool DicePanel::isRolled() const
{
    return m_view && m_view->open.pending.attack && m_view->open.pending.attack->faces;
}

/// The dice are entered once for everybody and everything that an explosion reaches.
void DicePanel::enter()
{
    if (!m_view)
        return;
    if (m_blast && m_blast->left() > 0)
    {
        m_blast->enter(m_dice->faces());
        if (m_blast->left() > 0)
        {
            m_dice->setPool(m_blast->explode().dice);
            retranslate();
            return;
        }
    }
    giveDice();
}

void DicePanel::giveDice()
{
    const bool applies = appliesAtOnce() && m_dice->unturned() == 0;
    const Ask roll = rollDue(m_view->open.pending, blast(), m_dice->faces());
    // Where it is refused, the dice of the last still lie there.
    if (m_blast)
        m_blast->takeBack();
    m_asked = false;
    if (applies)
        emit bothGiven(roll, asking(omega::ApplyAttack{}));
    else
        emit commandGiven(roll);
}

/// What is entered joins the attack before its dice, or rolls them again after.
void DicePanel::join()
{
    const std::optional<omega::JoinAttack> entered = m_form->entered(payerOf(*m_view->open.pending.attack));
    if (!entered)
        return;
    const SeenView before = m_view;
    emit commandGiven(isRolled() ? asking(omega::RerollDice{entered->name, m_dice->faces(), omega::Roller::People,
                                       entered->by, entered->cost})
                                 : asking(*entered));
    // What was refused can be put right.
    if (m_view == before)
        return;
    m_form->clear();
    m_more->setChecked(false);
    takeFocus();
}

void DicePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void DicePanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
    renderTexts();
}

/// In a narrow panel as much of it as takes no more lines than the least of it.
void DicePanel::renderTexts()
{
    if (m_texts.isEmpty())
        return;
    const QMargins rims = layout()->contentsMargins();
    const int room = width() - rims.left() - rims.right() - 2 * frameWidth();
    const auto high = [&](const QString &text)
    { return m_text->fontMetrics().boundingRect(0, 0, room, QWIDGETSIZE_MAX, Qt::TextWordWrap, text).height(); };
    const auto told = std::ranges::find_if(
        m_texts, [&](const QString &text) { return !m_tight || high(text) <= high(m_texts.back()); });
    m_text->setText(*told);
    m_text->setToolTip(*told == m_texts.front() ? QString() : m_texts.front());
    m_text->setAccessibleDescription(m_text->toolTip());
}

void DicePanel::renderForm()
{
    const bool again = isRolled();
    m_more->setVisible(!m_tight && m_view && m_view->open.pending.attack);
    m_form->setVisible(m_view && m_view->open.pending.attack && m_more->isChecked());
    label(m_more, again ? tr("Roll dice again…") : tr("Add ability or card…"),
        again ? tr("Show what a reroll by an ability or a card needs")
              : tr("Show what an ability or a card adds to the attack before the dice"));
    m_form->render(again);
}

/// What is typed is whole when every die was turned; until then the button says that the rest is blank.
void DicePanel::renderEnter()
{
    const bool whole = m_dice->unturned() == 0;
    const bool last = appliesAtOnce();
    m_enter->render(*m_dice, last);
    label(m_enterOnly, tr("Enter, a reroll follows"), tr("The attack is applied after the last reroll"));
    // Nothing comes or grows while dice are turned: they stay under the pointer.
    m_enterOnly->setEnabled(whole);
    m_enterOnly->setVisible(last && !m_tight);
}

/// Dice that people roll and reroll on the table are typed when they lie for good: the attack is applied with them.
bool DicePanel::appliesAtOnce() const
{
    return m_view && m_view->open.pending.attack && !m_blast && !isRolled();
}

void DicePanel::retranslate()
{
    renderEnter();
    label(m_roll, appRollText(m_blast),
        m_blast ? tr("Dossier rolls the dice that are not entered yet; the journal says so")
                : tr("Dossier rolls every die; the journal says so"));
    renderForm();
    emit draftChanged(draft());
    if (!m_view || !(m_asked || isDue(*m_view)))
        return;
    const auto typed = m_dice->unturned() == 0 ? std::optional(m_dice->faces()) : std::nullopt;
    const RollTold told = m_asked ? askedRollTold(m_view->open, *m_blast) : rollTold(*m_view, m_blast, typed);
    m_headline->setText(told.headline);
    m_texts = told.texts;
    renderTexts();
    m_rules->setRules(told.rules);
    m_offers->render(*m_view, told.offers, isRolled());
    m_enter->setVisible(!isRolled());
    m_roll->setVisible(!isRolled());
    renderRest();
}

} // namespace dossier
