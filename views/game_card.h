#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace dossier
{

/// The large card of LEVEL 7 [OMEGA PROTOCOL]: the sample mission, a session, a map.
class GameCard : public QFrame
{
    Q_OBJECT

public:
    explicit GameCard(QWidget *parent);

signals:
    /// The sample mission is to be played.
    void playAsked();
    /// A session is to be set up by hand.
    void newSessionAsked();
    void newMapAsked();
    void openAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void retranslate();

    QLabel *m_caption;
    QLabel *m_title;
    QLabel *m_about;
    QPushButton *m_play;
    QPushButton *m_newSession;
    QPushButton *m_newMap;
    QPushButton *m_open;
};

} // namespace dossier
