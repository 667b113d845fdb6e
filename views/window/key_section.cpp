#include "views/window/key_section.h"

#include <QCoreApplication>
#include <QGuiApplication>

#include <utility>

namespace dossier
{

namespace
{

struct KeyTexts
{
    Q_DECLARE_TR_FUNCTIONS(dossier::AboutPage)
};

/// 24 words are far shorter.
constexpr int maxTyped = 400;

using Changed = std::function<void()>;

void overwrite(QString &words)
{
    words.fill(u'\0');
    words.clear();
}

/// The words are on the screen on request only, and nowhere else in the window.
Part shownWords(KeysShown &keys, const KeyRequests &requests, const Changed &changed)
{
    const auto show = [&keys, &requests, changed]
    {
        keys.words = requests.read();
        changed();
    };
    const auto hide = [&keys, changed]
    {
        overwrite(keys.words);
        changed();
    };
    return column({text(keys.words)
                          .wrapping()
                          .with(&Text::isSelectable, true)
                          .keyed(QStringLiteral("keyWords"))
                          .when(!keys.words.isEmpty()),
                      row({keys.words.isEmpty() ? button(KeyTexts::tr("Show the 24 words"), "secondary", show)
                                                      .withTip(KeyTexts::tr("Nobody else should see them"))
                                                      .keyed(QStringLiteral("showKey"))
                                                : button(KeyTexts::tr("Hide the words"), "secondary", hide)
                                                      .withTip(KeyTexts::tr("They can be shown again at any time"))
                                                      .keyed(QStringLiteral("hideKey")),
                          stretch()})})
        .spaced(8);
}

/// Qt 6.4 does not tell if Caps Lock is on: a letter whose case is not that of the Shift key shows it.
bool showsCapsLock(const QString &typed)
{
    const Qt::KeyboardModifiers held = QGuiApplication::keyboardModifiers();
    return !typed.isEmpty()
        && (held.testFlag(Qt::ShiftModifier) ? typed.back().isLower() : !held && typed.back().isUpper());
}

Part passphraseField(KeysShown &keys, const char *key, const QString &name, QString KeysShown::*typed,
    const Changed &changed, const Changed &done)
{
    const auto type = [&keys, typed, changed](const QVariant &text)
    {
        keys.*typed = text.toString();
        keys.isCapsLockOn = showsCapsLock(keys.*typed);
        changed();
    };
    return field(QLatin1String(key), name, keys.*typed, Action<QVariant>(type))
        .with(&Field::placeholder, name)
        .with(&Field::max, maxTyped)
        .with(&Field::hidesText, true)
        .with(&Field::activated, Action<int>([done](int /*row*/) { done(); }))
        .stretched();
}

/// Gives the typed passphrase, one at a time. A wrong one stays, to be corrected.
Changed giving(KeysShown &keys, const std::function<void(const QString &passphrase, const KeyAnswered &done)> &give,
    const Changed &changed)
{
    const auto finish = [&keys, changed](const KeyAdded &done)
    {
        keys.isBusy = false;
        keys.lockAnswer = done.answer;
        if (done.isAdded)
        {
            overwrite(keys.passphrase);
            overwrite(keys.again);
        }
        changed();
    };
    return [&keys, give, changed, finish]
    {
        if (std::exchange(keys.isBusy, true))
            return;
        keys.lockAnswer.clear();
        changed();
        give(keys.passphrase, finish);
    };
}

/// What is under the field of a passphrase: the sign of Caps Lock, and the answer.
Part belowPassphrase(const KeysShown &keys)
{
    const QString sign = KeyTexts::tr("Caps Lock seems to be on");
    return column({text(QStringLiteral("! ") + sign, Role::Strong)
                          .keyed(QStringLiteral("capsLock"))
                          .with(&Part::announcement, keys.isCapsLockOn ? sign : QString())
                          .when(keys.isCapsLockOn),
                      keyAnswer(keys.lockAnswer, QStringLiteral("lockAnswer"))})
        .spaced(8);
}

QString halfASecond()
{
    return KeyTexts::tr("It takes about half a second");
}

Part newPassphrase(KeysShown &keys, const KeyRequests &requests, bool hasOne, const Changed &changed)
{
    const bool isComplete = !keys.passphrase.isEmpty() && keys.passphrase == keys.again;
    const Changed give = giving(keys, requests.setPassphrase, changed);
    const Changed set = [isComplete, give]
    {
        if (isComplete)
            give();
    };
    const auto remove = [&keys, give]
    {
        overwrite(keys.passphrase);
        give();
    };
    const QString about = hasOne
        ? KeyTexts::tr("A passphrase locks your key: Dossier asks for it once after each start.")
        : KeyTexts::tr("A passphrase can lock your key, so that nobody who uses this account reads the secrets while "
                       "Dossier is closed. Without it, and without the 24 words, the secrets are lost.");
    return column(
        {text(about).wrapping(),
            row({passphraseField(
                     keys, "passphrase", KeyTexts::tr("New passphrase"), &KeysShown::passphrase, changed, set),
                passphraseField(keys, "again", KeyTexts::tr("The same again"), &KeysShown::again, changed, set),
                button(hasOne ? KeyTexts::tr("Change the passphrase") : KeyTexts::tr("Set the passphrase"), "secondary",
                    set)
                    .keyed(QStringLiteral("setPassphrase"))
                    .withTip(KeyTexts::tr("The key stays the same, and so do its 24 words"))
                    .disabledIf(!isComplete || keys.isBusy,
                        keys.isBusy ? halfASecond() : KeyTexts::tr("Type the same passphrase twice first")),
                button(KeyTexts::tr("Remove it"), "secondary", remove)
                    .keyed(QStringLiteral("removePassphrase"))
                    .withTip(KeyTexts::tr("Whoever uses this account reads the secrets then"))
                    .disabledIf(keys.isBusy, halfASecond())
                    .when(hasOne)}),
            belowPassphrase(keys)})
        .spaced(8);
}

QString inTheClear(const QStringList &files)
{
    return files.isEmpty() ? KeyTexts::tr("No file of yours holds secrets in the clear.")
                           : KeyTexts::tr("Secrets in the clear, as earlier versions left them:", "then files") + u'\n'
            + files.join(u'\n');
}

Part plainSecrets(KeysShown &keys, const KeyRequests &requests, const Changed &changed)
{
    const auto run = [&keys, changed](const std::function<QStringList()> &request)
    {
        keys.plain = request();
        changed();
    };
    const bool isFound = keys.plain && !keys.plain->isEmpty();
    return column(
        {keyAnswer(keys.plain ? inTheClear(*keys.plain) : QString(), QStringLiteral("plainFiles")),
            row({button(KeyTexts::tr("Find secrets in the clear"), "secondary",
                     [&requests, run] { run(requests.findPlain); })
                     .withTip(KeyTexts::tr("Files of earlier versions, and copies of them, are not encrypted"))
                     .keyed(QStringLiteral("findPlain"))
                     .when(!isFound),
                button(KeyTexts::tr("Encrypt them"), "secondary", [&requests, run] { run(requests.encryptPlain); })
                    .withTip(KeyTexts::tr("All games and copies stay; without the key nobody reads their secrets"))
                    .keyed(QStringLiteral("encryptPlain"))
                    .when(isFound),
                stretch()})})
        .spaced(8);
}

/// The words that are typed, in four columns, and whether they are a key.
Part wordsSoFar(const TypedWords &typed)
{
    constexpr int columns = 4;
    Parts cells;
    int known = 0;
    for (const auto &[word, isKnown] : typed.words)
    {
        known += isKnown ? 1 : 0;
        const QString place = QString::number(cells.size() + 1);
        const bool isTyped = !isKnown && typed.fault.isEmpty();
        const QString sign = isTyped ? QString() : isKnown ? QStringLiteral("✓ ") : QStringLiteral("✕ ");
        cells.push_back(text(QStringLiteral("%1%2. %3").arg(sign, place, word), isKnown ? Role::Body : Role::Strong));
    }
    const QString state = typed.isKey ? KeyTexts::tr("These are the 24 words of a key.")
        : typed.fault.isEmpty()       ? KeyTexts::tr("%1 of 24 words").arg(known)
                                      : typed.fault;
    return column({table(columns, std::move(cells)).spaced(8).keyed(QStringLiteral("typedWords")),
                      text(state)
                          .wrapping()
                          .with(&Part::announcement, typed.isKey || !typed.fault.isEmpty() ? state : QString())
                          .keyed(QStringLiteral("wordsState"))})
        .spaced(8)
        .when(!typed.words.empty());
}

} // namespace

void KeysShown::wipe()
{
    overwrite(words);
    overwrite(typed);
    overwrite(passphrase);
    overwrite(again);
    const bool wasBusy = isBusy;
    *this = {};
    isBusy = wasBusy;
}

Part keyAnswer(const QString &answer, const QString &key)
{
    return text(answer)
        .wrapping()
        .with(&Text::isSelectable, true)
        .with(&Part::announcement, answer)
        .keyed(key)
        .when(!answer.isEmpty());
}

Part passphraseSection(KeysShown &keys, const KeyRequests &requests, bool isOwn, const std::function<void()> &changed)
{
    const QString about = isOwn
        ? KeyTexts::tr("Your key is locked: games open when you have given its passphrase.")
        : KeyTexts::tr("Another key of yours is locked: its games open when you have given its passphrase.");
    const Changed unlock = giving(keys, requests.unlock, changed);
    return column({text(about).wrapping(),
                      row({passphraseField(
                               keys, "passphrase", KeyTexts::tr("Passphrase"), &KeysShown::passphrase, changed, unlock),
                          button(KeyTexts::tr("Unlock"), "primary", unlock)
                              .withTip(KeyTexts::tr("Until Dossier ends; it takes about half a second"))
                              .keyed(QStringLiteral("unlock"))
                              .disabledIf(keys.passphrase.isEmpty() || keys.isBusy,
                                  keys.isBusy ? halfASecond() : KeyTexts::tr("Type the passphrase first"))}),
                      belowPassphrase(keys)})
        .spaced(8);
}

/// Words that are no key stay, to be corrected.
Part addedKeySection(KeysShown &keys, const KeyRequests &requests, const std::function<void()> &changed)
{
    const auto type = [&keys, changed](const QVariant &words)
    {
        keys.typed = words.toString();
        changed();
    };
    const auto add = [&keys, &requests, changed]
    {
        const KeyAdded added = requests.add(keys.typed);
        keys.answer = added.answer;
        if (added.isAdded)
            overwrite(keys.typed);
        changed();
    };
    const QString name = KeyTexts::tr("24 words of another computer");
    return column(
        {row({field(QStringLiteral("wordsToAdd"), name, keys.typed, Action<QVariant>(type))
                  .with(&Field::placeholder, name)
                  .with(&Field::max, maxTyped)
                  .withTip(KeyTexts::tr("The first four letters of each word are enough"))
                  .stretched(),
             button(KeyTexts::tr("Add the key"), "secondary", add)
                 .withTip(KeyTexts::tr("The games of the other computer open here, too; yours stay as they are"))
                 .keyed(QStringLiteral("addKey"))
                 .disabledIf(keys.typed.trimmed().isEmpty(), KeyTexts::tr("Type the words first"))}),
            wordsSoFar(requests.check ? requests.check(keys.typed) : TypedWords()),
            keyAnswer(keys.answer, QStringLiteral("keyAnswer"))})
        .spaced(8);
}

Part keySection(KeysShown &keys, const KeyRequests &requests, const std::function<void()> &changed)
{
    const QString why = KeyTexts::tr(
        "The secrets of your games are encrypted: whoever has a game’s file, but not the key of this account, reads "
        "only what everybody at the table knows. Write the 24 words of the key on paper. With them your games open on "
        "another computer, too; without the key their secrets are lost.");
    const KeyLock lock = requests.lock ? requests.lock() : KeyLock();
    return column(
        {text(KeyTexts::tr("The key of your games"), Role::Caption),
            lock.awaitsPassphrase()
                ? passphraseSection(keys, requests, lock.isLocked, changed).keyed(QStringLiteral("unlocking"))
                : column({}).when(false),
            text(why).wrapping().with(&Text::isSelectable, true),
            shownWords(keys, requests, changed).when(!lock.isLocked), addedKeySection(keys, requests, changed),
            lock.isLocked
                ? column({}).when(false)
                : newPassphrase(keys, requests, lock.hasPassphrase, changed).keyed(QStringLiteral("newPassphrase")),
            plainSecrets(keys, requests, changed)})
        .spaced(8);
}

} // namespace dossier
