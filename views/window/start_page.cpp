#include "views/window/start_page.h"

#include "views/window/settings_table.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

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
/// The settings that a newcomer looks for at once stand at the top of the page.
constexpr std::size_t topSettings = 3;
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

bool isOfDocuments(const StartWay &way)
{
    return way.kind == StartWay::Kind::NewMap || way.kind == StartWay::Kind::OpenMap;
}

/// Paints a picture of the game; nothing where it has none. Screen readers skip it.
Part pictureOf(const StartCard &card)
{
    constexpr int pictureLines = 8;
    constexpr double radius = 8;
    const auto paint = [paint = card.paint](QPainter &painter, const QRect &area, const Theme &theme)
    {
        QPainterPath round;
        round.addRoundedRect(area, radius, radius);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setClipPath(round);
        if (paint != nullptr)
            paint(painter, area, theme);
    };
    return painted(QStringLiteral("picture"),
        {.paint = paint,
            .size = [](const QFont &font) { return QSize(160, pictureLines * QFontMetrics(font).lineSpacing()); },
            .state = card.title})
        .when(card.paint != nullptr);
}

/// Shows a game and the ways into it; the one of the default kind is emphasized.
Part gameCard(
    const GameFace &game, std::optional<StartWay::Kind> defaultKind, bool isWide, const WindowRequests &requests)
{
    const StartCard words = game.card();
    Parts ways;
    for (const StartWay &way : words.ways)
    {
        if (isOfDocuments(way))
            continue;
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
    return card({pictureOf(words).when(isWide && words.paint != nullptr),
                    column({text(words.title, Role::Heading).wrapping(), text(words.about, Role::Dim).wrapping(),
                               stretch().stretched(), flow(std::move(ways)).spaced(8)})
                        .spaced(8, {8, 12, 8, 0})
                        .stretched()})
        .spaced(0, {12, 12, 12, 16})
        .named(words.title)
        .keyed(QStringLiteral("game/") + game.id)
        .stretched();
}

/// Shows the ways to documents, such as maps; hidden where no game has any.
Part documentsCard(const GameFaces &games, const WindowRequests &requests)
{
    Parts ways;
    for (const GameFace &game : games)
        for (const StartWay &way : game.card().ways)
            if (isOfDocuments(way))
                ways.push_back(button(way.text, "secondary", actionOf(way, game.id, requests))
                        .with(&Button::icon, way.icon)
                        .withTip(way.tip));
    const bool hasWays = !ways.empty();
    return card({text(StartWords::tr("Or"), Role::Caption), flow(std::move(ways)).spaced(12)})
        .spaced(10, {24, 16, 24, 16})
        .keyed(QStringLiteral("documents"))
        .when(hasWays);
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

/// A button with the chosen option, which opens the others.
Part settingButton(const Setting &setting, const Preferences &now, const WindowRequests &requests)
{
    const std::size_t chosen = setting.chosen(now);
    std::vector<MenuItem> items;
    for (std::size_t row = 0; row < setting.options.size(); ++row)
    {
        const auto apply = [choose = setting.choose, now, row, set = requests.setPreferences]
        {
            Preferences next = now;
            choose(next, row);
            set(next);
        };
        const SettingOption &option = setting.options[row];
        items.push_back({.text = option.text, .tip = option.tip, .chosen = apply, .isOn = row == chosen});
    }
    const QString text = setting.options.at(chosen).text;
    return menuButton(text, "offer", std::move(items))
        .keyed(setting.key)
        .named(StartWords::tr("%1: %2", "a setting, its value").arg(setting.caption, text))
        .withTip(setting.caption);
}

Part settingsCard(const std::vector<Setting> &settings, const StartState &state, const WindowRequests &requests)
{
    Parts all;
    all.push_back(text(StartWords::tr("Settings"), Role::Caption));
    for (std::size_t i = topSettings; i < settings.size(); ++i)
    {
        const Setting &setting = settings[i];
        all.push_back(
            row({text(setting.caption).wrapping().stretched(), settingButton(setting, state.preferences, requests)})
                .spaced(12));
        const std::size_t chosen = setting.chosen(state.preferences);
        all.push_back(text(setting.options.at(chosen).tip, Role::Small).wrapping().when(setting.explainsChoice));
    }
    return card(std::move(all)).spaced(8, {24, 16, 24, 16}).keyed(QStringLiteral("settings"));
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

Part gameCards(const GameFaces &games, const StartState &state, bool isWide, const WindowRequests &requests)
{
    Parts cards;
    for (std::size_t i = 0; i < games.size(); ++i)
        cards.push_back(gameCard(games[i], defaultKindOf(games, i, state.sessions), isWide, requests));
    return (isWide ? row(std::move(cards)) : column(std::move(cards))).spaced(cardGap).keyed(QStringLiteral("games"));
}

/// Shows the session to continue with the picture of its game; nothing without one.
Part continuePart(const GameFaces &games, const StartState &state, bool isWide, const WindowRequests &requests)
{
    const std::optional<std::size_t> next = sessionToContinue(state.sessions);
    if (!next)
        return column({}).keyed(QStringLiteral("lastSession")).when(false);
    const SessionFile &file = state.sessions[*next];
    const auto game = std::ranges::find(games, file.game, &GameFace::name);
    std::optional<Part> picture;
    if (isWide)
        picture = pictureOf(game != games.end() ? game->card() : StartCard());
    return lastSession(file, state.places, std::move(picture), requests.continueSession);
}

/// The name of the program, and the settings that a newcomer looks for at once.
Part titleRow(
    const std::vector<Setting> &settings, const StartState &state, bool isWide, const WindowRequests &requests)
{
    Parts buttons;
    for (std::size_t i = 0; i < std::min(topSettings, settings.size()); ++i)
        buttons.push_back(settingButton(settings[i], state.preferences, requests));
    Part title = text(QStringLiteral("Dossier"), Role::Display);
    Part words
        = text(StartWords::tr("A companion beside the board. It knows the rules; you decide."), Role::Dim).wrapping();
    if (!isWide)
        return column({std::move(title), std::move(words), flow(std::move(buttons)).spaced(8)}).spaced(6);
    return row({std::move(title), std::move(words).stretched(), row(std::move(buttons)).spaced(8)}).spaced(16);
}

} // namespace

Part startPage(const GameFaces &games, const StartState &state, int characters, const WindowRequests &requests)
{
    const bool isWide = characters >= twoColumnCharacters;
    const std::vector<Setting> settings = programSettings(games);
    Parts wide{
        recentSessions(state.sessions, state.places, isWide ? 2 : 1, requests.continueSession, requests.showSessions)};
    if (state.samples != nullptr)
        wide.push_back(lent(QStringLiteral("samples"), state.samples));
    wide.push_back(stretch().stretched());
    Parts narrow{documentsCard(games, requests)};
    if (state.recentDocuments != nullptr)
        narrow.push_back(lent(QStringLiteral("recentDocuments"), state.recentDocuments));
    narrow.push_back(keyCard(false, requests).when(!state.isKeyLocked && state.offersKey && !state.sessions.empty()));
    narrow.push_back(settingsCard(settings, state, requests));
    narrow.push_back(stretch().stretched());
    Parts below{column(std::move(wide)).spaced(cardGap).stretched(2),
        column(std::move(narrow)).spaced(cardGap).keyed(QStringLiteral("side")).stretched()};
    Part content = column({titleRow(settings, state, isWide, requests),
                              // Nothing of the account opens before.
                              keyCard(true, requests).when(state.isKeyLocked),
                              continuePart(games, state, isWide, requests), gameCards(games, state, isWide, requests),
                              (isWide ? row(std::move(below)) : column(std::move(below))).spaced(cardGap).stretched()})
                       .spaced(cardGap);
    return scrollArea({centered(std::move(content), maxPageWidth).stretched()})
        .spaced(0, {pageMargin, 20, pageMargin, 24})
        .named(StartWords::tr("Start page"))
        .keyed(QStringLiteral("content"));
}

} // namespace dossier
