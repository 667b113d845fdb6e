#include "views/conquest/desk/tokens_panel.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace dossier
{

using namespace conquest;

namespace
{

constexpr std::array allTokens{CommandToken::Two, CommandToken::Three, CommandToken::Four, CommandToken::Five,
    CommandToken::Six, CommandToken::Die};

/// Between two tokens of a player; so much more where there is room for it.
constexpr int tokenGap = 1;
constexpr int moreTokenGap = 6;
constexpr int rowGap = 8;

struct TokensWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::TokensPanel)
};

/// Shows the tokens of a player: those that are at hand can be laid.
Part tokensOf(const PublicTable &table, Colour player, const LaidTokens &laid, const TokensActions &actions)
{
    const auto chosen = laid.find(player);
    Parts tokens;
    for (const CommandToken token : allTokens)
    {
        const QString name
            = TokensWords::tr("%1: %2", "a player, a command token").arg(wording::name(player), wording::name(token));
        const bool isAtHand = inPlay(table, player).atHand.contains(token);
        tokens.push_back(
            toggle(wording::name(token), "offer", isAtHand && chosen != laid.end() && chosen->second == token,
                [lay = actions.lay, player, token] { lay(player, token); })
                .named(name)
                .withTip(name)
                .disabledIf(!isAtHand));
        tokens.push_back(stretch(moreTokenGap));
    }
    tokens.push_back(stretch());
    return row(std::move(tokens)).spaced(tokenGap).stretched();
}

QString whoHasChosen(const PublicTable &table)
{
    QStringList who;
    for (const Colour player : table.players.colours)
        who << (inPlay(table, player).chosen ? TokensWords::tr("%1: chosen", "a player")
                                             : TokensWords::tr("%1: to choose", "a player"))
                   .arg(wording::name(player));
    return who.join(QStringLiteral(" · "));
}

Part way(const QString &words, const QString &tip, Action<> pressed)
{
    return button(words, "secondary", std::move(pressed)).withTip(tip);
}

} // namespace

bool areTokensDue(const PublicTable &table)
{
    return table.clock.phase == Phase::Command && !isCooperative(table) && !table.outcome
        && std::ranges::none_of(
            table.inPlay, [](const auto &player) { return player.second.points.token.has_value(); });
}

bool isLaidForAll(const PublicTable &table, const LaidTokens &laid)
{
    return areTokensDue(table) && laid.size() == table.players.colours.size();
}

std::vector<ConquestCommand> enteringTokens(const LaidTokens &laid)
{
    std::vector<ConquestCommand> commands;
    for (const auto &[player, token] : laid)
        commands.push_back(makeConquestCommand(ChooseToken{player, token}));
    return commands;
}

Part tokensPanel(const PublicTable &table, const LaidTokens &laid, const TokensActions &actions)
{
    if (!areTokensDue(table))
        return card({}).when(false);
    Parts rows;
    for (const Colour player : table.players.colours)
    {
        rows.push_back(text(wording::name(player)));
        rows.push_back(tokensOf(table, player, laid, actions));
    }
    return panel({text(TokensWords::tr("COMMAND TOKENS"), Role::Caption), text(whoHasChosen(table)).wrapping(),
                     way(TokensWords::tr("One after the other, in secret"),
                         TokensWords::tr("Dossier covers the screen between the players"),
                         [choose = actions.choose] { choose(false); }),
                     way(TokensWords::tr("All at once, by keys"),
                         TokensWords::tr("Each player presses a key; nothing shows which"),
                         [choose = actions.choose] { choose(true); }),
                     text(TokensWords::tr("Or chosen on cardboard: enter them when all are turned over"), Role::Small)
                         .wrapping(),
                     dossier::table(2, std::move(rows)).with(&Box::rowSpacing, rowGap),
                     way(TokensWords::tr("Enter these tokens"),
                         TokensWords::tr("All tokens are turned over, and the action points are known"), actions.reveal)
                         .disabledIf(!isLaidForAll(table, laid))})
        .keyed(QStringLiteral("tokens"));
}

} // namespace dossier
