#include "views/specter/paper/sheet_panel.h"

#include "views/kit/chip.h"
#include "views/kit/flow_layout.h"
#include "views/kit/in_sight.h"
#include "views/kit/labels.h"
#include "views/specter/words/sheet_verdict.h"
#include "views/specter/words/wording.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int shownRows = 8;
constexpr int spacesColumn = 0;
constexpr int cardColumn = 1;

} // namespace

SheetPanel::SheetPanel(QWidget *parent)
    : QFrame(parent)
    , m_headline(newParagraph(Role::Strong, this))
    , m_result(newParagraph(Role::Body, this))
    , m_copy(new QWidget(this))
    , m_character(new QComboBox(m_copy))
    , m_table(new QTableWidget(0, 2, m_copy))
    , m_card(new QComboBox(m_copy))
    , m_hint(newParagraph(Role::Small, m_copy))
    , m_layOpen(newButton("secondary", {}, m_copy))
{
    setProperty("role", QStringLiteral("verdict"));
    m_table->setObjectName(QStringLiteral("copiedSheet"));
    m_character->setObjectName(QStringLiteral("copiedCharacter"));
    m_card->setObjectName(QStringLiteral("copiedCard"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    layOut();
    listen();
    hide();
}

void SheetPanel::layOut()
{
    auto *copy = new QVBoxLayout(m_copy);
    copy->setContentsMargins({});
    copy->setSpacing(6);
    for (QWidget *part : std::initializer_list<QWidget *>{m_character, m_table, m_card, m_hint, m_layOpen})
        copy->addWidget(part);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 14, 8);
    column->setSpacing(6);
    for (QWidget *part : std::initializer_list<QWidget *>{m_headline, m_result, m_copy})
        column->addWidget(part);
}

void SheetPanel::listen()
{
    connect(m_table, &QTableWidget::cellChanged, this,
        [this](int row, int column)
        {
            if (column == spacesColumn)
                write(row, m_table->item(row, column)->text());
        });
    connect(m_table, &QTableWidget::currentCellChanged, this,
        [this]
        {
            renderRows();
            renderCard();
        });
    connect(m_card, &QComboBox::activated, this,
        [this](int option)
        {
            const int row = m_table->currentRow();
            if (row < 0 || row >= static_cast<int>(m_turns.size()))
                return;
            m_turns[static_cast<std::size_t>(row)].card
                = option == 0 ? std::nullopt : std::optional(m_uses.at(static_cast<std::size_t>(option - 1)));
            renderRows();
        });
    connect(m_layOpen, &QPushButton::clicked, this,
        [this]
        {
            if (const std::optional<SpecterAsk> ask = command())
                emit commandGiven(*ask);
        });
}

void SheetPanel::render(const SeenSpecter &view, specter::Agent agent)
{
    const auto inPlay = view->open.agents.find(agent);
    const std::size_t turns = inPlay == view->open.agents.end() ? 0 : inPlay->second.turns.size();
    const bool same = m_view && m_agent == agent && m_turns.size() == turns;
    m_view = view;
    m_agent = agent;
    const bool over = view->open.clock.phase == specter::Phase::Over;
    const bool onPaper = view->open.players.sheetsOnPaper;
    if (!same)
        begin();
    m_copy->setVisible(onPaper && turns > 0);
    setVisible(over && ((onPaper && turns > 0) || view->open.sheets.contains(agent)));
    setTexts();
    renderRows();
    renderCard();
    renderCopied();
    renderResult();
}

/// A sheet that lies open already can be copied anew from how it stands.
void SheetPanel::begin()
{
    const auto inPlay = m_view->open.agents.find(m_agent);
    m_turns.assign(inPlay == m_view->open.agents.end() ? 0 : inPlay->second.turns.size(), {});
    const auto sheet = m_view->open.sheets.find(m_agent);
    if (sheet == m_view->open.sheets.end())
        return;
    for (std::size_t i = 0; i < m_turns.size() && i < sheet->second.lines.size(); ++i)
    {
        const specter::SheetLine &line = sheet->second.lines[i];
        m_turns[i] = {wording::names(line.path), line.card};
    }
}

bool SheetPanel::isPlacing() const
{
    return isVisible() && m_view && m_view->open.players.sheetsOnPaper && m_table->currentRow() >= 0;
}

void SheetPanel::place(const specter::Coordinate &at)
{
    const int row = m_table->currentRow();
    write(row, wording::name(at));
    if (row + 1 < m_table->rowCount())
        m_table->setCurrentCell(row + 1, spacesColumn);
}

void SheetPanel::write(int row, const QString &spaces)
{
    if (row < 0 || row >= static_cast<int>(m_turns.size()))
        return;
    m_turns[static_cast<std::size_t>(row)].spaces = spaces.trimmed();
    renderRows();
    renderCopied();
    emit entered();
}

std::optional<specter::AgentKind> SheetPanel::character() const
{
    const int option = m_character->currentIndex() - 1;
    const auto &agents = m_view->open.pack.agents;
    return option >= 0 && option < static_cast<int>(agents.size())
        ? std::optional(agents[static_cast<std::size_t>(option)].kind)
        : std::nullopt;
}

std::optional<SpecterAsk> SheetPanel::command() const
{
    if (!m_view || !m_view->open.players.sheetsOnPaper)
        return std::nullopt;
    const std::optional<specter::Sheet> sheet = sheetOf(m_view->open, m_turns, character());
    if (!sheet || sheet->lines.empty())
        return std::nullopt;
    return askingSpecter(specter::LayOpenSheet{m_agent, sheet});
}

void SheetPanel::takeFocus()
{
    if (m_table->currentRow() < 0)
        m_table->setCurrentCell(0, spacesColumn);
    focusInSight(*m_table);
}

void SheetPanel::setTexts()
{
    m_headline->setText(tr("%1: the sheet", "an agent").arg(wording::nameOf(m_view->open, m_agent)));
    m_table->setAccessibleName(tr("The turns of the sheet"));
    m_table->setToolTip(tr("Click the space on the board where each turn ended, or type the whole path: N1 N2 N3"));
    m_table->setHorizontalHeaderLabels({tr("Spaces"), tr("Card")});
    m_card->setAccessibleName(tr("Card used in the chosen turn"));
    m_card->setToolTip(tr("The equipment on the sheet for the chosen turn"));
    m_character->setAccessibleName(tr("The agent’s character"));
    m_character->setToolTip(tr("The character tells how far the agent could go"));
    label(m_layOpen, tr("Reveal and compare"),
        tr("Reveal the sheet to everybody and check it against the announcements"));
    const int character = m_character->currentIndex();
    m_character->clear();
    m_character->addItem(tr("Character not entered"));
    for (const specter::AgentCard &card : m_view->open.pack.agents)
        m_character->addItem(wording::nameOf(m_view->open, card.kind));
    m_character->setCurrentIndex(std::max(character, 0));
}

void SheetPanel::renderRows()
{
    const QSignalBlocker quiet(m_table);
    const specter::PublicTable &open = m_view->open;
    const auto inPlay = open.agents.find(m_agent);
    const int first = inPlay == open.agents.end() ? 1 : inPlay->second.firstTurn;
    m_table->setRowCount(static_cast<int>(m_turns.size()));
    QStringList heads;
    for (int row = 0; row < m_table->rowCount(); ++row)
    {
        const CopiedTurn &turn = m_turns[static_cast<std::size_t>(row)];
        heads << (row == m_table->currentRow() ? QStringLiteral("▸ %1") : QStringLiteral("%1")).arg(first + row);
        const QStringList texts{turn.spaces, turn.card ? wording::nameOf(open, turn.card->card) : QString()};
        for (int column = 0; column < m_table->columnCount(); ++column)
        {
            if (m_table->item(row, column) == nullptr)
                m_table->setItem(row, column, new QTableWidgetItem);
            m_table->item(row, column)->setText(texts.at(column));
        }
        m_table->item(row, cardColumn)->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    }
    m_table->setVerticalHeaderLabels(heads);
    const int rows = std::min(m_table->rowCount(), shownRows);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height()
        + rows * m_table->verticalHeader()->defaultSectionSize() + 2 * m_table->frameWidth());
}

void SheetPanel::renderCard()
{
    const QSignalBlocker quiet(m_card);
    const int row = m_table->currentRow();
    m_uses = cardUses(m_view->open);
    m_card->clear();
    m_card->addItem(row < 0 ? tr("No turn is chosen") : tr("No card in this turn"));
    for (const specter::CardUse &use : m_uses)
        m_card->addItem(use.card != specter::Equipment::StealthField ? wording::nameOf(m_view->open, use.card)
                : use.before ? tr("%1, before the move", "a card").arg(wording::nameOf(m_view->open, use.card))
                             : tr("%1, after the move", "a card").arg(wording::nameOf(m_view->open, use.card)));
    m_card->setEnabled(row >= 0);
    const auto turn = row >= 0 && row < static_cast<int>(m_turns.size()) ? m_turns.begin() + row : m_turns.end();
    const auto use = turn != m_turns.end() && turn->card ? std::ranges::find(m_uses, *turn->card) : m_uses.end();
    m_card->setCurrentIndex(use == m_uses.end() ? 0 : static_cast<int>(use - m_uses.begin()) + 1);
}

QString SheetPanel::hint() const
{
    for (std::size_t i = 0; i < m_turns.size(); ++i)
        if (!spacesIn(m_view->open, m_turns[i].spaces))
            return tr("“%1” names no space of the board.").arg(m_turns[i].spaces);
    const auto blank = std::ranges::find_if(m_turns, [](const CopiedTurn &turn) { return turn.spaces.isEmpty(); });
    if (blank == m_turns.end())
        return tr("All turns are copied.");
    return blank == m_turns.begin()
        ? tr("Choose the first turn, then click on the board where each turn ended; or type the spaces.")
        : tr("Turns up to the first that is left out are compared.");
}

void SheetPanel::renderCopied()
{
    m_hint->setText(hint());
    m_layOpen->setEnabled(command().has_value());
}

void SheetPanel::renderResult()
{
    const std::optional<SheetVerdict> verdict = sheetVerdict(*m_view, m_agent);
    m_result->setVisible(verdict.has_value());
    m_result->setText(verdict ? verdict->text : QString());
    setToneWord(this, !verdict ? "" : verdict->fits ? "allowed" : "refused");
}

} // namespace dossier
