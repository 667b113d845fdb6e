#include "views/conquest/owner/card_question.h"

#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/owners_box.h"
#include "views/conquest/owner/printed_fields.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

namespace dossier
{

using namespace conquest;

namespace
{

/// Returns a card as far as a pack knows it; with its name alone when the pack knows nothing.
template <typename Card>
Printed knownOf(const Card *card, const std::string &name)
{
    if (card != nullptr)
        return Printed(*card);
    Card blank;
    blank.name = name;
    return Printed(blank);
}

/// Returns the kinds of cards in a deck, the one that the name means first.
std::vector<Printed> kindsOf(const Pack &pack, Deck deck, const std::string &name)
{
    switch (deck)
    {
    case Deck::Locations:
        return {knownOf(locationNamed(pack, name), name)};
    case Deck::Resistance:
        if (heroNamed(pack, name) != nullptr)
            return {knownOf(heroNamed(pack, name), name)};
        if (resistanceNamed(pack, name) != nullptr)
            return {knownOf(resistanceNamed(pack, name), name)};
        return {knownOf(resistanceNamed(pack, name), name), knownOf(heroNamed(pack, name), name)};
    case Deck::Stuff:
        return {knownOf(stuffNamed(pack, name), name)};
    case Deck::Technology:
        return {knownOf(technologyNamed(pack, name), name)};
    case Deck::Tokens:
        return {knownOf(tokenNamed(pack, name), name)};
    default:
        return {knownOf(eventNamed(pack, name), name)};
    }
}

struct QuestionWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::CardEntryPanel)
};

QString sentenceOf(CardLack lack)
{
    return lack == CardLack::Value
        ? QuestionWords::tr("No number of this card is entered yet: enter at least one as it is printed.")
        : lack == CardLack::RedText
        ? QuestionWords::tr("Only events with red text are the resistance’s: enter the red text, in a few words of "
                            "your own.")
        : QuestionWords::tr("In this game events with red text are the resistance’s: leave the red text empty.");
}

/// The name of a card that is corrected is not editable.
QString captionOf(const CardQuestion &question)
{
    const QString caption = QuestionWords::tr("PRINTED IN YOUR BOX");
    return question.isCorrection ? QuestionWords::tr("%1 · %2", "printed in your box, a card")
                                       .arg(caption, wording::name(question.kinds.front()))
                                 : caption;
}

Part kindChoice(const CardQuestion &question, const CardQuestionActions &actions)
{
    const QString name = QuestionWords::tr("What kind of card it is");
    return choice(QStringLiteral("kind"), name,
        {QuestionWords::tr("A resistance with a strength"), QuestionWords::tr("A hero, who adds to one")},
        static_cast<int>(question.kind),
        [question, change = actions.change](const QVariant &row)
        {
            CardQuestion next = question;
            next.kind = static_cast<std::size_t>(row.toInt());
            next.told.reset();
            change.run(next);
        })
        .withTip(name)
        .when(question.kinds.size() > 1);
}

Part questionFields(const CardQuestion &question, const CardQuestionActions &actions)
{
    const auto enter = [question, change = actions.change](const Printed &printed)
    {
        CardQuestion next = question;
        next.kinds.at(next.kind) = printed;
        next.told.reset();
        change.run(next);
    };
    return column({printedFields(question.kinds.at(question.kind), question.isCorrection, {enter, {}})
                          .keyed(QStringLiteral("card %1").arg(question.kind))})
        .keyed(QStringLiteral("questionFields"));
}

CardQuestion questionOf(std::vector<Printed> kinds, std::optional<bool> redText = {}, bool isCorrection = false)
{
    for (Printed &kind : kinds)
        kind = withRoom(std::move(kind));
    return {.kinds = std::move(kinds), .isCorrection = isCorrection, .redText = redText};
}

} // namespace

std::optional<CardLack> lackIn(const CardQuestion &question)
{
    const Printed printed = printedIn(question);
    const Unsaid unsaid = unsaidIn(printed);
    if (!question.isCorrection && unsaid.all > 0 && unsaid.left == unsaid.all)
        return CardLack::Value;
    const auto *event = get_if<EventCard>(&printed);
    if (event == nullptr || !question.redText || *question.redText == !event->redText.empty())
        return std::nullopt;
    return *question.redText ? CardLack::RedText : CardLack::NoRedText;
}

Printed printedIn(const CardQuestion &question)
{
    return withoutRoom(question.kinds.at(question.kind));
}

Part cardQuestion(const CardQuestion &question, const CardQuestionActions &actions)
{
    const QString about = question.isCorrection
        ? QuestionWords::tr("Change what differs from your card; your own box keeps it for later games.")
        : QuestionWords::tr("Dossier does not know this yet. Copy what is printed; what is left out stays unknown. "
                            "Your next games will have it, too.");
    const bool isNamed = !printedName(question.kinds.at(question.kind)).isEmpty();
    return panel({row({text(captionOf(question), Role::Caption), stretch(),
                      button({}, "icon", actions.close)
                          .with(&Button::icon, QStringLiteral("x"))
                          .keyed(QStringLiteral("close"))
                          .withTip(QuestionWords::tr("Close (Esc)"))}),
        text(about, Role::Small).wrapping(), kindChoice(question, actions), questionFields(question, actions),
        text(question.told ? sentenceOf(*question.told) : QString(), Role::Fault)
            .wrapping()
            .when(question.told.has_value()),
        button(QuestionWords::tr("Keep this card"), "primary", actions.keep)
            .keyed(QStringLiteral("keep"))
            .withTip(QuestionWords::tr("Its values are known from now on, and the game continues"))
            .disabledIf(!isNamed)
            .with(&Part::alignment, Qt::AlignRight)});
}

CardQuestion askFor(const PublicTable &table, Deck deck, const std::string &name)
{
    std::optional<bool> redText;
    if (deck == Deck::ResistanceEvents || (deck == Deck::Events && isCooperative(table)))
        redText = deck == Deck::ResistanceEvents;
    return questionOf(kindsOf(table.pack, deck, name), redText);
}

CardQuestion askFor(const Race &race)
{
    return questionOf({Printed(race)});
}

CardQuestion askToCorrect(const Printed &printed)
{
    return questionOf({printed}, {}, true);
}

QString firstField(const CardQuestion &question)
{
    const PrintedField field = question.told == CardLack::Value ? PrintedField::Value
        : question.told                                         ? PrintedField::RedText
        : question.isCorrection                                 ? PrintedField::Top
                                                                : PrintedField::Unknown;
    return keyOf(question.kinds.at(question.kind), question.isCorrection, field);
}

std::optional<std::pair<Deck, std::string>> cardNamedBy(const Command &command, const std::string &name)
{
    if (holds_alternative<Explore>(command) || holds_alternative<BeginGame>(command))
        return std::pair(Deck::Locations, name);
    if (holds_alternative<TurnUpResistance>(command))
        return std::pair(Deck::Resistance, name);
    if (holds_alternative<FightToken>(command) || holds_alternative<PlaceToken>(command)
        || holds_alternative<FightCaptain>(command))
        return std::pair(Deck::Tokens, name);
    if (holds_alternative<PlayEvent>(command) || holds_alternative<DrawEvents>(command))
        return std::pair(Deck::Events, name);
    if (holds_alternative<DrawResistanceEvent>(command))
        return std::pair(Deck::ResistanceEvents, name);
    if (holds_alternative<RollTechnology>(command))
        return std::pair(Deck::Technology, name);
    return std::nullopt;
}

} // namespace dossier
