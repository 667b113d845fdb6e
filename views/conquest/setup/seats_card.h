#pragma once

#include "views/conquest/setup/wish.h"

#include <QFrame>

#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace dossier
{

class Choice;
class OptionalNumber;

/// How the game is played and who sits where, clockwise: colours, races, whose hands the app keeps.
class ConquestSeatsCard : public QFrame
{
    Q_OBJECT

public:
    explicit ConquestSeatsCard(QWidget *parent);

    void render(const conquest::Pack &pack, const ConquestWish &wish);

signals:
    void playersChosen(dossier::conquest::Mode mode, int players);
    void packChosen(bool sample);
    void racesDrawAsked();
    /// The owner wants to say what is printed in the box.
    void boxAsked();
    void wished(const dossier::ConquestWish &wish);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// A seat, and what belongs to who sits there.
    struct Row
    {
        QLabel *caption;
        QComboBox *colour;
        QComboBox *race;
        QLineEdit *player;
        QPushButton *later;
        QCheckBox *hand;
        OptionalNumber *strength;
        OptionalNumber *intelligence;
    };

    void layOut();
    void addRow(QGridLayout *grid, int seat);
    void renderRow(std::size_t seat);
    void listenTo(const Row &row, std::size_t seat);
    void takeNumbers(std::size_t seat);
    void retranslate();

    conquest::Pack m_pack;
    ConquestWish m_wish;
    QLabel *m_caption;
    Choice *m_box;
    QPushButton *m_fill;
    QLabel *m_boxHint;
    Choice *m_mode;
    QLabel *m_modeHint;
    QLabel *m_numberLabel;
    QSpinBox *m_number;
    std::vector<Row> m_rows;
    QPushButton *m_draw;
    QLabel *m_handsHint;
};

} // namespace dossier
