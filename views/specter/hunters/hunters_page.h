#pragma once

#include "views/specter/hunters/hunters_columns.h"
#include "views/specter/parts/hunters_header.h"
#include "views/specter/parts/specter_page.h"

class QLineEdit;
class QShortcut;

namespace dossier
{

class FlowingArea;
class Screen;

/// The hunters' desk: their places and actions, the agent's announcements, and the agent's possible places by public
/// facts. It shows the view of a hunter or of everybody, and reports the user's requests; it changes nothing.
class HuntersPage : public SpecterPage
{
    Q_OBJECT

public:
    explicit HuntersPage(QWidget *parent = nullptr);

    /// Makes the next table count as another game.
    void forget();

    /// Sets the names of the players, shown with the next table.
    void setPlayers(const WhoPlays &players) { m_desk.players = players; }

    /// The app rolled dice that can be read both ways: they are shown until the players decide if they hit.
    void askDecision(const SpecterCommand &rolled);

    [[nodiscard]] const HuntersPick &picked() const { return m_desk.turn.pick(); }

    [[nodiscard]] std::set<DeskAction> offered() const override
    {
        return {DeskAction::Correct, DeskAction::SomethingElse, DeskAction::Legend};
    }

    void perform(DeskAction action) override;

signals:
    /// Another player takes the machine.
    void handOverRequested();
    /// A hunter wants to look at his role card, alone.
    void roleRequested(dossier::specter::HunterKind hunter);
    /// The heat map is to be seen in the window for everybody, or no longer.
    void heatForEverybody(bool shown);

protected:
    void clearSelection() override;
    bool typeSpace(const QString &letter) override;

    [[nodiscard]] bool hasDefaultStep() const override { return !m_next.text.isEmpty() && !m_next.quiet; }

    void doDefaultStep() override;
    [[nodiscard]] bool hasSelection() const override;

    [[nodiscard]] SpecterViewPtr shownView() const override { return m_desk.turn.view(); }

    void showTable(const SpecterViewPtr &view) override;
    void noteRefused() override;
    void focusAfterChange() override;
    void setNarrow(bool narrow) override;
    void showEvent(QShowEvent *event) override;
    void journalShown() override;
    [[nodiscard]] std::optional<GameEnd> ending() override;
    bool closeForm() override;

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

    /// Scrolls the board to the hunter on turn, else to where the agent can be.
    void showWhereItHappens();
    void announceCursor();
    /// The only place that turns the pick into what is shown.
    void refresh();
    void renderDefault();
    void doNextStep();

    void showColumns();
    void renderPinned();
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

    void pick(const HuntersPick &pick);
    void answer(const specter::Said &said);
    /// The agent is there, or nowhere that the hunter sees.
    void answerWith(const std::optional<specter::Coordinate> &at);
    void giveFact(const specter::Command &command);
    void correct(const specter::FactPlace &fact);
    void openCorrections();
    /// Changes the draft of the card about the table; who may give up is then in sight.
    void changeTable(const TableDraft &draft);
    void showLegend(bool isShown);
    /// Returns the signs for the legend while it is open.
    [[nodiscard]] std::vector<BoardSign> boardSigns() const;
    /// Asks for the reason of the decision that is chosen, and gives it.
    void overrule(const std::optional<specter::Coordinate> &at);
    void enterFace(int face);
    bool takeDieBack();

    /// Text about the dice of the last announced attack, once the journal has it.
    HuntersDesk m_desk;
    /// True when the text describes the space that the board frames, and not one under the pointer.
    bool m_byCursor = false;
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
