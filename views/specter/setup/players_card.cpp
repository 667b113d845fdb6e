#include "views/specter/setup/players_card.h"

#include "views/kit/choice.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"
#include "views/kit/tab_order.h"
#include "views/specter/words/wording.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int mostHunters = 4;
constexpr int longestName = 60;
constexpr int fieldHeight = 40;

} // namespace

PlayersCard::PlayersCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_numberLabel(newLabel(Role::Strong, this))
    , m_number(new QSpinBox(this))
    , m_hint(newParagraph(Role::Small, this))
    , m_agentLabel(newLabel(Role::Strong, this))
    , m_agent(new QLineEdit(this))
    , m_sheet(new Choice(2, this))
    , m_sheetHint(newParagraph(Role::Small, this))
{
    setProperty("role", QStringLiteral("card"));
    m_number->setRange(2, 5);
    m_number->setMinimumHeight(fieldHeight);
    m_agent->setMaxLength(longestName);
    m_agent->setMinimumHeight(fieldHeight);
    m_numberLabel->setBuddy(m_number);
    m_agentLabel->setBuddy(m_agent);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->addWidget(m_numberLabel, 0, 0);
    grid->addWidget(m_number, 0, 1);
    grid->addWidget(m_hint, 1, 0, 1, 3);
    grid->addWidget(m_agentLabel, 2, 0);
    grid->addWidget(m_agent, 2, 1, 1, 2);
    for (int i = 0; i < mostHunters; ++i)
        addRow(grid, i);
    grid->setColumnStretch(2, 1);
    orderTabs();
    QVBoxLayout *column = newCardColumn(this);
    column->addWidget(m_caption);
    column->addLayout(grid);
    column->addSpacing(6);
    column->addWidget(m_sheet);
    column->addWidget(m_sheetHint);
    connect(m_number, &QSpinBox::valueChanged, this, &PlayersCard::numberChosen);
    connect(m_agent, &QLineEdit::textEdited, this, &PlayersCard::namePlayers);
    connect(m_sheet, &Choice::optionChosen, this,
        [this](int option)
        {
            m_wish.players.sheetsOnPaper = option == 1;
            emit wished(m_wish);
        });
    retranslate();
}

/// From person to person, as they stand; the sheet comes after them.
void PlayersCard::orderTabs()
{
    QWidget *last = m_agent;
    for (const Row &row : m_rows)
        for (QWidget *part : std::initializer_list<QWidget *>{row.kind, row.player})
        {
            setTabOrder(last, part);
            last = part;
        }
    tabThrough({last, m_sheet});
}

void PlayersCard::addRow(QGridLayout *grid, int index)
{
    const Row row{newLabel(Role::Strong, this), new QComboBox(this), new QLineEdit(this)};
    row.kind->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    row.player->setMinimumHeight(fieldHeight);
    row.player->setMaxLength(longestName);
    row.caption->setBuddy(row.kind);
    grid->addWidget(row.caption, 3 + index, 0);
    grid->addWidget(row.kind, 3 + index, 1);
    grid->addWidget(row.player, 3 + index, 2);
    m_rows.push_back(row);
    connect(row.kind, &QComboBox::activated, this,
        [this, index](int kind) { chooseHunter(static_cast<std::size_t>(index), kind); });
    connect(row.player, &QLineEdit::textEdited, this, &PlayersCard::namePlayers);
}

QWidget *PlayersCard::first() const
{
    return m_number;
}

void PlayersCard::render(const specter::PublicTable &box, const SpecterWish &wish)
{
    m_box = box;
    m_wish = wish;
    const QSignalBlocker silent(m_number);
    m_number->setValue(wish.players.number);
    if (m_agent->text() != wish.agentsPlayer)
        m_agent->setText(wish.agentsPlayer);
    m_sheet->setChosen(wish.players.sheetsOnPaper ? 1 : 0);
    retranslate();
}

/// The hunters of the box in the order of their cards; the one of this row is chosen.
void PlayersCard::renderRow(std::size_t index)
{
    const Row &row = m_rows[index];
    const bool shown = index < m_wish.players.hunters.size();
    for (QWidget *part : std::initializer_list<QWidget *>{row.caption, row.kind, row.player})
        part->setVisible(shown);
    row.caption->setText(tr("Hunter %1").arg(index + 1));
    row.kind->setAccessibleName(tr("Hunter %1").arg(index + 1));
    row.kind->setToolTip(tr("The hunter’s card played here; if somebody else has it, the two swap"));
    row.player->setPlaceholderText(tr("Who plays (everybody reads it)"));
    row.player->setAccessibleName(tr("Who plays hunter %1").arg(index + 1));
    row.player->setToolTip(tr("A name for the journal and the report; it may stay empty"));
    if (!shown)
        return;
    const specter::HunterKind hunter = m_wish.players.hunters[index];
    const QSignalBlocker silent(row.kind);
    row.kind->clear();
    for (int kind = 0; kind < mostHunters; ++kind)
        row.kind->addItem(wording::nameOf(m_box, static_cast<specter::HunterKind>(kind)));
    row.kind->setCurrentIndex(static_cast<int>(hunter));
    const auto player = m_wish.huntersPlayers.find(hunter);
    const QString text = player == m_wish.huntersPlayers.end() ? QString() : player->second;
    if (row.player->text() != text)
        row.player->setText(text);
    row.player->setAccessibleName(tr("Who plays %1").arg(wording::nameOf(m_box, hunter)));
}

void PlayersCard::chooseHunter(std::size_t row, int kind)
{
    std::vector<specter::HunterKind> &hunters = m_wish.players.hunters;
    const auto chosen = static_cast<specter::HunterKind>(kind);
    if (const auto other = std::ranges::find(hunters, chosen); other != hunters.end())
        *other = hunters[row];
    hunters[row] = chosen;
    if (!std::ranges::count(hunters, m_wish.traitor))
        m_wish.traitor = chosen;
    namePlayers();
}

/// A name is its row's, whichever hunter is played there; nothing is kept of who does not play.
void PlayersCard::namePlayers()
{
    m_wish.agentsPlayer = m_agent->text();
    m_wish.huntersPlayers.clear();
    for (std::size_t i = 0; i < m_wish.players.hunters.size() && i < m_rows.size(); ++i)
        m_wish.huntersPlayers[m_wish.players.hunters[i]] = m_rows[i].player->text();
    emit wished(m_wish);
}

void PlayersCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void PlayersCard::retranslate()
{
    const specter::SetUp setUp = specter::setUpFor(m_number->value());
    m_caption->setText(tr("Who plays"));
    m_numberLabel->setText(tr("Players"));
    m_number->setAccessibleName(tr("Number of players"));
    m_number->setToolTip(tr("All players, the agent included"));
    m_hint->setText(setUp.traitor
            ? tr("Four hunters, one of them secretly a traitor; only the agent knows the objectives.")
            : setUp.hunters == 3
            ? tr("Three hunters; only the agent knows the objectives, and has more health and cards.")
            : m_number->value() == 2 ? tr("One player moves both hunters; the objectives are public.")
                                     : tr("Two hunters; the objectives are public."));
    m_agentLabel->setText(tr("Agent"));
    m_agent->setPlaceholderText(tr("Who plays (everybody reads it)"));
    m_agent->setAccessibleName(tr("Who plays the agent"));
    m_agent->setToolTip(tr("A name for the journal and the report; it may stay empty"));
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        renderRow(i);
    m_sheet->setCaption(tr("The movement sheet"));
    m_sheet->setOption(0, tr("In Dossier"), tr("The agent enters every move here, and Dossier answers the hunters"));
    m_sheet->setOption(1, tr("On paper"), tr("The agent writes on paper; the announcements are entered here"));
    m_sheetHint->setText(m_wish.players.sheetsOnPaper
            ? tr("Dossier knows only what is public, and works out where the agent can be.")
            : tr("Dossier knows the agent’s path and says what has to be shown; nobody else sees it."));
}

} // namespace dossier
