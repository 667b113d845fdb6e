#pragma once

#include "model/omega/seen/refusal.h"
#include "views/omega/selection/omega_command.h"
#include "views/session/grid_page.h"

namespace dossier
{

class Screen;
class SetupHands;
class StackList;
struct Part;
struct SetupActions;

/// What a mission says of its set-up beside the table.
struct SetupPlan
{
    /// The spaces where commandos may start, and what cuts the rooms.
    std::vector<Space> starts{};
    std::optional<omega::CutRooms> cut{};
    /// The dashboard pieces of the pack, those of the mission among them.
    std::vector<omega::Ability> pieces{};
};

/// The table before the game: commandos with their kit, the board, doors, stacks and pieces, in the frame of the game.
/// Everything can be changed by hand, and is kept at once; one button begins.
class SetupPage : public GridPage
{
    Q_OBJECT

public:
    explicit SetupPage(QWidget *parent = nullptr);

    /// The table as it stands.
    void render(const OmegaViewPtr &view, const SetupPlan &plan);
    /// The table as it stood, to look at.
    void renderPast(const OmegaViewPtr &view);

    /// Says why nothing was done.
    void explain(const omega::Violation &why, const OmegaCommand &command);
    void explainImpossible() override;

    /// What the menus can ask of the page now.
    [[nodiscard]] std::set<DeskAction> possible() const override;

    [[nodiscard]] std::set<DeskAction> offered() const override { return {DeskAction::FillRest}; }

    void perform(DeskAction action) override;

signals:
    /// With a reason, also against a rule.
    void commandGiven(const dossier::OmegaCommand &command, const QString &ruling);
    /// A commando is to be out of play again.
    void leaveOutRequested(dossier::omega::Role role);
    /// What is not set up yet is to be set up as usual.
    void restRequested();
    void shuffleRequested();

protected:
    void journalShown() override;
    void clearSelection() override;
    void showAgain() override;
    void setNarrow(bool narrow) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void listen();
    void give(const OmegaCommand &command);
    void refresh();
    void refreshCards();
    /// Entries that were refused are shown no longer.
    void refreshAnew();
    [[nodiscard]] SetupActions actions();
    void refreshBoard();
    void renderHeader();
    [[nodiscard]] Part header();
    [[nodiscard]] Part peopleCards();
    [[nodiscard]] Part overseersCards();

    OmegaViewPtr m_view;
    SetupPlan m_plan;
    SetupHands *m_hands;
    Screen *m_header;
    Screen *m_people;
    Screen *m_bar;
    Screen *m_overseers;
    StackList *m_stacks;
    /// The tile of the box that is highlighted in its list.
    int m_tile = 0;
    /// Counts what was refused.
    int m_version = 0;
    /// The overseer's cards stand under the commandos.
    bool m_isNarrow = false;
    /// The game cannot begin, or somebody is being placed: it is not begun next.
    bool m_isQuiet = false;
};

} // namespace dossier
