#pragma once

#include "views/board/board_scene.h"
#include "views/specter/agent/agent_column.h"
#include "views/specter/parts/specter_page.h"

class QPushButton;

namespace dossier
{

class Screen;

/// The agent's screen: the movement sheet, the board with the drawn move, the announcement for the table, and the
/// hunters' knowledge. It shows the agent player's view and reports the user's requests; it changes nothing.
class AgentPage : public SpecterPage
{
    Q_OBJECT

public:
    explicit AgentPage(QWidget *parent = nullptr);

    /// Makes the next table count as another game.
    void forget();

    /// Sets the names of the players, shown with the next table.
    void setPlayers(const WhoPlays &players) { m_desk.players = players; }

    [[nodiscard]] const AgentDraft &draft() const { return m_desk.move.draft(); }

    [[nodiscard]] std::set<DeskAction> offered() const override { return {DeskAction::Correct, DeskAction::Legend}; }

    void perform(DeskAction action) override;

signals:
    /// Another player takes the machine.
    void handOverRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void clearSelection() override;
    bool typeSpace(const QString &letter) override;

    [[nodiscard]] bool hasDefaultStep() const override { return !defaultButtons().isEmpty(); }

    void doDefaultStep() override;
    /// True when a move is drawn that is not written yet.
    [[nodiscard]] bool hasSelection() const override;

    [[nodiscard]] SpecterViewPtr shownView() const override { return m_desk.move.view(); }

    void showTable(const SpecterViewPtr &view) override;
    [[nodiscard]] Draft formDraft() const override;
    void setFormDraft(const Draft &draft) override;
    void journalShown() override;
    [[nodiscard]] std::optional<GameEnd> ending() override;
    void focusAfterChange() override;
    void setNarrow(bool narrow) override;
    bool closeForm() override;

private:
    void fill();
    void listenToBoard();
    void addTypingKeys();
    /// The only place that turns the draft into what is shown.
    void refresh();
    void refreshBoard();
    void refreshDefault();
    [[nodiscard]] PathActions pathActions();
    [[nodiscard]] AgentColumnActions columnActions();
    [[nodiscard]] QString seat() const;
    void showColumns();
    void renderSay();
    /// Moves the focus to the first offer; false when there is none.
    bool focusOffer();
    void focusOfferOrBoard();
    [[nodiscard]] QList<QPushButton *> offerButtons() const;
    void announcePath();
    /// Shows the present draft; input beside another path is dropped.
    void showDrawn(const PathEntry &entry = {});
    void openSpaceMenu(Space space, const QPoint &global);
    void performDefault();
    void writeMove();
    void putHealth(int left);
    void openCorrections();
    void showLegend(bool isShown);
    void setOverrule(const OverruleDraft &draft);
    /// Asks for the reason of the decision that is chosen, and gives it.
    void overrule(const std::optional<specter::Coordinate> &at);
    /// Returns the most likely next step: the default button, or the one that comes before it.
    [[nodiscard]] QList<QPushButton *> defaultButtons() const;

    /// True if something can be drawn; while people look back nothing is.
    [[nodiscard]] bool draws() const { return !m_past && m_desk.move.isDue(); }

    /// Takes a space as by a click on it: a choice for the card, or the end of a new path; with `lengthens` the path is
    /// continued there.
    void press(Space space, bool lengthens);
    /// Continues a stroke.
    void strokeTo(Space space);
    void activate(Space space);
    /// Handles a key: an arrow adds a step, Backspace takes one back; false for any other key.
    bool press(const QKeyEvent &event);
    void follow(const std::vector<specter::Coordinate> &path);
    void typePath(const QString &text);
    void enterPath();
    void takePathBack();
    void focusLine();
    void focusCard();
    void choose(const std::optional<specter::CardUse> &card);

    void leaveStep() { showIf(draws() && m_desk.move.leaveStep()); }

    void draw(const AgentDraft &draft) { showIf(draws() && m_desk.move.draw(draft)); }

    /// Shows the move if it is drawn otherwise now.
    void showIf(bool isOther);

    AgentDesk m_desk;
    /// The sentence about the path that is shown.
    QString m_pathSentence;
    /// Values that depend on the view alone, worked out once.
    BoardScene m_scene;
    /// The way of an earlier turn that the sheet shows.
    std::vector<Space> m_earlier;
    SheetModel *m_sheet;
    /// The column beside the board, where there is room for it.
    Screen *m_left;
    Screen *m_say;
    Screen *m_column;
    /// The focus was at an offer before the table that is being shown.
    bool m_wasAtOffers = false;
    /// A stroke that began with a choice for the card draws nothing.
    bool m_choseForCard = false;
};

} // namespace dossier
