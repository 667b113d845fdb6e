#include "views/kit/plain_text.h"

#include <algorithm>

namespace dossier
{

namespace
{

constexpr QChar firstStrongIsolate(0x2068);
constexpr QChar popIsolate(0x2069);
constexpr QChar ellipsis(0x2026);

/// True for the marks that turn the direction of the text around them.
bool turnsDirection(QChar character)
{
    const char16_t code = character.unicode();
    return (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069) || code == 0x200E || code == 0x200F
        || code == 0x061C;
}

bool readsFromTheRight(QChar character)
{
    return character.direction() == QChar::DirR || character.direction() == QChar::DirAL;
}

/// True for controls, line ends, and code points that Unicode excludes from ever being characters and XML refuses.
bool isControl(QChar character)
{
    const QChar::Category category = character.category();
    return category == QChar::Other_Control || category == QChar::Separator_Line
        || category == QChar::Separator_Paragraph || character.isNonCharacter();
}

QString cut(const QString &text, int max)
{
    if (text.size() <= max)
        return text;
    QString kept = text.left(max - 1);
    if (kept.back().isHighSurrogate())
        kept.chop(1);
    return kept + ellipsis;
}

} // namespace

QString singleLine(const QString &text, int max)
{
    QString line = text.left(max * 4);
    std::ranges::replace_if(line, isControl, QChar(u' '));
    line.removeIf(turnsDirection);
    line = cut(line.simplified(), max);
    return std::ranges::any_of(line, readsFromTheRight) ? firstStrongIsolate + line + popIsolate : line;
}

QString menuLine(const QString &text, int max)
{
    return singleLine(text, max).replace(QLatin1Char('&'), QLatin1String("&&"));
}

QString tipLine(const QString &text, int max)
{
    return text.isEmpty() ? QString() : QStringLiteral("<span>%1</span>").arg(singleLine(text, max).toHtmlEscaped());
}

QString spokenTip(const QString &tip)
{
    static const QString begins = QStringLiteral("<span>");
    static const QString ends = QStringLiteral("</span>");
    if (!tip.startsWith(begins) || !tip.endsWith(ends))
        return tip;
    QString text = tip.mid(begins.size(), tip.size() - begins.size() - ends.size());
    for (const auto &[mark, sign] :
        {std::pair("&lt;", "<"), std::pair("&gt;", ">"), std::pair("&quot;", "\""), std::pair("&amp;", "&")})
        text.replace(QLatin1String(mark), QLatin1String(sign));
    return text;
}

QString capitalised(const QString &text)
{
    return text.isEmpty() ? text : text.front().toUpper() + text.mid(1);
}

QString folded(const QString &text)
{
    QString letters;
    for (const QChar character : text.normalized(QString::NormalizationForm_KD).toCaseFolded())
        if (!character.isMark())
            letters += character == QChar(0x2019) ? QChar(u'\'') : character;
    return letters;
}

} // namespace dossier
