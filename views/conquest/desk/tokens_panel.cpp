#include "views/conquest/desk/tokens_panel.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/words/names.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace dossier
{

using namespace conquest;

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
    rows->setVerticalSpacing(4);
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

void TokensPanel::reveal()
{
    std::vector<Command> given;
    for (const auto &[player, box] : m_boxes)
        given.emplace_back(ChooseToken{player, static_cast<CommandToken>(box->currentData().toInt())});
    for (const Command &command : given)
        emit commandGiven(askingConquest(command));
}

void TokensPanel::refresh()
{
    setVisible(m_view && isDue(m_view->open));
    if (isHidden())
        return;
    const PublicTable &table = m_view->open;
    m_caption->setText(tr("COMMAND TOKENS"));
    QStringList who;
    for (const Colour player : table.players.colours)
        who << (inPlay(table, player).chosen ? tr("%1: chosen", "a player") : tr("%1: to choose", "a player"))
                   .arg(wording::name(player));
    m_who->setText(who.join(QStringLiteral(" · ")));
    label(m_secret, tr("One after the other, in secret"), tr("The screen is covered between the players"));
    label(m_keys, tr("All at once, by keys"), tr("Each player presses a key of his own; nothing shows which"));
    m_cardboard->setText(tr("Or chosen on cardboard: enter them when all are turned over"));
    std::vector<Colour> shown;
    std::ranges::transform(m_boxes, std::back_inserter(shown), [](const auto &box) { return box.first; });
    auto *rows = qobject_cast<QFormLayout *>(m_rows->layout());
    if (shown != table.players.colours)
    {
        m_boxes.clear();
        while (rows->rowCount() > 0)
            rows->removeRow(0);
        for (const Colour player : table.players.colours)
        {
            m_boxes.emplace_back(player, new QComboBox(m_rows));
            rows->addRow(wording::name(player), m_boxes.back().second);
        }
    }
    for (const auto &[player, box] : m_boxes)
    {
        const QVariant before = box->currentData();
        box->clear();
        for (const CommandToken token : inPlay(table, player).atHand)
            box->addItem(wording::name(token), static_cast<int>(token));
        box->setCurrentIndex(std::max(0, box->findData(before)));
        box->setAccessibleName(tr("The token of %1").arg(wording::name(player)));
        box->setToolTip(box->accessibleName());
    }
    label(m_reveal, tr("Enter these tokens"), tr("All tokens are turned over, and the action points are known"));
}

} // namespace dossier
