#include "views/omega/desk/dice_panel.h"

#include "model/omega/seen/attack.h"
#include "views/board/space_name.h"
#include "views/kit/announce.h"
#include "views/kit/desk_layout.h"
#include "views/kit/screen.h"
#include "views/kit/typed_digit.h"
#include "views/omega/desk/due_roll.h"
#include "views/omega/desk/headline.h"
#include "views/omega/desk/offer_parts.h"
#include "views/rules/rule_links.h"

#include <QApplication>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

struct DieWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::DiceRow)
};

struct RestWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::RestMenu)
};

/// A panel with fewer characters than this has no room for all its buttons.
constexpr int roomyDiceCharacters = 58;

QString dieKey(int die)
{
    return QStringLiteral("die/%1").arg(die);
}

QString nameOfDie(const DiceDraft &dice, int die)
{
    const auto black = static_cast<int>(dice.faces().black.size());
    const bool isRed = dice.isRed(die);
    const std::optional<int> face = dice.face(die);
    const int number = isRed ? die - black + 1 : die + 1;
    if (!face)
        return (isRed ? DieWords::tr("Red die %1: not entered yet") : DieWords::tr("Black die %1: not entered yet"))
            .arg(number);
    return (isRed ? DieWords::tr("Red die %1: %n hit(s)", nullptr, *face)
                  : DieWords::tr("Black die %1: %n hit(s)", nullptr, *face))
        .arg(number);
}

Part diceOf(const DiceDraft &dice, const Action<int, int> &turned)
{
    std::vector<Die> lying;
    for (int die = 0; die < dice.size(); ++die)
    {
        const QString name = nameOfDie(dice, die);
        lying.push_back({.face = dice.face(die),
            .name = name,
            .tip = DieWords::tr("%1. Press for the next face, or key 0, 1 or 2; Backspace takes one back, Enter takes "
                                "all dice as shown")
                .arg(name),
            .tone = QLatin1String(dice.isRed(die) ? "red" : "black")});
    }
    return dossier::dice(lying, {QStringLiteral("–"), QStringLiteral("●"), QStringLiteral("●●")}, turned);
}

QString applyText(int hits)
{
    return DicePanel::tr("Enter %n hit(s) and apply", nullptr, hits);
}

QString takeText(int hits)
{
    return DicePanel::tr("Enter %n hit(s)", nullptr, hits);
}

QString someText(int hits)
{
    return DicePanel::tr("%n hit(s), the rest blank", nullptr, hits);
}

QString blankText()
{
    return DicePanel::tr("Blank: 0 hits");
}

/// Returns all texts of the button for that many dice; the singular may be longer than the plural.
std::vector<QString> enterTexts(int dice)
{
    std::vector<QString> all{blankText()};
    for (const int hits : {1, 2 * dice})
        for (const QString &words : {applyText(hits), takeText(hits), someText(hits)})
            all.push_back(words);
    return all;
}

} // namespace

bool DicePanel::isDue(const omega::View &view)
{
    return waitsForDice(view.open);
}

DicePanel::DicePanel(const DiceActions &actions, QWidget *parent)
    : QFrame(parent)
    , m_actions(actions)
    , m_shown(new Screen(this))
    , m_joinBox(new QWidget(this))
    , m_joinShown(new Screen(m_joinBox))
{
    setObjectName(QStringLiteral("dice"));
    setProperty("role", QStringLiteral("verdict"));
    newColumn(m_joinBox, 0, 0)->addWidget(m_joinShown);
    m_joinBox->hide();
    QVBoxLayout *column = newColumn(this, 0, 6);
    column->addWidget(m_shown);
    column->addWidget(m_joinBox);
}

/// With large text, the dice, the button that enters them and the one that rolls them are complete; the rest is behind
/// a button.
bool DicePanel::isTight() const
{
    return width() < fontMetrics().averageCharWidth() * roomyDiceCharacters;
}

void DicePanel::render(const OmegaViewPtr &view)
{
    m_view = view;
    const bool goesOnTyping = dieInFocus() && m_due != view->open.pending;
    layDice();
    refresh();
    if (goesOnTyping && !isRolled())
        focusInput();
}

void DicePanel::forget()
{
    m_due.reset();
    m_asked = false;
    m_joins = false;
    m_actions.draftChanged({});
}

void DicePanel::rollFor(const OmegaViewPtr &view, const omega::Explode &explode)
{
    m_view = view;
    m_due = view->open.pending;
    m_blast.emplace(view->open, explode);
    m_asked = true;
    m_dice.setPool(explode.dice);
    refresh();
}

std::optional<omega::Explode> DicePanel::requestedExplosion() const
{
    return m_asked ? blast() : std::nullopt;
}

std::optional<omega::Explode> DicePanel::blast() const
{
    return m_blast ? std::optional(m_blast->explode()) : std::nullopt;
}

/// Turned dice stay turned until another roll is due.
void DicePanel::layDice()
{
    const omega::Pending &pending = m_view->open.pending;
    if (m_due == pending)
        return;
    // Entries for one attack are not kept for another.
    const bool goesOnWithIt = m_due && goesOn(*m_due, pending);
    if (!goesOnWithIt)
        m_join = {};
    m_due = pending;
    m_asked = false;
    m_blast.reset();
    if (const std::optional<omega::Explode> due = omega::explosionDue(m_view->open))
        m_blast.emplace(m_view->open, *due);
    if (pending.attack && pending.attack->faces)
        m_dice.setFaces(*pending.attack->faces);
    else if (pending.attack && goesOnWithIt && !m_blast)
        m_dice.changePool(pending.attack->dice);
    else if (pending.attack)
        m_dice.setPool(pending.attack->dice);
    else if (pending.challenge)
        m_dice.setPool({pending.challenge->dice, 0});
    else if (!pending.hazards.empty())
        m_dice.setPool({0, pending.hazards.front().red});
}

void DicePanel::focusDie(int die)
{
    m_shown->focus(dieKey(std::min(die, m_dice.size() - 1)));
}

/// Announces the die before the focus moves to the next.
void DicePanel::sayDie(int die)
{
    announce(*this, nameOfDie(m_dice, die));
}

void DicePanel::turn(int die, int face)
{
    m_dice.turn(die, face);
    sayDie(die);
    refresh();
}

void DicePanel::focusInput()
{
    if (isRolled())
        m_shown->focus(QStringLiteral("offer/0"));
    else
        focusDie(m_dice.firstUnturned().value_or(0));
}

bool DicePanel::takeFirstOffer()
{
    const Offers offers = currentText().offers;
    const auto first = std::ranges::find_if(offers, isLedTo);
    if (first != offers.end())
        m_actions.give(OmegaCommand(first->command));
    return first != offers.end();
}

void DicePanel::continueRoll()
{
    if (isRolled() && takeFirstOffer())
        return;
    // An unturned die is no result: Enter focuses it.
    if (isRolled() || m_dice.unturned() > 0)
        focusInput();
    else
        enter();
}

std::optional<int> DicePanel::dieInFocus() const
{
    const QWidget *focus = window()->focusWidget();
    const bool isDie = focus != nullptr && isAncestorOf(focus) && focus->objectName().startsWith(QLatin1String("die/"));
    return isDie ? std::optional(focus->objectName().section(u'/', 1).toInt()) : std::nullopt;
}

bool DicePanel::type(const QKeyEvent &key)
{
    const std::optional<int> focused = dieInFocus();
    if (key.key() == Qt::Key_Backspace)
        return (focused && takeBackDie()) || takeBack();
    if (focused && (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter))
    {
        isRolled() ? focusInput() : continueRoll();
        return true;
    }
    const std::optional<int> face = typedDigit(key);
    const std::optional<int> die = focused ? focused : isRolled() ? std::nullopt : m_dice.firstUnturned();
    if (!face || *face > DiceDraft::maxFace || !die)
        return false;
    turn(*die, *face);
    const int next = focused ? *die + 1 : m_dice.firstUnturned().value_or(m_dice.size());
    // A digit too many changes no die: after the last one Enter is next.
    if (next >= m_dice.size() && !m_dice.firstUnturned())
        return m_shown->focus(QStringLiteral("enterDice"));
    focusDie(next < m_dice.size() ? next : *m_dice.firstUnturned());
    return true;
}

bool DicePanel::takeBackDie()
{
    const std::optional<int> die = m_dice.takeBack();
    if (!die)
        return false;
    sayDie(*die);
    refresh();
    focusDie(*die);
    return true;
}

bool DicePanel::takeBack()
{
    return !isRolled() && (takeBackDie() || takeBackRoll());
}

/// Lays out the dice of the last entered roll again.
bool DicePanel::takeBackRoll()
{
    const std::optional<omega::Faces> faces = m_blast ? m_blast->takeBack() : std::nullopt;
    if (!faces)
        return false;
    m_dice.setTyped(*faces);
    refresh();
    focusInput();
    return true;
}

QString DicePanel::draft() const
{
    if (!m_view || isHidden() || isRolled())
        return {};
    if (m_dice.isTyped())
        return tr("The die typed last");
    if (m_blast && m_blast->entered() > 0)
        return tr("Dice for %1", "somebody, or a marker")
            .arg(blastRollName(m_view->open, m_blast->explode(), m_blast->entered() - 1));
    return m_asked ? tr("Explosion on %1", "a space").arg(spaceName(m_blast->explode().at)) : QString();
}

void DicePanel::showForm(bool shown)
{
    m_joins = shown;
    refresh();
    if (shown)
        m_joinShown->focus(QStringLiteral("joinName"));
}

bool DicePanel::closeForm()
{
    const bool open = !m_joinBox->isHidden();
    showForm(false);
    return open;
}

bool DicePanel::isRolled() const
{
    return m_view && m_view->open.pending.attack && m_view->open.pending.attack->faces;
}

/// The dice of an explosion are entered once for each combatant and marker that it reaches.
void DicePanel::enter()
{
    if (!m_view)
        return;
    if (m_blast && m_blast->left() > 0)
    {
        m_blast->enter(m_dice.faces());
        if (m_blast->left() > 0)
        {
            m_dice.setPool(m_blast->explode().dice);
            refresh();
            return dieInFocus() ? focusInput() : void();
        }
    }
    giveDice();
}

/// After the dice are entered alone, the reroll is next.
void DicePanel::enterAlone()
{
    m_actions.give(rollDue(m_view->open.pending, blast(), m_dice.faces()));
    if (isRolled())
        showForm(true);
}

void DicePanel::giveDice()
{
    const bool applies = appliesAtOnce() && m_dice.unturned() == 0;
    const OmegaCommand roll = rollDue(m_view->open.pending, blast(), m_dice.faces());
    // If it is refused, the dice of the last roll are still there.
    if (m_blast)
        m_blast->takeBack();
    m_asked = false;
    if (applies)
        m_actions.giveBoth(roll, makeCommand(omega::ApplyAttack{}));
    else
        m_actions.give(roll);
}

void DicePanel::rollByApp()
{
    m_asked = false;
    m_actions.roll(
        rollDue(m_view->open.pending, m_blast ? std::optional(m_blast->leftToTheApp()) : std::nullopt, m_dice.faces()));
}

/// The entry joins the attack before its dice, or rolls them again after.
void DicePanel::join()
{
    const std::optional<omega::JoinAttack> entered = joined(m_join, payerOf(*m_view->open.pending.attack));
    if (!entered)
    {
        m_joinShown->focus(QStringLiteral("joinName"));
        return;
    }
    const OmegaViewPtr before = m_view;
    m_actions.give(isRolled() ? makeCommand(omega::RerollDice{
                                    entered->name, m_dice.faces(), omega::Roller::People, entered->by, entered->cost})
                              : makeCommand(*entered));
    // A refused entry can be corrected.
    if (m_view == before)
        return;
    m_join = {};
    m_actions.typed();
    showForm(false);
    focusInput();
}

void DicePanel::setJoins(const JoinDraft &draft)
{
    if (!m_view || !m_view->open.pending.attack || isHidden())
        return;
    m_join = draft;
    m_joins = true;
    refresh();
}

bool DicePanel::event(QEvent *event)
{
    if (m_view && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange))
        refresh();
    return QFrame::event(event);
}

void DicePanel::keyPressEvent(QKeyEvent *event)
{
    if (!type(*event))
        QFrame::keyPressEvent(event);
}

/// Returns the longest text that takes no more lines than the shortest one, in a narrow panel.
QString DicePanel::textIn(const QStringList &everBriefer) const
{
    const QMargins margins = contentsMargins();
    constexpr int sideMargins = 28;
    const int room = width() - margins.left() - margins.right() - sideMargins;
    const auto heightOf = [&](const QString &words)
    { return fontMetrics().boundingRect(0, 0, room, QWIDGETSIZE_MAX, Qt::TextWordWrap, words).height(); };
    for (const QString &words : everBriefer)
        if (!isTight() || heightOf(words) <= heightOf(everBriefer.back()))
            return words;
    return {};
}

/// True for dice that people roll and reroll on the table: they are entered in their final state, and the attack is
/// applied with them.
bool DicePanel::appliesAtOnce() const
{
    return m_view && m_view->open.pending.attack && !m_blast && !isRolled();
}

RollText DicePanel::currentText() const
{
    const auto typed = m_dice.unturned() == 0 ? std::optional(m_dice.faces()) : std::nullopt;
    return m_asked ? explosionRollText(m_view->open, *m_blast) : rollText(*m_view, m_blast, typed);
}

/// The button has the width of its longest text, and is the default button once every die is turned; until then its
/// text says that the rest is blank.
Part DicePanel::enterButton()
{
    const int hits = m_dice.faces().hits();
    const bool isComplete = m_dice.unturned() == 0;
    const bool applies = appliesAtOnce();
    const QString words = isComplete && applies ? applyText(hits)
        : isComplete                            ? takeText(hits)
        : m_dice.unturned() == m_dice.size()    ? blankText()
                                                : someText(hits);
    return button(words, "primary", [this] { enter(); })
        .keyed(QStringLiteral("enterDice"))
        .with(&Button::reserved, enterTexts(m_dice.size()))
        .withTip(applies ? tr("The dice on the table match those shown here, and no reroll follows (Enter)")
                         : tr("The dice on the table match those shown here (Enter)"))
        .with(&Part::tone, QLatin1String(isComplete ? "" : "quiet"))
        .when(!isRolled());
}

/// Rarely used offers; with large text they are behind a button.
Part DicePanel::rest(const RollText &roll)
{
    const bool isAgain = isRolled();
    const bool isTyped = m_dice.unturned() == 0;
    return column({flow({button(tr("Enter and reroll"), "offer", [this] { enterAlone(); })
                                .withTip(tr("The attack is applied after the last reroll"))
                                // No button appears or grows while dice are turned: they stay under the pointer.
                                .disabledIf(!isTyped, tr("The attack is applied after the last reroll"))
                                .when(appliesAtOnce()),
                            toggle(isAgain ? tr("Roll dice again…") : tr("Add ability or card…"), "offer", m_joins,
                                [this] { showForm(!m_joins); })
                                .withTip(isAgain ? tr("Show what a reroll by an ability or a card needs")
                                                 : tr("Show what an ability or a card adds to the attack before the "
                                                      "dice"))
                                .when(m_view->open.pending.attack.has_value())})
                          .spaced(10),
                      ruleLinks(roll.rules, m_actions.openRule)})
        .spaced(6);
}

Part DicePanel::parts()
{
    const RollText now = currentText();
    const QString words = textIn(now.texts);
    const QString whole = now.texts.isEmpty() || now.texts.front() == words ? QString() : now.texts.front();
    const bool isSmall = isTight();
    Parts offers = offerParts(
        *m_view, now.offers, {}, 0, [this](const Offer &offer) { m_actions.give(offer.command); }, isRolled());
    for (std::size_t i = 0; i < offers.size(); ++i)
        offers[i].key = QStringLiteral("offer/%1").arg(i);
    const auto turnDie = [this](int die, int face) { turn(die, face); };
    const int margin = isSmall ? 4 : 10;
    return column(
        {text(now.headline, Role::Strong).wrapping(), text(words).wrapping().withTip(whole),
            flow({diceOf(m_dice, turnDie), enterButton(),
                     button(appRollText(m_blast), isSmall ? "offer" : "secondary", [this] { rollByApp(); })
                         .withTip(m_blast ? tr("Dossier rolls the dice that are not entered yet; the journal says so")
                                          : tr("Dossier rolls every die; the journal says so"))
                         .when(!isRolled()),
                     toggle(RestWords::tr("More"), "offer", m_showsRest,
                         [this]
                         {
                             m_showsRest = !m_showsRest;
                             refresh();
                         })
                         .withTip(RestWords::tr("What else can be done"))
                         .when(isSmall)})
                .spaced(10),
            flow(std::move(offers)).spaced(6), rest(now).when(!isSmall || m_showsRest)})
        .spaced(6, {14, margin, 14, margin});
}

void DicePanel::refresh()
{
    m_actions.draftChanged(draft());
    if (!m_view || !(m_asked || isDue(*m_view)))
        return;
    // A new theme or language renders again, also when dice are no longer awaited.
    m_shown->render(QString(),
        [this](const Theme & /*theme*/) { return m_view && (m_asked || isDue(*m_view)) ? parts() : column({}); });
    const auto changed = [this](const JoinDraft &other)
    {
        m_join = other;
        refresh();
        m_actions.typed();
    };
    m_joinShown->render(QString(), [this, changed](const Theme & /*theme*/)
        { return joinForm(m_join, isRolled(), changed, [this] { join(); }).spaced(8, {14, 0, 14, 8}); });
    m_joinBox->setVisible(m_joins && m_view->open.pending.attack);
}

} // namespace dossier
