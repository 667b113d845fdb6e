#pragma once

#include "model/specter/seen/refusal.h"
#include "views/session/grid_page.h"
#include "views/specter/hunters/hunters_columns.h"
#include "views/specter/parts/hunters_header.h"
#include "views/specter/parts/table_moments.h"

class QLineEdit;
class QShortcut;

namespace dossier
{

class FlowingArea;
class Screen;

/// The hunters' desk: their places and actions, the agent's announcements, and the agent's possible places by public
/// facts. It shows the view of a hunter or of everybody, and reports the user's requests; it changes nothing.
class HuntersPage : public GridPage
{
    Q_OBJECT

public:
    explicit HuntersPage(QWidget *parent = nullptr);

    void render(const SpecterViewPtr &view);

    /// Shows the table after a line of the journal; nothing can be done until `render` shows the current one.
    void renderPast(const SpecterViewPtr &view) { present(view); }

    /// Makes the next table count as another game.
    void forget();

    /// Sets the names of the players, shown with the next table.
    void setPlayers(const WhoPlays &players) { m_desk.players = players; }

    /// Says why nothing was done.
    void explain(const specter::Violation &why, const SpecterCommand &command);
    void explainImpossible() override;
    /// The app rolled dice that can be read both ways: they are shown until the players decide if they hit.
    void askDecision(const SpecterCommand &rolled);

    [[nodiscard]] std::set<DeskAction> possible() const override;
    void perform(DeskAction action) override;

    [[nodiscard]] const HuntersPick &picked() const { return m_desk.turn.pick(); }

signals:
    /// Gives a command with a reason, also against a rule.
    void commandGiven(const dossier::SpecterCommand &command, const QString &ruling);
    /// Announces a command that follows from the one before: both are undone together.
    void followed(const dossier::SpecterCommand &command);
    /// Another player takes the machine.
    void handOverRequested();
    /// The app rolls the dice of it.
    void rollRequested(const dossier::SpecterCommand &command);
    /// A hunter wants to look at his role card, alone.
    void roleRequested(dossier::specter::HunterKind hunter);
    /// The heat map is to be seen in the window for everybody, or no longer.
    void heatForEverybody(bool shown);

protected:
    void clearSelection() override;
    bool typeSpace(const QString &letter) override;
    void showAgain() override;
    void setNarrow(bool narrow) override;
    void connectNotify(const QMetaMethod &signal) override;
    void showEvent(QShowEvent *event) override;
    void journalShown() override;

private:
    void fill();
    void listenToBoard();
    void addDiceKeys();
    [[nodiscard]] HuntersActions actions();
    [[nodiscard]] FactsActions factsActions();
    [[nodiscard]] InferenceActions inferenceActions();

    /// Replaces a draft by another, and shows it.
    template <typename Draft>
    auto setting(Draft HuntersDesk::*draft)
    {
        return [this, draft](const Draft &next)
        {
            m_desk.*draft = next;
            showDrafts();
        };
    }

    void present(const SpecterViewPtr &view);
    /// Moves the focus from a button that disappeared to the board, without scrolling to Qt's next choice.
    void leaveKeysToBoard(int rightAt);
    /// Scrolls the board to the hunter on turn, else to where the agent can be.
    void showWhereItHappens();
    void announceCursor();
    /// The only place that turns the pick into what is shown.
    void refresh();
    void renderDefault();
    void doNextStep();

    /// True if the next step is the most likely one.
    [[nodiscard]] bool canContinue() const { return !m_next.text.isEmpty() && !m_next.quiet; }

    void render(Screen &screen, const std::function<Part()> &make);
    void showColumns();
    void showKnown();
    void showDrafts();
    void pointTo(Space space);

    /// Returns the column with the possible entries.
    [[nodiscard]] Screen *column() const { return m_isNarrow ? m_right : m_left; }

    void refreshBoard();
    [[nodiscard]] QLineEdit *lineForSpace() const;
    /// Moves the focus to the due entry; false when there is none.
    bool focusEntry();

    void press(Space space);
    /// Handles Enter on a space: performs the pick if the space is picked, and presses any other.
    void activate(Space space);
    /// The name of a space was typed: it is pressed, and done where no answer has to be entered for it.
    void goTo(const QString &name);
    /// Begins the turn of the picked hunter, and ends that of the hunter who is done.
    void passTurn();
    [[nodiscard]] bool isSpace(Space space) const;
    /// Gives the space to the part that waits for one; false when none does.
    bool place(Space space);
    void placeReported(const specter::Coordinate &at);
    bool giveUpPlacing();

    /// True when something is picked that is not done yet.
    [[nodiscard]] bool isPicked() const;
    void give(const SpecterCommand &command);
    void pick(const HuntersPick &pick);
    void answer(const specter::Said &said);
    /// The agent is there, or nowhere that the hunter sees.
    void answerWith(const std::optional<specter::Coordinate> &at);
    void giveFact(const specter::Command &command);
    void correct(const specter::FactPlace &fact);
    void enterFace(int face);
    bool takeDieBack();

    /// The last current table shown, not a past one.
    SpecterViewPtr m_now;
    /// Text about the dice of the last announced attack, once the journal has it.
    RollWords m_rolled;
    HuntersDesk m_desk;
    std::function<void(const SpecterCommand &command)> m_rollDice;
    /// True when the text describes the space that the board frames, and not one under the pointer.
    bool m_byCursor = false;
    Screen *m_header;
    DefaultAct m_next;
    Screen *m_left;
    Screen *m_pinned;
    Screen *m_right;
    FlowingArea *m_scrolledRight;
    /// True when the hunters' column is above the known facts.
    bool m_isNarrow = false;
    /// The digits, while dice can be entered, and Backspace.
    QList<QShortcut *> m_diceKeys;
};

} // namespace dossier
