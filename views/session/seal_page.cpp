#include "views/session/seal_page.h"

#include "views/kit/page_header.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QHideEvent>
#include <QKeyEvent>
#include <QLocale>

#include <utility>

namespace dossier
{

namespace
{

struct SealWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SealPage)
};

const QStringList &wordsOf(const ShownSeal &seal)
{
    return QLocale().language() == QLocale::Italian ? seal.italianWords : seal.englishWords;
}

Part wordsCard(const ShownSeal &seal)
{
    constexpr int columns = 4;
    const QStringList &words = wordsOf(seal);
    if (words.isEmpty())
        return card({text(SealWords::tr("Nothing is sealed yet: the first step that everybody sees makes the first "
                                        "seal."))
                            .wrapping()})
            .spaced(8, {24, 20, 24, 20});
    Parts cells;
    for (const QString &word : words)
        cells.push_back(text(word, Role::Heading).with(&Text::isSelectable, true));
    return card({text(SealWords::tr("The seal now"), Role::Caption), table(columns, std::move(cells)).spaced(24),
                    text(SealWords::tr("Made at %1, with step %2.")
                             .arg(QLocale().toString(seal.at, QLocale::ShortFormat))
                             .arg(seal.step),
                        Role::Dim)
                        .wrapping()})
        .spaced(12, {24, 20, 24, 20});
}

Part meaningCard()
{
    return card({text(SealWords::tr("What it is good for"), Role::Caption),
                    text(SealWords::tr("Note the twelve words, or take a photo of them, for example when the set-up is "
                                       "done. They bind every secret of that moment without telling it: the set-up, "
                                       "moves on the sheet, cards in hands."))
                        .wrapping(),
                    text(SealWords::tr("After the game “dossier verify” takes your words and checks that what was "
                                       "shown is what was sealed. It needs no key, and works on any computer."))
                        .wrapping(),
                    text(SealWords::tr("A seal proves that the record did not change, not that the cardboard agrees."),
                        Role::Strong)
                        .wrapping()})
        .spaced(8, {24, 20, 24, 20});
}

QString mark(const char *sign, const QString &sentence)
{
    return QString::fromUtf8(sign) + u' ' + sentence;
}

/// Tells what became of the secrets that were shown so far.
Part shownCard(const ShownSeal &seal)
{
    Parts lines{text(SealWords::tr("Shown so far"), Role::Caption)};
    if (seal.isBroken)
        lines.push_back(
            text(mark("✕", SealWords::tr("The seals in the file do not follow from each other: the file was changed.")),
                Role::Strong)
                .wrapping());
    if (seal.differing > 0)
        lines.push_back(
            text(mark("✕", SealWords::tr("%n secret(s) shown that are not what was sealed", nullptr, seal.differing)),
                Role::Strong)
                .wrapping());
    if (seal.asSealed > 0)
        lines.push_back(
            text(mark("✓", SealWords::tr("%n secret(s) shown as sealed", nullptr, seal.asSealed))).wrapping());
    if (seal.asSealed + seal.differing + seal.notSealed == 0)
        lines.push_back(text(SealWords::tr("No secret has been shown yet.")).wrapping());
    if (seal.notSealed > 0)
        lines.push_back(text(mark("–",
                                 SealWords::tr("%n shown that Dossier had not sealed, because only the table knew "
                                               "them or they were new",
                                     nullptr, seal.notSealed)))
                .wrapping());
    return card(std::move(lines)).spaced(8, {24, 20, 24, 20});
}

} // namespace

GameEntry sealEntry()
{
    return {sealAct, GameEntry::Place::Keep,
        {"Ctrl+Shift+W", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "Sho&w the seal…"),
            QT_TRANSLATE_NOOP("dossier::Menus", "Show the twelve words that prove later what was hidden now")}};
}

Part sealPart(const ShownSeal &seal, const Action<> &goBack, const Action<QString> &copy)
{
    const QString title = SealWords::tr("Seal");
    const Part header
        = pageHeader(title, SealWords::tr("Everybody may see this page"), SealWords::tr("Back (Esc)"), goBack,
            {button(SealWords::tr("Copy the words"), "primary",
                [copy, words = wordsOf(seal).join(QStringLiteral("  "))] { copy.run(words); })
                    .keyed(QStringLiteral("copy"))
                    .withTip(SealWords::tr("Put the twelve words on the clipboard, for a message to the others"))
                    .disabledIf(seal.englishWords.isEmpty())});
    return page(header, {wordsCard(seal), shownCard(seal), meaningCard(), stretch()}).named(title);
}

SealPage::SealPage(Action<> goBack, Action<> left, QWidget *parent)
    : Screen(parent)
    , m_goBack(std::move(goBack))
    , m_left(std::move(left))
{
    setObjectName(QStringLiteral("SealPage"));
}

void SealPage::present(const ShownSeal &seal)
{
    const auto copy = [](const QString &words) { QGuiApplication::clipboard()->setText(words); };
    render({}, [this, seal, copy](const Theme & /*theme*/) { return sealPart(seal, m_goBack, copy); });
    setFocusProxy(findChild<QWidget *>(QStringLiteral("copy")));
}

void SealPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        m_goBack.run();
    else
        Screen::keyPressEvent(event);
}

void SealPage::hideEvent(QHideEvent *event)
{
    Screen::hideEvent(event);
    if (!event->spontaneous())
        m_left.run();
}

} // namespace dossier
