#include "views/conquest/seats/token_choice.h"

#include "views/conquest/words/names.h"
#include "views/kit/flowing_area.h"
#include "views/kit/labels.h"
#include "views/kit/tab_order.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace dossier
{

using namespace conquest;

namespace
{

constexpr std::size_t tokensOfAPlayer = 6;
constexpr int pageRim = 24;
constexpr int cardRim = 36;
constexpr int leastCard = 820;
/// With large letters the card is so many of them wide, where the window has that room.
constexpr int cardCharacters = 100;
/// Between one key with its token and the next, in characters; where there is no room for that, less, down to so many
/// pixels.
constexpr int keyGapCharacters = 2;
constexpr int leastKeyGap = 6;
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
    , m_area(new FlowingArea(this))
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
    auto *content = new QWidget(this);
    content->setProperty("role", QStringLiteral("page"));
    m_card = newFrame("card", content);
    auto *column = new QVBoxLayout(m_card);
    column->setContentsMargins(cardRim, 30, cardRim, 30);
    column->setSpacing(14);
    for (QWidget *part : std::initializer_list<QWidget *>{m_title, m_text, m_buttonsRow, m_rows})
        column->addWidget(part);
    column->addWidget(m_back, 0, Qt::AlignLeft);
    auto *page = new QVBoxLayout(content);
    page->setContentsMargins(pageRim, pageRim, pageRim, pageRim);
    page->addStretch(2);
    page->addLayout(centred(m_card));
    page->addStretch(3);
    m_area->setPage(content);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(m_area);
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
    // Its words have letters of that size only later.
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, [this] { fit(); }, Qt::QueuedConnection);
}

void TokenChoicePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_area->verticalScrollBar()->setValue(0);
    fit();
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
    scroll(*event);
}

/// What has no room is scrolled by keys that are nobody's.
void TokenChoicePage::scroll(QKeyEvent &event)
{
    QScrollBar *bar = m_area->verticalScrollBar();
    if (event.key() == Qt::Key_Down)
        bar->triggerAction(QAbstractSlider::SliderSingleStepAdd);
    else if (event.key() == Qt::Key_Up)
        bar->triggerAction(QAbstractSlider::SliderSingleStepSub);
    else if (event.key() == Qt::Key_PageDown)
        bar->triggerAction(QAbstractSlider::SliderPageStepAdd);
    else if (event.key() == Qt::Key_PageUp)
        bar->triggerAction(QAbstractSlider::SliderPageStepSub);
    else
        QWidget::keyPressEvent(&event);
}

void TokenChoicePage::retranslate()
{
    if (m_choosers.empty())
        return;
    m_buttonsRow->setVisible(!m_byKeys);
    m_rows->setVisible(m_byKeys);
    label(m_back, tr("Back to the table"), tr("What was not chosen can be chosen later (Esc)"));
    if (m_byKeys)
        return sayKeys();
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

void TokenChoicePage::sayKeys()
{
    m_title->setText(tr("Command tokens, all at once"));
    setAccessibleName(m_title->text());
    m_text->setText(tr("Cover the keys with one hand and press one with the other. Nothing shows which."));
    QStringList spoken;
    for (std::size_t place = 0; place < m_choosers.size(); ++place)
    {
        const Chooser &chooser = m_choosers[place];
        QStringList said;
        for (std::size_t i = 0; i < tokensOfAPlayer && !chooser.chosen; ++i)
            if (const auto token = static_cast<CommandToken>(i); chooser.atHand.contains(token))
                said << tr("key %1 for %2", "a letter, a command token")
                            .arg(keyOf(place, token))
                            .arg(wording::name(token));
        if (chooser.chosen)
            said << tr("has chosen", "a player");
        spoken << tr("%1: %2.", "a player, keys").arg(wording::name(chooser.player), said.join(QStringLiteral(", ")));
    }
    setAccessibleDescription((QStringList(m_text->text()) << spoken).join(u' '));
    m_rows->setTextFormat(Qt::RichText);
    fit();
}

/// A row for each player: in columns, so that the same token stands below the same for everybody, or as lines that are
/// broken between keys and never within one.
QString TokenChoicePage::keysInRows(std::optional<int> gap) const
{
    const bool inColumns = gap.has_value();
    const QString cell = inColumns
        ? QStringLiteral("<td style=\"padding-right: ") + QString::number(*gap) + QStringLiteral("px\">%1</td>")
        : QStringLiteral("%1&nbsp;&nbsp;&nbsp;&nbsp; ");
    QString rows;
    for (std::size_t place = 0; place < m_choosers.size(); ++place)
    {
        const Chooser &chooser = m_choosers[place];
        QString cells = cell.arg(wording::name(chooser.player).toHtmlEscaped());
        for (std::size_t i = 0; i < tokensOfAPlayer && !chooser.chosen; ++i)
            if (const auto token = static_cast<CommandToken>(i); chooser.atHand.contains(token))
                cells
                    += cell.arg(QStringLiteral("%1&nbsp;→&nbsp;%2").arg(keyOf(place, token)).arg(wording::name(token)));
            else if (inColumns)
                cells += cell.arg(QString());
        if (chooser.chosen)
            cells += (inColumns ? QStringLiteral("<td colspan=6>✓&nbsp;%1</td>") : QStringLiteral("✓&nbsp;%1"))
                         .arg(tr("has chosen", "a player").toHtmlEscaped());
        rows += (inColumns ? QStringLiteral("<tr>%1</tr>") : QStringLiteral("<p>%1</p>")).arg(cells);
    }
    return inColumns ? QStringLiteral("<table cellpadding=6>%1</table>").arg(rows) : rows;
}

void TokenChoicePage::fit()
{
    const int wide = std::max(leastCard, fontMetrics().averageCharWidth() * cardCharacters);
    m_card->setMaximumWidth(wide);
    if (!m_byKeys || m_choosers.empty())
        return;
    const int room = std::min(wide, width() - 2 * pageRim) - 2 * cardRim;
    QString rows = keysInRows(std::nullopt);
    // As far apart as there is room for.
    for (int gap = m_rows->fontMetrics().averageCharWidth() * keyGapCharacters; gap >= leastKeyGap; --gap)
    {
        QTextDocument columns;
        columns.setDefaultFont(m_rows->font());
        columns.setHtml(keysInRows(gap));
        if (columns.idealWidth() > room)
            continue;
        rows = keysInRows(gap);
        break;
    }
    m_rows->setText(rows);
}

void TokenChoicePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

} // namespace dossier
