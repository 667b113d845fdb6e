#pragma once

#include "model/conquest/seen/refusal.h"
#include "views/conquest/desk/conquest_header.h"
#include "views/conquest/desk/desk_menus.h"
#include "views/conquest/desk/due_cards.h"
#include "views/conquest/desk/due_steps.h"
#include "views/conquest/desk/typed_so_far.h"
#include "views/conquest/words/people.h"
#include "views/session/table_page.h"

class QVBoxLayout;

namespace dossier
{

class HexBoard;
class Screen;

/// The page on which Conquest of Planet Earth is played: who plays, the board, and what is due now. It shows what a
/// seat may know, and says what is asked; it changes nothing.
class ConquestPage : public TablePage
{
    Q_OBJECT

public:
    explicit ConquestPage(QWidget *parent = nullptr);

    /// Where dice and cards come from, and what commands would do; until it is told, people enter all of it.
    [[nodiscard]] DrawnAhead &ahead() { return m_ahead; }

    /// Shows the table as it stands; where the game has gone back to it nothing of it is news.
    void render(const SeenConquest &view, bool back = false);

    /// Shows the table as it stood after a line of the journal; nothing can be done until `render` shows it as it
    /// stands.
    void renderPast(const SeenConquest &view) { present(view); }

    /// What is shown next is another game.
    void forget();

    /// Who plays which colour.
    void setPeople(const ConquestPeople &people);

    /// Says why nothing was done.
    void explain(const conquest::Violation &why, const ConquestAsk &ask);

    void explainImpossible() override;

    [[nodiscard]] std::set<DeskAction> possible() const override;

    [[nodiscard]] std::set<DeskAction> offered() const override
    {
        return {DeskAction::Correct, DeskAction::SomethingElse};
    }

    void perform(DeskAction action) override;

    [[nodiscard]] const HexBoard &board() const { return *m_board; }

    [[nodiscard]] std::optional<conquest::AlienId> pickedAlien() const { return m_look.alien; }

    /// The command that is due, as far as it is filled in by hand.
    [[nodiscard]] const DueForm &dueForm() const { return m_draft.form; }

signals:
    /// With a reason, also against a rule.
    void commandGiven(const dossier::ConquestAsk &command, const QString &ruling);
    /// What follows at once from the command before, and goes back and forth with it.
    void followUpGiven(const dossier::ConquestAsk &command);
    /// A player wants to see what is his alone, or is done with it.
    void handAsked(dossier::conquest::Colour player);
    void coverAsked();
    /// Command tokens are to be chosen in secret: one after the other, or all at once by keys.
    void tokensAsked(bool byKeys);

protected:
    void letGo() override;
    bool closeForm() override;
    bool typeSpace(const QString &letter) override;
    void showAgain() override;
    void setNarrow(bool narrow) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    ConquestPage(HexBoard *board, QWidget *parent);
    void fill();
    void listenToBoard();
    [[nodiscard]] DeskFormActions formActions();
    [[nodiscard]] DeskMenuActions menuActions();
    void openMenu(const std::vector<MenuItem> &items, QPoint at);
    void leaveWhatBeganForm();

    void present(const SeenConquest &view);
    /// The one place where what is picked becomes what is seen.
    void refresh();
    void refreshBoard();
    void renderPlayers();
    void renderPrimary();
    void renderBeside();
    [[nodiscard]] DueActions dueActions();
    void pressPrimary();
    void doStep(const NextStep &step);
    void fillIn();
    void givePlan();
    void drawAll(const std::set<std::size_t> &kinds);
    void draw(const ConquestAsk &ask);
    void enter(const DueEntry &entry);
    bool enterKey(const QKeyEvent &event);

    void give(const ConquestAsk &ask);
    void giveEach(const std::function<std::optional<ConquestAsk>()> &next);
    void giveAll(const std::vector<ConquestAsk> &asks);
    void touch(conquest::Place place);
    void activate(conquest::Place place);
    void openHand(conquest::Colour player);
    void openForm(CardKind kind);

    /// Whether something can be done at all.
    [[nodiscard]] bool acts() const { return m_look.view && !m_look.past; }

    TableLook m_look;
    /// The table as it stood when it was shown last, not looked back at: its moments are told once.
    SeenConquest m_now;
    OpenBeside m_open;
    TypedSoFar m_typed;
    /// Many commands are being given: what they do is shown at the end.
    bool m_busy = false;
    /// A command was refused, or could not be.
    bool m_stopped = false;
    HexBoard *m_board;
    Screen *m_header;
    ConquestPrimary m_primary;
    QVBoxLayout *m_peopleColumn;
    Screen *m_cards;
    ConquestPeople m_people;
    QVBoxLayout *m_sideColumn;
    Screen *m_due;
    Screen *m_handOver;
    BattleChances m_chances;
    DueDraft m_draft;
    DrawnAhead m_ahead;
    Screen *m_overBoard;
    DeskForms m_forms;
};

} // namespace dossier
