#include "views/conquest/desk/card_form_names.h"

#include "model/conquest/seen/numbers.h"
#include "model/core/look_up.h"
#include "views/conquest/desk/known_effects.h"
#include "views/conquest/words/event_wording.h"
#include "views/conquest/words/names.h"
#include "views/conquest/words/sample_cards.h"
#include "views/kit/plain_text.h"

#include <algorithm>
#include <iterator>

namespace dossier
{

using namespace conquest;

namespace
{

constexpr int maxTypedLength = 60;

std::vector<std::string> abilitiesOf(const PublicTable &table, Colour player)
{
    std::vector<std::string> names;
    if (const Race *race = raceOf(table, player))
        for (const RaceAbility &ability : race->abilities)
            names.push_back(ability.name);
    return names;
}

/// Returns the printed text of the card or ability with that name; empty when there is none. An effect that a player
/// owes is of the text for players.
QString printedOn(const PublicTable &table, CardKind kind, const std::string &name)
{
    const StuffCard *stuff = kind == CardKind::Stuff ? stuffNamed(table.pack, name) : nullptr;
    if (stuff != nullptr)
        return wording::printed(stuff->text);
    const bool isPlayers = kind != CardKind::Text
        || std::ranges::any_of(
            table.pending.effects, [&](const DueEffect &due) { return due.card == name && due.player; });
    return wording::cardText(table.pack, name, isPlayers ? wording::ReadBy::Players : wording::ReadBy::Humans);
}

bool isPartOf(const conquest::View &view, const std::vector<std::string> &names, const QString &typed)
{
    return std::ranges::any_of(names,
        [&](const std::string &name) { return folded(wording::cardName(view.open, name)).contains(folded(typed)); });
}

std::optional<Command> cancelling(const CardEntry &entry)
{
    if (!entry.cancelled)
        return std::nullopt;
    const conquest::Cancellable &card = *entry.cancelled;
    const bool technology = card.deck == Deck::Technology;
    return Command(CancelCard{entry.player, entry.name, card.of, card.deck, card.card,
        technology ? std::optional(entry.own) : std::nullopt, entry.effects});
}

std::optional<Command> changedDice(const conquest::View &view, const CardEntry &entry)
{
    if (!view.open.battle)
        return std::nullopt;
    const Fight &fight = view.open.battle->fight;
    ChangeDice change{entry.name, fight.attacker, fight.opponent};
    if (!change.attacker.empty())
        change.attacker.front() = entry.own;
    // The higher of two dice counts, so both are set.
    std::ranges::fill(change.opponent, entry.other);
    return Command(change);
}

} // namespace

bool isNamed(CardKind kind)
{
    return kind != CardKind::Correction && kind != CardKind::End;
}

std::optional<Command> commandOf(const conquest::View &view, const CardEntry &entry)
{
    if (entry.kind == CardKind::Correction)
        return entry.correction ? std::optional(Command(Correct{eventOf(*entry.correction)})) : std::nullopt;
    if (entry.kind == CardKind::End)
        return Command(EndGame{{.ending = Ending::Agreed}});
    if (entry.name.empty())
        return std::nullopt;
    switch (entry.kind)
    {
    case CardKind::Event:
        return Command(PlayEvent{entry.player, entry.name, entry.effects});
    case CardKind::Ability:
        return Command(UseAbility{entry.player, entry.name, entry.effects});
    case CardKind::Stuff:
        return Command(ActivateStuff{entry.player, entry.name, entry.effects});
    case CardKind::Cancel:
        return cancelling(entry);
    case CardKind::Dice:
        return changedDice(view, entry);
    default:
        return Command(ApplyCard{entry.name, entry.effects});
    }
}

std::vector<std::string> namesFor(const conquest::View &view, Colour player, CardKind kind)
{
    const PublicTable &table = view.open;
    const PlayerInPlay &whose = inPlay(table, player);
    std::vector<std::string> names;
    const auto addAll
        = [&](const std::vector<std::string> &more) { names.insert(names.end(), more.begin(), more.end()); };
    // Of a hand that Dossier keeps, nobody but its owner can name a card.
    const auto addEvents = [&]
    {
        if (const auto *hand = lookUp(view.hands, player))
            addAll(*hand);
        else if (!table.players.keptHands.contains(player))
            addAll(namesOf(table.pack, Deck::Events, isCooperative(table)));
    };
    switch (kind)
    {
    case CardKind::Event:
        addAll(whose.immediate);
        addEvents();
        break;
    case CardKind::Stuff:
        for (const StuffInPlay &stuff : whose.stuff)
            names.push_back(stuff.card);
        break;
    case CardKind::Ability:
    case CardKind::Cancel:
    case CardKind::Dice:
        addAll(abilitiesOf(table, player));
        if (kind == CardKind::Ability)
            break;
        for (const StuffInPlay &stuff : whose.stuff)
            names.push_back(stuff.card);
        addEvents();
        break;
    case CardKind::Text:
        std::ranges::copy_if(namesOf(table.pack, Deck::Locations, isCooperative(table)), std::back_inserter(names),
            [&](const std::string &name)
            { return !printedOn(table, kind, name).isEmpty() && !onlyDescribes(table, name); });
        for (const Deck deck :
            {Deck::Resistance, Deck::Events, Deck::ResistanceEvents, Deck::Stuff, Deck::Technology, Deck::Tokens})
            addAll(namesOf(table.pack, deck, isCooperative(table)));
        for (const Colour seat : table.players.colours)
            addAll(abilitiesOf(table, seat));
        break;
    case CardKind::Correction:
    case CardKind::End:
        break;
    }
    std::ranges::sort(names);
    names.erase(std::ranges::unique(names).begin(), names.end());
    return names;
}

std::optional<Command> costOfDice(const conquest::View &view, Colour player, const std::string &name)
{
    if (const RaceAbility *ability = abilityOf(view.open, player, name))
        return ability->threat > 0 ? std::optional(Command(UseAbility{player, name, {}})) : std::nullopt;
    if (std::ranges::count(inPlay(view.open, player).stuff, name, &StuffInPlay::card) > 0)
        return Command(ActivateStuff{player, name, {}});
    const auto *hand = lookUp(view.hands, player);
    return hand != nullptr && std::ranges::count(*hand, name) > 0 ? std::optional(Command(PlayEvent{player, name, {}}))
                                                                  : std::nullopt;
}

bool mayBeNew(const conquest::View &view, Colour player, CardKind kind)
{
    const DeckInPlay *deck = lookUp(view.open.decks, Deck::Events);
    const bool known = (deck != nullptr && deck->unseen) || view.open.players.keptHands.contains(player);
    return !known && (kind == CardKind::Event || kind == CardKind::Cancel || kind == CardKind::Dice);
}

std::string nameMeant(const conquest::View &view, const std::vector<std::string> &names, const QString &typed)
{
    std::vector<std::string> meant;
    std::ranges::copy_if(names, std::back_inserter(meant),
        [&](const std::string &name) { return folded(wording::cardName(view.open, name)) == folded(typed); });
    // Of cards that only accents tell apart, the one that is typed with its accents.
    const auto exact
        = std::ranges::find(meant, typed, [&](const std::string &name) { return wording::cardName(view.open, name); });
    return exact != meant.end() ? *exact : meant.empty() ? std::string() : meant.front();
}

bool isOfNoList(const conquest::View &view, Colour player, CardKind kind, const std::vector<std::string> &names,
    const QString &typed)
{
    return isNamed(kind) && !typed.isEmpty() && !isPartOf(view, names, typed) && !mayBeNew(view, player, kind);
}

QString sentencesOf(const PublicTable &table, const std::vector<Effect> &effects)
{
    QStringList all;
    for (const Effect &effect : effects)
        all << wording::sentence(table, effect);
    return all.join(QLatin1Char('\n'));
}

QString doneWith(CardKind kind, const QString &card)
{
    using enum CardKind;
    if (!card.isEmpty() && kind == Event)
        return CardFormWords::tr("Play %1", "a card").arg(card);
    if (!card.isEmpty() && (kind == Ability || kind == Stuff))
        return CardFormWords::tr("Use %1", "a card").arg(card);
    if (!card.isEmpty() && kind == Text)
        return CardFormWords::tr("Resolve %1", "a card").arg(card);
    return nameOf(kind);
}

QString textFor(const conquest::View &view, Colour player, CardKind kind, const std::vector<std::string> &names,
    const QString &typed)
{
    const bool isNew = mayBeNew(view, player, kind);
    if (typed.isEmpty() || isPartOf(view, names, typed))
        return printedOn(view.open, kind, nameMeant(view, names, typed));
    const QString card = singleLine(typed, maxTypedLength);
    return isNew
        ? CardFormWords::tr("“%1” is not in the list: say once what is printed on it, then it is played.", "a card")
              .arg(card)
        : CardFormWords::tr(
              "“%1” is not in the list. What it does can be entered with “Correct the table” (Ctrl+T).", "a card")
              .arg(card);
}

} // namespace dossier
