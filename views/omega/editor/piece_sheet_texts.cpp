// The words of a piece sheet.
#include "views/kit/choice.h"
#include "views/kit/labels.h"
#include "views/kit/optional_number.h"
#include "views/omega/editor/piece_sheet.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace dossier
{

void PieceSheet::retranslate()
{
    m_caption->setText(tr("Figure"));
    m_labelLabel->setText(tr("Label"));
    m_label->setAccessibleName(tr("Label"));
    m_label->setToolTip(tr("Label of the figure’s token: two letters are easiest to read"));
    m_side->setCaption(tr("Side"));
    m_side->setOption(0, tr("Commando"), tr("It fights for the commandos"));
    m_side->setOption(1, tr("Enemy"), tr("It fights for the overseer"));
    m_size->setCaption(tr("Size"));
    m_size->setOption(0, tr("1 space"), tr("It takes up one space"));
    m_size->setOption(1, tr("2 × 2 spaces"), tr("It takes up four spaces, to the east and south of its first"));
    m_facing->setCaption(tr("Facing"));
    m_facing->setOption(0, QStringLiteral("↑"), tr("It looks north"), tr("North"));
    m_facing->setOption(1, QStringLiteral("→"), tr("It looks east"), tr("East"));
    m_facing->setOption(2, QStringLiteral("↓"), tr("It looks south"), tr("South"));
    m_facing->setOption(3, QStringLiteral("←"), tr("It looks west"), tr("West"));
    m_facing->setOption(4, QStringLiteral("360°"), tr("It looks all round"), tr("All round"));
    m_speedLabel->setText(tr("Speed"));
    m_speed->setTexts(tr("Speed"), tr("Movement points of one move action; a dash is unknown"));
    m_sureFooted->setText(tr("Sure-footed"));
    m_sureFooted->setAccessibleName(tr("Sure-footed"));
    m_sureFooted->setToolTip(tr("Rubble costs it no extra points"));
    m_clone->setText(tr("Travels by vents"));
    m_clone->setAccessibleName(tr("Travels by vents"));
    m_clone->setToolTip(tr("A clone that goes from vent to vent"));
    m_rangedLabel->setText(tr("Ranged defense: hits for one wound, for two"));
    m_ranged->setTexts(tr("Ranged defense"), tr("Hits that a ranged attack needs for one wound; a dash is unknown"));
    m_rangedTwo->setTexts(
        tr("Ranged defense for two wounds"), tr("Hits that a ranged attack needs for two wounds; a dash for none"));
    m_meleeLabel->setText(tr("Melee defense: hits for one wound, for two"));
    m_melee->setTexts(tr("Melee defense"), tr("Hits that a melee attack needs for one wound; a dash is unknown"));
    m_meleeTwo->setTexts(
        tr("Melee defense for two wounds"), tr("Hits that a melee attack needs for two wounds; a dash for none"));
    label(m_delete, tr("Remove the figure"), tr("Remove this figure from the board (Del)"));
}

} // namespace dossier
