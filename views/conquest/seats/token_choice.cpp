#include "views/conquest/seats/token_choice.h"

#include "views/conquest/words/names.h"
#include "views/kit/labels.h"
#include "views/kit/tab_order.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace dossier
{

using namespace conquest;

namespace
{

constexpr std::size_t tokensOfAPlayer = 6;
/// Rows of a keyboard, one a player.
constexpr std::array<std::array<char16_t, tokensOfAPlayer>, 4> keys{{
    {u'1', u'2', u'3', u'4', u'5', u'6'},
    {u'Q', u'W', u'E', u'R', u'T', u'Y'},
    {u'A', u'S', u'D', u'F', u'G', u'H'},
    {u'Z', u'X', u'C', u'V', u'B', u'N'},
}};

} // namespace

QChar TokenChoicePage::keyOf(std::size_t place, CommandToken token)
{
    return keys[std::min(place, keys.size() - 1)][static_cast<std::size_t>(token)];
}

TokenChoicePage::TokenChoicePage(QWidget *parent)
    : QWidget(parent)
    , m_title(newParagraph(Role::Display, this))
    , m_text(newParagraph(Role::Body, this))
    , m_buttonsRow(new QWidget(this))
    , m_rows(newParagraph(Role::Title, this))
    , m_back(newButton("secondary", {}, this))
{
    setProperty("role", QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);
    setFocusPolicy(Qt::StrongFocus);
    auto *row = new QHBoxLayout(m_buttonsRow);
    row->setContentsMargins({});
    row->setSpacing(12);
    for (std::size_t i = 0; i < tokensOfAPlayer; ++i)
    {
        QPushButton *button = newButton("secondary", {}, m_buttonsRow);
        connect(button, &QPushButton::clicked, this,
            [this, i]
            {
                if (!m_choosers.empty())
                    emit chosen(m_choosers.front().player, static_cast<CommandToken>(i));
            });
        row->addWidget(button);
        m_buttons << button;
    }
    row->addStretch();
    auto *card = newFrame("card", this);
    card->setMaximumWidth(820);
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(36, 30, 36, 30);
    column->setSpacing(14);
    for (QWidget *part : std::initializer_list<QWidget *>{m_title, m_text, m_buttonsRow, m_rows})
        column->addWidget(part);
    column->addWidget(m_back, 0, Qt::AlignLeft);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(24, 24, 24, 24);
    page->addStretch(2);
    page->addLayout(centred(card));
    page->addStretch(3);
    tabThrough({m_buttonsRow, m_back});
    connect(m_back, &QPushButton::clicked, this, &TokenChoicePage::backAsked);
    retranslate();
}

void TokenChoicePage::chooseAlone(const Chooser &chooser)
{
    m_choosers = {chooser};
    m_byKeys = false;
    retranslate();
}

void TokenChoicePage::chooseByKeys(const std::vector<Chooser> &choosers)
{
    m_choosers = choosers;
    m_byKeys = true;
    retranslate();
}

void TokenChoicePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TokenChoicePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    setFocus(Qt::OtherFocusReason);
}

void TokenChoicePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return emit backAsked();
    const QChar typed = event->text().isEmpty() ? QChar() : event->text().front().toUpper();
    for (std::size_t place = 0; place < m_choosers.size(); ++place)
        for (std::size_t i = 0; i < tokensOfAPlayer; ++i)
        {
            const auto token = static_cast<CommandToken>(i);
            // Alone the tokens' own figures do it, and D for the die.
            const QChar alone = token == CommandToken::Die ? QChar(u'D') : QChar(static_cast<char16_t>(u'2' + i));
            const Chooser &chooser = m_choosers[place];
            if (typed != (m_byKeys ? keyOf(place, token) : alone) || !chooser.atHand.contains(token)
                || (m_byKeys && chooser.chosen))
                continue;
            const Colour player = chooser.player;
            return emit chosen(player, token);
        }
    QWidget::keyPressEvent(event);
}

void TokenChoicePage::retranslate()
{
    if (m_choosers.empty())
        return;
    m_buttonsRow->setVisible(!m_byKeys);
    m_rows->setVisible(m_byKeys);
    label(m_back, tr("Back to the table"), tr("What was not chosen can be chosen later (Esc)"));
    if (m_byKeys)
    {
        m_title->setText(tr("Command tokens, all at once"));
        setAccessibleName(m_title->text());
        m_text->setText(tr("Cover the keys with one hand and press one with the other. Nothing shows which."));
        // A table, so that the same token stands below the same for everybody.
        QString rows;
        QStringList spoken;
        for (std::size_t place = 0; place < m_choosers.size(); ++place)
        {
            const Chooser &chooser = m_choosers[place];
            QString cells = QStringLiteral("<td>%1</td>").arg(wording::name(chooser.player).toHtmlEscaped());
            QStringList keys;
            for (std::size_t i = 0; i < tokensOfAPlayer && !chooser.chosen; ++i)
                if (const auto token = static_cast<CommandToken>(i); chooser.atHand.contains(token))
                {
                    keys << tr("key %1 for %2", "a letter, a command token")
                                .arg(keyOf(place, token))
                                .arg(wording::name(token));
                    cells += QStringLiteral("<td>%1 → %2</td>").arg(keyOf(place, token)).arg(wording::name(token));
                }
                else
                    cells += QStringLiteral("<td></td>");
            if (chooser.chosen)
                cells += QStringLiteral("<td colspan=6>✓ %1</td>").arg(tr("has chosen", "a player").toHtmlEscaped());
            if (chooser.chosen)
                keys << tr("has chosen", "a player");
            spoken
                << tr("%1: %2.", "a player, keys").arg(wording::name(chooser.player), keys.join(QStringLiteral(", ")));
            rows += QStringLiteral("<tr>%1</tr>").arg(cells);
        }
        setAccessibleDescription((QStringList(m_text->text()) << spoken).join(u' '));
        m_rows->setTextFormat(Qt::RichText);
        m_rows->setText(QStringLiteral("<table cellpadding=6>%1</table>").arg(rows));
        return;
    }
    const Chooser &chooser = m_choosers.front();
    m_title->setText(tr("%1: choose a command token").arg(wording::name(chooser.player)));
    setAccessibleName(m_title->text());
    m_text->setText(
        tr("Its number is your action points, and who has the fewest goes first. Keys 2 to 6, and D for the "
           "die."));
    setAccessibleDescription(m_text->text());
    for (std::size_t i = 0; i < tokensOfAPlayer; ++i)
    {
        const auto token = static_cast<CommandToken>(i);
        QPushButton *button = m_buttons.at(static_cast<qsizetype>(i));
        button->setVisible(chooser.atHand.contains(token));
        label(button, wording::name(token), tr("%1 is chosen, and the screen is covered").arg(wording::name(token)));
    }
}

} // namespace dossier
