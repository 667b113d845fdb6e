#pragma once

#include "views/conquest/desk/card_form.h"
#include "views/conquest/desk/table_selection.h"
#include "views/conquest/owner/card_question.h"

#include <QPointer>

namespace dossier
{

class Screen;

/// Goes on once the owner has said what is printed on a card.
struct AfterQuestion
{
    std::optional<ConquestCommand> command{};
    /// The form for what is due takes the name of the card.
    bool formTakes = false;
    /// The form that named the card opens again: with what is told, where no command waits, and as it was where nothing
    /// is told.
    std::optional<CardDraft> form{};
};

/// The form that is open, with what is entered in it: for cards and corrections, or a question to the owner of a box.
struct DeskDraft
{
    std::optional<CardDraft> card{};
    std::optional<CardQuestion> question{};
    AfterQuestion after{};
};

struct DeskFormActions
{
    std::function<void(const ConquestCommand &command)> give{};
    /// One act: each only where the one before was done.
    std::function<void(const std::vector<ConquestCommand> &commands)> giveAll{};
    /// A command that was refused for want of a printed number is given now.
    std::function<void(const ConquestCommand &command)> continueWith{};
    /// The form for what is due takes that card.
    std::function<void(const std::string &name)> describe{};
    /// Opens the menu of what is under way.
    std::function<void(QPoint at)> openCourse{};
    /// The command of a form is about to be given.
    std::function<void()> leave{};
    /// A form was opened or closed.
    std::function<void()> changed{};
};

/// The form that lies over an edge of the board, one at a time: for what cards do and for what is corrected, or for
/// what the owner of a box is asked once. What was entered in one whose command was refused comes back.
class DeskForms
{
public:
    /// Shows it on a screen, which it hides while none is open.
    DeskForms(Screen &screen, DeskFormActions actions);

    void render(const ConquestViewPtr &view);

    /// Opens the form for cards and corrections with what is known or was entered.
    void open(const CardDraft &draft);

    /// Opens one of that kind; after a refusal of its like with what was entered there: true then.
    bool open(CardKind kind);

    /// Asks for a printed number that a command was refused for; false where it was for anything else.
    bool asksFor(const conquest::Violation &why, const ConquestCommand &command);

    /// Asks for what is printed on a card that turned up for a command and is in no list; its form takes it.
    void askNew(const ConquestCommand &command, const QString &name);

    /// Asks for what is printed on a new event that was named in that form, which goes on with it.
    void askNew(const CardDraft &form, const QString &name);

    /// Asks for what is printed on a card that was said wrongly; nothing else goes on by it.
    void correct(const conquest::Printed &printed);

    /// Closes the form that is open.
    void close();

    /// By Escape: from what is asked of a box's owner back to the form that asked for it. False where none is open.
    bool stepBack();

    [[nodiscard]] bool isOpen() const { return m_open.card || m_open.question; }

    /// The key of the default button of the form that is open.
    [[nodiscard]] QString defaultButton() const;

    /// Leads to what is still to be entered in the form for cards; false where nothing is.
    bool leadToMissing();

    [[nodiscard]] const DeskDraft &typed() const { return m_open; }

    /// Opens the form that was open with what was entered.
    void restoreTyped(const DeskDraft &typed);

    /// Keeps what was entered in the form whose command is refused; false where it was given by anything else.
    bool keepRefused();

    /// True if the refused form names an event of a hand that has none: whose hand it is.
    [[nodiscard]] std::optional<conquest::Colour> refusedEmptyHand() const;

    /// Opens the refused form again as it was; false where another table or seat is shown by now.
    bool comeBack();

    /// Another session or seat is shown: nothing comes back.
    void forget();

private:
    void refresh();
    void ask(const CardQuestion &question, const AfterQuestion &after);
    [[nodiscard]] Part shown();
    [[nodiscard]] CardForm cardNow();
    [[nodiscard]] Parts extraButtons(const CardForm &card);
    void enter(const QString &key, const QVariant &value);
    void clearEffects();
    void giveCard();
    void keepCard();
    void giveUp();

    Screen &m_screen;
    /// The fields of the question that is shown.
    QPointer<QWidget> m_fields;
    DeskFormActions m_actions;
    ConquestViewPtr m_view;
    DeskDraft m_open;
    /// The form whose command is being given.
    std::optional<CardDraft> m_given;
    std::optional<CardDraft> m_refused;
    ConquestViewPtr m_refusedAt;
};

} // namespace dossier
