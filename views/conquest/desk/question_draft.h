#pragma once

#include "views/conquest/desk/card_form.h"
#include "views/conquest/desk/conquest_command.h"
#include "views/conquest/owner/card_question.h"

#include <functional>
#include <optional>

namespace dossier
{

/// Continuation once the owner has entered the print of a card.
struct AfterQuestion
{
    std::optional<ConquestCommand> command{};
    /// The form for the due command takes the name of the card.
    bool formTakes = false;
    /// The form that named the card, to be opened again: with the new values when no command waits, and unchanged
    /// when none were entered.
    std::optional<CardDraft> form{};
};

/// Commands as the texts that the journal keeps, by the layer that reads and writes them. `read` returns nothing for
/// any other text.
struct CommandTexts
{
    std::function<QString(const conquest::Command &command)> write{};
    std::function<std::optional<conquest::Command>(const QString &text)> read{};
};

/// Returns a question to the owner, as far as it is filled in, and what comes after it as one text; empty where
/// commands cannot be written.
QString textOf(const CardQuestion &question, const AfterQuestion &after, const CommandTexts &commands);

/// Returns the question of such a text; nothing for any other text.
std::optional<std::pair<CardQuestion, AfterQuestion>> questionOf(const QString &text, const CommandTexts &commands);

} // namespace dossier
