#pragma once

#include "views/omega/desk/stage.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace dossier
{

class OddsPanel;
class DeskOffers;
struct BarColumns;
struct BarParts;
class ReadOut;
class RuleLinks;
class Screen;
class VerdictSign;

/// The bar under the board: what is picked or asked for, what the rules say of it, and a button for each thing that can
/// be done. Its height is always the same; what has no room opens in panels over the board.
class StagePanel : public QFrame
{
    Q_OBJECT

public:
    explicit StagePanel(QWidget *parent);

    void render(const omega::View &view, const Picked &picked, const Stage &stage);

    /// What is at the cursor of the board, in passing.
    void say(const QString &text);

    /// Panels for the drawer over the board: the order of turns, and the whole of what the rules say.
    [[nodiscard]] QWidget *orderPanel() const;

    [[nodiscard]] QWidget *wholePanel() const { return m_whole; }

    /// Closes the panel with the whole of what the rules say; false when it was not open.
    bool closeWhole();

    /// Gives the first offer that people may be led to; false when there is none, or when what is picked is refused.
    bool takeFirst();

signals:
    void commandGiven(const dossier::Ask &command);
    /// One thing, and what follows from it at once.
    void bothGiven(const dossier::Ask &command, const dossier::Ask &then);
    void ruleAsked(dossier::Rule rule);
    /// Other choices beside the board's: facing, extras, the order of turns.
    void pickedOtherwise(const dossier::Picked &picked);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void fit();
    [[nodiscard]] BarParts parts() const;
    [[nodiscard]] BarColumns shared();
    void face(Facing to);
    void renderFacing(const omega::View &view, const Offers &offers);
    void fitDoing();
    [[nodiscard]] bool isOneRow() const;
    [[nodiscard]] int buttonsWidth(int offers) const;
    void renderExtras(const omega::View &view);
    void tell(const omega::PublicTable &table, const Stage &stage);

    Picked m_picked;
    /// What was said last of what is picked.
    QString m_told;
    /// Nothing is judged: the headline stands alone.
    bool m_alone = false;
    bool m_refused = false;
    QHBoxLayout *m_row = nullptr;
    VerdictSign *m_sign;
    ReadOut *m_headline;
    ReadOut *m_said;
    ReadOut *m_text;
    QPushButton *m_why;
    QFrame *m_whole;
    QLabel *m_wholeText;
    RuleLinks *m_rules;
    OddsPanel *m_odds;
    Screen *m_order;
    QWidget *m_doing;
    DeskOffers *m_offers;
    QWidget *m_facingBox;
    QList<QPushButton *> m_facings;
    QWidget *m_extraBox;
    QList<QPushButton *> m_extras;
    QPushButton *m_free;
};

} // namespace dossier
