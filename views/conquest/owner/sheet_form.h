#pragma once

#include "model/conquest/seen/pack.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QGridLayout;
class QLabel;

namespace dossier
{

class OptionalNumber;

/// One side of the resistance sheet, number by number: which are in red circles, and how many dice each has.
class SheetForm : public QWidget
{
    Q_OBJECT

public:
    explicit SheetForm(QWidget *parent);

    void render(const conquest::ResistanceSheet &sheet);

    /// What is filled in; numbers whose dice nobody said are in no sector.
    [[nodiscard]] conquest::ResistanceSheet sheet() const;

    /// Gives the keyboard to the first number that is not known, else to the first there is.
    void takeFocus();

signals:
    /// A person changed it.
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void addRow(QGridLayout &grid, int first, int circlesLine, int diceLine);
    void retranslate();

    QLabel *m_about;
    QLabel *m_circlesLabel;
    QLabel *m_diceLabel;
    /// For each number of the track below the cannon.
    std::array<QCheckBox *, conquest::endOfTheTrack> m_circles{};
    std::array<OptionalNumber *, conquest::endOfTheTrack> m_dice{};
};

} // namespace dossier
