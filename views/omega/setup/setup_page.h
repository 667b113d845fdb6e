#pragma once

#include "views/omega/parts/omega_page.h"
#include "views/omega/words/people.h"

namespace dossier
{

class Screen;
class SetupHands;
struct SetupHandsActions;
class StackList;
struct Part;
struct SetupActions;

/// A mission's instructions for the setup, beside the table.
struct SetupPlan
{
    /// The spaces where commandos may start, and the command that works out the rooms.
    std::vector<Space> starts{};
    std::optional<omega::CutRooms> cut{};
    /// Dashboard tiles of the pack, including those of the mission.
    std::vector<omega::Ability> pieces{};
};

/// The table before the game: commandos with their kit, the board, doors, stacks and tiles, in the frame of the game.
/// Everything can be changed by hand, and is stored at once; one button begins the game.
class SetupPage : public OmegaPage
{
    Q_OBJECT

public:
    explicit SetupPage(QWidget *parent = nullptr);

    /// Shows the present table, with its players.
    void render(const OmegaViewPtr &view, const SetupPlan &plan, const OmegaPeople &players = {});

    [[nodiscard]] std::set<DeskAction> offered() const override { return {DeskAction::FillRest}; }

    void perform(DeskAction action) override;

signals:
    /// The user wants to take a commando out of play again.
    void leaveOutRequested(dossier::omega::Role role);
    /// The user wants the rest to be set up in the usual way.
    void restRequested();
    void shuffleRequested();

protected:
    void journalShown() override;
    void clearSelection() override;

    [[nodiscard]] bool hasDefaultStep() const override { return true; }

    [[nodiscard]] OmegaViewPtr shownView() const override { return m_view; }

    void showTable(const OmegaViewPtr &view) override;
    void noteRefused() override;
    void setNarrow(bool narrow) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void refresh();
    void refreshCards();
    [[nodiscard]] SetupActions actions();
    [[nodiscard]] SetupHandsActions handsActions();
    void refreshBoard();
    void renderHeader();
    [[nodiscard]] Part header();
    [[nodiscard]] Part peopleCards();
    [[nodiscard]] Part overseersCards();

    OmegaViewPtr m_view;
    SetupPlan m_plan;
    OmegaPeople m_players;
    SetupHands *m_hands;
    Screen *m_people;
    Screen *m_bar;
    Screen *m_overseers;
    StackList *m_stacks;
    /// Row of the box's tile that is highlighted in its list.
    int m_tile = 0;
    /// Number of refused entries.
    int m_version = 0;
    /// True when the overseer's cards are below the commandos.
    bool m_isNarrow = false;
    /// The game cannot begin, or a commando is being placed: beginning is not the default action.
    bool m_isQuiet = false;
};

} // namespace dossier
