#pragma once

#include "views/omega/desk/stage.h"

#include <QFrame>

#include <functional>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace dossier
{

class DeskOffers;
struct BarColumns;
struct BarParts;
class ReadOut;
class RuleLinks;
class Screen;
class VerdictSign;

struct StageActions
{
    std::function<void(const OmegaCommand &command)> give{};
    /// One command, and what follows from it at once.
    std::function<void(const OmegaCommand &command, const OmegaCommand &then)> giveBoth{};
    std::function<void(Rule rule)> openRule{};
    /// Other choices beside the board's: facing, extras, the order of turns.
    std::function<void(const Picked &picked)> pick{};
};

/// The bar under the board: what is picked or asked for, what the rules say of it, and a button for each thing that can
/// be done. Its height is always the same; what has no room opens in panels over the board.
class StagePanel : public QFrame
{
    Q_OBJECT

public:
    StagePanel(StageActions actions, QWidget *parent);

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
    void renderOdds(bool isBrief);
    [[nodiscard]] int buttonsWidth(int offers) const;
    void renderExtras(const omega::View &view);
    void announceStage(const omega::PublicTable &table, const Stage &stage);

    StageActions m_actions;
    Picked m_picked;
    /// What was said last of what is picked.
    QString m_announced;
    /// Nothing is judged: the headline stands alone.
    bool m_alone = false;
    bool m_refused = false;
    /// The attack whose odds are shown, and whether a turn comes before it.
    std::optional<omega::AttackVerdict> m_attack;
    bool m_isTurned = false;
    QHBoxLayout *m_row = nullptr;
    VerdictSign *m_sign;
    ReadOut *m_headline;
    ReadOut *m_said;
    ReadOut *m_text;
    QPushButton *m_why;
    QFrame *m_whole;
    QLabel *m_wholeText;
    RuleLinks *m_rules;
    Screen *m_odds;
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
