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
    /// Gives a command, and another that follows from it at once.
    std::function<void(const OmegaCommand &command, const OmegaCommand &then)> giveBoth{};
    std::function<void(Rule rule)> openRule{};
    /// Changes other choices than those on the board: facing, extras, the order of turns.
    std::function<void(const Picked &picked)> pick{};
};

/// The bar under the board: the picks or the step, the judgement by the rules, and a button for each possible action.
/// Its height is constant; content that does not fit opens in panels over the board.
class StagePanel : public QFrame
{
    Q_OBJECT

public:
    StagePanel(StageActions actions, QWidget *parent);

    void render(const omega::View &view, const Picked &picked, const Stage &stage);

    /// Shows a text about the item at the board's cursor.
    void say(const QString &text);

    /// Panels for the drawer over the board: the order of turns, and the full judgement.
    [[nodiscard]] QWidget *orderPanel() const;

    [[nodiscard]] QWidget *wholePanel() const { return m_whole; }

    /// Closes the panel with the full judgement; false when it was not open.
    bool closeWhole();

    /// Gives the first offer that is not refused; false when there is none, or when the request is refused.
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
    /// The last announcement about the picks.
    QString m_announced;
    /// Nothing is judged: the headline is alone.
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
