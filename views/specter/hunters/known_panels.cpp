#include "views/specter/hunters/known_panels.h"

#include "views/kit/desk_layout.h"
#include "views/kit/in_sight.h"
#include "views/kit/screen.h"
#include "views/specter/hunters/clash_bar.h"
#include "views/specter/hunters/hunters_scene.h"
#include "views/specter/paper/facts_panel.h"
#include "views/specter/parts/said_card.h"
#include "views/specter/words/fact_wording.h"
#include "views/specter/words/question_words.h"
#include "views/specter/words/wording.h"

#include <QVBoxLayout>

namespace dossier
{

namespace
{

struct KnownWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::KnownPanels)
};

} // namespace

KnownPanels::KnownPanels(KnownActions actions, QWidget *parent)
    : QWidget(parent)
    , m_actions(std::move(actions))
    , m_pinned(new QWidget(parent))
    , m_clash(new Screen(m_pinned))
    , m_said(new SaidCard(m_pinned))
    , m_inference(new Screen(this))
    , m_facts(new FactsPanel(this))
{
    QVBoxLayout *top = newColumn(m_pinned, 12);
    top->setContentsMargins(12, 10, 12, 4);
    top->addWidget(m_clash);
    top->addWidget(m_said);
    QVBoxLayout *cards = newColumn(this, 0);
    cards->addWidget(m_inference);
    cards->addWidget(m_facts, 1);
    connect(m_facts, &FactsPanel::commandGiven, this, [this](const SpecterAsk &command) { m_actions.give(command); });
    connect(m_facts, &FactsPanel::followed, this, [this](const SpecterAsk &command) { m_actions.follow(command); });
    connect(m_facts, &FactsPanel::placingChanged, this, [this] { m_actions.changed(); });
}

void KnownPanels::take(const SeenSpecter &view)
{
    m_view = view;
    m_deductions.take(view->open);
}

void KnownPanels::forget()
{
    m_view.reset();
    m_deductions.forget();
    // The public window of another game shows no heat map until people ask for it.
    m_heat.isPublic = false;
    m_pointed.reset();
}

void KnownPanels::render(bool past, const HuntersPick &pick)
{
    Inference *known = m_deductions.known();
    setVisible(known != nullptr);
    m_said->setVisible(known != nullptr);
    m_clash->render(QString(),
        [this, view = m_view, agent = agent(),
            facts = known != nullptr ? known->clash() : std::vector<specter::FactPlace>{}](const Theme & /*theme*/)
        { return clashBar(view, agent, facts, [this](const specter::FactPlace &fact) { m_facts->pickOut(fact); }); });
    m_facts->setEnabled(!past);
    if (known == nullptr)
        return;
    m_said->render(*m_view, agent());
    // While the sensor is picked, its panel says it.
    m_words.sensor = pick.way == HunterWay::Sensor ? QString() : sensorTells();
    m_facts->render(m_view, agent());
    // What was read there may hold no longer.
    pointAt(m_pointed, pick);
}

void KnownPanels::showInference()
{
    const InferenceActions actions{[this](specter::Agent agent)
        {
            m_deductions.choose(agent);
            m_actions.otherAgent();
        },
        [this](bool isShown)
        {
            m_heat.isShown = isShown;
            showInference();
            m_actions.changed();
        },
        [this](bool isPublic)
        {
            m_heat.isPublic = isPublic;
            showInference();
            m_actions.showHeatPublicly(isPublic);
        }};
    m_inference->render(QString(),
        [this, actions](const Theme & /*theme*/)
        {
            const Inference *known = m_view ? m_deductions.known() : nullptr;
            return known != nullptr ? inferencePanel(*m_view, *known, agent(), m_heat, m_words, actions)
                                    : column({}).when(false);
        });
}

void KnownPanels::bringReasonIntoSight()
{
    if (auto *reason = m_inference->findChild<QWidget *>(QStringLiteral("reason")))
        bringIntoSight(*reason);
}

QString KnownPanels::explanationOf(Space space)
{
    Inference *known = m_view ? m_deductions.known() : nullptr;
    return known != nullptr ? wording::why(m_view->open, agent(), *known, space) : QString();
}

QString KnownPanels::sentenceOf(Space space)
{
    const QString why = explanationOf(space);
    return why.left(1).toUpper() + why.mid(1);
}

QString KnownPanels::tellsOf(const HuntersPick &pick) const
{
    if (pick.way == HunterWay::Sensor)
        return sensorTells();
    if (pick.way == HunterWay::LookBack)
    {
        const std::optional<specter::Expectation> then = m_deductions.ofLookBack(*m_view);
        // Where one space is left at most, nothing is left to learn.
        const bool asks = m_view->open.turn && !m_view->open.turn->moved;
        return then || asks ? wording::lookBackTells(then.value_or(specter::Expectation{})) : QString();
    }
    const std::optional<specter::Expectation> told = m_deductions.ofLook(*m_view, pick);
    return told ? wording::lookTells(lookoutAfter(*m_view, pick)->at, *told) : QString();
}

std::optional<specter::Said> KnownPanels::likelyAnswer(const HuntersPick &pick) const
{
    return m_deductions.likelyAnswer(*m_view, pick);
}

QString KnownPanels::sensorTells() const
{
    if (m_view->open.clock.phase == specter::Phase::Over)
        return {};
    const std::optional<specter::Expectation> told = m_deductions.ofSensor(m_view->open);
    return told ? wording::sensorTells(*told) : QString();
}

void KnownPanels::pointAt(std::optional<Space> space, const HuntersPick &pick)
{
    m_pointed = space;
    QString words;
    QString tells;
    if (space && m_view)
    {
        if (const QString why = explanationOf(*space); !why.isEmpty())
            words = KnownWords::tr("%1: %2", "a space, why").arg(wording::name(specter::Coordinate(*space)), why);
        HuntersPick there = pick;
        there.to = *space;
        // What is picked is told beside the pick already.
        if (m_view->open.turn && !m_view->open.turn->moved && there.to != pick.to
            && endsOf(*m_view, there.way).contains(*space))
            tells = tellsOf(there);
    }
    m_words.space = words;
    m_words.tells = tells;
    showInference();
}

void KnownPanels::addTo(BoardScene &scene) const
{
    const bool over = m_view && m_view->open.clock.phase == specter::Phase::Over;
    if (known() != nullptr && m_heat.isShown && !over)
        addHeat(scene, *known());
}

bool KnownPanels::isPlacing() const
{
    return m_facts->isPlacing();
}

void KnownPanels::place(const specter::Coordinate &at)
{
    m_facts->place(at);
}

void KnownPanels::stopPlacing()
{
    m_facts->stopPlacing();
}

} // namespace dossier
