#pragma once

#include "model/conquest/seen/refusal.h"
#include "views/kit/part.h"

namespace dossier
{

/// Reasons why a card cannot be kept yet.
enum class CardLack : std::uint8_t
{
    Value,
    RedText,
    NoRedText,
};

/// A question to the owner of a box: the print of a card that is new or has unknown numbers, as far as it is filled
/// in.
struct CardQuestion
{
    /// The kinds that the card can be, and the one that is chosen.
    std::vector<conquest::Printed> kinds{};
    std::size_t kind = 0;
    /// Known values are corrected; the name stays.
    bool isCorrection = false;
    /// True if the card has red text, by its deck; nothing when it may have.
    std::optional<bool> redText{};
    /// The card was to be kept, and this is missing.
    std::optional<CardLack> told{};
    /// True once something was entered.
    bool isTyped = false;
};

/// Requests a card of that deck, with the values that the table's pack has. At a cooperative table an event with red
/// text belongs to the resistance, and every other to the aliens.
CardQuestion askFor(const conquest::PublicTable &table, conquest::Deck deck, const std::string &name);

/// Requests the numbers of a race.
CardQuestion askFor(const conquest::Race &race);

/// Requests the known values of a card, to be corrected.
CardQuestion askToCorrect(const conquest::Printed &printed);

/// Returns the deck of the card that a command names, and that card; nothing when it names none.
std::optional<std::pair<conquest::Deck, std::string>> cardNamedBy(
    const conquest::Command &command, const std::string &name);

/// Returns the value that is missing before the card can be kept: without one it would be requested once more, and a
/// card of another deck could not be taken.
std::optional<CardLack> lackIn(const CardQuestion &question);

/// Returns the card as filled in.
conquest::Printed printedIn(const CardQuestion &question);

/// Returns the key of the field to focus: the missing one, or else the first unknown one. A correction is read from
/// its top.
QString firstField(const CardQuestion &question);

struct CardQuestionActions
{
    Action<CardQuestion> change{};
    Action<> keep{};
    Action<> close{};
};

/// Shows the form of a question; its fields have the key "questionFields", its default button "keep".
Part cardQuestion(const CardQuestion &question, const CardQuestionActions &actions);

} // namespace dossier
