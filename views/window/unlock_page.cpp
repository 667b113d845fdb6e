#include "views/window/unlock_page.h"

#include "views/kit/page_header.h"
#include "views/window/settings_table.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

struct UnlockWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::UnlockPage)
};

Part lines(QChar sign, const QStringList &texts)
{
    Parts parts;
    for (const QString &words : texts)
        parts.push_back(text(QStringLiteral("%1 %2").arg(sign).arg(words)).wrapping());
    return column(std::move(parts)).spaced(6);
}

Part keyFileSection(
    const LockedFile &file, KeysShown &keys, const KeyRequests &requests, const std::function<void()> &changed)
{
    const auto choose = [&file, &keys, &requests, changed]
    {
        keys.fileAnswer = requests.chooseFile(file.path).answer;
        changed();
    };
    const QString about = UnlockWords::tr(
        "The key file of the computer where the file was played opens it until Dossier ends, and stays where it is. "
        "The 24 words add that key for good.");
    return column({text(about).wrapping(),
                      row({button(UnlockWords::tr("Choose a key file…"), "secondary", choose)
                               .withTip(UnlockWords::tr("From a memory stick, for example"))
                               .keyed(QStringLiteral("chooseKeyFile")),
                          stretch()}),
                      keyAnswer(keys.fileAnswer, QStringLiteral("fileAnswer"))})
        .spaced(8);
}

Part waysToUnlock(const LockedFile &file, KeysShown &keys, const KeyRequests &requests, Part lockAgain,
    const std::function<void()> &changed, const Action<> &back)
{
    const KeyLock lock = requests.lock();
    const auto choose = [&keys, changed](int way)
    {
        keys.way = way;
        changed();
    };
    Part passphrase = lock.awaitsPassphrase()
        ? passphraseSection(keys, requests, lock.isLocked, changed).keyed(QStringLiteral("unlocking"))
        : text(UnlockWords::tr("No key on this computer has a passphrase that could still be given.")).wrapping();
    const QString aboutWords = lock.awaitsPassphrase()
        ? UnlockWords::tr("Passphrase forgotten? The 24 words of the key open the file as well.")
        : UnlockWords::tr("The key of this file is not on this computer. Its 24 words open the file: on the computer "
                          "where it was played they are under “About Dossier”.");
    return formCard({text(UnlockWords::tr("Give the key"), Role::Caption),
        tabs({{lock.awaitsPassphrase() ? UnlockWords::tr("Passphrase") : UnlockWords::tr("Passphrase: not used"),
                  std::move(passphrase).withTip(UnlockWords::tr("The one that locks a key of this computer"))},
                 {UnlockWords::tr("Key file"),
                     keyFileSection(file, keys, requests, changed)
                         .withTip(UnlockWords::tr("A key file of another computer"))},
                 {UnlockWords::tr("24 words"),
                     column({text(aboutWords).wrapping(), addedKeySection(keys, requests, changed)})
                         .spaced(8)
                         .withTip(UnlockWords::tr("The key as it was written on paper"))}},
            keys.way.value_or(lock.awaitsPassphrase() ? 0 : 2), choose)
            .spaced(10),
        row({button(UnlockWords::tr("Leave it locked"), "secondary", back)
                 .withTip(UnlockWords::tr("Nothing changes; the file can be unlocked at any time"))
                 .keyed(QStringLiteral("leaveLocked")),
            stretch()}),
        std::move(lockAgain).when(lock.hasPassphrase)});
}

} // namespace

Part lockAgainCheck(const Preferences &now, const std::function<void(const Preferences &)> &choose)
{
    const Setting setting = lockSetting();
    const std::size_t chosen = setting.chosen(now);
    // The first option is never, the second the curtain.
    const std::size_t offered = std::max<std::size_t>(chosen, 1);
    const QString name = now.lockMinutes > 0
        ? UnlockWords::tr("Lock again after %1 minutes without input").arg(now.lockMinutes)
        : UnlockWords::tr("Lock again when the curtain falls (F9)");
    return field(QStringLiteral("lockAgain"), name, chosen > 0,
        [choose, now, set = setting.choose, offered](const QVariant &isOn)
        {
            Preferences next = now;
            set(next, isOn.toBool() ? offered : 0);
            choose(next);
        })
        .with(&Field::around, name)
        .withTip(setting.options.at(offered).tip);
}

Part unlockPage(const LockedFile &file, KeysShown &keys, const KeyRequests &requests, Part lockAgain, int characters,
    const std::function<void()> &changed, const Action<> &back)
{
    const QString title = UnlockWords::tr("Unlock");
    const auto read = [&requests, path = file.path] { requests.readPublic(path); };
    Part open = formCard({text(UnlockWords::tr("Open without a key"), Role::Caption),
        lines(u'✓',
            {UnlockWords::tr("What everybody at the table knows, step by step"),
                UnlockWords::tr("Players, results and decisions"), UnlockWords::tr("Seals, and what was revealed")}),
        row({button(UnlockWords::tr("Read the public part"), "secondary", read)
                 .withTip(UnlockWords::tr("A copy without secrets opens; the file stays as it is"))
                 .keyed(QStringLiteral("readPublic")),
            stretch()})});
    Part locked = formCard({text(UnlockWords::tr("Stays locked"), Role::Caption),
        lines(u'–', {UnlockWords::tr("What one side alone knows: its set-up, plans, cards and notes")}),
        text(UnlockWords::tr("Neither Dossier nor anybody else can open this without the passphrase, the key file or "
                             "the 24 words. There is no other way."),
            Role::Dim)
            .wrapping()});
    Parts left;
    left.push_back(waysToUnlock(file, keys, requests, std::move(lockAgain), changed, back));
    Parts right;
    right.push_back(std::move(open));
    right.push_back(std::move(locked));
    return formPage(pageHeader(title, file.name, UnlockWords::tr("Back (Esc)"), back), std::move(left),
        std::move(right), characters)
        .named(title);
}

} // namespace dossier
