#pragma once

#include "model/conquest/seen/open_values.h"
#include "views/conquest/desk/conquest_command.h"
#include "views/kit/part.h"

class QKeyEvent;

namespace dossier
{

/// The command that is due, as people fill it in by hand as long as the same is due: dice by their faces in the order
/// in which they are named, cards by name.
struct DueForm
{
    ConquestViewPtr view{};
    std::optional<ConquestCommand> command{};
    conquest::EnteredValues filling{};
    /// The name of a card, as far as it is typed.
    QString name{};
    /// The name was to be entered, and is none of the list.
    bool isRefused = false;
    /// Counts the names: the field of each is another one, so that nothing that its list of completions still writes
    /// comes into the next.
    int names = 0;
};

/// An entry and its effect: the new form, and the commands or requests that follow.
struct DueEntry
{
    DueForm form{};
    std::optional<ConquestCommand> given{};
    /// The card that is named is none of the list, and may be new.
    bool isNew = false;
};

/// Shows the due command, or nothing; the input stays as long as the same command is due.
void updateForm(DueForm &form, const ConquestViewPtr &view, const std::optional<ConquestCommand> &command);

/// Continues with the earlier input when the same command is due.
void resume(DueForm &form, const DueForm &before);

/// True while something is to be filled in.
bool isDue(const DueForm &form);

/// True while a die is still to be entered.
bool takesFaces(const DueForm &form);

/// True when dice and cards are there, and only the players can choose the token that is pushed or the alien that is
/// lost.
bool waitsForChoice(const DueForm &form);

/// True when the field holds a name that is not entered yet: then the name comes first, and nothing is drawn at
/// random.
bool holdsName(const DueForm &form);

/// Returns the filled-in command, once it is complete.
std::optional<ConquestCommand> complete(const DueForm &form);

/// Enters a face for the next die; after the last die it starts over.
DueEntry withFace(DueForm form, int face);

/// Removes the last face.
DueEntry withoutLastFace(DueForm form);

/// Names a card or a token that turned up; one that is not in the list is new, where another may turn up.
DueEntry withCard(DueForm form, const QString &text);

/// Names a card whose printed values were entered just now, if it is one of the list.
DueEntry withDescribed(DueForm form, const std::string &name);

/// Continues with a command whose printed values were entered just now. CQ-RES-10: only then is it known if Captain
/// Fantastic's dice cost an alien: the form requests the choice.
DueEntry withCommand(DueForm form, const ConquestCommand &command);

/// Chooses the token that is pushed, or the alien that is lost, by its place among them.
DueEntry withChoice(DueForm form, std::size_t chosen);

/// Handles a key: digits are the faces of due dice, and Backspace removes the last one; nothing for any other key,
/// and when nothing is due.
std::optional<DueEntry> withKey(const DueForm &form, const QKeyEvent &event);

/// Returns the key of the first field; empty when dice are typed.
QString firstField(const DueForm &form);

struct DueFormActions
{
    std::function<void(const DueEntry &entry)> enter{};
    /// Rolls and draws the missing values of the command.
    std::function<void(const ConquestCommand &command)> draw{};
    /// Says who rolls the dice from now on: the players at the table, or Dossier.
    std::function<void(bool isRolledAtTable)> rollAtTable{};
    bool isRolledAtTable = false;
};

/// Shows the form; hidden when nothing is due.
Part duePanel(const DueForm &form, const DueFormActions &actions);

} // namespace dossier
