#include "views/specter/setup/objectives_row.h"

#include "model/specter/seen/setup.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/specter/words/wording.h"

#include <QComboBox>
#include <QEvent>
#include <QPushButton>
#include <QSignalBlocker>

namespace dossier
{

ObjectivesRow::ObjectivesRow(QWidget *parent)
    : QWidget(parent)
    , m_roll(newButton("secondary", QStringLiteral("history"), this))
{
    auto *row = new FlowLayout(this, 8);
    for (int i = 0; i < specter::objectivesRolled; ++i)
    {
        auto *die = new QComboBox(this);
        die->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        connect(die, &QComboBox::activated, this, &ObjectivesRow::choose);
        row->addWidget(die);
        m_dice.push_back(die);
    }
    row->addWidget(m_roll);
    connect(m_roll, &QPushButton::clicked, this, &ObjectivesRow::rollAsked);
    retranslate();
}

void ObjectivesRow::render(const specter::PrintedBoard &board, const std::vector<int> &faces)
{
    for (std::size_t i = 0; i < m_dice.size(); ++i)
    {
        QComboBox *die = m_dice[i];
        const QSignalBlocker silent(die);
        die->clear();
        die->setVisible(i < board.objectives.size());
        if (i >= board.objectives.size())
            continue;
        for (std::size_t face = 0; face < board.objectives[i].size(); ++face)
            die->addItem(
                tr("%1: %2", "face of a die, space").arg(face + 1).arg(wording::name(board.objectives[i][face])));
        die->setCurrentIndex(i < faces.size() ? faces[i] - 1 : 0);
    }
}

void ObjectivesRow::choose()
{
    std::vector<int> faces;
    for (const QComboBox *die : m_dice)
        faces.push_back(die->currentIndex() + 1);
    emit facesChosen(faces);
}

void ObjectivesRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ObjectivesRow::retranslate()
{
    for (std::size_t i = 0; i < m_dice.size(); ++i)
    {
        m_dice[i]->setAccessibleName(tr("Die of section %1").arg(i + 1));
        m_dice[i]->setToolTip(tr("The die result for this section of the board, and the objective it names"));
    }
    label(m_roll, tr("Roll here"), tr("Let Dossier roll the four dice again"));
}

} // namespace dossier
