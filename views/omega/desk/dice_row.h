#pragma once

#include "model/omega/seen/pending.h"

#include <QList>
#include <QWidget>

class QPushButton;

namespace dossier
{

/// Dice as they lie on the table: a press turns a die to its next face, the keys 0 to 2 set it.
class DiceRow : public QWidget
{
    Q_OBJECT

public:
    explicit DiceRow(QWidget *parent);

    /// Lays out dice, all blank.
    void setPool(const DicePool &pool);

    /// Lays out dice as they were rolled.
    void setFaces(const omega::Faces &faces);

    [[nodiscard]] const omega::Faces &faces() const { return m_faces; }

    /// Gives the keyboard to the first die.
    void takeFocus();

signals:
    void turned();
    /// The dice lie as they were rolled: Enter was pressed on one.
    void entered();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int &faceAt(qsizetype die);
    void set(qsizetype die, int face);
    void layOut();
    void retranslate();

    omega::Faces m_faces;
    QList<QPushButton *> m_dice;
};

} // namespace dossier
