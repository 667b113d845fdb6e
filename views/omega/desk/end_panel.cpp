#include "views/omega/desk/end_panel.h"

#include "model/omega/seen/numbers.h"
#include "views/kit/chip.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/omega/parts/round_header.h"
#include "views/omega/words/lines.h"
#include "views/omega/words/wording.h"
#include "views/session/journal_strip.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <numeric>
#include <utility>

namespace dossier
{

namespace
{

/// Name, wounds, condition.
constexpr int columns = 3;

template <typename Purses>
int sumOf(const Purses &purses)
{
    return std::accumulate(
        purses.begin(), purses.end(), 0, [](int sum, const auto &purse) { return sum + purse.second; });
}

} // namespace

EndPanel::EndPanel(QWidget *parent)
    : QFrame(parent)
    , m_headline(newParagraph(Role::Heading, this))
    , m_when(newParagraph(Role::Body, this))
    , m_last(newParagraph(Role::Body, this))
    , m_people(new QWidget(this))
    , m_grid(new QGridLayout(m_people))
    , m_adrenaline(newParagraph(Role::Body, this))
    , m_commandos(newButton("secondary", {}, this))
    , m_overseer(newButton("secondary", {}, this))
    , m_leave(newButton("primary", {}, this))
    , m_close(newButton("offer", {}, this))
{
    setProperty("role", QStringLiteral("verdict"));
    m_grid->setContentsMargins({});
    m_grid->setHorizontalSpacing(24);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(columns, 1);
    auto *buttons = new FlowLayout(nullptr, 8);
    for (QPushButton *button : {m_commandos, m_overseer, m_leave, m_close})
        buttons->addWidget(button);
    QVBoxLayout *column = newColumn(this, 14, 8);
    // What can be pressed is read with the headline: large letters leave no room for all.
    column->addWidget(m_headline);
    column->addLayout(buttons);
    for (QWidget *part : std::initializer_list<QWidget *>{m_last, m_when, m_people, m_adrenaline})
        column->addWidget(part);
    connect(m_commandos, &QPushButton::clicked, this, [this] { tellWinner(Side::Commando); });
    connect(m_overseer, &QPushButton::clicked, this, [this] { tellWinner(Side::Enemy); });
    connect(m_leave, &QPushButton::clicked, this, &EndPanel::leaveAsked);
    connect(m_close, &QPushButton::clicked, this, &EndPanel::closeAsked);
    retranslate();
}

QLabel *EndPanel::cellAt(int row, int column)
{
    if (QLayoutItem *item = m_grid->itemAtPosition(row, column))
        return static_cast<QLabel *>(item->widget());
    QLabel *label = newLabel(column == 0 ? Role::Strong : Role::Body, m_people);
    m_grid->addWidget(label, row, column);
    return label;
}

void EndPanel::renderCommandos(const omega::PublicTable &table)
{
    int row = 0;
    for (const auto &[role, commando] : table.commandos)
    {
        const omega::Sheet *sheet = omega::sheetOf(table, role);
        const int wounds = omega::woundsOf(table, omega::Combatant(role));
        const QString most
            = sheet != nullptr && sheet->vitality ? QString::number(*sheet->vitality) : QStringLiteral("?");
        cellAt(row, 0)->setText(wording::nameOf(table, role));
        cellAt(row, 1)->setText(tr("%1 of %2 wounds", "how many, vitality").arg(wounds).arg(most));
        cellAt(row, 2)->setText(
            commando.condition == omega::Condition::Active ? QString() : wording::name(commando.condition));
        for (int column = 0; column < columns; ++column)
            cellAt(row, column)->show();
        ++row;
    }
    for (; row < m_grid->rowCount(); ++row)
        for (int column = 0; column < columns; ++column)
            if (m_grid->itemAtPosition(row, column) != nullptr)
                cellAt(row, column)->hide();
}

void EndPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void EndPanel::tellWinner(Side winner)
{
    emit commandGiven(correcting(omega::GameEnded{winner}));
}

void EndPanel::retranslate()
{
    label(m_commandos, tr("The commandos win"), tr("The session’s result says so"));
    label(m_overseer, tr("The overseer wins"), tr("The session’s result says so"));
    label(m_leave, tr("To the start page"), tr("The session is kept as it is (Ctrl+H)"));
    label(m_close, tr("Look at the board"), tr("Close this panel (Esc); the journal has the details"));
}

void EndPanel::takeFocus()
{
    (m_open ? m_commandos : m_leave)->setFocus(Qt::OtherFocusReason);
}

bool EndPanel::tell(const SeenView &view, const std::optional<Told> &told)
{
    // Who has won is asked again where the answer was taken back.
    const bool wasOpen = std::exchange(m_open, told && !view->open.clock.winner);
    m_seen = m_seen && told && (!m_open || wasOpen);
    if (told)
        render(*view, *told);
    const bool shown = told && !m_seen;
    const bool opens = shown && isHidden();
    setVisible(shown);
    return opens;
}

bool EndPanel::putAway()
{
    if (isHidden())
        return false;
    m_seen = true;
    hide();
    return true;
}

void EndPanel::showAgain()
{
    m_seen = false;
    show();
    takeFocus();
}

void EndPanel::render(const omega::PublicView &view, const Told &told)
{
    const omega::PublicTable &table = view.open;
    for (QPushButton *button : {m_commandos, m_overseer})
        button->setVisible(m_open);
    setToneWord(m_leave, m_open ? "quiet" : "");
    m_headline->setText(m_open ? tr("The game is over: who has won?") : roundText(table));
    const QString round
        = tr("%1, in round %2", "a mission").arg(wording::name(table.content.mission.name)).arg(table.clock.round);
    m_when->setText(told.began.isEmpty()
            ? round
            : tr("%1, from %2 to %3", "a round, times of day").arg(round, told.began, told.ended));
    m_last->setText(told.last.isEmpty() ? QString() : tr("Finally: %1", "what happened").arg(told.last));
    m_last->setVisible(!told.last.isEmpty());
    renderCommandos(table);
    const omega::Adrenaline &tokens = table.adrenaline;
    m_adrenaline->setText(tr("Adrenaline: %1 in the bank, %2 in the pool, %3 in the wells, %4 on the sheets. "
                             "%n enemies on the map.",
        nullptr, static_cast<int>(table.figures.size()))
            .arg(tokens.bank)
            .arg(tokens.pool)
            .arg(sumOf(tokens.wells))
            .arg(sumOf(tokens.sheets)));
}

EndPanel::Told endTold(const JournalStrip &journal, std::uint32_t lines)
{
    const std::uint32_t last = journal.playedUpTo(lines, topicBit(OmegaTopic::Table), endTopic);
    return {journal.timeOf(1), journal.timeOf(last), journal.fullSentenceOf(last)};
}

} // namespace dossier
