#pragma once

#include "views/kit/theme.h"
#include "views/omega/correct/correction.h"
#include "views/omega/correct/table_act.h"
#include "views/omega/desk/end_panel.h"
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

/// What opens because somebody asks for it.
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
    std::function<void(int seat, const QString &note)> noteForCommando{};
    std::function<void()> close{};
    std::function<void()> leave{};
    /// What is open changes what the board shows.
    std::function<void()> opened{};
    /// What is entered and in no journal yet, which one step back takes back first, is another than before; empty
    /// where nothing is.
    std::function<void(const QString &draft)> draftChanged{};
};

/// What opens over the board, and when: one form at a time when it is asked for, dice while they are waited for, the
/// grid of stances in its step, and the end of the game once.
class DeskPanels : public QObject
{
    Q_OBJECT

public:
    /// The page whose panels they are gives them the keys only while it is seen.
    DeskPanels(BoardDrawer *drawer, QWidget *page, DeskPanelActions actions);

    /// The table and what is picked, to do something with, or, as it stood, to look at.
    void render(const OmegaViewPtr &view, const Picked &picked, bool acts);

    /// What the legend explains, while it is open.
    void explain(const std::vector<LegendLine> &lines);

    /// Opens a form in the place of the one that is open; while one looks back, none but the legend.
    void open(DeskForm form);

    /// Opens the form for a correction of that kind, filled with that space.
    void correct(CorrectionKind kind, const std::optional<Space> &at = {});

    /// Whether a form is open that presses on the board fill: they do nothing else, and no button outside it is the
    /// default.
    [[nodiscard]] bool takesClicks() const
    {
        return m_form == DeskForm::SomethingElse || m_form == DeskForm::Correction;
    }

    /// Another session is shown: nothing that was entered or asked for in this one is left.
    void forgetDrafts();

    /// Fills it with that space.
    void fill(const std::optional<Space> &space);

    /// Opens the legend for somebody who did not ask: the next thing that is done closes it.
    void explainSigns();

    /// Closes the legend that nobody asked for.
    void dismissSigns();

    /// The form that is open, if one is.
    [[nodiscard]] std::optional<DeskForm> openForm() const { return m_form; }

    /// Closes the form that is open, or what tells of the end; false when neither was.
    bool close();

    /// Closes what changes the table: it is looked at as it stood.
    void closeForThePast()
    {
        if (m_form != DeskForm::Legend)
            show(std::nullopt);
    }

    /// The game is over, as the journal tells; or it goes on, and can end again.
    void renderEnd(const std::optional<EndText> &ending);

    /// Shows again how the game ended, once it is over.
    void showEnd();

    /// Gives the keys to the dice; false when none are waited for.
    bool takeDice();

    /// Enters the dice that lie there, or leads to what they want first; false where none are due.
    bool continueDice();

    /// Does what the open form says, or leads to it where something is missing; false when none is open.
    bool continueForm();

    /// Gives the keyboard to the commando who chooses a stance next; false when none does.
    bool takeStances();

    /// Takes a key that was typed elsewhere for the dice: a digit, or Backspace, which takes the last die back; false
    /// when none are waited for.
    bool typeDie(const QKeyEvent &key);

    /// Whether dice are waited for, or lie as they were rolled: they have the default button.
    [[nodiscard]] bool showsDice() const;

    /// Whether somebody may be typing: the keys stay where they are.
    [[nodiscard]] bool isTyping() const;

    /// Waits for the dice of an explosion.
    void explode(const omega::Explode &explode);

    /// Waits for them no longer: nothing has exploded. False where none are waited for.
    bool takeBackDie();
    bool takeBackExplosion();

    /// Takes back what was entered last and is in no journal yet; false where nothing was.
    bool takeBackDraft() { return takeBackDie() || takeBackExplosion(); }

    /// Why nothing else is done yet: the dice of an explosion that was asked for are not entered, and would be
    /// forgotten. Nothing where nothing is in the way.
    [[nodiscard]] std::optional<Objection> objectionTo(const OmegaCommand &command) const;

    /// What the desk shows beside that table. While a form takes the presses nothing else that is picked is shown.
    [[nodiscard]] ShownState shownState(
        const OmegaViewPtr &view, const Picked &picked, const Shadings &shadings, bool past);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void listen();
    void giveEvent(const OmegaCommand &command);
    void showEvents();
    void focusEvents();
    void renderEvents(bool acts);
    void show(std::optional<DeskForm> form);
    [[nodiscard]] Picked filledOn(const OmegaViewPtr &view, const Picked &picked) const;
    [[nodiscard]] std::optional<omega::Explode> explosionShown();
    void renderDice(bool acts);
    void renderStances(bool acts);
    void showStances();
    [[nodiscard]] bool typeStance(const QKeyEvent &key) const;
    void fitPanels();
    void focusEnd();
    void renderForm();
    void giveForm();
    void enter(DeskForm form, const QString &key, const QVariant &value);
    void focusForm();
    bool giveAll(const OmegaCommands &commands);

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
    /// The list of events was left to place what one of them brings, and others wait.
    bool m_eventsWait = false;
    /// The space that the form is filled with, at that table.
    std::optional<Space> m_filled;
    OmegaViewPtr m_filledOn;
    /// The legend was opened without having been asked for.
    bool m_unasked = false;
    /// Nobody has said yet who has won.
    bool m_isEndOpen = false;
    /// The end was looked at, and put away.
    bool m_isEndSeen = false;
    QWidget *m_stances;
    Screen *m_stancesShown;
    DicePanel *m_dice;
    QWidget *m_end;
    Screen *m_endShown;
    QWidget *m_events;
    Screen *m_eventsShown;
    QWidget *m_legend;
    Screen *m_legendShown;
    QWidget *m_formPanel;
    Screen *m_formShown;
    /// Entries of the forms that are not given yet.
    std::map<DeskForm, Entered> m_entered;
    /// The picks that a form is made from: it refers to them.
    Picked m_filledPicks;
    /// The form was opened with what was entered before.
    bool m_isUnsent = false;
};

} // namespace dossier
