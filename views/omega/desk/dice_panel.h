#pragma once

#include "views/omega/desk/blast_rolls.h"
#include "views/omega/desk/dice_draft.h"
#include "views/omega/desk/join_form.h"
#include "views/omega/desk/roll_text.h"
#include "views/omega/selection/picked.h"

#include <QCoreApplication>
#include <QFrame>

class QKeyEvent;

namespace dossier
{

class Screen;

/// Actions for dice that are awaited.
struct DiceActions
{
    std::function<void(const OmegaCommand &command)> give{};
    /// Gives the dice, and the attack that is applied with them: one step of undo takes both back.
    std::function<void(const OmegaCommand &roll, const OmegaCommand &apply)> giveBoth{};
    /// Has the app roll all dice of the command.
    std::function<void(const OmegaCommand &command)> roll{};
    std::function<void(Rule rule)> openRule{};
    /// Gets the draft that one step of undo takes back, entered here but in no journal yet; empty where there is none.
    std::function<void(const QString &draft)> draftChanged{};
    /// Entries for what joins the attack were typed or given.
    std::function<void()> typed{};
};

/// An attack, a challenge or a hazard that waits for its dice: rolled and needed numbers, dice entered or rolled by the
/// app, joining abilities before and rerolls after.
class DicePanel : public QFrame
{
    Q_DECLARE_TR_FUNCTIONS(dossier::DicePanel)

public:
    DicePanel(const DiceActions &actions, QWidget *parent);

    /// True when dice are awaited.
    static bool isDue(const omega::View &view);

    void render(const OmegaViewPtr &view);
    void focusInput();

    /// Presses the default button: enters the dice as they lie, or applies the roll; or focuses the first unturned die.
    void continueRoll();

    /// Handles a key that was typed anywhere on the page: a digit for the focused die, else for the next; Backspace to
    /// take back the last die, or the previous roll of an explosion; Enter on a die to enter all as they lie. False
    /// where no dice are awaited, or for another key.
    bool type(const QKeyEvent &key);

    /// Takes back the last typed die, or the last reroll; false where there is none.
    bool takeBack();

    /// Closes the form for what joins or is rolled again; false where it is not open.
    bool closeForm();

    /// The form for what joins an attack before its dice, or is rolled again after.
    [[nodiscard]] QWidget *joinBox() const { return m_joinBox; }

    /// True when the panel itself has the default button, for dice that lie as they were rolled.
    [[nodiscard]] bool isRolled() const;

    /// Stops waiting for dice.
    void forget();

    /// Waits for the dice of a requested explosion until they are entered or `forget` is called.
    void rollFor(const OmegaViewPtr &view, const omega::Explode &explode);

    /// The requested explosion, while its dice are awaited.
    [[nodiscard]] std::optional<omega::Explode> requestedExplosion() const;

    [[nodiscard]] const DiceDraft &dice() const { return m_dice; }

    [[nodiscard]] const JoinDraft &joins() const { return m_join; }

    /// Opens the form for what joins the attack with those entries; ignored while no attack awaits its dice.
    void setJoins(const JoinDraft &draft);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void refresh();
    void layDice();
    void turn(int die, int face);
    void focusDie(int die);
    void sayDie(int die);
    bool takeFirstOffer();
    void enter();
    void enterAlone();
    void giveDice();
    void rollByApp();
    void join();
    void showForm(bool shown);
    bool takeBackDie();
    bool takeBackRoll();
    [[nodiscard]] bool isTight() const;
    /// The focused die.
    [[nodiscard]] std::optional<int> dieInFocus() const;
    [[nodiscard]] bool appliesAtOnce() const;
    [[nodiscard]] QString draft() const;
    [[nodiscard]] std::optional<omega::Explode> blast() const;
    [[nodiscard]] RollText currentText() const;
    [[nodiscard]] QString textIn(const QStringList &everBriefer) const;
    [[nodiscard]] Part parts();
    [[nodiscard]] Part enterButton();
    [[nodiscard]] Part rest(const RollText &roll);

    DiceActions m_actions;
    OmegaViewPtr m_view;
    /// The pending action that the shown dice are rolled for.
    std::optional<omega::Pending> m_due;
    /// The explosion that is rolled for, with its entered dice.
    std::optional<BlastRolls> m_blast;
    /// The user requested the explosion: no attack waits for it.
    bool m_asked = false;
    DiceDraft m_dice;
    JoinDraft m_join;
    /// True while the form for what joins or is rolled again is open; few attacks need it.
    bool m_joins = false;
    /// With large text, true while the button for rarely used controls is pressed.
    bool m_showsRest = false;
    Screen *m_shown;
    QWidget *m_joinBox;
    Screen *m_joinShown;
};

} // namespace dossier
