#include "tests/house/translation_gate.h"

#include <QRegularExpression>
#include <QXmlStreamReader>

namespace dossier::test
{

namespace
{

/// One message of a .ts file.
struct Message
{
    QString source;
    QString state;
    /// The message comes from a pack, whose text stays unchanged.
    bool isOfAPack = false;
    bool translated = false;
    bool plural = false;
    QStringList forms;
};

void readTranslation(QXmlStreamReader &xml, Message &message)
{
    message.translated = true;
    message.state = xml.attributes().value(QStringLiteral("type")).toString();
    QString text;
    while (!xml.atEnd()
        && !(xml.readNext() == QXmlStreamReader::EndElement && xml.name() == QStringLiteral("translation")))
    {
        if (xml.isStartElement() && xml.name() == QStringLiteral("numerusform"))
            message.forms << xml.readElementText(QXmlStreamReader::IncludeChildElements);
        else if (xml.isCharacters())
            text += xml.text();
    }
    if (!message.plural)
        message.forms << text;
}

Message readMessage(QXmlStreamReader &xml)
{
    Message message;
    message.plural = xml.attributes().value(QStringLiteral("numerus")) == QStringLiteral("yes");
    while (xml.readNextStartElement())
        if (xml.name() == QStringLiteral("source"))
            message.source = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        else if (xml.name() == QStringLiteral("translation"))
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    return message;
}

QStringList placeMarkers(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("%L?\\d+|%n|\\{[a-z_.]+\\}"));
    QStringList found;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();)
        found << matches.next().captured();
    found.sort();
    return found;
}

bool hasAccelerator(QString text)
{
    return text.remove(QStringLiteral("&&")).contains(u'&');
}

QChar endOf(const QString &text)
{
    static const QString marks = QStringLiteral(".:!?…");
    return !text.isEmpty() && marks.contains(text.back()) ? text.back() : QChar();
}

/// Matches Italian terms that differ from those of the rulebooks, plural forms of address, and signs other than the
/// Italian ones.
const QRegularExpression &unwantedItalian()
{
    static const QRegularExpression pattern(
        QStringLiteral(
            "\\b(?:(?:cart[ae]|segnalin[oi]|mazzo) investigare|costo da (?:pronta|impegnata)|attacco gratuito|"
            "successi|portata|pedin[ae]|tabellone|consentit[oaie]|agguato|nube|scontr[oi]|indicator[ei]|vostr[oaie]|"
            "ciò che|mischiat[oaie]|(?-i:[Gg]ettoni? energia)|shift)\\b|['\"\\x{201C}\\x{201D}]"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return pattern;
}

/// Matches wordy English, and the typewriter apostrophe.
const QRegularExpression &unwantedEnglish()
{
    static const QRegularExpression pattern(
        QStringLiteral("\\b(?:anew|by chance|what is due|puts? (?:\\w+ ){1,4}right|otherwise than)\\b|'"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return pattern;
}

QStringList faultsOf(const Message &message, int forms, bool italian)
{
    QStringList faults;
    const auto fault = [&](const QString &what) { faults << what + QStringLiteral(": ") + message.source; };
    if (!message.translated || !message.state.isEmpty())
        fault(message.translated ? message.state : QStringLiteral("missing"));
    if (message.plural && message.forms.size() != forms)
        fault(QStringLiteral("plural forms"));
    if (const auto found = unwantedEnglish().match(message.source); !message.isOfAPack && found.hasMatch())
        fault(QStringLiteral("not the word or sign to use, ") + found.captured());
    for (const QString &form : message.forms)
    {
        if (form.trimmed().isEmpty())
            fault(QStringLiteral("empty"));
        if (placeMarkers(message.source) != placeMarkers(form))
            fault(QStringLiteral("place markers"));
        if (hasAccelerator(message.source) != hasAccelerator(form))
            fault(QStringLiteral("accelerator"));
        if (endOf(message.source) != endOf(form))
            fault(QStringLiteral("end punctuation"));
        if (const auto found = unwantedItalian().match(form); italian && found.hasMatch())
            fault(QStringLiteral("not the word or sign to use, ") + found.captured());
    }
    return faults;
}

} // namespace

QStringList translationFaults(const QByteArray &ts, int forms, int *count)
{
    QStringList faults;
    bool italian = false;
    bool isOfAPack = false;
    QXmlStreamReader xml(ts);
    while (!xml.atEnd())
    {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QStringLiteral("TS"))
            italian = xml.attributes().value(QStringLiteral("language")) == QStringLiteral("it");
        if (xml.name() == QStringLiteral("name"))
            isOfAPack = xml.readElementText() == QStringLiteral("SampleCards");
        if (xml.name() != QStringLiteral("message"))
            continue;
        Message message = readMessage(xml);
        message.isOfAPack = isOfAPack;
        faults << faultsOf(message, forms, italian);
        if (count != nullptr)
            ++*count;
    }
    if (xml.hasError())
        faults << QStringLiteral("not XML: ") + xml.errorString();
    return faults;
}

} // namespace dossier::test
