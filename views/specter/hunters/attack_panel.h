#pragma once

#include "model/specter/seen/attack_rolls.h"
#include "views/specter/asks/ask.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QShortcut;

namespace dossier
{

class DieEntry;
class RuleLinks;
class Screen;

/// What can be rolled now: an attack, a quick draw, the Beast's strength, an ambush. The odds before, the dice as they
/// fall, and what people decide where the dice can be read both ways.
class AttackPanel : public QFrame
{
    Q_OBJECT

public:
    explicit AttackPanel(QWidget *parent);

    /// Shows itself where something can be rolled.
    void render(const SeenSpecter &view);

    /// What is entered as a command; nothing while rolls are to be entered or decided.
    [[nodiscard]] std::optional<SpecterAsk> command() const;

    /// What the command would do, as a button says it.
    [[nodiscard]] QString commandText() const;

    /// Whether all dice are entered and can be read both ways: people decide.
    [[nodiscard]] bool isUndecided() const { return m_view && isWhole() && !hit(); }

    /// Whether dice are entered by hand: the last roll of them can go again. What the app rolled stands.
    [[nodiscard]] bool canTakeBack() const;
    bool takeBack();

    /// Gives the keyboard to what is to be decided, else to the dice.
    void takeFocus();

    /// Shows dice that the app rolled and that can be read both ways, and asks which it is.
    void askDecision(const SpecterAsk &rolled);

    /// Whether the app can roll for people.
    void setCanRoll(bool can);

signals:
    void commandGiven(const dossier::SpecterAsk &command);
    /// The app is to roll the dice of it.
    void rollAsked(const dossier::SpecterAsk &command);
    void ruleAsked(dossier::Rule rule);
    /// Other dice are entered.
    void entered();

private:
    void layOut();
    void addKeys();
    /// A digit is the next roll, of the die that has the keyboard or of the first that is not whole.
    void enterFace(int face);
    [[nodiscard]] std::size_t likeliest() const;
    void choose(std::size_t option);
    void retranslate();
    void renderOdds();
    void renderButtons();
    [[nodiscard]] std::optional<specter::AttackTerms> terms() const;
    [[nodiscard]] std::vector<std::vector<int>> dice() const;
    [[nodiscard]] bool isWhole() const;
    /// Whether the dice hit; nothing where they can be read both ways.
    [[nodiscard]] std::optional<bool> hit() const;
    [[nodiscard]] specter::Command commandWith(const std::optional<bool> &decided) const;

    SeenSpecter m_view;
    /// Indices of what is due.
    std::vector<std::size_t> m_options;
    std::size_t m_option = 0;
    bool m_canRoll = false;
    /// The dice that are shown were rolled by the app.
    bool m_rolled = false;
    QLabel *m_headline;
    Screen *m_optionRow;
    QLabel *m_odds;
    QLabel *m_ask;
    RuleLinks *m_rules;
    QList<DieEntry *> m_dice;
    QShortcut *m_back;
    QPushButton *m_enter;
    QPushButton *m_hits;
    QPushButton *m_misses;
    QPushButton *m_roll;
    QLabel *m_decide;
};

} // namespace dossier
