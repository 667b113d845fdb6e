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

StartCard::StartCard(QWidget *parent)
    : QFrame(parent)
    , m_title(newParagraph(Role::Title, this))
    , m_about(newParagraph(Role::Dim, this))
    , m_buttons(new QWidget(this))
{
    setProperty("role", QStringLiteral("card"));
    auto *buttons = new FlowLayout(m_buttons);
    buttons->setContentsMargins({});
    buttons->setSpacing(12);
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
        m_bright = button;
        m_brightIcon = icon;
    }
    return button;
}

void StartCard::setQuiet(bool quiet)
{
    if (m_bright == nullptr)
        return;
    setToneWord(m_bright, quiet ? "quiet" : "");
    setIcon(m_bright, m_brightIcon);
}

void StartCard::setTexts(const QString &title, const QString &about)
{
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
