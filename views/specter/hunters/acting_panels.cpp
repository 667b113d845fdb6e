#include "views/specter/hunters/acting_panels.h"

#include "model/specter/seen/refusal.h"
#include "views/kit/desk_layout.h"
#include "views/kit/in_sight.h"
#include "views/kit/labels.h"
#include "views/kit/screen.h"
#include "views/specter/asks/hunters_due.h"
#include "views/specter/hunters/attack_panel.h"
#include "views/specter/paper/sheet_panel.h"
#include "views/specter/parts/ask_row.h"
#include "views/specter/parts/movement_panel.h"
#include "views/specter/words/refusal_wording.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

/// Why the hunter on turn attacks none of those who were found; empty where nobody was, or an attack is due or made.
QString whyNoAttack(const specter::View &view)
{
    const std::optional<specter::HunterTurn> &turn = view.open.turn;
    if (!turn || turn->found.empty() || turn->attacked || turn->usedAbility || dueOf<specter::AttackAgent>(view))
        return {};
    const specter::Refusal no = specter::refusal(view, specter::AttackAgent{turn->found.begin()->first, {}, {}});
    return no ? ActingPanels::tr("No attack: %1", "why").arg(wording::sentence(view.open, *no)) : QString();
}

} // namespace

ActingPanels::ActingPanels(QWidget *parent)
    : QWidget(parent)
    , m_notice(newParagraph(Role::Dim, this))
    , m_entry(new QLineEdit(this))
    , m_attack(new AttackPanel(this))
    , m_turn(new Screen(this))
    , m_sheet(new SheetPanel(this))
    , m_offers(new Screen(this))
{
    QVBoxLayout *column = newColumn(this, 0);
    for (QWidget *part : std::initializer_list<QWidget *>{m_notice, m_attack, m_entry, m_turn, m_sheet, m_offers})
        column->addWidget(part);
    listen();
}

void ActingPanels::listen()
{
    connect(m_entry, &QLineEdit::returnPressed, this, [this] { emit spaceTyped(m_entry->text()); });
    m_entry->setObjectName(QStringLiteral("hunterGoesTo"));
    m_entry->installEventFilter(this);
    connect(m_attack, &AttackPanel::commandGiven, this, &ActingPanels::commandGiven);
    connect(m_attack, &AttackPanel::rollAsked, this, &ActingPanels::rollAsked);
    connect(m_attack, &AttackPanel::ruleAsked, this, &ActingPanels::ruleAsked);
    connect(m_attack, &AttackPanel::entered, this, &ActingPanels::enteredOtherwise);
    connect(m_sheet, &SheetPanel::commandGiven, this, &ActingPanels::commandGiven);
    connect(m_sheet, &SheetPanel::entered, this, &ActingPanels::enteredOtherwise);
}

/// While nothing is typed there undo is what is picked's, and the table's.
bool ActingPanels::eventFilter(QObject *watched, QEvent *event)
{
    const auto *key = watched == m_entry && event->type() == QEvent::ShortcutOverride && m_entry->text().isEmpty()
        ? static_cast<QKeyEvent *>(event)
        : nullptr;
    if (key == nullptr || !(key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)))
        return QWidget::eventFilter(watched, event);
    event->ignore();
    return true;
}

void ActingPanels::render(
    const SeenSpecter &view, const HuntersPick &pick, specter::Agent asked, bool past, const QString &tells)
{
    const specter::PublicTable &table = view->open;
    const bool onPaper = table.players.sheetsOnPaper;
    renderEntry(*view, past);
    m_view = view;
    m_pick = pick;
    m_tells = tells;
    m_moves = !past && table.turn && (!table.turn->moved || !waysOf(*view).empty());
    const bool isAsked = m_moves && commandOf(*view, pick) && std::ranges::count(waysOf(*view), pick.way);
    const std::optional<specter::Agent> next = isAsked ? answering(*view, pick) : std::nullopt;
    m_answers = next.has_value();
    if (next)
        m_answer = draftFor(table, pick, *next, m_answer);
    const std::optional<std::size_t> report = past || !onPaper ? std::nullopt : dueOf<specter::ReportMove>(*view);
    m_reports = report.has_value();
    if (report)
        m_reported = draftFor(table, get_if<specter::ReportMove>(&view->due[*report].command)->agent, m_reported);
    renderTurn();
    if (past)
    {
        m_sheet->hide();
        m_attack->hide();
    }
    else
    {
        m_sheet->render(view, asked);
        m_attack->render(view);
    }
    m_offers->render(QString(),
        [this, view, past](const Theme & /*theme*/)
        {
            return askButtons(past ? std::vector<AskOffer>{} : huntersOffers(view),
                [this](const SpecterAsk &ask) { emit commandGiven(ask); });
        });
}

void ActingPanels::renderTurn()
{
    // Shows a draft that was changed, and on the board what is placed.
    const auto changing = [this](auto &draft)
    {
        return [this, &draft](const auto &next)
        {
            draft = next;
            renderTurn();
            emit placingChanged();
        };
    };
    const AnswerActions answers{changing(m_answer), [this] { answer({}); }};
    const ReportActions reports{[this](const SpecterAsk &ask) { emit commandGiven(ask); }, changing(m_reported)};
    const auto choose = [this](const HuntersPick &pick) { emit pickedOtherwise(pick); };
    const auto openRule = [this](Rule rule) { emit ruleAsked(rule); };
    m_turn->render(QString(),
        [=, this](const Theme & /*theme*/)
        {
            Parts panels;
            if (m_moves)
                panels.push_back(
                    movementPanel(m_view, m_pick, m_tells, choose, openRule).keyed(QStringLiteral("move")));
            if (m_answers)
                panels.push_back(answerPanel(m_view, m_answer, answers));
            if (m_reports)
                panels.push_back(reportPanel(m_view, m_reported, reports).keyed(QStringLiteral("report")));
            const bool isShown = !panels.empty();
            return column(std::move(panels)).spaced(panelGap).when(isShown);
        });
}

bool ActingPanels::isAnswerPlacing() const
{
    return m_turn->isVisible() && m_answers && m_answer.isPlacing;
}

void ActingPanels::answer(const std::optional<specter::Coordinate> &at)
{
    m_answer.isPlacing = false;
    if (!asksOfThen(m_answer))
        return emit answered(answerOf(m_answer, at));
    m_answer.said.at = at;
    m_answer.isToldOfThen = true;
    renderTurn();
    emit placingChanged();
}

/// The first of the answers that is still to be given.
void ActingPanels::focusAnswer()
{
    const QWidget *readings = m_turn->findChild<QWidget *>(QStringLiteral("readings"));
    for (QPushButton *button :
        m_turn->findChild<QWidget *>(QStringLiteral("answerPanel"))->findChildren<QPushButton *>())
        if (button->isVisible() && button->isEnabled() && !(m_answer.said.reading && readings->isAncestorOf(button)))
            return focusInSight(*button);
}

bool ActingPanels::isReportPlacing() const
{
    return m_turn->isVisible() && m_reports && m_reported.placing != ReportDraft::Placing::Nothing;
}

void ActingPanels::placeReported(const specter::Coordinate &at)
{
    using enum ReportDraft::Placing;
    const ReportDraft::Placing placing = std::exchange(m_reported.placing, Nothing);
    if (placing == Seen || placing == LastSeen)
        emit commandGiven(reporting(
            m_view->open, m_reported, {placing == Seen ? specter::Showing::Seen : specter::Showing::LastSeen, at}));
    else if (placing == Objective)
        emit commandGiven(askingSpecter(specter::CompleteObjective{m_reported.agent, at}));
    else if (placing == Card)
        m_reported.cardAt = at;
    renderTurn();
    emit placingChanged();
}

void ActingPanels::renderEntry(const specter::View &view, bool past)
{
    const specter::PublicTable &table = view.open;
    m_entry->setPlaceholderText(tr("Space, such as K12"));
    m_entry->setAccessibleName(tr("Space that the hunter goes to"));
    m_entry->setToolTip(tr("Type a space and press Enter: the hunter goes there. On the board, typing a letter "
                           "begins."));
    m_entry->setVisible(!past && table.clock.phase == specter::Phase::Hunters && !table.secondAgentDue);
    const bool waits = !past && !table.players.sheetsOnPaper
        && (table.clock.phase == specter::Phase::Agents || table.secondAgentDue);
    m_notice->setText(waits ? tr("The agent moves now. What has to be shown appears here by itself.")
            : past          ? QString()
                            : whyNoAttack(view));
    m_notice->setVisible(!m_notice->text().isEmpty());
}

Entered ActingPanels::entered() const
{
    return {m_attack->command(), m_attack->commandText(), m_attack->isUndecided(), m_sheet->isVisibleTo(parentWidget()),
        m_sheet->command()};
}

bool ActingPanels::takeFocus()
{
    if (m_attack->isVisible())
        m_attack->takeFocus();
    else if (m_sheet->isVisible())
        m_sheet->takeFocus();
    else if (m_turn->isVisible() && m_reports)
        focusInSight(*m_turn->findChild<QPushButton *>(QStringLiteral("nothingShown")));
    else if (m_turn->isVisible() && m_answers)
        focusAnswer();
    else
        return false;
    return true;
}

bool ActingPanels::typeSpace(const QString &letter)
{
    if (m_entry->isHidden())
        return false;
    m_entry->setText(letter);
    focusInSight(*m_entry);
    m_entry->deselect();
    m_entry->end(false);
    return true;
}

void ActingPanels::takeTyped(bool isSpace)
{
    isSpace ? m_entry->clear() : m_entry->selectAll();
}

bool ActingPanels::isPlacing() const
{
    return m_sheet->isPlacing() || isReportPlacing() || isAnswerPlacing();
}

void ActingPanels::place(const specter::Coordinate &at)
{
    if (m_sheet->isPlacing())
        m_sheet->place(at);
    else if (isReportPlacing())
        placeReported(at);
    else if (isAnswerPlacing() && isComplete(m_answer))
        answer(at);
}

bool ActingPanels::canStopPlacing() const
{
    return isReportPlacing() || isAnswerPlacing();
}

void ActingPanels::stopPlacing()
{
    if (!canStopPlacing())
        return;
    m_reported.placing = ReportDraft::Placing::Nothing;
    m_answer.isPlacing = false;
    renderTurn();
    emit placingChanged();
}

bool ActingPanels::canTakeDieBack() const
{
    return m_attack->canTakeBack();
}

bool ActingPanels::takeDieBack()
{
    return m_attack->takeBack();
}

void ActingPanels::askDecision(const SpecterAsk &rolled)
{
    m_attack->askDecision(rolled);
}

void ActingPanels::setCanRoll(bool can)
{
    m_attack->setCanRoll(can);
}

} // namespace dossier
