#include "views/conquest/words/event_wording.h"

#include "views/conquest/words/event_chapters.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ConquestEvents
{
    Q_DECLARE_TR_FUNCTIONS(ConquestEvents)
};

using conquest::PublicTable;

QString cardsOf(const QStringList &all)
{
    return all.join(QStringLiteral(", "));
}

/// Players with a value each: "Green 4, Blue D6".
template <typename Value, typename Say>
QString ofEach(const std::map<conquest::Colour, Value> &values, const Say &say)
{
    QStringList all;
    for (const auto &[player, value] : values)
        all << QStringLiteral("%1 %2").arg(name(player), say(value));
    return cardsOf(all);
}

/// Events in sentences, one after another; those of battles are a chapter of their own.
class EventSentences : public ConquestBattleSentences
{
public:
    using ConquestBattleSentences::ConquestBattleSentences;
    using ConquestBattleSentences::operator();

    /// What cards can make happen, too.
    template <typename E>
        requires(conquest::Effect::indexOf<E>() < conquest::Effect::count)
    QString operator()(const E &event) const
    {
        return sentence(table(), conquest::Effect(event));
    }

    // --- Set-up ---

    QString operator()(const conquest::PlayersChosen &event) const
    {
        return ConquestEvents::tr("%1: %2", "a mode, players")
            .arg(name(event.players.mode), names(event.players.colours));
    }

    QString operator()(const conquest::OptionsChosen & /*event*/) const
    {
        return ConquestEvents::tr("The table’s options are chosen");
    }

    QString operator()(const conquest::Described &event) const
    {
        return ConquestEvents::tr("Values entered: %1", "a card").arg(name(event.printed));
    }

    QString operator()(const conquest::SheetDescribed &event) const
    {
        return event.brutal ? ConquestEvents::tr("Values entered: the brutal side of the resistance sheet")
                            : ConquestEvents::tr("Values entered: the standard side of the resistance sheet");
    }

    QString operator()(const conquest::TouchingSaid &event) const
    {
        return (event.touch ? ConquestEvents::tr("%1 and %2 are adjacent", "two spaces")
                            : ConquestEvents::tr("%1 and %2 are not adjacent", "two spaces"))
            .arg(at(event.border.first), at(event.border.second));
    }

    QString operator()(const conquest::RaceTaken &event) const
    {
        return ConquestEvents::tr("Race of %1: %2", "a player, a race")
            .arg(name(event.player), raceName(table(), event.race));
    }

    QString operator()(const conquest::TokensPut &event) const
    {
        return ConquestEvents::tr("Tokens placed: %1", "a section").arg(sectionName(table(), event.section));
    }

    // --- The round ---

    QString operator()(const conquest::RoundBegan &event) const
    {
        return ConquestEvents::tr("Round %1 begins").arg(event.round);
    }

    QString operator()(const conquest::TokensTakenBack &event) const
    {
        return ConquestEvents::tr("%1 takes back all command tokens").arg(name(event.player));
    }

    QString operator()(const conquest::TokenChosen &event) const
    {
        return ConquestEvents::tr("%1 chooses command token %2", "a player, a token")
            .arg(name(event.player), name(event.token));
    }

    QString operator()(const conquest::TokenLaid &event) const
    {
        return ConquestEvents::tr("%1 has chosen a command token").arg(name(event.player));
    }

    QString operator()(const conquest::TokensRevealed &event) const
    {
        return ConquestEvents::tr("Command tokens: %1", "players with a token each")
            .arg(ofEach(event.tokens, [](conquest::CommandToken token) { return name(token); }));
    }

    QString operator()(const conquest::PointsRolled &event) const
    {
        return event.offered ? ConquestEvents::tr("%1 rolls a 1 and may roll again").arg(name(event.player))
                             : ConquestEvents::tr("%1 rolls action points: %2", "a player, a number")
                                   .arg(name(event.player), QString::number(event.face));
    }

    QString operator()(const conquest::FirstTied &event) const
    {
        return ConquestEvents::tr("Tied for the first turn: %1", "players").arg(names(event.players));
    }

    QString operator()(const conquest::FirstRolled &event) const
    {
        return ConquestEvents::tr("Rolled for the first turn: %1", "players with a die each")
            .arg(ofEach(event.faces, [](int face) { return QString::number(face); }));
    }

    QString operator()(const conquest::FirstChosen &event) const
    {
        return ConquestEvents::tr("%1 goes first").arg(name(event.player));
    }

    QString operator()(const conquest::TurnBegan &event) const
    {
        return ConquestEvents::tr("%1’s turn begins").arg(name(event.player));
    }

    QString operator()(const conquest::PhaseBegan &event) const
    {
        return ConquestEvents::tr("%1 begins", "a phase").arg(name(event.phase));
    }

    QString operator()(const conquest::TurnEnded &event) const
    {
        return ConquestEvents::tr("%1’s turn ends").arg(name(event.player));
    }

    // --- Cards ---

    QString operator()(const conquest::EventsDrawn &event) const
    {
        return ConquestEvents::tr("%1 draws: %2", "a player, cards")
            .arg(name(event.player),
                event.cards.empty() ? QStringLiteral("–") : cardsOf(cardNames(table(), event.cards)));
    }

    QString operator()(const conquest::HandDrawn &event) const
    {
        const QString number = QString::number(event.number);
        if (event.immediate.empty())
            return ConquestEvents::tr("%1 draws events: %2", "a player, how many").arg(name(event.player), number);
        return ConquestEvents::tr("%1 draws events: %2; played immediately: %3", "a player, how many, cards")
            .arg(name(event.player), number, cardsOf(cardNames(table(), event.immediate)));
    }

    QString operator()(const conquest::EventPlayed &event) const
    {
        return ConquestEvents::tr("%1 plays %2", "a player, a card").arg(name(event.player), card(event.card));
    }

    QString operator()(const conquest::HandShown &event) const
    {
        return ConquestEvents::tr("%1 shows the hand: %2", "a player, cards")
            .arg(name(event.player),
                event.cards.empty() ? QStringLiteral("–") : cardsOf(cardNames(table(), event.cards)));
    }

    QString operator()(const conquest::AbilityUsed &event) const
    {
        return ConquestEvents::tr("%1 uses %2", "a player, an ability").arg(name(event.player), card(event.ability));
    }

    QString operator()(const conquest::CardApplied &event) const
    {
        return ConquestEvents::tr("In effect: %1", "a card").arg(card(event.by));
    }

    QString operator()(const conquest::CancelTried &event) const
    {
        const QString text = ConquestEvents::tr("%1 cancels %2 by %3", "a player, two cards")
                                 .arg(name(event.player), card(event.card), card(event.by));
        if (!event.face)
            return text;
        return (*event.face >= 4 ? ConquestEvents::tr("%1: roll %2, cancelled", "who cancels what, a die")
                                 : ConquestEvents::tr("%1: roll %2, not cancelled", "who cancels what, a die"))
            .arg(text, QString::number(*event.face));
    }

    QString operator()(const conquest::DeckShuffled &event) const
    {
        return ConquestEvents::tr("The discards are shuffled in again: %1", "a deck").arg(name(event.deck));
    }

    // --- The end ---

    QString operator()(const conquest::WinClaimed &event) const
    {
        return ConquestEvents::tr("%1 wins by %2, unless somebody cancels it", "a player, a card")
            .arg(name(event.player), card(event.by));
    }

    QString operator()(const conquest::WinLet &event) const
    {
        return ConquestEvents::tr("%1 cancels nothing").arg(name(event.player));
    }

    QString operator()(const conquest::WinFailed & /*event*/) const
    {
        return ConquestEvents::tr("The winning card is cancelled: the game goes on");
    }

    QString operator()(const conquest::GameEnded &event) const { return sentence(event.outcome); }

    QString operator()(const conquest::RulingMade & /*event*/) const { return {}; }

    QString operator()(const conquest::SecretRulingMade & /*event*/) const
    {
        return ConquestEvents::tr("Decided in secret");
    }
};

} // namespace

QString sentence(const PublicTable &table, const conquest::Event &event)
{
    return visit(EventSentences(table), event);
}

} // namespace dossier::wording
