#include "views/specter/seats/hand_over_page.h"

#include "views/kit/labels.h"
#include "views/specter/words/wording.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

HandOverPage::HandOverPage(QWidget *parent)
    : CardPage(parent)
    , m_news(newParagraph(Role::Heading, this))
    , m_take(newButton("primary", {}, this))
    , m_alone(new QCheckBox(this))
{
    column().insertWidget(0, m_news);
    column().addWidget(m_take, 0, Qt::AlignLeft);
    column().addWidget(m_alone);
    m_take->setShortcut(QKeySequence(Qt::Key_F4));
    connect(m_take, &QPushButton::clicked, this, &HandOverPage::taken);
    connect(m_alone, &QCheckBox::clicked, this, &HandOverPage::aloneChosen);
    m_alone->hide();
    m_news->hide();
    retranslate();
}

void HandOverPage::render(const QString &next, const QString &player, bool isAgents)
{
    m_alone->setVisible(isAgents);
    m_alone->setChecked(false);
    rename(next, player);
}

void HandOverPage::rename(const QString &next, const QString &player)
{
    m_next = next;
    m_player = player;
    retranslate();
}

void HandOverPage::tell(const QString &news)
{
    m_news->setText(news);
    m_news->setVisible(!news.isEmpty());
}

void HandOverPage::retranslate()
{
    caption().setText(tr("Hand over the computer"));
    title().setText(
        m_player.isEmpty() ? m_next : tr("%1: %2", "a part in the game, who plays it").arg(m_next, m_player));
    text().setText(m_player.isEmpty()
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
    label(m_take, tr("It’s me: show my screen"), tr("Show the screen of %1 (F4)").arg(wording::inSentence(m_next)));
    m_take->setShortcut(shortcut);
}

} // namespace dossier
