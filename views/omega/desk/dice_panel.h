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

/// Actions for dice that are waited for.
struct DiceActions
{
    std::function<void(const OmegaCommand &command)> give{};
    /// The dice, and the attack that is applied with them: one step back takes both.
    std::function<void(const OmegaCommand &roll, const OmegaCommand &apply)> giveBoth{};
    /// Has the app roll every die of it.
    std::function<void(const OmegaCommand &command)> roll{};
    std::function<void(Rule rule)> openRule{};
    /// Gets what one step back takes back of what was entered here, and is in no journal yet; empty where nothing is.
    std::function<void(const QString &draft)> draftChanged{};
};

/// An attack, a challenge or a hazard that waits for its dice: what is rolled and needed, dice entered or rolled by the
/// app, what joins before and what is rolled again after.
class DicePanel : public QFrame
{
    Q_DECLARE_TR_FUNCTIONS(dossier::DicePanel)

public:
    DicePanel(const DiceActions &actions, QWidget *parent);

    /// True if dice are waited for.
    static bool isDue(const omega::View &view);

    void render(const OmegaViewPtr &view);
    void focusInput();

    /// Presses the default button: enters the dice that lie there, or applies what was rolled; or leads to the first
    /// die that nobody has turned.
    void continueRoll();

    /// Takes a key that was typed anywhere on the page: a digit for the die that has the keyboard, else for the next,
    /// Backspace to take the last one back, or the roll of an explosion before it, Enter on a die to take all as they
    /// lie. False where there is none, or for another key.
    bool type(const QKeyEvent &key);

    /// Takes back the last typed die, or what was rolled again; false where there is none.
    bool takeBack();

    /// Closes the form of what joins or is rolled again; false where it was not open.
    bool closeForm();

    /// The form of what joins an attack, and the same while something joins before the dice.
    [[nodiscard]] QWidget *joinBox() const { return m_joinBox; }

    /// True if the panel itself has the default button for dice that lie as they were rolled.
    [[nodiscard]] bool isRolled() const;

    /// No dice are waited for.
    void forget();

    /// Waits for the dice of an explosion that somebody asks for, until they are entered or `forget`.
    void rollFor(const OmegaViewPtr &view, const omega::Explode &explode);

    /// That explosion, while it is waited for.
    [[nodiscard]] std::optional<omega::Explode> requestedExplosion() const;

    [[nodiscard]] const DiceDraft &dice() const { return m_dice; }

    [[nodiscard]] const JoinDraft &joins() const { return m_join; }

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
    /// The die that has the keyboard.
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
    /// The dice that are shown are rolled for that.
    std::optional<omega::Pending> m_due;
    /// The explosion that is rolled for, with what was entered of it.
    std::optional<BlastRolls> m_blast;
    /// Somebody asked for it: no attack waits for it.
    bool m_asked = false;
    DiceDraft m_dice;
    JoinDraft m_join;
    /// The form of what joins or is rolled again is shown, which few attacks need.
    bool m_joins = false;
    /// With large text what is seldom used is behind a button, which is pressed.
    bool m_showsRest = false;
    Screen *m_shown;
    QWidget *m_joinBox;
    Screen *m_joinShown;
};

} // namespace dossier
