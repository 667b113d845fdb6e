#include "views/specter/setup/setup_cards.h"
#include "views/specter/words/card_words.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct SecretWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SecretCard)
};

struct ObjectivesWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::ObjectivesRow)
};

struct SetUpWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SpecterSetupPage)
};

/// A choice of one card of a kind, each with its effect.
template <typename Kind, typename Chosen>
Part cardChoice(const QString &key, const QString &name, const specter::PublicTable &box,
    const std::vector<Kind> &kinds, Kind now, const Chosen &chosen)
{
    QStringList names;
    QStringList tips;
    for (const Kind kind : kinds)
    {
        names << wording::nameOf(box, kind);
        tips << wording::effect(box, kind);
    }
    const auto held = std::ranges::find(kinds, now);
    const int row = held == kinds.end() ? -1 : static_cast<int>(held - kinds.begin());
    return choice(key, name, names, row,
        [kinds, chosen](const QVariant &option) { chosen(kinds.at(static_cast<std::size_t>(option.toInt()))); })
        .with(&Field::tips, tips);
}

/// Returns the kinds of cards that a character may take, each once, in the order of the box.
std::vector<specter::Equipment> kindsFor(const specter::Pack &pack, specter::AgentKind character)
{
    std::vector<specter::Equipment> kinds;
    for (const specter::Equipment card : cardsFor(pack, character))
        if (!std::ranges::count(kinds, card))
            kinds.push_back(card);
    return kinds;
}

Part characters(const specter::PublicTable &box, const SpecterWish &wish, const SecretActions &actions)
{
    std::vector<specter::AgentKind> kinds;
    for (std::size_t kind = 0; kind < words(specter::AgentKind{}).size(); ++kind)
        kinds.push_back(static_cast<specter::AgentKind>(kind));
    return cardChoice(QStringLiteral("character"), SecretWords::tr("Character"), box, kinds, wish.character,
        [choose = actions.chooseCharacter](specter::AgentKind kind) { choose.run(kind); })
        .withTip(wording::effect(box, wish.character))
        .with(&Part::alignment, Qt::Alignment(Qt::AlignLeft));
}

Part cards(const specter::PublicTable &box, const SpecterWish &wish, const SecretActions &actions)
{
    const std::vector<specter::Equipment> kinds = kindsFor(box.pack, wish.character);
    Parts all;
    for (std::size_t i = 0; i < wish.cards.size(); ++i)
    {
        const auto chosen = [wish, i, change = actions.change](specter::Equipment kind)
        {
            SpecterWish next = wish;
            next.cards[i] = kind;
            change.run(next);
        };
        all.push_back(cardChoice(QStringLiteral("card%1").arg(i), SecretWords::tr("Equipment card %1").arg(i + 1), box,
            kinds, wish.cards[i], chosen)
                .withTip(wording::effect(box, wish.cards[i])));
    }
    return flow(std::move(all)).spaced(8);
}

Part traitor(const specter::PublicTable &box, const SpecterWish &wish, const SecretActions &actions)
{
    QStringList names;
    for (const specter::HunterKind hunter : wish.players.hunters)
        names << wording::nameOf(box, hunter);
    const auto now = std::ranges::find(wish.players.hunters, wish.traitor);
    const auto choose = [wish, change = actions.change](const QVariant &row)
    {
        const auto chosen = static_cast<std::size_t>(row.toInt());
        if (chosen >= wish.players.hunters.size())
            return;
        SpecterWish next = wish;
        next.traitor = wish.players.hunters[chosen];
        change.run(next);
    };
    const QString caption = SecretWords::tr("Who has the traitor’s card");
    return column(
        {text(caption, Role::Strong),
            choice(
                QStringLiteral("traitor"), caption, names, static_cast<int>(now - wish.players.hunters.begin()), choose)
                .withTip(SecretWords::tr("Deal the role cards at the table, then enter who got the traitor’s; "
                                         "only that player and the agent know"))
                .with(&Part::alignment, Qt::Alignment(Qt::AlignLeft))})
        .spaced(8);
}

Part objectivesRow(const specter::PrintedBoard &board, const std::vector<int> &faces, const ObjectiveActions &actions)
{
    Parts dice;
    for (std::size_t i = 0; i < board.objectives.size(); ++i)
    {
        QStringList options;
        for (const specter::Coordinate &space : board.objectives[i])
            options << ObjectivesWords::tr("%1: %2", "face of a die, space")
                           .arg(options.size() + 1)
                           .arg(wording::name(space));
        const auto chosen = [faces, i, choose = actions.choose](const QVariant &row)
        {
            std::vector<int> next = faces;
            next.at(i) = row.toInt() + 1;
            choose.run(next);
        };
        dice.push_back(choice(QStringLiteral("die%1").arg(i), ObjectivesWords::tr("Die of section %1").arg(i + 1),
            options, faces.at(i) - 1, chosen)
                .withTip(
                    ObjectivesWords::tr("The die result for this section of the board, and the objective it names")));
    }
    dice.push_back(button(ObjectivesWords::tr("Roll here"), "secondary", actions.roll)
            .with(&Button::icon, QStringLiteral("history"))
            .withTip(ObjectivesWords::tr("Let Dossier roll the four dice again")));
    return flow(std::move(dice)).spaced(8);
}

/// The secrets, which the agent's player looks at alone.
Part choices(const specter::PublicTable &box, const SpecterWish &wish, const SecretActions &actions)
{
    const specter::SetUp setUp = specter::setUpFor(wish.players.number);
    Parts all{text(SecretWords::tr("Character"), Role::Strong), characters(box, wish, actions),
        text(SecretWords::tr("Equipment cards"), Role::Strong), cards(box, wish, actions),
        text(SecretWords::tr("The box has fewer copies of this card."), Role::Fault)
            .wrapping()
            .when(!isHand(box.pack, wish.character, wish.cards))};
    if (setUp.traitor)
        all.push_back(traitor(box, wish, actions));
    if (!setUp.objectivesArePublic)
        all.push_back(column({text(SecretWords::tr("Objectives"), Role::Strong),
                                 objectivesRow(box.pack.board, wish.objectives, actions.objectives)})
                .spaced(8));
    all.push_back(button(SecretWords::tr("Draw character and cards again"), "secondary", actions.draw)
            .with(&Button::icon, QStringLiteral("history"))
            .with(&Part::alignment, Qt::Alignment(Qt::AlignLeft))
            .withTip(SecretWords::tr("Character and cards at random, from the box")));
    return column(std::move(all)).spaced(8).keyed(QStringLiteral("choices"));
}

} // namespace

Part objectivesCard(const specter::PrintedBoard &board, const std::vector<int> &faces, const ObjectiveActions &actions)
{
    return formCard({text(SetUpWords::tr("Objectives"), Role::Caption), objectivesRow(board, faces, actions),
        text(SetUpWords::tr("One die for each section of the board: roll at the table and enter, or roll here."),
            Role::Small)
            .wrapping()});
}

Part secretCard(const specter::PublicTable &box, const SpecterWish &wish, bool isCovered, const SecretActions &actions)
{
    const auto turn = [cover = actions.cover, isCovered] { cover.run(!isCovered); };
    Parts all{row({text(SecretWords::tr("Known to the agent alone"), Role::Caption),
                      chip(SecretWords::tr("secret"), ChipTone::Violet), stretch()})
                  .spaced(10),
        text(isCovered
                ? SecretWords::tr(
                      "Character and cards are drawn at random. Begin with them, or look and choose while nobody else "
                      "does.")
                : SecretWords::tr("Choose, then cover it again before somebody else looks."),
            Role::Dim)
            .wrapping(),
        button(isCovered ? SecretWords::tr("I am the agent: show") : SecretWords::tr("Cover again"), "secondary", turn)
            .with(&Button::icon, QStringLiteral("eye"))
            .with(&Part::alignment, Qt::Alignment(Qt::AlignLeft))
            .withTip(isCovered ? SecretWords::tr("Show the agent’s choices; hunters, look away")
                               : SecretWords::tr("Hide the agent’s choices"))};
    if (!isCovered)
        all.push_back(choices(box, wish, actions));
    return formCard(std::move(all));
}

} // namespace dossier
