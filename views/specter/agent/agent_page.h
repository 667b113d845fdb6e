#pragma once

#include "views/board/board_scene.h"
#include "views/session/grid_page.h"
#include "views/specter/asks/drawn_move.h"

class QPushButton;

namespace dossier
{

class AgentColumn;
struct ColumnActions;
class MovementSheet;
class PathBar;
class SayCard;
class Screen;
struct WhoPlays;

/// The agent's screen: the movement sheet, the board with the move that is drawn, what has to be said of it, and what
/// the hunters can know. It shows what the agent's player may know and says what is asked; it changes nothing.
class AgentPage : public GridPage
{
    Q_OBJECT

public:
    explicit AgentPage(QWidget *parent = nullptr);

    void render(const SeenSpecter &view);

    /// Shows the table as it stood after a line of the journal; nothing can be done until `render` shows it as it
    /// stands.
    void renderPast(const SeenSpecter &view) { showTable(view); }

    /// What is shown next is another game.
    void forget();

    void setTheme(const Theme &theme) override;

    /// Who plays whom; shown with the next table.
    void setPlayers(const WhoPlays &players);

    /// Says why nothing was done.
    void explain(const specter::Violation &why, const SpecterAsk &ask);

    [[nodiscard]] std::set<DeskAction> possible() const override;
    void perform(DeskAction action) override;

    [[nodiscard]] const AgentDraft &draft() const { return m_move.draft(); }

signals:
    /// With a reason, also against a rule.
    void commandGiven(const dossier::SpecterAsk &command, const QString &ruling);
    /// Somebody else takes the machine.
    void handOverRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void letGo() override;
    bool typeSpace(const QString &letter) override;
    void showAgain() override;
    void setNarrow(bool narrow) override;

private:
    void fill();
    void listen();
    void listenToPath();
    void listenToBoard();
    void addTypingKeys();
    /// Shows a table, as it stands or as it stood.
    void showTable(const SeenSpecter &view);
    /// The one place where what is drawn becomes what is seen.
    void refresh();
    void refreshBoard();
    void refreshPrimary();
    [[nodiscard]] ColumnActions columnActions();
    void keepKeys();
    /// Gives the keyboard to the first offer; false where there is none.
    bool focusOffer();
    /// Shows what is drawn now.
    void showDrawn();
    void openSpaceMenu(Space space, const QPoint &global);
    void give(const SpecterAsk &ask);
    void doPrimary();
    void writeMove();
    void putHealth(int left);
    /// What is meant now: the one button, or what comes before it.
    [[nodiscard]] QList<QPushButton *> brightOnes() const;

    /// True if something can be drawn; while people look back nothing is.
    [[nodiscard]] bool draws() const { return !m_past && m_move.isDue(); }

    /// A space as by a click on it: a choice for the card, or the path; with `quietest` the one that shows least.
    void press(Space space, bool quietest);
    /// A stroke goes on.
    void strokeTo(Space space);
    void activate(Space space);
    /// An arrow is a step, Backspace takes one back; false for any other key.
    bool press(const QKeyEvent &event);
    void follow(const std::vector<specter::Coordinate> &path);
    void choose(const std::optional<specter::CardUse> &card);

    void leaveStep() { showIf(draws() && m_move.leaveStep()); }

    void draw(const AgentDraft &draft) { showIf(draws() && m_move.draw(draft)); }

    /// Shows the move if it is drawn otherwise now.
    void showIf(bool isOther);
    /// Whether a move is drawn that is not written yet.
    [[nodiscard]] bool isDrawn() const;

    /// The table as it stood when it was shown last, not looked back at.
    SeenSpecter m_now;
    DrawnMove m_move;
    /// What the view alone decides, worked out once.
    BoardScene m_scene;
    /// The way of an earlier turn that the sheet shows.
    std::vector<Space> m_earlier;
    Screen *m_header;
    MovementSheet *m_sheet;
    SayCard *m_say;
    AgentColumn *m_column;
    Screen *m_offers;
    PathBar *m_path;
    /// A stroke that began with a choice for the card draws nothing.
    bool m_choseForCard = false;
};

} // namespace dossier
