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
class WeaponList;

/// A figure's card or sheet, to look at and to fill in; what is not filled in stays unknown.
class PieceSheet : public QFrame
{
    Q_OBJECT

public:
    explicit PieceSheet(QWidget *parent);

    void render(const omega::Piece &piece);

    /// Gives the keyboard to the first field that is unknown.
    void takeFocus();

signals:
    /// A person changed something; this is the piece now.
    void pieceChanged(const dossier::omega::Piece &piece);
    void deleteAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void listen();
    void retranslate();
    /// Says that the piece is changed, if it is.
    void tell(const omega::Piece &changed);
    [[nodiscard]] omega::Piece piece() const;

    omega::Piece m_piece;
    QLabel *m_caption;
    QLabel *m_labelLabel;
    QLineEdit *m_label;
    Choice *m_side;
    Choice *m_size;
    Choice *m_facing;
    QLabel *m_speedLabel;
    OptionalNumber *m_speed;
    QCheckBox *m_sureFooted;
    QCheckBox *m_clone;
    QLabel *m_rangedLabel;
    OptionalNumber *m_ranged;
    OptionalNumber *m_rangedTwo;
    QLabel *m_meleeLabel;
    OptionalNumber *m_melee;
    OptionalNumber *m_meleeTwo;
    WeaponList *m_weapons;
    QPushButton *m_delete;
};

} // namespace dossier
