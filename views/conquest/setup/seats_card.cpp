#include "model/conquest/seen/owners_box.h"
#include "views/conquest/owner/sheet_fields.h"
#include "views/conquest/setup/setup_cards.h"
#include "views/conquest/words/names.h"
#include "views/conquest/words/sample_cards.h"
#include "views/kit/plain_text.h"
#include "views/session/names_note.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

using namespace conquest;

struct SeatsWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::ConquestSeatsCard)
};

constexpr int maxSeats = 4;
constexpr int maxStrength = 20;

QString keyAt(const char *field, std::size_t seat)
{
    return QLatin1String(field) + QString::number(seat);
}

Part packChoice(const Pack &pack, const ConquestWish &wish, const SeatsActions &actions)
{
    // Values that are typed on this page are known from now on.
    const Unsaid unsaid = unsaidIn(packWith(wish, pack));
    const QString hint = wish.sample
        ? SeatsWords::tr("Made-up cards that are complete: Dossier draws, deals and rolls everything.")
        : SeatsWords::tr(
              "The cards are drawn at the table and entered by name. Dossier does not know %1 of %2 values: it asks "
              "for them here or when the card turns up, unless you fill them in before.")
              .arg(unsaid.left)
              .arg(unsaid.all);
    return column(
        {row({radios(QStringLiteral("pack"), SeatsWords::tr("Cards"),
                  {SeatsWords::tr("Sample cards"), SeatsWords::tr("My box")}, wish.sample ? 0 : 1,
                  [choose = actions.choosePack](const QVariant &box) { choose.run(box.toInt() == 0); })
                  .with(&Field::tips,
                      QStringList{SeatsWords::tr("A small made-up set of cards that comes with Dossier"),
                          SeatsWords::tr("The cards of your own box; Dossier asks for what it does not "
                                         "know when it is needed")})
                  .stretched(),
             button(SeatsWords::tr("Fill in my box…"), "secondary", actions.openBox)
                 .withTip(SeatsWords::tr("Enter what is printed on your cards, once for all games (Ctrl+Shift+B)"))
                 .with(&Part::alignment, Qt::AlignBottom)}),
            text(hint, Role::Small).wrapping()})
        .spaced(10);
}

Part modeChoice(const ConquestWish &wish, const SeatsActions &actions)
{
    const std::size_t players = wish.players.colours.size();
    const QString hint = wish.players.mode == Mode::Competitive
        ? SeatsWords::tr("Two to four players against each other: whoever first has 8 terror wins.")
        : SeatsWords::tr("One to four players together need %1 terror before the Super Cannon fires.").arg(8 * players);
    const auto choose = [players, chosen = actions.choosePlayers](const QVariant &mode)
    { chosen.run(static_cast<Mode>(mode.toInt()), static_cast<int>(players)); };
    return column(
        {radios(QStringLiteral("mode"), SeatsWords::tr("Game"),
             {wording::name(Mode::Competitive), wording::name(Mode::Cooperative), wording::name(Mode::Brutal)},
             static_cast<int>(wish.players.mode), choose)
                .with(&Field::tips,
                    QStringList{SeatsWords::tr("Against each other: the first with 8 terror wins"),
                        SeatsWords::tr("Together against the humans, with the usual sheet"),
                        SeatsWords::tr("Together against the humans, with the harder sheet")}),
            text(hint, Role::Small).wrapping()})
        .spaced(10);
}

Part playersRow(const ConquestWish &wish, const SeatsActions &actions)
{
    const auto choose = [mode = wish.players.mode, chosen = actions.choosePlayers](const QVariant &players)
    { chosen.run(mode, players.toInt()); };
    return row({text(SeatsWords::tr("Players"), Role::Strong),
        field(QStringLiteral("players"), SeatsWords::tr("Number of players"),
            static_cast<int>(wish.players.colours.size()), choose)
            .with(&Field::min, wish.players.mode == Mode::Competitive ? 2 : 1)
            .with(&Field::max, maxSeats)
            .withTip(SeatsWords::tr("How many play; seats go clockwise")),
        stretch(),
        button(SeatsWords::tr("Draw races again"), "secondary", actions.drawRaces)
            .withTip(SeatsWords::tr("Give every player another race at random"))});
}

Part colourChoice(const ConquestWish &wish, std::size_t seat, const SeatsActions &actions)
{
    QStringList colours;
    for (int colour = 0; colour < maxSeats; ++colour)
        colours << wording::name(static_cast<Colour>(colour));
    return choice(keyAt("colour", seat), SeatsWords::tr("Colour of seat %1").arg(seat + 1), colours,
        static_cast<int>(wish.players.colours[seat]), [wish, seat, change = actions.change](const QVariant &colour)
        { change.run(withColour(wish, seat, static_cast<Colour>(colour.toInt()))); })
        .withTip(SeatsWords::tr("The colour of the saucers played at this seat; if another seat has it, the two swap"));
}

/// Returns the row of a player's race in the pack; -1 without a race.
int rowOfRace(const Pack &pack, const ConquestWish &wish, Colour player)
{
    const auto taken = wish.races.find(player);
    const auto at
        = taken == wish.races.end() ? pack.races.end() : std::ranges::find(pack.races, taken->second.name, &Race::name);
    return at == pack.races.end() ? -1 : static_cast<int>(at - pack.races.begin());
}

Part raceChoice(const Pack &pack, const ConquestWish &wish, std::size_t seat, const SeatsActions &actions)
{
    const Colour player = wish.players.colours[seat];
    QStringList races;
    for (const Race &race : pack.races)
        races << singleLine(wording::printed(race.name));
    return choice(keyAt("race", seat), SeatsWords::tr("Race of %1").arg(wording::name(player)), races,
        rowOfRace(pack, wish, player), [pack, wish, player, change = actions.change](const QVariant &race)
        { change.run(withRace(wish, pack, player, pack.races[static_cast<std::size_t>(race.toInt())].name)); })
        .withTip(SeatsWords::tr("Drawn at random; choose another if you drew cards at the table"))
        .stretched(2);
}

Part playerField(const ConquestWish &wish, std::size_t seat, const SeatsActions &actions)
{
    const Colour player = wish.players.colours[seat];
    const auto known = wish.names.find(player);
    return field(keyAt("player", seat), SeatsWords::tr("Who plays %1").arg(wording::name(player)),
        known == wish.names.end() ? QString() : known->second,
        [wish, player, change = actions.change](const QVariant &name)
        {
            ConquestWish next = wish;
            next.names[player] = name.toString();
            change.run(next);
        })
        .with(&Field::placeholder, SeatsWords::tr("Who plays"))
        .with(&Field::max, maxNameLength)
        .withTip(SeatsWords::tr("A name for the journal and the report; it may stay empty"))
        .stretched();
}

Part handCheck(const ConquestWish &wish, std::size_t seat, const SeatsActions &actions)
{
    const Colour player = wish.players.colours[seat];
    const QString who = wording::name(player);
    return field(keyAt("hand", seat), SeatsWords::tr("Dossier keeps the cards of %1").arg(who),
        wish.players.keptHands.contains(player),
        [wish, player, change = actions.change](const QVariant &isKept)
        {
            ConquestWish next = wish;
            if (isKept.toBool())
                next.players.keptHands.insert(player);
            else
                next.players.keptHands.erase(player);
            change.run(next);
        })
        .with(&Field::around, SeatsWords::tr("Dossier keeps the cards"))
        .withTip(SeatsWords::tr("On: Dossier deals %1’s event cards and shows them to that player alone. Off: the "
                                "cards are on the table, and Dossier counts them.")
                .arg(who));
}

/// Shows the numbers of a race that the pack does not know.
Parts raceNumbers(const Pack &pack, const ConquestWish &wish, std::size_t seat, const SeatsActions &actions)
{
    const Colour player = wish.players.colours[seat];
    const int row = rowOfRace(pack, wish, player);
    const bool isAsked = row >= 0
        && (!pack.races[static_cast<std::size_t>(row)].strength
            || !pack.races[static_cast<std::size_t>(row)].intelligence);
    if (!isAsked)
        return {};
    const Race &race = wish.races.at(player);
    const QString name = singleLine(wording::printed(race.name));
    const auto enter = [wish, player, change = actions.change](std::optional<int> Race::*member)
    {
        return [wish, player, change, member](std::optional<int> number)
        {
            ConquestWish next = wish;
            next.races.at(player).*member = number;
            change.run(next);
        };
    };
    const QString tip = SeatsWords::tr("Printed on the race’s sheet");
    return {printedNumber(keyAt("strength", seat), SeatsWords::tr("Strength of %1").arg(name),
                SeatsWords::tr("Strength %1"), race.strength, maxStrength, enter(&Race::strength))
                .withTip(tip),
        printedNumber(keyAt("intelligence", seat), SeatsWords::tr("Intelligence of %1").arg(name),
            SeatsWords::tr("Intelligence %1"), race.intelligence, maxStrength, enter(&Race::intelligence))
            .withTip(tip)};
}

Part seatRows(const Pack &pack, const ConquestWish &wish, std::size_t seat, const SeatsActions &actions)
{
    const QString caption = SeatsWords::tr("Seat %1").arg(seat + 1);
    const std::size_t seats = wish.players.colours.size();
    const auto moveUp = [wish, seat, change = actions.change] { change.run(withSeatsSwapped(wish, seat, seat - 1)); };
    Parts second{
        text({}, Role::Strong).with(&Text::reserved, std::vector{caption}), handCheck(wish, seat, actions), stretch()};
    std::ranges::move(raceNumbers(pack, wish, seat, actions), std::back_inserter(second));
    return column({row({text(caption, Role::Strong), colourChoice(wish, seat, actions),
                           raceChoice(pack, wish, seat, actions), playerField(wish, seat, actions),
                           button(SeatsWords::tr("Move up"), "offer", moveUp)
                               .with(&Button::icon, QStringLiteral("up"))
                               .keyed(keyAt("swap", seat))
                               .withTip(SeatsWords::tr("%1 changes places with the seat above")
                                       .arg(wording::name(wish.players.colours[seat])))
                               .disabledIf(seat == 0)
                               .when(seats > 1)})
                          .spaced(8),
                      row(std::move(second)).spaced(8)})
        .spaced(6)
        .keyed(keyAt("seat", seat));
}

} // namespace

Part seatsCard(const Pack &pack, const ConquestWish &wish, const SeatsActions &actions)
{
    Parts all{text(SeatsWords::tr("Mode and players"), Role::Caption), packChoice(pack, wish, actions),
        modeChoice(wish, actions), playersRow(wish, actions)};
    for (std::size_t seat = 0; seat < wish.players.colours.size(); ++seat)
        all.push_back(seatRows(pack, wish, seat, actions));
    all.push_back(namesNote());
    all.push_back(text(SeatsWords::tr("Seats go clockwise around the board. Cards that Dossier keeps are seen by their "
                                      "owner alone."),
        Role::Small)
            .wrapping());
    return formCard(std::move(all));
}

} // namespace dossier
