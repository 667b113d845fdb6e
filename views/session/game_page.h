#pragma once

#include "views/kit/screen.h"
#include "views/session/shared_command.h"
#include "views/session/table_page.h"

namespace dossier
{

/// Carries out the commands that a page gives.
template <typename Command>
struct CommandActions
{
    /// With a ruling, the command is given even against a rule.
    std::function<void(const SharedCommand<Command> &, const QString &ruling)> give{};
    /// The command belongs to the one given just before: one step of undo takes both back.
    std::function<void(const SharedCommand<Command> &)> giveFollowing{};
    /// The app rolls the dice of the command; without this, people do.
    std::function<void(const SharedCommand<Command> &)> roll{};
};

/// A page on which one game is played: a table page that knows the game's types. It shows the view of a seat and gives
/// commands; it changes nothing itself.
template <typename Board, typename View, typename Command, typename Violation>
class GamePage : public TablePage
{
public:
    using ViewPtr = std::shared_ptr<const View>;
    using Given = SharedCommand<Command>;

    /// Sets what carries out the commands.
    void setCommandActions(CommandActions<Command> actions)
    {
        m_actions = std::move(actions);
        showAgain();
    }

    [[nodiscard]] const CommandActions<Command> &commandActions() const { return m_actions; }

    [[nodiscard]] const Board &board() const { return *m_board; }

    /// Shows the current table.
    void render(const ViewPtr &view)
    {
        showNow();
        m_now = view;
        present(view);
    }

    /// Shows the table after a line of the journal; nothing can be done until `render` shows the current one.
    void renderPast(const ViewPtr &view) { present(view); }

    /// Says why a command was not carried out, and offers to overrule that.
    void explain(const Violation &why, const Given &command)
    {
        noteRefused();
        if (const ViewPtr view = shownView())
            m_reason->explain(
                m_objectionTo(view, why), [this, command](const QString &reason) { m_actions.give(command, reason); });
    }

    void explainImpossible() override
    {
        noteRefused();
        TablePage::explainImpossible();
    }

protected:
    using ObjectionTo = Objection (*)(const ViewPtr &, const Violation &);

    GamePage(const JournalLists &lists, ReasonWords words, ObjectionTo objectionTo, QWidget *parent)
        : GamePage(new Board, lists, std::move(words), objectionTo, parent)
    {
    }

    /// The shown table, present or past; null between two games.
    [[nodiscard]] virtual ViewPtr shownView() const = 0;
    /// Shows a table, present or past.
    virtual void showTable(const ViewPtr &view) = 0;

    /// A command was refused, or could not be carried out.
    virtual void noteRefused() { }

    void showAgain() override
    {
        if (const ViewPtr view = shownView())
            m_past ? renderPast(view) : render(view);
    }

    [[nodiscard]] bool hasTable() const final { return shownView() != nullptr; }

    /// Renders the part that `make` returns for that seat; between two games nothing is shown.
    void renderPart(Screen &screen, const QString &seat, const std::function<Part()> &make)
    {
        screen.render(
            seat, [this, make](const Theme & /*theme*/) { return shownView() ? make() : column({}).when(false); });
    }

    /// Renders the strip at the top, which all seats may see; while people look back it is disabled.
    void renderHeader(const std::function<Part()> &make)
    {
        m_header->setEnabled(!m_past);
        renderPart(*m_header, QString(), make);
        emit possibleChanged();
    }

    /// Gives a command of the present table; a past one takes none.
    void give(const Given &command)
    {
        m_reason->dismiss();
        if (!m_past)
            m_actions.give(command, {});
    }

    void giveFollowing(const Given &command) { m_actions.giveFollowing(command); }

    /// The last current table shown, even while people look back; null before the first one of a game.
    [[nodiscard]] const ViewPtr &presentView() const { return m_now; }

    /// Makes the next table the first one of another game.
    void forgetTable() { m_now.reset(); }

    Board *m_board;

private:
    void present(const ViewPtr &view)
    {
        dismissReason();
        keepFocusWhile([this, &view] { showTable(view); });
    }

    GamePage(Board *board, const JournalLists &lists, ReasonWords words, ObjectionTo objectionTo, QWidget *parent)
        : TablePage(board, lists, std::move(words), parent)
        , m_board(board)
        , m_objectionTo(objectionTo)
    {
    }

    ViewPtr m_now;
    CommandActions<Command> m_actions;
    ObjectionTo m_objectionTo;
};

} // namespace dossier
