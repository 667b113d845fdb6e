#include "views/session/names_note.h"
#include "views/specter/setup/setup_cards.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct PlayersWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PlayersCard)
};

constexpr int maxHunters = 4;

using Names = std::vector<QString>;

/// Returns the names of the hunters' players, in the order of the rows.
Names namesOf(const SpecterWish &wish)
{
    Names names;
    for (const specter::HunterKind hunter : wish.players.hunters)
    {
        const auto player = wish.huntersPlayers.find(hunter);
        names.push_back(player == wish.huntersPlayers.end() ? QString() : player->second);
    }
    return names;
}

/// A name belongs to its row, for any hunter played there; names of hunters who are not played are dropped.
SpecterWish withNames(SpecterWish wish, const Names &names)
{
    wish.huntersPlayers.clear();
    for (std::size_t row = 0; row < names.size(); ++row)
        wish.huntersPlayers[wish.players.hunters[row]] = names[row];
    return wish;
}

/// Returns the choices with that hunter in the row; the previous row of that hunter gets the other.
SpecterWish withHunter(SpecterWish wish, std::size_t row, specter::HunterKind chosen)
{
    const Names names = namesOf(wish);
    std::vector<specter::HunterKind> &hunters = wish.players.hunters;
    if (const auto other = std::ranges::find(hunters, chosen); other != hunters.end())
        *other = hunters[row];
    hunters[row] = chosen;
    if (!std::ranges::count(hunters, wish.traitor))
        wish.traitor = chosen;
    return withNames(std::move(wish), names);
}

Part nameField(const QString &key, const QString &caption, const QString &name, Action<QVariant> entered)
{
    return field(key, caption, name, std::move(entered))
        .with(&Field::placeholder, PlayersWords::tr("Who plays"))
        .with(&Field::max, maxNameLength)
        .withTip(PlayersWords::tr("A name for the journal and the report; it may stay empty"));
}

/// Adds a row of a table: a hunter, and its player.
void addHunter(Parts &cells, const specter::PublicTable &box, const SpecterWish &wish, std::size_t row,
    const Action<SpecterWish> &change)
{
    QStringList kinds;
    for (int kind = 0; kind < maxHunters; ++kind)
        kinds << wording::nameOf(box, static_cast<specter::HunterKind>(kind));
    const QString caption = PlayersWords::tr("Hunter %1").arg(row + 1);
    const auto chosen = static_cast<int>(wish.players.hunters[row]);
    const auto choose = [wish, row, change](const QVariant &kind)
    { change.run(withHunter(wish, row, static_cast<specter::HunterKind>(kind.toInt()))); };
    const auto enter = [wish, row, change](const QVariant &name)
    {
        Names names = namesOf(wish);
        names[row] = name.toString();
        change.run(withNames(wish, names));
    };
    cells.push_back(text(caption, Role::Strong));
    cells.push_back(choice(QStringLiteral("hunter%1").arg(row), caption, kinds, chosen, choose)
            .withTip(PlayersWords::tr("The hunter’s card played here; if somebody else has it, the two swap")));
    cells.push_back(nameField(QStringLiteral("hunterName%1").arg(row),
        PlayersWords::tr("Who plays %1").arg(kinds.at(chosen)), namesOf(wish)[row], enter)
            .stretched());
}

QString hintOf(int players)
{
    const specter::SetUp setUp = specter::setUpFor(players);
    if (setUp.traitor)
        return PlayersWords::tr("Four hunters, one of them secretly a traitor; only the agent knows the objectives.");
    if (setUp.hunters == 3)
        return PlayersWords::tr("Three hunters; only the agent knows the objectives, and has more health and cards.");
    return players == 2 ? PlayersWords::tr("One player moves both hunters; the objectives are public.")
                        : PlayersWords::tr("Two hunters; the objectives are public.");
}

Part sheetChoice(const SpecterWish &wish, const Action<SpecterWish> &change)
{
    const auto choose = [wish, change](const QVariant &row)
    {
        SpecterWish next = wish;
        next.players.sheetsOnPaper = row.toInt() == 1;
        change.run(next);
    };
    const bool isOnPaper = wish.players.sheetsOnPaper;
    return column(
        {radios(QStringLiteral("sheet"), PlayersWords::tr("The movement sheet"),
             {PlayersWords::tr("In Dossier"), PlayersWords::tr("On paper")}, isOnPaper ? 1 : 0, choose)
                .with(&Field::tips,
                    QStringList{PlayersWords::tr("The agent enters every move here, and Dossier answers the hunters"),
                        PlayersWords::tr("The agent writes on paper; the announcements are entered here")}),
            text(isOnPaper
                    ? PlayersWords::tr("Dossier knows only what is public, and works out where the agent can be.")
                    : PlayersWords::tr(
                          "Dossier knows the agent’s path and says what has to be shown; nobody else sees it."),
                Role::Small)
                .wrapping()})
        .spaced(10);
}

} // namespace

Part playersCard(const specter::PublicTable &box, const SpecterWish &wish, const Action<int> &chooseNumber,
    const Action<SpecterWish> &change)
{
    const auto enterAgent = [wish, change](const QVariant &name)
    {
        SpecterWish next = wish;
        next.agentsPlayer = name.toString();
        change.run(next);
    };
    Parts cells{text(PlayersWords::tr("Agent"), Role::Strong), {},
        nameField(QStringLiteral("agentName"), PlayersWords::tr("Who plays the agent"), wish.agentsPlayer, enterAgent)
            .stretched()};
    for (std::size_t row = 0; row < wish.players.hunters.size(); ++row)
        addHunter(cells, box, wish, row, change);
    const Part number = field(QStringLiteral("players"), PlayersWords::tr("Number of players"), wish.players.number,
        [chooseNumber](const QVariant &players) { chooseNumber.run(players.toInt()); })
                            .with(&Field::min, 2)
                            .with(&Field::max, maxHunters + 1)
                            .withTip(PlayersWords::tr("All players, the agent included"));
    return formCard({text(PlayersWords::tr("Who plays"), Role::Caption),
        row({text(PlayersWords::tr("Players"), Role::Strong), number, stretch()}).spaced(12),
        text(hintOf(wish.players.number), Role::Small).wrapping(),
        table(3, std::move(cells)).spaced(12).with(&Box::rowSpacing, 8), namesNote(), sheetChoice(wish, change)});
}

} // namespace dossier
