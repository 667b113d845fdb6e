#pragma once

#include "views/omega/verdict/board_judgement.h"

#include <QWidget>

class QLabel;

namespace dossier
{

/// The chance of a wound and of two, and the dice that are rolled for it. Hidden when there is nothing to tell.
class OddsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit OddsPanel(QWidget *parent = nullptr);

    /// `turned`: of an attack that a turn comes before, which is said.
    void explain(const std::optional<omega::AttackVerdict> &attack, bool turned = false);

    /// Takes less room from now on, or as much as usual.
    void setBrief(bool brief);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void tellChances();

    std::optional<omega::AttackVerdict> m_attack;
    bool m_turned = false;
    QLabel *m_caption;
    QLabel *m_chance;
    QLabel *m_two;
    QLabel *m_dice;
};

} // namespace dossier
