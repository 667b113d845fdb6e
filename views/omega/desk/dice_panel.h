#pragma once

#include "views/omega/asks/ask.h"
#include "views/omega/desk/blast_rolls.h"

#include <QFrame>
#include <QStringList>

class QKeyEvent;
class QLabel;
class QPushButton;

namespace dossier
{

class DiceRow;
class DeskOffers;
class EnterButton;
class JoinForm;
class RestMenu;
class RuleLinks;

/// An attack, a challenge or a hazard that waits for its dice: what is rolled and needed, dice entered or rolled by the
/// app, what joins before and what is rolled again after.
class DicePanel : public QFrame
{
    Q_OBJECT

public:
    explicit DicePanel(QWidget *parent);

    /// Whether dice are waited for.
    static bool isDue(const omega::View &view);

    void render(const SeenView &view);
    void takeFocus();

    /// Does what is bright: enters the dice that lie there, or applies what was rolled; or leads to the first die that
    /// nobody has turned.
    void goOn();

    /// Takes a key that was typed elsewhere: a digit for the next die, Backspace to take the last one back, or the roll
    /// of an explosion before it. False where there is none, or for another key.
    bool type(const QKeyEvent &key);

    /// Takes back the last typed die, or what was rolled again; false where there is none.
    bool takeBack();

    /// Closes the form of what joins or is rolled again; false where it was not open.
    bool closeForm();

    /// What joins an attack is entered in it.
    [[nodiscard]] JoinForm *joinForm() const { return m_form; }

    /// Whether the panel itself has the bright button for dice that lie as they were rolled.
    [[nodiscard]] bool isRolled() const;

    /// No dice are waited for.
    void forget();

    /// Waits for the dice of an explosion that somebody asks for, until they are entered or `forget`.
    void rollFor(const SeenView &view, const omega::Explode &explode);

    /// That explosion, while it is waited for.
    [[nodiscard]] std::optional<omega::Explode> askedFor() const;

signals:
    /// What one step back takes back of what was entered here, and is in no journal yet, is another than before; empty
    /// where nothing was.
    void draftChanged(const QString &draft);
    void commandGiven(const dossier::Ask &command);
    /// The dice, and the attack that is applied with them: one step back takes both.
    void bothGiven(const dossier::Ask &roll, const dossier::Ask &apply);
    /// The app is to roll every die of it.
    void rollAsked(const dossier::Ask &command);
    void ruleAsked(dossier::Rule rule);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void fit();
    void renderRest();
    void retranslate();
    void layDice();
    void renderTexts();
    void renderForm();
    void renderEnter();
    [[nodiscard]] bool appliesAtOnce() const;
    void enter();
    void giveDice();
    [[nodiscard]] QString draft() const;
    bool takeBackRoll();
    [[nodiscard]] std::optional<omega::Explode> blast() const;
    void join();

    SeenView m_view;
    /// What the dice that are shown are rolled for.
    std::optional<omega::Pending> m_due;
    /// The explosion that is rolled for, with what was entered of it.
    std::optional<BlastRolls> m_blast;
    /// Somebody asked for it: no attack waits for it.
    bool m_asked = false;
    /// What is said of the dice, ever briefer.
    QStringList m_texts;
    /// With large letters what is seldom used is in a menu.
    bool m_tight = false;
    QLabel *m_headline;
    QLabel *m_text;
    RuleLinks *m_rules;
    DiceRow *m_dice;
    EnterButton *m_enter;
    /// The dice alone, for an ability that rerolls some of them.
    QPushButton *m_enterOnly;
    QPushButton *m_roll;
    DeskOffers *m_offers;
    /// Shows the form of what joins or is rolled again, which few attacks need.
    QPushButton *m_more;
    RestMenu *m_rest;
    JoinForm *m_form;
};

} // namespace dossier
