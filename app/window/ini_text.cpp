#include "app/window/ini_text.h"

#include <QStringList>

#include <map>

namespace dossier
{

namespace
{

bool isPlain(char16_t character)
{
    return (character >= u'a' && character <= u'z') || (character >= u'A' && character <= u'Z')
        || (character >= u'0' && character <= u'9') || character == u'_' || character == u'-' || character == u'.';
}

/// Encodes the characters that a key cannot contain as %XX or %UXXXX.
QByteArray keyText(const QString &key)
{
    QByteArray text;
    for (const QChar character : key)
        if (isPlain(character.unicode()))
            text += static_cast<char>(character.unicode());
        else if (character == u'/')
            text += '\\';
        else if (character.unicode() <= 0xFF)
            text += '%' + QByteArray::number(character.unicode(), 16).toUpper().rightJustified(2, '0');
        else
            text += "%U" + QByteArray::number(character.unicode(), 16).toUpper().rightJustified(4, '0');
    return text;
}

/// Returns a text in quotation marks. Escapes non-ASCII characters, so that no encoding is guessed; an escape has no
/// terminator, so a digit after it is escaped, too.
QByteArray quoted(const QString &value)
{
    QByteArray text = "\"";
    bool escapes = false;
    for (const QChar character : value)
    {
        const char16_t code = character.unicode();
        const bool isDigit = QByteArrayView("0123456789abcdefABCDEF").contains(static_cast<char>(code)) && code < 0x80;
        const bool plain = code >= 0x20 && code < 0x7F && !(escapes && isDigit);
        escapes = !plain;
        if (!plain)
            text += "\\x" + QByteArray::number(code, 16);
        else if (code == u'"' || code == u'\\')
            text += QByteArray("\\") + static_cast<char>(code);
        else
            text += static_cast<char>(code);
    }
    return text + '"';
}

/// Marks a text that begins with @, the sign of other types in QSettings.
QString marked(const QString &text)
{
    return text.startsWith(u'@') ? u'@' + text : text;
}

/// QSettings keeps keys without a group in a group of that name.
const QString general = QStringLiteral("General");

QByteArray groupText(const QString &key)
{
    if (!key.contains(u'/'))
        return general.toLatin1();
    const QString group = key.section(u'/', 0, 0);
    return (group.compare(general, Qt::CaseInsensitive) == 0 ? "%" : "") + keyText(group);
}

} // namespace

QByteArray iniValue(const QVariant &value)
{
    switch (value.typeId())
    {
    case QMetaType::UnknownType:
        return "@Invalid()";
    case QMetaType::QByteArray:
        return quoted(QStringLiteral("@ByteArray(") + QString::fromLatin1(value.toByteArray()) + u')');
    case QMetaType::QStringList:
    {
        const QStringList texts = value.toStringList();
        // One comma makes it a list.
        QByteArrayList all;
        for (const QString &text : texts)
            all << quoted(marked(text));
        return texts.isEmpty() ? QByteArray("@Invalid()") : all.join(", ");
    }
    default:
        return quoted(marked(value.toString()));
    }
}

tl::expected<QVariantMap, QSettings::Status> readIni(const QString &path)
{
    const QSettings file(path, QSettings::IniFormat);
    if (file.status() != QSettings::NoError)
        return tl::unexpected(file.status());
    QVariantMap values;
    for (const QString &key : file.allKeys())
        values.insert(key, file.value(key));
    return values;
}

QByteArray iniText(const QVariantMap &values)
{
    std::map<QByteArray, QByteArray> groups;
    for (auto value = values.cbegin(); value != values.cend(); ++value)
    {
        const QString name = value.key().contains(u'/') ? value.key().section(u'/', 1) : value.key();
        groups[groupText(value.key())] += keyText(name) + '=' + iniValue(value.value()) + '\n';
    }
    QByteArray text;
    for (const auto &[group, lines] : groups)
        text += (text.isEmpty() ? "[" : "\n[") + group + "]\n" + lines;
    return text;
}

} // namespace dossier
