#include "app/play/game_wording.h"

#include "app/play/key_file.h"
#include "views/board/wording.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>

namespace dossier::wording
{

namespace
{

/// The translation context of this file.
struct GameWording
{
    Q_DECLARE_TR_FUNCTIONS(GameWording)
};

using storage::StorageError;
using storage::StorageFault;

/// Returns the time since a moment; empty for a moment in the future, from a clock that is ahead.
QString agoOf(const QDateTime &moment)
{
    constexpr qint64 minute = 60;
    constexpr qint64 hour = 60 * minute;
    constexpr qint64 day = 24 * hour;
    const qint64 seconds = moment.secsTo(QDateTime::currentDateTime());
    const auto count = [&](qint64 unit) { return static_cast<int>(seconds / unit); };
    if (seconds < -minute)
        return {};
    if (seconds < minute)
        return GameWording::tr("less than a minute ago");
    if (seconds < hour)
        return GameWording::tr("%n minute(s) ago", nullptr, count(minute));
    return seconds < 2 * day ? GameWording::tr("%n hour(s) ago", nullptr, count(hour))
                             : GameWording::tr("%n day(s) ago", nullptr, count(day));
}

QString lastSeen(const storage::Holder &holder)
{
    if (!holder.seen)
        return GameWording::tr("When it was last used there is not known.");
    const QDateTime moment = QDateTime::fromMSecsSinceEpoch(holder.seen->milliseconds);
    const QString when = QLocale().toString(moment, QLocale::ShortFormat);
    const QString ago = agoOf(moment);
    return ago.isEmpty()
        ? GameWording::tr("It was last used there on %1, by that computer’s clock.").arg(when)
        : GameWording::tr("It was last used there %1, on %2.", "how long ago, a moment").arg(ago, when);
}

QString holderOf(const StorageError &error)
{
    const storage::Holder holder = error.holder.value_or(storage::Holder{});
    if (holder.process == 0)
        return GameWording::tr("it does not say which");
    return GameWording::tr("%1 (process %2 on %3)").arg(holder.program, QString::number(holder.process), holder.host);
}

/// Says who writes a file that is only read here.
QString heldBy(const storage::Holder &holder)
{
    if (!holder.mayBeGone)
        return GameWording::tr("It is open in another Dossier window; here you can only look.");
    const QString where = holder.host.isEmpty()
        ? GameWording::tr("It is in use, and its lock does not say on which computer.")
        : GameWording::tr("It is in use on another computer: %1.").arg(holder.host);
    return where + u' ' + lastSeen(holder) + u' ' + GameWording::tr("Open the game here to take it over.");
}

} // namespace

QString reason(const StorageError &error)
{
    switch (error.fault)
    {
    case StorageFault::Missing:
        return GameWording::tr("This file does not exist.");
    case StorageFault::FileExists:
        return GameWording::tr("A file of that name is there already. Choose another name.");
    case StorageFault::NotOurs:
        return GameWording::tr("It is not a campaign file of Dossier.");
    case StorageFault::Empty:
        return GameWording::tr("It is empty: what was in it is lost, or it never held a game. If you do not need it, "
                               "delete it or choose another name.");
    case StorageFault::Newer:
        return GameWording::tr("Made by a newer Dossier (version %1; this one reads up to %2). Use that one.")
            .arg(error.found)
            .arg(error.known);
    case StorageFault::Older:
        return GameWording::tr("Made by an older Dossier. It has to be updated, but cannot be written.");
    case StorageFault::Damaged:
        return GameWording::tr("It is damaged: part of it is missing or was changed.");
    case StorageFault::DiskFull:
        return GameWording::tr("The disk is full. Free some space and send the command again; nothing confirmed is "
                               "lost.");
    case StorageFault::ReadOnly:
        return GameWording::tr("It, its folder or its disk cannot be written.");
    case StorageFault::NoPermission:
        return GameWording::tr("You may not read it.");
    case StorageFault::Vanished:
        return GameWording::tr("The file is no longer where it was opened.");
    case StorageFault::Replaced:
        // Here it was only read.
        if (error.holder)
            return GameWording::tr("Another file lies in its place now, or it was changed on another computer. Open it "
                                   "again to see what is in it.");
        return GameWording::tr("Another program put another file in its place, or wrote into it, while it was open. "
                               "Nothing more is written to it.");
    case StorageFault::HeldByOther:
        return heldBy(error.holder.value_or(storage::Holder{}));
    case StorageFault::NoSuchThing:
        return GameWording::tr("There is no such campaign or session in it.");
    case StorageFault::Refused:
    case StorageFault::NotRead:
        return GameWording::tr("Dossier could not read it.");
    case StorageFault::NotWritten:
        return GameWording::tr("Dossier could not write it.");
    case StorageFault::TakenOver:
        return GameWording::tr("Another program has taken it over: %1. Nothing more is written here; open it again.")
            .arg(holderOf(error));
    case StorageFault::NameTooLong:
        return GameWording::tr("Its name is too long. Choose a shorter one.");
    case StorageFault::NoSuchFolder:
        return GameWording::tr("There is no such folder.");
    case StorageFault::LockInTheWay:
        return GameWording::tr("Something else has the name of its lock file: %1.lock. Move that away.")
            .arg(error.file);
    case StorageFault::LogMissing:
        return GameWording::tr("The last part of the game is not in it: the file %1-wal is missing. Bring it back, or "
                               "begin a new session if it is gone for good.")
            .arg(error.file);
    case StorageFault::TooManyOpen:
        return GameWording::tr("Too many files are open. Close other programs and try again.");
    case StorageFault::TooMuch:
        return GameWording::tr("This file is too large or too complex to read. It was not made by Dossier.");
    case StorageFault::KeyMissing:
        return GameWording::tr(
            "Its secrets are locked, and the key is not on this computer. Copy the file %1 from the "
            "computer where the game was played, or type its 24 words (About Dossier in the menu, or "
            "dossier key --restore), and open the game again.")
            .arg(keyFilePath());
    case StorageFault::PublicCopy:
        return GameWording::tr("It is a copy for the players, without secrets: it can be read, but not played on.");
    case StorageFault::KeyLocked:
        return GameWording::tr("Your key is locked by a passphrase. Unlock it (About Dossier in the menu, or "
                               "--passphrase-file on the command line), and open the game again.");
    case StorageFault::WrongKey:
        return GameWording::tr(
            "Its secrets are locked with another key than those on this computer. Add the key of the "
            "computer where the game was played, by its 24 words (About Dossier in the menu, or "
            "dossier key --restore) or by its key file, copied into the folder of %1 under another "
            "name, and open the game again.")
            .arg(keyFilePath());
    }
    return {};
}

namespace
{

QString packSentence(const PackProblem &problem)
{
    if (!problem.malformed)
        return GameWording::tr("Dossier could not read the pack %1.").arg(problem.file);
    // A text that is not JSON has no place to name.
    if (problem.malformed->pointer.empty())
        return GameWording::tr("The pack %1 cannot be used: %2").arg(problem.file, sentence(problem.malformed->fault));
    return GameWording::tr("The pack %1 cannot be used: at %2: %3")
        .arg(problem.file, QString::fromStdString(problem.malformed->pointer), sentence(problem.malformed->fault));
}

QString otherGameSentence(const OtherGame &problem, const std::map<QString, QString> &titles)
{
    const auto title = [&](const QString &id)
    {
        const auto known = titles.find(id);
        return known != titles.end() ? known->second : id;
    };
    return GameWording::tr("%1: its session is one of %2, not of %3.")
        .arg(problem.file, title(problem.found), title(problem.request));
}

} // namespace

QString sentence(const StorageError &error)
{
    const QString wrong = GameWording::tr("%1: %2", "a file, what is wrong").arg(error.file, reason(error));
    return error.savedAs.isEmpty()
        ? wrong
        : wrong + u' ' + GameWording::tr("What was played is saved as %1.").arg(error.savedAs);
}

QString sentence(const GameProblem &problem, const std::map<QString, QString> &titles)
{
    if (const auto *error = get_if<StorageError>(&problem))
        return sentence(*error);
    if (const auto *pack = get_if<PackProblem>(&problem))
        return packSentence(*pack);
    if (const auto *mission = get_if<NoSuchMission>(&problem))
        return GameWording::tr("The pack has no mission %1. It has: %2.")
            .arg(mission->mission, mission->missions.join(QStringLiteral(", ")));
    if (const auto *other = get_if<OtherGame>(&problem))
        return otherGameSentence(*other, titles);
    return GameWording::tr("%1: its session was played with a newer Dossier. Use that one.")
        .arg(std::get<NotPlayable>(problem).file);
}

QString withoutKey(const GameProblem &problem)
{
    const auto *error = get_if<StorageError>(&problem);
    return error != nullptr && error->fault == StorageFault::KeyMissing
        ? GameWording::tr("It was last opened by an earlier version. Open it once with its key, in the window or with "
                          "“dossier play”, and what everybody knows of it can be read.")
        : sentence(problem);
}

QString notCopied(const StorageError &error)
{
    return GameWording::tr("Dossier could not keep a copy of the file today. %1").arg(sentence(error));
}

QString logMissing(const QString &file)
{
    return GameWording::tr("%1: What was played last may not be in it: it was copied, or cut off, without the file "
                           "%1-wal beside it. What is shown is as it was before that.")
        .arg(file);
}

QString disputed(const QString &value, const QString &mine, const QString &theirs)
{
    const auto shown = [](const QString &text) { return text.isEmpty() ? QStringLiteral("–") : text; };
    return value.isEmpty()
        ? GameWording::tr("Another window or program has changed this card meanwhile; it is shown as it is now.")
        : GameWording::tr(
              "Another window or program has changed %1 meanwhile: yours %2 · on disk %3.", "a value of a card")
              .arg(value, shown(mine), shown(theirs));
}

QString heldElsewhere(const QString &file, const storage::Holder &holder)
{
    const QString name = QFileInfo(file).completeBaseName();
    const QString where = holder.host.isEmpty()
        ? GameWording::tr("%1 is in use, and its lock does not say on which computer.").arg(name)
        : GameWording::tr("%1 is in use on another computer: %2.", "a file, a computer").arg(name, holder.host);
    return where + u' ' + lastSeen(holder);
}

QString goesOnAs(const QString &edition)
{
    return GameWording::tr("This session continues as it was begun: %1.").arg(edition);
}

QStringList notices(const KeptGame &game)
{
    QStringList list;
    if (!game.file)
        return list;
    if (game.hadNoSession)
        list << GameWording::tr("There was no session in the file: a new one begins.");
    if (game.file->isLogMissing())
        list << logMissing(game.file->path());
    if (!game.file->setAside().isEmpty())
        list << GameWording::tr("Files that do not belong to this one lay beside it. They were not used, and are kept "
                                "as: %1")
                    .arg(game.file->setAside().join(QStringLiteral(", ")));
    if (game.noBackup)
        list << notCopied(*game.noBackup);
    if (const std::optional<StorageError> no = game.file->forbidden())
        list << GameWording::tr("The game is read-only. %1").arg(sentence(*no));
    const std::optional<storage::Damage> damage = game.journal ? game.journal->damage() : std::nullopt;
    if (damage)
        list << GameWording::tr("The journal is damaged after record %1; what comes before it is intact.")
                    .arg(damage->lastGood);
    if (!game.file->copyBeforeUpgrade().isEmpty())
        list << GameWording::tr("The file was brought up to date; a copy of it as it was is %1.")
                    .arg(game.file->copyBeforeUpgrade());
    return list;
}

} // namespace dossier::wording
