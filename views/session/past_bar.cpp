#include "views/session/past_bar.h"

#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace dossier
{

PastBar::PastBar(QWidget *parent)
    : QFrame(parent)
    , m_caption(newParagraph(Role::Strong, this))
    , m_text(newParagraph(Role::Body, this))
    , m_now(newButton("primary", {}, this))
    , m_goOn(newButton("secondary", {}, this))
{
    setProperty("role", QStringLiteral("card"));
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(buttons);
    flow->addWidget(m_now);
    flow->addWidget(m_goOn);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 10);
    column->setSpacing(6);
    column->addWidget(m_caption);
    column->addWidget(m_text);
    column->addWidget(buttons);
    connect(m_now, &QPushButton::clicked, this, &PastBar::nowAsked);
    connect(m_goOn, &QPushButton::clicked, this, &PastBar::goOnAsked);
    retranslate();
}

void PastBar::render(unsigned line, std::function<QString()> sentence, const QString &time)
{
    m_line = line;
    m_sentence = std::move(sentence);
    m_time = time;
    m_text->setText(m_sentence());
    m_text->setVisible(!m_text->text().isEmpty());
    retranslate();
}

void PastBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        // Once it is put away the line may be another session's.
        if (m_sentence && !isHidden())
            m_text->setText(m_sentence());
        retranslate();
    }
    QFrame::changeEvent(event);
}

void PastBar::retranslate()
{
    m_caption->setText(m_line == 0
            ? tr("Looking back: the start")
            : tr("Looking back: after entry %1, %2", "a number, a time").arg(m_line).arg(m_time));
    label(m_now, tr("Back to now"), tr("Show the game as it is now (Esc)"));
    label(
        m_goOn, tr("Continue from here"), tr("Undo everything after this; the journal keeps it, and redo restores it"));
}

} // namespace dossier
