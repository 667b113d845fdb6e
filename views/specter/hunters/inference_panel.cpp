#include "views/specter/hunters/inference_panel.h"

#include "views/board/read_out.h"
#include "views/kit/chip.h"
#include "views/kit/flow_layout.h"
#include "views/kit/in_sight.h"
#include "views/kit/labels.h"
#include "views/kit/screen.h"
#include "views/specter/parts/option_row.h"
#include "views/specter/parts/read_by_keys.h"
#include "views/specter/parts/size_line.h"
#include "views/specter/words/fact_wording.h"
#include "views/specter/words/wording.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// Lines of what is said of a space and of what would be heard there, whatever they are, as far as the column has room;
/// the latter takes no more than two of them. Who points at a space cannot point at what has no room.
constexpr int linesOfSpace = 6;
constexpr int fewestOfSpace = 3;
constexpr int mostOfTells = 2;

} // namespace

InferencePanel::InferencePanel(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_chip(newChip(ChipTone::Green, this))
    , m_agents(new Screen(this))
    , m_number(newLabel(Role::Heading, this))
    , m_spaces(newLabel(Role::Body, this))
    , m_without(newParagraph(Role::Small, this))
    , m_unseen(newParagraph(Role::Fault, this))
    , m_chart(new Screen(this))
    , m_sensor(newParagraph(Role::Small, this))
    , m_heat(new QCheckBox(this))
    , m_everybody(new QCheckBox(this))
    , m_lines(linesOfSpace)
    , m_space(new ReadOut(this, linesOfSpace - 1))
    , m_tells(new ReadOut(this, 1))
{
    setProperty("role", QStringLiteral("card"));
    m_number->setProperty("role", QStringLiteral("figure"));
    m_heat->setChecked(true);
    layOut();
    for (ReadOut *part : {m_space, m_tells})
        readByKeysToo(*part);
    connect(m_heat, &QCheckBox::toggled, this, &InferencePanel::heatToggled);
    connect(m_everybody, &QCheckBox::toggled, this, &InferencePanel::heatForEverybody);
    retranslate();
    explain({}, {});
}

void InferencePanel::layOut()
{
    auto *heading = new QWidget(this);
    auto *flow = new FlowLayout(heading, 8);
    flow->addWidget(m_caption);
    flow->addWidget(m_chip);
    auto *numbers = new QHBoxLayout;
    numbers->setSpacing(10);
    numbers->addWidget(m_number);
    numbers->addWidget(m_spaces);
    numbers->addWidget(m_without, 1);
    numbers->addStretch();
    auto *switches = new QWidget(this);
    auto *beside = new FlowLayout(switches, 12);
    beside->addWidget(m_heat);
    beside->addWidget(m_everybody);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 10);
    column->setSpacing(6);
    column->addWidget(heading);
    column->addWidget(m_agents);
    column->addLayout(numbers);
    for (QWidget *part : std::initializer_list<QWidget *>{m_unseen, m_chart, m_sensor, switches, m_space, m_tells})
        column->addWidget(part);
}

void InferencePanel::render(const specter::View &view, const Inference &inference, specter::Agent agent)
{
    std::vector<RowOption> options;
    if (view.open.agents.size() > 1)
        for (const auto &[one, inPlay] : view.open.agents)
            options.push_back(
                {wording::nameOf(view.open, one), tr("Deductions about: %1").arg(wording::nameOf(view.open, one))});
    m_agents->render(QString(),
        [this, options, agent](const Theme & /*theme*/)
        {
            return optionRow(tr("Agent"), {}, options, static_cast<int>(agent),
                [this](int index) { emit agentChosen(static_cast<specter::Agent>(index)); });
        });
    // After the game nobody asks any more.
    const bool over = view.open.clock.phase == specter::Phase::Over;
    renderNumbers(inference, over);
    m_caption->setText(over ? tr("Where the agent could be") : tr("Where the agent can be"));
    for (QWidget *part : std::initializer_list<QWidget *>{m_heat, m_everybody, m_space, m_tells})
        part->setVisible(!over);
    m_unseen->setText(wording::unseenSighting(view.open, agent));
    m_unseen->setVisible(!m_unseen->text().isEmpty());
    std::vector<int> sizes;
    for (const specter::Places &places : inference.byTurn())
        sizes.push_back(places.any.count());
    m_chart->render(QString(), [sizes](const Theme & /*theme*/) { return sizeLine(sizes, {}); });
}

void InferencePanel::renderNumbers(const Inference &inference, bool over)
{
    const int any = inference.now().any.count();
    const int without = inference.now().withoutHiddenCards.count();
    m_number->setText(QString::number(any));
    m_spaces->setText(
        over ? tr("space(s) possible at the end", nullptr, any) : tr("space(s) possible now", nullptr, any));
    m_number->setAccessibleName(tr("%1 %2", "a number, spaces possible now").arg(m_number->text(), m_spaces->text()));
    m_without->setText(without > 0 ? tr("%1 if no hidden card was used", "a number of spaces").arg(without)
                                   : tr("A hidden card was used"));
    m_without->setVisible(without != any);
}

void InferencePanel::forget()
{
    const QSignalBlocker quiet(m_everybody);
    m_everybody->setChecked(false);
}

void InferencePanel::explain(const QString &space, const QString &tells)
{
    m_space->say(space.isEmpty() ? tr("Point at a space to read why the agent can be there or not.") : space);
    m_tells->say(tells);
    shareLines();
}

/// Both together are as high as ever: nothing below moves while people look around. Where nothing would be heard, the
/// reason has all lines.
void InferencePanel::shareLines()
{
    const int most = m_lines > fewestOfSpace ? mostOfTells : 1;
    const int tells = std::min(m_tells->linesNeeded(), most);
    m_tells->setLines(tells);
    m_space->setLines(m_lines - tells);
}

void InferencePanel::takeRoom(int spare)
{
    const int line = std::max(m_space->fontMetrics().lineSpacing(), 1);
    const int more = spare < 0 ? -((line - 1 - spare) / line) : spare / line;
    setLines(std::clamp(m_lines + more, fewestOfSpace, linesOfSpace));
}

void InferencePanel::takeAllRoom()
{
    setLines(linesOfSpace);
}

void InferencePanel::setLines(int lines)
{
    if (std::exchange(m_lines, lines) != lines)
        shareLines();
}

void InferencePanel::bringReasonIntoSight()
{
    bringIntoSight(*m_space);
}

void InferencePanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    shareLines();
}

void InferencePanel::tellSensor(const QString &text)
{
    m_sensor->setText(text);
    m_sensor->setVisible(!text.isEmpty());
}

bool InferencePanel::showsHeat() const
{
    return m_heat->isChecked();
}

void InferencePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
    // The two have their letters only after this.
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &InferencePanel::shareLines, Qt::QueuedConnection);
}

/// What a table says is said by `render`, which a change of language asks for, too.
void InferencePanel::retranslate()
{
    m_chip->setText(tr("public facts only"));
    m_chip->setToolTip(tr("Worked out from what was announced and shown"));
    m_heat->setText(tr("Heat map"));
    m_heat->setToolTip(tr("Blue: where the agent can be; the stronger, the more paths lead there"));
    m_everybody->setText(tr("Also in the public window"));
    m_everybody->setToolTip(tr("Show the heat map to everybody, the agent included"));
}

} // namespace dossier
