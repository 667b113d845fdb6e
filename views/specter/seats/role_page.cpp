#include "views/specter/seats/role_page.h"

#include "views/kit/labels.h"
#include "views/specter/words/wording.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace dossier
{

RolePage::RolePage(QWidget *parent)
    : CardPage(parent)
    , m_reveal(newButton("secondary", {}, this))
    , m_back(newButton("primary", {}, this))
{
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_back);
    buttons->addWidget(m_reveal);
    buttons->addStretch();
    column().addLayout(buttons);
    connect(m_back, &QPushButton::clicked, this, &RolePage::backAsked);
    connect(m_reveal, &QPushButton::clicked, this,
        [this]
        {
            if (const std::optional<std::size_t> due = reveal())
                emit commandGiven(askingDue(m_view, *due));
        });
    retranslate();
}

void RolePage::render(const SeenSpecter &view, specter::HunterKind hunter)
{
    m_view = view;
    m_hunter = hunter;
    m_why = nullptr;
    retranslate();
}

void RolePage::explain(std::function<QString()> why)
{
    m_why = std::move(why);
    retranslate();
}

bool RolePage::isTraitor() const
{
    return m_view && m_view->traitor == m_hunter;
}

std::optional<std::size_t> RolePage::reveal() const
{
    for (std::size_t i = 0; m_view && i < m_view->due.size(); ++i)
        if (const auto *due = get_if<specter::RevealTraitor>(&m_view->due[i].command);
            due != nullptr && due->hunter == m_hunter)
            return i;
    return std::nullopt;
}

void RolePage::retranslate()
{
    const bool now = reveal().has_value();
    caption().setText(tr("The role card: only one player looks"));
    title().setText(m_view ? wording::nameOf(m_view->open, m_hunter) : QString());
    const QString role = isTraitor()
        ? tr("You are the traitor: you help the agent, who never has to be shown because of what you see.")
        : tr("You are a hunter like the others. Look at the card as long as a traitor would.");
    const QString when = !isTraitor() ? QString()
        : now
        ? tr("Instead of your turn you may reveal yourself: you become the second agent and move at once.")
        : tr("You can reveal yourself in the hunters’ phase, before your turn begins and between the turns of others.");
    const QString why = m_why ? m_why() : QString();
    text().setText((role + u' ' + when + u' ' + why).simplified());
    label(m_back, tr("Back to the hunters"), tr("Cover this card again (F10)"));
    label(m_reveal, tr("Reveal yourself as the traitor"),
        tr("It is announced to everybody; your first move follows at "
           "once"));
    setAccessibleName(tr("%1: %2", "what the page is, a hunter").arg(caption().text(), title().text()));
    m_reveal->setVisible(isTraitor());
    m_reveal->setEnabled(now);
}

} // namespace dossier
