#include "views/rules/rule_library.h"

#include "model/conquest/seen/rule_ids.h"
#include "model/omega/geometry/rule_ids.h"
#include "model/specter/seen/rule_ids.h"
#include "views/kit/shipped.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace dossier
{

namespace
{

bool speaksItalian()
{
    return QLocale().language() == QLocale::Italian;
}

std::vector<RuleText> readLibrary()
{
    std::vector<RuleText> library;
    const std::initializer_list<std::pair<const char *, std::span<const Rule>>> files{
        {"omega-geometry", omega::digest.rules()}, {"omega-play", omega::digest.rules()},
        {"specter", specter::digest.rules()}, {"conquest", conquest::digest.rules()}};
    for (const auto &[name, digest] : files)
    {
        const QByteArray file = shipped(QStringLiteral(":/rules/%1.json").arg(QLatin1String(name)));
        std::vector<RuleText> texts = readRuleTexts(file.toStdString(), digest).value_or(std::vector<RuleText>{});
        std::ranges::move(texts, std::back_inserter(library));
    }
    return library;
}

/// Without case and accents, one kind of apostrophe.
QString plain(const QString &text)
{
    QString letters;
    for (const QChar character : text.normalized(QString::NormalizationForm_KD).toCaseFolded())
        if (!character.isMark())
            letters += character == QChar(0x2019) ? QChar(u'\'') : character;
    return letters;
}

} // namespace

const std::vector<RuleText> &ruleLibrary()
{
    static const std::vector<RuleText> library = readLibrary();
    return library;
}

const RuleText *textOf(Rule rule)
{
    const auto found = std::ranges::find(ruleLibrary(), rule, &RuleText::rule);
    return found == ruleLibrary().end() ? nullptr : &*found;
}

QString spoken(const LocalizedText &text)
{
    return QString::fromStdString(speaksItalian() ? text.it : text.en);
}

QStringList spoken(const SearchWords &words)
{
    QStringList list;
    for (const std::string &word : speaksItalian() ? words.it : words.en)
        list << QString::fromStdString(word);
    return list;
}

QString ruleName(Rule rule)
{
    return QString::fromUtf8(id(rule).data(), static_cast<qsizetype>(id(rule).size()));
}

QString ruleTitle(Rule rule)
{
    const RuleText *text = textOf(rule);
    return text != nullptr ? spoken(text->title) : QString();
}

bool isFoundBy(const RuleText &rule, const QString &words)
{
    const QString all = plain(
        QStringList{ruleName(rule.rule), spoken(rule.title), spoken(rule.text), spoken(rule.search).join(u'\n')}.join(
            u'\n'));
    const QStringList wanted = plain(words).split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(wanted, [&](const QString &word) { return all.contains(word); });
}

} // namespace dossier
