#pragma once

#include <QFrame>

class QCheckBox;
class QLabel;
class QPushButton;

namespace dossier
{

/// Says who sits at the machine, and lets another player take it. It is given names and no view.
class SeatBar : public QFrame
{
    Q_OBJECT

public:
    explicit SeatBar(QWidget *parent);

    /// Who sits there, whether that seat has secrets, who would be next (nobody where that is empty), and whether it is
    /// the agent: who has the machine for himself can share it again.
    void render(const QString &seated, bool secret, const QString &next, bool isAgents);

    /// Whether the agent's player has the machine for himself.
    void setAlone(bool alone);
    [[nodiscard]] bool isAlone() const;

signals:
    void handOverAsked();
    void aloneChosen(bool alone);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QString m_seated;
    QString m_next;
    bool m_secret = false;
    bool m_isAgents = false;
    QLabel *m_chip;
    QCheckBox *m_alone;
    QPushButton *m_handOver;
};

} // namespace dossier
