#pragma once

#include "stage.h"

#include <QFrame>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace dossier
{

class OddsPanel;
class OfferRow;
class OrderRow;
class RuleLinks;
class VerdictSign;

/// Under the board: what is picked or asked for, what the rules say of it, and a button for each thing that can be
/// done.
class StagePanel : public QFrame
{
    Q_OBJECT

public:
    explicit StagePanel(QWidget *parent);

    void render(const omega::View &view, const Picked &picked, const Stage &stage);

    /// Gives the first offer that is allowed; false when there is none.
    bool takeFirst();

signals:
    void commandGiven(const dossier::Ask &command);
    void ruleAsked(dossier::Rule rule);
    /// Other choices beside the board's: facing, extras, the order of turns.
    void pickedOtherwise(const dossier::Picked &picked);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void face(Facing to);
    void renderFacing(const omega::View &view);
    void renderExtras(const omega::View &view);

    Picked m_picked;
    /// Sign, texts and odds, and in the texts what can be done and where to look: side by side, or one under the other
    /// where it is narrow.
    QBoxLayout *m_row;
    QBoxLayout *m_doing;
    VerdictSign *m_sign;
    QLabel *m_headline;
    QLabel *m_text;
    RuleLinks *m_rules;
    OddsPanel *m_odds;
    OrderRow *m_order;
    OfferRow *m_offers;
    QWidget *m_facingBox;
    QList<QPushButton *> m_facings;
    QWidget *m_extraBox;
    QList<QPushButton *> m_extras;
    QPushButton *m_free;
};

} // namespace dossier
