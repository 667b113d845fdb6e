#include "views/specter/hunters/answer_panel.h"

#include "model/specter/seen/numbers.h"
#include "views/kit/in_sight.h"
#include "views/kit/labels.h"
#include "views/specter/parts/option_row.h"
#include "views/specter/words/wording.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

AnswerPanel::AnswerPanel(QWidget *parent)
    : QFrame(parent)
    , m_headline(newParagraph(Role::Strong, this))
    , m_readings(new OptionRow(this))
    , m_close(new OptionRow(this))
    , m_clear(newButton("answer", {}, this))
    , m_seen(newButton("answer", {}, this))
    , m_character(new QComboBox(this))
    , m_hint(newParagraph(Role::Small, this))
{
    setProperty("role", QStringLiteral("verdict"));
    m_seen->setCheckable(true);
    layOut();
    connect(m_clear, &QPushButton::clicked, this, [this] { answer({}); });
    connect(m_seen, &QPushButton::toggled, this,
        [this]
        {
            retranslate();
            emit placingChanged();
        });
    connect(m_readings, &OptionRow::chosen, this,
        [this](qsizetype index)
        {
            m_said.reading = static_cast<specter::Reading>(index);
            retranslate();
        });
    connect(m_close, &OptionRow::chosen, this,
        [this](qsizetype index)
        {
            m_said.close = index == 0;
            retranslate();
        });
    retranslate();
}

void AnswerPanel::layOut()
{
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(10);
    for (QPushButton *answer : {m_clear, m_seen})
        buttons->addWidget(answer, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 14, 8);
    column->setSpacing(6);
    for (QWidget *part : std::initializer_list<QWidget *>{m_headline, m_readings, m_close})
        column->addWidget(part);
    column->addLayout(buttons);
    column->addWidget(m_character);
    column->addWidget(m_hint);
}

void AnswerPanel::ask(const SeenSpecter &view, const HuntersPick &pick, specter::Agent agent)
{
    const bool same = m_view && m_said.agent == agent && m_pick == pick && m_view->open.turn == view->open.turn;
    m_view = view;
    m_pick = pick;
    if (!same)
    {
        m_said = {.agent = agent};
        m_toldOfThen = false;
        m_character->clear();
        const QSignalBlocker blocker(m_seen);
        m_seen->setChecked(false);
    }
    retranslate();
}

void AnswerPanel::takeFocus()
{
    for (QPushButton *button : findChildren<QPushButton *>())
        if (button->isVisible() && button->isEnabled() && !(m_said.reading && m_readings->isAncestorOf(button)))
        {
            focusInSight(*button);
            return;
        }
}

bool AnswerPanel::isPlacing() const
{
    return isVisible() && m_seen->isChecked();
}

void AnswerPanel::stopPlacing()
{
    m_seen->setChecked(false);
}

void AnswerPanel::place(const specter::Coordinate &at)
{
    if (isWhole())
        answer(at);
}

/// The sensor's word belongs to the answer.
bool AnswerPanel::isWhole() const
{
    return m_pick.way != HunterWay::Sensor || m_said.reading;
}

/// Who looks back hears first where the agent was, then what every hunter hears.
bool AnswerPanel::asksOfThen() const
{
    return m_pick.way == HunterWay::LookBack && !m_toldOfThen;
}

void AnswerPanel::answer(const std::optional<specter::Coordinate> &at)
{
    const QSignalBlocker quiet(m_seen);
    m_seen->setChecked(false);
    if (asksOfThen())
    {
        m_said.at = at;
        m_toldOfThen = true;
        retranslate();
        emit placingChanged();
        return;
    }
    specter::Said said = m_said;
    (m_pick.way == HunterWay::LookBack ? said.found : said.at) = at;
    if (at && m_character->currentIndex() > 0)
        said.character = static_cast<specter::AgentKind>(m_character->currentData().toInt());
    emit answered(said);
}

void AnswerPanel::renderReadings()
{
    QList<OptionRow::Option> options;
    if (m_view && m_pick.way == HunterWay::Sensor)
        for (std::size_t i = 0; i < words(specter::Reading{}).size(); ++i)
            options << OptionRow::Option{wording::name(static_cast<specter::Reading>(i)), {}};
    m_readings->setCaption(tr("The sensor says"));
    m_readings->render(options, m_said.reading ? static_cast<qsizetype>(*m_said.reading) : -1);
    options.clear();
    if (m_view && asksWhetherClose(*m_view, m_pick))
        //: near, not shut
        options = {{tr("Close"), tr("The agent is close to the hunter")},
            {tr("Not close"), tr("The agent is not close to the hunter")}};
    m_close->setCaption(tr("The senses"));
    m_close->render(options, m_said.close ? (*m_said.close ? 0 : 1) : -1);
}

/// Everybody sees who he is once his figure stands.
void AnswerPanel::renderCharacter()
{
    m_character->setAccessibleName(tr("Who the agent is"));
    m_character->setToolTip(tr("The character whose figure is placed, if it is seen now"));
    const bool unknown = m_view && m_view->open.agents.contains(m_said.agent)
        && !specter::inPlay(m_view->open, m_said.agent).character && !asksOfThen();
    m_character->setVisible(unknown && m_seen->isChecked());
    if (!unknown || m_character->count() > 0)
        return;
    m_character->addItem(tr("Character not entered"));
    for (const specter::AgentCard &card : m_view->open.pack.agents)
        m_character->addItem(wording::nameOf(m_view->open, card.kind), static_cast<int>(card.kind));
}

void AnswerPanel::retranslate()
{
    const bool back = asksOfThen();
    label(m_clear, back ? tr("Not entered") : tr("“Clear”"),
        back ? tr("The agent has not moved that many times") : tr("The agent is not visible to the hunter"));
    label(m_seen, back ? tr("Was on…") : tr("Seen on…"), tr("Then click the space on the board"));
    m_clear->setEnabled(isWhole());
    m_seen->setEnabled(isWhole());
    if (m_view)
        m_headline->setText(m_view->open.turn ? tr("%1 answers %2", "an agent, a hunter")
                                                    .arg(wording::nameOf(m_view->open, m_said.agent),
                                                        wording::nameOf(m_view->open, m_view->open.turn->hunter))
                                              : QString());
    m_hint->setText(!isWhole()    ? tr("First the sensor’s answer, then whether the agent is clear.")
            : m_seen->isChecked() ? tr("Click the space on the board where the figure is placed.")
                                  : QString());
    m_hint->setVisible(!m_hint->text().isEmpty());
    renderReadings();
    renderCharacter();
}

} // namespace dossier
