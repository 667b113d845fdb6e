#include "views/specter/hunters/clash_bar.h"

#include "views/kit/labels.h"
#include "views/specter/words/fact_wording.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

ClashBar::ClashBar(QWidget *parent)
    : QFrame(parent)
    , m_headline(newParagraph(Role::Strong, this))
    , m_grid(new QGridLayout)
{
    setProperty("role", QStringLiteral("verdict"));
    setProperty("tone", QStringLiteral("refused"));
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(0, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 14, 8);
    column->setSpacing(6);
    column->addWidget(m_headline);
    column->addLayout(m_grid);
    hide();
}

void ClashBar::render(const SeenSpecter &view, specter::Agent agent, const std::vector<specter::FactPlace> &facts)
{
    m_facts = facts;
    setVisible(!facts.empty());
    m_headline->setText(tr("These facts contradict each other. Correct or delete one of them:"));
    while (m_rows.size() < static_cast<qsizetype>(facts.size()))
    {
        const auto index = static_cast<std::size_t>(m_rows.size());
        m_rows << std::pair(newParagraph(Role::Body, this), newButton("offer", {}, this));
        m_grid->addWidget(m_rows.back().first, static_cast<int>(index), 0);
        m_grid->addWidget(m_rows.back().second, static_cast<int>(index), 1);
        connect(m_rows.back().second, &QPushButton::clicked, this,
            [this, index]
            {
                if (index < m_facts.size())
                    emit mendAsked(m_facts[index]);
            });
    }
    for (qsizetype i = 0; i < m_rows.size(); ++i)
    {
        const auto &[text, button] = m_rows.at(i);
        const bool used = i < static_cast<qsizetype>(facts.size());
        text->setVisible(used);
        button->setVisible(used);
        if (!used)
            continue;
        text->setText(wording::fact(view->open, agent, facts[static_cast<std::size_t>(i)]));
        label(button, tr("Correct"), tr("Change or delete: %1").arg(text->text()));
    }
}

} // namespace dossier
