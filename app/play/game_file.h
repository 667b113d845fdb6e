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

/// A pack with all cards and maps of a game has far less.
constexpr qint64 largestPackFile = qint64{8} << 20;

/// What a game is to be played from.
struct GameAsked
{
    /// A campaign file, new or old; empty for a game that no file keeps.
    QString file{};
    /// A pack's file; empty for the one that the program ships.
    QString pack{};
    /// The printing or edition for a new session, as files have it; empty for the game's later one.
    std::string edition{};
    /// The id of the pack's mission for a new session; empty for its first.
    QString mission{};
    SessionAsked session{};
    /// Whether the file is only looked at: nobody is kept from writing it, and it is not searched for damage.
    bool looks = false;
    /// Whether to take the file from a program on another host that holds it.
    bool takeOver = false;
    /// The folder where a copy of the file is kept each day; empty for none.
    QString backups{};
    /// Folders where what is played is saved when others replace the file and nothing can be written beside it.
    QStringList refuge{};
    /// What the pack says where it is put together from several files; empty to read its file.
    std::string packContent{};
};

/// A pack that cannot be used: its file and, unless it could not be read at all, where and why.
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

/// The session that is meant is of another game than the one asked for; each by its id.
struct OtherGame
{
    QString file;
    QString asked;
    QString found;
};

using GameProblem = std::variant<storage::StorageError, PackProblem, NotPlayable, NoSuchMission, OtherGame>;

template <typename Value>
using OrProblem = tl::expected<Value, GameProblem>;

/// What a game is called in files, and its sessions' campaign where nobody names it; and its printings, first and
/// later, as files and the command line call them.
struct GameName
{
    std::string_view id;
    std::string_view title;
    std::string_view first;
    std::string_view later;
};

/// Of a game that is ready to be played what does not depend on which game it is: its edition and, when a file keeps
/// it, the file and the journal that is being written.
struct KeptGame
{
    /// As files have it.
    std::string edition{};
    std::optional<storage::CampaignFile> file{};
    storage::SessionId session{};
    std::optional<storage::SessionJournal> journal{};
    /// Why no copy of the file could be kept today; it is played all the same.
    std::optional<storage::StorageError> noBackup{};
    /// The file was there, and had no session to go on with.
    bool hadNoSession = false;
};

/// The printing or edition that is asked for, by its name.
std::string editionOf(const GameAsked &asked, const GameName &game);

/// Whether what a file keeps of the game is not all as it was written.
bool isDamaged(const KeptGame &game);

/// A pack as it came.
struct PackText
{
    QString name;
    std::string content;
    int version = 1;
};

/// What a session is begun with: the pack and its mission by its id, empty where packs have none.
struct NewSession
{
    PackText pack;
    std::string mission;
};

/// A session in a campaign file, whose journal is not read yet, with the pack and the mission that it is pinned to.
struct KeptSession
{
    KeptGame kept;
    PackText pack;
    std::string mission;
};

/// The pack that is asked for, or the one that the program ships under that resource path.
OrProblem<PackText> packText(const GameAsked &asked, const char *shipped);

/// The campaign file that is asked for, if it is there already; none when it is not, or no file is asked for.
OrProblem<std::optional<storage::CampaignFile>> fileThere(const GameAsked &asked);

/// Of the session that is meant: the id of its game, and how it ended; nothing while it goes on. Its number is 0 while
/// there is only a campaign for it.
struct SessionMeant
{
    QString game{};
    QString result{};
    qint64 number = 0;
};

/// The session that is meant; none when there is none such, or a new one is to be begun and no campaign of that name is
/// there.
std::optional<SessionMeant> meantIn(storage::CampaignFile &file, const SessionAsked &asked);

/// The id of the game whose session is meant; none when there is no such session, or a new one is to be begun and no
/// campaign of that name is there.
std::optional<QString> gameIn(storage::CampaignFile &file, const SessionAsked &asked);

/// The session of that game that is asked for. Where the file is not there it is made; where it has no session, or a
/// new one is asked for, one is begun.
OrProblem<KeptSession> openSession(
    std::optional<storage::CampaignFile> file, const GameAsked &asked, const GameName &game, const NewSession &fresh);

} // namespace dossier
