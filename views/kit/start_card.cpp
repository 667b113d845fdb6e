#include "views/kit/start_card.h"

#include "views/kit/chip.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

constexpr auto newSessionIcon = QLatin1String("plus");

} // namespace

StartCard::StartCard(QWidget *parent)
    : QFrame(parent)
    , m_title(newParagraph(Role::Title, this))
    , m_about(newParagraph(Role::Dim, this))
    , m_buttons(new QWidget(this))
{
    setProperty("role", QStringLiteral("card"));
    new FlowLayout(m_buttons, 12);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 14, 24, 16);
    column->setSpacing(6);
    column->addWidget(m_title);
    column->addWidget(m_about);
    column->addSpacing(6);
    column->addWidget(m_buttons);
}

QPushButton *StartCard::addButton(const char *role, const QString &icon)
{
    QPushButton *button = newButton(role, icon, this);
    m_buttons->layout()->addWidget(button);
    if (QLatin1String(role) == QLatin1String("primary"))
    {
        m_sample = button;
        m_sampleIcon = icon;
    }
    return button;
}

QPushButton *StartCard::addNewSession()
{
    m_newSession = addButton("secondary", newSessionIcon);
    return m_newSession;
}

void StartCard::sayNewSession(const QString &game, const QString &explanation)
{
    label(m_newSession, tr("New game of %1", "a game’s title").arg(game), explanation);
    m_newSession->setText(tr("New game"));
}

void StartCard::brighten(Bright which)
{
    if (m_sample != nullptr)
    {
        setToneWord(m_sample, which == Bright::Sample ? "" : "quiet");
        setIcon(m_sample, m_sampleIcon);
    }
    if (m_newSession != nullptr)
    {
        setRole(m_newSession, which == Bright::NewSession ? "primary" : "secondary");
        setIcon(m_newSession, newSessionIcon);
    }
}

void StartCard::setTexts(const QString &title, const QString &about)
{
    setAccessibleName(title);
    m_title->setText(title);
    m_about->setText(about);
}

void StartCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace dossier
