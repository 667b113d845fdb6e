#pragma once

#include "model/omega/seen/combat_commands.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace dossier
{

/// The fields of what joins an attack before its dice, or rolls some of them again after.
class JoinForm : public QWidget
{
    Q_OBJECT

public:
    explicit JoinForm(QWidget *parent);

    /// `again`: for dice that are rolled again, which has fewer fields.
    void render(bool again);

    void takeFocus();

    /// Empties all of it: something else is entered.
    void clear();

    /// A field that is there while something joins, and not for dice that are rolled again.
    [[nodiscard]] QWidget *added() const;

    /// What is entered, paid for by that side. Without a name nothing is: the keyboard goes to where it is typed.
    [[nodiscard]] std::optional<omega::JoinAttack> entered(std::optional<omega::Role> payer);

signals:
    void given();

private:
    QComboBox *m_name;
    QSpinBox *m_black;
    QSpinBox *m_red;
    QSpinBox *m_defense;
    QSpinBox *m_cost;
    QPushButton *m_join;
};

} // namespace dossier
