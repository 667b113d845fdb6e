#pragma once

#include "views/omega/asks/ask.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;

namespace dossier
{

/// The stances as a grid, a row for each commando who takes turns, in their order: what each stance gives, and which
/// one is chosen. It is there while stances are chosen.
class StanceGrid : public QWidget
{
    Q_OBJECT

public:
    explicit StanceGrid(QWidget *parent);

    void render(const omega::View &view);

    /// Gives the keyboard to the first commando who has not chosen yet; false when all have.
    bool takeFocus();

signals:
    void commandGiven(const dossier::Ask &command);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Cell
    {
        QPushButton *button = nullptr;
        omega::ChooseStance choose{};
        /// The commando has not chosen yet; what is pressed later puts right what he has.
        bool due = true;
        /// It is the one that he has chosen.
        bool now = false;
    };

    [[nodiscard]] bool isRoomy() const;
    QLabel *nameAt(std::size_t row);
    void renderRow(const omega::View &view, omega::Role role, std::size_t &used, int row);
    Cell &cellAt(std::size_t index);

    QGridLayout *m_grid;
    std::vector<QLabel *> m_names;
    /// What is said in a row of somebody who chooses none.
    std::vector<QLabel *> m_words;
    std::vector<Cell> m_cells;
};

} // namespace dossier
