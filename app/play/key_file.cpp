#include "app/play/key_file.h"

#include "model/storage/new_file.h"
#include "model/storage/private_files.h"
#include "model/vault/self_test.h"
#include "model/vault/written_key.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include <unistd.h>

#include <algorithm>
#include <map>
#include <mutex>

namespace dossier
{

using storage::StorageError;
using storage::StorageFault;
using storage::Stored;

namespace
{

/// A key file is far smaller.
constexpr qint64 largestKeyFile = 4096;

/// Keys that this program may use until it ends or they are locked. A passphrase is tried in a thread of its own.
struct GivenKeys
{
    std::mutex mutex{};
    /// The keys that a passphrase has opened, by the text of their locked files.
    std::map<QByteArray, vault::KeyPtr> unlocked{};
    /// Key files from elsewhere.
    QStringList files{};
    /// How often all of them were locked.
    int locks = 0;
};

GivenKeys &givenKeys()
{
    static GivenKeys keys;
    return keys;
}

vault::KeyPtr unlockedKey(const QByteArray &text)
{
    const std::lock_guard guard(givenKeys().mutex);
    const auto found = givenKeys().unlocked.find(text);
    return found == givenKeys().unlocked.end() ? vault::KeyPtr() : found->second;
}

int locksSoFar()
{
    const std::lock_guard guard(givenKeys().mutex);
    return givenKeys().locks;
}

/// `locks` is their number when the passphrase was given: if the keys were locked since then, it has to be given again.
void keepUnlocked(const QByteArray &text, const vault::KeyPtr &key, int locks)
{
    const std::lock_guard guard(givenKeys().mutex);
    if (givenKeys().locks == locks)
        givenKeys().unlocked[text] = key;
}

/// Returns the text of a key file that a passphrase locks; empty for any other file.
QByteArray lockedText(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || file.size() > largestKeyFile || !file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.readAll();
    return vault::isLockedKeyFile({bytes.constData(), static_cast<std::size_t>(bytes.size())}) ? bytes : QByteArray();
}

Stored<vault::KeyPtr> keyIn(const QString &path)
{
    static const bool isSound = vault::passesSelfTest();
    const auto failed = [&](StorageFault fault) { return tl::unexpected(StorageError{.fault = fault, .file = path}); };
    const QFileInfo info(path);
    if (!info.exists())
        return failed(StorageFault::Missing);
    QFile file(path);
    // Reading a pipe without a writer would block.
    if (!isSound || !info.isFile() || info.size() > largestKeyFile || !file.open(QIODevice::ReadOnly))
        return failed(StorageFault::NotRead);
    QByteArray bytes = file.readAll();
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (vault::isLockedKeyFile(text))
    {
        const vault::KeyPtr open = unlockedKey(bytes);
        return open ? Stored<vault::KeyPtr>(open) : failed(StorageFault::KeyLocked);
    }
    auto key = vault::keyOfFileText(text);
    bytes.fill('\0');
    if (!key)
        return failed(StorageFault::NotRead);
    return std::make_shared<const vault::Key>(*std::move(key));
}

/// The present key files, the one for new campaigns first.
QStringList keyFiles()
{
    const QFileInfo first(keyFilePath());
    QStringList files;
    for (const QFileInfo &file : first.dir().entryInfoList({QStringLiteral("*.key")}, QDir::Files, QDir::Name))
        if (file != first)
            files << file.filePath();
    if (first.exists())
        files.prepend(first.filePath());
    return files;
}

/// Those, and the files from elsewhere that were given.
QStringList usableKeyFiles()
{
    const std::lock_guard guard(givenKeys().mutex);
    return keyFiles() + givenKeys().files;
}

/// The next name of a key file that is free.
QString freeKeyFile()
{
    const QFileInfo first(keyFilePath());
    const auto named = [&](int number)
    {
        return first.dir().filePath(QStringLiteral("%1-%2.key").arg(first.completeBaseName(), QString::number(number)));
    };
    int number = 2;
    while (QFileInfo::exists(named(number)))
        ++number;
    return named(number);
}

bool isEncrypted(const QString &campaign)
{
    const Stored<storage::CampaignFile> file = storage::CampaignFile::look(campaign);
    return file && file->locked();
}

bool opens(const vault::KeyPtr &key, const QString &campaign)
{
    const Stored<storage::CampaignFile> file = storage::CampaignFile::look(campaign, key);
    return file && !file->locked();
}

/// Writes a key file where none is yet. Of two programs that do so at once both get the same key.
Stored<vault::KeyPtr> placeKey(const vault::Key &key, const QString &path)
{
    const QString folder = QFileInfo(path).absolutePath();
    if (!QFileInfo::exists(folder) && QDir().mkpath(folder))
        storage::makePrivate(folder);
    Stored<storage::NewFile> file = storage::NewFile::beside(path);
    if (!file)
        return tl::unexpected(StorageError{.fault = StorageFault::NotWritten, .file = path});
    std::string text = vault::keyFileText(key);
    const bool isWritten = file->write(QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())));
    vault::wipe(text);
    if (!isWritten || (!file->place() && !QFileInfo::exists(path)))
        return tl::unexpected(StorageError{.fault = StorageFault::NotWritten, .file = path});
    return keyIn(path);
}

/// True for a key file whose passphrase was not given yet.
bool awaitsPassphrase(const QString &path)
{
    const QByteArray text = lockedText(path);
    return !text.isEmpty() && !unlockedKey(text);
}

/// Writes other bytes in the place of a key file; the old ones stay until all new ones are on the disk.
bool replaceKeyFile(const QString &path, const QByteArray &bytes)
{
    Stored<storage::NewFile> file = storage::NewFile::beside(path);
    return file && file->write(bytes) && ::fdatasync(file->descriptor()) == 0 && file->replace() == 0;
}

} // namespace

QString keyFilePath()
{
    const QString named = qEnvironmentVariable("DOSSIER_KEY_FILE");
    const QDir settings(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation));
    return named.isEmpty() ? settings.filePath(QStringLiteral("dossier/dossier.key")) : named;
}

Stored<vault::KeyPtr> keyFor(const QString &campaign, const QString &named)
{
    if (!named.isEmpty())
        return keyIn(named);
    const QString path = keyFilePath();
    const QStringList files = usableKeyFiles();
    // Most accounts have one key file: there is nothing to choose.
    if (!campaign.isEmpty() && !files.isEmpty() && files != QStringList{path})
        for (const QString &file : files)
            if (Stored<vault::KeyPtr> key = keyIn(file); key && opens(*key, campaign))
                return key;
    if (QFileInfo::exists(path))
        return keyIn(path);
    return isEncrypted(campaign) ? Stored<vault::KeyPtr>() : placeKey(vault::Key::random(), path);
}

Stored<std::vector<vault::KeyPtr>> accountKeys()
{
    std::vector<vault::KeyPtr> keys;
    for (const QString &file : keyFiles())
        if (Stored<vault::KeyPtr> key = keyIn(file))
            keys.push_back(*std::move(key));
    // There is none yet, or it cannot be read.
    if (keys.empty())
        return keyFor({}).map([](vault::KeyPtr key) { return std::vector{std::move(key)}; });
    return keys;
}

bool isKeyLocked()
{
    return awaitsPassphrase(keyFilePath());
}

bool areOtherKeysLocked()
{
    return std::ranges::any_of(usableKeyFiles(),
        [first = keyFilePath()](const QString &path) { return path != first && awaitsPassphrase(path); });
}

bool hasPassphrase()
{
    return !lockedText(keyFilePath()).isEmpty();
}

tl::expected<void, vault::Fault> unlockKeys(std::string_view passphrase, const QString &named)
{
    const int locks = locksSoFar();
    bool isOpened = false;
    vault::Fault fault = vault::Fault::WrongKey;
    QStringList files = usableKeyFiles();
    if (!named.isEmpty())
        files << named;
    for (const QString &path : std::as_const(files))
    {
        const QByteArray text = lockedText(path);
        if (text.isEmpty() || unlockedKey(text))
            continue;
        auto key = vault::keyOfLockedFile({text.constData(), static_cast<std::size_t>(text.size())}, passphrase);
        if (key)
            keepUnlocked(text, std::make_shared<const vault::Key>(*std::move(key)), locks);
        else
            fault = key.error();
        isOpened = isOpened || key;
    }
    return isOpened ? tl::expected<void, vault::Fault>() : tl::unexpected(fault);
}

storage::Done setPassphrase(std::string_view passphrase)
{
    const int locks = locksSoFar();
    const QString path = keyFilePath();
    const Stored<vault::KeyPtr> key = keyFor({});
    if (!key)
        return tl::unexpected(key.error());
    const auto failed = tl::unexpected(StorageError{.fault = StorageFault::NotWritten, .file = path});
    tl::expected<std::string, vault::Fault> text = passphrase.empty()
        ? tl::expected<std::string, vault::Fault>(vault::keyFileText(**key))
        : vault::lockedKeyFileText(**key, passphrase);
    if (!text)
        return failed;
    const QByteArray bytes(text->data(), static_cast<qsizetype>(text->size()));
    vault::wipe(*text);
    if (!replaceKeyFile(path, bytes))
        return failed;
    // It was just given, and need not be given again.
    if (!passphrase.empty())
        keepUnlocked(bytes, *key, locks);
    return {};
}

storage::Done useKeyFile(const QString &path, const QString &campaign)
{
    const Stored<vault::KeyPtr> key = keyIn(path);
    const bool isLocked = !key && key.error().fault == StorageFault::KeyLocked;
    if (key && !opens(*key, campaign))
        return tl::unexpected(StorageError{.fault = StorageFault::WrongKey, .file = path});
    if (key || isLocked)
    {
        const std::lock_guard guard(givenKeys().mutex);
        givenKeys().files << path;
    }
    return key.map([](const vault::KeyPtr & /*key*/) { });
}

bool canBeLocked(storage::CampaignFile &file)
{
    const vault::KeyPtr by = file.connection().keys().by;
    const auto hasIt = [&](const QString &path)
    {
        const Stored<vault::KeyPtr> key = lockedText(path).isEmpty() ? keyIn(path) : Stored<vault::KeyPtr>();
        return key && *key && vault::areSame(**key, *by);
    };
    return by && std::ranges::none_of(keyFiles(), hasIt);
}

void lockKeys()
{
    const std::lock_guard guard(givenKeys().mutex);
    givenKeys().unlocked.clear();
    givenKeys().files.clear();
    ++givenKeys().locks;
}

Stored<AddedKey> addKey(const vault::Key &key)
{
    const QString first = keyFilePath();
    const Stored<vault::KeyPtr> own = keyIn(first);
    const bool isReplaced = !own && own.error().fault == StorageFault::KeyLocked;
    for (const QString &file : keyFiles())
        if (const Stored<vault::KeyPtr> there = keyIn(file);
            there && vault::areSame(**there, key) && (file == first || !isReplaced))
            return AddedKey{file};
    if (isReplaced)
    {
        // At every moment there is a key file: without one a new key would be made.
        const QString moved = freeKeyFile();
        std::string text = vault::keyFileText(key);
        const bool isDone = ::link(QFile::encodeName(first).constData(), QFile::encodeName(moved).constData()) == 0
            && replaceKeyFile(first, QByteArray(text.data(), static_cast<qsizetype>(text.size())));
        vault::wipe(text);
        if (isDone)
            return AddedKey{first, moved};
        return tl::unexpected(StorageError{.fault = StorageFault::NotWritten, .file = first});
    }
    for (QString path = first;; path = freeKeyFile())
    {
        const Stored<vault::KeyPtr> placed = QFileInfo::exists(path) ? Stored<vault::KeyPtr>() : placeKey(key, path);
        if (!placed)
            return tl::unexpected(placed.error());
        if (*placed && vault::areSame(**placed, key))
            return AddedKey{path};
    }
}

Stored<storage::CampaignFile> openWithKey(const QString &campaign)
{
    return storage::CampaignFile::open(campaign, keyFor(campaign).value_or(vault::KeyPtr()));
}

} // namespace dossier
