#pragma once

#include "model/conquest/seen/refusal.h"
#include "views/conquest/board/hex_board.h"
#include "views/conquest/desk/conquest_header.h"
#include "views/conquest/desk/desk_menus.h"
#include "views/conquest/desk/due_cards.h"
#include "views/conquest/desk/due_steps.h"
#include "views/conquest/desk/known_effects.h"
#include "views/conquest/desk/unsent_input.h"
#include "views/conquest/words/people.h"
#include "views/session/game_page.h"

class QVBoxLayout;

namespace dossier
{

class Screen;

/// The page on which Conquest of Planet Earth is played: the players, the board, and the due commands. It shows one
/// seat's view and reports the user's requests; it changes nothing.
class ConquestPage : public GamePage<HexBoard, conquest::View, conquest::Command, conquest::Violation>
{
    Q_OBJECT

public:
    explicit ConquestPage(QWidget *parent = nullptr);

    /// Source of dice and cards, and preview of commands; until it is set, people enter everything themselves.
    [[nodiscard]] PendingDraws &pendingDraws() { return m_pendingDraws; }

    /// Sets how commands become texts, for drafts of questions to the owner.
    void setCommandTexts(CommandTexts texts) { m_forms.setCommandTexts(std::move(texts)); }

    /// Shows the current table; `back` means that an undo led to it, so that nothing of it is news.
    void render(const ConquestViewPtr &view, bool back = false);

    /// Makes the next table count as another game.
    void forget();

    /// Sets the names of the players of each colour.
    void setPeople(const ConquestPeople &people);

    /// Says why nothing was done, or asks for what the command lacks.
    void explain(const conquest::Violation &why, const ConquestCommand &command);

    void explainImpossible() override;
    /// Says why a command is impossible, by the member that names the absent thing.
    void explainAbsent(const QString &member, const ConquestCommand &command);

    [[nodiscard]] std::set<DeskAction> offered() const override
    {
        return {DeskAction::Correct, DeskAction::SomethingElse, DeskAction::Legend};
    }

    void perform(DeskAction action) override;

    [[nodiscard]] std::optional<conquest::AlienId> pickedAlien() const { return m_selection.alien; }

    /// Returns the due command, as far as it is filled in by hand.
    [[nodiscard]] const DueForm &dueForm() const { return m_draft.form; }

signals:
    /// A player wants to see secret cards, or has finished.
    void handOverRequested(dossier::conquest::Colour player);
    void coverRequested();
    void rolledAtTableChanged(bool isRolledAtTable);
    /// Command tokens are to be chosen in secret: one after the other, or all at once by keys.
    void tokensRequested(bool byKeys);

protected:
    void clearSelection() override;

    void journalShown() override;
    [[nodiscard]] std::optional<GameEnd> ending() override;

    [[nodiscard]] Draft formDraft() const override;
    void setFormDraft(const Draft &draft) override;
    bool closeForm() override;
    bool typeSpace(const QString &letter) override;

    [[nodiscard]] bool hasDefaultStep() const override { return !m_defaultAct.text.isEmpty() || m_forms.isOpen(); }

    void doDefaultStep() override;

    [[nodiscard]] ConquestViewPtr shownView() const override { return m_selection.view; }

    void showTable(const ConquestViewPtr &view) override;

    void noteRefused() override { m_stopped = true; }

    void setNarrow(bool narrow) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fill();
    [[nodiscard]] std::vector<conquest::Place> placesInPlay() const;
    void listenToBoard();
    [[nodiscard]] DeskFormActions formActions();
    [[nodiscard]] DeskMenuActions menuActions();
    void noteDraft();
    void openMenu(const std::vector<MenuItem> &items, QPoint at);
    void leaveWhatBeganForm();

    /// The only place that turns the selection into what is shown.
    void refresh();
    void refreshBoard();
    void renderPlayers();
    void renderDefault();
    void renderBeside();
    [[nodiscard]] DueActions dueActions();
    void pressDefault();
    void doStep(const NextStep &step);
    void fillIn();
    void givePlan();
    void drawAll(const std::set<std::size_t> &kinds);
    void draw(const ConquestCommand &command);
    void enter(const DueEntry &entry);
    bool enterKey(const QKeyEvent &event);

    void give(const ConquestCommand &command);
    void announce(const conquest::PlayEvent &event);
    void giveOrConfirm(const ConquestCommand &command);
    void giveEach(const std::function<std::optional<ConquestCommand>()> &next);
    void giveAll(const std::vector<ConquestCommand> &commands);
    void touch(conquest::Place place);
    void activate(conquest::Place place);
    void showLegend(bool isShown);
    void openHand(conquest::Colour player);
    void openForm(CardKind kind);
    void openCard(CardDraft draft);
    void enterEffect(const std::string &card);

    /// True when a command can be given at all.
    [[nodiscard]] bool acts() const { return m_selection.view && !m_selection.past; }

    TableSelection m_selection;
    /// The space that the last press entered in a form.
    std::optional<conquest::Place> m_filled;
    SidePanelState m_sidePanel;
    UnsentInput m_unsentInput;
    KnownEffects m_knownEffects;
    /// True while many commands are being given: the result is shown at the end.
    bool m_busy = false;
    /// A command was refused, or could not be.
    bool m_stopped = false;
    ConquestDefaultAct m_defaultAct;
    QVBoxLayout *m_peopleColumn;
    Screen *m_cards;
    ConquestPeople m_people;
    QVBoxLayout *m_sideColumn;
    Screen *m_due;
    Screen *m_handOver;
    BattleChances m_chances;
    DueDraft m_draft;
    PendingDraws m_pendingDraws;
    Screen *m_overBoard;
    Screen *m_legend;
    bool m_hasLegend = false;
    DeskForms m_forms;
};

} // namespace dossier
