#pragma once

#include "views/kit/theme.h"
#include "views/specter/asks/ask.h"
#include "views/specter/asks/inference.h"

#include <QFrame>

class QCheckBox;
class QLabel;

namespace dossier
{

class ReadOut;
class Screen;

/// What the public facts leave of an agent's place: how many spaces, how that went turn after turn, the heat map's
/// switches, and why he can or cannot be on the space that people are at.
class InferencePanel : public QFrame
{
    Q_OBJECT

public:
    explicit InferencePanel(QWidget *parent);

    void render(const specter::View &view, const Inference &inference, specter::Agent agent);

    /// What is shown next is another game: its window for everybody shows no heat map until people ask for it.
    void forget();

    /// What is to be said of the space that people are at, and what a hunter would hear there; what the sensor would
    /// tell.
    void explain(const QString &space, const QString &tells);
    void tellSensor(const QString &text);

    /// Scrolls to what is said of a space.
    void bringReasonIntoSight();

    /// So many pixels more, or less, than all that stands in the column needs: what is said of a space has as many
    /// lines as that leaves.
    void takeRoom(int spare);
    void takeAllRoom();

    [[nodiscard]] bool showsHeat() const;

signals:
    void heatToggled();
    void heatForEverybody(bool shown);
    void agentChosen(dossier::specter::Agent agent);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void shareLines();
    void setLines(int lines);
    void retranslate();
    void renderNumbers(const Inference &inference, bool over);

    QLabel *m_caption;
    QLabel *m_chip;
    Screen *m_agents;
    QLabel *m_number;
    QLabel *m_spaces;
    QLabel *m_without;
    QLabel *m_unseen;
    Screen *m_chart;
    QLabel *m_sensor;
    QCheckBox *m_heat;
    QCheckBox *m_everybody;
    int m_lines;
    ReadOut *m_space;
    ReadOut *m_tells;
};

} // namespace dossier
