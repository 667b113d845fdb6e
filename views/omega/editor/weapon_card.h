#pragma once

#include "model/omega/geometry/board.h"

#include <QFrame>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace dossier
{

class Choice;
class OptionalNumber;

/// One weapon of a figure, to look at and to fill in.
class WeaponCard : public QFrame
{
    Q_OBJECT

public:
    explicit WeaponCard(QWidget *parent);

    void render(const omega::Weapon &weapon);
    [[nodiscard]] omega::Weapon weapon() const;

signals:
    /// A person changed something.
    void edited();
    void removeAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void listen();
    void retranslate();
    /// Asks only for what the kind of weapon has: range or Reach.
    void fit();

    QLineEdit *m_name;
    QPushButton *m_remove;
    Choice *m_type;
    QLabel *m_rangeLabel;
    OptionalNumber *m_range;
    QLabel *m_blackLabel;
    OptionalNumber *m_black;
    QLabel *m_redLabel;
    OptionalNumber *m_red;
    QCheckBox *m_reach;
};

} // namespace dossier
