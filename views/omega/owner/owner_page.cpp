#include "views/omega/owner/owner_page.h"

#include "views/kit/page_header.h"
#include "views/kit/screen.h"
#include "views/omega/owner/owner_wording.h"
#include "views/omega/words/wording.h"

#include <QKeyEvent>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int maxCardName = 60;
constexpr int stepCharacters = 30;
/// Maximum height of the list of steps: all of them.
constexpr int maxSteps = 20;

QString stateOf(const OwnerStep &step)
{
    return step.left == 0 ? OwnerPage::tr("✓ complete")
        : step.hinders    ? OwnerPage::tr("%n left, needed to begin", nullptr, step.left)
                          : OwnerPage::tr("%n left", nullptr, step.left);
}

} // namespace

OwnerPage::OwnerPage(QWidget *parent)
    : QWidget(parent)
    , m_typed([this] { storeTyped(); })
    , m_screen(new Screen(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_screen);
    addKeys();
}

void OwnerPage::addKeys()
{
    const auto add = [this](const char *key, int by)
    {
        new QShortcut(
            QKeySequence(QLatin1String(key)), this, [this, by] { showStep(stepRow() + by); },
            Qt::WidgetWithChildrenShortcut);
    };
    add("Alt+Left", -1);
    add("Alt+Right", 1);
}

int OwnerPage::stepRow() const
{
    const auto now
        = std::ranges::find_if(m_state.steps, [this](const OwnerStep &one) { return one.step == m_state.step; });
    return static_cast<int>(now - m_state.steps.begin());
}

/// Returns the number of values of this step that are still missing.
int OwnerPage::left() const
{
    const auto now = static_cast<std::size_t>(stepRow());
    return now < m_state.steps.size() ? m_state.steps[now].left : 0;
}

bool OwnerPage::canBegin() const
{
    return std::ranges::none_of(m_state.steps, &OwnerStep::hinders) && !m_state.steps.empty()
        && m_state.problem.isEmpty();
}

void OwnerPage::showStep(int step)
{
    if (step < 0 || step >= static_cast<int>(m_state.steps.size()))
        return;
    // A typed value is given before its field disappears.
    if (const auto typed = m_draft.typing)
        giveValue(typed->first, typed->second);
    emit stepRequested(m_state.steps[static_cast<std::size_t>(step)].step);
    focusFirst();
}

void OwnerPage::focusFirst()
{
    if (m_state.step != omega::PackStep::Map)
        m_screen->focus(firstValueKey(m_state));
    else if (!m_screen->focus(QStringLiteral("ownerBoard")))
        m_screen->focus(QStringLiteral("drawMap"));
}

void OwnerPage::add()
{
    m_newFault.reset();
    emit cardAdded(m_state.step, m_newName);
    refresh();
}

/// A refused value is explained at once.
void OwnerPage::giveValue(const omega::ValuePlace &place, const QString &text)
{
    m_draft = {.version = m_draft.version + 1};
    m_given = text;
    m_typed.cancel();
    emit valueGiven(place, text);
    refresh();
}

void OwnerPage::storeTyped()
{
    if (m_draft.typing)
        emit valueTyped(m_draft.typing->first, m_draft.typing->second);
}

void OwnerPage::press(Space space)
{
    if (m_state.map.map && m_state.map.map->isFloor(space))
        emit spotTurned(m_spot, space);
}

void OwnerPage::render(const OwnerPageState &state)
{
    if (state.step != m_state.step || state.cards.size() != m_state.cards.size())
    {
        m_newName.clear();
        ++m_newVersion;
        m_newFault.reset();
    }
    m_state = state;
    ++m_mapVersion;
    setAccessibleName(wording::name(state.mission));
    refresh();
}

void OwnerPage::explain(const omega::ValuePlace &place, omega::ValueFault fault)
{
    std::string kept;
    for (const omega::PackCard &card : m_state.cards)
        for (const omega::PackValue &value : card.values)
            if (value.place == place)
                kept = value.text;
    m_draft.refused = {place, m_given, fault, kept};
    refresh();
}

void OwnerPage::explainCard(omega::ValueFault fault)
{
    m_newFault = fault;
    refresh();
}

void OwnerPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit backRequested();
    else
        QWidget::keyPressEvent(event);
}

void OwnerPage::focusInEvent(QFocusEvent * /*event*/)
{
    m_screen->focus(QStringLiteral("steps"));
}

void OwnerPage::refresh()
{
    if (m_state.steps.empty())
        return;
    m_screen->render(QString(), [this](const Theme & /*theme*/) { return page(); });
}

Part OwnerPage::page()
{
    return column({header(), row({steps(), stepPage().stretched()}).spaced(16, {24, 20, 0, 0}).stretched()}).spaced(0);
}

Part OwnerPage::header()
{
    int all = 0;
    QStringList lacking;
    for (const OwnerStep &step : m_state.steps)
    {
        all += step.left;
        if (step.hinders)
            lacking << wording::name(step.step);
    }
    const QString about = all == 0
        ? tr("Complete; saved as your own pack")
        : tr("%n value(s) left; what you enter is saved at once in your own pack", nullptr, all);
    return pageHeader(wording::name(m_state.mission), about, tr("Back; continue whenever you like (Esc)"),
        [this] { emit backRequested(); },
        {button(tr("New session"), "primary", [this] { emit beginRequested(); })
                .keyed(QStringLiteral("begin"))
                .with(&Button::icon, QStringLiteral("check"))
                .withTip(lacking.isEmpty() ? tr("Begin a session of this mission")
                                           : tr("Needed to begin a game: %1").arg(lacking.join(QStringLiteral(", "))))
                .disabledIf(!canBegin())});
}

Part OwnerPage::steps()
{
    QStringList rows;
    for (const OwnerStep &step : m_state.steps)
        rows << tr("%1  %2\n%3", "number and name of a step, what is left")
                    .arg(rows.size() + 1)
                    .arg(wording::name(step.step), stateOf(step));
    const auto highlighted = [this](const QVariant &chosen)
    {
        const int step = chosen.toInt();
        if (step >= 0 && step < static_cast<int>(m_state.steps.size()) && step != stepRow())
            emit stepRequested(m_state.steps[static_cast<std::size_t>(step)].step);
    };
    return list(QStringLiteral("steps"), tr("Steps"), rows, stepRow(), maxSteps, highlighted,
        [this](int /*step*/) { focusFirst(); })
        .with(&Field::characters, stepCharacters)
        .withTip(tr("Steps can be done in any order; Enter opens one"));
}

/// Each step begins at its top.
Part OwnerPage::stepPage()
{
    const int todo = left();
    const bool isMap = m_state.step == omega::PackStep::Map;
    const QString problem = m_state.problem;
    Parts parts{row({text(wording::name(m_state.step), Role::Title).wrapping().stretched(),
                    chip(todo == 0 ? tr("complete") : tr("%n left", nullptr, todo),
                        todo == 0 ? ChipTone::Green : ChipTone::Amber)}),
        text(wording::advice(m_state.step), Role::Dim).wrapping(),
        text(problem, Role::Fault).wrapping().when(!problem.isEmpty())};
    if (isMap)
        parts.push_back(ownerMap(m_state.map, m_spot, m_mapVersion, mapActions()));
    parts.push_back(ownerCards(m_state, m_draft, cardActions()));
    parts.push_back(newCard());
    for (std::size_t entering = 3; entering < parts.size(); ++entering)
        parts[entering].disabledReason = problem;
    parts.push_back(ways());
    parts.push_back(stretch());
    return scrollArea(std::move(parts))
        .spaced(12, {8, 20, 18, 24})
        .keyed(QStringLiteral("step/%1").arg(static_cast<int>(m_state.step)));
}

Part OwnerPage::newCard()
{
    const QString further = wording::newCard(m_state.step);
    return card({row({field(QStringLiteral("newCard"), further, m_newName,
                          [this](const QVariant &name) { m_newName = name.toString(); })
                          .with(&Field::max, maxCardName)
                          .with(&Field::version, m_newVersion)
                          .with(&Field::placeholder, further)
                          .with(&Field::activated, Action<int>([this](int /*row*/) { add(); }))
                          .withTip(tr("As printed on the card; shown in both languages"))
                          .stretched(),
                     button(tr("Add"), "secondary", [this] { add(); })
                         .with(&Button::icon, QStringLiteral("plus"))
                         .withTip(tr("Add a card that Dossier does not list"))}),
                    text(m_newFault ? wording::reason(*m_newFault, nullptr) : QString(), Role::Fault)
                        .when(m_newFault.has_value())})
        .spaced(6, {18, 12, 14, 12})
        .when(!further.isEmpty());
}

/// The next step is the default once this one is done, until the game can begin.
Part OwnerPage::ways()
{
    const bool isDone = left() == 0;
    return row({button(tr("← Previous"), "secondary", [this] { showStep(stepRow() - 1); })
                    .keyed(QStringLiteral("previous"))
                    .withTip(tr("Go back a step (Alt+Left)"))
                    .disabledIf(stepRow() == 0),
        stretch(),
        button(isDone ? tr("Next →") : tr("Skip for now"), "primary", [this] { showStep(stepRow() + 1); })
            .keyed(QStringLiteral("next"))
            .withTip(tr("Continue with the next step; this one waits (Alt+Right)"))
            .with(&Part::tone, QLatin1String(isDone && !canBegin() ? "" : "quiet"))
            .disabledIf(stepRow() + 1 >= static_cast<int>(m_state.steps.size()))});
}

OwnerCardActions OwnerPage::cardActions()
{
    return {.type =
                [this](const omega::ValuePlace &place, const QString &text)
        {
            if (m_draft.typing && m_draft.typing->first != place)
                storeTyped();
            m_draft.typing = {place, text};
            m_typed.noteChange();
        },
        .give = [this](const omega::ValuePlace &place, const QString &text) { giveValue(place, text); },
        .remove = [this](const QString &card) { emit cardRemoved(m_state.step, card); }};
}

OwnerMapActions OwnerPage::mapActions()
{
    return {.draw = [this] { emit drawRequested(); },
        .takeOpen = [this] { emit openMapRequested(); },
        .readFile = [this] { emit fileRequested(); },
        .choose = [this](omega::MapSpot spot) { m_spot = spot; },
        .press = [this](Space space) { press(space); }};
}

} // namespace dossier
