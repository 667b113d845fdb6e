#pragma once

#include "views/conquest/desk/question_draft.h"
#include "views/conquest/desk/table_selection.h"

#include <QPointer>

namespace dossier
{

class Screen;

/// The open form with its input: for cards and corrections, or a question to the owner of a box.
struct DeskDraft
{
    std::optional<CardDraft> card{};
    std::optional<CardQuestion> question{};
    AfterQuestion after{};
};

/// A list of the form in which a press on the board chooses, by its key, and the spaces that can be pressed.
struct SpacesToPress
{
    QString field{};
    std::vector<conquest::Place> spaces{};
};

struct DeskFormActions
{
    std::function<void(const ConquestCommand &command)> give{};
    /// Gives several commands as one act: each only if the one before was accepted.
    std::function<void(const std::vector<ConquestCommand> &commands)> giveAll{};
    /// Plays an event that others may cancel; its effects are due then.
    std::function<void(const conquest::PlayEvent &event)> announce{};
    /// A command that was refused for want of a printed number is given now.
    std::function<void(const ConquestCommand &command)> continueWith{};
    /// The form for the due command takes that card.
    std::function<void(const std::string &name)> describe{};
    /// Opens the menu of the round, the phase and the battle under way.
    std::function<void(QPoint at)> openCourse{};
    /// The command of a form is about to be given.
    std::function<void()> leave{};
    /// A form was opened or closed.
    std::function<void()> changed{};
    /// Entries of a form have changed.
    std::function<void()> typed{};
};

/// The form over an edge of the board, one at a time: for effects of cards and corrections, or for a one-time
/// question to the owner of a box. The input of a form whose command was refused comes back.
class DeskForms
{
public:
    /// Shows it on a screen, which it hides while none is open.
    DeskForms(Screen &screen, DeskFormActions actions);

    void render(const ConquestViewPtr &view);

    /// Opens the form for cards and corrections with the known or entered values.
    void open(const CardDraft &draft);

    /// Opens a form of that kind; after a refusal of the same kind with the input of that form, and then returns
    /// true.
    bool open(CardKind kind);

    /// Requests the printed number for lack of which a command was refused; false when it was refused for another
    /// reason.
    bool asksFor(const conquest::Violation &why, const ConquestCommand &command);

    /// Requests the print of a card that turned up for a command and is in no list; the command's form takes it.
    void askNew(const ConquestCommand &command, const QString &name);

    /// Requests the print of a new event that was named in that form, which then continues with it.
    void askNew(const CardDraft &form, const QString &name);

    /// Requests the print of a card that was entered wrongly; nothing else depends on it.
    void correct(const conquest::Printed &printed);

    /// Closes the form that is open.
    void close();

    /// Handles Escape: goes from a question to the owner back to the form that opened it. False when no form is open.
    bool stepBack();

    [[nodiscard]] bool isOpen() const { return m_open.card || m_open.question; }

    /// Returns the key of the default button of the form that is open.
    [[nodiscard]] QString defaultButton() const;

    /// Enters a space of the board, or the only alien there, in the open form for cards; false where nothing there is
    /// asked for.
    bool fill(conquest::Place place);

    /// Returns the list that waits for a press on the board; nothing while none does.
    [[nodiscard]] const std::optional<SpacesToPress> &spacesToPress() const { return m_spacesToPress; }

    /// Leads to the missing values in the form for cards; false when none are missing.
    bool leadToMissing();

    [[nodiscard]] const DeskDraft &typed() const { return m_open; }

    /// Returns the entries of the open form for cards as a text; empty while nothing is entered.
    [[nodiscard]] QString draft() const;

    /// Opens that form again, unless another one is open; ignores a text that is none of these.
    void setDraft(const QString &draft);

    /// Returns the entries of the open question to the owner as a text; empty while nothing is entered.
    [[nodiscard]] QString questionDraft() const;

    /// Opens that question again, as `setDraft` does a form.
    void setQuestionDraft(const QString &draft);

    /// Sets how commands become texts; without it questions have no drafts.
    void setCommandTexts(CommandTexts texts) { m_texts = std::move(texts); }

    /// Reopens a form with its input.
    void restoreTyped(const DeskDraft &typed);

    /// Keeps the input of the form whose command was refused; false when the command came from elsewhere.
    bool keepRefused();

    /// Opens the refused form again as it was; false when another table or seat is shown by now.
    bool comeBack();

    /// Another session or seat is shown: no earlier form comes back.
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
    void giveBare();
    void keepCard();
    void giveUp();

    Screen &m_screen;
    /// The fields of the question that is shown.
    QPointer<QWidget> m_fields;
    DeskFormActions m_actions;
    CommandTexts m_texts;
    ConquestViewPtr m_view;
    DeskDraft m_open;
    std::optional<SpacesToPress> m_spacesToPress;
    /// The form whose command is being given.
    std::optional<CardDraft> m_given;
    std::optional<CardDraft> m_refused;
    ConquestViewPtr m_refusedAt;
};

} // namespace dossier
