#include "views/rules/rule_library.h"

#include "views/kit/plain_text.h"
#include "views/kit/shipped.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace dossier
{

namespace
{

bool speaksItalian()
{
    return QLocale().language() == QLocale::Italian;
}

/// The books, and their texts, which are read on first use.
struct Library
{
    std::vector<RuleBook> books{};
    std::optional<std::vector<RuleText>> texts{};
};

Library &library()
{
    static Library all;
    return all;
}

std::vector<RuleText> readLibrary(const std::vector<RuleBook> &books)
{
    std::vector<RuleText> all;
    for (const RuleBook &book : books)
        for (const QString &name : book.files)
        {
            const QByteArray file = shipped(QStringLiteral(":/rules/%1.json").arg(name));
            std::vector<RuleText> texts
                = readRuleTexts(file.toStdString(), book.source).value_or(std::vector<RuleText>{});
            std::ranges::move(texts, std::back_inserter(all));
        }
    return all;
}

bool areTheSame(const std::vector<RuleBook> &some, const std::vector<RuleBook> &others)
{
    return std::ranges::equal(some, others, {}, &RuleBook::files, &RuleBook::files);
}

} // namespace

void setRuleBooks(std::vector<RuleBook> books)
{
    if (!areTheSame(books, library().books))
        library() = {std::move(books), {}};
}

const std::vector<RuleBook> &ruleBooks()
{
    return library().books;
}

const RuleBook *bookOf(Rule rule)
{
    const auto has
        = [&](const RuleBook &book) { return std::ranges::find(book.source.digest, rule) != book.source.digest.end(); };
    const auto found = std::ranges::find_if(ruleBooks(), has);
    return found == ruleBooks().end() ? nullptr : &*found;
}

const std::vector<RuleText> &ruleLibrary()
{
    if (!library().texts)
        library().texts = readLibrary(library().books);
    return *library().texts;
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

QString ruleTitle(const std::string &printed)
{
    const std::vector<RuleText> &all = ruleLibrary();
    const auto found = std::ranges::find_if(all, [&](const RuleText &text) { return id(text.rule) == printed; });
    return found == all.end() ? QString::fromStdString(printed) : spoken(found->title);
}

bool isFoundBy(const RuleText &rule, const QString &words)
{
    QStringList texts{ruleName(rule.rule), spoken(rule.title), spoken(rule.text), spoken(rule.search).join(u'\n')};
    for (const RuleDetail &detail : rule.details)
        texts << QString::fromStdString(detail.name) << spoken(detail.text);
    const QString all = folded(texts.join(u'\n'));
    const QStringList wanted = folded(words).split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(wanted, [&](const QString &word) { return all.contains(word); });
}

} // namespace dossier
