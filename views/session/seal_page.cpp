#include "views/session/seal_page.h"

#include "views/kit/page_header.h"
#include "views/kit/qr_code.h"
#include "views/session/paper_text.h"

#include <QBuffer>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QHideEvent>
#include <QKeyEvent>
#include <QLocale>

#include <algorithm>
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

QString madeAt(const ShownSeal &seal)
{
    return SealWords::tr("Made at %1, with step %2.")
        .arg(QLocale().toString(seal.at, QLocale::ShortFormat))
        .arg(seal.step);
}

QString sealedWords()
{
    return SealWords::tr("Everything hidden is sealed");
}

QString photoWords()
{
    return SealWords::tr("Take a photo. At the end anybody can check it, on another computer, too.");
}

Part numberedWords(const ShownSeal &seal, int columns)
{
    Parts cells;
    for (const QString &word : wordsOf(seal))
        cells.push_back(text(word, Role::Heading).with(&Text::isSelectable, true));
    return table(columns, std::move(cells)).spaced(24);
}

Part codeOf(const ShownSeal &seal, int maxPixels)
{
    return qrCode(seal.code, SealWords::tr("The seal as a QR code"), maxPixels)
        .withTip(SealWords::tr("Take a photo: the code holds the whole seal, and its text is accepted in place of the "
                               "words"));
}

Part wordsCard(const ShownSeal &seal)
{
    constexpr int columns = 3;
    if (wordsOf(seal).isEmpty())
        return card({text(SealWords::tr("Nothing is sealed yet: the first step that everybody sees makes the first "
                                        "seal."))
                            .wrapping()})
            .spaced(8, {24, 20, 24, 20});
    return card({text(SealWords::tr("The seal now"), Role::Caption),
                    row({codeOf(seal, 0), numberedWords(seal, columns), stretch()}).spaced(24),
                    text(madeAt(seal), Role::Dim).wrapping()})
        .spaced(12, {24, 20, 24, 20});
}

Part meaningCard()
{
    return card({text(SealWords::tr("What it is good for"), Role::Caption),
                    text(SealWords::tr("Note the twelve words, or take a photo of them or of the code, for example "
                                       "when the set-up is done. They bind every secret of that moment without telling "
                                       "it: the set-up, moves on the sheet, cards in hands. While this page is open, "
                                       "the public window shows them, too."))
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

/// Describes how secrets that were shown stand to their seals.
QString judged(const ShownSecrets &secrets)
{
    switch (secrets.state)
    {
    case ShownSecrets::State::AsSealed:
        return mark("✓",
            SealWords::tr("%n secret(s) as sealed, by %1 (step %2)", nullptr, secrets.count)
                .arg(QLocale().toString(secrets.sealedAt.time(), QStringLiteral("HH:mm")))
                .arg(secrets.sealedWith));
    case ShownSecrets::State::Differs:
        return mark("✕", SealWords::tr("%n secret(s) that are not what was sealed", nullptr, secrets.count));
    case ShownSecrets::State::NotSealed:
        return mark("–",
            SealWords::tr("%n that Dossier had not sealed, because only the table knew them or they were new", nullptr,
                secrets.count));
    }
    return {};
}

/// Tells what became of the secrets that were shown so far.
Part shownCard(const ShownSeal &seal)
{
    Parts lines{text(SealWords::tr("Shown so far"), Role::Caption)};
    if (seal.isBroken)
        lines.push_back(
            text(mark("✕", SealWords::tr("The seals in the file do not follow from each other: the file was changed.")),
                Role::Fault)
                .wrapping());
    if (seal.shown.empty())
        lines.push_back(text(SealWords::tr("No secret has been shown yet.")).wrapping());
    for (const ShownSecrets &secrets : seal.shown)
    {
        const bool differs = secrets.state == ShownSecrets::State::Differs;
        const QString told = secrets.told.isEmpty() ? SealWords::tr("Step %1").arg(secrets.step) : secrets.told;
        lines.push_back(
            column({text(told).wrapping(), text(judged(secrets), differs ? Role::Fault : Role::Dim).wrapping()})
                .spaced(2));
    }
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

QString sealPaperTip()
{
    return SealWords::tr("The twelve words and the code that prove later what was hidden now");
}

QString sealAbsent()
{
    return SealWords::tr("Nothing is sealed yet, so there is no seal to print.");
}

namespace
{

/// Draws the code, and the words in two columns beside it.
void drawWords(PublicInk &ink, QRectF into, const ShownSeal &seal)
{
    constexpr int columns = 2;
    constexpr double wordSize = 4;
    const QStringList &words = wordsOf(seal);
    const int rows = (static_cast<int>(words.size()) + columns - 1) / columns;
    const double side = std::min(into.height(), into.width() * 0.45);
    const QRectF code(into.left(), into.top(), side, side);
    ink.painter().drawImage(code, qrImage(seal.code, 8));
    into.setLeft(code.right() + ink.units(4));
    for (int i = 0; i < words.size(); ++i)
    {
        const QRectF cell(into.left() + (i / rows) * into.width() / columns, into.top() + (i % rows) * side / rows,
            into.width() / columns, side / rows);
        ink.write(cell, words[i], {wordSize, ink.theme().ink, QFont::Bold});
    }
}

void drawSeal(PublicInk &ink, const QRect &into, const ShownSeal &seal)
{
    constexpr double margin = 4;
    ink.painter().fillRect(into, ink.theme().ground);
    const double space = ink.units(margin);
    QRectF inside = QRectF(into).adjusted(space, space, -space, -space);
    ink.card(inside, ink.theme().line);
    inside.adjust(space, space, -space, -space);
    const double line = ink.units(6);
    const auto takeLine = [&]
    {
        const QRectF taken(inside.left(), inside.top(), inside.width(), line);
        inside.setTop(taken.bottom());
        return taken;
    };
    ink.write(takeLine(), sealedWords(), {5, ink.theme().ink, QFont::Bold});
    drawWords(ink, inside.adjusted(0, space / 2, 0, -2 * line - space / 2), seal);
    inside.setTop(inside.bottom() - 2 * line);
    ink.write(takeLine(), madeAt(seal), {3, ink.theme().dim});
    ink.write(takeLine(), photoWords(), {3, ink.theme().ink});
}

} // namespace

PublicPart publicSeal(const ShownSeal &seal)
{
    return {[seal](PublicInk &ink, const QRect &into) { drawSeal(ink, into, seal); },
        [seal]
        {
            return QStringLiteral("%1 %2. %3 %4")
                .arg(sealedWords(), wordsOf(seal).join(QStringLiteral(", ")), madeAt(seal), photoWords());
        }};
}

QString sealTitle()
{
    return SealWords::tr("Seal of the session");
}

QString sealDocument(const ShownSeal &seal)
{
    constexpr int modulePixels = 8;
    constexpr int percentOfPage = 30;
    if (wordsOf(seal).isEmpty())
        return {};
    QByteArray png;
    QBuffer buffer(&png);
    qrImage(seal.code, modulePixels).save(&buffer, "PNG");
    return paper::page(sealTitle(),
        paper::paragraph(madeAt(seal)) + paper::paragraph(wordsOf(seal).join(QStringLiteral("   ")))
            + paper::picture(png, percentOfPage)
            + paper::paragraph(
                SealWords::tr("After the game “dossier verify” takes these words, or the text of the code, and checks "
                              "that what was shown is what was sealed. A seal proves that the record did not change, "
                              "not that the cardboard agrees.")));
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
