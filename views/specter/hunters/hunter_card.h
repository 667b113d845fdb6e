#pragma once

#include "views/specter/asks/ask.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace dossier
{

class AskRow;

/// A hunter: where he is, how he is, and what the table can do with him now.
class HunterCard : public QFrame
{
    Q_OBJECT

public:
    HunterCard(specter::HunterKind kind, QWidget *parent);

    /// With who plays him, where people said so.
    void render(const SeenSpecter &view, const QString &player);

    [[nodiscard]] specter::HunterKind kind() const { return m_kind; }

signals:
    void commandGiven(const dossier::SpecterAsk &command);
    /// His player wants to look at the role card, alone.
    void roleAsked(dossier::specter::HunterKind kind);
    /// He is to be shown on the board.
    void shown(dossier::specter::HunterKind kind);

protected:
    void mousePressEvent(QMouseEvent *event) override;

private:
    void renderChips(const specter::HunterInPlay &hunter);
    void renderOffers(const SeenSpecter &view);

    specter::HunterKind m_kind;
    QLabel *m_name;
    QLabel *m_at;
    QWidget *m_chipRow;
    QLabel *m_player;
    QLabel *m_effect;
    QList<QLabel *> m_chips;
    AskRow *m_offers;
    QPushButton *m_role;
};

} // namespace dossier
