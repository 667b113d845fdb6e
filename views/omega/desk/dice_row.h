#pragma once

#include "model/omega/seen/pending.h"

#include <QList>
#include <QWidget>

#include <vector>

class QPushButton;

namespace dossier
{

/// Dice as they lie on the table: a press turns a die to its next face, the keys 0 to 2 set it. A die that nobody has
/// turned yet is empty: it is no blank face.
class DiceRow : public QWidget
{
    Q_OBJECT

public:
    explicit DiceRow(QWidget *parent);

    /// Lays out dice that nobody has turned yet.
    void setPool(const DicePool &pool);

    /// Lays out dice as they were rolled.
    void setFaces(const omega::Faces &faces);

    /// The faces as they lie; a die that nobody has turned yet counts as blank.
    [[nodiscard]] const omega::Faces &faces() const { return m_faces; }

    /// How many dice nobody has turned yet.
    [[nodiscard]] qsizetype unturned() const;

    /// Gives the keyboard to the first die that nobody has turned, else to the first.
    void takeFocus();

    /// Turns the first die that nobody has turned to that face, 0 to 2, and gives the keyboard to the next; false where
    /// all are turned.
    bool type(int face);

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
    /// Of each die, the black ones first: somebody has said how it lies.
    std::vector<bool> m_turned;
    QList<QPushButton *> m_dice;
};

} // namespace dossier
