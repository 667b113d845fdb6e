#pragma once

#include "model/core/rule.h"
#include "views/conquest/desk/ask.h"
#include "views/kit/theme.h"

#include <QWidget>

class QFrame;
class QLabel;
class QPushButton;

namespace dossier
{

class OddsBars;
class RuleLinks;

/// Where a battle is, and whose aliens attack.
struct BattlePlace
{
    conquest::Place at{};
    conquest::Colour by = conquest::Colour::Green;
    bool operator==(const BattlePlace &) const = default;
};

/// The battle that is under way, or the one that a player would have on a space: both sides, the exact chances, what
/// fleeing keeps and what more would add, and what the dice of the round come to.
class BattlePanel : public QWidget
{
    Q_OBJECT

public:
    explicit BattlePanel(QWidget *parent);

    /// The battle on that space by that player; nothing hides the panel.
    void render(const SeenConquest &view, const std::optional<BattlePlace> &ahead);
    void setTheme(const Theme &theme);

signals:
    /// A card or an ability changes the dice, or the strength in the fight.
    void changeAsked();
    void ruleAsked(dossier::Rule rule);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void refresh();
    void refreshSides();
    void refreshOdds();
    void refreshNextFights(conquest::Colour player);
    void refreshRound();

    SeenConquest m_view;
    std::optional<BattlePlace> m_at;
    /// What the chances that are shown were reckoned for: what is picked changes nothing of them.
    SeenConquest m_reckoned;
    std::optional<BattlePlace> m_reckonedAt;
    QFrame *m_sides;
    QLabel *m_caption;
    QLabel *m_left;
    QLabel *m_attacker;
    QLabel *m_attackerStrength;
    QLabel *m_opponent;
    QLabel *m_opponentStrength;
    QPushButton *m_change;
    QFrame *m_odds;
    QLabel *m_oddsCaption;
    QLabel *m_win;
    OddsBars *m_bars;
    QLabel *m_more;
    QFrame *m_round;
    QLabel *m_sums;
    QLabel *m_result;
    RuleLinks *m_rules;
};

} // namespace dossier
