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

/// A question to the owner of a box: what is printed on a card that is new, or whose numbers are unknown, as far as it
/// is filled in.
struct CardQuestion
{
    /// The kinds that the card can be, and the one that is chosen.
    std::vector<conquest::Printed> kinds{};
    std::size_t kind = 0;
    /// Known values are corrected; the name stays.
    bool isCorrection = false;
    /// True if the card has red text, by the deck that it comes from; none where it may.
    std::optional<bool> redText{};
    /// The card was to be kept, and this is missing.
    std::optional<CardLack> told{};
};

/// Asks for a card of that deck, with what the table's pack knows of it. At a cooperative table an event with red text
/// is the resistance's, and every other the aliens'.
CardQuestion askFor(const conquest::PublicTable &table, conquest::Deck deck, const std::string &name);

/// Asks for the numbers of a race.
CardQuestion askFor(const conquest::Race &race);

/// Asks for the values of a card that are known, to be corrected.
CardQuestion askToCorrect(const conquest::Printed &printed);

/// The deck of the card that a command names, and that card; nothing where it names none.
std::optional<std::pair<conquest::Deck, std::string>> cardNamedBy(
    const conquest::Command &command, const std::string &name);

/// The value that is missing before the card can be kept: without one it would be asked for once more, and a card of
/// another deck could not be taken.
std::optional<CardLack> lackIn(const CardQuestion &question);

/// The card as it is filled in.
conquest::Printed printedIn(const CardQuestion &question);

/// The key of the field that has the keyboard: of what is missing, or else the first that is unknown. A correction is
/// read from its top.
QString firstField(const CardQuestion &question);

struct CardQuestionActions
{
    Action<CardQuestion> change{};
    Action<> keep{};
    Action<> close{};
};

/// The form of a question; its fields have the key "questionFields", its default button "keep".
Part cardQuestion(const CardQuestion &question, const CardQuestionActions &actions);

} // namespace dossier
