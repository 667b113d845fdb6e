#pragma once

#include "map_file.h"
#include "theme.h"

#include <QFrame>

#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace dossier
{

class MapCard;

/// The large card of LEVEL 7 [OMEGA PROTOCOL]: a new map, open one, the samples.
class GameCard : public QFrame
{
    Q_OBJECT

public:
    GameCard(const std::vector<MapFile> &samples, QWidget *parent);

    void setTheme(const Theme &theme);

    /// The width from which the samples stand side by side.
    [[nodiscard]] int rowWidth() const;

signals:
    /// The sample mission is to be played.
    void playAsked();
    /// A session is to be set up by hand.
    void newSessionAsked();
    void newMapAsked();
    void openAsked();
    /// A person chose a sample, counted from 0.
    void sampleChosen(int sample);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addSamples(const std::vector<MapFile> &samples);
    void layOut();
    void retranslate();

    QLabel *m_caption;
    QLabel *m_title;
    QLabel *m_about;
    QPushButton *m_play;
    QPushButton *m_newSession;
    QPushButton *m_newMap;
    QPushButton *m_open;
    QLabel *m_samplesCaption;
    QBoxLayout *m_samples;
    std::vector<MapCard *> m_cards;
};

} // namespace dossier
