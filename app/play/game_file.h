#pragma once

#include "app/play/session_choice.h"
#include "model/json/malformed.h"

#include <QStringList>

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace dossier
{

/// A pack with all cards and maps of a game is far smaller.
constexpr qint64 largestPackFile = qint64{8} << 20;

/// The source of a game to open.
struct GameRequest
{
    /// A campaign file, new or old; empty for a game without a file.
    QString file{};
    /// A pack file; empty for the shipped pack.
    QString pack{};
    /// The printing or edition for a new session, as in files; empty for the game's later one.
    std::string edition{};
    /// The id of the pack's mission for a new session; empty for its first.
    QString mission{};
    SessionRequest session{};
    /// Opens the file only for reading: others may write it, and it is not checked for damage.
    bool looks = false;
    /// Takes the file over from a program on another host that holds it.
    bool takeOver = false;
    /// A file that has the key of the campaign's secrets; empty for the key file of the account.
    QString keyFile{};
    /// The folder of the daily backup copies; empty for none.
    QString backups{};
    /// Folders where the game is saved when another program has replaced the file and nothing can be written beside it.
    QStringList refuge{};
    /// The content of a pack that is put together from several files; empty to read the pack file.
    std::string packContent{};
};

/// A pack that cannot be used: its file and, if it could be read at all, the place and the fault.
struct PackProblem
{
    QString file;
    std::optional<Malformed> malformed;
};

/// A session in a file whose journal or pack this program cannot follow.
struct NotPlayable
{
    QString file;
};

/// A mission that the pack does not have, and those that it has.
struct NoSuchMission
{
    QString mission;
    QStringList missions;
};

/// The selected session belongs to another game than the requested one; both by id.
struct OtherGame
{
    QString file;
    QString request;
    QString found;
};

using GameProblem = std::variant<storage::StorageError, PackProblem, NotPlayable, NoSuchMission, OtherGame>;

template <typename Value>
using OrProblem = tl::expected<Value, GameProblem>;

/// A game's id in files, the default campaign name of its sessions, and its printings, first and later, as in files and
/// on the command line.
struct GameName
{
    std::string_view id;
    std::string_view title;
    std::string_view first;
    std::string_view later;
};

/// The game-independent part of a game that is ready to be played: its edition and, with a file, the file and the
/// journal being written.
struct KeptGame
{
    /// In the form that files use.
    std::string edition{};
    std::optional<storage::CampaignFile> file{};
    storage::SessionId session{};
    std::optional<storage::SessionJournal> journal{};
    /// The reason why no backup copy of the file was made today; the game is playable all the same.
    std::optional<storage::StorageError> noBackup{};
    /// True when the file existed but had no session to continue.
    bool hadNoSession = false;
};

/// Returns the requested printing or edition by its name.
std::string editionOf(const GameRequest &request, const GameName &game);

/// True when the file's data of the game is not entirely as it was written.
bool isDamaged(const KeptGame &game);

/// A pack before it is parsed.
struct PackText
{
    QString name;
    std::string content;
    int version = 1;
};

/// The input of a new session: the pack and the id of its mission, empty when packs have none.
struct NewSession
{
    PackText pack;
    std::string mission;
};

/// A session in a campaign file, with the pack and mission that it is pinned to; its journal is not read yet.
struct KeptSession
{
    KeptGame kept;
    PackText pack;
    std::string mission;
};

/// Returns the mission in the options of a session; empty when they name none.
std::string pinnedMission(const std::string &options);

/// Returns the requested pack, or the shipped one under that resource path.
OrProblem<PackText> packText(const GameRequest &request, const char *shipped);

/// Returns the requested campaign file if it exists; nothing when it does not, or when no file is requested.
OrProblem<std::optional<storage::CampaignFile>> fileThere(const GameRequest &request);

/// The selected session: the id of its game and its result, which is empty while it is running. Its number is 0 when
/// only a campaign for it exists.
struct SessionMeant
{
    QString game{};
    QString result{};
    qint64 number = 0;
};

/// Returns the selected session; nothing when it does not exist, or when a new one is to be begun and no campaign of
/// that name exists.
std::optional<SessionMeant> meantIn(storage::CampaignFile &file, const SessionRequest &request);

/// Returns the id of the selected session's game; nothing when the session does not exist, or when a new one is to be
/// begun and no campaign of that name exists.
std::optional<QString> gameIn(storage::CampaignFile &file, const SessionRequest &request);

/// Returns what everybody may know of a pack, by its content and the id of the mission; nothing when that cannot be
/// said. Null for a game whose packs have no secrets.
using OpenPart = std::optional<std::string> (*)(const std::string &content, const std::string &mission);

/// Returns the requested session of that game. Creates the file if it does not exist; begins a session when the file
/// has none or a new one is requested. Keeps the open part of its pack in a file that is written.
OrProblem<KeptSession> openSession(std::optional<storage::CampaignFile> file, const GameRequest &request,
    const GameName &game, const NewSession &fresh, OpenPart openPart);

} // namespace dossier
