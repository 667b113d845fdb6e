#include "views/conquest/seats/cover_page.h"

#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

CoverPage::CoverPage(QWidget *parent)
    : QWidget(parent)
    , m_caption(newParagraph(Role::Caption, this))
    , m_title(newParagraph(Role::Display, this))
    , m_text(newParagraph(Role::Body, this))
    , m_take(newButton("primary", {}, this))
    , m_back(newButton("secondary", {}, this))
{
    setProperty("role", QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);
    auto *card = newFrame("card", this);
    card->setMaximumWidth(720);
    auto *acts = new FlowLayout(nullptr, 10);
    acts->addWidget(m_take);
    acts->addWidget(m_back);
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(36, 30, 36, 30);
    column->setSpacing(14);
    for (QLabel *text : {m_caption, m_title, m_text})
        column->addWidget(text);
    column->addSpacing(10);
    column->addLayout(acts);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(24, 24, 24, 24);
    page->addStretch(2);
    page->addLayout(centred(card));
    page->addStretch(3);
    // A key that was on its way to the screen before shows nothing: the button is reached by Tab or by a key of its
    // own.
    setFocusPolicy(Qt::StrongFocus);
    m_take->setShortcut(QKeySequence(Qt::Key_F4));
    connect(m_take, &QPushButton::clicked, this, &CoverPage::taken);
    connect(m_back, &QPushButton::clicked, this, &CoverPage::backAsked);
    retranslate();
}

void CoverPage::render(const QString &next, const QString &purpose)
{
    m_next = next;
    m_purpose = purpose;
    retranslate();
}

void CoverPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CoverPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    setFocus(Qt::OtherFocusReason);
}

void CoverPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit backAsked();
    else
        QWidget::keyPressEvent(event);
}

void CoverPage::retranslate()
{
    m_caption->setText(tr("Hand over the computer"));
    m_title->setText(m_next);
    m_text->setText(tr("%1 Everybody else: look away.", "what the player named above does").arg(m_purpose));
    setAccessibleName(tr("Hand over the computer: %1", "a player").arg(m_next));
    setToolTip(tr("F4 shows the next screen"));
    const QKeySequence shortcut = m_take->shortcut();
    label(m_take, tr("It’s me: show my screen"), tr("Shows the screen of %1 (F4)").arg(m_next));
    m_take->setShortcut(shortcut);
    label(m_back, tr("Back to the table"), tr("Nothing is shown or chosen (Esc)"));
}

} // namespace dossier
