#include "views/conquest/desk/conquest_page.h"

#include "views/board/board_drawer.h"
#include "views/conquest/desk/due_places.h"
#include "views/conquest/desk/game_end.h"
#include "views/conquest/desk/hex_legend.h"
#include "views/conquest/desk/player_cards.h"
#include "views/conquest/desk/read_card.h"
#include "views/conquest/words/lines.h"
#include "views/conquest/words/refusal_wording.h"
#include "views/kit/desk_layout.h"
#include "views/kit/focus_home.h"
#include "views/kit/menu.h"
#include "views/kit/screen.h"
#include "views/kit/side_column.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

using namespace conquest;

namespace
{

constexpr int peopleCharacters = 28;
constexpr int dueCharacters = 37;
/// An upper bound: no table has as many due commands of one kind in a row.
constexpr int maxAtOnce = 80;
/// Fields of the draft: the form over the board, the question to the owner above it, the name in the form for the due
/// command, and the line of the journal that they were typed at.
const QString formKey = QStringLiteral("form");
const QString questionKey = QStringLiteral("question");
const QString dueNameKey = QStringLiteral("name");
const QString lineKey = QStringLiteral("line");

} // namespace

ConquestPage::ConquestPage(QWidget *parent)
    : GamePage(conquestJournalLists(), wording::conquestReasonWords(), &wording::objectionOf, parent)
    , m_peopleColumn(newColumn(new QWidget(this), 8))
    , m_cards(new Screen(m_peopleColumn->parentWidget()))
    , m_sideColumn(newColumn(new QWidget(this), 8))
    , m_due(new Screen(m_sideColumn->parentWidget()))
    , m_handOver(new Screen(this))
    , m_overBoard(new Screen(this))
    , m_legend(new Screen(this))
    , m_forms(*m_overBoard, formActions())
{
    fill();
    listenToBoard();
    m_reason->whenClosed([this] { m_forms.comeBack(); });
}

void ConquestPage::fill()
{
    m_peopleColumn->addWidget(m_cards);
    m_peopleColumn->addStretch();
    m_sideColumn->addWidget(m_due, 1);
    auto *left = new SideColumn(m_peopleColumn->parentWidget(), peopleCharacters, this);
    left->keepWidth();
    auto *right = new SideColumn(m_sideColumn->parentWidget(), dueCharacters, this);
    right->keepWidth();
    layOut(left, nullptr, right);
    m_drawer->keepClearOf(
        [this]
        {
            QRect inPlay;
            for (const Place place : placesInPlay())
                inPlay |= m_board->geometryOfBoard().rectOf(place).toAlignedRect();
            return inPlay;
        });
    m_drawer->foldTo(
        [this]
        {
            const std::optional<SpacesToPress> &choice = m_forms.spacesToPress();
            return choice ? m_overBoard->findChild<QWidget *>(choice->field) : nullptr;
        });
    m_drawer->add(m_handOver);
    m_overBoard->setObjectName(QStringLiteral("cardForm"));
    m_drawer->add(m_overBoard);
    m_drawer->add(m_legend);
    comeHomeFrom(*m_overBoard, *m_board);
}

/// The spaces to choose from, or else the one of the battle, or the selected one.
std::vector<Place> ConquestPage::placesInPlay() const
{
    if (const std::optional<SpacesToPress> &choice = m_forms.spacesToPress())
        return choice->spaces;
    const std::optional<BattlePlace> battle
        = m_selection.view ? battleInSight(m_selection) : std::optional<BattlePlace>();
    const std::optional<Place> at = battle ? std::optional(battle->at) : m_selection.place;
    return at ? std::vector{*at} : std::vector<Place>();
}

DeskFormActions ConquestPage::formActions()
{
    return {.give = [this](const ConquestCommand &command) { give(m_pendingDraws.withEffectsDrawn(command)); },
        .giveAll = [this](const std::vector<ConquestCommand> &commands) { giveAll(commands); },
        .announce = [this](const PlayEvent &event) { announce(event); },
        .continueWith = [this](const ConquestCommand &command) { enter(withCommand(m_draft.form, command)); },
        .describe = [this](const std::string &name) { enter(withDescribed(m_draft.form, name)); },
        .openCourse = [this](QPoint at) { openMenu(courseMenu(m_selection.view->open, menuActions()), at); },
        .leave = [this] { leaveWhatBeganForm(); },
        .changed =
            [this]
        {
            renderBeside();
            noteDraft();
        },
        .typed =
            [this]
        {
            noteDraft();
            m_drawer->fit();
        }};
}

DeskMenuActions ConquestPage::menuActions()
{
    return {.give = [this](const ConquestCommand &command) { giveOrConfirm(command); },
        .correct
        = [this](const Effect &effect) { m_forms.open(CardDraft{.kind = CardKind::Correction, .effect = effect}); },
        .print = [this](const Printed &printed) { m_forms.correct(printed); }};
}

/// CQ-CANCEL-1: the effect waits until nobody cancels the card.
void ConquestPage::announce(const PlayEvent &event)
{
    m_knownEffects.note(m_selection.view->open, event);
    // A card that is played in another's turn covers its hand at once.
    const std::optional<Colour> seat = m_selection.view->player;
    give(makeConquestCommand(PlayEvent{event.player, event.card, {}}));
    if (m_stopped)
        return;
    m_draft.announced = AnnouncedEffect{seat, {event.card, event.effects}};
    renderBeside();
}

/// A correction that ends the game is confirmed in its form.
void ConquestPage::giveOrConfirm(const ConquestCommand &command)
{
    if (const auto *correct = command.as<Correct>(); correct && wouldEnd(m_selection.view->open, correct->event))
        return m_forms.open(CardDraft{.kind = CardKind::Correction, .effect = effectOf(correct->event)});
    give(m_pendingDraws.withEffectsDrawn(command));
}

/// A session that is left keeps its draft.
void ConquestPage::noteDraft()
{
    if (presentView() != nullptr)
        emit draftChanged();
}

/// On another table the form would mean something else.
Draft ConquestPage::formDraft() const
{
    Draft draft{{formKey, m_forms.draft()}, {questionKey, m_forms.questionDraft()}, {dueNameKey, m_draft.form.name}};
    std::erase_if(draft, [](const auto &field) { return field.second.isEmpty(); });
    if (!draft.empty())
        draft[lineKey] = QString::number(m_lines);
    return draft;
}

void ConquestPage::setFormDraft(const Draft &draft)
{
    const auto line = draft.find(lineKey);
    if (line == draft.end() || line->second.toUInt() != m_lines)
        return;
    // A question is above the form that asked it, and opens that form again.
    if (const auto question = draft.find(questionKey); question != draft.end())
        m_forms.setQuestionDraft(question->second);
    if (const auto form = draft.find(formKey); form != draft.end())
        m_forms.setDraft(form->second);
    if (const auto name = draft.find(dueNameKey); name != draft.end() && m_draft.form.name.isEmpty())
    {
        m_draft.form.name = name->second;
        renderBeside();
    }
}

/// A past table cannot be corrected.
void ConquestPage::openMenu(const std::vector<MenuItem> &items, QPoint at)
{
    if (acts() && !items.empty())
        newMenu(items, this)->popup(at);
}

/// The focus came back to the button that opened the form. That button now belongs to the next card, which the same
/// key would play, so the focus goes to the board.
void ConquestPage::leaveWhatBeganForm()
{
    const QWidget *now = window()->focusWidget();
    const auto *form = m_due->findChild<QWidget *>(QStringLiteral("dueForm"));
    const bool isAtDue = m_due->isAncestorOf(now) && (form == nullptr || !form->isAncestorOf(now));
    if (isAtDue || m_handOver->isAncestorOf(now) || m_cards->isAncestorOf(now))
        m_board->setFocus(Qt::OtherFocusReason);
}

void ConquestPage::listenToBoard()
{
    m_board->describeSpacesBy([this](Place place) { return moveTo(m_selection, place); });
    connect(m_board, &HexBoard::pressed, this, &ConquestPage::touch);
    connect(m_board, &HexBoard::activated, this, &ConquestPage::activate);
    connect(m_board, &HexBoard::dropped, this, [this](auto from, auto to) { giveAll(dropped(m_selection, from, to)); });
    connect(m_board, &HexBoard::cancelled, this, [this] { stepBack(); });
    connect(m_board, &HexBoard::contextRequested, this,
        [this](Place place, QPoint at)
        {
            if (acts())
                openMenu(spaceMenu(m_selection, place, menuActions()), at);
        });
}

void ConquestPage::forget()
{
    m_unsentInput.leave(presentView(), m_sidePanel, m_draft.form, m_forms.typed());
    m_selection = {};
    m_draft = {};
    forgetTable();
    m_sidePanel = {};
    m_knownEffects.clear();
    m_pendingDraws.forget();
    m_forms.forget();
}

void ConquestPage::setPeople(const ConquestPeople &people)
{
    m_people = people;
    refresh();
}

void ConquestPage::journalShown()
{
    noteDraft();
    if (!m_busy)
        keepFocusWhile([this] { renderBeside(); });
}

std::optional<GameEnd> ConquestPage::ending()
{
    const ConquestViewPtr &view = presentView();
    return view && view->open.outcome ? std::optional(gameEnd(view->open, m_people)) : std::nullopt;
}

void ConquestPage::render(const ConquestViewPtr &view, bool back)
{
    const bool isFirst = presentView() == nullptr;
    if (back)
        forgetTable();
    GamePage::render(view);
    if (!isFirst)
        return;
    if (const std::optional<DeskDraft> forms = m_unsentInput.restoreTyped(view, m_sidePanel, m_draft.form))
    {
        m_forms.restoreTyped(*forms);
        refresh();
    }
}

void ConquestPage::showTable(const ConquestViewPtr &view)
{
    const ConquestViewPtr before = std::exchange(m_selection.view, view);
    m_selection.past = m_past.has_value();
    if (!before || before->open.clock != view->open.clock || before->player != view->player)
        m_selection.place.reset();
    updateAfter(m_sidePanel, before, view);
    if (!m_busy)
        m_pendingDraws.updateAfter(before, view);
    updateAfter(m_selection, before && before->open != view->open);
    if (!m_busy)
        refresh();
}

void ConquestPage::refresh()
{
    if (!m_selection.view)
        return;
    keepFocusWhile(
        [this]
        {
            for (QWidget *acting : std::initializer_list<QWidget *>{m_cards, m_due})
                acting->setEnabled(!m_selection.past);
            renderPlayers();
            m_forms.render(m_selection.view);
            renderBeside();
            refreshBoard();
        });
}

void ConquestPage::renderPlayers()
{
    const PlayerActions actions{.give = [this](const ConquestCommand &command) { give(command); },
        .useByName = [this](Colour player, const std::string &name, bool isStuff)
        { openCard({.kind = isStuff ? CardKind::Stuff : CardKind::Ability, .name = name, .player = player}); },
        .openHand = [this](Colour player) { openHand(player); },
        .openMenu = [this](Colour player, QPoint at)
        { openMenu(playerMenu(m_selection.view->open, player, menuActions()), at); }};
    m_cards->render(seatName(*m_selection.view),
        [view = m_selection.view, people = m_people, actions](const Theme &theme)
        { return playerCards(*view, people, theme, actions); });
}

/// An open form takes the place of a hand over the board, because there is no room for both.
void ConquestPage::renderBeside()
{
    if (!m_selection.view)
        return;
    SidePanelState beside = m_sidePanel;
    if (m_forms.isOpen() && m_selection.view->open.battle)
        beside.hand.reset();
    const std::optional<ConquestCommand> command = currentCommand(m_selection);
    const bool isElsewhere
        = command && (command->as<ChooseToken>() != nullptr || isForTheOwner(*m_selection.view, command->command()));
    const DueForm before = m_draft.form;
    updateForm(m_draft.form, m_selection.view, isElsewhere ? std::nullopt : command);
    // Another seat leaves the draft of the one before alone.
    if (m_draft.form.name != before.name && before.view->player == m_selection.view->player)
        noteDraft();
    workOut(m_chances, m_selection.view, battleInSight(m_selection));
    dropWhatIsNotDue(m_draft, m_selection);
    const DueState state{m_selection, beside, m_chances, m_draft, said(SaidOrder::AsItHappened)};
    const DueActions actions = dueActions();
    const QString seat = seatName(*m_selection.view);
    renderPart(*m_due, seat, [state, actions] { return dueCards(state, actions); });
    renderPart(*m_handOver, seat, [state, actions] { return handOverTheBoard(state, actions); });
    renderDefault();
}

DueActions ConquestPage::dueActions()
{
    // Changes a choice in the column, and shows it.
    const auto changing = [this](auto change)
    {
        return [this, change](auto... chosen)
        {
            change(chosen...);
            renderBeside();
        };
    };
    return {.give = [this](const ConquestCommand &command) { give(command); },
        .openRule = [this](Rule rule) { emit ruleRequested(rule); },
        .tokens = {.choose = [this](bool byKeys) { emit tokensRequested(byKeys); },
            .lay = changing([this](Colour player, CommandToken token) { m_draft.laid[player] = token; }),
            .reveal = [this] { giveAll(enteringTokens(std::exchange(m_draft.laid, {}))); }},
        .form = {.enter = [this](const DueEntry &entry) { enter(entry); },
            .draw = [this](const ConquestCommand &command) { draw(command); },
            .rollAtTable =
                [this](bool isRolledAtTable)
            {
                m_pendingDraws.setRolledAtTable(isRolledAtTable);
                renderBeside();
                emit rolledAtTableChanged(isRolledAtTable);
            },
            .isRolledAtTable = m_pendingDraws.isRolledAtTable()},
        .chooseFlight = changing([this](AlienId alien, Place to) { m_draft.flight[alien] = to; }),
        .highlightCard = changing([this](int row) { m_draft.row = row; }),
        .openHand = [this](Colour player) { openHand(player); },
        .coverHand =
            [this]
        {
            m_sidePanel.hand.reset();
            refresh();
            emit coverRequested();
        },
        .enterEffect = [this](const DueEffect &effect)
        { openCard({.kind = CardKind::Text, .name = effect.card, .player = effect.player}); },
        .showLegend = [this] { showLegend(!m_hasLegend); },
        .putCardAway =
            [this]
        {
            m_sidePanel.said.clear();
            refresh();
        },
        .openForm = [this](CardKind kind, const std::string &name, const std::optional<Effect> &effect,
                        std::optional<Colour> player)
        { openCard({.kind = kind, .name = name, .player = player, .effect = effect}); }};
}

/// A card whose effects are known, or were entered before, begins with them.
void ConquestPage::openCard(CardDraft draft)
{
    if (!draft.effect)
    {
        draft.known = printedEffects(m_selection.view->open, draft.name, draft.player);
        if (draft.known.empty())
            draft.known = m_knownEffects.effectsOf(draft.name, draft.player);
    }
    draft.effects = std::max(1, static_cast<int>(draft.known.size()));
    m_forms.open(draft);
}

void ConquestPage::enterEffect(const std::string &card)
{
    const std::vector<DueEffect> &effects = m_selection.view->open.pending.effects;
    if (const auto due = std::ranges::find(effects, card, &DueEffect::card); due != effects.end())
        dueActions().enterEffect(*due);
}

void ConquestPage::refreshBoard()
{
    HexScene scene = sceneNow(m_selection);
    if (!m_selection.past)
        m_pendingDraws.addTo(scene, complete(m_draft.form));
    m_board->render(scene);
    if (m_hasLegend)
        showLegend(true);
}

void ConquestPage::showLegend(bool isShown)
{
    const bool hadFocus = m_legend->isAncestorOf(window()->focusWidget());
    m_hasLegend = isShown;
    m_legend->render({},
        [this](const Theme &theme)
        {
            return m_hasLegend ? hexLegend(signsOf(m_board->scene()), theme, [this] { showLegend(false); })
                               : column({}).when(false);
        });
    if (!isShown && hadFocus)
        m_board->setFocus(Qt::OtherFocusReason);
}

void ConquestPage::renderDefault()
{
    m_defaultAct = currentDefaultAct(m_selection, m_draft, m_pendingDraws);
    // The form that is open has a default button of its own.
    m_defaultAct.quiet = m_defaultAct.quiet || m_forms.isOpen();
    const HeaderActions actions{.goBack = [this] { emit leaveRequested(); },
        .doNextStep = [this] { pressDefault(); },
        .moveMarker =
            [this](int marker)
        {
            giveOrConfirm(makeConquestCommand(Correct{MarkerMoved{marker - m_selection.view->open.resistance.marker}}));
        },
        .openMenu = [this](QPoint at) { openMenu(courseMenu(m_selection.view->open, menuActions()), at); }};
    renderHeader([this, actions] { return conquestHeader(m_selection.view->open, m_defaultAct, actions); });
}

void ConquestPage::give(const ConquestCommand &command)
{
    if (m_past)
        return m_reason->dismiss();
    m_stopped = false;
    m_pendingDraws.forget();
    const std::string before = std::exchange(m_sidePanel.said, cardToRead(command.command(), m_sidePanel.said));
    m_knownEffects.note(m_selection.view->open, command.command());
    GamePage::give(command);
    if (m_stopped)
        m_sidePanel.said = before;
    if (const auto loss = command.as<ResolveRound>() != nullptr ? lossWithoutChoice(m_selection) : std::nullopt)
        giveFollowing(*loss);
}

/// Gives the commands one after the other, until one is refused; the result is shown at the end, and undone in one
/// step.
void ConquestPage::giveEach(const std::function<std::optional<ConquestCommand>()> &next)
{
    m_busy = true;
    m_stopped = false;
    for (int i = 0; i < maxAtOnce && !m_stopped; ++i)
        if (const std::optional<ConquestCommand> command = next())
            i == 0 ? GamePage::give(*command) : giveFollowing(*command);
    m_busy = false;
    m_pendingDraws.forget();
    refresh();
}

void ConquestPage::giveAll(const std::vector<ConquestCommand> &commands)
{
    if (commands.size() == 1)
        return give(commands.front());
    m_reason->dismiss();
    std::size_t given = 0;
    if (acts() && !commands.empty())
        giveEach([&] { return given < commands.size() ? std::optional(commands[given++]) : std::nullopt; });
}

void ConquestPage::pressDefault()
{
    if (!acts())
        return;
    m_reason->dismiss();
    doStep(nextStepNow(m_selection, m_draft, m_pendingDraws));
}

void ConquestPage::doStep(const NextStep &step)
{
    switch (step.kind)
    {
    case StepKind::None:
        return;
    case StepKind::ShowEnd:
        return openEnd();
    case StepKind::EnterName:
        enter(withCard(m_draft.form, m_draft.form.name));
        return m_draft.form.isRefused ? fillIn() : void();
    case StepKind::GivePlan:
        return givePlan();
    case StepKind::Give:
        return give(*step.command);
    case StepKind::GiveAll:
        return drawAll(step.kinds);
    case StepKind::FillIn:
        return fillIn();
    case StepKind::ChooseTokens:
        return emit tokensRequested(false);
    case StepKind::RevealTokens:
        return dueActions().tokens.reveal();
    case StepKind::HandOver:
        return openHand(*ownerOf(m_selection.view->open, step.command->command()));
    case StepKind::EnterEffect:
        return enterEffect(step.command->as<ApplyCard>()->by);
    case StepKind::Draw:
        return draw(*step.command);
    case StepKind::RollMoves:
        m_pendingDraws.rollMoves(m_selection.view);
        return refresh();
    }
}

/// Dice can be typed with the focus anywhere.
void ConquestPage::fillIn()
{
    if (!m_due->focus(firstField(m_draft.form)))
        m_board->setFocus(Qt::OtherFocusReason);
}

/// Moves the tokens as shown on the board, until something comes between: a fight comes first.
void ConquestPage::givePlan()
{
    const std::size_t kind = m_pendingDraws.plan().commands().front().index();
    giveEach(
        [this, kind]
        {
            const std::optional<ConquestCommand> command = currentCommand(m_selection);
            return command && command->command().index() == kind ? m_pendingDraws.nextOfThePlan() : std::nullopt;
        });
}

/// Stops as soon as another command comes between.
void ConquestPage::drawAll(const std::set<std::size_t> &kinds)
{
    giveEach(
        [this, kinds]
        {
            const std::optional<ConquestCommand> command = currentCommand(m_selection);
            return command && kinds.contains(command->command().index()) ? std::optional(m_pendingDraws.drawn(*command))
                                                                         : std::nullopt;
        });
}

void ConquestPage::draw(const ConquestCommand &command)
{
    if (!acts())
        return;
    const std::optional<ConquestCommand> drawn = m_pendingDraws.draw(m_selection.view, command, m_draft.form);
    drawn ? give(*drawn) : refresh();
}

void ConquestPage::enter(const DueEntry &entry)
{
    const QString typed = std::exchange(m_draft.form, entry.form).name;
    if (m_draft.form.name != typed)
        noteDraft();
    renderBeside();
    refreshBoard();
    if (entry.given)
        give(m_pendingDraws.withEffectsDrawn(*entry.given));
    else if (entry.isNew)
        m_forms.askNew(*m_draft.form.command, m_draft.form.name);
}

/// A typed die also means that nobody flees when the same fight can go on: it is the first die of the next round.
bool ConquestPage::enterKey(const QKeyEvent &event)
{
    if (!acts())
        return false;
    const std::optional<ConquestCommand> stays = stayingByDie(m_selection, event);
    if (stays)
        give(*stays);
    const std::optional<DueEntry> entry = withKey(m_draft.form, event);
    if (entry)
        enter(*entry);
    return stays || entry;
}

/// A hand that is secret from the others is shown only to its owner, alone at the screen.
void ConquestPage::openHand(Colour player)
{
    if (m_selection.view->hands.contains(player) || !m_selection.view->open.players.keptHands.contains(player))
    {
        m_sidePanel.hand = m_sidePanel.hand == player ? std::nullopt : std::optional(player);
        refresh();
    }
    else
        emit handOverRequested(player);
}

void ConquestPage::touch(Place place)
{
    m_reason->dismiss();
    m_filled.reset();
    if (m_forms.fill(place))
    {
        m_filled = place;
        return;
    }
    const std::vector<ConquestCommand> commands = press(m_selection, place);
    commands.empty() ? refresh() : giveAll(commands);
}

/// Enter on a highlighted space goes there; on a space with a due command it gives that command.
void ConquestPage::activate(Place place)
{
    // The second press of a double click fills no further field.
    if (std::exchange(m_filled, std::nullopt) == place || m_forms.fill(place))
        return;
    const bool again = m_selection.place == place && !m_selection.alien;
    touch(place);
    const std::optional<ConquestCommand> command = currentCommand(m_selection);
    if (again && m_selection.place == place && command && placeOf(m_selection.view->open, command->command()) == place)
        pressDefault();
}

void ConquestPage::perform(DeskAction action)
{
    if (action == DeskAction::Legend)
        showLegend(!m_hasLegend);
    else if (action == DeskAction::Correct)
        openForm(CardKind::Correction);
    else if (action == DeskAction::SomethingElse)
        openForm(CardKind::Event);
    else
        GamePage::perform(action);
}

void ConquestPage::doDefaultStep()
{
    if (m_forms.leadToMissing())
        return;
    if (m_forms.isOpen())
        m_overBoard->findChild<QPushButton *>(m_forms.defaultButton())->click();
    else if (acts() && givesUp(m_selection))
        m_board->setFocus(Qt::ShortcutFocusReason);
    else
        GamePage::doDefaultStep();
}

/// The input of a refused form is there again, without the explanation of the refusal.
void ConquestPage::openForm(CardKind kind)
{
    if (m_forms.open(kind))
        m_reason->dismiss();
}

void ConquestPage::explain(const Violation &why, const ConquestCommand &command)
{
    noteRefused();
    if (!m_selection.view || m_forms.asksFor(why, command))
        return;
    GamePage::explain(why, command);
    // Letters typed at the board belong to the board: only a user who was in a form is led to the line for the
    // reason.
    if (m_forms.keepRefused())
        m_reason->takeReason();
}

/// No reason overrules that; the input of its form is there again.
void ConquestPage::explainAbsent(const QString &member, const ConquestCommand &command)
{
    noteRefused();
    (void)m_forms.keepRefused();
    if (m_selection.view)
        m_reason->explain(wording::objectionOf(
            m_selection.view, impossibility(m_selection.view->open, command.command(), member.toStdString())));
}

void ConquestPage::explainImpossible()
{
    noteRefused();
    (void)m_forms.keepRefused();
    TablePage::explainImpossible();
}

bool ConquestPage::closeForm()
{
    if (m_hasLegend && !m_forms.isOpen())
    {
        showLegend(false);
        return true;
    }
    // The hand is over the board only while a battle takes the room beside the board.
    const bool hand = m_sidePanel.hand && m_selection.view && m_selection.view->open.battle;
    if (!m_forms.stepBack() && !hand)
        return false;
    if (m_forms.isOpen())
        return true;
    if (hand)
    {
        m_sidePanel.hand.reset();
        refresh();
    }
    m_board->setFocus(Qt::OtherFocusReason);
    return true;
}

bool ConquestPage::typeSpace(const QString &letter)
{
    return m_board->typeSpace(letter);
}

void ConquestPage::clearSelection()
{
    m_selection.alien.reset();
    m_selection.place.reset();
    m_pendingDraws.forget();
    refresh();
}

void ConquestPage::keyPressEvent(QKeyEvent *event)
{
    if (enterKey(*event))
        return;
    // A space can be typed wherever the keyboard is; Enter is the board's then, and presses no button.
    const bool plain = (event->modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
    if (plain && event->text().size() == 1 && m_board->typeSpace(event->text()))
        return m_board->setFocus(Qt::ShortcutFocusReason);
    TablePage::keyPressEvent(event);
}

/// In a narrow window the due commands are above the players.
void ConquestPage::setNarrow(bool narrow)
{
    (narrow ? m_peopleColumn : m_sideColumn)->insertWidget(0, m_due, narrow ? 0 : 1);
}

} // namespace dossier
