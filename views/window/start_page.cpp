#include "views/window/start_page.h"

#include "views/window/settings_table.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct StartWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::StartPage)
};

struct StartCardWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::StartCard)
};

constexpr int pageMargin = 40;
constexpr int cardGap = 16;
constexpr int maxPageWidth = 1320;
/// With room for fewer characters the cards are in one column.
constexpr int twoColumnCharacters = 120;

Action<> actionOf(const StartWay &way, const QString &game, const WindowRequests &requests)
{
    switch (way.kind)
    {
    case StartWay::Kind::Sample:
        return [run = requests.playSample, game] { run(game); };
    case StartWay::Kind::Act:
        return [run = requests.perform, game, act = way.act] { run(game, act); };
    case StartWay::Kind::NewSession:
        return [run = requests.beginSession, game] { run(game); };
    case StartWay::Kind::NewMap:
        return requests.beginDocument;
    case StartWay::Kind::OpenMap:
        return requests.chooseFile;
    }
    return {};
}

/// Shows the ways into a game; the one of the default kind is emphasized.
Part gameCard(const GameFace &game, std::optional<StartWay::Kind> defaultKind, const WindowRequests &requests)
{
    const StartCard words = game.card();
    Parts ways;
    for (const StartWay &way : words.ways)
    {
        const bool isNew = way.kind == StartWay::Kind::NewSession;
        const bool isFirst = ways.empty();
        const bool isDefault
            = isNew ? defaultKind == StartWay::Kind::NewSession : isFirst && defaultKind == StartWay::Kind::Sample;
        ways.push_back(button(isNew ? StartCardWords::tr("New game") : way.text,
            isFirst || isDefault ? "primary" : "secondary", actionOf(way, game.id, requests))
                .with(&Button::icon, way.icon)
                .with(&Part::tone, QLatin1String(isFirst && !isDefault ? "quiet" : ""))
                .named(isNew ? StartCardWords::tr("New game of %1", "a game’s title").arg(words.title) : QString())
                .withTip(way.tip));
    }
    return card({text(words.title, Role::Title).wrapping(), text(words.about, Role::Dim).wrapping(),
                    column({flow(std::move(ways)).spaced(12)}).spaced(0, {0, 6, 0, 0})})
        .spaced(6, {24, 14, 24, 16})
        .named(words.title)
        .keyed(QStringLiteral("game/") + game.id);
}

/// Returns the kind of the one emphasized button of the page: the session to continue; when all have ended a new one
/// of the game played last; without any the first sample.
std::optional<StartWay::Kind> defaultKindOf(
    const GameFaces &games, std::size_t game, const std::vector<SessionFile> &sessions)
{
    if (sessionToContinue(sessions))
        return std::nullopt;
    const auto latest = std::ranges::find_if(
        games, [&](const GameFace &face) { return !sessions.empty() && sessions.front().game == face.name; });
    if (game != (latest == games.end() ? 0U : static_cast<std::size_t>(latest - games.begin())))
        return std::nullopt;
    return sessions.empty() ? StartWay::Kind::Sample : StartWay::Kind::NewSession;
}

Part settingChoice(const Setting &setting, const Preferences &now, const WindowRequests &requests)
{
    QStringList options;
    QStringList tips;
    for (const SettingOption &option : setting.options)
    {
        options << option.text;
        tips << option.tip;
    }
    const auto entered = [choose = setting.choose, now, apply = requests.setPreferences](const QVariant &row)
    {
        Preferences chosen = now;
        choose(chosen, row.toUInt());
        apply(chosen);
    };
    const std::size_t row = setting.chosen(now);
    return column(
        {radios(setting.key, setting.caption, options, static_cast<int>(row), entered).with(&Field::tips, tips),
            text(setting.options.at(row).tip, Role::Small).wrapping().when(setting.explainsChoice)})
        .spaced(8);
}

Part settingsCard(const GameFaces &games, const StartState &state, const WindowRequests &requests)
{
    Parts all;
    for (const Setting &setting : programSettings(games))
        all.push_back(settingChoice(setting, state.preferences, requests));
    return card(std::move(all)).spaced(20, {24, 22, 24, 22}).keyed(QStringLiteral("settings"));
}

/// Leads to the key: to its passphrase while it is locked, or else to the words to be written down.
Part keyCard(bool isLocked, const WindowRequests &requests)
{
    const QString words = isLocked
        ? StartWords::tr("Your key is locked. Games open when you have given its passphrase.")
        : StartWords::tr("Write the 24 words of your key on paper: they open your games when this computer is lost.");
    return card({text(words, Role::Small).wrapping(),
                    row({button(isLocked ? StartWords::tr("Unlock…") : StartWords::tr("Show the key…"), "offer",
                             requests.showAbout)
                             .withTip(StartWords::tr("In “About Dossier”, under the key of your games"))
                             .keyed(QStringLiteral("showAbout")),
                        stretch()})})
        .spaced(6, {24, 12, 24, 12})
        .keyed(isLocked ? QStringLiteral("lockedKey") : QStringLiteral("keyOffer"));
}

Part gamesColumn(const GameFaces &games, const StartState &state, const WindowRequests &requests)
{
    Parts cards;
    for (std::size_t i = 0; i < games.size(); ++i)
        cards.push_back(gameCard(games[i], defaultKindOf(games, i, state.sessions), requests));
    if (state.samples != nullptr)
        cards.push_back(lent(QStringLiteral("samples"), state.samples).stretched());
    else
        cards.push_back(stretch().stretched());
    return column(std::move(cards)).spaced(cardGap).stretched();
}

} // namespace

Part startPage(const GameFaces &games, const StartState &state, int characters, const WindowRequests &requests)
{
    const bool isWide = characters >= twoColumnCharacters;
    Part sessions = recentSessions(state.sessions, state.places, requests.continueSession, requests.showSessions);
    // In one column the session to continue comes first, because otherwise it would be out of sight.
    const bool isFirst = !isWide && sessionToContinue(state.sessions);
    Parts side;
    // Nothing of the account opens before.
    side.push_back(keyCard(true, requests).when(state.isKeyLocked));
    if (!isFirst)
        side.push_back(sessions);
    if (state.recentDocuments != nullptr)
        side.push_back(lent(QStringLiteral("recentDocuments"), state.recentDocuments));
    side.push_back(keyCard(false, requests).when(!state.isKeyLocked && state.offersKey && !state.sessions.empty()));
    side.push_back(settingsCard(games, state, requests));
    side.push_back(stretch().stretched());
    Parts columns;
    if (isFirst)
        columns.push_back(std::move(sessions));
    columns.push_back(gamesColumn(games, state, requests));
    columns.push_back(column(std::move(side)).spaced(cardGap).keyed(QStringLiteral("side")));
    Part cards = (isWide ? row(std::move(columns)) : column(std::move(columns))).spaced(cardGap, {0, 20, 0, 0});
    Part content = column(
        {text(QStringLiteral("Dossier"), Role::Display),
            text(StartWords::tr("A companion beside the board. It knows the rules; you decide."), Role::Dim).wrapping(),
            std::move(cards).stretched()})
                       .spaced(2);
    return scrollArea({centered(std::move(content), maxPageWidth).stretched()})
        .spaced(0, {pageMargin, 28, pageMargin, 32})
        .named(StartWords::tr("Start page"))
        .keyed(QStringLiteral("content"));
}

} // namespace dossier
