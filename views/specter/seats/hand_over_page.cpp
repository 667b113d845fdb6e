#include "views/specter/seats/hand_over_page.h"

#include "views/kit/labels.h"
#include "views/specter/words/wording.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

HandOverPage::HandOverPage(QWidget *parent)
    : QWidget(parent)
    , m_caption(newParagraph(Role::Caption, this))
    , m_title(newParagraph(Role::Display, this))
    , m_news(newParagraph(Role::Heading, this))
    , m_text(newParagraph(Role::Body, this))
    , m_take(newButton("primary", {}, this))
    , m_alone(new QCheckBox(this))
{
    setProperty("role", QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);
    auto *card = newFrame("card", this);
    card->setMaximumWidth(720);
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(36, 30, 36, 30);
    column->setSpacing(14);
    for (QLabel *text : {m_news, m_caption, m_title, m_text})
        column->addWidget(text);
    column->addSpacing(10);
    column->addWidget(m_take, 0, Qt::AlignLeft);
    column->addWidget(m_alone);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(24, 24, 24, 24);
    page->addStretch(2);
    page->addLayout(centred(card));
    page->addStretch(3);
    // A key that was on its way to the screen before shows nothing: the button is reached by Tab or by a key of its
    // own.
    setFocusPolicy(Qt::StrongFocus);
    m_take->setShortcut(QKeySequence(Qt::Key_F4));
    connect(m_take, &QPushButton::clicked, this, &HandOverPage::taken);
    connect(m_alone, &QCheckBox::clicked, this, &HandOverPage::aloneChosen);
    m_alone->hide();
    m_news->hide();
    retranslate();
}

void HandOverPage::render(const QString &next, const QString &player, bool isAgents)
{
    m_next = next;
    m_player = player;
    m_alone->setVisible(isAgents);
    m_alone->setChecked(false);
    retranslate();
}

void HandOverPage::tell(const QString &news)
{
    m_news->setText(news);
    m_news->setVisible(!news.isEmpty());
}

void HandOverPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void HandOverPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    setFocus(Qt::OtherFocusReason);
}

void HandOverPage::retranslate()
{
    m_caption->setText(tr("Hand over the computer"));
    m_title->setText(
        m_player.isEmpty() ? m_next : tr("%1: %2", "a part in the game, who plays it").arg(m_next, m_player));
    m_text->setText(m_player.isEmpty()
            ? tr("Give the computer to this player. Everybody else looks away: the screen stays covered "
                 "until the button is pressed.")
            : tr("Give the computer to %1. Everybody else looks away: the screen stays covered until the "
                 "button is pressed.",
                  "a person")
                  .arg(m_player));
    m_alone->setText(tr("Only the agent uses this computer"));
    m_alone->setAccessibleName(m_alone->text());
    m_alone->setToolTip(
        tr("Only the agent uses this computer until another game is opened: no cover screen between phases"));
    setAccessibleName(tr("Hand over the computer: %1", "a player").arg(wording::inSentence(m_next)));
    setToolTip(tr("F4 shows the next screen"));
    const QKeySequence shortcut = m_take->shortcut();
    label(m_take, tr("It’s me: show my screen"), tr("Shows the screen of %1 (F4)").arg(wording::inSentence(m_next)));
    m_take->setShortcut(shortcut);
}

} // namespace dossier
