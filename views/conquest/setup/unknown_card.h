#pragma once

#include "views/conquest/setup/wish.h"

#include <QFrame>

#include <array>

class QCheckBox;
class QLabel;

namespace dossier
{

class OptionalNumber;

/// What is printed in the box, not known to the pack, and needed to begin: the objective's numbers and the sheet of the
/// resistance. It is hidden where everything is known.
class ConquestUnknownCard : public QFrame
{
    Q_OBJECT

public:
    explicit ConquestUnknownCard(QWidget *parent);

    void render(const conquest::Pack &pack, const ConquestWish &wish);

signals:
    void wished(const dossier::ConquestWish &wish);

protected:
    void changeEvent(QEvent *event) override;

private:
    void take();
    void retranslate();

    ConquestWish m_wish;
    /// The sheet of which side is typed.
    conquest::Mode m_side = conquest::Mode::Competitive;
    QLabel *m_caption;
    QLabel *m_about;
    QWidget *m_objective;
    QLabel *m_objectiveLabel;
    OptionalNumber *m_resistance;
    OptionalNumber *m_population;
    QWidget *m_sheet;
    QLabel *m_sheetAbout;
    QLabel *m_circlesLabel;
    QLabel *m_diceLabel;
    /// For each number of the track below the cannon.
    std::array<QCheckBox *, conquest::endOfTheTrack> m_circles{};
    std::array<OptionalNumber *, conquest::endOfTheTrack> m_dice{};
};

} // namespace dossier
