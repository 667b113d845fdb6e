#include "views/conquest/desk/player_card.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/board/hex_painter.h"
#include "views/conquest/words/names.h"
#include "views/conquest/words/sample_cards.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>

namespace dossier
{

using namespace conquest;

namespace
{

/// From this number of players on, cards are tight, so that all are visible together on a laptop.
constexpr std::size_t tightPlayers = 4;
constexpr int usualPips = 3;
constexpr int personLength = 10;
/// Maximum length of a race's name on a tight card.
constexpr int raceLength = 16;

struct PlayerWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PlayerCard)
};

QString numberOrDash(const std::optional<int> &number)
{
    return number ? QString::number(*number) : QStringLiteral("–");
}

/// Source data of the card's parts.
struct Facts
{
    const View &seen;
    const PublicTable &table;
    Colour player;
    const PlayerInPlay &inPlay;
    const Race *race;
    QString person;
    QColor color;
    const PlayerActions &actions;

    [[nodiscard]] QString name() const { return wording::name(player); }

    [[nodiscard]] QString raceName() const { return wording::raceName(table, inPlay.race); }

    [[nodiscard]] bool isTight() const { return table.players.colours.size() >= tightPlayers; }

    [[nodiscard]] int gap() const { return isTight() ? 1 : 3; }

    /// Corrects a value to the count that was entered.
    [[nodiscard]] Action<int> correction(std::function<Event(int count)> event) const
    {
        return [give = actions.give, event = std::move(event)](int count)
        { give(makeConquestCommand(Correct{event(count)})); };
    }
};

Part nameAndTerror(const Facts &facts)
{
    const PublicTable &table = facts.table;
    // Until the points of a round are known, the first player of the last round means nothing.
    const bool isFirst = table.first == facts.player && table.clock.phase != Phase::Command;
    const QString right = PlayerWords::tr("Right click: correct who is first and whose turn it is");
    const int terror = terrorOf(table, facts.player);
    return row({text(isFirst ? PlayerWords::tr("%1 · first", "a player").arg(facts.name()) : facts.name(), Role::Strong)
                       .with(&Text::color, facts.color)
                       .withTip(facts.person.isEmpty()
                               ? right
                               : PlayerWords::tr("%1. %2", "who plays, what can be done").arg(facts.person, right)),
                   stretch(),
                   text(isCooperative(table) ? PlayerWords::tr("terror %1").arg(terror)
                                             : PlayerWords::tr("terror %1 of %2").arg(terror).arg(terrorWanted(table)),
                       Role::Strong)})
        .spaced(facts.gap());
}

QString strengthOf(const Facts &facts)
{
    return numberOrDash(facts.race != nullptr ? facts.race->strength : std::nullopt);
}

QString intelligenceOf(const Facts &facts)
{
    return numberOrDash(facts.race != nullptr ? facts.race->intelligence : std::nullopt);
}

QString numbersTip()
{
    return PlayerWords::tr("Strength of each alien, and intelligence: the size of the hand");
}

/// A tight card has room for one name. The race's name is on the landing site, too.
QString raceText(const Facts &facts)
{
    const QString person = singleLine(facts.person, personLength);
    if (facts.isTight())
        return PlayerWords::tr("%1 · %2/%3", "who plays or a race, strength, intelligence")
            .arg(person.isEmpty() ? singleLine(facts.raceName(), raceLength) : person, strengthOf(facts),
                intelligenceOf(facts));
    return person.isEmpty() ? facts.raceName()
                            : PlayerWords::tr("%1 · %2", "who plays, a race").arg(person, facts.raceName());
}

Part raceAndHand(const Facts &facts)
{
    const QString whole = facts.person.isEmpty()
        ? facts.raceName()
        : PlayerWords::tr("%1 · %2", "who plays, a race").arg(facts.person, facts.raceName());
    const bool isHidden = !isCooperative(facts.table) && !facts.seen.hands.contains(facts.player);
    return row(
        {text(raceText(facts), Role::Small)
                .wrapping()
                .stretched()
                .withTip(
                    PlayerWords::tr("%1. %2", "who plays or a race, what its numbers are").arg(whole, numbersTip())),
            button(PlayerWords::tr("hand %1", "number of cards").arg(facts.inPlay.hand), "offer",
                [open = facts.actions.openHand, player = facts.player] { open(player); })
                .keyed(QStringLiteral("hand"))
                .withTip(isHidden
                        ? PlayerWords::tr("%1 looks at their cards: Dossier covers the screen first").arg(facts.name())
                        : PlayerWords::tr("Cards in hand: play or discard one"))})
        .spaced(facts.gap());
}

/// Shows a caption at the left, its value at the right.
Part captioned(const QString &caption, Part value)
{
    return row({text(caption, Role::Dim), stretch(), std::move(value)}).spaced(1);
}

Part actionPoints(const Facts &facts)
{
    const int points = facts.inPlay.points.left.value_or(0);
    const int had = std::max(facts.inPlay.points.had, points);
    return captioned(had > 0 ? PlayerWords::tr("Action points") : PlayerWords::tr("Action points: none"),
        pips(PipKind::Adrenaline, points, had,
            PlayerWords::tr("Action points of %1: %2").arg(facts.name(), QString::number(points)),
            facts.correction(
                [player = facts.player, points](int count) { return PointsChanged{player, count - points}; }))
            .withTip(PlayerWords::tr("%n left; click to correct", nullptr, points)));
}

/// Saucers on the board and in the reserve. Other figures have no sign.
Part saucers(const Facts &facts)
{
    int onBoard = 0;
    int reserve = 0;
    int allies = 0;
    for (const auto &[number, alien] : facts.inPlay.aliens)
        ++(!alien.card.empty() ? allies : alien.at ? onBoard : reserve);
    const QString tip = PlayerWords::tr("%1 on the board, %2 in the reserve").arg(onBoard).arg(reserve);
    return captioned(
        allies > 0 ? PlayerWords::tr("Saucers, and %n other figure(s)", nullptr, allies) : PlayerWords::tr("Saucers"),
        text(QString(onBoard, QChar(u'●')) + QString(reserve, QChar(u'○')))
            .with(&Text::color, facts.color)
            .withTip(tip)
            .named(tip));
}

Part threatTokens(const Facts &facts)
{
    const int threat = facts.inPlay.threat;
    return captioned(PlayerWords::tr("Threat tokens"),
        pips(PipKind::Wounds, threat, std::max(threat, usualPips),
            PlayerWords::tr("Threat tokens of %1: %2").arg(facts.name(), QString::number(threat)),
            facts.correction(
                [player = facts.player, threat](int count) { return ThreatChanged{player, count - threat}; }))
            .withTip(PlayerWords::tr("%n threat token(s); click to correct", nullptr, threat)));
}

Part commandTokens(const Facts &facts)
{
    QStringList tokens;
    for (const CommandToken token : facts.inPlay.atHand)
        tokens << wording::name(token);
    const auto &played = facts.inPlay.points.token;
    return text(played ? PlayerWords::tr("Token %1 played · at hand: %2", "command tokens")
                             .arg(wording::name(*played), tokens.join(QStringLiteral(", ")))
                       : PlayerWords::tr("Tokens at hand: %1", "command tokens").arg(tokens.join(QStringLiteral(", "))),
        Role::Small)
        .wrapping()
        .withTip(PlayerWords::tr("Command tokens: the one in play, and those at hand"))
        .when(!isCooperative(facts.table));
}

Part abilitiesAndStuff(const Facts &facts)
{
    Parts buttons;
    const auto add = [&](const std::string &name, const QString &words, const QString &tip, bool isStuff)
    {
        buttons.push_back(button(words, "offer",
            [use = facts.actions.useByName, player = facts.player, name, isStuff] { use(player, name, isStuff); })
                .keyed(QString::fromStdString(name))
                .withTip(tip));
    };
    const PublicTable &table = facts.table;
    for (const RaceAbility &ability : facts.race != nullptr ? facts.race->abilities : std::vector<RaceAbility>{})
    {
        const QString name = wording::cardName(table, ability.name);
        // CQ-RACE-1: one that is always on is not used.
        if (ability.threat == 0)
        {
            buttons.push_back(chip(name, ChipTone::Later)
                    .keyed(QString::fromStdString(ability.name))
                    .withTip(PlayerWords::tr("Always on: %1").arg(wording::printed(ability.text))));
            continue;
        }
        add(ability.name,
            PlayerWords::tr("%1 (%2)", "an ability, its threat tokens").arg(name, QString::number(ability.threat)),
            wording::printed(ability.text), false);
    }
    for (const StuffInPlay &stuff : facts.inPlay.stuff)
    {
        const StuffCard *card = stuffNamed(table.pack, stuff.card);
        const QString name = wording::cardName(table, stuff.card);
        add(stuff.card, stuff.ready ? name : PlayerWords::tr("%1: used", "Space Stuff").arg(name),
            card != nullptr ? wording::printed(card->text) : QString(), true);
    }
    const bool isShown = !buttons.empty();
    return flow(std::move(buttons)).spaced(4).when(isShown);
}

} // namespace

Part playerCard(
    const View &seen, Colour player, const QString &person, const Theme &theme, const PlayerActions &actions)
{
    const PublicTable &table = seen.open;
    const Facts facts{seen, table, player, inPlay(table, player), raceOf(table, player), person,
        accentOf(theme, player).text, actions};
    const int margin = facts.isTight() ? 3 : 6;
    return card({nameAndTerror(facts), raceAndHand(facts),
                    text(PlayerWords::tr("Strength %1 · Intelligence %2", "of a race")
                             .arg(strengthOf(facts), intelligenceOf(facts)),
                        Role::Dim)
                        .withTip(numbersTip())
                        .when(!facts.isTight()),
                    column({actionPoints(facts), saucers(facts), threatTokens(facts)}).spaced(1), commandTokens(facts),
                    abilitiesAndStuff(facts)})
        .spaced(facts.gap(), {8, margin, 8, margin})
        .keyed(QString::number(static_cast<int>(player)))
        .named(facts.name())
        .with(&Part::tone, QLatin1String(table.clock.active == player ? "due" : ""))
        .with(&Part::menu, [open = actions.openMenu, player](QPoint global) { open(player, global); });
}

} // namespace dossier
