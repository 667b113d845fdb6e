#include "views/kit/card_page.h"

#include "views/kit/labels.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

/// A line of text is read well up to this width.
constexpr int widestCard = 720;

} // namespace

CardPage::CardPage(QWidget *parent)
    : QWidget(parent)
    , m_caption(newParagraph(Role::Caption, this))
    , m_title(newParagraph(Role::Display, this))
    , m_text(newParagraph(Role::Body, this))
{
    setProperty("role", QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);
    setFocusPolicy(Qt::StrongFocus);
    auto *card = newFrame("card", this);
    card->setMaximumWidth(widestCard);
    m_column = new QVBoxLayout(card);
    m_column->setContentsMargins(36, 30, 36, 30);
    m_column->setSpacing(14);
    for (QLabel *text : {m_caption, m_title, m_text})
        m_column->addWidget(text);
    m_column->addSpacing(10);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(24, 24, 24, 24);
    page->addStretch(2);
    page->addLayout(centred(card));
    page->addStretch(3);
}

void CardPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        retranslate();
        describe();
    }
    QWidget::changeEvent(event);
}

/// Its words are no stops of the keyboard: the page says them itself.
void CardPage::describe()
{
    QStringList words;
    for (const QLabel *label : findChildren<QLabel *>())
        if (label != m_caption && label != m_title && label->isVisible() && !label->text().isEmpty())
            words << label->text();
    setAccessibleDescription((words << toolTip()).join(u' ').trimmed());
}

void CardPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    describe();
    setFocus(Qt::OtherFocusReason);
}

} // namespace dossier
