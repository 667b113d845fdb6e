#include "views/specter/hunters/acting_panels.h"

#include "model/specter/seen/refusal.h"
#include "views/specter/asks/hunters_due.h"
#include "views/specter/paper/sheet_panel.h"
#include "views/specter/parts/ask_row.h"
#include "views/specter/parts/movement_panel.h"
#include "views/specter/words/refusal_wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

struct ActingWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::ActingPanels)
};

/// Why the hunter on turn attacks none of those who were found; empty where nobody was, or an attack is due or made.
QString whyNoAttack(const specter::View &view)
{
    const std::optional<specter::HunterTurn> &turn = view.open.turn;
    if (!turn || turn->found.empty() || turn->attacked || turn->usedAbility || dueOf<specter::AttackAgent>(view))
        return {};
    const specter::Refusal no = specter::refusal(view, specter::AttackAgent{turn->found.begin()->first, {}, {}});
    return no ? ActingWords::tr("No attack: %1", "why").arg(wording::sentence(view.open, *no)) : QString();
}

} // namespace

ActingPanels::ActingPanels(SheetPanel &sheet, ActingActions actions)
    : m_sheet(sheet)
    , m_actions(std::move(actions))
{
}

void ActingPanels::update(
    const SeenSpecter &view, const HuntersPick &pick, specter::Agent asked, bool past, const QString &tells)
{
    const specter::PublicTable &table = view->open;
    m_view = view;
    m_pick = pick;
    m_tells = tells;
    m_past = past;
    m_moves = !past && table.turn && (!table.turn->moved || !waysOf(*view).empty());
    const bool isAsked = m_moves && commandOf(*view, pick) && std::ranges::count(waysOf(*view), pick.way);
    const std::optional<specter::Agent> next = isAsked ? answering(*view, pick) : std::nullopt;
    m_answers = next.has_value();
    if (next)
        m_answer = draftFor(table, pick, *next, m_answer);
    const std::optional<std::size_t> report
        = past || !table.players.sheetsOnPaper ? std::nullopt : dueOf<specter::ReportMove>(*view);
    m_reports = report.has_value();
    if (report)
        m_reported = draftFor(table, get_if<specter::ReportMove>(&view->due[*report].command)->agent, m_reported);
    if (!past)
    {
        m_roll = draftFor(view, m_roll);
        m_sheet.render(view, asked);
    }
    m_copiesSheet = !past && !m_sheet.isHidden();
}

Part ActingPanels::notice() const
{
    const specter::PublicTable &table = m_view->open;
    const bool waits = !m_past && !table.players.sheetsOnPaper
        && (table.clock.phase == specter::Phase::Agents || table.secondAgentDue);
    const QString words = waits ? ActingWords::tr("The agent moves now. What has to be shown appears here by itself.")
        : m_past                ? QString()
                                : whyNoAttack(*m_view);
    return text(words, Role::Dim).wrapping().when(!words.isEmpty());
}

/// The line for the space that the hunter goes to.
Part ActingPanels::entry()
{
    return field(QStringLiteral("hunterGoesTo"), ActingWords::tr("Space that the hunter goes to"), QString(),
        [this](const QVariant &typed) { m_typed = typed.toString(); })
        .with(&Field::placeholder, ActingWords::tr("Space, such as K12"))
        .with(&Field::activated, Action<int>([this](int) { m_actions.goTo(m_typed); }))
        .withTip(ActingWords::tr("Type a space and press Enter: the hunter goes there. On the board, typing a letter "
                                 "begins."))
        .when(canTypeSpace());
}

bool ActingPanels::canTypeSpace() const
{
    return m_view && !m_past && m_view->open.clock.phase == specter::Phase::Hunters && !m_view->open.secondAgentDue;
}

Parts ActingPanels::parts()
{
    Parts all{notice()};
    if (isRolling())
        all.push_back(attackPanel(
            m_view, m_roll, {m_actions.give, m_rollDice, changing(m_roll), Action<Rule>(m_actions.openRule)}));
    all.push_back(entry());
    if (m_moves)
        all.push_back(
            movementPanel(m_view, m_pick, m_tells, m_actions.pick, m_actions.openRule).keyed(QStringLiteral("move")));
    if (m_answers)
        all.push_back(answerPanel(m_view, m_answer, {changing(m_answer), [this] { answer({}); }}));
    if (m_reports)
        all.push_back(
            reportPanel(m_view, m_reported, {m_actions.give, changing(m_reported)}).keyed(QStringLiteral("report")));
    all.push_back(lent(QStringLiteral("sheet"), &m_sheet).when(m_copiesSheet));
    all.push_back(askButtons(m_past ? std::vector<AskOffer>{} : huntersOffers(m_view), m_actions.give));
    return all;
}

Entered ActingPanels::entered() const
{
    const RollDraft none;
    const RollDraft &roll = isRolling() ? m_roll : none;
    return {commandOf(m_view, roll), commandText(m_view, roll), isUndecided(m_view, roll), m_copiesSheet,
        m_sheet.command()};
}

QStringList ActingPanels::waiting() const
{
    if (isRolling())
        return {isUndecided(m_view, m_roll) ? QStringLiteral("hits") : dieKey(0)};
    if (m_reports)
        return {QStringLiteral("nothingShown")};
    if (m_answers && !isComplete(m_answer))
        return {QStringLiteral("readings")};
    return m_answers ? QStringList{QStringLiteral("senses"), QStringLiteral("clearOrSeen")} : QStringList();
}

void ActingPanels::answer(const std::optional<specter::Coordinate> &at)
{
    m_answer.isPlacing = false;
    if (!asksOfThen(m_answer))
        return m_actions.answer(answerOf(m_answer, at));
    m_answer.said.at = at;
    m_answer.isToldOfThen = true;
    m_actions.changed();
}

bool ActingPanels::isReportPlacing() const
{
    return m_reports && m_reported.placing != ReportDraft::Placing::Nothing;
}

void ActingPanels::placeReported(const specter::Coordinate &at)
{
    using enum ReportDraft::Placing;
    const ReportDraft::Placing placing = std::exchange(m_reported.placing, Nothing);
    if (placing == Seen || placing == LastSeen)
        m_actions.give(reporting(
            m_view->open, m_reported, {placing == Seen ? specter::Showing::Seen : specter::Showing::LastSeen, at}));
    else if (placing == Objective)
        m_actions.give(askingSpecter(specter::CompleteObjective{m_reported.agent, at}));
    else if (placing == Card)
        m_reported.cardAt = at;
    m_actions.changed();
}

bool ActingPanels::isPlacing() const
{
    return m_sheet.isPlacing() || canStopPlacing();
}

void ActingPanels::place(const specter::Coordinate &at)
{
    if (m_sheet.isPlacing())
        m_sheet.place(at);
    else if (isReportPlacing())
        placeReported(at);
    else if (isAnswerPlacing() && isComplete(m_answer))
        answer(at);
}

void ActingPanels::stopPlacing()
{
    if (!canStopPlacing())
        return;
    m_reported.placing = ReportDraft::Placing::Nothing;
    m_answer.isPlacing = false;
    m_actions.changed();
}

void ActingPanels::enterFace(int face, std::optional<std::size_t> focusedDie)
{
    changing(m_roll)(withTypedFace(m_view, m_roll, focusedDie, face));
}

bool ActingPanels::takeDieBack(std::optional<std::size_t> focusedDie)
{
    if (!canTakeDieBack())
        return false;
    changing(m_roll)(withoutLastRoll(m_roll, focusedDie));
    return true;
}

void ActingPanels::askDecision(const SpecterAsk &rolled)
{
    if (const std::optional<RollDraft> draft = isRolling() ? draftOf(m_view, m_roll, rolled) : std::nullopt)
        changing(m_roll)(*draft);
}

} // namespace dossier
