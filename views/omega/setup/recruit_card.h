#pragma once

#include "views/omega/asks/ask.h"

#include <QFrame>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace dossier
{

/// A commando before the game: in play or not, whose it is, where it stands, its kit with the points.
class RecruitCard : public QFrame
{
    Q_OBJECT

public:
    RecruitCard(omega::Role role, QWidget *parent);

    /// `held`: the next space that is picked on the board is this commando's.
    void render(const SeenView &view, bool held);

signals:
    void commandGiven(const dossier::Ask &command);
    void leaveOutAsked(dossier::omega::Role role);
    void placeAsked(dossier::omega::Role role);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void listen();
    void nameControls(const omega::PublicTable &table);
    void pressKit(std::size_t index);
    void renderPlace(const omega::Commando &commando, bool held);
    void renderKit(const omega::View &view, const omega::Commando &commando);
    QPushButton *kitButton(std::size_t index);

    omega::Role m_role;
    SeenView m_view;
    bool m_held = false;
    std::vector<omega::KitId> m_choice;
    QCheckBox *m_inPlay;
    QSpinBox *m_seat;
    QWidget *m_details;
    QPushButton *m_place;
    QComboBox *m_facing;
    QLabel *m_points;
    QWidget *m_kitBox;
    std::vector<QPushButton *> m_kit;
};

} // namespace dossier
