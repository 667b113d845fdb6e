#include "views/conquest/desk/tokens_panel.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/words/names.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"
#include "views/kit/tab_order.h"

#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpacerItem>

#include <algorithm>
#include <array>

namespace dossier
{

using namespace conquest;

namespace
{

constexpr std::array allTokens{CommandToken::Two, CommandToken::Three, CommandToken::Four, CommandToken::Five,
    CommandToken::Six, CommandToken::Die};

/// Between two tokens of a player; so much more where there is room for it.
constexpr int tokenGap = 1;
constexpr int moreTokenGap = 6;
constexpr int rowGap = 8;

} // namespace

TokensPanel::TokensPanel(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_who(newParagraph(Role::Body, this))
    , m_secret(newButton("secondary", {}, this))
    , m_keys(newButton("secondary", {}, this))
    , m_cardboard(newParagraph(Role::Small, this))
    , m_rows(new QWidget(this))
    , m_reveal(newButton("secondary", {}, this))
{
    setProperty("role", QStringLiteral("card"));
    auto *rows = new QFormLayout(m_rows);
    rows->setContentsMargins({});
    rows->setVerticalSpacing(rowGap);
    QVBoxLayout *column = newColumn(this, 12, 6);
    for (QWidget *part :
        std::initializer_list<QWidget *>{m_caption, m_who, m_secret, m_keys, m_cardboard, m_rows, m_reveal})
        column->addWidget(part);
    connect(m_secret, &QPushButton::clicked, this, &TokensPanel::secretAsked);
    connect(m_keys, &QPushButton::clicked, this, &TokensPanel::keysAsked);
    connect(m_reveal, &QPushButton::clicked, this, &TokensPanel::reveal);
    hide();
}

bool TokensPanel::isDue(const PublicTable &table)
{
    return table.clock.phase == Phase::Command && !isCooperative(table) && !table.outcome
        && std::ranges::none_of(
            table.inPlay, [](const auto &player) { return player.second.points.token.has_value(); });
}

void TokensPanel::render(const SeenConquest &view)
{
    m_view = view;
    refresh();
}

void TokensPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QFrame::changeEvent(event);
}

bool TokensPanel::allLie() const
{
    return !isHidden() && m_view && m_laid.size() == m_view->open.players.colours.size();
}

void TokensPanel::reveal()
{
    std::vector<ConquestAsk> given;
    for (const auto &[player, token] : m_laid)
        given.push_back(askingConquest(ChooseToken{player, token}));
    m_laid.clear();
    emit allGiven(given);
}

/// A row of tokens for each player: those that are at hand can be laid.
void TokensPanel::seat(const std::vector<Colour> &players)
{
    auto *rows = qobject_cast<QFormLayout *>(m_rows->layout());
    m_buttons.clear();
    while (rows->rowCount() > 0)
        rows->removeRow(0);
    for (const Colour player : players)
    {
        auto *tokens = new QWidget(m_rows);
        auto *row = new QHBoxLayout(tokens);
        row->setContentsMargins({});
        row->setSpacing(tokenGap);
        for (const CommandToken token : allTokens)
        {
            QPushButton *button = newButton("offer", {}, tokens);
            button->setCheckable(true);
            row->addWidget(button);
            row->addSpacerItem(new QSpacerItem(moreTokenGap, 0, QSizePolicy::Maximum));
            m_buttons.push_back({player, token, button});
            connect(button, &QPushButton::clicked, this,
                [this, player, token]
                {
                    m_laid[player] = token;
                    refresh();
                    emit laid();
                });
        }
        row->addStretch();
        rows->addRow(wording::name(player), tokens);
    }
    tabThrough({m_keys, m_rows, m_reveal});
}

void TokensPanel::refresh()
{
    setVisible(m_view && isDue(m_view->open));
    if (isHidden())
        return m_laid.clear();
    const PublicTable &table = m_view->open;
    m_caption->setText(tr("COMMAND TOKENS"));
    QStringList who;
    for (const Colour player : table.players.colours)
        who << (inPlay(table, player).chosen ? tr("%1: chosen", "a player") : tr("%1: to choose", "a player"))
                   .arg(wording::name(player));
    m_who->setText(who.join(QStringLiteral(" · ")));
    label(m_secret, tr("One after the other, in secret"), tr("The screen is covered between the players"));
    label(m_keys, tr("All at once, by keys"), tr("Each player presses a key; nothing shows which"));
    m_cardboard->setText(tr("Or chosen on cardboard: enter them when all are turned over"));
    std::vector<Colour> shown;
    for (const TokenButton &button : m_buttons)
        if (shown.empty() || shown.back() != button.player)
            shown.push_back(button.player);
    if (shown != table.players.colours)
        seat(table.players.colours);
    auto *rows = qobject_cast<QFormLayout *>(m_rows->layout());
    for (std::size_t i = 0; i < table.players.colours.size(); ++i)
        if (auto *whose = qobject_cast<QLabel *>(rows->itemAt(static_cast<int>(i), QFormLayout::LabelRole)->widget()))
            whose->setText(wording::name(table.players.colours[i]));
    for (const auto &[player, token, button] : m_buttons)
    {
        const auto laid = m_laid.find(player);
        const bool can = inPlay(table, player).atHand.contains(token);
        label(button, wording::name(token),
            tr("%1: %2", "a player, a command token").arg(wording::name(player), wording::name(token)));
        button->setAccessibleName(button->toolTip());
        button->setEnabled(can);
        button->setChecked(can && laid != m_laid.end() && laid->second == token);
    }
    std::erase_if(m_laid, [&](const auto &laid) { return !inPlay(table, laid.first).atHand.contains(laid.second); });
    m_reveal->setEnabled(allLie());
    label(m_reveal, tr("Enter these tokens"), tr("All tokens are turned over, and the action points are known"));
}

} // namespace dossier
