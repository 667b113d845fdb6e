#include "views/session/past_bar.h"

#include "views/board/read_out.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace dossier
{

PastBar::PastBar(QWidget *parent)
    : QFrame(parent)
    , m_text(new ReadOut(this, 1))
    , m_now(newButton("primary", {}, this))
    , m_goOn(newButton("secondary", {}, this))
{
    setProperty("role", QStringLiteral("card"));
    setRole(m_text, Role::Strong);
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(buttons);
    flow->addWidget(m_now);
    flow->addWidget(m_goOn);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 10);
    column->setSpacing(6);
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
    m_told = m_sentence();
    retranslate();
}

void PastBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        // Once it is put away the line may be another session's.
        if (m_sentence && !isHidden())
            m_told = m_sentence();
        retranslate();
    }
    QFrame::changeEvent(event);
}

void PastBar::retranslate()
{
    const QString when = m_line == 0
        ? tr("Looking back: the start")
        : tr("Looking back: after entry %1, %2", "a number, a time").arg(m_line).arg(m_time);
    m_text->say(m_told.isEmpty() ? when : when + QStringLiteral(" · ") + m_told);
    label(m_now, tr("Back to now"), tr("Show the game as it is now (Esc)"));
    label(
        m_goOn, tr("Continue from here"), tr("Undo everything after this; the journal keeps it, and redo restores it"));
}

} // namespace dossier
