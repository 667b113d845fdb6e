// The hunters' page: what is known and picked becomes what is seen.
#include "model/specter/seen/numbers.h"
#include "views/board/board_view.h"
#include "views/session/moment_panel.h"
#include "views/session/reason_bar.h"
#include "views/specter/hunters/answer_panel.h"
#include "views/specter/hunters/attack_panel.h"
#include "views/specter/hunters/clash_bar.h"
#include "views/specter/hunters/hunter_card.h"
#include "views/specter/hunters/hunters_due.h"
#include "views/specter/hunters/hunters_page.h"
#include "views/specter/hunters/inference_panel.h"
#include "views/specter/hunters/report_panel.h"
#include "views/specter/hunters/table_card.h"
#include "views/specter/paper/facts_panel.h"
#include "views/specter/paper/sheet_panel.h"
#include "views/specter/parts/agent_card.h"
#include "views/specter/parts/ask_row.h"
#include "views/specter/parts/hunters_header.h"
#include "views/specter/parts/movement_panel.h"
#include "views/specter/parts/said_card.h"
#include "views/specter/parts/scene.h"
#include "views/specter/words/command_wording.h"
#include "views/specter/words/moments.h"
#include "views/specter/words/wording.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

std::vector<std::pair<Space, double>> strengthsOf(const Inference &inference)
{
    std::vector<std::pair<Space, double>> strengths;
    inference.now().any.forEach([&](Space space) { strengths.emplace_back(space, inference.strengthAt(space)); });
    return strengths;
}

/// Where the agent's figure stands now, if it stood elsewhere or nowhere before.
std::optional<specter::Coordinate> figureThatAppeared(
    const specter::View *before, const specter::View &now, specter::Agent agent)
{
    const auto figure = [agent](const specter::View &view) -> std::optional<specter::Coordinate>
    {
        const auto inPlay = view.open.agents.find(agent);
        return inPlay == view.open.agents.end() ? std::nullopt : inPlay->second.figure;
    };
    return before == nullptr || figure(*before) == figure(now) ? std::nullopt : figure(now);
}

} // namespace

void HuntersPage::render(const SeenSpecter &view)
{
    showNow();
    // Moments are told once, also when people have looked back meanwhile.
    if (m_now)
        for (const Moment &moment : wording::moments(m_now->open, view->open))
            m_moment->tell(moment.headline, moment.sentence);
    m_now = view;
    present(view);
}

void HuntersPage::present(const SeenSpecter &view)
{
    const bool another
        = view->open.turn && (!m_view || !m_view->open.turn || m_view->open.turn->hunter != view->open.turn->hunter);
    const bool began = another || !m_view || m_view->open.clock != view->open.clock;
    const std::optional<specter::Coordinate> appeared = figureThatAppeared(m_view.get(), *view, m_agent);
    m_view = view;
    if (!view->open.agents.contains(m_agent))
        m_agent = specter::Agent::First;
    const bool sameTurn = view->open.turn && !view->open.turn->moved;
    if (!sameTurn)
        m_pick.to.reset();
    m_pick.said.clear();
    if (const std::vector<HunterWay> ways = waysOf(*view); another && !ways.empty())
        m_pick.way = ways.front();
    m_pick = mended(*view, m_pick);
    std::erase_if(m_inferences, [&](const auto &one) { return !view->open.agents.contains(one.first); });
    for (const auto &[agent, inPlay] : view->open.agents)
        m_inferences[agent].take(view->open, agent);
    m_reason->dismiss();
    refresh();
    if (began)
        showWhereItHappens();
    if (appeared)
        m_board->ensureVisible(*appeared);
}

void HuntersPage::showWhereItHappens()
{
    const specter::PublicTable &table = m_view->open;
    const auto hunter = table.turn ? table.hunters.find(table.turn->hunter) : table.hunters.end();
    if (hunter != table.hunters.end())
    {
        m_board->moveCursorTo(hunter->second.at);
        return m_board->centreOn(hunter->second.at);
    }
    const auto inference = m_inferences.find(m_agent);
    if (inference == m_inferences.end() || inference->second.now().any.empty())
        return;
    Space sum;
    const SpaceSet &places = inference->second.now().any;
    places.forEach([&](Space space) { sum = {sum.x + space.x, sum.y + space.y}; });
    m_board->centreOn({sum.x / places.count(), sum.y / places.count()});
}

void HuntersPage::refresh()
{
    if (!m_view)
        return;
    for (QWidget *acting : std::initializer_list<QWidget *>{m_header, m_peopleCards, m_facts})
        acting->setEnabled(!m_past);
    refreshCards();
    refreshPanels();
    refreshInference();
    refreshBoard();
    renderPrimary();
}

void HuntersPage::renderPrimary()
{
    if (m_view)
        m_header->render(m_view, m_past ? PrimaryAct{} : primary());
    emit possibleChanged();
}

void HuntersPage::refreshCards()
{
    const specter::PublicTable &table = m_view->open;
    const bool same
        = std::ranges::equal(table.hunters, m_cards, {}, [](const auto &one) { return one.first; }, &HunterCard::kind);
    if (!same)
    {
        for (HunterCard *card : m_cards)
            card->deleteLater();
        m_cards.clear();
        for (const auto &[kind, hunter] : table.hunters)
        {
            auto *card = new HunterCard(kind, m_peopleCards);
            connect(card, &HunterCard::commandGiven, this, &HuntersPage::give);
            connect(card, &HunterCard::roleAsked, this, &HuntersPage::roleAsked);
            connect(card, &HunterCard::shown, this,
                [this](specter::HunterKind shown) { m_board->ensureVisible(specter::inPlay(m_view->open, shown).at); });
            qobject_cast<QVBoxLayout *>(m_peopleCards->layout())
                ->insertWidget(static_cast<int>(m_cards.size()) + 1, card);
            m_cards.push_back(card);
        }
    }
    for (HunterCard *card : m_cards)
        card->render(m_view);
    m_agentCard->setVisible(table.agents.contains(m_agent));
    if (table.agents.contains(m_agent))
        m_agentCard->render(*m_view, m_agent);
}

void HuntersPage::refreshPanels()
{
    const specter::PublicTable &table = m_view->open;
    const bool toMove = !m_past && table.turn && (!table.turn->moved || !waysOf(*m_view).empty());
    m_movement->setVisible(toMove);
    m_entry->setPlaceholderText(tr("Space, such as K12"));
    m_entry->setAccessibleName(tr("Space that the hunter goes to"));
    m_entry->setToolTip(tr("Type a space and press Enter: the hunter goes there. On the board, typing a letter "
                           "begins."));
    m_entry->setVisible(!m_past && table.clock.phase == specter::Phase::Hunters && !table.secondAgentDue);
    if (toMove)
        m_movement->render(m_view, m_pick, m_pick.to || m_pick.way == HunterWay::Sensor ? tellsOf(m_pick) : QString());
    const bool asked = toMove && commandOf(*m_view, m_pick) && std::ranges::count(waysOf(*m_view), m_pick.way);
    const std::optional<specter::Agent> next = asked ? answering(*m_view, m_pick) : std::nullopt;
    m_answers->setVisible(next.has_value());
    if (next)
        m_answers->ask(m_view, m_pick, *next);
    const std::optional<std::size_t> report = m_past ? std::nullopt : dueOf<specter::ReportMove>(*m_view);
    m_report->setVisible(report && onPaper());
    if (report && onPaper())
        m_report->render(m_view, get_if<specter::ReportMove>(&m_view->due[*report].command)->agent);
    if (m_past)
        m_sheet->hide();
    else
        m_sheet->render(m_view, m_agent);
    m_tableCard->render(m_view);
    if (m_past)
        m_attack->hide();
    else
        m_attack->render(m_view);
    const bool waits = !m_past && !onPaper() && (table.clock.phase == specter::Phase::Agents || table.secondAgentDue);
    m_waiting->setText(tr("The agent moves now. What has to be shown appears here by itself."));
    m_waiting->setVisible(waits);
    m_offers->render(m_past ? std::vector<AskOffer>{} : offers());
}

void HuntersPage::refreshInference()
{
    const auto inference = m_inferences.find(m_agent);
    const bool begun = m_view->open.clock.phase != specter::Phase::SetUp && inference != m_inferences.end();
    m_knownCards->setVisible(begun);
    m_said->setVisible(begun);
    m_clash->render(m_view, m_agent, begun ? inference->second.clash() : std::vector<specter::FactPlace>{});
    if (!begun)
        return;
    m_said->render(*m_view, m_agent);
    m_inference->render(*m_view, inference->second, m_agent);
    m_inference->tellSensor(sensorTells());
    m_facts->render(m_view, m_agent);
}

void HuntersPage::refreshBoard()
{
    if (!m_view)
        return;
    BoardScene scene = specterScene(*m_view);
    addWashes(scene);
    addPlaces(scene);
    m_board->render(scene);
}

void HuntersPage::addWashes(BoardScene &scene)
{
    const auto inference = m_inferences.find(m_agent);
    const bool begun = m_view->open.clock.phase != specter::Phase::SetUp;
    if (begun && m_inference->showsHeat() && inference != m_inferences.end())
        addPossible(scene, inference->second.now().any, strengthsOf(inference->second));
}

/// What can be picked, and what is.
void HuntersPage::addPlaces(BoardScene &scene) const
{
    const SeenSpecter begun = supposed();
    const specter::PublicTable &table = begun->open;
    if (m_past || !table.turn || table.turn->moved)
        return;
    const std::vector<HunterWay> ways = waysOf(*begun);
    const HunterWay way = begun == m_view || ways.empty() ? m_pick.way : ways.front();
    if (const SpaceSet ends = endsOf(*begun, way); !ends.empty() && !isPlacing())
        addChoices(scene, ends, tr("%1 can end here").arg(wording::nameOf(table, table.turn->hunter)));
    if (m_pick.to)
        scene.marked.set(*m_pick.to);
    const std::optional<specter::Lookout> after = lookoutAfter(*m_view, m_pick);
    if (!after || !m_pick.to)
        return;
    const specter::Board board = specter::boardOf(table);
    scene.washes.push_back(
        {BoardTone::Red, WashMark::Hatched, specter::seenBy(board, *after, specter::smokeSpaces(table, board), false),
            tr("in sight from %1").arg(wording::name(after->at)).toStdString()});
}

} // namespace dossier
