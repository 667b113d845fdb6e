#pragma once

#include "views/omega/verdict/board_question.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace dossier
{

/// What can be set for an attack: weapon or kind, dice and defense that abilities add, a reroll; and for a move: the
/// actions taken together, and whether the diagonal is used.
class AttackControls : public QWidget
{
    Q_OBJECT

public:
    explicit AttackControls(QWidget *parent = nullptr);

    void render(const omega::Board &board, const BoardChoice &choice, Printing printing);

signals:
    void choiceChanged(const dossier::BoardChoice &choice);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// A control with its label before it, hidden and shown together.
    struct Field
    {
        QWidget *box = nullptr;
        QLabel *label = nullptr;
    };

    Field added(QWidget *control);
    QSpinBox *newNumber(int least, int most);
    void retranslate();
    void fillWeapons();
    void fill();
    void change();

    omega::Board m_board;
    BoardChoice m_choice;
    Printing m_printing = Printing::Revised;
    QComboBox *m_weapon;
    QComboBox *m_kind;
    QSpinBox *m_black;
    QSpinBox *m_red;
    QSpinBox *m_defense;
    QComboBox *m_reroll;
    QSpinBox *m_actions;
    QCheckBox *m_diagonal;
    Field m_weaponField;
    Field m_kindField;
    Field m_blackField;
    Field m_redField;
    Field m_defenseField;
    Field m_rerollField;
    Field m_actionsField;
};

} // namespace dossier
