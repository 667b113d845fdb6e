#pragma once

#include "model/specter/seen/pack.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QPushButton;

namespace dossier
{

/// SO-BOARD-3: the die of each section of the board and the objective that it rolled, to be entered or rolled here.
class ObjectivesRow : public QWidget
{
    Q_OBJECT

public:
    explicit ObjectivesRow(QWidget *parent);

    void render(const specter::PrintedBoard &board, const std::vector<int> &faces);

signals:
    void facesChosen(const std::vector<int> &faces);
    /// The app is to roll them.
    void rollAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void choose();

    std::vector<QComboBox *> m_dice;
    QPushButton *m_roll;
};

} // namespace dossier
