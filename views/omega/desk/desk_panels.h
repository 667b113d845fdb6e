#pragma once

#include "views/kit/draft.h"
#include "views/kit/theme.h"
#include "views/omega/correct/correction.h"
#include "views/omega/correct/table_act.h"
#include "views/omega/desk/legend_panel.h"
#include "views/omega/desk/shown_table.h"
#include "views/session/reason_bar.h"

#include <QObject>

#include <functional>
#include <map>
#include <optional>

class QKeyEvent;

namespace dossier
{

class BoardDrawer;
class DicePanel;
class Screen;

/// Panels that the user can open over the board.
enum class DeskForm : std::uint8_t
{
    SomethingElse,
    Correction,
    Events,
    Legend,
};

struct DeskPanelActions
{
    std::function<void(const OmegaCommand &command)> give{};
    std::function<void(const OmegaCommand &command, const OmegaCommand &then)> giveBoth{};
    std::function<void(const OmegaCommand &command)> roll{};
    std::function<void(Rule rule)> openRule{};
    /// Returns false when the note was not recorded.
    std::function<bool(int seat, const QString &note)> noteForCommando{};
    std::function<void()> close{};
    /// A panel was opened or closed, which changes what the board shows.
    std::function<void()> opened{};
    /// Entries of a form were typed or given.
    std::function<void()> typed{};
    /// The draft that one step of undo takes back first, entered but in no journal yet, has changed; empty where there
    /// is none.
    std::function<void(const QString &draft)> draftChanged{};
};

/// The panels over the board and their rules: one form at a time when the user opens it, dice while they are awaited,
/// the grid of stances in its step, and the end of the game once.
class DeskPanels : public QObject
{
    Q_OBJECT

public:
    /// Passes the keys on only while `page`, to which the panels belong, is visible.
    DeskPanels(BoardDrawer *drawer, QWidget *page, DeskPanelActions actions);

    /// Sets the table and the picks: the present table, or a past one to look at.
    void render(const OmegaViewPtr &view, const Picked &picked, bool acts);

    /// Sets the lines of the legend, while it is open.
    void explain(const std::vector<LegendLine> &lines);

    /// Opens a form in place of the open one; while the user looks back, only the legend.
    void open(DeskForm form);

    /// Opens the form for a correction of that kind, filled with that space.
    void correct(CorrectionKind kind, const std::optional<Space> &at = {});

    /// True when a form is open that presses on the board fill: they do nothing else, and no button outside it is the
    /// default.
    [[nodiscard]] bool takesClicks() const
    {
        return m_form == DeskForm::SomethingElse || m_form == DeskForm::Correction;
    }

    /// Forgets everything entered or requested in this session, because another one is shown.
    void forgetDrafts();

    /// Returns the entries that were not given yet: of the form for other actions, and of what joins an attack, which
    /// comes back only at the line of the journal that it was typed at.
    [[nodiscard]] Draft draft(std::uint32_t line) const;
    void setDraft(const Draft &draft, std::uint32_t line);

    /// Fills the form with that space.
    void fill(const std::optional<Space> &space);

    /// Opens the legend automatically: the next action closes it.
    void explainSigns();

    /// Closes the legend if it was opened automatically.
    void dismissSigns();

    /// The open form, if there is one.
    [[nodiscard]] std::optional<DeskForm> openForm() const { return m_form; }

    /// Closes the open form, or the end of the game; false when neither was open.
    bool close();

    /// Closes forms that change the table, because a past state is shown.
    void closeForThePast()
    {
        if (m_form != DeskForm::Legend)
            show(std::nullopt);
    }

    /// Focuses the dice; false when none are awaited.
    bool takeDice();

    /// Enters the dice as they lie, or focuses what they need first; false where none are due.
    bool continueDice();

    /// Submits the open form, or focuses the missing entry; false when none is open.
    bool continueForm();

    /// Focuses the commando who chooses a stance next; false when none does.
    bool takeStances();

    /// Handles a key that was typed elsewhere for the dice: a digit, or Backspace, which takes the last die back; false
    /// when none are awaited.
    bool typeDie(const QKeyEvent &key);

    /// True when dice are awaited, or lie as they were rolled: they have the default button.
    [[nodiscard]] bool showsDice() const;

    /// True when the user may be typing: the focus stays where it is.
    [[nodiscard]] bool isTyping() const;

    /// Waits for the dice of an explosion.
    void explode(const omega::Explode &explode);

    /// Take back the last die, or the explosion that waits for its dice: nothing has exploded. False where there is
    /// none.
    bool takeBackDie();
    bool takeBackExplosion();

    /// Takes back the last entry that is in no journal yet; false where there is none.
    bool takeBackDraft() { return takeBackDie() || takeBackExplosion(); }

    /// Reason why no other command can be given yet: the dice of a requested explosion are not entered, and would be
    /// forgotten. Nothing where there is none.
    [[nodiscard]] std::optional<Objection> objectionTo(const OmegaCommand &command) const;

    /// Returns the desk's state beside that table. While a form takes the presses, other picks are not shown.
    [[nodiscard]] ShownState shownState(
        const OmegaViewPtr &view, const Picked &picked, const Shadings &shadings, bool past);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void giveEvent(const OmegaCommand &command);
    [[nodiscard]] Part stances();
    [[nodiscard]] Part events();
    void focusEvents();
    void renderEvents(bool acts);
    void show(std::optional<DeskForm> form);
    [[nodiscard]] Picked filledOn(const OmegaViewPtr &view, const Picked &picked) const;
    [[nodiscard]] std::optional<omega::Explode> explosionShown();
    void renderDice(bool acts);
    void renderStances();
    [[nodiscard]] bool choosesStance() const;
    [[nodiscard]] bool typeStance(const QKeyEvent &key) const;
    void giveForm();
    void enter(DeskForm form, const QString &key, const QVariant &value);
    void focusForm();
    bool giveAll(const OmegaCommands &commands);

    [[nodiscard]] bool hasEntries() const;

    [[nodiscard]] bool isForm() const { return m_view && takesClicks(); }

    [[nodiscard]] DeskFormBuilder builder();
    [[nodiscard]] DeskFormBuilder filledOut();
    [[nodiscard]] Form formNow();

    DeskPanelActions m_actions;
    QWidget *m_page;
    OmegaViewPtr m_view;
    Picked m_picked;
    bool m_acts = false;
    std::optional<DeskForm> m_form;
    /// The list of events was closed to place the pieces of one event, and others wait.
    bool m_eventsWait = false;
    /// The space that fills the form, and the table of that time.
    std::optional<Space> m_filled;
    OmegaViewPtr m_filledOn;
    /// The legend was opened automatically.
    bool m_unasked = false;
    std::vector<LegendLine> m_lines;
    Screen *m_stances;
    DicePanel *m_dice;
    Screen *m_events;
    Screen *m_legend;
    Screen *m_formShown;
    /// Entries of the forms that are not given yet.
    std::map<DeskForm, Entered> m_entered;
    /// The picks that a form is made from: it keeps references to them.
    Picked m_filledPicks;
    /// The form was opened with earlier entries.
    bool m_isUnsent = false;
};

} // namespace dossier
