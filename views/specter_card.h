#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace dossier
{

/// The large card of Specter Ops on the start page: a sample at once, or a session that is set up.
class SpecterCard : public QFrame
{
    Q_OBJECT

public:
    explicit SpecterCard(QWidget *parent);

signals:
    /// A sample game is to be played.
    void playAsked();
    /// A session is to be set up.
    void newSessionAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_caption;
    QLabel *m_title;
    QLabel *m_about;
    QPushButton *m_play;
    QPushButton *m_newSession;
};

} // namespace dossier
