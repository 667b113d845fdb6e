#include "views/omega/desk/desk_panels.h"

#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/numbers.h"
#include "views/board/board_drawer.h"
#include "views/kit/screen.h"
#include "views/kit/typed_digit.h"
#include "views/omega/desk/dice_panel.h"
#include "views/omega/desk/events_panel.h"
#include "views/omega/desk/headline.h"
#include "views/omega/desk/stance_grid.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>

#include <utility>

namespace dossier
{

namespace
{

Part closed()
{
    return column({}).when(false);
}

/// Prefix of the keys of a form's entries in a draft.
constexpr QLatin1String formPrefix("form/");

/// Returns the key of the entries for what joins an attack, typed at that line of the journal.
QString joinKey(std::uint32_t line)
{
    return QStringLiteral("join/%1").arg(line);
}

} // namespace

DeskPanels::DeskPanels(BoardDrawer *drawer, QWidget *page, DeskPanelActions actions)
    : QObject(page)
    , m_actions(std::move(actions))
    , m_page(page)
    , m_stances(new Screen(drawer))
    , m_dice(new DicePanel({.give = [this](const OmegaCommand &command) { m_actions.give(command); },
                               .giveBoth = [this](const OmegaCommand &roll, const OmegaCommand &apply)
                               { m_actions.giveBoth(roll, apply); },
                               .roll = [this](const OmegaCommand &command) { m_actions.roll(command); },
                               .openRule = [this](Rule rule) { m_actions.openRule(rule); },
                               .draftChanged = [this](const QString &draft) { m_actions.draftChanged(draft); },
                               .typed = [this] { m_actions.typed(); }},
          drawer))
    , m_events(new Screen(drawer))
    , m_legend(new Screen(drawer))
    , m_formShown(new Screen(drawer))
{
    for (QWidget *panel : std::initializer_list<QWidget *>{m_stances, m_dice, m_events, m_legend})
        drawer->add(panel);
    drawer->add(m_formShown, DrawerRoom::LeavesBoard);
    m_formShown->setObjectName(QStringLiteral("deskForm"));
    // Attacker, target and their spaces stay visible while something that joins the attack is entered.
    drawer->leaveBoardFor(m_dice->joinBox(), m_dice->joinBox());
    m_stances->setObjectName(QStringLiteral("stances"));
    m_events->setObjectName(QStringLiteral("events"));
    m_legend->setObjectName(QStringLiteral("legend"));
    m_stances->installEventFilter(this);
    // Another text size changes how much room there is for stances and events.
    m_stances->followWidth();
    m_events->followWidth();
    m_stances->render({}, [this](const Theme & /*theme*/) { return stances(); });
    m_events->render({}, [this](const Theme & /*theme*/) { return events(); });
    m_legend->render({}, [this](const Theme &theme)
        { return m_form == DeskForm::Legend ? legendPanel(m_lines, theme, [this] { m_actions.close(); }) : closed(); });
    // A form keeps nothing that was typed in the other one.
    m_formShown->render({}, [this](const Theme & /*theme*/)
        { return isForm() ? formPart(formNow()).keyed(QString::number(static_cast<int>(*m_form))) : closed(); });
}

void DeskPanels::render(const OmegaViewPtr &view, const Picked &picked, bool acts)
{
    m_view = view;
    m_picked = picked;
    m_acts = acts;
    renderDice(acts);
    renderStances();
    renderEvents(acts);
    m_formShown->setEnabled(acts);
    m_formShown->renderAgain();
}

DeskFormBuilder DeskPanels::builder()
{
    const DeskForm form = m_form.value_or(DeskForm::Correction);
    m_filledPicks = filledOn(m_view, m_picked);
    return {*m_view, m_filledPicks, m_entered[form],
        [this, form](const QString &key, const QVariant &value) { enter(form, key, value); }};
}

/// Returns the builder after the form was made: it knows which fields a press on the board fills.
DeskFormBuilder DeskPanels::filledOut()
{
    DeskFormBuilder fields = builder();
    m_form == DeskForm::Correction ? void(correctionForm(fields)) : void(tableActForm(fields));
    return fields;
}

Form DeskPanels::formNow()
{
    DeskFormBuilder fields = builder();
    Form form = m_form == DeskForm::Correction ? correctionForm(fields).form : tableActForm(fields).form;
    form.isUnsent = m_isUnsent;
    // OP-ATK-3: nothing explodes while other dice are due.
    if (m_form == DeskForm::SomethingElse && DicePanel::isDue(*m_view) && explosionShown())
        form.missing = tr("Enter first the dice that are due.");
    form.give = [this] { giveForm(); };
    form.close = [this] { m_actions.close(); };
    return form;
}

/// Other fields change what the board shows.
void DeskPanels::enter(DeskForm form, const QString &key, const QVariant &value)
{
    m_entered[form].insert(key, value);
    m_formShown->renderAgain();
    m_actions.typed();
    m_actions.opened();
}

/// A refused entry stays as it was typed; otherwise the form closes, so that another press gives nothing again. For
/// notes it stays open, and is reset.
void DeskPanels::giveForm()
{
    if (!isForm() || !m_acts)
        return;
    const DeskForm form = *m_form;
    DeskFormBuilder fields = builder();
    const TableActForm made = form == DeskForm::Correction ? TableActForm{.commands = correctionForm(fields).commands}
                                                           : tableActForm(fields);
    if (made.explosion)
        return explode(*made.explosion);
    const bool isGiven = made.note
        ? m_actions.noteForCommando(omega::inPlay(m_view->open, made.note->first).seat, made.note->second)
        : giveAll(made.commands) && m_form == form;
    if (!isGiven)
        return;
    m_isUnsent = false;
    m_entered[form].clear();
    m_actions.typed();
    if (!made.isForNotes())
        return m_actions.close();
    enter(form, QStringLiteral("act"), idOf(made.act));
}

/// Returns false where there is no command, or one is refused.
bool DeskPanels::giveAll(const OmegaCommands &commands)
{
    const OmegaViewPtr now = m_view;
    // A commando who joins is placed at once: one step of undo takes both back.
    const auto *first = commands.size() == 2 ? commands.front().as<omega::Correct>() : nullptr;
    if (first != nullptr && holds_alternative<omega::CommandoChosen>(first->event))
    {
        m_actions.giveBoth(commands.front(), commands.back());
        return m_view != now;
    }
    return !commands.empty()
        && std::ranges::all_of(commands,
            [this](const OmegaCommand &command)
            {
                const OmegaViewPtr before = m_view;
                m_actions.give(command);
                return m_view != before;
            });
}

Draft DeskPanels::draft(std::uint32_t line) const
{
    Draft draft;
    if (const auto entered = m_entered.find(DeskForm::SomethingElse); entered != m_entered.end() && hasEntries())
        for (auto entry = entered->second.cbegin(); entry != entered->second.cend(); ++entry)
            draft[formPrefix + entry.key()] = entry.value().toString();
    if (const QString joins = textOf(m_dice->joins()); !joins.isEmpty())
        draft[joinKey(line)] = joins;
    return draft;
}

void DeskPanels::setDraft(const Draft &draft, std::uint32_t line)
{
    for (const auto &[key, text] : draft)
        if (key.startsWith(formPrefix))
            m_entered[DeskForm::SomethingElse].insert(key.mid(formPrefix.size()), text);
    if (const auto joins = draft.find(joinKey(line)); joins != draft.end())
        if (const std::optional<JoinDraft> join = joinDraftOf(joins->second))
            m_dice->setJoins(*join);
}

/// True if more was entered in the form for other actions than the action.
bool DeskPanels::hasEntries() const
{
    const auto entered = m_entered.find(DeskForm::SomethingElse);
    return entered != m_entered.end()
        && std::ranges::any_of(entered->second.keys(), [](const QString &key) { return key != QLatin1String("act"); });
}

void DeskPanels::forgetDrafts()
{
    m_entered.clear();
    m_isUnsent = false;
    m_dice->forget();
    m_dice->hide();
    show(std::nullopt);
}

void DeskPanels::focusForm()
{
    if (!isForm())
        return;
    m_formShown->focus(firstOpenField(formNow()));
}

/// Closes the list after an event was carried out, unless another one is due.
void DeskPanels::giveEvent(const OmegaCommand &command)
{
    const OmegaViewPtr before = m_view;
    m_actions.give(command);
    if (m_view == before || m_form != DeskForm::Events)
        return;
    // An event that can be triggered at any time does not keep the list open.
    if (eventDue(*m_view) != nullptr)
        return focusEvents();
    show(std::nullopt);
    m_eventsWait = true;
    m_actions.opened();
}

/// While the figures or markers of an event are placed, the list of events would cover the board; it returns for the
/// events that still wait.
void DeskPanels::renderEvents(bool acts)
{
    m_eventsWait = m_eventsWait && !m_view->open.pending.events.empty();
    const bool back = m_eventsWait && acts && eventDue(*m_view) != nullptr;
    if (back)
        show(DeskForm::Events);
    m_events->renderAgain();
    if (back && m_page->isVisible())
        focusEvents();
}

/// With large text the list is in one column.
Part DeskPanels::events()
{
    constexpr int narrowCharacters = 80;
    if (!m_view || m_form != DeskForm::Events)
        return closed();
    return eventsPanel(*m_view, m_events->characters() < narrowCharacters,
        {.give = [this](const OmegaCommand &command) { giveEvent(command); }, .close = [this] { m_actions.close(); }});
}

void DeskPanels::focusEvents()
{
    m_events->focus(firstEventDue(*m_view));
}

/// Digits can be typed at once.
void DeskPanels::renderDice(bool acts)
{
    // The marker that was to explode may have been removed by undo.
    const std::optional<omega::Explode> blast = m_dice->requestedExplosion();
    if (blast && blast->marker && !omega::spacesWith(m_view->open, *blast->marker).contains(blast->at))
        m_dice->forget();
    const bool due = acts && (DicePanel::isDue(*m_view) || m_dice->requestedExplosion());
    const bool opens = due && m_dice->isHidden();
    m_dice->setVisible(due);
    if (due)
        m_dice->render(m_view);
    else
        m_dice->forget();
    // Commands that the dice blocked are possible again.
    if (blast && !m_dice->requestedExplosion())
        QMetaObject::invokeMethod(this, [this] { m_actions.opened(); }, Qt::QueuedConnection);
    if (opens && m_page->isVisible())
        m_dice->focusInput();
}

bool DeskPanels::choosesStance() const
{
    return m_view && m_acts && m_view->open.clock.step == omega::Step::Stances;
}

void DeskPanels::renderStances()
{
    const bool opens = choosesStance() && m_stances->isHidden();
    m_stances->renderAgain();
    if (opens && m_page->isVisible() && !DicePanel::isDue(*m_view))
        takeStances();
}

/// With large text only the names fit, in low rows: the whole party is visible.
Part DeskPanels::stances()
{
    constexpr int roomyCharacters = 100;
    if (!choosesStance())
        return closed();
    const auto choose = [this](const OmegaCommand &command)
    {
        m_actions.give(command);
        if (m_stances->isVisible())
            takeStances();
    };
    return stanceGrid(
        *m_view, m_page->window()->width() > m_stances->fontMetrics().averageCharWidth() * roomyCharacters, choose);
}

void DeskPanels::show(std::optional<DeskForm> form)
{
    m_form = form;
    m_eventsWait = false;
    m_unasked = false;
    m_filled.reset();
    for (Screen *panel : {m_formShown, m_events, m_legend})
        panel->renderAgain();
}

void DeskPanels::open(DeskForm form)
{
    if (!m_view || (!m_acts && form != DeskForm::Legend))
        return;
    show(form);
    // Corrections begin with nothing chosen; other entries come back, and are marked.
    m_entered[DeskForm::Correction].clear();
    m_isUnsent = form == DeskForm::SomethingElse && hasEntries();
    switch (form)
    {
    case DeskForm::SomethingElse:
    case DeskForm::Correction:
        m_formShown->renderAgain();
        // Other actions begin with the choice of the action.
        form == DeskForm::Correction ? focusForm() : void(m_formShown->focus(QStringLiteral("act")));
        break;
    case DeskForm::Events:
        focusEvents();
        break;
    case DeskForm::Legend:
        m_legend->focus(QStringLiteral("closeLegend"));
        break;
    }
    m_actions.opened();
}

void DeskPanels::correct(CorrectionKind kind, const std::optional<Space> &at)
{
    open(DeskForm::Correction);
    if (!takesClicks())
        return;
    m_entered[DeskForm::Correction] = {{QStringLiteral("kind"), static_cast<int>(kind)}};
    fill(at);
    focusForm();
}

/// The page shows the space that fills the form, and so does the form.
void DeskPanels::fill(const std::optional<Space> &space)
{
    m_filled = space;
    m_filledOn = m_view;
    if (space && isForm())
    {
        const DeskFormBuilder fields = filledOut();
        Entered &entered = m_entered[*m_form];
        if (const auto there = omega::combatantOn(m_view->open, *space); there && fields.enterWhoeverStandsOn(*space))
            m_filled = omega::figureOf(m_view->open, *there)->at;
        else
            for (const QString &key : entered.keys())
                if (key.endsWith(QLatin1String("where")))
                    entered.remove(key);
    }
    m_actions.opened();
}

Picked DeskPanels::filledOn(const OmegaViewPtr &view, const Picked &picked) const
{
    Picked filled = picked;
    if (m_filled && m_filledOn == view)
        filled.space = m_filled;
    return filled;
}

void DeskPanels::explainSigns()
{
    open(DeskForm::Legend);
    m_unasked = m_form == DeskForm::Legend;
}

void DeskPanels::dismissSigns()
{
    if (std::exchange(m_unasked, false) && m_form == DeskForm::Legend)
        m_actions.close();
}

bool DeskPanels::close()
{
    if (m_form)
    {
        show(std::nullopt);
        return true;
    }
    if (m_dice->isVisibleTo(m_page) && m_dice->closeForm())
        return true;
    return takeBackExplosion();
}

void DeskPanels::explain(const std::vector<LegendLine> &lines)
{
    m_lines = lines;
    m_legend->renderAgain();
}

bool DeskPanels::takeDice()
{
    if (!m_dice->isVisibleTo(m_page))
        return false;
    m_dice->focusInput();
    return true;
}

bool DeskPanels::continueDice()
{
    if (!m_dice->isVisibleTo(m_page))
        return false;
    m_dice->continueRoll();
    return true;
}

bool DeskPanels::continueForm()
{
    const bool open = takesClicks();
    if (open && m_view)
        formNow().missing.isEmpty() ? giveForm() : focusForm();
    return open;
}

bool DeskPanels::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_stances && event->type() == QEvent::KeyPress)
        return typeStance(*static_cast<QKeyEvent *>(event));
    return QObject::eventFilter(watched, event);
}

/// The keys 1 to 9 choose for the commando whose row has the focus.
bool DeskPanels::typeStance(const QKeyEvent &key) const
{
    const int digit = typedDigit(key).value_or(0);
    const QWidget *focus = m_page->focusWidget();
    const QString stance = digit > 0 && focus != nullptr ? stanceBeside(focus->objectName(), digit) : QString();
    auto *button = stance.isEmpty() ? nullptr : m_stances->findChild<QPushButton *>(stance);
    if (button != nullptr)
        button->click();
    return button != nullptr;
}

bool DeskPanels::takeStances()
{
    const QString due = m_view && m_stances->isVisibleTo(m_page) ? firstStanceDue(*m_view) : QString();
    return !due.isEmpty() && m_stances->focus(due);
}

bool DeskPanels::typeDie(const QKeyEvent &key)
{
    return m_dice->isVisibleTo(m_page) && m_dice->type(key);
}

bool DeskPanels::takeBackDie()
{
    return m_dice->isVisibleTo(m_page) && m_dice->takeBack();
}

bool DeskPanels::showsDice() const
{
    return m_dice->isVisibleTo(m_page);
}

bool DeskPanels::isTyping() const
{
    return m_formShown->isVisible();
}

void DeskPanels::explode(const omega::Explode &explode)
{
    if (!m_view || !m_acts || DicePanel::isDue(*m_view))
        return;
    m_entered[DeskForm::SomethingElse].clear();
    show(std::nullopt);
    m_dice->rollFor(m_view, explode);
    m_dice->show();
    m_dice->focusInput();
    m_actions.opened();
}

bool DeskPanels::takeBackExplosion()
{
    if (!m_dice->requestedExplosion())
        return false;
    m_dice->forget();
    m_dice->hide();
    m_actions.opened();
    return true;
}

std::optional<Objection> DeskPanels::objectionTo(const OmegaCommand &command) const
{
    const std::optional<omega::Explode> blast = m_dice->requestedExplosion();
    const bool changesNothing = command.as<omega::WriteNotes>() != nullptr || command.as<omega::WritePlan>() != nullptr;
    if (!blast || changesNothing || command.as<omega::Explode>() != nullptr)
        return std::nullopt;
    return Objection{.rule = rule::OP_ATK_3, .sentence = [blast] { return blastWaits(*blast); }};
}

ShownState DeskPanels::shownState(const OmegaViewPtr &view, const Picked &picked, const Shadings &shadings, bool past)
{
    const Picked filled = filledOn(view, picked);
    ShownState shownState{.picked = picked,
        .shadings = shadings,
        .blast = explosionShown(),
        .rolls = m_dice->requestedExplosion().has_value(),
        .past = past};
    if (shownState.rolls)
        shownState.picked.path.clear();
    if (takesClicks())
    {
        shownState.picked = {.actor = picked.actor, .marked = picked.marked, .order = picked.order};
        shownState.filled = filled.space;
        shownState.fills = true;
        shownState.byClicks = filledOut().isFilledByClicks();
    }
    return shownState;
}

std::optional<omega::Explode> DeskPanels::explosionShown()
{
    if (const std::optional<omega::Explode> rolled = m_dice->requestedExplosion())
        return rolled;
    if (!m_view || m_form != DeskForm::SomethingElse)
        return std::nullopt;
    DeskFormBuilder fields = builder();
    return tableActForm(fields).explosion;
}

} // namespace dossier
